// What the board reads of the game: cards, units, choices and the view. Nothing here decides anything.
export { KINDS, type CardKind } from '../../../../games/earth-war/content/cards.ts';
export { ITEMS, ITEM_NAMES, type ItemName } from '../../../../games/earth-war/content/equipment.ts';
export { MISSIONS } from '../../../../games/earth-war/content/missions/index.ts';
export { UNITS, type UnitType, unitKind } from '../../../../games/earth-war/content/units.ts';
export type { Choice } from '../../../../games/earth-war/choices.ts';
export { BANDS, type Unit } from '../../../../games/earth-war/table.ts';
export type { NodeView, OrderView, SlotView, UnitView, View } from '../../../../games/earth-war/view.ts';
export { placing } from '../../../../games/earth-war/words.ts';
