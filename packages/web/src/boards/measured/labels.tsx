// What stands beside rings and ghosts. Over the units, and where it hides none of them if there is such a place.
import { useContext } from 'react';
import { Plate, PlateBounds, plateSize } from '../Plate.tsx';
import type { Area } from '../camera.ts';
import type { Base, Place } from './inches.ts';
import { type Ghost, type Ring, across, down } from './measured.tsx';

/** The table around a label. */
interface Around {
  units: readonly Base[];
  /** Of the table, in hundredths of an inch. */
  height: number;
  /** What of the board is on the screen. */
  seen: Area;
}

interface LabelProps extends Around {
  text: string;
  look?: 'plain' | 'edged';
  /** Where it may stand, best first. */
  places: readonly Place[];
}

/** How far a plate reaches to each side of its middle, in units of the board. */
function useReach(text: string, look: 'plain' | 'edged'): Place {
  const { zoom } = useContext(PlateBounds)!;
  const { w, h } = plateSize(text, look);
  return { x: w / 2 / Math.min(1, zoom), y: h / 2 / Math.min(1, zoom) };
}

function Label({ text, look = 'plain', places, units, height, seen }: LabelProps) {
  const { w, h } = useContext(PlateBounds)!;
  const reach = useReach(text, look);
  const within = (x: number, low: number, high: number, far: number): boolean =>
    x >= low + far && x <= high - far;
  const inside = ({ x, y }: Place): boolean =>
    within(x, Math.max(0, seen.x), Math.min(w, seen.x + seen.w), reach.x) &&
    within(y, Math.max(0, seen.y), Math.min(h, seen.y + seen.h), reach.y);
  const hides = ({ x, y }: Place): boolean =>
    units.some(
      (unit) =>
        Math.abs(across(unit.x) - x) < reach.x + across(unit.r) &&
        Math.abs(down(unit.y, height) - y) < reach.y + across(unit.r),
    );
  const at = places.find((place) => inside(place) && !hides(place)) ?? places.find(inside) ?? places[0]!;
  return <Plate {...at} text={text} look={look} />;
}

/** Clear of the token. */
const GAP = 4;

/** Below the ghost, else above or beside it. */
export function GhostLabel({ ghost, ...around }: { ghost: Ghost } & Around) {
  const text = ghost.label ?? '';
  const reach = useReach(text, 'edged');
  if (text === '') return null;
  const x = across(ghost.x);
  const y = down(ghost.y, around.height);
  const below = across(ghost.r) + reach.y + GAP;
  const aside = across(ghost.r) + reach.x + GAP;
  const places = [
    { x, y: y + below },
    { x, y: y - below },
    { x: x + aside, y },
    { x: x - aside, y },
  ];
  return (
    <g className="ghost-label">
      <Label text={text} look="edged" places={places} {...around} />
    </g>
  );
}

/** In twelfths of a ring, to both sides in turn. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6];

/** On the ring: a move's to the upper left, a shot's to the lower right, or as near to that as it gets. */
export function RingLabel({ ring, ...around }: { ring: Ring } & Around) {
  if (ring.label === '') return null;
  const radius = across(ring.r + ring.reach);
  const wanted = ring.kind === 'move' ? (-3 * Math.PI) / 4 : Math.PI / 4;
  const places = TURNS.map((turn) => {
    const angle = wanted + (turn * Math.PI) / 6;
    return {
      x: across(ring.x) + radius * Math.cos(angle),
      y: down(ring.y, around.height) + radius * Math.sin(angle),
    };
  });
  return (
    <g className={`ring ${ring.kind}`}>
      <Label text={ring.label} places={places} {...around} />
    </g>
  );
}
