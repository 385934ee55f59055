// Where what is drawn over the board lies just now: measured in every frame, because pieces glide and the camera moves.
import type { ThingId } from '@xenotable/kernel';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Spot, Trail } from './marks.ts';
import type { Memory } from './memory.ts';
import { type Box, StagePlaces } from './places.ts';

export interface Geometry {
  size: { w: number; h: number };
  boxes: ReadonlyMap<ThingId, Box>;
  /** Where each trail begins. */
  starts: readonly (Box | null)[];
  /** Where each of the spots is that were asked for. */
  spots: ReadonlyMap<Spot, Box>;
  /** Units that nothing should cover. */
  units: readonly Box[];
}

const rounded = ({ x, y, w, h }: Box): string => [x, y, w, h].map(Math.round).join(' ');

function measured(
  stage: Element,
  memory: Memory,
  things: readonly ThingId[],
  trails: readonly Pick<Trail, 'thing' | 'picture'>[],
  wanted: readonly Spot[],
): Geometry {
  const places = new StagePlaces(stage);
  const boxes = new Map<ThingId, Box>();
  for (const thing of things) {
    const known = memory.placeOf(thing);
    const box = places.boxOf(thing) ?? (known && places.shown(known));
    if (box !== null) boxes.set(thing, box);
  }
  const starts = trails.map(({ thing, picture }) => {
    const place = memory.placeBefore(thing, picture);
    return place && places.shown(place);
  });
  const spots = new Map<Spot, Box>();
  for (const spot of wanted) {
    const then = spot.left === null ? null : memory.placeBefore(spot.thing, spot.left);
    const box = then === null ? boxes.get(spot.thing) : places.shown(then);
    if (box !== undefined) spots.set(spot, box);
  }
  return { size: places.size, boxes, starts, spots, units: places.units() };
}

const signature = ({ size, boxes, starts, spots, units }: Geometry): string =>
  [
    size.w,
    size.h,
    ...[...boxes].map(([thing, box]) => `${thing} ${rounded(box)}`),
    ...starts.map((box) => box && rounded(box)),
    ...[...spots.values()].map(rounded),
    ...units.map(rounded),
  ].join();

/** Null while there is nothing to draw. */
export function useGeometry(
  stage: RefObject<HTMLElement | null>,
  memory: Memory,
  things: readonly ThingId[],
  trails: readonly Trail[],
  spots: readonly Spot[],
): Geometry | null {
  const [found, setFound] = useState<{ signature: string; geometry: Geometry } | null>(null);
  const wanted = things.length > 0;
  const look = useEffectEvent((): void => {
    if (stage.current === null) return;
    const geometry = measured(stage.current, memory, things, trails, spots);
    const now = signature(geometry);
    if (now !== found?.signature) setFound({ signature: now, geometry });
  });
  useEffect(() => {
    if (!wanted) return;
    let frame = 0;
    const again = (): void => {
      look();
      frame = requestAnimationFrame(again);
    };
    again();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return wanted ? (found?.geometry ?? null) : null;
}
