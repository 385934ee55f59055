// Set-ups that the laws and the fuzzer play.
import type { SeatPlan } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { MISSIONS } from './content/missions/index.ts';
import { ownMissions } from './content/scenarios.ts';

const people = (...kinds: string[]): SeatPlan[] => kinds.map((kind, i) => ({ kind, name: `Seat ${i + 1}` }));

const missions: Trial[] = MISSIONS.map((mission) => ({
  name: `mission ${mission.number}`,
  options: { mission: mission.number },
  seats: people('person'),
}));

export const trials: readonly Trial[] = [
  ...missions,
  ...ownMissions.map((scenario) => ({
    name: scenario.name,
    options: { play: 'scenario', scenario },
    seats: people('person'),
  })),
  { name: 'patrol', options: { play: 'patrol' }, seats: people('person') },
  {
    name: 'patrol with a hive',
    options: { play: 'patrol', threat: 12, difficulty: 'hard', hive: true },
    seats: people('person', 'person'),
  },
  {
    name: 'three and an autopilot',
    options: { mission: 4, squad: 'muster', difficulty: 'easy' },
    seats: people('person', 'autopilot', 'person', 'person'),
  },
  {
    name: 'every taste',
    options: {
      mission: 6,
      commonRange: true,
      detection: true,
      meleeSaves: true,
      openLists: true,
      deadlyAcid: true,
      hiddenWounds: true,
      hive: true,
    },
    seats: people('person', 'person', 'person'),
  },
  {
    name: 'campaign',
    options: { play: 'campaign', squad: 'muster', repeats: true, injuries: true, hiddenWounds: true },
    seats: people('person'),
  },
];

/** Random games end within this many decisions. */
export const bound = 40_000;

/** One combat is a Patrol: its speed is the game's. */
export const bench = 'patrol';
