// Cards as people point at them: 'Prowler (A2)'.
import { type Seat, seatLetter } from '@xenotable/kernel';
import type { Aim } from '../choices.ts';
import { CARDS } from '../content/cards.ts';
import { ENEMIES, type EnemyId } from '../content/enemies.ts';
import { TROOPS, type TroopId } from '../content/troops.ts';
import {
  type Enemy,
  type Table,
  type Troop,
  enemyById,
  laneOfEnemy,
  laneOfTroop,
  troopById,
} from '../table.ts';

/** A face-down card stays nameless, whoever has looked at it. */
export function label(w: Table, enemy: Enemy): string {
  const name = !enemy.up
    ? 'a face-down Enemy'
    : enemy.turned === null
      ? ENEMIES[enemy.card as EnemyId].name
      : `converted ${TROOPS[enemy.card as TroopId].name}`;
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
  const place = `${seatLetter(at.lane as Seat)}${at.zone ?? ''}`;
  return at.card === undefined
    ? at.zone === undefined
      ? `lane ${place}`
      : place
    : `${CARDS[at.card].name} to ${place}`;
}
