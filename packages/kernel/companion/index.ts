export * from './companion.ts';
export * from './dispute.ts';
export * from './facts.ts';
export * from './log.ts';
export * from './measured.ts';
export * from './questions.ts';
export * from './sheet.ts';
export * from './state.ts';
