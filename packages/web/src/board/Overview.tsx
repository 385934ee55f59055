// Where on the board one is, while only a part of it is on the screen.
import { type Area, visible } from './camera.ts';
import type { Eye } from './useCamera.ts';

export function Overview({ eye, board, picture }: { eye: Eye; board: Area; picture: string }) {
  if (eye.whole) return null;
  const { x, y, w, h } = visible(eye.camera, eye.screen);
  return (
    <svg className="board-overview" viewBox={`${board.x} ${board.y} ${board.w} ${board.h}`} aria-hidden="true">
      <use href={`#${picture}`} />
      <rect className="here" x={x} y={y} width={w} height={h} />
    </svg>
  );
}
