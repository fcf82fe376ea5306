import { clsx } from 'clsx';
import { landing } from '../../texts/landing';
import { Section } from './section';

const texts = landing.comparison;

export function Comparison() {
  return (
    <Section id="Comparison" heading={texts.heading} lead={texts.lead} isRaised>
      {/* Wider than a phone: scrolled sideways, also by keyboard. */}
      <div
        role="region"
        aria-label={texts.scrollLabel}
        tabIndex={0}
        className="-mx-5 overflow-x-auto px-5 sm:mx-0 sm:px-0"
      >
        <table className="w-full min-w-[46rem] border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-line-strong align-bottom">
              <th scope="col" className="w-[24%] py-3 pr-4 text-sm font-semibold text-ink-soft">
                {texts.corner}
              </th>
              {texts.columns.map((column, position) => (
                <th
                  key={column}
                  scope="col"
                  className={clsx(
                    'w-[19%] px-4 py-3 font-serif text-lg font-semibold',
                    position === 0 && 'rounded-t-card bg-teal-wash text-teal',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {texts.rows.map((row) => (
              <tr key={row.question} className="border-b border-line align-top">
                <th scope="row" className="py-3.5 pr-4 font-semibold">
                  {row.question}
                </th>
                {row.answers.map((answer, position) => (
                  <td
                    key={texts.columns[position]}
                    className={clsx(
                      'px-4 py-3.5',
                      position === 0 ? 'bg-teal-wash font-semibold' : 'text-ink-soft',
                    )}
                  >
                    {answer}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
