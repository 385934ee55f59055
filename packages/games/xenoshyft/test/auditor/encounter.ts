// The Encounter Deck: its cards, placing them face-down, and looking at them.
import { type Account, type Foe, playerOf, remove, waveOf } from './account.ts';
import { ENEMIES, enemyFigures } from './figures.ts';
import type { Audit } from './listening.ts';

/** Somebody sees a face-down card for the first time: it is one of its own shuffle. */
export function identify({ a, ear }: Audit, foe: Foe, why: string): void {
  if (foe.card !== '') return;
  const name = ear.draw(why, foe.pile.cards.length);
  remove(foe.pile.cards, name, 'its shuffle');
  foe.card = name;
  if (name !== 'boss') return;
  foe.card = ear.draw('XS-SET-11', 2);
  const boss = enemyFigures(foe.card);
  if (!boss.boss || boss.wave !== waveOf(a)) throw new Error(`${foe.card} is no Boss of this wave`);
}

/** XS-DEP-16 XS-CRD-01 The next card of the Encounter Deck, face-down; false if there is none. */
export function placeNext({ a, ear }: Audit, seat: number, zone: number): boolean {
  const { hive } = a;
  if (hive.left === 0) {
    if (hive.discard.length === 0) return false;
    ear.tell('XS-DEP-20', 'hive reshuffled', { cards: hive.discard.length });
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
  const wave = waveOf(a);
  const cards: string[] = [];
  for (const [card, figures] of ENEMIES)
    if (!figures.boss && figures.wave === wave) for (let i = 0; i < figures.copies; i++) cards.push(card);
  if (a.options['waves'] !== 'gradual') cards.push(...bosses(a));
  a.hive = { pile: { cards }, left: cards.length, discard: [] };
}

/** XS-SET-11 XS-OPT-06 One of two that nobody knows, or both. */
export function bosses(a: Account): string[] {
  const both = [...ENEMIES].flatMap(([card, { boss, wave }]) => (boss && wave === waveOf(a) ? [card] : []));
  if (a.options['siege'] === 'training' || a.options['bosses'] === 'none') return [];
  if (a.options['bosses'] === 'one') return ['boss'];
  return a.options['bosses'] === 'both' || a.players.length > 2 ? both : ['boss'];
}
