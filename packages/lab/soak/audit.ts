// The auditors of all games, each over at least two thousand games.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=3600000', 'packages/games', '-t', 'audit'],
  { stdio: 'inherit', env: { AUDIT_GAMES: '2000', ...process.env } },
);
process.exitCode = status ?? 1;
