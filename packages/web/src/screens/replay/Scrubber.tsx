// The whole game as a strip: sections, what each seat did, and the present position. One slider for pointer, keys and screen readers.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { isModified } from '../../kit/keyEvents.ts';
import type { SeatPanel } from '../../table/contract.ts';
import { sideColour, sideText } from '../../kit/draw/sides.ts';
import type { Mark } from '../../worker/api.ts';
import { type Part, partAt, stepAfter } from './steps.ts';

const TOP = 22;
/** Height for one seat alone, and for each of several. */
const ALONE = 38;
const LANE = 22;
/** Half the width of the knob: a label under it moves aside. */
const KNOB = 10;
/** Minimum distance of signs; in a long game only those of chance and undo are drawn. */
const ROOM = 7;

interface ScrubberProps {
  at: number;
  last: number;
  parts: readonly Part[];
  marks: readonly Mark[];
  panels: readonly SeatPanel[];
  spoken: string;
  width: number;
  goTo(at: number): void;
}

export function Scrubber({ at, last, parts, marks, panels, spoken, width, goTo }: ScrubberProps) {
  const strip = useRef<SVGSVGElement>(null);
  const x = (moment: number): number => 10 + (moment / Math.max(1, last)) * (width - 20);
  const lane = panels.length === 1 ? ALONE : LANE;
  const height = TOP + panels.length * lane + 8;
  const now = partAt(parts, at);
  const tight = width / Math.max(1, last) < ROOM;

  const scrub = (event: PointerEvent): void => {
    const box = strip.current?.getBoundingClientRect();
    if (box === undefined) return;
    const along = ((event.clientX - box.left) / box.width) * width;
    goTo(Math.round(((along - 10) / (width - 20)) * last));
  };
  const press = (event: KeyboardEvent): void => {
    const to = stepAfter(event.key, at, last, parts);
    if (to === null || isModified(event)) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(to);
  };
  return (
    <svg
      ref={strip}
      className="strip"
      viewBox={`0 0 ${width} ${height}`}
      role="slider"
      tabIndex={0}
      aria-label="Step"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={spoken}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && scrub(event)}
    >
      {parts.map((part, i) => {
        const end = parts[i + 1]?.from ?? last;
        const wide = x(end) - x(part.from);
        return (
          <g key={part.label} className={part === now ? 'part current' : 'part'}>
            <rect x={x(part.from)} y={TOP} width={Math.max(1, wide - 2)} height={panels.length * lane} />
            <text x={x(part.from) + (Math.abs(x(at) - x(part.from)) < KNOB ? KNOB + 3 : 3)} y="15">
              {wide > 58 ? part.label : wide > 18 ? part.label.replace(/^\D+/, '') : ''}
            </text>
          </g>
        );
      })}
      {panels.slice(1).map((_, i) => (
        <path key={i} className="between" d={`M10 ${TOP + (i + 1) * lane}H${width - 10}`} />
      ))}
      {marks
        .filter((mark) => !tight || mark.kind !== 'choice')
        .map((mark) => {
          const panel = panels[mark.seat];
          if (panel === undefined) return null;
          const place = `translate(${x(mark.entry + 1)} ${TOP + (mark.seat + 0.5) * lane})`;
          return (
            <Sign
              key={mark.entry}
              kind={mark.kind}
              place={place}
              side={panel.side}
              faint={mark.entry >= at}
            />
          );
        })}
      <path className="line" d={`M${x(at)} 20V${height}`} />
      <path className="knob" d={`M${x(at) - 9} 3h18v11l-9 8-9-8z`} />
    </svg>
  );
}

function Sign({
  kind,
  place,
  side,
  faint,
}: {
  kind: Mark['kind'];
  place: string;
  side: SeatPanel['side'];
  faint: boolean;
}) {
  const drawn = {
    chance: <path d="M0 -6L6 0 0 6 -6 0z" fill={sideColour(side)} stroke={sideText(side)} />,
    choice: <circle r="2.4" fill={sideText(side)} />,
    undo: <path d="M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5" stroke={sideText(side)} strokeWidth="1.8" />,
  }[kind];
  return (
    <g transform={place} opacity={faint ? 0.45 : 1}>
      {drawn}
    </g>
  );
}
