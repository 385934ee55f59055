// Builds a choice by pointing: first the thing that is picked up, then its target. Mouse, touch, keys and drags all use this.
import { type Asked, type Json, type Worded, type WordedRefusal, same } from '@xenotable/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { GameModule } from '../contract.ts';
import { NOTHING, type ThingId, type ThingState } from '../../boards/things.ts';
import { useConsidered } from './useConsidered.ts';
import { type Pointed, complete, fitting, meantBy, onward, standings, startsWith } from './pointing.ts';

export interface Selection {
  /** Things pointed at so far. */
  path: readonly ThingId[];
  /** The choice that is previewed. */
  picked: Json | null;
  /** Offers that still fit what was pointed at. */
  fitting: readonly Worded[];
  /** Refusals that also fit. */
  refused: readonly WordedRefusal[];
  /** Offers that are named completely by what was pointed at. */
  exact: readonly Worded[];
  /** Offers that name nothing on the board: ready, pass. */
  plain: readonly Worded[];
  standing(thing: ThingId): ThingState;
  touch(thing: ThingId): void;
  drop(thing: ThingId, onto: ThingId): void;
  pick(choice: Json | null): void;
  /** The answer under the pointer or the focus, if a question has few answers. */
  considered: Json | null;
  consider(choice: Json | null): void;
  /** One step back; false if there was nothing to cancel. */
  back(): boolean;
}

interface Hands {
  commit(choice: Json): void;
  /** The second click on the previewed choice. */
  again(choice: Json): void;
  refuse(no: { reason: string; rule: string }): void;
  /** Whether this choice is played as soon as it is the only one meant. */
  isAtOnce(choice: Json): boolean;
  /** How many times something was played or taken back here. */
  acts: number;
}

const offersOf = <T extends Worded>(pointed: readonly Pointed<T>[]): T[] => pointed.map(({ offer }) => offer);

/** All offers and refusals of a question, each with the things that it names. */
function usePointed(
  ask: Asked | null,
  module: GameModule,
  view: Json,
): readonly [offers: readonly Pointed<Worded>[], refused: readonly Pointed<WordedRefusal>[]] {
  return useMemo(() => {
    if (ask === null) return [[], []];
    const pointed = <T extends Worded>(list: readonly T[]): Pointed<T>[] =>
      list.flatMap((offer) => {
        const ways = [
          module.things(offer.choice, view, ask.seat),
          ...(module.otherWays?.(offer.choice, view) ?? []),
        ];
        return ways.map((things) => ({ offer, things }));
      });
    return [pointed([...ask.offers, ...ask.withdrawals]), pointed(ask.refused)];
  }, [ask, module, view]);
}

/** What the list of actions and the prompt show for the things pointed at. */
const listsOf = (
  ask: Asked | null,
  offers: readonly Pointed<Worded>[],
  refused: readonly Pointed<WordedRefusal>[],
  path: readonly ThingId[],
): Pick<Selection, 'fitting' | 'refused' | 'exact' | 'plain'> => ({
  fitting: path.length === 0 ? (ask?.offers ?? []) : offersOf(fitting(offers, path)),
  refused: path.length === 0 ? (ask?.refused ?? []) : offersOf(fitting(refused, path)),
  exact: path.length === 0 ? [] : offersOf(complete(offers, path)),
  plain: offersOf(offers.filter(({ offer, things }) => things.length === 0 && ask?.offers.includes(offer))),
});

/** The things pointed at, and the planned choice. */
interface InHand extends Pick<Selection, 'path' | 'picked'> {
  /** The choice was taken from a list or a hint, not pointed at thing by thing: one step back takes all of it away. */
  whole?: true;
}
const EMPTY: InHand = { path: [], picked: null };

/** Whether a selection made in the question before means the same in this one. */
const stands = (
  { path, picked }: InHand,
  before: Asked | null,
  ask: Asked | null,
  module: GameModule,
  view: Json,
) =>
  before !== null &&
  ask !== null &&
  before.rule === ask.rule &&
  before.seat === ask.seat &&
  (picked === null
    ? ask.offers.some(({ choice }) => startsWith(module.things(choice, view, ask.seat), path))
    : ask.offers.some(({ choice }) => same(choice, picked)));

/** The selection for the open question; `acts` counts what was played or taken back here. */
function useInHand(
  ask: Asked | null,
  acts: number,
  module: GameModule,
  view: Json,
): [InHand, (hand: InHand) => void] {
  const [{ hand, since }, setHeld] = useState({ hand: EMPTY, since: acts });
  const [asked, setAsked] = useState(ask);
  const hold = useCallback((hand: InHand) => setHeld({ hand, since: acts }), [acts]);
  if (asked === ask) return [hand, hold];
  setAsked(ask);
  // A plan stays while others act and the question is the same. What was pointed at while an own act was on its way stays if it still has a meaning.
  if (since === acts && (same(asked, ask) || stands(hand, asked, ask, module, view))) return [hand, hold];
  hold(EMPTY);
  // This render already has the new view, in which the old plan has no meaning.
  return [EMPTY, hold];
}

export function useSelection(
  ask: Asked | null,
  module: GameModule,
  view: Json,
  { commit, again, refuse, isAtOnce, acts }: Hands,
): Selection {
  const [{ path, picked, whole }, setHand] = useInHand(ask, acts, module, view);

  const [offers, refused] = usePointed(ask, module, view);
  const found = useMemo(() => standings(offers, refused, path), [offers, refused, path]);
  const standing = useCallback((thing: ThingId) => found.get(thing) ?? NOTHING, [found]);

  /** Takes a path, and previews the choice that it means. */
  const follow = useCallback(
    (along: readonly ThingId[]): Json | null => {
      const choice = meantBy(offers, along, (choices) => module.usual?.(choices, view) ?? null);
      setHand({ path: along, picked: choice });
      return choice;
    },
    [offers, module, view, setHand],
  );

  const touch = useCallback(
    (thing: ThingId) => {
      if (picked !== null && path.at(-1) === thing) return again(picked);
      const along = onward(offers, path, thing);
      if (along === null) {
        const no = standing(thing).refused;
        setHand(EMPTY);
        if (no !== null) refuse(no);
        return;
      }
      const choice = follow(along);
      if (choice !== null && isAtOnce(choice) && fitting(offers, along).length === 1) commit(choice);
    },
    [picked, path, offers, standing, setHand, follow, commit, again, refuse, isAtOnce],
  );
  const drop = useCallback(
    (thing: ThingId, onto: ThingId) => {
      const along = [thing, onto];
      if (fitting(offers, along).length === 0) return;
      const choice = follow(along);
      if (choice !== null && fitting(offers, along).length === 1) commit(choice);
    },
    [offers, follow, commit],
  );
  const pick = useCallback(
    (choice: Json | null) => {
      const path = offers.find(({ offer }) => same(offer.choice, choice))?.things ?? [];
      setHand({ path, picked: choice, whole: true });
    },
    [offers, setHand],
  );
  const back = useCallback(() => {
    if (path.length === 0 && picked === null) return false;
    // Going back never plans a choice.
    setHand(whole ? EMPTY : { path: path.slice(0, -1), picked: null });
    return true;
  }, [path, picked, whole, setHand]);

  const lists = useMemo(() => listsOf(ask, offers, refused, path), [ask, offers, refused, path]);
  return { path, picked, ...lists, ...useConsidered(ask), standing, touch, drop, pick, back };
}
