// CC-SCN-05 Who is in the squads of a scenario, and what they cost.
import { applies } from '@xenotable/kernel';
import { addUnit } from '../book/movement/arrivals.ts';
import { shareOf } from '../book/who.ts';
import { type TypeName, factionOfType, factionsOf, sideOf, typeOf } from '../content/units.ts';
import { squad as withinLimits, typesFor } from '../missions/kit.ts';
import type { Squads } from '../missions/mission.ts';
import type { Table } from '../table.ts';
import { type Scenario, squadSize } from './scenario.ts';

/** CC-SCN-05 LV1 costs nothing, LV2 two points, LV3 five. */
const price = (type: TypeName): number => [0, 0, 2, 5][typeOf(type).level] ?? 0;

/** Whether the squad that a type would join says its levels, their limits or its types: then nobody pays for them. */
function free(scenario: Scenario, type: TypeName): boolean {
  const own = factionOfType(type);
  const faction = scenario.play === 'versus' ? own : factionsOf(sideOf(own))[0];
  const squad = faction === undefined ? undefined : scenario.squads[faction];
  return squad !== undefined && !('points' in squad);
}

export const squadsOf = (scenario: Scenario): Squads => ({
  slots(_w, army) {
    const squad = scenario.squads[army.faction];
    return squad === undefined ? 0 : squadSize(squad);
  },
  bonus(_w, army) {
    const squad = scenario.squads[army.faction];
    return squad !== undefined && 'points' in squad ? squad.points : 0;
  },
  recruits(_w, army, chosen) {
    const squad = scenario.squads[army.faction];
    if (squad !== undefined && 'atMost' in squad)
      return withinLimits(
        army,
        chosen,
        squad.atMost.map(({ LV2, LV3 }) => [LV2, LV3] as const),
      );
    const mixed = scenario.play === 'against the automaton';
    if (squad !== undefined && 'of' in squad) return squad.of;
    if (squad !== undefined && 'exactly' in squad)
      return squad.exactly.flatMap((many, i) =>
        chosen.filter((type) => typeOf(type).level === i + 1).length < many
          ? typesFor(army, mixed, i + 1)
          : [],
      );
    const levels =
      squad !== undefined && 'levels' in squad
        ? squad.levels.slice(chosen.length, chosen.length + 1)
        : [1, 2, 3];
    return typesFor(army, mixed, ...levels);
  },
  price: (_w, type) => (free(scenario, type) ? 0 : price(type)),
  ghosts: (_w, army, chosen) => scenario.squads[army.faction]?.ghosts ?? chosen,
});

/** CC-SCN-05 Fixed squads, and armies that bring nobody, have nothing to choose. */
export function fixSquads(w: Table, scenario: Scenario): void {
  for (const army of w.armies) {
    const squad = scenario.squads[army.faction];
    if (squad !== undefined && !('units' in squad)) continue;
    applies('CC-SCN-05');
    army.squad = squad === undefined ? [] : squad.units.slice();
    army.ready = true;
  }
}

/** CC-SCN-05 Those who come beside the chosen ones. */
export function lineUpOthers(w: Table, scenario: Scenario): void {
  for (const army of w.armies) {
    const squad = scenario.squads[army.faction];
    if (squad === undefined || !('of' in squad)) continue;
    squad.beside?.forEach((type, i) => {
      const shared = scenario.play === 'against the automaton';
      addUnit(w, type, army.side, factionOfType(type), shared ? shareOf(w, squad.slots + i) : army.seat);
    });
  }
}
