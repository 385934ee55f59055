// The node of the mission at which the squad stands.
import type { CombatNode, MissionNode } from '../content/mission.ts';
import { missionSheet } from '../content/missions/index.ts';
import type { Position } from '../table.ts';

type OnMission = Pick<Position, 'mission'>;

/** Undefined before the first node and after the last one. */
export const nodeOf = ({ mission }: OnMission): MissionNode | undefined =>
  missionSheet(mission.number).nodes[mission.node - 1];

export function nodeHere(w: OnMission): MissionNode {
  const node = nodeOf(w);
  if (node === undefined) throw new Error(`mission ${w.mission.number} has no node ${w.mission.node}`);
  return node;
}

export const wrongNode = (node: MissionNode): Error =>
  new Error(`${node.id} is a node of another kind: ${node.kind}`);

/** The node of the combat event. */
export function combatHere(w: OnMission): CombatNode {
  const node = nodeHere(w);
  if (node.kind !== 'combat') throw wrongNode(node);
  return node;
}
