// Looking at a board that is larger than the screen. Screen = board × zoom + (x, y), in CSS pixels.

export interface Spot {
  x: number;
  y: number;
}
export interface Size {
  w: number;
  h: number;
}
export interface Area extends Spot, Size {}
export interface Camera extends Spot {
  zoom: number;
}

/** The largest zoom, relative to the zoom that shows the whole board. */
const CLOSEST = 8;

export const zoomToFit = (area: Size, screen: Size): number => Math.min(screen.w / area.w, screen.h / area.h);

const centredOn = (area: Area, screen: Size, zoom: number): Camera => ({
  x: screen.w / 2 - (area.x + area.w / 2) * zoom,
  y: screen.h / 2 - (area.y + area.h / 2) * zoom,
  zoom,
});

/** Shows the whole area centred, as large as possible. */
export const fitting = (area: Area, screen: Size): Camera => centredOn(area, screen, zoomToFit(area, screen));

/** Keeps the board on the screen: centred where it is smaller, without empty margins where it is larger. */
export function held(camera: Camera, board: Area, screen: Size): Camera {
  const whole = zoomToFit(board, screen);
  const zoom = Math.min(Math.max(camera.zoom, whole), whole * CLOSEST);
  const along = (at: number, from: number, length: number, room: number): number => {
    const shown = length * zoom;
    const start = -from * zoom;
    return shown <= room ? start + (room - shown) / 2 : Math.min(start, Math.max(start + room - shown, at));
  };
  return {
    x: along(camera.x, board.x, board.w, screen.w),
    y: along(camera.y, board.y, board.h, screen.h),
    zoom,
  };
}

/** Shows an area at a readable size, or smaller if it would not fit. */
export function showing(area: Area, board: Area, screen: Size, readable: number): Camera {
  return held(centredOn(area, screen, Math.min(readable, zoomToFit(area, screen))), board, screen);
}

/** Zooms in or out; the point under the spot stays under it. */
export const zoomedAt = (camera: Camera, factor: number, at: Spot): Camera => ({
  x: at.x - (at.x - camera.x) * factor,
  y: at.y - (at.y - camera.y) * factor,
  zoom: camera.zoom * factor,
});

export const panned = (camera: Camera, by: Spot): Camera => ({
  ...camera,
  x: camera.x + by.x,
  y: camera.y + by.y,
});

const middle = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const span = ([a, b]: readonly [Spot, Spot]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** A pinch with two fingers: the board follows both. */
export function pinched(camera: Camera, before: readonly [Spot, Spot], after: readonly [Spot, Spot]): Camera {
  const from = middle(before);
  const to = middle(after);
  return zoomedAt(panned(camera, { x: to.x - from.x, y: to.y - from.y }), span(after) / span(before), to);
}

/** The point of the board under a spot of the screen. */
export const boardSpot = (camera: Camera, at: Spot): Spot => ({
  x: (at.x - camera.x) / camera.zoom,
  y: (at.y - camera.y) / camera.zoom,
});

/** The part of the board that is on the screen. */
export function visible(camera: Camera, screen: Size): Area {
  return { ...boardSpot(camera, { x: 0, y: 0 }), w: screen.w / camera.zoom, h: screen.h / camera.zoom };
}

/** A difference of half a board unit is invisible. */
const SLACK = 0.5;

export const contains = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.w <= outer.x + outer.w + SLACK &&
  inner.y + inner.h <= outer.y + outer.h + SLACK;

export const overlaps = (a: Area, b: Area): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The common part of two areas, or null. */
export function overlap(a: Area, b: Area): Area | null {
  if (!overlaps(a, b)) return null;
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}

/** Moves only as far as needed to show the whole area. */
export function revealing(area: Area, camera: Camera, board: Area, screen: Size): Camera {
  const shift = (at: number, from: number, length: number, room: number): number => {
    const start = at + from * camera.zoom;
    return Math.max(-start, Math.min(0, room - start - length * camera.zoom));
  };
  const by = {
    x: shift(camera.x, area.x, area.w, screen.w),
    y: shift(camera.y, area.y, area.h, screen.h),
  };
  return held(panned(camera, by), board, screen);
}
