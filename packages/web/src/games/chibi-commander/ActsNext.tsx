// What the automaton does next, in its order, with its reasons.
import { useMemo } from 'react';
import { Token } from '../../kit/draw/Token.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../table/contract.ts';
import {
  type Act,
  actsNext,
  blipThing,
  nameOf,
  unitThing,
  type View,
} from '@xenotable/chibi-commander/preview';
import { blipToken, tokenOf, unitOf } from './shared/faces.ts';

const SHOWN = 4;

/** Blips that do the same are one line. */
interface Line extends Act {
  names: string[];
}

function linesOf(view: View, acts: readonly Act[]): Line[] {
  const lines: Line[] = [];
  for (const act of acts) {
    const same = act.blip < 0 ? undefined : lines.find((line) => line.blip >= 0 && line.why === act.why);
    if (same) same.names.push(String(act.blip + 1));
    else lines.push({ ...act, names: [act.unit >= 0 ? nameOf(view, act.unit) : String(act.blip + 1)] });
  }
  return lines;
}

const titleOf = ({ unit, names }: Line): string =>
  unit >= 0 ? (names[0] ?? '') : `${names.length > 1 ? 'Blips' : 'Blip'} ${names.join(', ')}`;

export function ActsNext({ view, point }: BoardProps<View>) {
  const lines = useMemo(() => linesOf(view, actsNext(view)), [view]);
  if (lines.length === 0) return null;
  return (
    <section className="cc-next" aria-label="Acts next by the book">
      <h2 className="label">
        By the book, next <RuleChip rule="CC-NPC-04" />
      </h2>
      <ol>
        {lines.slice(0, SHOWN).map((line) => {
          const unit = line.unit < 0 ? null : unitOf(view, line.unit);
          const blip = view.blips.find((one) => one.id === line.blip);
          const face =
            unit !== null ? tokenOf(view, unit) : blip !== undefined ? blipToken(view, blip) : null;
          const thing = line.unit >= 0 ? unitThing(line.unit) : blipThing(line.blip);
          return (
            <li key={thing} onPointerEnter={() => point(thing)} onPointerLeave={() => point(null)}>
              {face && <Token {...face} size={40} />}
              <span>
                <b>{titleOf(line)}</b>
                {line.why}
              </span>
            </li>
          );
        })}
        {lines.length > SHOWN && <li className="more">{lines.length - SHOWN} more</li>}
      </ol>
    </section>
  );
}
