// A position as `arrange` reads it, where the table stands still: in a phase that everybody does at the same time.
import { type Bag, type Json, type Kind, seatLetter, someJson, top } from '@xenotable/kernel';
import { acquire } from './book/acquire/acquire.ts';
import { deployment } from './book/deployment/deployment.ts';
import { wrapUp } from './book/wrapUp.ts';
import { type Commander, type Table, type Troop, dawnOf } from './table.ts';

type Moment = 'acquire' | 'deployment' | 'wrap-up';

function momentOf(w: Table): Moment | null {
  const page = top(w);
  if (w.flow.length !== 2) return null;
  if (acquire.has(page)) return 'acquire';
  if (deployment.has(page)) return 'deployment';
  return wrapUp.has(page) ? 'wrap-up' : null;
}

/** Cards in lanes get their numbers in the order in which they are written, and the round's losses are counted from now. */
function hasWords(w: Table): boolean {
  const ids = w.commanders.flatMap(({ lane }) => [...lane.troops, ...lane.enemies].map((card) => card.id));
  const { base, kills, lost } = dawnOf(w);
  return (
    ids.every((id, i) => id === i + 1) &&
    w.next === ids.length + 1 &&
    w.commanders.every(({ lane }) => lane.enemies.length === 0) &&
    w.slots.every((slot) => slot.item !== '') &&
    w.dawn.base === base &&
    w.dawn.kills === kills &&
    w.dawn.lost.every((count, seat) => count === lost[seat])
  );
}

const inside = <K extends Kind>(bag: Bag<K>): K[] =>
  bag.kinds.flatMap((kind, i) => new Array<K>(bag.left[i] ?? 0).fill(kind));

const troopWords = ({ card, weapon, armor, used, ...troop }: Troop): Json => ({
  troop: card,
  zone: troop.zone,
  damage: troop.damage,
  ...(weapon !== '' && { weapon }),
  ...(armor !== '' && { armor }),
  used: (['troop', 'weapon', 'armor'] as const).filter((token) => used[token]),
  webbed: troop.webbed,
  boosts: troop.boosts,
  fresh: troop.fresh,
});

const seatWords = (one: Commander): Json => ({
  name: one.name,
  kind: one.kind,
  ...(one.division !== '' && { division: one.division }),
  hand: one.hand.slice(),
  deck: inside(one.deck),
  discard: one.discard.slice(),
  shown: one.shown.slice(),
  purse: one.purse,
  used: one.used.slice(),
  cuts: one.cuts.map(seatLetter),
  ready: one.ready,
  wants: one.wants,
  troops: one.lane.troops.map(troopWords),
  ...(one.lane.mines >= 0 && { mines: seatLetter(one.lane.mines) }),
  rampage: one.lane.rampage,
  added: one.lane.added,
  tally: { ...one.tally },
});

export function given(w: Table): Json | null {
  const phase = w.over === null ? momentOf(w) : null;
  const [bag, ...older] = w.encounter.bags;
  if (phase === null || bag === undefined || older.length > 0 || !hasWords(w)) return null;
  return {
    phase,
    options: someJson(w.options, 'options'),
    round: w.round,
    base: w.base,
    first: w.opened ? seatLetter(w.first) : 'undecided',
    seats: w.commanders.map(seatWords),
    items: w.slots.map(({ item, left }) => ({ item, left })),
    stacks: { ...w.stacks, ...w.crystals },
    trackers: inside(w.trackers),
    retired: w.retired.slice(),
    box: w.box.slice(),
    'hive deck': inside(bag),
    'hive discard': w.encounter.discard.slice(),
  };
}
