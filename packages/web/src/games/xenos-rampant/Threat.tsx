// What the enemy could do, and what the automaton will: fields where one would be hurt, the reach of one enemy, announced moves and shots.
import {
  type ThreatMap,
  type UnitView,
  type View,
  type XrIntent,
  THREAT_CELL,
  reachOfEnemy,
} from '@xenotable/xenos-rampant/preview';
import { Plate } from '../../boards/Plate.tsx';
import { inches } from '../../boards/measured/inches.ts';
import { across, down, pathOf } from '../../boards/measured/measured.tsx';
import { percent } from '../../kit/draw/text.ts';

/** From which chance on a field has which look. */
const LEVELS = [0.1, 0.65, 0.9] as const;

const levelOf = (chance: number): number => LEVELS.filter((from) => chance >= from).length;

/** The border lines of all fields of one level or more, as one path. */
function bordersOf({ columns, rows, chances }: ThreatMap, level: number, height: number): string {
  const inside = (column: number, row: number): boolean =>
    column >= 0 &&
    row >= 0 &&
    column < columns &&
    row < rows &&
    levelOf(chances[row * columns + column] ?? 0) >= level;
  const line = (x1: number, y1: number, x2: number, y2: number): string =>
    pathOf(
      [
        { x: x1 * THREAT_CELL, y: y1 * THREAT_CELL },
        { x: x2 * THREAT_CELL, y: y2 * THREAT_CELL },
      ],
      height,
    );
  let d = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!inside(column, row)) continue;
      if (!inside(column - 1, row)) d += line(column, row, column, row + 1);
      if (!inside(column + 1, row)) d += line(column + 1, row, column + 1, row + 1);
      if (!inside(column, row - 1)) d += line(column, row, column + 1, row);
      if (!inside(column, row + 1)) d += line(column, row + 1, column + 1, row + 1);
    }
  return d;
}

/** The fields of the worst level, filled. */
function fieldsOf({ columns, chances }: ThreatMap, level: number, height: number): string {
  return chances
    .map((chance, i) => {
      if (levelOf(chance) < level) return '';
      const x = across((i % columns) * THREAT_CELL);
      const y = down((Math.floor(i / columns) + 1) * THREAT_CELL, height);
      const side = across(THREAT_CELL);
      return `M${x} ${y}h${side}v${side}h${-side}z`;
    })
    .join('');
}

export function ThreatLayer({ map, height }: { map: ThreatMap; height: number }) {
  return (
    <g className="threat-map">
      <path className="fields" d={fieldsOf(map, 2, height)} />
      {[1, 2, 3].map((level) => (
        <path key={level} className={`level-${level}`} d={bordersOf(map, level, height)} />
      ))}
      {[1, 2, 3].map((level) => {
        const at = map.chances.findIndex((chance) => levelOf(chance) === level);
        return at < 0 ? null : (
          <Plate
            key={level}
            x={across(((at % map.columns) + 0.5) * THREAT_CELL)}
            y={down((Math.floor(at / map.columns) + 0.5) * THREAT_CELL, height)}
            text={`${level === 1 ? 'below 65' : level === 2 ? 'from 65' : 'from 90'} %`}
            look="danger"
          />
        );
      })}
    </g>
  );
}

/** The rings of an enemy that was clicked: how far it charges, how far it shoots. */
export function EnemyReach({ view, unit, height }: { view: View; unit: UnitView; height: number }) {
  const { charge, shoot } = reachOfEnemy(view, unit.id);
  const ring = (reach: number, kind: string, words: string) =>
    reach > 0 && (
      <g key={kind}>
        <circle
          className={`enemy-ring ${kind}`}
          cx={across(unit.x)}
          cy={down(unit.y, height)}
          r={across(unit.radius + reach)}
        />
        <Plate
          x={across(unit.x)}
          y={down(unit.y - unit.radius - reach, height)}
          text={`${words} ${inches(reach)}`}
          look="danger"
        />
      </g>
    );
  return (
    <g className="enemy-reach">
      {ring(charge, 'charge', 'moves and charges')}
      {ring(shoot, 'shoot', 'shoots')}
    </g>
  );
}

/** Arrows and plates of what the automaton announces. */
export function IntentLayer({
  view,
  intents,
  height,
}: {
  view: View;
  intents: readonly XrIntent[];
  height: number;
}) {
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
            <path className="number" d={`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}z`} />
            <text x={x} y={y + 4} textAnchor="middle" fontSize="11">
              {intent.order}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The sum at each own unit that is aimed at. */
export function IntentPlates({
  view,
  intents,
  height,
}: {
  view: View;
  intents: readonly XrIntent[];
  height: number;
}) {
  const aimed = new Map<number, number>();
  for (const { aimed: target, hurt = 0 } of intents)
    if (target !== null && hurt > 0) aimed.set(target, 1 - (1 - (aimed.get(target) ?? 0)) * (1 - hurt));
  return [...aimed].map(([id, chance]) => {
    const unit = view.units[id];
    return unit === undefined ? null : (
      <Plate
        key={id}
        x={across(unit.x)}
        y={down(unit.y - unit.radius, height) + 12}
        text={`hurt ${percent(chance)} %`}
        look="danger"
      />
    );
  });
}
