// What the board reads of the game: units, choices, the view, and how a pointer becomes a judged choice. Nothing here decides anything.
export { SAMPLES } from '../../../../games/xenos-rampant/content/samples.ts';
export { BOASTS } from '../../../../games/xenos-rampant/book/boasts.ts';
export { imagine } from '../../../../games/xenos-rampant/imagine.ts';
export { keepFrom, moveToward, stillYours, toEdgeOfRange } from '../../../../games/xenos-rampant/commands.ts';
export { bordersOf, nearestChoice } from '../../../../games/xenos-rampant/spaces.ts';
export { coverFrom, inCover } from '../../../../games/xenos-rampant/book/cover.ts';
export { blockedAt, sees } from '../../../../games/xenos-rampant/book/sight.ts';
export { choiceWords } from '../../../../games/xenos-rampant/words.ts';
export { commanderReaches, waysOf36 } from '../../../../games/xenos-rampant/book/values.ts';
export {
  courageModifiers,
  courageOf,
  courageTest,
  testsCourage,
} from '../../../../games/xenos-rampant/book/courage.ts';
export { attackFault } from '../../../../games/xenos-rampant/book/charges.ts';
export { shotFault } from '../../../../games/xenos-rampant/book/targets.ts';
export { gap } from '../../../../games/xenos-rampant/measure.ts';
export { moveFrame, moveSpaces } from '../../../../games/xenos-rampant/book/moving.ts';
export { driveOf, pathCost } from '../../../../games/xenos-rampant/book/moves.ts';
export { readBuild, readList } from '../../../../games/xenos-rampant/detachment/text.ts';
export { profileOf, type Table, type Unit } from '../../../../games/xenos-rampant/table.ts';
export type { Choice, Order, Spot } from '../../../../games/xenos-rampant/choices.ts';
export type { OrderView, UnitView, View } from '../../../../games/xenos-rampant/view.ts';
export { OPTIONS, optionsOf } from '../../../../games/xenos-rampant/content/options.ts';
export { POWERS, type PowerName } from '../../../../games/xenos-rampant/content/powers.ts';
export { type Action, UNITS, type UnitName } from '../../../../games/xenos-rampant/content/units.ts';
export { XENO } from '../../../../games/xenos-rampant/content/xeno.ts';
export { costOf, totalOf } from '../../../../games/xenos-rampant/detachment/cost.ts';
export {
  type Fault,
  faultsOf,
  faultsOfEntry,
  powersKnown,
} from '../../../../games/xenos-rampant/detachment/judge.ts';
export { type Entry, type List, entryOf } from '../../../../games/xenos-rampant/detachment/list.ts';
export { profileOfEntry } from '../../../../games/xenos-rampant/detachment/profile.ts';
export { randomList } from '../../../../games/xenos-rampant/detachment/random.ts';
export { writeEntry, writeList } from '../../../../games/xenos-rampant/detachment/text.ts';
