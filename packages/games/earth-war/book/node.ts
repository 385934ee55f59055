// Where the squad stands on its way, and what several kinds of node have in common.

import type { Play } from './chapter.ts';
import type { MissionNode } from '../content/mission.ts';
import { missionSheet } from '../content/missions/index.ts';
import type { Choice } from '../choices.ts';
import type { Table, Unit } from '../table.ts';
import { standing } from './squad.ts';

/** What the way remembers between its steps. */
export interface OnTheWay {
  /** The branch whose check is made; '' for the node's own. */
  branch: string;
  /** Units treated at this halt. */
  healed: number[];
}

export const nodeOf = (w: Table): MissionNode | undefined =>
  missionSheet(w.mission.number).nodes[w.mission.node - 1];

export const wounded = (w: Table): Unit[] => standing(w).filter((unit) => unit.wounds > 0);

export const heal = (play: Play, unit: Unit, rule: string): void => {
  unit.wounds--;
  play.tell?.({ type: 'healed', unit: unit.name, wounds: unit.wounds }, rule);
};

export const DONE: Choice = { do: 'done' };

/** Once a node is done. */
export const onwards = { goTo: 'on to the next node' } as const;
