// The chances that the board prints beside an attack, for the Measure law to compare with play.
import type { Forecast, Seat } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Happening } from './happenings.ts';
import { shotOf } from './preview/shots.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

export function forecasts(view: View, _seat: Seat, choice: Choice | null): Forecast<Table, Happening>[] {
  const shot = choice === null ? null : shotOf(view, choice);
  const attacker = view.acting?.unit;
  if (shot === null) return [];
  return [
    {
      label: 'to hit',
      chance: shot.chance,
      happens: (_before, _after, told) =>
        told.some(({ what }) => what.type === 'strike throw' && what.unit === attacker && what.hit),
    },
  ];
}
