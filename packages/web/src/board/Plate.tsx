// A small sign with words or a number over a board. It never gets smaller on the screen than it can be read.
import { textWidth } from '../draw/text.ts';

interface PlateProps {
  x: number;
  y: number;
  text: string;
  /** With an edge: belongs to the plan. Strong: the chance that decides. Danger: what the enemy could do. */
  look?: 'plain' | 'edged' | 'strong' | 'danger';
}

export function Plate({ x, y, text, look = 'plain' }: PlateProps) {
  const px = look === 'strong' ? 15 : 12;
  const w = textWidth(text, px) + 14;
  const h = px + 8;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`plate ${look}`}>
        <rect x={-w / 2} y={-h / 2} width={w} height={h} rx="2" />
        <text y={px * 0.36} textAnchor="middle" fontSize={px}>
          {text}
        </text>
      </g>
    </g>
  );
}
