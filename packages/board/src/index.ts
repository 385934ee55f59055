export * from './grid/index.ts';
export * from './measured/index.ts';
