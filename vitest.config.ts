import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Every file is tested in a process of its own: each finds the modules as the first one has compiled them.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/xenotable/compiled');

const shared = { testTimeout: 30_000, hookTimeout: 60_000 };

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
