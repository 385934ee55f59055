export * from './grid/index.ts';
