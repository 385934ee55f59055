// Labels beside ghosts, units and rings. They are drawn over the units, if possible where they hide none of them.
import { useContext } from 'react';
import { Plate, PlateBounds, plateSize } from '../Plate.tsx';
import type { Area } from '../camera.ts';
import type { Base, Place } from './inches.ts';
import { type Ghost, type Ring, type Ruler, type Sign, across, down, rulerSign } from './measured.tsx';
import { type Box, placeAll } from './placing.ts';

interface Label {
  key: string;
  className: string;
  text: string;
  look: 'plain' | 'edged' | 'strong' | 'danger';
  /** Possible places, best first; `half` is half the label's size. */
  places(half: Place): Place[];
  /** The line that it stands on says enough: it may be missing where it would cover something. */
  optional?: true;
}

/** Distance from the token. */
const GAP = 4;
/** A token's letter and strength stand out over its base, in units of the board. */
const AROUND = 3;
/** To cover a unit is worse than to cover anything else. */
const UNIT = 4;

/** Below the base, otherwise above or beside it. */
const beside =
  (base: Base, height: number, above: boolean) =>
  (half: Place): Place[] => {
    const x = across(base.x);
    const y = down(base.y, height);
    const far = across(base.r) + AROUND + half.y + GAP;
    const aside = across(base.r) + AROUND + half.x + GAP;
    const lift = across(base.r) + half.y;
    /** Straight below or above it, then to both sides of that, then a line of letters farther away. */
    const row = (up: 1 | -1, farther: number): Place[] =>
      [0, 0.5, -0.5, 1, -1].map((to) => ({ x: x + to * half.x, y: y + up * (far + farther) }));
    const [first, second] = above ? ([-1, 1] as const) : ([1, -1] as const);
    return [
      ...row(first, 0),
      ...row(second, 0),
      { x: x + aside, y },
      { x: x - aside, y },
      { x: x + aside, y: y - lift },
      { x: x - aside, y: y - lift },
      ...row(first, 2 * half.y),
      ...row(second, 2 * half.y),
    ];
  };

/** Angles to try, in twelfths of a circle, on both sides in turn. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6];

/** On a ring at an angle, or as near to it as possible. */
const onRing = (at: Place, radius: number, height: number, wanted: number) => (): Place[] =>
  TURNS.map((turn) => {
    const angle = wanted + (turn * Math.PI) / 6;
    return {
      x: across(at.x) + radius * Math.cos(angle),
      y: down(at.y, height) + radius * Math.sin(angle),
    };
  });

const ofGhost = (ghost: Ghost, i: number, height: number): Label => ({
  key: `ghost ${i}`,
  className: 'ghost-label',
  text: ghost.label ?? '',
  look: 'edged',
  places: beside(ghost, height, false),
});

/** A chance stands beside its unit, a reach on its own ring. */
const ofSign = (sign: Sign, i: number, height: number): Label => ({
  key: `sign ${i}`,
  className: 'sign',
  text: sign.text,
  look: sign.look,
  places:
    sign.reach === undefined
      ? beside(sign, height, sign.look === 'strong')
      : onRing(sign, across(sign.r + sign.reach), height, Math.PI / 2),
  ...(sign.reach !== undefined && { optional: true }),
});

/** The label of a move goes to the upper left, that of a shot to the lower right. */
const ofRing = (ring: Ring, height: number): Label => ({
  key: `ring ${ring.kind}`,
  className: `ring ${ring.kind}`,
  text: ring.label,
  look: 'plain',
  optional: true,
  places: onRing(
    ring,
    across(ring.r + ring.reach),
    height,
    ring.kind === 'move' ? (-3 * Math.PI) / 4 : Math.PI / 4,
  ),
});

interface LabelsProps {
  units: readonly Base[];
  ghosts: readonly Ghost[];
  signs: readonly Sign[];
  rings: readonly Ring[];
  rulers: readonly Ruler[];
  /** What else should stay in sight: ends of arrows. */
  busy: readonly Base[];
  /** Of the table, in hundredths of an inch. */
  height: number;
  /** The part of the board that is on the screen. */
  seen: Area;
}

export function Labels({ units, ghosts, signs, rings, rulers, busy, height, seen }: LabelsProps) {
  const bounds = useContext(PlateBounds);
  if (bounds === null) return null;
  const { w, h, zoom } = bounds;
  const halfOf = (text: string, look: Label['look']): Place => {
    const size = plateSize(text, look);
    return { x: size.w / 2 / Math.min(1, zoom), y: size.h / 2 / Math.min(1, zoom) };
  };
  const labels = [
    ...ghosts.map((ghost, i) => ofGhost(ghost, i, height)),
    ...signs.map((sign, i) => ofSign(sign, i, height)),
    ...rings.map((ring) => ofRing(ring, height)),
  ].filter(({ text }) => text !== '');
  const standing: Box[] = [
    ...[...units, ...ghosts].map(({ x, y, r }) => {
      const half = across(r) + AROUND;
      return { x: across(x), y: down(y, height), half: { x: half, y: half }, weight: UNIT };
    }),
    ...busy.map(({ x, y, r }) => ({
      x: across(x),
      y: down(y, height),
      half: { x: across(r), y: across(r) },
    })),
    ...rulers.map((ruler) => {
      const { x, y, text } = rulerSign(ruler, height);
      return { x, y, half: halfOf(text, 'plain') };
    }),
  ];
  const inside = ({ x, y, half }: Box): boolean =>
    x >= Math.max(0, seen.x) + half.x &&
    x <= Math.min(w, seen.x + seen.w) - half.x &&
    y >= Math.max(0, seen.y) + half.y &&
    y <= Math.min(h, seen.y + seen.h) - half.y;
  const wanted = labels.map(({ text, look, places, optional }) => {
    const half = halfOf(text, look);
    return { half, places: places(half), ...(optional && { most: UNIT }) };
  });
  const boxes = placeAll(wanted, standing, inside);
  return labels.map(({ key, className, text, look }, i) => {
    const at = boxes[i];
    return at === undefined || at === null ? null : (
      <g key={key} className={className}>
        <Plate x={at.x} y={at.y} text={text} look={look} />
      </g>
    );
  });
}
