// The box: every card, the Divisions, and the training siege.
export * from './abilities.ts';
export * from './cards.ts';
export * from './divisions.ts';
export * from './enemies.ts';
export * from './items.ts';
export * from './lessons.ts';
export * from './training.ts';
export * from './troops.ts';
