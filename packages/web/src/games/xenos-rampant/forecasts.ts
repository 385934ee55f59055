// What the odds panel reckons: only what the planned choice can change.
import { type Choice, type Order, type View, isKind } from '@xenotable/xenos-rampant/preview';
import { type Asked, same } from '@xenotable/kernel';
import type { Forecast } from '../../table/contract.ts';

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
  const side = view.owners[ask.seat]?.side ?? 0;
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
  if (picked === null) return [];
  const order = isKind(picked, 'order') ? picked : null;
  if (order !== null && (!HARMS.includes(order.order) || order.house !== undefined)) return [];
  if (isKind(picked, 'wild') || order?.order === 'attack') return [losses(true), losses(false)];
  const pinned: Forecast = {
    measure: 'suppressed',
    title: 'Enemy units suppressed',
    unit: 'units',
    better: 'more',
    against: null,
  };
  return order !== null || isKind(picked, 'shoot') ? [losses(true), pinned] : [];
}
