// Shows which part of the board is on the screen while only a small part is.
import { type Area, type Spot, visible } from './camera.ts';
import type { Eye } from './useCamera.ts';

interface OverviewProps {
  eye: Eye;
  board: Area;
  picture: string;
  /** Spots that matter now or can be pointed at, in units of the board: the overview avoids covering them. */
  spots?: readonly Spot[];
}

/** The size of the overview's corner, and the room for the tools at the right. */
const CORNER = { w: 128, h: 104 };
const TOOLS = 44;

export function Overview({ eye: { camera, screen, whole }, board, picture, spots = [] }: OverviewProps) {
  const { x, y, w, h } = visible(camera, screen);
  if (whole || 2 * w * h > board.w * board.h) return null;
  const low = spots
    .filter((spot) => spot.y * camera.zoom + camera.y > screen.h - CORNER.h)
    .map((spot) => spot.x * camera.zoom + camera.x);
  const free = {
    left: low.every((at) => at < 0 || at > CORNER.w),
    right: low.every((at) => at < screen.w - TOOLS - CORNER.w || at > screen.w - TOOLS),
  };
  if (!free.left && !free.right) return null;
  return (
    <svg
      className={`board-overview${free.left ? '' : ' aside'}`}
      viewBox={`${board.x} ${board.y} ${board.w} ${board.h}`}
      aria-hidden="true"
    >
      <use href={`#${picture}`} />
      <rect className="here" x={x} y={y} width={w} height={h} />
    </svg>
  );
}
