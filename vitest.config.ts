import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Every file is tested in a process of its own: each finds the modules as the first one has compiled them.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/xenotable/compiled');

/** Only on the shared machine of a check is a test tried again; the report names it. */
const shared = { testTimeout: 30_000, hookTimeout: 60_000, retry: process.env['CI'] ? 1 : 0 };

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        // Node runs these files as they are, twice as fast as through Vite.
        test: {
          ...shared,
          name: 'rules',
          include: ['packages/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/**'],
          experimental: { viteModuleRunner: false },
        },
      },
      { test: { ...shared, name: 'web', include: ['packages/web/test/**/*.test.ts'] } },
    ],
  },
});
