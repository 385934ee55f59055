// A table measured in inches. Positions are whole hundredths of an inch, (0, 0) is the south-west corner; points that
// are chosen are returned as whole hundredths.
import { type MouseEvent, useId, useRef, useState } from 'react';
import { type BoardTool, BoardTools } from '../BoardTools.tsx';
import { Overview } from '../Overview.tsx';
import { PlateBounds } from '../Plate.tsx';
import { type Area, boardSpot, visible } from '../camera.ts';
import type { ThingId } from '../things.ts';
import { type Eye, looking, useCamera } from '../useCamera.ts';
import { Crosshair } from './Crosshair.tsx';
import { InchFrame } from './InchFrame.tsx';
import { type Base, type Place, spokenFrom, spokenInches } from './inches.ts';
import { MeasuredLabels, type MeasuredLayers, MeasuredPicture } from './layers.tsx';
import { INCH, across, down } from './measured.tsx';
import { type MeasuredUnit, UnitList } from './units.tsx';
import { useRuler } from './useRuler.ts';
import '../board.css';

interface MeasuredBoardProps extends MeasuredLayers {
  /** 'Table, 48 by 48 inches'. */
  label: string;
  /** The unit from which distances and directions are described and rulers start: the one that is picked up. */
  from?: ThingId | null;
  /** What matters now: a phone shows it first. */
  focus?: readonly Base[];
  /** Called with whole hundredths when a point of the table is chosen; the game previews it. */
  place?: ((at: Place) => void) | undefined;
  /** Plays what is planned: Enter for the second time on the same point. */
  confirm?: (() => void) | undefined;
  /** Where the keyboard's crosshair begins; by default at the unit that is picked up. */
  begin?: Place | undefined;
  /** The point under the pointer, while `place` is given. */
  hover?(at: Place | null): void;
  tools?: readonly BoardTool[];
}

const MARGIN = { west: 62, north: 38, other: 22 };
/** Pixels per inch: below READABLE the whole table is too small to play on; the second value is comfortable. */
const READABLE = 9;
const COMFORTABLE = 13;
/** Margin around what is shown, in hundredths of an inch. */
const PADDING = 300;

/** The area of the table and its numbers, in units of the drawing. */
const boardOf = (width: number, height: number): Area => ({
  x: -MARGIN.west,
  y: -MARGIN.north,
  w: across(width) + MARGIN.west + MARGIN.other,
  h: across(height) + MARGIN.north + MARGIN.other,
});

function areaAround(bases: readonly Base[], height: number): Area | null {
  if (bases.length === 0) return null;
  const west = across(Math.min(...bases.map(({ x, r }) => x - r)) - PADDING);
  const east = across(Math.max(...bases.map(({ x, r }) => x + r)) + PADDING);
  const north = down(Math.max(...bases.map(({ y, r }) => y + r)) + PADDING, height);
  const south = down(Math.min(...bases.map(({ y, r }) => y - r)) - PADDING, height);
  return { x: west, y: north, w: east - west, h: south - north };
}

/** The point of the table under the pointer. */
function placeAt(
  { currentTarget, clientX, clientY }: { currentTarget: Element; clientX: number; clientY: number },
  { camera }: Eye,
  { width, height }: MeasuredLayers,
): Place {
  const box = (currentTarget.closest('svg') ?? currentTarget).getBoundingClientRect();
  const spot = boardSpot(camera, { x: clientX - box.left, y: clientY - box.top });
  const whole = (n: number, most: number): number =>
    Math.min(most, Math.max(0, Math.round((n * 100) / INCH)));
  return { x: whole(spot.x, width), y: height - whole(spot.y, height) };
}

const spokenPlace = (at: Place, start: MeasuredUnit | null): string =>
  `${spokenInches(at.x)} east, ${spokenInches(at.y)} north${start === null ? '' : `; ${spokenFrom(start, { ...at, r: 0 })} from ${start.name}`}`;

/** The chosen point, set by pointer or by the crosshair's keys. */
function usePlace(props: MeasuredBoardProps, start: MeasuredUnit | null) {
  const { width, height, on, from = null, place, hover, confirm, begin } = props;
  // A chosen point belongs to the unit that was picked up then.
  const [pointed, setPointed] = useState<{ at: Place; from: ThingId | null; taken: boolean } | null>(null);
  const placing = place !== undefined && !on.still;
  const own = pointed !== null && pointed.from === from ? pointed : null;
  const { x, y } = own?.at ?? begin ?? start ?? { x: Math.round(width / 2), y: Math.round(height / 2) };
  const cross = { x, y };
  const taken = own?.taken === true && on.planned;
  const spoken = spokenPlace(cross, start);
  const choose = (at: Place): void => {
    if (!placing) return;
    setPointed({ at, from, taken: true });
    place(at);
  };
  const move = (at: Place): void => {
    setPointed({ at, from, taken: false });
    hover?.(at);
  };
  const crosshair = placing && (
    <Crosshair
      at={cross}
      spoken={spoken}
      taken={taken}
      table={{ width, height }}
      move={move}
      place={() => (taken && confirm !== undefined ? confirm() : choose(cross))}
    />
  );
  const announced = placing && (
    <p className="visually-hidden" aria-live="polite">
      {spoken}
    </p>
  );
  return { placing, choose, crosshair, announced };
}

export function MeasuredBoard(props: MeasuredBoardProps) {
  const { width, height, label, on, units, from = null, focus = [], place, hover, tools = [] } = props;
  const picture = useId();
  const edge = useId();
  const board = boardOf(width, height);
  const frame = useRef<SVGSVGElement>(null);
  const watched = units.filter((unit) => on.watched.includes(unit.id));
  const eye = useCamera(frame, {
    board,
    focus: areaAround(watched.length > 0 ? watched : focus, height),
    readable: READABLE / INCH,
    comfortable: COMFORTABLE / INCH,
    planned: on.planned,
  });
  const start = units.find((unit) => unit.id === from) ?? null;
  const { measuring, ruler, measure, toggle } = useRuler(start);
  const { placing, choose, crosshair, announced } = usePlace(props, start);

  const touchTable = (event: MouseEvent): void => {
    const at = placeAt(event, eye, props);
    if (measuring) measure({ ...at, r: 0 });
    else choose(at);
  };
  const touchUnit = (unit: MeasuredUnit): void => {
    if (measuring) measure(unit);
    else if (!on.still) on.touch(unit.id);
  };
  const reveal = (unit: MeasuredUnit): void => {
    const area = areaAround([unit], height);
    if (area !== null) eye.reveal(area);
  };
  const rulerTool: BoardTool = { icon: 'ruler', label: 'Ruler', on: measuring, use: toggle };
  const { zoom } = eye.camera;
  return (
    <div
      className="board-frame"
      onKeyDown={(event) => event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && toggle()}
    >
      <svg
        className={`board${placing || measuring ? ' placing' : ''}`}
        ref={frame}
        {...eye.handlers}
        onPointerLeave={() => hover?.(null)}
        onPointerMove={(event) => {
          eye.handlers.onPointerMove(event);
          if (event.pointerType !== 'touch' && place) hover?.(placeAt(event, eye, props));
        }}
      >
        <clipPath id={edge}>
          <rect width={across(width)} height={across(height)} />
        </clipPath>
        <PlateBounds value={{ w: across(width), h: across(height), zoom }}>
          <g {...looking(eye.camera)}>
            <MeasuredPicture id={picture} edge={edge} layers={props} touch={touchTable} />
            <MeasuredLabels layers={props} seen={visible(eye.camera, eye.screen)} ruler={ruler} />
            <InchFrame width={width} height={height} zoom={zoom} />
            <UnitList {...{ units, start, height, on, label, zoom, reveal }} touch={touchUnit} />
            {crosshair}
          </g>
        </PlateBounds>
      </svg>
      {announced}
      <BoardTools
        eye={eye}
        mine={areaAround(start === null ? [] : [start], height)}
        extra={[rulerTool, ...tools]}
      />
      <Overview eye={eye} board={board} picture={picture} />
    </div>
  );
}
