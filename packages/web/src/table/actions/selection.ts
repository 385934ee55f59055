// Putting a choice together by pointing: first what is picked up, then what it is meant for. Mouse, touch, keys and drags all end here.
import { type Asked, type Json, type Worded, type WordedRefusal, same } from '@xenotable/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { GameModule } from '../contract.ts';
import { NOTHING, type ThingId, type ThingState } from '../../boards/things.ts';
import { type Pointed, complete, fitting, meantBy, onward, standings } from './pointing.ts';

export interface Selection {
  /** Things pointed at so far. */
  path: readonly ThingId[];
  /** The choice that is previewed. */
  picked: Json | null;
  /** Offers that still fit what was pointed at. */
  fitting: readonly Worded[];
  /** Refusals that fit it too. */
  refused: readonly WordedRefusal[];
  /** Offers that are named completely by what was pointed at. */
  exact: readonly Worded[];
  /** Offers that name nothing on the board: ready, pass. */
  plain: readonly Worded[];
  standing(thing: ThingId): ThingState;
  touch(thing: ThingId): void;
  drop(thing: ThingId, onto: ThingId): void;
  pick(choice: Json | null): void;
  /** One step back; false when there was nothing to take back. */
  back(): boolean;
}

interface Hands {
  commit(choice: Json): void;
  /** The second click on what is previewed. */
  again(choice: Json): void;
  refuse(no: { reason: string; rule: string }): void;
  /** Plays as soon as only one choice is meant. */
  oneClick: boolean;
  /** How often something was played or taken back here. */
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
      list.map((offer) => ({ offer, things: module.things(offer.choice, view, ask.seat) }));
    return [pointed([...ask.offers, ...ask.withdrawals]), pointed(ask.refused)];
  }, [ask, module, view]);
}

/** What the lists of actions and the prompt show for what was pointed at. */
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

export function useSelection(
  ask: Asked | null,
  module: GameModule,
  view: Json,
  { commit, again, refuse, oneClick, acts }: Hands,
): Selection {
  const [path, setPath] = useState<readonly ThingId[]>([]);
  const [picked, setPicked] = useState<Json | null>(null);
  const [asked, setAsked] = useState({ ask, acts });
  if (asked.ask !== ask) {
    setAsked({ ask, acts });
    // Others may act while one plans: the plan stays for as long as the question does, and nothing was played here.
    if (acts !== asked.acts || !same(asked.ask, ask)) {
      setPath([]);
      setPicked(null);
    }
  }

  const [offers, refused] = usePointed(ask, module, view);
  const found = useMemo(() => standings(offers, refused, path), [offers, refused, path]);
  const standing = useCallback((thing: ThingId) => found.get(thing) ?? NOTHING, [found]);

  const clear = useCallback(() => {
    setPath([]);
    setPicked(null);
  }, []);
  /** Takes a path, and previews the choice that it means. */
  const follow = useCallback(
    (along: readonly ThingId[]): Json | null => {
      const choice = meantBy(offers, along, (choices) => module.usual?.(choices, view) ?? null);
      setPath(along);
      setPicked(choice);
      return choice;
    },
    [offers, module, view],
  );

  const touch = useCallback(
    (thing: ThingId) => {
      if (picked !== null && path.at(-1) === thing) return again(picked);
      const along = onward(offers, path, thing);
      if (along === null) {
        const no = standing(thing).refused;
        clear();
        if (no !== null) refuse(no);
        return;
      }
      const choice = follow(along);
      if (oneClick && choice !== null && fitting(offers, along).length === 1) commit(choice);
    },
    [picked, path, offers, standing, clear, follow, commit, again, refuse, oneClick],
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
      setPath(offers.find(({ offer }) => same(offer.choice, choice))?.things ?? []);
      setPicked(choice);
    },
    [offers],
  );
  const back = useCallback(() => {
    if (path.length === 0 && picked === null) return false;
    // Going back never plans anything.
    setPath(path.slice(0, -1));
    setPicked(null);
    return true;
  }, [path, picked]);

  const lists = useMemo(() => listsOf(ask, offers, refused, path), [ask, offers, refused, path]);
  return { path, picked, ...lists, standing, touch, drop, pick, back };
}
