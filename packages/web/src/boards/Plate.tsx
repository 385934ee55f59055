// A small sign with words or a number over a board. It stays readable at every zoom and inside the board's edge.
import { createContext, useContext } from 'react';
import type { Area } from './camera.ts';
import { textWidth } from '../kit/draw/text.ts';

interface Bounds {
  w: number;
  h: number;
  zoom: number;
  /** The part of the board that is on the screen. */
  seen?: Area;
}

/** The area that plates stay inside, in board units, and the zoom; null: no limit. */
export const PlateBounds = createContext<Bounds | null>(null);

const between = (least: number, value: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

interface PlateProps {
  x: number;
  y: number;
  text: string;
  /** 'edged': belongs to the plan. 'strong': the chance that decides. 'danger': what the enemy could do. */
  look?: 'plain' | 'edged' | 'strong' | 'danger';
}

/** Average width of the bold letters, relative to their size. */
const WIDTH = 0.57;

const letterSize = (look: PlateProps['look']): number => (look === 'strong' ? 15 : 12);

/** The size in board units, if the board is not zoomed out. */
export function plateSize(text: string, look: PlateProps['look']): { w: number; h: number } {
  const px = letterSize(look);
  return { w: textWidth(text, px, WIDTH) + 14, h: px + 8 };
}

interface PlateLeaderProps {
  line: { from: { x: number; y: number }; to: { x: number; y: number } } | null;
  look?: PlateProps['look'];
}

/** The line from a plate to what it is about, if others took the places beside that. */
export const PlateLeader = ({ line, look = 'plain' }: PlateLeaderProps) =>
  line && (
    <path className={`plate-leader ${look}`} d={`M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`} />
  );

export function Plate({ x, y, text, look = 'plain' }: PlateProps) {
  const px = letterSize(look);
  const { w, h } = plateSize(text, look);
  const bounds = useContext(PlateBounds);
  const grown = 1 / Math.min(1, bounds?.zoom ?? 1) / 2;
  const at =
    bounds === null
      ? { x, y }
      : { x: between(w * grown, x, bounds.w - w * grown), y: between(h * grown, y, bounds.h - h * grown) };
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={`plate ${look}`}>
        <rect x={-w / 2} y={-h / 2} width={w} height={h} rx="2" />
        <text y={px * 0.36} textAnchor="middle" fontSize={px}>
          {text}
        </text>
      </g>
    </g>
  );
}
