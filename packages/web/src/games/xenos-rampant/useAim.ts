// Pointing at an enemy: the first click plans the best legal way to hurt it, the second plays it.
import { type Json, same } from '@xenotable/kernel';
import { type View, type Way, aimAt, isKind, stopped, unitOfThing } from '@xenotable/xenos-rampant/preview';
import { useState } from 'react';
import type { ThingId } from '../../boards/things.ts';
import { percent } from '../../kit/draw/text.ts';
import type { BoardProps } from '../../table/contract.ts';
import { choicesOf, planOf } from './shared/border.ts';

/** The enemy that what is planned is aimed at, or null. */
export function targetOf(props: Pick<BoardProps<View>, 'picked'>): number | null {
  for (const choice of choicesOf(props.picked)) {
    if (isKind(choice, 'order') && choice.target !== undefined) return choice.target;
    if (isKind(choice, 'shoot')) return choice.shoot;
    if (isKind(choice, 'wild')) return choice.target;
  }
  return null;
}

/** The unit whose order is planned, if the order names nobody else. */
function orderedIn({ picked }: Pick<BoardProps<View>, 'picked'>): number | null {
  const [first, ...steps] = choicesOf(picked);
  return first !== undefined && steps.length === 0 && isKind(first, 'order') && first.target === undefined
    ? first.unit
    : null;
}

export const planOfWay = ({ order, follow }: Way) => planOf([order, ...follow]);

/** The chance that decides, at the target: '34 % stopped'. */
export function plateOf(view: View, picked: Json | null, target: number): string | null {
  const way = picked === null ? undefined : aimAt(view, target).find((one) => same(planOfWay(one), picked));
  return way === undefined ? null : `${percent(way.obeyed * stopped(way.exchange.blow.fate))} % stopped`;
}

interface Aim {
  /** What a click on a thing does. */
  touch(thing: ThingId): void;
  /** The enemy that was clicked last: its reach is shown. */
  watched: number | null;
}

export function useAim(props: BoardProps<View>, lit: number | null): Aim {
  const { view, ask, viewer, still, pick, commit } = props;
  const [watched, setWatched] = useState<{ id: number; ask: BoardProps<View>['ask'] } | null>(null);
  const seat = ask?.seat ?? (viewer === 'table' ? null : viewer);
  const side = seat === null ? undefined : view.owners[seat]?.side;
  const touch = (thing: ThingId): void => {
    const id = unitOfThing(thing);
    const unit = id === null ? undefined : view.units[id];
    if (still || id === null || unit === undefined || side === undefined || unit.side === side) {
      setWatched(null);
      // A second click on the unit in hand puts it down: it never gives the order that was planned.
      return id !== null && id === orderedIn(props) ? pick(null) : props.touch(thing);
    }
    setWatched((before) => (before?.id === id && targetOf(props) !== id ? null : { id, ask }));
    if (ask === null || view.orders.length === 0) return props.touch(thing);
    if (targetOf(props) === id) return commit();
    const own = lit === null ? [] : aimAt(view, id, lit);
    const best = own[0] ?? (lit === null ? aimAt(view, id)[0] : undefined);
    if (best === undefined) return props.touch(thing);
    props.point(null);
    pick(planOfWay(best));
  };
  // Once something is decided the reach of the enemy has been looked at long enough.
  const shown = watched !== null && watched.ask === ask ? watched.id : -1;
  return { touch, watched: view.units[shown]?.state === 'table' ? shown : null };
}
