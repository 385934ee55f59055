// All example questions of the laboratory, from the command and from the queue with killed workers.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/lab/test/asking/queue.test.ts'],
  { stdio: 'inherit', env: { ...process.env, XENOTABLE_LONG: '1' } },
);
process.exitCode = status ?? 1;
