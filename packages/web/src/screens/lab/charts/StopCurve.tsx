// How the widest interval narrows with the number of deals, and when it would reach the aim.
import { useRef } from 'react';
import { useWidth } from '../../../kit/useWidth.ts';
import { giveOrTake, grouped } from './numbers.ts';

export interface Narrowing {
  deals: number;
  /** Half the width of the widest interval. */
  half: number;
}

interface StopCurveProps {
  past: readonly Narrowing[];
  /** The half-width at which it stops; null if a number of deals stops it. */
  aim: number | null;
  /** The maximum number of deals. */
  most: number;
}

const LEFT = 34;
const TOP = 8;
const FOOT = 22;
const TALL = 150;

/** Deals until the aim, if the interval keeps narrowing with the root of their number. */
export const dealsUntil = ({ deals, half }: Narrowing, aim: number): number =>
  Math.ceil((deals * (half / aim) ** 2) / 10) * 10;

const lineThrough = (places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export function StopCurve({ past, aim, most }: StopCurveProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const now = past.at(-1);
  const top = Math.min(0.5, Math.max(0.02, (aim ?? 0) * 2, ...past.slice(-12).map(({ half }) => half * 1.1)));
  const step = [0.01, 0.02, 0.05, 0.1].find((one) => top / one <= 5) ?? 0.2;
  const x = (deals: number): number => LEFT + (Math.min(deals, most) / most) * (width - LEFT - 8);
  const y = (half: number): number => TOP + (1 - Math.min(1, half / top)) * (TALL - TOP - FOOT);
  const later = now
    ? Array.from({ length: 41 }, (_, i): readonly [number, number] => {
        const deals = now.deals + ((most - now.deals) * i) / 40;
        return [x(deals), y(now.half * Math.sqrt(now.deals / Math.max(1, deals)))];
      })
    : [];
  const until = now && aim !== null ? dealsUntil(now, aim) : null;
  const says =
    now === undefined
      ? 'Nothing was compared yet.'
      : `The widest interval is ${giveOrTake(now.half)} points after ${grouped(now.deals)} deals` +
        (aim === null
          ? '.'
          : `, the aim is ${giveOrTake(aim)}${until !== null && until <= most ? `, reached after about ${grouped(until)} deals` : ''}.`);
  return (
    <div ref={box} className="stop-curve">
      <svg viewBox={`0 0 ${width} ${TALL}`} width="100%" height={TALL} role="img" aria-label={says}>
        {Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step).map((half) => (
          <g key={half}>
            <path d={`M${LEFT} ${y(half)}H${width}`} stroke="var(--line-1)" />
            <text x={LEFT - 8} y={y(half) + 4} textAnchor="end">
              {Math.round(half * 100)}
            </text>
          </g>
        ))}
        {[0, 0.5, 1].map((part) => (
          <text
            key={part}
            x={x(most * part)}
            y={TALL - 4}
            textAnchor={part === 0 ? 'start' : part === 1 ? 'end' : 'middle'}
          >
            {grouped(most * part)}
          </text>
        ))}
        {aim !== null && (
          <>
            <path d={`M${LEFT} ${y(aim)}H${width}`} stroke="var(--text-1)" strokeWidth="1.5" />
            <text
              className="strong"
              x={width - 2}
              y={aim < top / 4 ? y(aim) - 6 : y(aim) + 15}
              textAnchor="end"
            >
              stop at {giveOrTake(aim)}
            </text>
          </>
        )}
        <path d={lineThrough(later)} className="stop-later" />
        <path
          d={lineThrough(past.map(({ deals, half }) => [x(deals), y(half)] as const))}
          className="stop-past"
        />
        {until !== null && aim !== null && until <= most && (
          <circle cx={x(until)} cy={y(aim)} r="5.5" className="stop-aim" />
        )}
        {now && (
          <>
            <circle cx={x(now.deals)} cy={y(now.half)} r="5.5" className="stop-now" />
            <text className="strong" x={x(now.deals) + 8} y={y(now.half) - 8}>
              now {giveOrTake(now.half)}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
