// Ways as they were declared: every step legal, the price right, the end free.
import type { Spot } from '../../choices.ts';
import { type Account, type Entry, areEnemies, hasRule, isOn, must, skillOf } from './account.ts';
import { keyOf } from './board.ts';

/** EE-MOV-01 to EE-MOV-09, EE-BRD-06 A Run, Climb or charge when it is declared. */
export function checkPath(
  book: Account,
  m: Entry,
  path: readonly Spot[],
  how: 'run' | 'climb' | 'charge',
  cost?: number,
): void {
  const { ground } = book;
  const [flies, grapples] = [hasRule(m, 'Flight'), hasRule(m, 'Grapple')];
  const others = [...book.models.values()].filter((one) => one !== m && isOn(one) && one.at !== null);
  const shy = others.filter(
    (one) =>
      areEnemies(one, m) && !hasRule(one, 'Unarmed') && !hasRule(one, 'Emplaced') && !hasRule(m, 'Unarmed'),
  );
  let at = m.at;
  let price = 0;
  must(at !== null && path.length > 0, () => `${m.name} moves from nowhere or not at all`);
  for (const spot of path) {
    const run = ground.stepCost(at, spot, 'run', flies, grapples);
    const climb = ground.stepCost(at, spot, 'climb', flies, grapples);
    const step = how === 'run' ? run : how === 'climb' ? climb : (run ?? climb);
    must(step !== null, () => `${m.name} steps from ${at!.join()} to ${spot.join()}`);
    price += step;
    must(
      !others.some((one) => keyOf(one.at!) === keyOf(spot)),
      () => `${m.name} walks through somebody at ${spot.join()}`,
    );
    if (how !== 'charge')
      must(
        !shy.some((one) => ground.touch(one.at!, spot)),
        () => `${m.name} comes into contact at ${spot.join()}`,
      );
    at = spot;
  }
  must(ground.mayStop(at), () => `${m.name} ends at ${at!.join()}, where nobody may stop`);
  if (how === 'charge' || book.options.diagonals !== 'square') return;
  must(cost === price, () => `the way of ${m.name} costs ${cost}, not ${price}`);
  const mobility = skillOf(book, m, 'MOBILITY');
  must(
    price <= (how === 'run' ? 2 : 1) * mobility,
    () => `${m.name} goes ${price} with MOBILITY ${mobility}`,
  );
}
