// What the first cards of a wave can be: exact chances from the Encounter Deck as it is written.
import { ENEMIES, type EnemyId, type SiegeWave, deckSize } from '@xenotable/xenoshyft/content';
import { encountersOf } from './edit.ts';

/** How many Bosses lie in the deck when the wave begins. */
export function bossesInDeck({ bosses }: SiegeWave, seats: number): number {
  if (bosses.of.length === 0 || bosses.number === 'none' || bosses.round > 1) return 0;
  return bosses.number === 'one' || (bosses.number === 'by seats' && seats <= 2) ? 1 : bosses.of.length;
}

/** The chance that none of `marked` cards is among `drawn` of `all`. */
export function chanceOfNone(all: number, marked: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < Math.min(drawn, all); i++) chance *= Math.max(0, all - marked - i) / (all - i);
  return chance;
}

export interface FirstReveal {
  /** Cards of the deck, with the Bosses that are in it. */
  cards: number;
  /** The kinds, the likeliest first; null is a Boss. */
  kinds: { enemy: EnemyId | null; chance: number }[];
  /** Means over all cards that are no Boss. */
  power: number;
  hp: number;
  /** Cards that come to all lanes in the first round. */
  dealt: number;
  /** The chance that a Boss is among them. */
  boss: number;
}

export function firstReveal(wave: SiegeWave, seats: number): FirstReveal {
  const plain = deckSize(wave);
  const bosses = bossesInDeck(wave, seats);
  const cards = plain + bosses;
  const list = encountersOf(wave);
  const mean = (of: 'power' | 'hp'): number =>
    plain === 0 ? 0 : list.reduce((sum, { enemy, count }) => sum + count * ENEMIES[enemy][of], 0) / plain;
  const kinds: FirstReveal['kinds'] = list.map(({ enemy, count }) => ({ enemy, chance: count / cards }));
  if (bosses > 0) kinds.push({ enemy: null, chance: bosses / cards });
  const dealt = Math.min(cards, seats * (wave.zones[0] ?? 0));
  return {
    cards,
    kinds: kinds.toSorted((a, b) => b.chance - a.chance),
    power: mean('power'),
    hp: mean('hp'),
    dealt,
    boss: 1 - chanceOfNone(cards, bosses, dealt),
  };
}
