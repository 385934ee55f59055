// Lines over the board: trails with a ghost at their start, shots, rings, strokes through what is lost.
import type { ThingId } from '@xenotable/kernel';
import type { Marks, Ring, Tracer, Trail } from './marks.ts';
import { type Box, middle } from './places.ts';
import { edgeTowards } from './room.ts';
import type { Geometry } from './useGeometry.ts';

type Point = { x: number; y: number };

const lineThrough = (spots: readonly Point[]): string =>
  spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const holds = ({ x, y, w, h }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

/** The points of a trail, from its start to where the thing is now. */
export function spotsOf(
  trail: Pick<Trail, 'thing' | 'path'>,
  start: Box | null,
  { boxes }: Geometry,
): Point[] {
  const end = boxes.get(trail.thing);
  const places = trail.path.flatMap((place) => boxes.get(place) ?? []);
  // A piece that was stopped by a question is somewhere on its path: the rest is not walked yet.
  const at = end === undefined ? -1 : places.findLastIndex((place) => holds(place, middle(end)));
  const way = (at < 0 ? places : places.slice(0, at + 1)).map(middle);
  const from = start === null ? [] : [middle(start)];
  // It is still drawn where it began: the trail does not lead back there.
  const waits = end !== undefined && start !== null && way.length > 0 && holds(start, middle(end));
  const all = [...from, ...way, ...(end === undefined || waits ? [] : [middle(end)])];
  return all.filter((spot, i) => i === 0 || Math.hypot(spot.x - all[i - 1]!.x, spot.y - all[i - 1]!.y) > 4);
}

export function TrailLine({
  spots,
  start,
  colour,
}: {
  spots: readonly Point[];
  start: Box | null;
  colour: string;
}) {
  if (spots.length < 2) return null;
  const d = lineThrough(spots);
  const radius = start === null ? 12 : Math.max(10, Math.min(start.w, start.h) / 2);
  return (
    <g className="trail" style={{ color: colour }}>
      <path className="band" d={d} />
      <path className="dots" d={d} />
      <circle className="ghost" cx={spots[0]!.x} cy={spots[0]!.y} r={Math.min(radius, 26)} />
    </g>
  );
}

const DIAMOND = 'M0 -7L7 0 0 7-7 0z';

export function TracerLine({
  tracer,
  from,
  to,
  colour,
}: {
  tracer: Tracer;
  from: Box;
  to: Box;
  colour: string;
}) {
  const a = edgeTowards(from, middle(to));
  const b = edgeTowards(to, middle(from));
  const missed = tracer.tone === 'miss';
  return (
    <g className={`tracer${tracer.current ? ' current' : ''}`} style={{ color: colour }}>
      <path className="shot" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} pathLength="1" />
      <g transform={`translate(${b.x} ${b.y})`}>
        {missed ? <circle className="open" r="6" /> : <path className="full" d={DIAMOND} />}
      </g>
    </g>
  );
}

/** Around a piece a ring, around a card its edge. */
function RingShape({ ring, box }: { ring: Ring; box: Box }) {
  const grown = { x: box.x - 4, y: box.y - 4, w: box.w + 8, h: box.h + 8 };
  const piece = Math.abs(box.w - box.h) < 0.2 * box.w && box.w < 90;
  return (
    <rect
      className={`stage-ring ${ring.kind}`}
      x={grown.x}
      y={grown.y}
      width={grown.w}
      height={grown.h}
      rx={piece ? grown.w / 2 : 8}
    />
  );
}

function Struck({ box: { x, y, w, h } }: { box: Box }) {
  const inset = Math.min(w, h) * 0.1;
  return (
    <path
      className="struck"
      d={`M${x + inset} ${y + inset}L${x + w - inset} ${y + h - inset}M${x + w - inset} ${y + inset}L${x + inset} ${y + h - inset}`}
    />
  );
}

interface LinesProps {
  marks: Marks;
  geometry: Geometry;
  colourOf(thing: ThingId): string;
}

export function Lines({ marks, geometry, colourOf }: LinesProps) {
  const { boxes, starts, spots } = geometry;
  return (
    <>
      {marks.great && <rect className="dimmed" width="100%" height="100%" />}
      {marks.trails.map((trail, i) => (
        <TrailLine
          key={i}
          spots={spotsOf(trail, starts[i] ?? null, geometry)}
          start={starts[i] ?? null}
          colour={colourOf(trail.thing)}
        />
      ))}
      {marks.tracers.map((tracer, i) => {
        const [from, to] = [spots.get(tracer.from), spots.get(tracer.to)];
        return (
          from && to && <TracerLine key={i} {...{ tracer, from, to }} colour={colourOf(tracer.from.thing)} />
        );
      })}
      {marks.rings.map((ring, i) => {
        const box = boxes.get(ring.thing);
        return box && <RingShape key={i} ring={ring} box={box} />;
      })}
      {marks.struck.map((thing) => {
        const box = boxes.get(thing);
        return box && <Struck key={thing} box={box} />;
      })}
    </>
  );
}
