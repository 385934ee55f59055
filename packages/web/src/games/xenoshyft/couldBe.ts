// What a face-down Enemy can be, by public knowledge.
import { ENEMIES, type EnemyId, type View } from './rulebook.ts';

/** Mean power and health of what a face-down Enemy can be, by public knowledge. */
export function couldBe(view: View, from: number): { cards: number; power: number; hp: number } {
  let cards = 0;
  let power = 0;
  let hp = 0;
  for (const { card, count } of view.encounter.unseen[from] ?? []) {
    const data = ENEMIES[card as EnemyId];
    if (data === undefined) continue;
    cards += count;
    power += data.power * count;
    hp += data.hp * count;
  }
  return cards === 0 ? { cards, power: 0, hp: 0 } : { cards, power: power / cards, hp: hp / cards };
}
