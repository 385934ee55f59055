// Where what is drawn over the board lies just now: measured in every frame, because pieces glide and the camera moves.
import type { ThingId } from '@xenotable/kernel';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Trail } from './marks.ts';
import type { Memory } from './memory.ts';
import { type Box, StagePlaces } from './places.ts';

export interface Geometry {
  size: { w: number; h: number };
  boxes: ReadonlyMap<ThingId, Box>;
  /** Where each trail begins. */
  starts: readonly (Box | null)[];
  /** Units that nothing should cover. */
  units: readonly Box[];
}

const rounded = ({ x, y, w, h }: Box): string => [x, y, w, h].map(Math.round).join(' ');

function measured(
  stage: Element,
  memory: Memory,
  things: readonly ThingId[],
  trails: readonly Pick<Trail, 'thing' | 'picture'>[],
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
  return { size: places.size, boxes, starts, units: places.units() };
}

const signature = ({ size, boxes, starts, units }: Geometry): string =>
  [
    size.w,
    size.h,
    ...[...boxes].map(([thing, box]) => `${thing} ${rounded(box)}`),
    ...starts.map((box) => box && rounded(box)),
    ...units.map(rounded),
  ].join();

/** Null while there is nothing to draw. */
export function useGeometry(
  stage: RefObject<HTMLElement | null>,
  memory: Memory,
  things: readonly ThingId[],
  trails: readonly Trail[],
): Geometry | null {
  const [found, setFound] = useState<{ signature: string; geometry: Geometry } | null>(null);
  const wanted = things.length > 0;
  const look = useEffectEvent((): void => {
    if (stage.current === null) return;
    const geometry = measured(stage.current, memory, things, trails);
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
