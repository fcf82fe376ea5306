import type { Goal } from '@goalwright/contracts/api/goals';
import { clsx } from 'clsx';
import { goals as words } from '../../texts/goals';
import { rowOf, type ServiceRow } from './services';

const cell = 'block py-0.5 align-top sm:table-cell sm:px-3 sm:py-2.5 sm:first:pl-0 sm:last:pr-0';

/** One row per service; on a phone each becomes a small block with its column's name before each value. */
export function ServicesTable({ goal, headingId }: { readonly goal: Goal; readonly headingId: string }) {
  const rows = goal.Fape.map(rowOf);
  const { columns } = words.services;
  if (rows.length === 0) return <p className="text-fail">{words.services.none}</p>;
  return (
    <>
      <table aria-labelledby={headingId} className="w-full border-collapse text-[0.9375rem] leading-snug">
        <thead className="sr-only sm:not-sr-only">
          <tr className="border-b border-line text-left text-sm text-ink-soft">
            {Object.values(columns).map((name) => (
              <th key={name} scope="col" className="px-3 py-1.5 font-semibold first:pl-0 last:pr-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map((row, place) => (
            <Row key={place} row={row} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">{words.services.team}</p>
    </>
  );
}

function Row({ row }: { readonly row: ServiceRow }) {
  const { columns } = words.services;
  const hasNotes = row.notes.length > 0;
  return (
    <>
      <tr
        className={clsx('block pt-2 sm:table-row', hasNotes ? '' : 'border-b border-line pb-2 last:border-0')}
      >
        <th scope="row" className={clsx(cell, 'text-left font-semibold')}>
          {row.name || <Missing />}
          {row.provider !== '' && (
            <span className="block font-normal text-ink-soft">{words.services.by(row.provider)}</span>
          )}
        </th>
        <td className={clsx(cell, 'figures')}>
          <ColumnName>{columns.amount}</ColumnName>
          {row.amount || <Missing />}
          {row.isStartingPoint && (
            <span className="mt-1 block border-l-2 border-weak pl-2 text-sm text-weak">
              {words.services.startingPoint}
            </span>
          )}
        </td>
        <td className={cell}>
          <ColumnName>{columns.place}</ColumnName>
          {row.place || <Missing />}
        </td>
        <td className={cell}>
          <ColumnName>{columns.dates}</ColumnName>
          {row.dates || <Missing />}
        </td>
      </tr>
      {hasNotes && (
        <tr className="block border-b border-line pb-2 last:border-0 sm:table-row">
          <td colSpan={4} className="block pb-2 text-sm text-ink-soft sm:table-cell">
            {row.notes.map(({ name, text }) => (
              <span key={name} className="block measure">
                {name}: {text}
              </span>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

const ColumnName = ({ children }: { readonly children: string }) => (
  <span aria-hidden className="mr-1.5 text-ink-soft sm:hidden">
    {children}:
  </span>
);

const Missing = () => <span className="font-medium text-fail">{words.services.missing}</span>;
