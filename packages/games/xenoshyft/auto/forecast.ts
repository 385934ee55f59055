// Forecast: how the coming Fight would end if nobody did anything about it.
import { ENEMIES, type EnemyCard } from '../content/enemies.ts';
import type { EnemyView, SeatGlimpse, TroopView } from '../viewTypes.ts';

export type Outlook = 'win' | 'trade' | 'loss';

const MOST_EXCHANGES = 60;

const card = (enemy: EnemyView): EnemyCard | null =>
  enemy.turned === null && enemy.card !== null ? ENEMIES[enemy.card] : null;

/** XS-FGT-17 XS-CNV-02 What the Troop's blow does to the Enemy. */
function blowOn(enemy: EnemyView, power: number): number {
  if (enemy.turned?.armor === 'riot shield') return Math.max(0, power - 1);
  return power === 0 ? 0 : Math.max(1, power - (card(enemy)?.armored ?? 0));
}

/** What the Enemy's blow does to the Troop, with this Power. */
const blowOf = (enemy: EnemyView, troop: TroopView, power: number): number =>
  Math.max(0, power - (troop.armor === 'riot shield' ? 1 : 0)) + (enemy.card === 'cerberus' ? 1 : 0);

/** What the two do to each other in their next exchange. */
export const exchangeOf = (troop: TroopView, enemy: EnemyView): { dealt: number; taken: number } => ({
  dealt: blowOn(enemy, troop.power.value),
  taken: blowOf(enemy, troop, enemy.power?.value ?? 0),
});

/** The Fight of a Troop against an Enemy, with a boost if one is considered. */
export function forecast(
  troop: TroopView,
  enemy: EnemyView,
  boost: { power: number; hp: number } = { power: 0, hp: 0 },
): Outlook {
  if (enemy.power === null || enemy.hp === null || enemy.remaining === null) return 'loss';
  const left = troop.remaining + boost.hp;
  const blow = blowOn(enemy, troop.power.value + boost.power);
  // Under STASIS the view shows Power 0; from the second exchange on the parts count again.
  const full = enemy.power.parts.reduce(
    (all, part) => (part.because === 'XS-MOD-06' ? all : all + part.value),
    0,
  );
  const struck = blowOf(enemy, troop, full);
  const most = enemy.hp.value;
  let foe = enemy.remaining - (troop.weapon === 'shock lance' ? 2 : 0);
  if (foe <= 0) return 'win';
  let taken = 0;
  for (let exchange = 1; exchange <= MOST_EXCHANGES; exchange++) {
    if (exchange > 1 && enemy.card === 'knitflesh') foe = Math.min(most, foe + 1);
    foe -= blow;
    taken += exchange === 1 && enemy.stasis ? 0 : struck;
    if (foe <= 0) return taken < left ? 'win' : 'trade';
    if (taken >= left) return 'loss';
  }
  return 'loss';
}

/** The two that would fight next in a lane, or null if a zone 1 is empty. */
export function coming(seat: SeatGlimpse): [TroopView, EnemyView] | null {
  const { troops, enemies } = seat.lane;
  const [first, enemy] = [troops[0], enemies[0]];
  if (first?.zone !== 1 || enemy?.zone !== 1 || enemy.card === null) return null;
  return [card(enemy)?.undermine ? (troops.at(-1) ?? first) : first, enemy];
}

/** A lane is threatened if its coming Fight is not a win. */
export function threatened(seat: SeatGlimpse): boolean {
  const pair = coming(seat);
  return pair !== null && forecast(...pair) !== 'win';
}
