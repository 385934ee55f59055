export * from './cases/case.ts';
export * from './cases/match.ts';
export * from './cases/run.ts';
export * from './fuzz.ts';
export * from './laws/laws.ts';
export * from './laws/trial.ts';
export * from './perft.ts';
export * from './playthrough.ts';
