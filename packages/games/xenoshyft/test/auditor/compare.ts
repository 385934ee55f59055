// The account in the words of a report, and the first difference to the program's own.
import {
  type Account,
  type Foe,
  type Soldier,
  foeHp,
  foePower,
  hpOf,
  letter,
  playerOf,
  powerOf,
} from './account.ts';
import { inHandOrder } from './figures.ts';
import { plain } from './listening.ts';

const soldier = (a: Account, one: Soldier) => ({
  troop: one.card,
  zone: one.zone,
  damage: one.damage,
  power: powerOf(a, one),
  hp: hpOf(a, one),
  weapon: one.weapon,
  armor: one.armor,
  webbed: one.webbed,
  used: ['troop', 'weapon', 'armor'].filter((token) => one.used.has(token)),
  boosts: one.boosts,
  fresh: one.fresh,
});

const foe = (a: Account, seat: number, one: Foe) => ({
  ...(one.turned === null
    ? { enemy: one.card === '' ? 'face-down' : one.card }
    : {
        converted: one.card,
        owner: letter(one.turned.owner),
        weapon: one.turned.weapon,
        armor: one.turned.armor,
        boosts: one.turned.boosts,
      }),
  zone: one.zone,
  up: one.up,
  seen: one.seen.map(letter),
  damage: one.damage,
  ...(one.card !== '' && { power: foePower(a, one), hp: foeHp(a, one) }),
  bonus: one.bonus,
  stasis: one.stasis,
  noted: playerOf(a, seat)
    .troops.filter(({ id }) => one.noted.has(id))
    .map(({ zone }) => `${letter(seat)}${zone}`),
});

/** What the program must report now. */
export const reported = (a: Account) => ({
  round: a.round,
  phase: a.phase,
  base: a.base,
  first: a.firstKnown ? letter(a.first) : 'undecided',
  lane: a.lane < 0 ? null : letter(a.lane),
  seats: a.players.map((one, seat) => ({
    name: one.name,
    kind: one.ally ? 'ally' : 'person',
    division: one.division,
    hand: inHandOrder(one.hand),
    deck: one.deck.toSorted(),
    'deck size': one.deck.length,
    discard: one.discard.toSorted(),
    purse: one.purse,
    used: [...one.used].toSorted(),
    cuts: one.cuts.map(letter),
    ready: one.ready,
    wants: one.wants,
    troops: one.troops.map((troop) => soldier(a, troop)),
    enemies: one.enemies.map((enemy) => foe(a, seat, enemy)),
    mines: one.mines < 0 ? null : letter(one.mines),
    rampage: one.rampage,
    added: one.added,
    tally: one.tally,
  })),
  items: a.slots,
  stacks: Object.fromEntries(a.stacks),
  trackers: a.trackers.length,
  retired: a.retired,
  box: a.box.toSorted(),
  'hive deck': a.hive.left,
  'hive discard': a.hive.discard.toSorted(),
});

/** Where two values differ first, in words; null if they do not. The quick way first, since they are nearly always alike. */
export const difference = (where: string, got: unknown, expected: unknown): string | null =>
  JSON.stringify(got) === JSON.stringify(expected) ? null : firstDifference(where, got, expected);

function firstDifference(where: string, got: unknown, expected: unknown): string | null {
  if (typeof got === 'object' && typeof expected === 'object' && got !== null && expected !== null) {
    const keys = new Set([...Object.keys(got), ...Object.keys(expected)]);
    for (const key of keys) {
      const [one, other]: unknown[] = [Reflect.get(got, key), Reflect.get(expected, key)];
      const inner = one === other ? null : firstDifference(`${where}.${key}`, one, other);
      if (inner !== null) return inner;
    }
    return null;
  }
  return `${where}: reported ${plain(got)}, accounted ${plain(expected)}`;
}
