import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts'],
    isolate: false,
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
