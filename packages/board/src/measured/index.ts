export * from './cells.ts';
export * from './direction.ts';
export * from './lattice.ts';
export * from './numbers.ts';
export * from './reach.ts';
export * from './segment.ts';
export * from './shape.ts';
