// A table measured in inches. Positions are whole hundredths of an inch, (0, 0) is the south-west corner; what is pointed at comes back as whole hundredths.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { TokenAt, type TokenProps } from '../draw/Token.tsx';
import { Ground as GroundFill } from '../draw/terrain.tsx';
import type { ThingId } from '../games/contract.ts';
import { type BoardTool, BoardTools } from './BoardTools.tsx';
import { InchFrame, InchLines } from './InchFrame.tsx';
import { Overview } from './Overview.tsx';
import { Piece } from './Piece.tsx';
import { type Pointing, spokenStanding } from './Thing.tsx';
import { type Area, boardSpot } from './camera.ts';
import { type Base, type Place, byDistance, nudged, spokenFrom, spokenInches } from './inches.ts';
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
import { tokenStates } from './standing.ts';
import { looking, useCamera } from './useCamera.ts';
import './board.css';

export interface MeasuredUnit extends Base {
  id: ThingId;
  /** 'Heavy Infantry H, 3 of 5 strength points, suppressed'. */
  name: string;
  token: TokenProps;
}

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

const MARGIN = { x: 34, y: 28 };
/** Pixels to the inch: below the first the whole table is too small to play on; the second is comfortable. */
const READABLE = 9;
const COMFORTABLE = 13;
/** Tokens are not drawn larger than this, and can be hit within this radius. */
const LARGEST = 54;
const SMALLEST = 16;

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
  const [measuring, setMeasuring] = useState(false);
  const [ends, setEnds] = useState<{ from: Base; to: Base | null } | null>(null);
  const [cross, setCross] = useState<Place>({ x: Math.round(width / 2), y: Math.round(height / 2) });
  const board = { x: -MARGIN.x, y: -MARGIN.y, w: across(width) + 2 * MARGIN.x, h: across(height) + 2 * MARGIN.y };
  const areaAround = (bases: readonly Base[]): Area | null => {
    if (bases.length === 0) return null;
    const pad = 300;
    const west = across(Math.min(...bases.map(({ x, r }) => x - r)) - pad);
    const east = across(Math.max(...bases.map(({ x, r }) => x + r)) + pad);
    const north = down(Math.max(...bases.map(({ y, r }) => y + r)) + pad, height);
    const south = down(Math.min(...bases.map(({ y, r }) => y - r)) - pad, height);
    return { x: west, y: north, w: east - west, h: south - north };
  };
  const eye = useCamera({ board, focus: areaAround(focus), readable: READABLE / INCH, comfortable: COMFORTABLE / INCH });
  const start = units.find((unit) => unit.id === from) ?? null;

  const placeAt = (event: { clientX: number; clientY: number }): Place => {
    const box = eye.frame.current!.getBoundingClientRect();
    const spot = boardSpot(eye.camera, { x: event.clientX - box.left, y: event.clientY - box.top });
    const whole = (n: number, most: number): number => Math.min(most, Math.max(0, Math.round((n * 100) / INCH)));
    return { x: whole(spot.x, width), y: height - whole(spot.y, height) };
  };
  const measure = (base: Base): void =>
    setEnds((now) => (now === null || now.to !== null ? { from: start ?? base, to: start === null ? null : base } : { from: now.from, to: base }));

  const touchTable = (event: PointerEvent | React.MouseEvent): void => {
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
  const allTools: BoardTool[] = [{ icon: 'ruler', label: 'Ruler', on: measuring, use: toggleRuler }, ...tools];
  const { camera } = eye;
  const placing = place !== undefined && !on.still;
  const spoken = `${spokenInches(cross.x)} east, ${spokenInches(cross.y)} north${start === null ? '' : `; ${spokenFrom(start, { ...cross, r: 0 })} from ${start.name}`}`;
  return (
    <div className="board-frame" onKeyDown={(event) => event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && toggleRuler()}>
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
              {rings.map((ring) => (
                <ReachRing key={ring.label} ring={ring} height={height} />
              ))}
              {ghosts.map((ghost, i) => (
                <GhostMove key={i} ghost={ghost} height={height} />
              ))}
            </g>
            {units.map((unit) => (
              <UnitToken key={unit.id} unit={unit} height={height} on={on} />
            ))}
          </g>
          <g className="over">
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
      </svg>
      {placing && (
        <p className="vh" aria-live="polite">
          {spoken}
        </p>
      )}
      <BoardTools eye={eye} mine={areaAround(start === null ? [] : [start])} extra={allTools} />
      <Overview eye={eye} board={board} picture={picture} />
    </div>
  );
}

function UnitToken({ unit, height, on }: { unit: MeasuredUnit; height: number; on: Pointing }) {
  const d = across(2 * unit.r);
  return (
    <Piece x={across(unit.x)} y={down(unit.y, height)}>
      <circle className="base" r={d / 2} />
      <TokenAt {...unit.token} x={0} y={0} d={Math.min(d, LARGEST)} state={tokenStates(on.standing(unit.id), unit.token.state)} />
    </Piece>
  );
}

interface UnitListProps {
  units: readonly MeasuredUnit[];
  start: MeasuredUnit | null;
  height: number;
  label: string;
  on: Pointing;
  touch(unit: MeasuredUnit): void;
  reveal(unit: MeasuredUnit): void;
}

/** Units in the order of their distance: one tab stop, arrows go to the next one. */
function UnitList({ units, start, height, label, on, touch, reveal }: UnitListProps) {
  const list = useRef<SVGGElement>(null);
  const [stop, setStop] = useState<ThingId | null>(null);
  const ordered = useMemo(() => byDistance(units, start), [units, start]);
  const at = Math.max(
    0,
    ordered.findIndex((unit) => unit.id === stop),
  );
  const press = (event: KeyboardEvent): void => {
    const unit = ordered[at];
    if (unit === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return touch(unit);
    }
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: ordered.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = ordered[(to + ordered.length) % ordered.length]!;
    setStop(next.id);
    list.current?.querySelector<SVGElement>(`[data-thing="${CSS.escape(next.id)}"]`)?.focus({ preventScroll: true });
    reveal(next);
  };
  return (
    <g ref={list} role="list" aria-label={`${label}, units by distance`} onKeyDown={press}>
      {ordered.map((unit, i) => {
        const standing = on.standing(unit.id);
        const spoken = start === null || start === unit ? '' : `, ${spokenFrom(start, unit)}`;
        return (
          <g key={unit.id} role="listitem">
            <Piece x={across(unit.x)} y={down(unit.y, height)}>
              <circle
                role="button"
                className={`unit${standing.ready || standing.target ? ' usable' : ''}${on.changed.has(unit.id) ? ' flash' : ''}`}
                data-thing={unit.id}
                aria-label={unit.name + spoken + spokenStanding(standing)}
                aria-pressed={standing.picked}
                tabIndex={i === at ? 0 : -1}
                r={Math.max(across(unit.r), SMALLEST)}
                onClick={() => touch(unit)}
                onFocus={(event) => {
                  setStop(unit.id);
                  if (event.target.matches(':focus-visible')) on.point(unit.id);
                }}
                onBlur={() => on.point(null)}
                onPointerEnter={(event) => event.pointerType !== 'touch' && on.point(unit.id)}
                onPointerLeave={() => on.point(null)}
              />
            </Piece>
          </g>
        );
      })}
    </g>
  );
}

interface CrosshairProps {
  at: Place;
  spoken: string;
  table: { width: number; height: number };
  move(at: Place): void;
  place(): void;
}

/** A point by keyboard: arrows a quarter inch, with Shift an inch, Enter takes it. */
function Crosshair({ at, spoken, table, move, place }: CrosshairProps) {
  return (
    <g
      className="crosshair"
      role="application"
      aria-roledescription="point on the table"
      aria-label={`Point: ${spoken}. Arrows move it, Enter takes it.`}
      tabIndex={0}
      transform={`translate(${across(at.x)} ${down(at.y, table.height)})`}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          return place();
        }
        const to = nudged(at, event.key, event.shiftKey, table);
        if (to === null) return;
        event.preventDefault();
        move(to);
      }}
    >
      <circle r="9" />
      <path d="M0 -15V-4M0 4V15M-15 0H-4M4 0H15" />
    </g>
  );
}
