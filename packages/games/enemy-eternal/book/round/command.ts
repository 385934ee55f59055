// Commanding Presence: bringing activations forward.
import { applies } from '@xenotable/kernel';
import type { Model, Table } from '../../table.ts';
import { colourOf, diceIn, eligible, victimOf } from './dice.ts';
import { canSee, far, has, keywordOf } from '../models.ts';

/** EE-SPC-22 EE-SPC-23 EE-SPP-02 EE-SPO-07 EE-OPT-06 Whether this commander may bring that model forward. */
function obeys(w: Table, commander: Model, m: Model): boolean {
  const data = w.options.officerCommand === 'data';
  if (has(commander, 'Commanding Presence') && !data)
    return m.unit === 'ADVENT Trooper' && far(w, commander, m) <= 24 && canSee(w, commander, m);
  if (data) applies('EE-OPT-06');
  if (has(commander, 'Commanding Presence II')) applies('EE-SPP-02');
  return keywordOf(w, m) === keywordOf(w, commander) && far(w, commander, m) <= 12 && canSee(w, commander, m);
}

const isCommander = (m: Model): boolean =>
  has(m, 'Commanding Presence') || has(m, 'Commanding Presence II') || has(m, 'Field Command');

/** How many models a commander can bring forward. */
export const commandLimit = (m: Model): number =>
  has(m, 'Commanding Presence II') ? 2 : isCommander(m) ? 1 : 0;

/** EE-SPC-24 EE-COO-03 Models that a commander may bring forward now: not yet activated, in reach and sight, with a die in the bag. */
export function commandable(w: Table, commander: Model): Model[] {
  if (!isCommander(commander) || commander.spent.includes('command') || commander.mind !== null) return [];
  const able = w.models.filter(
    (m) =>
      m !== commander &&
      eligible(w, m) &&
      m.side === commander.side &&
      m.activated === 0 &&
      victimOf(w, m) === null &&
      obeys(w, commander, m) &&
      diceIn(w, colourOf(m)) > 0,
  );
  if (able.some((m) => m.player !== commander.player)) applies('EE-COO-03');
  return able;
}
