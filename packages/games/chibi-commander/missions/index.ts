// All missions, by name.
import { coop1 } from './coop1.ts';
import type { Mission, MissionName } from './mission.ts';
import { vs1 } from './vs1.ts';

const missions: Partial<Record<MissionName, Mission>> = { 'VS 1': vs1, 'COOP 1': coop1 };

export const missionNames = Object.keys(missions) as MissionName[];

export const missionOf = (name: MissionName): Mission => missions[name]!;
