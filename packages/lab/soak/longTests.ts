// The unit tests that play more games in the long battery: missions as data, suggestions, and all example questions of the laboratory, from the command and from the queue with killed workers.
import { spawnSync } from 'node:child_process';

const TESTS = [
  'packages/lab/test/asking/queue.test.ts',
  'packages/games/chibi-commander/test/bookScenarios.test.ts',
  'packages/games/enemy-eternal/test/suggest.test.ts',
  'packages/games/xenos-rampant/test/scenario.test.ts',
];

const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...TESTS], {
  stdio: 'inherit',
  env: { ...process.env, XENOTABLE_LONG: '1' },
});
process.exitCode = status ?? 1;
