// Putting a choice together by pointing: first what is picked up, then what it is meant for. Mouse, touch, keys and drags all end here.
import { type Asked, type Json, type Worded, type WordedRefusal, same } from '@xenotable/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameModule, Standing, ThingId } from '../games/contract.ts';

interface Pointed<T extends Worded> {
  offer: T;
  things: ThingId[];
}

export interface Selection {
  /** Things pointed at so far. */
  path: readonly ThingId[];
  /** The choice that is previewed. */
  picked: Json | null;
  /** Offers that still fit what was pointed at. */
  fitting: readonly Worded[];
  /** Offers that are named completely by what was pointed at. */
  exact: readonly Worded[];
  /** Offers that name nothing on the board: ready, pass. */
  plain: readonly Worded[];
  standing(thing: ThingId): Standing;
  touch(thing: ThingId): void;
  drop(thing: ThingId, onto: ThingId): void;
  pick(choice: Json | null): void;
  /** One step back; false when there was nothing to take back. */
  back(): boolean;
}

const startsWith = (things: readonly ThingId[], path: readonly ThingId[]): boolean => path.every((thing, i) => things[i] === thing);

const NOTHING: Standing = { picked: false, ready: false, target: false, refused: null };

export function useSelection(
  ask: Asked | null,
  module: GameModule,
  view: Json,
  oneClick: boolean,
  commit: (choice: Json) => void,
  refuse: (no: { reason: string; rule: string }) => void,
): Selection {
  const [path, setPath] = useState<readonly ThingId[]>([]);
  const [picked, setPicked] = useState<Json | null>(null);

  useEffect(() => {
    setPath([]);
    setPicked(null);
  }, [ask]);

  const offers = useMemo<Pointed<Worded>[]>(
    () => (ask === null ? [] : [...ask.offers, ...ask.withdrawals]).map((offer) => ({ offer, things: module.things(offer.choice, view, ask!.seat) })),
    [ask, module, view],
  );
  const refused = useMemo<Pointed<WordedRefusal>[]>(
    () => (ask?.refused ?? []).map((offer) => ({ offer, things: module.things(offer.choice, view, ask!.seat) })),
    [ask, module, view],
  );

  const fits = useCallback((along: readonly ThingId[]) => offers.filter(({ things }) => things.length > 0 && startsWith(things, along)), [offers]);

  const standings = useMemo(() => {
    const found = new Map<ThingId, Standing>();
    const at = (thing: ThingId): Standing => found.get(thing) ?? NOTHING;
    for (const thing of path) found.set(thing, { ...at(thing), picked: true });
    for (const { things } of fits([])) found.set(things[0]!, { ...at(things[0]!), ready: true });
    if (path.length > 0)
      for (const { things } of fits(path))
        if (things.length > path.length) found.set(things[path.length]!, { ...at(things[path.length]!), target: true });
    for (const { offer, things } of refused) {
      const thing = startsWith(things, path) ? things[path.length] : undefined;
      if (thing === undefined) continue;
      const known = at(thing);
      if (!known.ready && !known.target && !known.picked) found.set(thing, { ...known, refused: { reason: offer.reason, rule: offer.rule } });
    }
    return found;
  }, [path, fits, refused]);

  const standing = useCallback((thing: ThingId) => standings.get(thing) ?? NOTHING, [standings]);

  /** Follows a path as far as it names choices; previews the only one that it names completely. */
  const follow = useCallback(
    (along: readonly ThingId[]): Json | null => {
      const exact = fits(along).filter(({ things }) => things.length === along.length);
      const choice = exact.length === 1 ? exact[0]!.offer.choice : null;
      setPath(along);
      setPicked(choice);
      return choice;
    },
    [fits],
  );

  const touch = useCallback(
    (thing: ThingId) => {
      if (picked !== null && path.at(-1) === thing) return commit(picked);
      const no = standing(thing).refused;
      const along = [...path, thing];
      const onward = fits(along).length > 0 ? along : fits([thing]).length > 0 && path[0] !== thing ? [thing] : null;
      if (onward === null) {
        setPath([]);
        setPicked(null);
        if (no !== null) refuse(no);
        return;
      }
      const choice = follow(onward);
      if (oneClick && choice !== null && fits(onward).length === 1) commit(choice);
    },
    [picked, path, standing, fits, follow, commit, refuse, oneClick],
  );

  const drop = useCallback(
    (thing: ThingId, onto: ThingId) => {
      const choice = fits([thing, onto]).length > 0 ? follow([thing, onto]) : null;
      if (choice !== null && fits([thing, onto]).length === 1) commit(choice);
    },
    [fits, follow, commit],
  );

  const pick = useCallback(
    (choice: Json | null) => {
      const known = offers.find(({ offer }) => same(offer.choice, choice));
      setPath(known?.things ?? []);
      setPicked(choice);
    },
    [offers],
  );

  const back = useCallback(() => {
    if (path.length === 0 && picked === null) return false;
    if (path.length <= 1) {
      setPath([]);
      setPicked(null);
    } else follow(path.slice(0, -1));
    return true;
  }, [path, picked, follow]);

  const fitting = useMemo(() => (path.length === 0 ? (ask?.offers ?? []) : fits(path).map(({ offer }) => offer)), [path, fits, ask]);
  const exact = useMemo(
    () => (path.length === 0 ? [] : fits(path).flatMap(({ offer, things }) => (things.length === path.length ? [offer] : []))),
    [path, fits],
  );
  const plain = useMemo(
    () => offers.filter(({ offer, things }) => things.length === 0 && ask?.offers.includes(offer)).map(({ offer }) => offer),
    [offers, ask],
  );

  return { path, picked, fitting, exact, plain, standing, touch, drop, pick, back };
}
