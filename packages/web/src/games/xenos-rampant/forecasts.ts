// What the odds panel reckons: only what the planned choice can change.
import { type Asked, same } from '@xenotable/kernel';
import type { Forecast } from '../contract.ts';
import type { Choice, Order, View } from './rulebook.ts';

const HARMS: readonly Order['order'][] = [
  'shoot',
  'attack',
  'skirmish',
  'move and fire',
  'fire support',
  'explode',
];

const strengthOf = (view: View, theirs: boolean, side: number): number =>
  view.units.reduce(
    (sum, unit) =>
      sum +
      ((unit.side !== side) === theirs && (unit.state === 'table' || unit.state === 'building')
        ? unit.sp
        : 0),
    0,
  );

export function forecastsOf(ask: Asked, view: View, picked: Choice | null): Forecast[] {
  const { side } = view.owners[ask.seat]!;
  // Both ways of a reaction lead to the same next question: they can be compared.
  const declined = ask.offers.find(({ choice }) => same(choice, { react: false }))?.choice ?? null;
  const losses = (theirs: boolean): Forecast => ({
    measure: theirs ? 'enemy' : 'own',
    title: `${theirs ? "The enemy's" : 'Your'} ${strengthOf(view, theirs, side)} strength points`,
    unit: 'SP',
    better: theirs ? 'less' : 'more',
    against: declined,
  });
  if (declined !== null) return [losses(true), losses(false)];
  if (picked === null || ('order' in picked && (!HARMS.includes(picked.order) || picked.house !== undefined)))
    return [];
  if ('wild' in picked || ('order' in picked && picked.order === 'attack'))
    return [losses(true), losses(false)];
  const pinned: Forecast = {
    measure: 'suppressed',
    title: 'Enemy units suppressed',
    unit: 'units',
    better: 'more',
    against: null,
  };
  return 'order' in picked || 'shoot' in picked ? [losses(true), pinned] : [];
}
