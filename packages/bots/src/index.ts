export * from './greedy.ts';
export * from './random.ts';
export * from './search.ts';
export * from './strength.ts';
export * from './thought.ts';
