import { proveGame } from '@xenotable/prove';
import * as game from '../game.ts';

/** The quick battery plays one set-up of each kind; the fuzzer plays them all. */
const QUICK = ['GRIND', 'SECRET', 'everything to taste'];

proveGame(
  { ...game, trials: game.trials.filter((trial) => QUICK.includes(trial.name)) },
  new URL('..', import.meta.url),
  { decisions: 150, citations: true, allTrials: game.trials },
);
