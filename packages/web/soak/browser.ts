// Every browser test, also the long ones: whole games by each way in, and each title where `npm test` tries one.
import { spawnSync } from 'node:child_process';

const run = (command: string): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, XENOTABLE_LONG: '1', CI: '1' } })
    .status === 0;

process.exitCode = run('npm run -s build') && run('npx playwright test -c packages/web') ? 0 : 1;
