// Every mark that a Troop, an Enemy, a lane or a seat carries: the rule that sets it, the rule that ends it, and how to see that it has outlived its end.
import type { Commander, Enemy, Lane, Table, Troop } from '../table.ts';

/** What a thing is, not what has happened to it. */
type Lasting =
  | 'id'
  | 'card'
  | 'zone'
  | 'weapon'
  | 'armor'
  | 'turned'
  | 'from'
  | 'up'
  | 'kind'
  | 'name'
  | 'division'
  | 'deck'
  | 'hand'
  | 'discard'
  | 'lane'
  | 'tally'
  | 'troops'
  | 'enemies';

interface Mark<T> {
  set: string;
  ended: string;
  /** True if the mark is there although its end has come. */
  outlived(of: T, w: Table, lane: Lane): boolean;
}

type Marks<T> = { [K in Exclude<keyof T, Lasting>]: Mark<T> };

const outside = (w: Table, ...phases: Table['phase'][]): boolean => !phases.includes(w.phase);

export const TROOP_MARKS: Marks<Troop> = {
  damage: {
    set: 'XS-DMG-01 tokens are placed',
    ended: 'XS-DMG-14 healed, XS-OPT-08 Wrap-Up by option, XS-DMG-08 the card leaves play',
    outlived: ({ damage }, w) =>
      damage < 0 || (damage > 0 && w.options.wounds === 'heal' && w.phase === 'wrap-up'),
  },
  used: {
    set: 'XS-ABI-01 an ability was used',
    ended: 'XS-RND-02 the next round begins; XS-DMG-08 the card that was used leaves play',
    outlived: ({ used, weapon, armor }, w) =>
      (used.weapon && weapon === '') ||
      (used.armor && armor === '') ||
      ((used.troop || used.weapon || used.armor) && (w.phase === 'draw' || w.phase === 'acquire')),
  },
  webbed: {
    set: 'XS-E2-04 a Web Spinner was revealed',
    ended: 'XS-MOD-05 the end of the round',
    outlived: ({ webbed }, w) => webbed && outside(w, 'combat', 'wrap-up'),
  },
  boosts: {
    set: 'XS-I-16 a Bio-Enhancer was played',
    ended: 'XS-ADV-04 XS-OVR-11 the end of the Combat',
    outlived: ({ boosts }, w) => boosts > 0 && (outside(w, 'combat') || w.active < 0),
  },
  fresh: {
    set: 'XS-DEP-02 XS-I-21 the Troop came into the lane',
    ended: 'XS-RND-03 the end of the round',
    outlived: ({ fresh }, w) => fresh && (w.phase === 'draw' || w.phase === 'acquire'),
  },
};

export const ENEMY_MARKS: Marks<Enemy> = {
  damage: {
    set: 'XS-DMG-01 tokens are placed',
    ended: 'XS-DMG-06 it dies; XS-E2-09 XS-E3-04 it knits itself',
    outlived: ({ damage, up }) => damage < 0 || (damage > 0 && !up),
  },
  seenBy: {
    set: 'XS-FDN-06 somebody looked at the face-down card',
    ended: 'XS-REV-01 everybody sees it (who had looked is still told)',
    outlived: ({ seenBy, card }) => seenBy.length > 0 && card === '',
  },
  bonus: {
    set: 'XS-MOD-04 XS-E2-10 it was roused or grew',
    ended: 'XS-RND-03 the end of the round',
    outlived: ({ bonus }, w) => bonus !== 0 && outside(w, 'combat', 'wrap-up'),
  },
  stasis: {
    set: 'XS-I-18 a Stasis Field was played',
    ended: 'XS-MOD-06 its first exchange, at the latest the end of the round',
    outlived: ({ stasis, up }, w) => stasis && (!up || outside(w, 'combat', 'wrap-up')),
  },
  noted: {
    set: 'XS-FGT-13 a stalemate',
    ended: 'XS-FGT-13 another end of an exchange, or damage by an effect',
    outlived: ({ noted, up }, w) => noted.length > 0 && (!up || outside(w, 'combat')),
  },
};

export const LANE_MARKS: Marks<Lane> = {
  mines: {
    set: 'XS-I-23 Proximity Mines were played',
    ended: 'XS-I-23 they go off; XS-WRP-10 until then they stay',
    outlived: ({ mines }, w) => mines >= w.commanders.length,
  },
  rampage: {
    set: 'XS-FGT-16 an Enemy with RAMPAGE killed its opponent',
    ended: 'XS-FGT-16 the next Combat, or the end of the fighting in this lane',
    outlived: ({ rampage, troops, enemies }, w, lane) =>
      rampage &&
      (w.phase !== 'combat' || w.commanders[w.active]?.lane !== lane || troops.length * enemies.length === 0),
  },
  added: {
    set: 'XS-CRD-01 an effect added an Enemy',
    ended: 'XS-CRD-23 XS-RND-03 the end of the round',
    outlived: ({ added }, w) => added > 12 || (added > 0 && outside(w, 'combat', 'wrap-up')),
  },
};

export const SEAT_MARKS: Marks<Commander> = {
  shown: {
    set: 'XS-OPT-04 everybody saw a card come into a closed hand',
    ended: 'the card leaves the hand',
    outlived: ({ shown, hand }, w) =>
      (shown.length > 0 && w.options.hands === 'open') ||
      shown.some(
        (card) => shown.filter((one) => one === card).length > hand.filter((one) => one === card).length,
      ),
  },
  purse: {
    set: 'XS-ACQ-05 XS-D-06 Xenosathem was spent, or a purse funded',
    ended: 'XS-ACQ-08 the end of the Acquire Resources Phase',
    outlived: ({ purse }, w) => purse !== 0 && outside(w, 'acquire'),
  },
  cuts: {
    set: 'XS-ACQ-18 a price cut was granted',
    ended: 'XS-ACQ-18 the purchase, or the end of the Acquire Resources Phase',
    outlived: ({ cuts }, w) => cuts.length > 0 && outside(w, 'acquire'),
  },
  used: {
    set: 'XS-ABI-01 a Division ability was used',
    ended: 'XS-RND-02 the next round begins',
    outlived: ({ used }, w) => used.length > 0 && w.phase === 'draw',
  },
  ready: {
    set: 'XS-GEN-07 the seat is done',
    ended: 'XS-GEN-07 it withdraws, or the phase ends',
    outlived: ({ ready }, w) => ready && outside(w, 'acquire', 'deployment', 'wrap-up'),
  },
  wants: {
    set: 'XS-ALLY-08 the seat asked for Troops',
    ended: 'XS-RND-02 the next round begins',
    outlived: ({ wants }, w) => wants && w.phase === 'draw',
  },
};

function outlivedOf<T extends object>(marks: Record<string, Mark<T>>, of: T, w: Table, lane: Lane): string[] {
  return Object.entries(marks).flatMap(([name, mark]) => (mark.outlived(of, w, lane) ? [name] : []));
}

/** Marks on the table whose end has come: there must be none. */
export function outlivedMarks(w: Table): string[] {
  return w.commanders.flatMap((one) => [
    ...outlivedOf<Commander>(SEAT_MARKS, one, w, one.lane),
    ...outlivedOf<Lane>(LANE_MARKS, one.lane, w, one.lane),
    ...one.lane.troops.flatMap((troop) => outlivedOf<Troop>(TROOP_MARKS, troop, w, one.lane)),
    ...one.lane.enemies.flatMap((enemy) => outlivedOf<Enemy>(ENEMY_MARKS, enemy, w, one.lane)),
    ...one.lane.enemies.flatMap(({ turned }) =>
      turned !== null && turned.boosts > 0 && w.active < 0 ? ['boosts'] : [],
    ),
  ]);
}
