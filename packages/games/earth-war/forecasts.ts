// The chances that the board prints on face-down cards, with the events that they are about: the Measure law compares them with play.
import { type Forecast, type Seat, type Told, itemAt } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import { isEnemy, isShadow } from './content/cards.ts';
import { cardNamed } from './content/kinds.ts';
import type { Happening } from './happenings.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Whether the card that is turned up in a slot is of some sort. */
const turnsUp =
  (slot: number, test: (card: number) => boolean): Forecast<Table, Happening>['happens'] =>
  (before, _after, told: readonly Told<Happening>[]) =>
    told.some(
      ({ what }) => what.type === 'turned up' && what.slot === slot && test(cardNamed(before, what.card)),
    );

export function forecasts(v: View, _seat: Seat, choice: Choice | null): Forecast<Table, Happening>[] {
  if (choice?.do !== 'flip') return [];
  const { could } = itemAt(v.slots, choice.slot - 1);
  if (could === null) return [];
  return [
    { label: 'an enemy', chance: could.enemy / could.of, happens: turnsUp(choice.slot, isEnemy) },
    { label: 'a shadow', chance: could.shadow / could.of, happens: turnsUp(choice.slot, isShadow) },
  ];
}
