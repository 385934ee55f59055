// What a board needs of the game besides the printed matter: types of views and choices, names of things.
export { ammoOf } from './book/ammo.ts';
export { averageHits, bandHere } from './book/numbers.ts';
export type { Choice, ChoiceOf, Verb } from './choices.ts';
export { isGone } from './goalReach.ts';
export { bandAhead, rangedUnit } from './idle.ts';
export { type Incoming, incomingOf } from './incoming.ts';
export { ORDERS_BY_STEP } from './content/orders.ts';
export { type PlanOdds, type SlotOdds, planOdds } from './planOdds.ts';
export type { SlotView } from './shadowsView.ts';
export { type Space, isSpace } from './spaces.ts';
export { spread } from './spread.ts';
export { BANDS, type Unit, bandName } from './table.ts';
export * from './things.ts';
export type { NodeView, OrderView, UnitView, View } from './view.ts';
export { choiceIn, onAverage, placing, tenths } from './words.ts';
