// Units on a measured table: their tokens, and the list that pointer, keys and screen readers use.
import { itemAt } from '@xenotable/kernel';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { TokenAt, type TokenProps } from '../../kit/draw/Token.tsx';
import type { ThingId } from '../things.ts';
import { Piece } from '../Piece.tsx';
import type { Pointing } from '../things.ts';
import { spokenStanding } from '../standing.ts';
import { type Base, byDistance, spokenFrom } from './inches.ts';
import { across, down } from './measured.tsx';
import { tokenStates } from '../standing.ts';

export interface MeasuredUnit extends Base {
  id: ThingId;
  /** 'Heavy Infantry H, 3 of 5 strength points, suppressed'. */
  name: string;
  token: TokenProps;
}

/** The largest drawn size of a token, and the radius within which it can be hit: in board units, and on the screen. */
const LARGEST = 54;
const SMALLEST = 16;
const THUMB = 14;

export function UnitToken({ unit, height, on }: { unit: MeasuredUnit; height: number; on: Pointing }) {
  const base = across(2 * unit.r);
  const d = Math.min(base, LARGEST);
  return (
    <Piece x={across(unit.x)} y={down(unit.y, height)}>
      <circle className="base" r={base / 2} />
      <g style={{ '--token': d }}>
        <TokenAt
          {...unit.token}
          x={0}
          y={0}
          d={d}
          state={tokenStates(on.standing(unit.id), unit.token.state)}
        />
      </g>
    </Piece>
  );
}

interface UnitListProps {
  units: readonly MeasuredUnit[];
  start: MeasuredUnit | null;
  height: number;
  label: string;
  zoom: number;
  on: Pointing;
  touch(unit: MeasuredUnit): void;
  reveal(unit: MeasuredUnit): void;
}

/** Units in the order of their distance, with one tab stop; arrow keys move to the next one. */
export function UnitList({ units, start, height, label, zoom, on, touch, reveal }: UnitListProps) {
  const list = useRef<SVGGElement>(null);
  const [stop, setStop] = useState<ThingId | null>(null);
  const ordered = useMemo(() => byDistance(units, start), [units, start]);
  const at = Math.max(
    0,
    ordered.findIndex((unit) => unit.id === stop),
  );
  const press = (event: KeyboardEvent): void => {
    const unit = ordered[at];
    if (unit === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return touch(unit);
    }
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = itemAt(ordered, (to + ordered.length) % ordered.length);
    setStop(next.id);
    list.current
      ?.querySelector<SVGElement>(`[data-thing="${CSS.escape(next.id)}"]`)
      ?.focus({ preventScroll: true });
    reveal(next);
  };
  return (
    <g ref={list} role="list" aria-label={`${label}, units by distance`} onKeyDown={press}>
      {ordered.map((unit, i) => {
        const standing = on.standing(unit.id);
        const spoken = start === null || start === unit ? '' : `, ${spokenFrom(start, unit)}`;
        return (
          <g key={unit.id} role="listitem">
            <Piece x={across(unit.x)} y={down(unit.y, height)}>
              <circle
                role="button"
                className={`unit${standing.ready || standing.target ? ' usable' : ''}${on.changed.has(unit.id) ? ' flash' : ''}`}
                data-thing={unit.id}
                aria-label={unit.name + spoken + spokenStanding(standing)}
                aria-pressed={standing.picked}
                tabIndex={i === at ? 0 : -1}
                r={Math.max(across(unit.r), SMALLEST, THUMB / zoom)}
                onClick={() => touch(unit)}
                onFocus={(event) => {
                  setStop(unit.id);
                  if (event.target.matches(':focus-visible')) on.point(unit.id);
                }}
                onBlur={() => on.point(null)}
                onPointerEnter={(event) => event.pointerType !== 'touch' && on.point(unit.id)}
                onPointerLeave={() => on.point(null)}
              />
            </Piece>
          </g>
        );
      })}
    </g>
  );
}
