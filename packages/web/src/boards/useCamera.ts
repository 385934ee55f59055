// Pan, zoom and pinch. One finger pans, two pinch, the wheel zooms; a pan never acts.
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Area,
  type Camera,
  type Size,
  type Spot,
  contains,
  fitting,
  held,
  panned,
  pinched,
  showing,
  visible,
  zoomToFit,
  zoomedAt,
} from './camera.ts';

/** A pointer that moves less than this has clicked. */
const SLIP = 6;
const WHEEL = 0.0016;

/** Carrying something with the mouse instead of panning. */
interface Carry {
  /** Whether what lies under the pointer can be carried; it is picked up then. */
  lift(from: Element): boolean;
  drop(onto: Element | null): void;
}

/** Painting with the mouse or one finger instead of panning; spots are in units of the board. */
export interface Brush {
  down(at: Spot): void;
  move(at: Spot): void;
  up(): void;
  cancel(): void;
}

interface CameraOptions {
  board: Area;
  /** What matters now: shown first where the whole board would be too small to read. */
  focus: Area | null;
  /** The zoom below which the whole board is too small to play on, and the one that is shown then. */
  readable: number;
  comfortable: number;
  carry?: Carry;
  brush?: Brush | undefined;
}

export interface Eye {
  frame: RefObject<SVGSVGElement | null>;
  camera: Camera;
  screen: Size;
  /** The whole board is on the screen. */
  whole: boolean;
  fit(): void;
  show(area: Area): void;
  /** Goes there only if it is not on the screen. */
  reveal(area: Area): void;
  zoom(factor: number): void;
  /** For the frame of the board. */
  handlers: {
    onPointerDown(event: PointerEvent<SVGSVGElement>): void;
    onPointerMove(event: PointerEvent<SVGSVGElement>): void;
    onPointerUp(event: PointerEvent<SVGSVGElement>): void;
    onPointerCancel(event: PointerEvent<SVGSVGElement>): void;
    onClickCapture(event: MouseEvent<SVGSVGElement>): void;
  };
}

interface Gesture {
  pointers: Map<number, Spot>;
  start: Spot;
  from: Element;
  moved: boolean;
  carrying: boolean;
  painting: boolean;
}

/** The board's layer as the camera shows it; plates read the zoom to keep their size. */
export const looking = (camera: Camera) => ({
  transform: `translate(${camera.x} ${camera.y}) scale(${camera.zoom})`,
  style: { '--zoom': camera.zoom } as CSSProperties,
});

const START: Size = { w: 800, h: 560 };

export function useCamera({ board, focus, readable, comfortable, carry, brush }: CameraOptions): Eye {
  const frame = useRef<SVGSVGElement>(null);
  const [screen, setScreen] = useState(START);
  const first = (size: Size): Camera =>
    zoomToFit(board, size) < readable && focus !== null
      ? showing(focus, board, size, comfortable)
      : fitting(board, size);
  const [camera, setCamera] = useState(() => first(START));
  const gesture = useRef<Gesture | null>(null);
  const dragged = useRef(false);
  const latest = useRef({ camera, screen });
  latest.current = { camera, screen };

  const move = useCallback(
    (change: (camera: Camera) => Camera) =>
      setCamera((before) => held(change(before), board, latest.current.screen)),
    [board.x, board.y, board.w, board.h],
  );

  useLayoutEffect(() => {
    const el = frame.current!;
    let before: Size | null = null;
    const measure = (): void => {
      const { width, height } = el.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const size = { w: width, h: height };
      const old = before;
      before = size;
      setScreen(size);
      // A prompt of another height must not take the eye off what it looks at; a board that was seen whole stays whole.
      setCamera((now) =>
        old === null
          ? first(size)
          : now.zoom <= zoomToFit(board, old)
            ? fitting(board, size)
            : held(now, board, size),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(el);
    return () => observer.disconnect();
  }, [board.x, board.y, board.w, board.h]);

  // What matters has changed and is not on the screen: go there.
  useEffect(() => {
    const now = latest.current;
    if (
      focus !== null &&
      zoomToFit(board, now.screen) < readable &&
      !contains(visible(now.camera, now.screen), focus)
    )
      setCamera(showing(focus, board, now.screen, comfortable));
  }, [focus?.x, focus?.y, focus?.w, focus?.h]);

  useEffect(() => {
    const el = frame.current!;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = el.getBoundingClientRect();
      move((before) =>
        zoomedAt(before, Math.exp(-event.deltaY * WHEEL), {
          x: event.clientX - box.left,
          y: event.clientY - box.top,
        }),
      );
    };
    el.addEventListener('wheel', wheel, { passive: false });
    return () => el.removeEventListener('wheel', wheel);
  }, [move]);

  const spotOf = (event: PointerEvent<SVGSVGElement>): Spot => {
    const box = frame.current!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const onBoard = (at: Spot): Spot => ({
    x: (at.x - camera.x) / camera.zoom,
    y: (at.y - camera.y) / camera.zoom,
  });

  const end = (event: PointerEvent<SVGSVGElement>, done: boolean): void => {
    const now = gesture.current;
    if (now === null || !now.pointers.delete(event.pointerId) || now.pointers.size > 0) return;
    gesture.current = null;
    dragged.current = now.moved;
    if (now.painting) (done ? brush?.up : brush?.cancel)?.();
    if (now.carrying && done) carry?.drop(document.elementFromPoint(event.clientX, event.clientY));
  };

  return {
    frame,
    camera,
    screen,
    whole: camera.zoom <= zoomToFit(board, screen) * 1.001,
    fit: () => move(() => fitting(board, screen)),
    show: (area) => setCamera(showing(area, board, screen, Math.max(comfortable, zoomToFit(board, screen)))),
    reveal: (area) =>
      setCamera((before) =>
        contains(visible(before, screen), area) ? before : showing(area, board, screen, before.zoom),
      ),
    zoom: (factor) => move((before) => zoomedAt(before, factor, { x: screen.w / 2, y: screen.h / 2 })),
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        dragged.current = false;
        const at = spotOf(event);
        gesture.current ??= {
          pointers: new Map(),
          start: at,
          from: event.target as Element,
          moved: false,
          carrying: false,
          painting: false,
        };
        gesture.current.pointers.set(event.pointerId, at);
        if (gesture.current.pointers.size > 1) gesture.current.moved = true;
        if (brush === undefined) return;
        if (gesture.current.painting) brush.cancel();
        gesture.current.painting = gesture.current.pointers.size === 1;
        if (!gesture.current.painting) return;
        gesture.current.moved = true;
        frame.current!.setPointerCapture(event.pointerId);
        brush.down(onBoard(at));
      },
      onPointerMove(event) {
        const now = gesture.current;
        const before = now?.pointers.get(event.pointerId);
        if (now === null || before === undefined) return;
        const at = spotOf(event);
        if (now.painting) {
          now.pointers.set(event.pointerId, at);
          return brush?.move(onBoard(at));
        }
        if (!now.moved) {
          if (Math.hypot(at.x - now.start.x, at.y - now.start.y) < SLIP) return;
          now.moved = true;
          now.carrying = event.pointerType === 'mouse' && carry !== undefined && carry.lift(now.from);
          if (!now.carrying) frame.current!.setPointerCapture(event.pointerId);
        }
        const fingers = [...now.pointers.values()];
        now.pointers.set(event.pointerId, at);
        if (now.carrying) return;
        const moved = [...now.pointers.values()];
        if (moved.length === 2)
          move((camera) => pinched(camera, fingers as [Spot, Spot], moved as [Spot, Spot]));
        else move((camera) => panned(camera, { x: at.x - before.x, y: at.y - before.y }));
      },
      onPointerUp: (event) => end(event, true),
      onPointerCancel: (event) => end(event, false),
      onClickCapture(event) {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
      },
    },
  };
}
