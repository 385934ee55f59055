// The chance to win over the whole game, in steps: it changes only at decisions and by chance. Errors are drawn below it.
import { type Review, type ReviewedStep, errorOf, isMistake, turningPoints } from '@xenotable/bots';
import { points } from './words.ts';
import './review.css';

const HEIGHT = 72;
const TOP = 6;
const ERRORS = 18;

interface CurveProps {
  review: Review;
  at: number;
  last: number;
  width: number;
  goTo(at: number): void;
}

export function Curve({ review, at, last, width, goTo }: CurveProps) {
  const x = (moment: number): number => 10 + (moment / Math.max(1, last)) * (width - 20);
  const y = (chance: number): number => TOP + (1 - Math.min(1, Math.max(0, chance))) * (HEIGHT - TOP);
  const { steps, start, result } = review;
  const way = steps.map(
    ({ entry, before, decided }) => `H${x(entry)}V${y(before)}H${x(entry + 0.5)}V${y(decided)}`,
  );
  const complete = steps.length > 0 && (steps.at(-1)?.entry ?? 0) >= last - 2;
  const line = `M${x(0)} ${y(start)}${way.join('')}${complete ? `H${x(last)}V${y(result)}` : ''}`;
  const worst = turningPoints(review);
  const label = (step: ReviewedStep): string => {
    const place = worst.indexOf(step) + 1;
    return `${place > 0 ? `Turning point ${place}: ` : ''}${step.words} gave away ${points(errorOf(step))}`;
  };
  return (
    <svg
      className="review-curve"
      viewBox={`0 0 ${width} ${HEIGHT + ERRORS}`}
      role="group"
      aria-label={`Chance to win: ${points(start)} at the start, ${points(result)} at the end`}
    >
      <path className="half" d={`M10 ${y(0.5)}H${width - 10}`} />
      <path className="course" d={line} />
      {steps.filter(isMistake).map((step) => {
        const big = worst.includes(step);
        const size = Math.min(ERRORS - 2, 3 + errorOf(step) * 80);
        return (
          <g
            key={step.entry}
            role="button"
            tabIndex={big ? 0 : -1}
            aria-label={label(step)}
            className={`error${big ? ' turning' : ''}`}
            onClick={() => goTo(step.entry)}
            onKeyDown={({ key }) => key === 'Enter' && goTo(step.entry)}
          >
            <title>{label(step)}</title>
            <rect
              x={x(step.entry + 0.5) - (big ? 5 : 2)}
              y={HEIGHT}
              width={big ? 10 : 4}
              height={big ? ERRORS - 2 : size}
            />
            {big && (
              <text x={x(step.entry + 0.5)} y={HEIGHT + 12}>
                {worst.indexOf(step) + 1}
              </text>
            )}
          </g>
        );
      })}
      <path className="here" d={`M${x(at)} 0V${HEIGHT + ERRORS}`} />
    </svg>
  );
}
