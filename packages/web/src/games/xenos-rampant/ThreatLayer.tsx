// What the enemy could do: fields where one would be hurt.
import { type ThreatMap, THREAT_CELL } from '@xenotable/xenos-rampant/preview';
import { Plate } from '../../boards/Plate.tsx';
import { across, down, pathOf } from '../../boards/measured/measured.tsx';

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

export default function ThreatLayer({ map, height }: { map: ThreatMap; height: number }) {
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
