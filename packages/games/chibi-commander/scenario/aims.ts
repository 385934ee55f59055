// What a player goes for in a scenario: what it scores.
import { isCivilian } from '../book/who.ts';
import { type Side, sideOf } from '../content/units.ts';
import { bystanders, enemiesOf, fallen } from '../missions/aimKit.ts';
import { captives } from '../missions/kit.ts';
import type { Aims, Cargo, Destination } from '../missions/mission.ts';
import type { Cell, Table, Unit } from '../table.ts';
import type { GoalKind, Scenario } from './scenario.ts';

/** Points for one of a kind. */
function worthOf(scenario: Scenario, side: Side, kind: GoalKind): number {
  let worth = 0;
  for (const { goal, points, needed } of scenario.goals[side])
    if (goal === kind) worth += points / (needed ?? 1);
  return worth;
}

/** CC-SCN-11 Where goals decide, nothing counts but those that end the mission. */
function decisive(scenario: Scenario, side: Side, targets: readonly Cell[]): Aims {
  const ends = (kind: GoalKind): boolean =>
    scenario.goals[side].some(({ goal, ends: last }) => goal === kind && last === true);
  return {
    ...((ends('reach') || ends('search') || ends('hold')) && {
      places: [{ cells: targets, worth: 5 }],
      loss: 0.4,
    }),
    ...((ends('kill') || ends('destroy all')) && { kill: enemiesOf(side, 1) }),
  };
}

/** `targets`: those that are still to be searched or held. */
export function scenarioAims(
  w: Table,
  unit: Unit,
  scenario: Scenario,
  targets: readonly Cell[],
  exits: readonly Cell[],
): Aims {
  if (unit.faction === null) return {};
  const side = sideOf(unit.faction);
  const worth = (kind: GoalKind): number => worthOf(scenario, side, kind);
  if (scenario.victory === 'goals') return decisive(scenario, side, targets);
  const places: Destination[] = [];
  if (worth('reach') > 0) places.push({ cells: targets, worth: worth('reach') });
  if (worth('inspect') > 0 && targets.length > 0) places.push({ cells: targets, worth: worth('inspect') });
  const there = Math.max(worth('search'), worth('hold'));
  if (there > 0) for (const cell of targets) places.push({ cells: [cell], worth: there });
  if (worth('exit') > 0 && targets.length === 0)
    places.push({ cells: exits, worth: worth('exit'), leave: true });
  const cargo: Cargo[] = [
    { units: worth('rescue') > 0 ? bystanders(w, isCivilian) : [], to: exits, worth: worth('rescue') },
    { units: worth('capture') > 0 ? captives(w, side) : [], to: exits, worth: worth('capture') },
    { units: Math.min(worth('losses'), worth('deaths')) < 0 ? fallen(w, side) : [], to: exits, worth: 0.5 },
  ];
  return {
    places,
    cargo: exits.length === 0 ? [] : cargo,
    ...(worth('crystal') > 0 && exits.length > 0 && { crystals: { to: exits, worth: worth('crystal') } }),
    kill: (victim) =>
      isCivilian(victim)
        ? worth('civilians killed') + worth('civilians dead') + worth('deaths')
        : enemiesOf(
            side,
            worth('kill') + 0.3 * worth('destroy all') + 0.3 * worth('all killed') - 0.3 * worth('capture'),
          )(victim),
    fell: enemiesOf(side, 0.4 * worth('capture')),
    loss: Math.max(0.5, -worth('losses'), -worth('deaths')),
  };
}
