// The chances that the board prints beside attacks and tests, with the events that they are about: the Measure law compares them with play.
import { type Forecast, type Seat, type Told, same } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Happening } from './happenings.ts';
import type { AimView } from './preview/aims.ts';
import { previewOf } from './preview/moves.ts';
import { testOf } from './preview/tests.ts';
import type { Table } from './table.ts';
import { modelOf } from './tableReaders.ts';
import type { View } from './view.ts';

type EternalForecast = Forecast<Table, Happening>;

/** The chance to pass all tests to hit, where a failed Climb leaves none to make. */
export const chanceToHit = (aim: AimView): number =>
  aim.turned.reduce(
    (chance, one) => (one.label === 'Climb' ? (chance * one.ways) / one.of : chance),
    aim.ways / aim.of,
  );

/** What was told of an attack: whether all its tests hit, and the Wounds that its target lost. */
export function resultOf(
  aim: AimView,
  before: Table,
  told: readonly Told<Happening>[],
): { hit: boolean; wounds: number } {
  const by = modelOf(before, aim.by).name;
  const target = modelOf(before, aim.target);
  let hits = 0;
  let left = target.wounds;
  for (const { what } of told) {
    if (what.type === 'hit' && what.model === by && what.at === target.name) hits++;
    if (what.type === 'damage' && what.model === target.name) left = what.wounds;
    if (what.type === 'sustain' && what.model === target.name && what.passed) left = 1;
  }
  return { hit: hits === aim.times, wounds: target.wounds - left };
}

/** A charge whose way may be cut short by a watcher, or by somebody who has not been seen yet. */
const mayBeStopped = (v: View, { order }: AimView): boolean =>
  (order.do === 'charge' || order.do === 'free charge') &&
  (v.markers.length > 0 ||
    v.pods.some((pod) => pod.state === 'waiting') ||
    (previewOf(v, order)?.reactions ?? []).length > 0);

const attackForecasts = (aim: AimView): EternalForecast[] => [
  {
    label: 'to hit',
    chance: chanceToHit(aim),
    happens: (before, _after, told) => resultOf(aim, before, told).hit,
  },
  // Where an explosion spreads, the losses of others are the odds panel's.
  ...(aim.spreads
    ? []
    : aim.losses.map(({ wounds, ways, of }) => ({
        label: `${wounds} Wounds`,
        chance: ways / of,
        happens: (before: Table, _after: Table, told: readonly Told<Happening>[]) =>
          resultOf(aim, before, told).wounds === wounds,
      }))),
];

export function forecasts(v: View, _seat: Seat, choice: Choice | null): EternalForecast[] {
  if (choice === null) return [];
  const aim = v.shown.aims.find((one) => same(one.order, choice));
  if (aim !== undefined) return mayBeStopped(v, aim) ? [] : attackForecasts(aim);
  // Standing up waits for the questions before an activation; the odds panel has it.
  const test = choice.do === 'activate' ? null : testOf(v, choice);
  if (test === null) return [];
  return [
    {
      label: test.deed,
      chance: test.ways / 36,
      happens: (_before, _after, told) => told.some(({ what }) => what.type === 'test' && what.passed),
    },
  ];
}
