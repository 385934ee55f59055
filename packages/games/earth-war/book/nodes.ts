// The mission that is played, and its node at which the squad stands.
import { type RuleId, applies } from '@xenotable/kernel';
import type { CardList, GarrisonedNode, MissionNode, MissionSheet } from '../content/mission.ts';
import { missionSheet } from '../content/missions/index.ts';
import { sheetOf } from '../scenario/scenario.ts';
import type { Position } from '../table.ts';

type OnMission = Pick<Position, 'mission' | 'options'>;

/** What is played: a mission of the book, or EW-SCN-01 one's own. */
export const sheetHere = ({ mission, options }: OnMission): MissionSheet =>
  options.scenario === undefined ? missionSheet(mission.number) : sheetOf(options.scenario);

/** Undefined before the first node and after the last one. */
export const nodeOf = (w: OnMission): MissionNode | undefined => sheetHere(w).nodes[w.mission.node - 1];

export function nodeHere(w: OnMission): MissionNode {
  const node = nodeOf(w);
  if (node === undefined) throw new Error(`mission ${w.mission.number} has no node ${w.mission.node}`);
  return node;
}

export const wrongNode = (node: MissionNode): Error =>
  new Error(`${node.id} is a node of another kind: ${node.kind}`);

/** EW-M-COM-08 The enemies of a node: in a campaign without its garrison. */
export function enemiesAt({ options }: OnMission, node: GarrisonedNode): CardList {
  if (node.garrison === undefined || options.play === 'campaign') return node.enemies;
  applies('EW-M-COM-08');
  return [...node.enemies, ...node.garrison];
}

/** The node of the combat event. */
export function combatHere(w: OnMission): GarrisonedNode & { id: RuleId } {
  const node = nodeHere(w);
  if (node.kind !== 'combat') throw wrongNode(node);
  return node;
}
