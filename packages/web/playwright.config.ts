// Real-browser tests against the built client. The browser comes with `npm ci`.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ARGUMENTS, executable } from './scripts/browser.ts';

// Other ports let two checkouts be tested on one machine.
const PORT = Number(process.env['XENOTABLE_TEST_WEB'] ?? 4321);
const SERVER_PORT = Number(process.env['XENOTABLE_TEST_SERVER'] ?? 4322);

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results',
  // One more than the cores of a small machine: tests often wait for films and servers.
  workers: 3,
  fullyParallel: true,
  // The long battery runs every test.
  ...(process.env['XENOTABLE_LONG'] ? {} : { grepInvert: /@long/ }),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await executable(), args: ARGUMENTS },
    // Every test begins at a browser that knows nothing: keeping the whole site on the device each time would take a third of a short test.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
  },
  webServer: [
    {
      command: `npx vite preview packages/web --port ${PORT} --host 127.0.0.1 --strictPort`,
      cwd: '../..',
      port: PORT,
      reuseExistingServer: !process.env['CI'],
    },
    {
      command: `"${process.execPath}" packages/server/src/main.ts`,
      cwd: '../..',
      port: SERVER_PORT,
      env: {
        PORT: String(SERVER_PORT),
        DATABASE_FILE: join(tmpdir(), `xenotable-e2e-${process.pid}`, 'tables.db'),
        LOG_LEVEL: 'warn',
        // Whoever is away is missed soon, and alerts come to the tests.
        LIVE_PACE: '2',
        ALERT_AFTER: '1',
        ALERT_LOCAL: '1',
      },
      reuseExistingServer: !process.env['CI'],
    },
  ],
});
