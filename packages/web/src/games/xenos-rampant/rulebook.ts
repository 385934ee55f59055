// What the board reads of the game: units, choices, the view, and how a pointer becomes a judged choice. Nothing here decides anything.
export { SAMPLES } from '../../../../games/xenos-rampant/content/samples.ts';
export { BOASTS } from '../../../../games/xenos-rampant/book/boasts.ts';
export { imagine } from '../../../../games/xenos-rampant/imagine.ts';
export { keepFrom, moveToward, stillYours, toEdgeOfRange } from '../../../../games/xenos-rampant/commands.ts';
export { nearestChoice, outlineOf } from '../../../../games/xenos-rampant/spaces.ts';
export { blockedAt } from '../../../../games/xenos-rampant/book/sight.ts';
export { driveOf, pathCost } from '../../../../games/xenos-rampant/book/moves.ts';
export { readBuild, readList } from '../../../../games/xenos-rampant/detachment/text.ts';
export { profileOf, type Table, type Unit } from '../../../../games/xenos-rampant/table.ts';
export type { Choice, Order, Spot } from '../../../../games/xenos-rampant/choices.ts';
export type { OrderView, UnitView, View } from '../../../../games/xenos-rampant/view.ts';
