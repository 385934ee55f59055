export * from './areas.ts';
export * from './edges.ts';
export * from './grid.ts';
export * from './line.ts';
export * from './paths.ts';
export * from './picture.ts';
export * from './sight.ts';
