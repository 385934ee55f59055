// What is at stake while the siege runs.
import type { Goal, Score, TimeLeft } from '../../table/storyContract.ts';
import type { View } from '@xenotable/xenoshyft';
import { nextWaveAt } from '@xenotable/xenoshyft/preview';
import { sideOf } from './shared/faces.ts';

/** From here on the Base is in danger. */
const LOW = 1 / 3;

export const hit = (points: number): string => `${points} Hit Point${points === 1 ? '' : 's'}`;

export function missionOf({ options, level }: View): string {
  if (options.siege === 'own') return level;
  return options.siege === 'training' ? 'Training siege' : `Siege, ${level}`;
}

export function goals(view: View): Goal[] {
  const { now, start } = view.base;
  const over = view.over !== null;
  const won = (view.over?.winners.length ?? 0) > 0;
  const nextWave = nextWaveAt(view);
  return [
    {
      id: 'rounds',
      words: `Hold the Base for ${view.rounds} rounds`,
      state: won ? 'done' : over ? 'lost' : 'now',
      detail: over ? `ended in round ${view.round}` : `round ${view.round} of ${view.rounds}`,
      rule: 'XS-GEN-02',
    },
    {
      id: 'base',
      words: 'Keep the Base alive',
      state: now === 0 ? 'lost' : won ? 'done' : now <= start * LOW ? 'waiting' : 'open',
      detail: now === 0 ? 'it has fallen' : `${now} of ${start} points left`,
      rule: 'XS-END-01',
    },
    ...(over || nextWave === null
      ? []
      : [
          {
            id: 'wave',
            words: `Be ready for wave ${view.wave + 1}`,
            state: 'open' as const,
            detail: `it begins in round ${nextWave}`,
            rule: 'XS-WAV-02',
          },
        ]),
  ];
}

export const score = (view: View): Score[] =>
  view.seats.map(({ seat, name, tally }) => ({
    side: sideOf(seat),
    letter: (name[0] ?? '').toUpperCase(),
    points: `${tally.kills} killed`,
  }));

export const left = (view: View): TimeLeft | null =>
  view.over === null ? { count: view.rounds - view.round + 1, unit: 'round' } : null;
