import { laws } from '@xenotable/kernel/proof';
import { proveGame } from '@xenotable/prove';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { bound, shortTrials, trials } from '../trials.ts';

// The first is the one that is kept as a playthrough.
proveGame({ game, trials: [trials[0]!, ...shortTrials.slice(1, 3)], bound }, new URL('..', import.meta.url), {
  decisions: 120,
  citations: true,
  allTrials: trials,
});

// Every mission and variation, without the laws that play each position thousands of times.
describe('all missions', () => {
  for (const law of laws(game, shortTrials, { decisions: 1, bound })) {
    if (['JSON', 'Secrecy', 'Undo'].includes(law.name))
      test(law.name, () => expect(law.hold()).toBeGreaterThan(0));
  }
  const withWords = shortTrials.filter(
    ({ options }) =>
      options?.['mission'] !== 'Scenario' &&
      options?.['play'] !== 'campaign' &&
      options?.['terrain'] !== 'free',
  );
  for (const law of laws(game, withWords, { decisions: 1, bound }))
    if (law.name === 'Round trip') test(law.name, () => expect(law.hold()).toBeGreaterThan(0));
  for (const law of laws(game, trials, { decisions: 1, bound }))
    if (law.name === 'End') test(law.name, () => expect(law.hold()).toBeGreaterThan(0));
});
