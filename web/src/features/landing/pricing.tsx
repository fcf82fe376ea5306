import { Check } from 'lucide-react';
import { Aimline } from '../../components/aimline';
import { landing } from '../../texts/landing';
import { ActionLink, SIGN_UP } from './links';
import { Section } from './section';

const texts = landing.pricing;

export function Pricing() {
  return (
    <Section id="Pricing" heading={texts.heading} lead={texts.lead}>
      <div className="grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-2">
        <div className="p-7 sm:p-10">
          <p className="flex items-baseline gap-3">
            <span className="figures font-serif text-7xl font-semibold tracking-tight text-teal">
              {texts.price}
            </span>
            <span className="text-lg font-semibold">{texts.per}</span>
          </p>
          <p className="mt-3 text-ink-soft">{texts.perText}</p>
          <ul className="mt-6 flex flex-col gap-2.5">
            {texts.points.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-good" />
                {point}
              </li>
            ))}
          </ul>
          <ActionLink to={SIGN_UP} className="mt-8">
            {texts.start}
          </ActionLink>
        </div>
        <div className="flex flex-col border-t border-line bg-paper p-7 sm:p-10 lg:border-t-0 lg:border-l">
          <h3 className="text-xl">{texts.examplesTitle}</h3>
          <dl className="mt-4">
            {texts.examples.map((example) => (
              <div
                key={example.areas}
                className="flex items-baseline justify-between gap-4 border-b border-line py-3"
              >
                <dt>
                  {example.areas}
                  {'note' in example && (
                    <span className="block text-[0.9375rem] text-ink-soft">{example.note}</span>
                  )}
                </dt>
                <dd className="figures text-lg font-semibold">{example.price}</dd>
              </div>
            ))}
          </dl>
          <Aimline className="my-8 hidden h-16 w-40 lg:block" />
          <p className="mt-6 text-[0.9375rem] text-ink-soft lg:mt-auto">{texts.minimum}</p>
        </div>
      </div>
    </Section>
  );
}
