// What the automaton will do: announced moves and shots.
import type { UnitView, View, XrIntent } from '@xenotable/xenos-rampant/preview';
import { type Sign, across, down, pathOf } from '../../boards/measured/measured.tsx';
import { type Base, between } from '../../boards/measured/inches.ts';
import { sampled } from './sampled.ts';
import { letterOf } from './shared/faces.ts';

interface AnnouncedProps {
  view: View;
  intents: readonly XrIntent[];
  height: number;
}

/** Arrows and plates of what the automaton announces. */
export function IntentLayer({ view, intents, height }: AnnouncedProps) {
  return (
    <g className="intents">
      <defs>
        <marker
          id="xr-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {intents.map((intent) => {
        const unit = view.units[intent.unit];
        const target = intent.aimed === null ? undefined : view.units[intent.aimed];
        if (unit === undefined || unit.state !== 'table') return null;
        const end = intent.at ?? unit;
        const x = across(unit.x - unit.radius * 0.75);
        const y = down(unit.y + unit.radius * 0.75, height);
        return (
          <g key={intent.unit} className={intent.certain === 'yes' ? 'certain' : 'open'}>
            {intent.at !== null && (
              <path
                className="announced-way"
                d={pathOf([unit, intent.at], height)}
                markerEnd="url(#xr-arrow)"
              />
            )}
            {intent.at !== null && (
              <circle
                className="announced-end"
                cx={across(end.x)}
                cy={down(end.y, height)}
                r={across(unit.radius) * 0.9}
              />
            )}
            {target !== undefined && <path className="announced-aim" d={pathOf([end, target], height)} />}
            {intent.order !== null && (
              <>
                <path className="number" d={`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}z`} />
                <text x={x} y={y + 4} textAnchor="middle" fontSize="11">
                  {intent.order}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Where the arrows end. */
export const announcedEnds = (view: View, intents: readonly XrIntent[]): Base[] =>
  intents.flatMap(({ unit, at }) =>
    at === null ? [] : [{ x: at.x, y: at.y, r: (view.units[unit]?.radius ?? 0) * 0.9 }],
  );

/** From this chance on the loss of a unit is what its plate says. */
const LIKELY_LOSS = 0.1;

/** Both chances at one unit, of all that is aimed at it. */
interface Danger {
  hurt: number;
  gone: number;
}

function dangersIn(intents: readonly XrIntent[]): Map<number, Danger> {
  const found = new Map<number, Danger>();
  const either = (one: number, other: number): number => 1 - (1 - one) * (1 - other);
  for (const { aimed, hurt = 0, gone } of intents) {
    if (aimed === null || hurt === 0) continue;
    const known = found.get(aimed) ?? { hurt: 0, gone: 0 };
    found.set(aimed, { hurt: either(known.hurt, hurt), gone: either(known.gone, gone) });
  }
  return found;
}

/** Closer than this to another unit a plate may stand nearer to that one. */
const CROWDED = 400;

/** 'S1: ' where others stand so near that the plate alone would not say whom it is about. */
function whose(view: View, unit: UnitView): string {
  const crowded = view.units.some(
    (one) => one.id !== unit.id && one.state === 'table' && between(baseOf(one), baseOf(unit)) < CROWDED,
  );
  return crowded ? `${letterOf(unit, view)}: ` : '';
}

const baseOf = ({ x, y, radius }: UnitView): Base => ({ x, y, r: radius });

/** The sum at each own unit that is aimed at. */
export const intentSigns = (view: View, intents: readonly XrIntent[]): Sign[] =>
  [...dangersIn(intents)].flatMap(([id, { hurt, gone }]) => {
    const unit = view.units[id];
    if (unit === undefined) return [];
    const text = gone >= LIKELY_LOSS ? `lost ${sampled(gone)}` : `hurt ${sampled(hurt)}`;
    return [{ ...baseOf(unit), text: `${whose(view, unit)}${text}`, look: 'danger' as const }];
  });
