// Pointing at what no listed choice names: fields, the ground, somebody who can be reached in several ways. A game says what is
// meant, as data; what follows from it is the same on every board: the first click plans, the second plays.
import { type Json, same } from '@xenotable/kernel';
import { useCallback, useRef, useState } from 'react';
import type { Place } from '../boards/measured/inches.ts';
import type { Pointing, ThingId, ThingState } from '../boards/things.ts';
import type { BoardProps } from './contract.ts';

export type Meaning =
  /** Planned; if it is planned already, played. The details of whom it is aimed at would cover those of the plan. */
  | { does: 'plan'; choice: Json; aims?: boolean }
  /** What is planned is about this thing, in whichever way it was planned: played. */
  | { does: 'again' }
  /** Played at once. */
  | { does: 'play'; choice: Json }
  /** What is planned is given up. */
  | { does: 'put down' }
  /** Nothing, and the board says why at the thing; perhaps a listed choice is meant nevertheless. */
  | { does: 'nothing'; why: string; listed: boolean };

export interface Spaces {
  /** What pointing at a thing means; null where the listed choices say it. */
  means?(thing: ThingId): Meaning | null;
  /** The choice that a point of the ground means; null or missing where the ground means nothing now. */
  ground?: ((at: Place) => Json | null) | null;
  /** May be pointed at though no listed choice names it. Keep the function while nothing has changed. */
  reaches?(thing: ThingId, here: ThingState): boolean;
  /** Looks picked up, though it was not pointed at: those whom the question or the plan is about. */
  holds?: readonly ThingId[];
  /** Drawn somewhere, it does what pointing there means. */
  mover?: ThingId | null;
  /** What is planned has a card of its own, which no details shall cover. */
  covers?: boolean;
  /** An aim stays on it after an act: a click that comes too soon was meant for that act. */
  keeps?(thing: ThingId): boolean;
}

export interface SpacePointing extends Pointing {
  /** For boards that can be pointed at anywhere. */
  place: ((at: Place) => void) | undefined;
  /** Why the thing that was pointed at last does nothing. */
  vain: { thing: ThingId; why: string } | null;
}

/** A second click so soon after an act was meant for that act; in milliseconds. */
const MOMENT = 400;
const NOBODY: readonly ThingId[] = [];

export function useSpaces<V>(props: BoardProps<V>, spaces: Spaces): SpacePointing {
  const { view, picked, standing: listed } = props;
  const { ground, reaches, holds = NOBODY, mover = null, covers = false } = spaces;
  const [vain, setVain] = useState<{ thing: ThingId; why: string; view: V } | null>(null);
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
    drop: (thing, onto) => (thing === mover ? touch(onto) : props.drop(thing, onto)),
    point: (thing) => props.point(covers ? null : thing),
    place: ground == null || still ? undefined : (at) => props.pick(ground(at)),
    vain: vain !== null && vain.view === view ? vain : null,
  };
}
