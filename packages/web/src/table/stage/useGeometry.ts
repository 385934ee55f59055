// The places of what is drawn over the board: measured in every frame, because pieces and camera move.
import type { ThingId } from '@xenotable/kernel';
import { type RefObject, useState } from 'react';
import { useEveryFrame } from '../../kit/useEveryFrame.ts';
import type { Spot, Trail } from './marks.ts';
import type { Memory } from './memory.ts';
import { type Box, StagePlaces } from './places.ts';

export interface Geometry {
  size: { w: number; h: number };
  /** Where plates and dice may lie. */
  room: Box;
  boxes: ReadonlyMap<ThingId, Box>;
  /** Where each trail begins. */
  starts: readonly (Box | null)[];
  /** The place of each requested spot. */
  spots: ReadonlyMap<Spot, Box>;
  /** Units that nothing should cover. */
  units: readonly Box[];
  /** Whether it is a table of cards without a board. */
  ofCards: boolean;
}

/** What is to be measured. */
interface Wanted {
  things: readonly ThingId[];
  trails: readonly Pick<Trail, 'thing' | 'picture'>[];
  spots: readonly Spot[];
  /** The film is over. */
  after: boolean;
}

const rounded = ({ x, y, w, h }: Box): string => [x, y, w, h].map(Math.round).join(' ');

function measured(stage: Element, memory: Memory, wanted: Wanted): Geometry {
  const { things, trails, after } = wanted;
  const places = new StagePlaces(stage);
  const boxes = new Map<ThingId, Box>();
  for (const thing of things) {
    const known = memory.placeOf(thing);
    const box = places.boxOf(thing) ?? (known && places.boxOfGone(known, after));
    if (box !== null) boxes.set(thing, box);
  }
  const starts = trails.map(({ thing, picture }) => {
    const place = memory.placeBefore(thing, picture);
    return place && places.shown(place);
  });
  const spots = new Map<Spot, Box>();
  for (const spot of wanted.spots) {
    const then = spot.left === null ? null : memory.placeBefore(spot.thing, spot.left);
    const box = then === null ? boxes.get(spot.thing) : places.shown(then);
    if (box !== undefined) spots.set(spot, box);
  }
  const { size, room, ofCards } = places;
  return { size, room, boxes, starts, spots, units: places.units(), ofCards };
}

const signature = ({ size, room, boxes, starts, spots, units }: Geometry): string =>
  [
    size.w,
    size.h,
    rounded(room),
    ...[...boxes].map(([thing, box]) => `${thing} ${rounded(box)}`),
    ...starts.map((box) => box && rounded(box)),
    ...[...spots.values()].map(rounded),
    ...units.map(rounded),
  ].join();

/** Null while there is nothing to draw. */
export function useGeometry(
  stage: RefObject<HTMLElement | null>,
  memory: Memory,
  wanted: Wanted,
): Geometry | null {
  const [found, setFound] = useState<{ signature: string; geometry: Geometry } | null>(null);
  const open = wanted.things.length > 0;
  useEveryFrame(open, () => {
    if (stage.current === null) return;
    const geometry = measured(stage.current, memory, wanted);
    const now = signature(geometry);
    if (now !== found?.signature) setFound({ signature: now, geometry });
  });
  return open ? (found?.geometry ?? null) : null;
}
