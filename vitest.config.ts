import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 30_000, hookTimeout: 60_000 };

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
