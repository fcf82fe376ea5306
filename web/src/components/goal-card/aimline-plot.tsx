/** The goal as a line: from the baseline's dot up to the target's flag, the objectives as steps on it. */
import type { Goal } from '@goalwright/contracts/api/goals';
import { goals as words } from '../../texts/goals';
import { readPlot } from './aimline-reading';

const LEFT = 16;
const RIGHT = 264;
const LOW = 66;
const HIGH = 24;
const FLAG = 'l-13 5 13 5';

/**
 * The line climbs on paper even where the number falls: it shows the way to the goal. A goal that cannot be read for
 * sure has none: a plot never says what its goal does not.
 */
export function AimlinePlot({ goal }: { readonly goal: Goal }) {
  const reading = readPlot(goal);
  if (!reading) return null;
  const { baseline, target, weeks, endsOn, steps } = reading;
  const now = baseline === 'open' ? words.plot.toCollect : baseline.label;
  const aim = target === 'open' ? words.plot.teamDecides : target.label;
  const byDate = endsOn === undefined ? '' : words.plot.by(endsOn);
  const time = weeks === undefined ? byDate : words.plot.weeks(weeks);
  const span = weeks ?? steps.at(-1)?.week;
  const at = (share: number) => ({
    x: LEFT + (RIGHT - LEFT) * share,
    y: LOW - (LOW - HIGH) * share,
  });
  return (
    <figure className="w-full max-w-sm">
      <svg
        viewBox="0 0 280 84"
        role="img"
        aria-label={words.plot.described(now, aim, time)}
        className="w-full overflow-visible"
        fill="none"
      >
        <path d={`M${LEFT} 78 H${RIGHT + 10}`} className="stroke-line" strokeWidth="1.5" />
        <path
          d={`M${LEFT} ${LOW} L${RIGHT} ${HIGH}`}
          className={target === 'open' ? 'stroke-line-strong' : 'stroke-teal'}
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray={target === 'open' ? '2 7' : undefined}
        />
        {span !== undefined &&
          steps
            .filter(({ week }) => week < span)
            .map(({ week, value }) => {
              const { x, y } = at(week / span);
              return (
                <g key={week}>
                  <circle cx={x} cy={y} r="4" className="fill-surface stroke-teal" strokeWidth="2" />
                  <text x={x} y={y - 10} textAnchor="middle" className="figures fill-ink-soft text-[11px]">
                    {value === undefined ? '' : String(value)}
                  </text>
                </g>
              );
            })}
        <circle
          cx={LEFT}
          cy={LOW}
          r="6"
          className={baseline === 'open' ? 'fill-surface stroke-teal' : 'fill-teal'}
          strokeWidth="2"
        />
        <path
          d={`M${RIGHT} ${HIGH} V4 ${FLAG}`}
          className="fill-marigold-fill stroke-marigold-fill"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <figcaption
        aria-hidden
        className="mt-1 grid grid-cols-[1fr_1.3fr] gap-4 text-sm leading-snug text-balance"
      >
        <span>
          <span className="block text-ink-soft">{words.plot.now}</span>
          <span className="figures block font-semibold">{now}</span>
        </span>
        <span className="text-right">
          <span className="block text-ink-soft">{words.plot.target}</span>
          <span className="figures block font-semibold">{aim}</span>
          <span className="block text-ink-soft">{time}</span>
        </span>
      </figcaption>
    </figure>
  );
}
