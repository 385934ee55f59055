// Pointing at what no listed choice names: fields, the ground, somebody who can be reached in several ways. The game
// says as data what is meant; the rest is the same on every board: the first click plans, the second plays.
import { type Json, same } from '@xenotable/kernel';
import { useCallback, useRef, useState } from 'react';
import { type Place, distance } from '../boards/measured/inches.ts';
import type { Pointing, ThingId, ThingState } from '../boards/things.ts';
import type { BoardProps } from './contract.ts';

export type Meaning =
  /** Plans the choice; plays it if it is already planned. `aims`: the target's details stay closed, because they would cover those of the plan. */
  | { does: 'plan'; choice: Json; aims?: boolean }
  /** Plays the plan, which is about this thing however it was planned. */
  | { does: 'again' }
  /** Plays at once. */
  | { does: 'play'; choice: Json }
  /** Cancels the plan. */
  | { does: 'put down' }
  /** Does nothing, and the board says why at the thing; `listed`: a listed choice may still be meant. */
  | { does: 'nothing'; why: string; listed: boolean };

export interface Spaces {
  /** What pointing at a thing means; null if the listed choices decide it. */
  means?(thing: ThingId): Meaning | null;
  /** The choice that a point of the ground means; null or missing if the ground means nothing now. */
  ground?: ((at: Place) => Json | null) | null;
  /** Whether a thing can be pointed at although no listed choice names it. The function must stay the same while nothing has changed. */
  reaches?(thing: ThingId, here: ThingState): boolean;
  /** Things that look picked up without being pointed at: those that the question or the plan is about. */
  holds?: readonly ThingId[];
  /** If this thing is dragged somewhere, it does what pointing there means. */
  mover?: ThingId | null;
  /** The selection while a thing is carried, nothing or a choice: dropped somewhere, it does what pointing there means. Null for other things. */
  lifts?(thing: ThingId): { choice: Json | null } | null;
  /** The plan has its own card, which details must not cover. */
  covers?: boolean;
  /** Whether a thing stays targeted after an act: a click that follows at once was meant for that act. */
  keeps?(thing: ThingId): boolean;
}

export interface SpacePointing extends Pointing {
  /** For boards that can be pointed at anywhere. */
  place: ((at: Place) => void) | undefined;
  /** Why the thing that was pointed at last does nothing. */
  vain: { thing: ThingId; why: string } | null;
}

/** A click within this many milliseconds after an act was meant for that act. */
const MOMENT = 400;
/** A click within this distance of the first one is at the same spot, in hundredths of an inch. */
const SPOT = 35;
const NOBODY: readonly ThingId[] = [];

/** Whether the game lifts or moves a thing itself: dropped somewhere, it does what a click there means. */
const isCarried = ({ lifts, mover = null }: Spaces, thing: ThingId): boolean =>
  thing === mover || lifts?.(thing) != null;

/** Picks a thing up as the game says; false if the game does not. */
function tookUp<V>({ pick }: BoardProps<V>, { lifts }: Spaces, thing: ThingId): boolean {
  const lifted = lifts?.(thing) ?? null;
  if (lifted !== null) pick(lifted.choice);
  return lifted !== null;
}

export function useSpaces<V>(props: BoardProps<V>, spaces: Spaces): SpacePointing {
  const { view, picked, standing: listed } = props;
  const { ground, reaches, holds = NOBODY, covers = false } = spaces;
  const [vain, setVain] = useState<{ thing: ThingId; why: string; view: V } | null>(null);
  /** Where the ground was last pointed at, and the choice planned by it. */
  const grounded = useRef<{ at: Place; choice: Json | null } | null>(null);
  const acted = useRef<{ at: number; thing: ThingId | null }>({ at: 0, thing: null });
  const tooSoon = (): boolean => spaces.keeps !== undefined && Date.now() - acted.current.at < MOMENT;
  const commit = (thing: ThingId): void => {
    if (tooSoon() && acted.current.thing === thing) return;
    acted.current = { at: Date.now(), thing };
    props.commit();
  };
  const touch = (thing: ThingId): void => {
    setVain(null);
    if (spaces.keeps?.(thing) === true && tooSoon()) return;
    const meaning = spaces.means?.(thing) ?? null;
    switch (meaning?.does) {
      case 'plan':
        if (picked !== null && same(meaning.choice, picked)) return commit(thing);
        if (meaning.aims === true) props.point(null);
        return props.pick(meaning.choice);
      case 'again':
        return commit(thing);
      case 'play':
        return props.playAll([meaning.choice]);
      case 'put down':
        return props.pick(null);
      case 'nothing':
        setVain({ thing, why: meaning.why, view });
        return meaning.listed ? props.touch(thing) : undefined;
      default:
        return props.touch(thing);
    }
  };
  /** The first click on the ground plans, a second one at the same spot plays. */
  const place = (at: Place): void => {
    const before = grounded.current;
    if (before !== null && picked !== null && same(before.choice, picked) && distance(before.at, at) <= SPOT)
      return props.commit();
    const choice = ground?.(at) ?? null;
    grounded.current = { at, choice };
    props.pick(choice);
  };
  const standing = useCallback(
    (thing: ThingId): ThingState => {
      const here = listed(thing);
      const held = holds.includes(thing) ? { ...here, picked: true } : here;
      return reaches?.(thing, here) === true ? { ...held, target: true, refused: null } : held;
    },
    [listed, holds, reaches],
  );
  const { changed, watched, still, planned, shared } = props;
  return {
    changed,
    watched,
    still,
    planned,
    ...(shared !== undefined && { shared }),
    standing,
    touch,
    lift(thing) {
      if (tookUp(props, spaces, thing)) return true;
      const { ready, picked: held } = listed(thing);
      if (ready && !held) touch(thing);
      return ready;
    },
    drop: (thing, onto) => (isCarried(spaces, thing) ? touch(onto) : props.drop(thing, onto)),
    point: (thing) => props.point(covers ? null : thing),
    place: ground == null || still ? undefined : place,
    vain: vain !== null && vain.view === view ? vain : null,
  };
}
