// Finding room for trays and plates: beside what they belong to, and over nothing that matters; on a phone at the foot of its card.
import type { Box } from './places.ts';

export interface Wanted {
  /** What it belongs to. */
  at: Box;
  w: number;
  h: number;
}

const GAP = 10;
const EDGE = 6;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const inside = (box: Box, { w, h }: { w: number; h: number }): Box => ({
  ...box,
  x: Math.max(EDGE, Math.min(box.x, w - box.w - EDGE)),
  y: Math.max(EDGE, Math.min(box.y, h - box.h - EDGE)),
});

/** Right, left, above, below, then farther off, then docked at the corners. */
function candidates({ at, w, h }: Wanted, bounds: { w: number; h: number }): Box[] {
  const [cx, cy] = [at.x + at.w / 2, at.y + at.h / 2];
  const beside = [GAP, GAP + 46, GAP + 110].flatMap((gap) => [
    { x: at.x + at.w + gap, y: cy - h / 2 },
    { x: at.x - gap - w, y: cy - h / 2 },
    { x: cx - w / 2, y: at.y - gap - h },
    { x: cx - w / 2, y: at.y + at.h + gap },
    { x: at.x + at.w + gap, y: at.y - gap - h },
    { x: at.x - gap - w, y: at.y - gap - h },
    { x: at.x + at.w + gap, y: at.y + at.h + gap },
    { x: at.x - gap - w, y: at.y + at.h + gap },
  ]);
  const docks = [
    { x: 0, y: 0 },
    { x: bounds.w, y: 0 },
    { x: 0, y: bounds.h },
    { x: bounds.w, y: bounds.h },
  ];
  return [...beside, ...docks].map((corner) => inside({ ...corner, w, h }, bounds));
}

/** Narrower than this, there is no room between cards. */
const NARROW = 600;

/** The foot of a card that is tall enough to be read above it. */
const footOf = ({ at, w, h }: Wanted, bounds: { w: number; h: number }): Box | null =>
  bounds.w < NARROW && at.h >= 3 * h
    ? inside({ x: at.x + at.w / 2 - w / 2, y: at.y + at.h - h, w, h }, bounds)
    : null;

/** What must not be covered counts more than what should not. */
const MUST = 8;

/** A place for each, in order; `must` are those that take part, `rather` the others. */
export function placed(
  wanted: readonly Wanted[],
  {
    must,
    rather,
    bounds,
  }: { must: readonly Box[]; rather: readonly Box[]; bounds: { w: number; h: number } },
): Box[] {
  const taken: Box[] = [];
  for (const want of wanted) {
    const foot = footOf(want, bounds);
    if (foot !== null && taken.every((one) => overlap(foot, one) === 0)) {
      taken.push(foot);
      continue;
    }
    let best: Box | null = null;
    let least = Infinity;
    for (const box of candidates(want, bounds)) {
      const cost =
        [...must, ...taken].reduce((sum, one) => sum + MUST * overlap(box, one), 0) +
        rather.reduce((sum, one) => sum + overlap(box, one), 0);
      if (cost < least) [best, least] = [box, cost];
      if (cost === 0) break;
    }
    taken.push(best!);
  }
  return taken;
}

/** From the edge of one box towards the middle of another. */
export function edgeTowards(box: Box, to: { x: number; y: number }): { x: number; y: number } {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const [dx, dy] = [to.x - cx, to.y - cy];
  const scale = Math.min(
    dx === 0 ? Infinity : box.w / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.h / 2 / Math.abs(dy),
  );
  return scale >= 1 ? { x: cx, y: cy } : { x: cx + dx * scale, y: cy + dy * scale };
}
