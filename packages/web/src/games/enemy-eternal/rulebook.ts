// What the board reads of the game. Nothing here decides anything.
export { facilityOf } from '../../../../games/enemy-eternal/content/facilities.ts';
export { ranks } from '../../../../games/enemy-eternal/content/ranks.ts';
export { type UnitName, unitOf, unitsOf } from '../../../../games/enemy-eternal/content/units.ts';
export { costOf, problemsOf } from '../../../../games/enemy-eternal/book/squad.ts';
export { readSquadText, squadText } from '../../../../games/enemy-eternal/book/squadText.ts';
export type { Choice, Spot } from '../../../../games/enemy-eternal/choices.ts';
export { type Preview, previewOf } from '../../../../games/enemy-eternal/preview.ts';
export type { Model, Sheet, Squad } from '../../../../games/enemy-eternal/table.ts';
export type { AimView, View } from '../../../../games/enemy-eternal/view.ts';
