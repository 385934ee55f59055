// The Encounter Deck: its cards, placing them face-down, and looking at them.
import { type Account, type Foe, playerOf, remove, waveOf } from './account.ts';
import { ENEMIES, enemyFigures } from './figures.ts';
import type { Audit } from './listening.ts';
import { bossesOf, dayOf } from './ownSiege.ts';

/** Somebody sees a face-down card for the first time: it is one of its own shuffle. */
export function identify({ a, hearing }: Audit, foe: Foe, why: string): void {
  if (foe.card !== '') return;
  const name = hearing.draw(why, foe.pile.cards.length);
  remove(foe.pile.cards, name, 'its shuffle');
  foe.card = name;
  if (name !== 'boss') return;
  const known = bossNames(a);
  const [only] = known;
  foe.card = known.length === 1 && only !== undefined ? only : hearing.draw('XS-SET-11', known.length);
  if (!enemyFigures(foe.card).boss || !known.includes(foe.card))
    throw new Error(`${foe.card} is no Boss of this wave`);
}

/** XS-DEP-16 XS-CRD-01 The next card of the Encounter Deck, face-down; false if there is none. */
export function placeNext({ a, hearing }: Audit, seat: number, zone: number): boolean {
  const { hive } = a;
  if (hive.left === 0) {
    if (hive.discard.length === 0) return false;
    hearing.tell('XS-DEP-20', 'hive reshuffled', { cards: hive.discard.length });
    hive.pile = { cards: hive.discard };
    hive.left = hive.discard.length;
    hive.discard = [];
  }
  hive.left--;
  const one = playerOf(a, seat);
  one.enemies.push({
    id: a.nextId++,
    card: '',
    up: false,
    pile: hive.pile,
    seen: [],
    zone,
    damage: 0,
    bonus: 0,
    stasis: false,
    noted: new Set(),
    turned: null,
  });
  one.enemies.sort((x, y) => x.zone - y.zone);
  return true;
}

/** The Encounter Deck of a wave, with its Bosses unless they come later. */
export function newDeck({ a }: Audit): void {
  const cards: string[] = [];
  for (const [card, figures] of ENEMIES) {
    const copies = figures.wave === waveOf(a) ? figures.copies : 0;
    const count = a.own === null ? copies : (dayOf(a.own, a.round).wave.encounters[card] ?? 0);
    if (!figures.boss) for (let i = 0; i < count; i++) cards.push(card);
  }
  const late =
    a.own === null ? a.options['waves'] === 'gradual' : dayOf(a.own, a.round).wave.bosses.round > 1;
  if (!late) cards.push(...bosses(a));
  a.hive = { pile: { cards }, left: cards.length, discard: [] };
}

/** The Bosses that a face-down one can be: of this wave, or of the last one of the own siege that had any. */
function bossNames(a: Account): string[] {
  const own = a.own?.waves.slice(0, waveOf(a)).findLast(({ bosses: { of } }) => of.length > 0);
  if (own !== undefined) return own.bosses.of;
  return [...ENEMIES].flatMap(([card, { boss, wave }]) => (boss && wave === waveOf(a) ? [card] : []));
}

/** XS-SET-11 XS-OPT-06 One of two that nobody knows, or both. */
export function bosses(a: Account): string[] {
  if (a.own !== null) return [...bossesOf(dayOf(a.own, a.round).wave, a.players.length)];
  const both = bossNames(a);
  if (a.options['siege'] === 'training' || a.options['bosses'] === 'none') return [];
  if (a.options['bosses'] === 'one') return ['boss'];
  return a.options['bosses'] === 'both' || a.players.length > 2 ? both : ['boss'];
}
