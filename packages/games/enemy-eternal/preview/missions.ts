// Missions as screens show them.
import { missions } from '../book/missions/index.ts';
import type { MapName } from '../content/maps.ts';
import type { MissionId } from '../table.ts';

export interface MissionSheet {
  id: MissionId;
  name: string;
  text: string;
  rounds: number;
  map: MapName;
}

export function missionSheet(mission: MissionId): MissionSheet {
  const { id, name, text, rounds, map } = missions[mission];
  return { id, name, text, rounds, map };
}
