// A table measured in inches. Positions are whole hundredths of an inch, (0, 0) is the south-west corner; what is pointed at comes back as whole hundredths.
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Ground as GroundFill } from '../../kit/draw/terrain.tsx';
import type { ThingId } from '../things.ts';
import { type BoardTool, BoardTools } from '../BoardTools.tsx';
import { Crosshair } from './Crosshair.tsx';
import { InchFrame, InchLines } from './InchFrame.tsx';
import { Overview } from '../Overview.tsx';
import { PlateBounds } from '../Plate.tsx';
import type { Pointing } from '../things.ts';
import { type Area, boardSpot, visible } from '../camera.ts';
import { type Base, type Place, spokenFrom, spokenInches } from './inches.ts';
import {
  type Barrier,
  BarrierLine,
  type Ghost,
  GhostMove,
  type Ground,
  GroundArea,
  INCH,
  ReachRing,
  type Ring,
  type Ruler,
  RulerLine,
  across,
  down,
} from './measured.tsx';
import { GhostLabel, RingLabel } from './labels.tsx';
import { type MeasuredUnit, UnitList, UnitToken } from './units.tsx';
import { looking, useCamera } from '../useCamera.ts';
import '../board.css';

interface MeasuredBoardProps {
  /** Of the table, in hundredths of an inch. */
  width: number;
  height: number;
  /** 'Table, 48 by 48 inches'. */
  label: string;
  on: Pointing;
  ground: readonly Ground[];
  barriers?: readonly Barrier[];
  units: readonly MeasuredUnit[];
  ghosts?: readonly Ghost[];
  rings?: readonly Ring[];
  rulers?: readonly Ruler[];
  /** Over everything: plates with chances. Use across() and down(). */
  plates?: ReactNode;
  /** Between the ground and the units: zones, markers. */
  overlay?: ReactNode;
  /** From whom distances and directions are spoken, and rulers start: the unit that is picked up. */
  from?: ThingId | null;
  /** What matters now: a phone begins there. */
  focus?: readonly Base[];
  /** A point of the table is asked for: called with whole hundredths when one is chosen; the game previews it. */
  place?: ((at: Place) => void) | undefined;
  /** The point under the pointer, while `place` is given. */
  hover?(at: Place | null): void;
  tools?: readonly BoardTool[];
}

const MARGIN = { west: 62, north: 38, other: 22 };
/** Pixels to the inch: below the first the whole table is too small to play on; the second is comfortable. */
const READABLE = 9;
const COMFORTABLE = 13;

export function MeasuredBoard(props: MeasuredBoardProps) {
  const {
    width,
    height,
    label,
    on,
    ground,
    barriers = [],
    units,
    ghosts = [],
    rings = [],
    rulers = [],
    plates,
    overlay,
    from = null,
    focus = [],
    place,
    hover,
    tools = [],
  } = props;
  const picture = useId();
  const edge = useId();
  const [measuring, setMeasuring] = useState(false);
  const [ends, setEnds] = useState<{ from: Base; to: Base | null } | null>(null);
  const [cross, setCross] = useState<Place>({ x: Math.round(width / 2), y: Math.round(height / 2) });
  const board = {
    x: -MARGIN.west,
    y: -MARGIN.north,
    w: across(width) + MARGIN.west + MARGIN.other,
    h: across(height) + MARGIN.north + MARGIN.other,
  };
  const areaAround = (bases: readonly Base[]): Area | null => {
    if (bases.length === 0) return null;
    const pad = 300;
    const west = across(Math.min(...bases.map(({ x, r }) => x - r)) - pad);
    const east = across(Math.max(...bases.map(({ x, r }) => x + r)) + pad);
    const north = down(Math.max(...bases.map(({ y, r }) => y + r)) + pad, height);
    const south = down(Math.min(...bases.map(({ y, r }) => y - r)) - pad, height);
    return { x: west, y: north, w: east - west, h: south - north };
  };
  const eye = useCamera({
    board,
    focus: areaAround(focus),
    readable: READABLE / INCH,
    comfortable: COMFORTABLE / INCH,
  });
  const start = units.find((unit) => unit.id === from) ?? null;

  const placeAt = (event: { clientX: number; clientY: number }): Place => {
    const box = eye.frame.current!.getBoundingClientRect();
    const spot = boardSpot(eye.camera, { x: event.clientX - box.left, y: event.clientY - box.top });
    const whole = (n: number, most: number): number =>
      Math.min(most, Math.max(0, Math.round((n * 100) / INCH)));
    return { x: whole(spot.x, width), y: height - whole(spot.y, height) };
  };
  const measure = (base: Base): void =>
    setEnds((now) =>
      now === null || now.to !== null
        ? { from: start ?? base, to: start === null ? null : base }
        : { from: now.from, to: base },
    );

  const touchTable = (event: MouseEvent): void => {
    const at = placeAt(event);
    if (measuring) measure({ ...at, r: 0 });
    else if (!on.still && place) {
      setCross(at);
      place(at);
    }
  };
  const touchUnit = (unit: MeasuredUnit): void => {
    if (measuring) measure(unit);
    else if (!on.still) on.touch(unit.id);
  };
  const toggleRuler = (): void => {
    setMeasuring(!measuring);
    setEnds(null);
  };

  const shownRulers = ends?.to ? [...rulers, { from: ends.from, to: ends.to }] : rulers;
  const allTools: BoardTool[] = [
    { icon: 'ruler', label: 'Ruler', on: measuring, use: toggleRuler },
    ...tools,
  ];
  const { camera } = eye;
  const seen = visible(camera, eye.screen);
  const placing = place !== undefined && !on.still;
  const spoken = `${spokenInches(cross.x)} east, ${spokenInches(cross.y)} north${start === null ? '' : `; ${spokenFrom(start, { ...cross, r: 0 })} from ${start.name}`}`;
  return (
    <div
      className="board-frame"
      onKeyDown={(event) =>
        event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && toggleRuler()
      }
    >
      <svg
        className={`board${placing || measuring ? ' placing' : ''}`}
        ref={eye.frame}
        {...eye.handlers}
        onPointerLeave={() => hover?.(null)}
        onPointerMove={(event) => {
          eye.handlers.onPointerMove(event);
          if (event.pointerType !== 'touch' && place) hover?.(placeAt(event));
        }}
      >
        <clipPath id={edge}>
          <rect width={across(width)} height={across(height)} />
        </clipPath>
        <PlateBounds value={{ w: across(width), h: across(height), zoom: camera.zoom }}>
          <g {...looking(camera)}>
            <g id={picture}>
              <g className="table-ground" onClick={touchTable}>
                <GroundFill x={0} y={0} w={across(width)} h={across(height)} />
                <InchLines width={width} height={height} />
                {ground.map((one, i) => (
                  <GroundArea key={i} ground={one} height={height} />
                ))}
                {barriers.map((barrier, i) => (
                  <BarrierLine key={i} barrier={barrier} height={height} />
                ))}
              </g>
              <g className="over">
                {overlay}
                <g clipPath={`url(#${edge})`}>
                  {rings.map((ring) => (
                    <ReachRing key={ring.kind} ring={ring} height={height} />
                  ))}
                </g>
                {ghosts.map((ghost, i) => (
                  <GhostMove key={i} ghost={ghost} height={height} />
                ))}
              </g>
              {units.map((unit) => (
                <UnitToken key={unit.id} unit={unit} height={height} on={on} />
              ))}
            </g>
            <g className="over">
              {rings.map((ring) => (
                <RingLabel key={ring.kind} ring={ring} units={units} height={height} seen={seen} />
              ))}
              {ghosts.map((ghost, i) => (
                <GhostLabel key={i} ghost={ghost} units={units} height={height} seen={seen} />
              ))}
              {shownRulers.map((ruler, i) => (
                <RulerLine key={i} ruler={ruler} height={height} />
              ))}
              {plates}
            </g>
            <InchFrame width={width} height={height} zoom={camera.zoom} />
            <UnitList
              units={units}
              start={start}
              height={height}
              on={on}
              label={label}
              zoom={camera.zoom}
              touch={touchUnit}
              reveal={(unit) => eye.reveal(areaAround([unit])!)}
            />
            {placing && (
              <Crosshair
                at={cross}
                spoken={spoken}
                table={{ width, height }}
                move={(at) => {
                  setCross(at);
                  hover?.(at);
                }}
                place={() => place?.(cross)}
              />
            )}
          </g>
        </PlateBounds>
      </svg>
      {placing && (
        <p className="visually-hidden" aria-live="polite">
          {spoken}
        </p>
      )}
      <BoardTools eye={eye} mine={areaAround(start === null ? [] : [start])} extra={allTools} />
      <Overview eye={eye} board={board} picture={picture} />
    </div>
  );
}
