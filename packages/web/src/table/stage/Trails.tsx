// What others did, on the board until the next act: paths with a ghost at their start, shots, and the number of each act.
import type { Beat, Json, LogLine, ThingId } from '@xenotable/kernel';
import { type RefObject, useMemo } from 'react';
import { sideText } from '../../kit/draw/sides.ts';
import type { GameModule } from '../contract.ts';
import type { Act } from '../film/acts.ts';
import { TracerLine, TrailLine, spotsOf } from './Lines.tsx';
import { type Tracer, type Trail, spot } from './marks.ts';
import type { Memory } from './memory.ts';
import { type Box, middle, overlap } from './places.ts';
import type { Aftermath } from './useAftermath.ts';
import { useGeometry } from './useGeometry.ts';
import './overlay.css';

interface TrailsProps {
  stage: RefObject<HTMLElement | null>;
  memory: Memory;
  module: GameModule;
  view: Json;
  aftermath: Aftermath;
  faded: boolean;
}

/** These are drawn where things are now. */
const NO_SPOTS = [] as const;

/** How far the number at the corner of a card lies inside it, in pixels. */
const CORNER = 4;

interface Point {
  x: number;
  y: number;
}

interface Way {
  number: number;
  trail: Trail | null;
  shots: Tracer[];
}

/** The thing that moves away in a line. One that dies is still shown to be hit where it stood. */
const leaving = ({ beat: { kind, actor } }: LogLine): ThingId | undefined =>
  kind === 'move' || kind === 'retreat' ? actor : undefined;

/** Shots whose two ends have not moved since: others would be drawn in the wrong place. */
export function standingShots(acts: readonly Pick<Act, 'lines'>[]): ReadonlySet<LogLine> {
  const gone = new Set<ThingId>();
  const kept = new Set<LogLine>();
  for (const line of acts.flatMap(({ lines }) => lines).toReversed()) {
    const { actor, target } = line.beat;
    if (actor !== undefined && target !== undefined && !gone.has(actor) && !gone.has(target)) kept.add(line);
    const left = leaving(line);
    if (left !== undefined) gone.add(left);
  }
  return kept;
}

/** Shots at somebody on its way, with the place where they fell, as the answer before them says. */
export function shotsOnTheWay(acts: readonly Pick<Act, 'lines'>[]): ReadonlyMap<LogLine, ThingId> {
  const places = new Map<LogLine, ThingId>();
  let answer: Beat | null = null;
  for (const line of acts.flatMap(({ lines }) => lines)) {
    const { beat } = line;
    if (beat.kind === 'answer') answer = beat;
    else if (beat.kind === 'move' || (beat.actor !== undefined && beat.kind === 'note')) answer = null;
    const place = answer?.path?.at(-1);
    const isOf = answer !== null && beat.actor === answer.actor && beat.target === answer.target;
    if (place !== undefined && isOf) places.set(line, place);
  }
  return places;
}

/** The moves of an act as one path, and those of its shots that can still be drawn. */
function wayOf(
  { number, lines }: Act,
  standing: ReadonlySet<LogLine>,
  places: ReadonlyMap<LogLine, ThingId>,
): Way {
  const beats = lines.map(({ beat }) => beat);
  const moves = beats.filter(
    ({ kind, actor }) => (kind === 'move' || kind === 'retreat') && actor !== undefined,
  );
  const [first] = moves;
  return {
    number,
    trail:
      first?.actor === undefined
        ? null
        : {
            thing: first.actor,
            picture: null,
            path: moves.filter(({ actor }) => actor === first.actor).flatMap(({ path = [] }) => path),
            back: first.kind === 'retreat',
            current: false,
          },
    shots: lines.flatMap((line): Tracer[] => {
      const { kind, actor, target, tone } = line.beat;
      return standing.has(line) &&
        (kind === 'shot' || kind === 'blow') &&
        actor !== undefined &&
        target !== undefined
        ? [{ from: spot(actor), to: spot(places.get(line) ?? target), tone: tone ?? 'plain', current: false }]
        : [];
    }),
  };
}

const halfway = (spots: readonly Point[]): [Point, Point] =>
  spots.length === 2
    ? [spots[0]!, spots[1]!]
    : [spots[Math.floor((spots.length - 1) / 2)]!, spots[Math.ceil((spots.length - 1) / 2)]!];

/** The radius of an act's number, in pixels. */
const NUMBER = 12;

/** Where on its line a number may lie, the best place first. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

const round = ({ x, y }: Point): Box => ({ x: x - NUMBER, y: y - NUMBER, w: 2 * NUMBER, h: 2 * NUMBER });

/** How far beside the middle of its line a number may stand, in its radius. */
const ASIDE = [2, 3, 4];

/** Places on both sides of a line that is too short to carry its number. */
function besides([a, b]: readonly [Point, Point]): Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const across = length === 0 ? { x: 0, y: -1 } : { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
  return ASIDE.flatMap((times) =>
    [times, -times].map((side) => ({
      x: (a.x + b.x) / 2 + across.x * side * NUMBER,
      y: (a.y + b.y) / 2 + across.y * side * NUMBER,
    })),
  );
}

/** In the middle of a line, or where it lies on no unit: on the line, else beside it. */
export function clearOf(line: readonly Point[], units: readonly Box[]): Point {
  const [a, b] = halfway(line);
  const onLine = SHARES.map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }));
  const places = [...onLine, ...besides([a, b])];
  return places.find((at) => units.every((unit) => overlap(round(at), unit) === 0)) ?? places[0]!;
}

/** Between the two ends; a shot that is told at its own card is numbered at the corner, clear of the figures. */
const besideShot = ([from, to]: readonly [Box, Box], units: readonly Box[]): Point =>
  from.x === to.x && from.y === to.y
    ? { x: from.x + CORNER, y: from.y + CORNER }
    : clearOf([middle(from), middle(to)], units);

function ActNumber({ number, at }: { number: number; at: Point }) {
  return (
    <g className="act-number" transform={`translate(${at.x} ${at.y})`}>
      <circle r={NUMBER} />
      <text y="5" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

export default function Trails({ stage, memory, module, view, aftermath, faded }: TrailsProps) {
  const { acts, rows, pointed, trails } = aftermath;
  const ways = useMemo(() => {
    const standing = standingShots(acts);
    const places = shotsOnTheWay(acts);
    return trails ? rows.map((row) => wayOf(row, standing, places)) : [];
  }, [trails, rows, acts]);
  const moved = ways.flatMap(({ trail }) => trail ?? []);
  const things = useMemo(
    () => [
      ...new Set(
        ways.flatMap(({ trail, shots }): ThingId[] => [
          ...(trail === null ? [] : [trail.thing, ...trail.path]),
          ...shots.flatMap(({ from, to }) => [from.thing, to.thing]),
        ]),
      ),
    ],
    [ways],
  );
  const geometry = useGeometry(stage, memory, { things, trails: moved, spots: NO_SPOTS, after: true });
  if (geometry === null || acts.length === 0) return null;
  const colourOf = (thing: ThingId): string => {
    const side = (module.detail(thing, view) ?? aftermath.known(thing))?.token?.side;
    return side === undefined ? 'var(--text-1)' : sideText(side);
  };
  return (
    <div className={`stage-overlay trails${faded ? ' faded' : ''}`} aria-hidden="true">
      <svg width={geometry.size.w} height={geometry.size.h}>
        {ways.map(({ number, trail, shots }) => {
          const start = trail === null ? null : (geometry.starts[moved.indexOf(trail)] ?? null);
          const spots = trail === null ? [] : spotsOf(trail, start, geometry);
          const ends = shots.flatMap(({ from, to }): [Box, Box][] => {
            const [a, b] = [geometry.boxes.get(from.thing), geometry.boxes.get(to.thing)];
            return a && b ? [[a, b]] : [];
          });
          const at =
            spots.length > 1
              ? clearOf(spots, geometry.units)
              : ends[0] && besideShot(ends[0], geometry.units);
          return (
            <g key={number} className={pointed !== null && pointed !== number ? 'other' : undefined}>
              {trail !== null && <TrailLine {...{ spots, start }} colour={colourOf(trail.thing)} />}
              {shots.map((tracer, i) => {
                const [from, to] = [
                  geometry.boxes.get(tracer.from.thing),
                  geometry.boxes.get(tracer.to.thing),
                ];
                return (
                  from &&
                  to &&
                  tracer.from.thing !== tracer.to.thing && (
                    <TracerLine key={i} {...{ tracer, from, to }} colour={colourOf(tracer.from.thing)} />
                  )
                );
              })}
              {at && <ActNumber number={number} at={at} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
