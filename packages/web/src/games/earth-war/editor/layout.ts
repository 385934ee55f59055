// Where nodes stand on the canvas: rows of three that are read to and fro, ways that never meet side by side.
import type { Edge } from './ways.ts';

export const CARD = { width: 196, height: 150 } as const;
const GAP = { x: 72, y: 64 } as const;
const COLUMNS = 3;

export interface Spot {
  x: number;
  y: number;
}

/** Steps from the start on the longest way to each node. */
export function depthsOf(nodes: number, edges: readonly Edge[]): number[] {
  const depths = new Array<number>(nodes + 2).fill(0);
  // Edges lead forward only, so one pass in the order of the nodes is enough.
  for (let node = 0; node <= nodes; node++)
    for (const { from, to } of edges)
      if (from === node) depths[to] = Math.max(depths[to] ?? 0, (depths[node] ?? 0) + 1);
  // A node that no way leads to stands after its neighbour.
  for (let node = 1; node <= nodes; node++)
    if (depths[node] === 0) depths[node] = (depths[node - 1] ?? 0) + 1;
  const last = Math.max(...depths.slice(0, nodes + 1));
  depths[nodes + 1] = last + 1;
  return depths;
}

/** The spots of the start, the nodes and the end, and the size of all. */
export function layoutOf(
  nodes: number,
  edges: readonly Edge[],
): { spots: Spot[]; width: number; height: number } {
  const depths = depthsOf(nodes, edges);
  const stacked = new Map<number, number>();
  const places = depths.map((depth) => {
    const level = stacked.get(depth) ?? 0;
    stacked.set(depth, level + 1);
    return { depth, level };
  });
  const rows = Math.floor(Math.max(...depths) / COLUMNS) + 1;
  const tops: number[] = [];
  let top = 0;
  for (let row = 0; row < rows; row++) {
    tops.push(top);
    const levels = [0, 1, 2].map((column) => stacked.get(row * COLUMNS + column) ?? 0);
    top += Math.max(1, ...levels) * (CARD.height + GAP.y);
  }
  const spots = places.map(({ depth, level }) => {
    const row = Math.floor(depth / COLUMNS);
    const column = row % 2 === 0 ? depth % COLUMNS : COLUMNS - 1 - (depth % COLUMNS);
    return { x: column * (CARD.width + GAP.x), y: (tops[row] ?? 0) + level * (CARD.height + GAP.y) };
  });
  return { spots, width: COLUMNS * CARD.width + (COLUMNS - 1) * GAP.x, height: top - GAP.y };
}

interface Drawn {
  path: string;
  /** Where its words stand. */
  at: Spot;
}

/** Words below the cards, one line for each edge between the same two. */
const below = (from: Spot, x: number, failed: boolean): Spot => ({
  x,
  y: from.y + CARD.height + (failed ? 32 : 14),
});

/** Beside each other: straight, from side to side. */
function levelLine(from: Spot, to: Spot, shift: number, failed: boolean): Drawn {
  const [x1, x2] = to.x > from.x ? [from.x + CARD.width, to.x] : [from.x, to.x + CARD.width];
  const y = from.y + CARD.height / 2 + shift;
  return { path: `M${x1} ${y}L${x2} ${y}`, at: below(from, (x1 + x2) / 2, failed) };
}

/** One above the other with a card between them: round it on the right. */
function roundLine(from: Spot, to: Spot): Drawn {
  const x = from.x + CARD.width;
  const [y1, y2] = [from.y + CARD.height - 24, to.y + 24];
  return {
    path: `M${x} ${y1}C${x + 44} ${y1 + 30} ${x + 44} ${y2 - 30} ${x} ${y2}`,
    at: { x: from.x + CARD.width / 2, y: from.y + CARD.height + 46 },
  };
}

/** Whether a card lies in the column between two others. */
export const isBetween = (spot: Spot, from: Spot, to: Spot): boolean =>
  from.x === to.x && spot.x === from.x && spot.y > Math.min(from.y, to.y) && spot.y < Math.max(from.y, to.y);

interface Bend {
  /** Two edges between the same cards lie beside each other. */
  shift: number;
  failed: boolean;
  /** A card lies between them. */
  round: boolean;
}

/** The line of an edge between two cards. */
export function lineOf(from: Spot, to: Spot, { shift, failed, round }: Bend): Drawn {
  const { width, height } = CARD;
  const isLevel = Math.abs(from.y - to.y) < 1;
  if (isLevel && Math.abs(from.x - to.x) <= width + GAP.x + 1) return levelLine(from, to, shift, failed);
  if (round) return roundLine(from, to);
  const x1 = from.x + width / 2 + shift;
  const x2 = to.x + width / 2 + shift;
  if (isLevel) {
    const y = from.y + height;
    return {
      path: `M${x1} ${y}C${x1} ${y + 48} ${x2} ${y + 48} ${x2} ${y}`,
      at: { x: (x1 + x2) / 2, y: y + 36 },
    };
  }
  const [y1, y2] = to.y > from.y ? [from.y + height, to.y] : [from.y, to.y + height];
  const bend = (y2 - y1) / 2;
  return {
    path: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`,
    at: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 - 12 },
  };
}
