import { defineConfig } from 'vitest/config';

/** Tests with several processes may time out on a busy machine: in CI one that fails is tried once more, and reported as such. */
const shared = { testTimeout: 30_000, hookTimeout: 60_000, retry: process.env['CI'] ? 1 : 0 };

export default defineConfig({
  test: {
    maxWorkers: 2,
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
