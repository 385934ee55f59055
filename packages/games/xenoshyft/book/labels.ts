// Cards as people point at them: 'Prowler (A2)'.
import { seatLetter } from '@xenotable/kernel';
import { type Aim, aimAt } from '../choices.ts';
import { CARDS, cardName } from '../content/cards.ts';
import { TROOPS } from '../content/troops.ts';
import {
  type Enemy,
  type Table,
  type Troop,
  enemyById,
  laneOfEnemy,
  laneOfTroop,
  troopById,
} from '../table.ts';

/** A face-down card stays nameless, also for those who have looked at it. */
function enemyName(enemy: Enemy): string {
  if (!enemy.up) return 'a face-down Enemy';
  return enemy.turned === null ? cardName(enemy.card) : `converted ${TROOPS[enemy.card].name}`;
}

export function label(w: Table, enemy: Enemy): string {
  const name = enemyName(enemy);
  return `${name} (${seatLetter(laneOfEnemy(w, enemy.id))}${enemy.zone})`;
}

export const troopLabel = (w: Table, troop: Troop): string =>
  `${TROOPS[troop.card].name} (${seatLetter(laneOfTroop(w, troop.id))}${troop.zone})`;

/** What a play is aimed at, for those who watch. */
export function aimLabel(w: Table, at: Aim): string {
  const enemy = at.enemy === undefined ? null : enemyById(w, at.enemy);
  if (enemy !== null) return label(w, enemy);
  const troop = at.troop === undefined ? null : troopById(w, at.troop);
  if (troop !== null) return troopLabel(w, troop);
  const place = `${seatLetter(aimAt(at, 'lane'))}${at.zone ?? ''}`;
  if (at.card !== undefined) return `${CARDS[at.card].name} to ${place}`;
  return at.zone === undefined ? `lane ${place}` : place;
}
