// The part of a round in which something happens.
import { type PartName } from './account.ts';
import type { Happening } from '../../happenings.ts';
import { ORDERS } from './figures.ts';

const STEPS: Record<number, PartName> = {
  1: 'ranges',
  2: 'checks',
  4: 'reveal',
  6: 'targets',
  7: 'armour',
  8: 'end',
};

/** The part of a round in which something happens; null outside of combat. */
export function partOf(what: Happening, rule: string): PartName | null {
  switch (what.type) {
    case 'ordered':
      return STEPS[ORDERS.get(what.order)?.step ?? 1] ?? null;
    case 'turned up':
      return rule === 'EW-S4-01' ? 'reveal' : 'checks';
    case 'spent':
      return rule === 'EW-S4-03' ? 'shadows' : rule === 'EW-O-07' ? 'reveal' : 'ranges';
    case 'checked':
    case 'held fire':
    case 'threw grenades':
      return 'checks';
    case 'charges set':
    case 'assigned':
    case 'hive looked':
    case 'hive exchanged':
    case 'hive left them':
      return 'placing';
    case 'ambushed':
      return 'shadows';
    case 'struck':
      return 'strikes';
    case 'wounded':
      return 'targets';
    case 'shielded':
    case 'armour':
    case 'ignored':
    case 'out of reach':
      return 'armour';
    case 'hurt':
      return what.rn === undefined ? 'losses' : null;
    case 'implanted':
    case 'stimmed':
    case 'hit':
    case 'killed':
      return 'losses';
    case 'acid':
    case 'burnt':
      return 'acid';
    case 'joined':
      return 'call';
    case 'hatched':
    case 'still closed':
    case 'escaped':
    case 'matured':
    case 'stayed':
    case 'rescued':
    case 'bystander lost':
    case 'command':
      return 'texts';
    default:
      return null;
  }
}
