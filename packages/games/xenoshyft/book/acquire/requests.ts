// XS-M-ALLY-02 The few things that a person may ask of an Ally Commander.
import type { Refusal, Seat } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import { type Table, commanderOf } from '../../table.ts';
import { part } from '../part.ts';
import { abilitiesNow, fitOf, isUsed, returnable } from '../abilities/divisions.ts';

const hasAllies = (w: Table): boolean => w.commanders.some((one) => one.kind === 'ally');

/** XS-ALLY-06 An unused return or purse ability serves a person who asks. XS-ALLY-08 Left-over Troops come to a person who asks. */
export function requests(w: Table, seat: Seat, choices: Choice[]): void {
  const one = commanderOf(w, seat);
  if (one.kind === 'ally' || !hasAllies(w)) return;
  if (!one.wants) choices.push({ do: 'request', favour: 'troops' });
  w.commanders.forEach((other, of) => {
    if (other.kind !== 'ally') return;
    const [first, second] = abilitiesNow(w, of);
    if (first?.verb === 'fund' && !isUsed(w, of, 1)) choices.push({ do: 'request', favour: 'fund', of });
    if (second?.verb !== 'return' || isUsed(w, of, 2)) return;
    const fit = fitOf(w, of, 2);
    if (fit !== null && one.discard.some((card) => returnable(fit, card)))
      choices.push({ do: 'request', favour: 'return', of });
  });
}

export function requestFault(w: Table, choice: unknown): Refusal {
  if (!hasAllies(w)) return { rule: 'XS-M-ALLY-02', reason: 'No Ally Commander sits at this table.' };
  return part(choice, 'favour') === 'troops'
    ? { rule: 'XS-ALLY-08', reason: 'You have asked for Troops already this round.' }
    : { rule: 'XS-ALLY-06', reason: 'No Ally Commander has such a favour left.' };
}
