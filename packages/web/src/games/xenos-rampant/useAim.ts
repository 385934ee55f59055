// Pointing at the table: an enemy is attacked in the best legal way, the ground is a point of the space that is asked for.
import { type View, aimAt, unitOfThing } from '@xenotable/xenos-rampant/preview';
import { useCallback, useMemo, useState } from 'react';
import type { Json } from '@xenotable/kernel';
import type { ThingId } from '../../boards/things.ts';
import type { BoardProps } from '../../table/contract.ts';
import { type Meaning, type SpacePointing, useSpaces } from '../../table/useSpaces.ts';
import { orderedIn, planOfWay, targetOf } from './aiming.ts';
import { goInOf, meaningOf } from './pointing.ts';

interface Aim {
  on: SpacePointing;
  /** The enemy that was clicked last: its reach is shown. */
  watched: number | null;
}

/** What pointing at a unit means, if the listed choices do not say it. */
function unitMeans(props: BoardProps<View>, id: number, enemy: boolean, lit: number | null): Meaning | null {
  const { view, ask } = props;
  // A second click on the unit in hand puts it down: it never gives the order that was planned.
  if (!enemy) {
    if (id === orderedIn(props)) return { does: 'put down' };
    const kept = id === lit && props.picked === null && view.orders.length > 0;
    return kept ? { does: 'nothing', why: 'Point at an enemy or at the ground.', listed: false } : null;
  }
  if (ask === null || view.orders.length === 0) return null;
  if (targetOf(props) === id) return { does: 'again' };
  // From one enemy to another: if the unit of that plan cannot hurt this one, another unit is proposed.
  const own = lit === null ? [] : aimAt(view, id, lit);
  const [best] = own.length > 0 || (lit !== null && targetOf(props) === null) ? own : aimAt(view, id);
  return best === undefined ? null : { does: 'plan', choice: planOfWay(best), aims: true };
}

/** Pointing at units and at the ground; `holds` are the units that the question and the plan are about. */
export function useAim(props: BoardProps<View>, lit: number | null, holds: readonly ThingId[]): Aim {
  const { view, ask, viewer, still, picked } = props;
  const [watched, setWatched] = useState<{ id: number; ask: BoardProps<View>['ask'] } | null>(null);
  const seat = ask?.seat ?? (viewer === 'table' ? null : viewer);
  const side = seat === null ? undefined : view.owners[seat]?.side;
  const isEnemy = (id: number | null): id is number => {
    const unit = id === null ? undefined : view.units[id];
    return !still && side !== undefined && unit !== undefined && unit.side !== side;
  };
  const ground = useMemo(() => (still ? null : meaningOf(view, ask, lit)), [view, ask, lit, still]);
  const goesIn = useMemo(
    () => (still ? new Map<ThingId, Json>() : goInOf(view, ask, lit)),
    [view, ask, lit, still],
  );
  const reaches = useCallback((thing: ThingId) => goesIn.has(thing), [goesIn]);
  const on = useSpaces(props, {
    reaches,
    means(thing) {
      const into = goesIn.get(thing);
      if (into !== undefined) return { does: 'plan', choice: into, aims: true };
      const id = unitOfThing(thing);
      return id === null ? null : unitMeans(props, id, isEnemy(id), lit);
    },
    ground,
    holds,
    // The card of a thing never covers the odds of what is planned.
    covers: picked !== null,
  });
  // Once something is decided the reach of the enemy has been looked at long enough.
  const shown = watched !== null && watched.ask === ask ? watched.id : -1;
  const touch = (thing: ThingId): void => {
    const id = unitOfThing(thing);
    const again = watched?.id === id && targetOf(props) !== id;
    setWatched(isEnemy(id) && !again ? { id, ask } : null);
    on.touch(thing);
  };
  // Outside of the orders an enemy that can be answered with is the target of the question: whom to shoot at.
  const standing = (thing: ThingId): ReturnType<typeof on.standing> => {
    const one = on.standing(thing);
    return one.ready && view.orders.length === 0 && isEnemy(unitOfThing(thing))
      ? { ...one, target: true }
      : one;
  };
  return { on: { ...on, touch, standing }, watched: view.units[shown]?.state === 'table' ? shown : null };
}
