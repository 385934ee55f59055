// The eight missions in the order of the campaign (EW-CAM-01).
import { itemAt } from '@xenotable/kernel';
import type { MissionSheet } from '../mission.ts';
import { harrow } from './harrow.ts';
import { hatchery } from './hatchery.ts';
import { hospital } from './hospital.ts';
import { metro } from './metro.ts';
import { queen } from './queen.ts';
import { refinery } from './refinery.ts';
import { relay } from './relay.ts';
import { zulu } from './zulu.ts';

export const MISSIONS: readonly MissionSheet[] = [
  relay,
  harrow,
  hatchery,
  metro,
  hospital,
  refinery,
  zulu,
  queen,
];

/** A single combat (EW-M-PATROL-01): one node whose cards are drawn at set-up. */
export const PATROL: MissionSheet = {
  number: 0,
  name: 'Patrol',
  story: 'One combat against whatever comes.',
  nodes: [{ id: 'EW-M-PATROL-01', kind: 'combat', title: 'Contact', enemies: [], shadows: [] }],
  goals: [],
};

export const missionSheet = (number: number): MissionSheet =>
  number === 0 ? PATROL : itemAt(MISSIONS, number - 1);
