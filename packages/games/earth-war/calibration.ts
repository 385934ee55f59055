// Set-ups to whose games the chances to win are fitted: every mission, and patrols of several sizes.
import { type Trial, people } from '@xenotable/kernel/proof';
import { MISSIONS } from './content/missions/index.ts';
import { ownMissions } from './content/scenarios.ts';

const missions: Trial[] = [
  ...MISSIONS.map(({ number }) => ({ name: `mission ${number}`, options: { mission: number } })),
  ...ownMissions.map((scenario) => ({ name: scenario.name, options: { play: 'scenario', scenario } })),
].map((setup) => ({ ...setup, seats: people(1), chances: 'missions' }));

const hard = { play: 'patrol', difficulty: 'hard' };

const patrols: Trial[] = [
  { name: 'patrol', options: { play: 'patrol' }, seats: people(1) },
  { name: 'patrol 12', options: { ...hard, threat: 12 }, seats: people(1) },
  { name: 'patrol 14', options: { ...hard, threat: 14 }, seats: people(1) },
  { name: 'hive patrol', options: { ...hard, threat: 12, hive: true }, seats: people(2) },
].map((setup) => ({ ...setup, chances: 'patrols' }));

export const calibration: readonly Trial[] = [...missions, ...patrols];
