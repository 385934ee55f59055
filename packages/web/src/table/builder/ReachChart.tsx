// How far each unit moves, and how far it shoots from there.
import { Fragment } from 'react';
import './reach.css';

export interface ReachRow {
  letter: string;
  name: string;
  move: number;
  shoot: number;
}

interface ReachChartProps {
  title?: string;
  rows: readonly ReachRow[];
  /** After each number: '"'. */
  unit: string;
  /** Distance between two lines of the scale. */
  step: number;
}

const WIDTH = 568;
const LEFT = 34;
const ROW = 28;

export function ReachChart({
  title = 'Reach: solid is a move, dashed a shot from there',
  rows,
  unit,
  step,
}: ReachChartProps) {
  const furthest = Math.ceil(Math.max(step, ...rows.map((row) => row.move + row.shoot)) / step) * step;
  const x = (value: number): number => LEFT + (value * (WIDTH - LEFT - 12)) / furthest;
  const foot = 10 + rows.length * ROW;
  const spoken = rows
    .map((row) => `${row.name} moves ${row.move}${row.shoot > 0 ? ` and shoots ${row.shoot}` : ''}`)
    .join(', ');
  return (
    <section className="reach-chart">
      <h2 className="label">{title}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${foot + 24}`} width="100%" role="img" aria-label={`Reach: ${spoken}`}>
        {Array.from({ length: furthest / step + 1 }, (_, i) => (
          <Fragment key={i}>
            <path className="line" d={`M${x(i * step)} 4V${foot}`} />
            <text className="scale" x={x(i * step)} y={foot + 16} textAnchor="middle">
              {i * step}
              {unit}
            </text>
          </Fragment>
        ))}
        {rows.map((row, i) => {
          const y = 10 + i * ROW;
          const end = row.move + row.shoot;
          return (
            <g key={i}>
              <text className="letter" x="0" y={y + 15}>
                {row.letter}
              </text>
              <rect className="move" x={x(0)} y={y} width={x(row.move) - x(0)} height="19" />
              <text className="moved" x={x(row.move) - 7} y={y + 14} textAnchor="end">
                {row.move}
                {unit}
              </text>
              {row.shoot > 0 && (
                <>
                  <rect className="shot" x={x(row.move)} y={y} width={x(end) - x(row.move)} height="19" />
                  <text className="shoots" x={x(end) - 8} y={y + 14} textAnchor="end">
                    {row.shoot}
                    {unit}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </svg>
    </section>
  );
}
