// Which model the automaton activates.
import { applies } from '@xenotable/kernel';
import type { Model, Table } from '../../table.ts';
import { cardOf } from '../../content/cards.ts';
import { attackFault, targetFault } from '../attack/targets.ts';
import { usableArms } from '../attack/arms.ts';
import { commandable } from '../round/command.ts';
import { distance } from '../board/ground.ts';
import { enemiesOf, has, isEngaged } from '../models.ts';
import { freshActivation } from '../actions/actions.ts';
import { goalsOf, serveNow } from './objective.ts';
import { bestAgainst } from './shots.ts';
import { profileOf } from '../../own/own.ts';

/** EE-AUT-01 Whether it can attack somebody from where it stands. */
export const canAttack = (w: Table, m: Model): boolean =>
  enemiesOf(w, m.control).some((foe) =>
    usableArms(w, m).some((arm) => attackFault(w, m, arm, foe, false) === null),
  );

/** EE-AUT-23 Whether a controlled mind can attack in its activation: from where it stands, after a Run or by a charge. */
export const couldAttack = (w: Table, m: Model): boolean =>
  enemiesOf(w, m.control).some(
    (foe) =>
      targetFault(w, m, foe) === null &&
      bestAgainst(w, freshActivation(m.id), m, foe, unitCard(m).preference, true) !== null,
  );

const unitCard = (m: Model) => cardOf(profileOf(m).card);

/** EE-AUT-01 The line of the list on which a model stands. */
function lineOf(w: Table, m: Model): number {
  if (m.carries.length > 0 || m.unit === 'Civilian') return 1;
  if (goalsOf(w, m).some((goal) => serveNow(w, freshActivation(m.id), m, goal) !== null)) return 1;
  if (isEngaged(w, m)) return 2;
  if (commandable(w, m).length > 0) return 3;
  return canAttack(w, m) ? 4 : 5;
}

/** EE-AUT-01 The first model that fits; ties by fewest Wounds left, then roster. */
export function chooseModel(w: Table, among: readonly Model[]): Model {
  applies('EE-AUT-01');
  const closest = (m: Model): number =>
    Math.min(1000, ...enemiesOf(w, m.control).map((foe) => distance(w, m.cell, foe.cell)));
  const scored = among.map((m) => {
    const line = lineOf(w, m);
    return { m, line, near: line === 5 ? closest(m) : 0 };
  });
  return scored.sort(
    (a, b) => a.line - b.line || a.near - b.near || a.m.wounds - b.m.wounds || a.m.id - b.m.id,
  )[0]!.m;
}

/** EE-AUT-22 Overdrive is used when an enemy is in Range. */
export function wantsOverdrive(w: Table, m: Model): boolean {
  if (!has(m, 'Overdrive') || m.used.includes('Overdrive')) return false;
  applies('EE-AUT-22');
  return canAttack(w, m);
}

/** EE-AUT-21 Whom a commander brings forward, by the same list. */
export function chooseCommanded(w: Table, commander: Model, most: number): number[] {
  const chosen: number[] = [];
  while (chosen.length < most) {
    const left = commandable(w, commander).filter((m) => !chosen.includes(m.id));
    if (left.length === 0) break;
    chosen.push(chooseModel(w, left).id);
    applies('EE-AUT-21');
  }
  return chosen;
}
