import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './scripts/chunks.ts';
import { offline } from './scripts/offline.ts';

/** What the pages may load and do; the server sends the same. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // The first page announces its scripts; the worker has no document to do so.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
    },
    // The workers are built together with the page: what they share is loaded once.
    rolldownOptions: {
      // What page and threads share must not become a part of a thread's own script.
      experimental: { chunkOptimization: { mergeCommonChunks: false, avoidRedundantChunkLoads: true } },
      input: {
        index: new URL('index.html', import.meta.url).pathname,
        worker: new URL('src/worker/worker.ts', import.meta.url).pathname,
        laboratory: new URL('src/worker/laboratory.ts', import.meta.url).pathname,
      },
      output: {
        codeSplitting: {
          groups: [{ name: chunkNames(), debugName: 'frame' }],
          includeDependenciesRecursively: false,
        },
        entryFileNames: ({ name }) =>
          name === 'worker' || name === 'laboratory' ? `${name}.js` : 'assets/[name]-[hash].js',
      },
    },
  },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
});
