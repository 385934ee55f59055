// Numbers that the board prints from formulas of its own: how likely an order is obeyed, and what a shot or an Attack does to both.
import { type Forecast, type Seat, type Told, same } from '@xenotable/kernel';
import { type Choice, isKind } from './choices.ts';
import type { Happening } from './happenings.ts';
import { exchangeOf } from './odds/aim.ts';
import type { Fate } from './odds/fate.ts';
import { fateIn, handsOver } from './stakes.ts';
import type { Table, UnitId } from './table.ts';
import type { View } from './view.ts';

type XrForecast = Forecast<Table, Happening>;

/** What is told of the act itself. */
function actOf(told: readonly Told<Happening>[]): readonly Told<Happening>[] {
  const end = told.findIndex(({ what }) => handsOver(what));
  return end < 0 ? told : told.slice(0, end);
}

/** The chances that a unit is gone, and that it is stopped. */
function fateForecasts(
  name: string,
  unit: UnitId,
  { destroyed, routed, suppressed }: Fate,
  chance: number,
): XrForecast[] {
  const gone = (told: readonly Told<Happening>[]): boolean =>
    ['destroyed', 'routed'].includes(fateIn(actOf(told), unit));
  return [
    {
      label: `${name} is destroyed or routed`,
      chance: chance * (destroyed + routed),
      happens: (_before, _after, told) => gone(told),
    },
    {
      label: `${name} is stopped`,
      chance: chance * (destroyed + routed + suppressed),
      happens: (_before, _after, told) => gone(told) || fateIn(actOf(told), unit).includes('Suppressed'),
    },
  ];
}

export function forecasts(view: View, _seat: Seat, choice: Choice | null): XrForecast[] {
  if (choice === null || !isKind(choice, 'order')) return [];
  const order = view.orders.find((one) => same(one.order, choice));
  if (order === undefined) return [];
  const obeyed: XrForecast = {
    label: 'the order is obeyed',
    chance: order.ways / 36,
    happens(_before, _after, told) {
      for (const { what } of told)
        if (what.type === 'activation' && what.unit === choice.unit) return what.success;
      return true;
    },
  };
  return [obeyed];
}

/** Those that depend on how questions on the way are answered: compared with play by the tests of the odds. */
export function exchangeForecasts(view: View, choice: Choice): XrForecast[] {
  const order = isKind(choice, 'order') ? view.orders.find((one) => same(one.order, choice)) : undefined;
  const exchange = order === undefined ? null : exchangeOf(view, order.order);
  if (order === undefined || exchange === null || order.order.target === undefined) return [];
  const { blow, back } = exchange;
  const chance = order.ways / 36;
  return [
    ...(blow.fate.exact ? fateForecasts('the target', order.order.target, blow.fate, chance) : []),
    ...(back !== null && back.blow.fate.exact
      ? fateForecasts('the unit', order.order.unit, back.blow.fate, chance * back.chance)
      : []),
  ];
}
