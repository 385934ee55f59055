// Opening a map: terrain as it is before anybody fires (XR-TER-01).
import { applies } from '@xenotable/kernel';
import { BUILDINGS } from '../../content/terrain.ts';
import { freshBuildings, freshObstacles } from '../../ground.ts';
import { scenarioOf } from '../../scenarios/index.ts';
import type { Table } from '../../table.ts';

export function openMap(w: Table): void {
  w.map = w.options.map === 'of the scenario' || w.scenario === 'OWN' ? scenarioOf(w).map : w.options.map;
  w.buildings = freshBuildings(w, (kind) => BUILDINGS[kind].sp);
  w.obstacles = freshObstacles(w);
  applies(w.scenario === 'OWN' ? 'XR-SCN-02' : 'XR-TER-01');
  applies(w.scenario === 'ENCOUNTER' ? 'XR-M-ENCOUNTER-05' : 'XR-M-COM-03');
  w.lastTurn = scenarioOf(w).turns;
}
