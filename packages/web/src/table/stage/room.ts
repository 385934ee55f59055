// Finds room for trays and plates: beside what they belong to, without covering anything important; on a phone, and for dice on a table of cards, on its own card.
import { type Box, overlap } from './places.ts';

export interface Wanted {
  /** What it belongs to. */
  at: Box;
  w: number;
  h: number;
  /** It lies on its own card, not beside it. */
  onCard?: boolean;
}

const GAP = 10;
const EDGE = 6;

const inside = (box: Box, { x, y, w, h }: Box): Box => ({
  ...box,
  x: Math.max(x + EDGE, Math.min(box.x, x + w - box.w - EDGE)),
  y: Math.max(y + EDGE, Math.min(box.y, y + h - box.h - EDGE)),
});

/** Right, left, above, below, then farther away, then in the corners. */
function candidates({ at, w, h }: Wanted, bounds: Box): Box[] {
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
    { x: bounds.x, y: bounds.y },
    { x: bounds.x + bounds.w, y: bounds.y },
    { x: bounds.x, y: bounds.y + bounds.h },
    { x: bounds.x + bounds.w, y: bounds.y + bounds.h },
  ];
  return [...beside, ...docks].map((corner) => inside({ ...corner, w, h }, bounds));
}

/** On a narrower stage there is no room between cards. */
const NARROW = 600;

/** Farther from its card nobody sees whose a plate is. */
const LOST = 130;

/** The foot of a card, if the card is tall enough to stay readable above it and nothing lies there. */
function footOf({ at, w, h }: Wanted, taken: readonly Box[], bounds: Box): Box | null {
  const foot = inside({ x: at.x + at.w / 2 - w / 2, y: at.y + at.h - h, w, h }, bounds);
  return at.h >= 3 * h && taken.every((one) => overlap(foot, one) === 0) ? foot : null;
}

/** How far up a box is moved if another lies there. */
const STEP = 8;

/** On its own card: at the foot, or as far above it as others need. */
function onItsCard({ at, w, h }: Wanted, taken: readonly Box[], bounds: Box): Box {
  const foot = inside({ x: at.x + at.w / 2 - w / 2, y: at.y + at.h - h, w, h }, bounds);
  for (let y = foot.y; y >= at.y; y -= STEP)
    if (taken.every((one) => overlap({ ...foot, y }, one) === 0)) return { ...foot, y };
  return foot;
}

/** Weight of covering something in `must`, relative to `rather`. */
const MUST = 8;

/** What a pixel of distance weighs, relative to covering a square pixel of `rather`: a plate far from its card needs a line across the board. */
const FAR = 4;

/** The distance between the edges of two boxes. */
const distance = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h));

/** A place for each, in order; `must` are the boxes of those that take part, `rather` the others. */
export function placed(
  wanted: readonly Wanted[],
  { must, rather, bounds }: { must: readonly Box[]; rather: readonly Box[]; bounds: Box },
): Box[] {
  const taken: Box[] = [];
  for (const want of wanted) {
    if (want.onCard === true) {
      taken.push(onItsCard(want, taken, bounds));
      continue;
    }
    const foot = footOf(want, taken, bounds);
    if (foot !== null && bounds.w < NARROW) {
      taken.push(foot);
      continue;
    }
    let best: Box | null = null;
    let least = Infinity;
    for (const box of candidates(want, bounds)) {
      const cost =
        [...must, ...taken].reduce((sum, one) => sum + MUST * overlap(box, one), 0) +
        rather.reduce((sum, one) => sum + overlap(box, one), 0) +
        FAR * distance(box, want.at);
      if (cost < least) [best, least] = [box, cost];
    }
    taken.push(foot !== null && distance(best!, want.at) > LOST ? foot : best!);
  }
  return taken;
}

/** The point on the edge of a box towards another point. */
export function edgeTowards(box: Box, to: { x: number; y: number }): { x: number; y: number } {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const [dx, dy] = [to.x - cx, to.y - cy];
  const scale = Math.min(
    dx === 0 ? Infinity : box.w / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.h / 2 / Math.abs(dy),
  );
  return scale >= 1 ? { x: cx, y: cy } : { x: cx + dx * scale, y: cy + dy * scale };
}
