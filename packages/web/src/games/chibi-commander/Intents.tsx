// What the automaton announces, on the map: its order, its ways, whom it attacks and how likely that hurts.
import { type Announced, type Moved, nameOf, unitThing, type View } from '@xenotable/chibi-commander/preview';
import { CELL, centreOf } from '../../boards/square/cells.ts';
import type { Sign } from './plates.ts';
import { unitOf } from './shared/faces.ts';
import { harmWords } from './shared/losses.ts';
import { COLUMNS } from './shared/map.ts';

/** The field of a thing; who is planned to walk stands where it walks to. */
function fieldOf(view: View, thing: string | undefined, moved: Moved | null): number {
  const [kind, id] = (thing ?? '').split(':');
  if (kind === 'cell') return Number(id);
  if (kind === 'unit' && Number(id) === moved?.unit) return moved.cell;
  if (kind === 'unit') return unitOf(view, Number(id))?.cell ?? -1;
  return kind === 'blip' ? (view.blips.find((blip) => blip.id === Number(id))?.cell ?? -1) : -1;
}

const line = (cells: readonly number[]): string =>
  cells
    .map((cell, i) => `${i === 0 ? 'M' : 'L'}${centreOf(cell, COLUMNS).x} ${centreOf(cell, COLUMNS).y}`)
    .join('');

/** A number in a diamond beside its unit. */
function Order({ cell, order }: { cell: number; order: number }) {
  const { x, y } = centreOf(cell, COLUMNS);
  const at = { x: x - CELL * 0.36, y: y - CELL * 0.36 };
  return (
    <g className="order">
      <path d={`M${at.x} ${at.y - 9}l9 9l-9 9l-9 -9z`} />
      <text x={at.x} y={at.y + 4} textAnchor="middle">
        {order}
      </text>
    </g>
  );
}

interface IntentArrowsProps {
  view: View;
  intents: readonly Announced[];
  moved: Moved | null;
}

export function IntentArrows({ view, intents, moved }: IntentArrowsProps) {
  return (
    <g className="cc-intents" aria-hidden="true">
      {intents.map((intent) => {
        const from = fieldOf(view, intent.who, moved);
        if (from < 0) return null;
        const blip = intent.who.startsWith('blip:');
        const path = (intent.path ?? []).map((thing) => fieldOf(view, thing, moved));
        const end = fieldOf(view, intent.end, moved);
        const target = fieldOf(view, intent.target, moved);
        const stand = end < 0 ? from : end;
        return (
          <g key={intent.who} className={blip ? 'creeping' : ''}>
            {path.length > 0 && <path className="heading" d={line([from, ...path])} />}
            {end >= 0 && end !== from && (
              <circle
                className="stand"
                cx={centreOf(end, COLUMNS).x}
                cy={centreOf(end, COLUMNS).y}
                r={CELL * 0.3}
              />
            )}
            {target >= 0 && <path className="aimed" d={line([stand, target])} />}
            {!blip && intent.order !== null && <Order cell={from} order={intent.order} />}
          </g>
        );
      })}
    </g>
  );
}

/** By unit, how likely all that is announced hurts or kills it; of several attackers the sum says so. */
export function intentSums(view: View, intents: readonly Announced[], moved: Moved | null): Sign[] {
  // The last who attacks somebody knows what all of them do.
  const ends = new Map(intents.flatMap(({ harms = [] }) => harms.map(({ target, sum }) => [target, sum])));
  const attackers = (thing: string): number =>
    intents.filter(({ harms = [] }) => harms.some(({ target }) => target === thing)).length;
  return [...ends]
    .map(([thing, end]) => ({
      cell: fieldOf(view, thing, moved),
      text: `${attackers(thing) > 1 ? `all ${attackers(thing)}: ` : ''}${harmWords(view, [{ target: thing, end }])}`,
    }))
    .filter(({ cell }) => cell >= 0);
}

/** Those of the automaton that go for who is planned to walk: the sum of their attacks is shown beside it. */
export const comingFor = (intents: readonly Announced[], moved: Moved | null): Set<number> =>
  new Set(
    intents.flatMap(({ who, target }) =>
      moved !== null && target === unitThing(moved.unit) && who.startsWith('unit:')
        ? [Number(who.slice(5))]
        : [],
    ),
  );

/** By unit of the automaton, whom it goes for, if it is not who is planned to walk. */
export function preyOf(view: View, intents: readonly Announced[], moved: Moved | null): Map<number, string> {
  const prey = new Map<number, string>();
  for (const { who, target } of intents) {
    const [kind, id] = (target ?? '').split(':');
    if (kind === 'unit' && who.startsWith('unit:') && Number(id) !== moved?.unit)
      prey.set(Number(who.slice(5)), nameOf(view, Number(id)));
  }
  return prey;
}
