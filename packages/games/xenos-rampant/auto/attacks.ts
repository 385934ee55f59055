// How the automaton shoots, meets charges and storms (XR-AUT-15, XR-AUT-26).
import { applies } from '@xenotable/kernel';
import type { Point } from '@xenotable/board';
import type { ShotMode } from '../book/shooting/targets.ts';
import { diceOf } from '../book/activation/values.ts';
import { type Choice, spot } from '../choices.ts';
import { type Table, type Unit, profileOf, sideOf, unitOf } from '../table.ts';
import { danger } from './moves.ts';
import { expected, shootScore } from './scores.ts';
import { fightValue } from '../book/attacking/fightValues.ts';

/** XR-AUT-15 Meet the charge if its AV promises more than its DV. */
export function counterCharge(w: Table, unit: Unit, attacker: Unit): Choice {
  applies('XR-AUT-15');
  const armour = profileOf(attacker).armour;
  const with_ = (av: boolean): number =>
    expected(diceOf(w, unit), fightValue(w, unit, attacker, av, av), armour, attacker);
  return { react: with_(true) - with_(false) > 0 };
}

/** Storm if danger is not higher there. */
export function storm(w: Table, unit: Unit, spots: readonly Point[]): Choice {
  applies('XR-AUT-26');
  const here = danger(w, unit, unit.x, unit.y);
  const best = spots.find((at) => danger(w, unit, at.x, at.y) <= here);
  return best === undefined ? { stay: true } : { storm: spot(best.x, best.y) };
}

/** The dearest enemy of the automaton within reach, else keep the hits. */
export function stray(w: Table, target: Unit, others: readonly Unit[]): Choice {
  applies('XR-AUT-26');
  const best = others
    .filter((one) => sideOf(w, one) !== sideOf(w, target))
    .sort((a, b) => b.cost - a.cost || a.id - b.id)[0];
  return { stray: best?.id ?? null };
}

export function bestTarget(w: Table, unit: Unit, mode: ShotMode, targets: readonly Choice[]): Choice {
  const score = (choice: Choice): number =>
    'shoot' in choice ? shootScore(w, unit, unitOf(w, choice.shoot), mode) : 1;
  return targets.slice().sort((a, b) => score(b) - score(a))[0] ?? { hold: 'fire' };
}

/** Shoot first when somebody is in reach already. */
export const shootOrMoveFirst = (_w: Table, _unit: Unit, _mode: ShotMode): Choice => ({ first: 'shoot' });
