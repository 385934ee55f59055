// The camera over a board: the visible part, and how wheel, fingers and buttons move it.
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  type Area,
  type Camera,
  type Size,
  boardSpot,
  contains,
  fitting,
  held,
  overlaps,
  panned,
  pinched,
  revealing,
  showing,
  visible,
  zoomToFit,
  zoomedAt,
} from './camera.ts';
import { type Brush, type Carry, type GestureHandlers, useGestures } from './gestures.ts';

const WHEEL = 0.0016;

interface CameraOptions {
  board: Area;
  /** What matters now: shown first if the whole board would be too small to read. */
  focus: Area | null;
  /** What was pointed at last: while it is on the screen, a change of the frame's size does not hide it. */
  pointed?: Area;
  /**
   * Something is planned. If a tap on the board planned it, the board does not move until it is played or cancelled, so
   * that the second tap hits the same place.
   */
  planned: boolean;
  /** The zoom below which the whole board is too small to play on, and the zoom that is used then. */
  readable: number;
  comfortable: number;
  /** When it changes, the camera starts again. */
  scene?: string | undefined;
  carry?: Carry;
  brush?: Brush | undefined;
}

export interface Eye {
  camera: Camera;
  screen: Size;
  /** Whether the whole board is on the screen. */
  whole: boolean;
  fit(): void;
  show(area: Area): void;
  /** Moves there only if the area is not on the screen. */
  reveal(area: Area): void;
  zoom(factor: number): void;
  /** For the frame. */
  handlers: GestureHandlers & { onClick(): void };
}

/** The transform of the board's layer; plates read the zoom to keep their size. */
export const looking = (camera: Camera) => ({
  transform: `translate(${camera.x} ${camera.y}) scale(${camera.zoom})`,
  style: { '--zoom': camera.zoom },
});

interface Shot {
  camera: Camera;
  screen: Size;
  /** Whether the camera has zoomed out by itself to show things far apart: it zooms in again when fewer things matter. */
  stepped: boolean;
}

type Move = (change: (camera: Camera) => Camera) => void;

const START: Size = { w: 800, h: 560 };

/** Returns the same object while the area is the same. */
function useArea(area: Area | null): Area | null {
  const { x, y, w, h } = area ?? {};
  return useMemo(
    () => (x === undefined || y === undefined || w === undefined || h === undefined ? null : { x, y, w, h }),
    [x, y, w, h],
  );
}

/** Whether a tap on the board has planned something. */
function useTapped(planned: boolean) {
  const [tapped, setTapped] = useState(false);
  if (tapped && !planned) setTapped(false);
  return [tapped && planned, setTapped] as const;
}

/** Measures the frame now and whenever its size changes. */
function useMeasured(
  frame: RefObject<SVGSVGElement | null>,
  board: Area,
  resized: (now: Area, before: Area | null) => void,
): void {
  const tell = useEffectEvent(resized);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let before: Area | null = null;
    const measure = (): void => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const now = { x, y, w: width, h: height };
      tell(now, before);
      before = now;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // Another board is measured again, like the first.
  }, [frame, board]);
}

function useWheel(frame: RefObject<SVGSVGElement | null>, move: Move): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      move((before) => zoomedAt(before, Math.exp(-event.deltaY * WHEEL), at));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame, move]);
}

/** What is shown now: it follows the size of the frame and what matters on the board. */
function useShot(
  frame: RefObject<SVGSVGElement | null>,
  board: Area,
  { focus: focused, pointed, readable, comfortable, scene }: CameraOptions,
  tapped: boolean,
) {
  const focus = useArea(focused);
  const first = (size: Size): Camera =>
    zoomToFit(board, size) < readable && focus !== null
      ? showing(focus, board, size, comfortable)
      : fitting(board, size);
  const [shot, setShot] = useState<Shot>(() => ({
    camera: first(START),
    screen: START,
    stepped: false,
  }));
  const [seen, setSeen] = useState(scene);
  if (seen !== scene) {
    setSeen(scene);
    setShot({ ...shot, camera: first(shot.screen) });
  }
  // Nothing moves under the finger, unless the frame no longer shows what was tapped.
  const kept = (camera: Camera, screen: Size): Camera =>
    pointed === undefined || contains(visible(camera, screen), pointed)
      ? camera
      : revealing(pointed, camera, board, screen);
  /** The whole board could not be read in the former frame and can be in this one. */
  const becomesReadable = (before: Size, screen: Size): boolean =>
    zoomToFit(board, before) < readable && zoomToFit(board, screen) >= readable;
  // A prompt of another height must not take the eye off what it looks at; a board that was seen whole stays whole. Another width
  // is another window or a turned phone: no finger lies on it.
  const resized = ({ x, y, w, h }: Area, before: Area | null): void => {
    const screen = { w, h };
    setShot(({ camera, stepped }) => ({
      screen,
      stepped,
      camera:
        before === null
          ? first(screen)
          : tapped && before.w === w
            ? kept(panned(camera, { x: before.x - x, y: before.y - y }), screen)
            : camera.zoom <= zoomToFit(board, before) || becomesReadable(before, screen)
              ? fitting(board, screen)
              : pointed !== undefined && overlaps(visible(camera, before), pointed)
                ? revealing(pointed, camera, board, screen)
                : held(camera, board, screen),
    }));
  };
  useMeasured(frame, board, resized);
  // What matters has changed and is not on the screen: move there.
  useEffect(() => {
    if (focus === null || tapped) return;
    setShot((now) => {
      const seen = contains(visible(now.camera, now.screen), focus);
      if (zoomToFit(board, now.screen) >= readable || (seen && !now.stepped)) return now;
      // At a readable size the smallest movement is enough: what else is in view stays in view.
      const { zoom } = now.camera;
      const isNear = !now.stepped && zoom >= readable && zoom <= zoomToFit(focus, now.screen);
      const camera = isNear
        ? revealing(focus, now.camera, board, now.screen)
        : showing(focus, board, now.screen, comfortable);
      return { ...now, camera, stepped: camera.zoom < readable };
    });
  }, [board, focus, readable, comfortable, tapped]);
  return [shot, setShot] as const;
}

export function useCamera(frame: RefObject<SVGSVGElement | null>, options: CameraOptions): Eye {
  const { comfortable, carry, brush } = options;
  const board = useArea(options.board) ?? options.board;
  const [tapped, setTapped] = useTapped(options.planned);
  const [{ camera, screen }, setShot] = useShot(frame, board, options, tapped);
  const move: Move = useCallback(
    (change) =>
      setShot((now) => ({
        ...now,
        camera: held(change(now.camera), board, now.screen),
        stepped: false,
      })),
    [board, setShot],
  );
  useWheel(frame, move);
  const handlers = useGestures({
    pan: (by) => move((before) => panned(before, by)),
    pinch: (from, to) => move((before) => pinched(before, from, to)),
    onBoard: (at) => boardSpot(camera, at),
    carry,
    brush,
  });
  const show = (change: (now: Shot) => Camera): void => setShot((now) => ({ ...now, camera: change(now) }));
  return {
    camera,
    screen,
    whole: camera.zoom <= zoomToFit(board, screen) * 1.001,
    fit: () => move(() => fitting(board, screen)),
    show: (area) => show(() => showing(area, board, screen, Math.max(comfortable, zoomToFit(board, screen)))),
    reveal: (area) =>
      show(({ camera: before }) =>
        contains(visible(before, screen), area) ? before : showing(area, board, screen, before.zoom),
      ),
    zoom: (factor) => move((before) => zoomedAt(before, factor, { x: screen.w / 2, y: screen.h / 2 })),
    // Runs in the same batch as the plan that the click makes deeper in the tree.
    handlers: { ...handlers, onClick: () => setTapped(true) },
  };
}
