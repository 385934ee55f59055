// What is printed: cards, units, equipment, missions, and the tutorial.
export { KINDS, type CardKind, cardKind } from './cards.ts';
export { branchWords, checkWords } from './effects.ts';
export { ITEM_NAMES, type ItemKind, type ItemName, isItem, itemKind } from './equipment.ts';
export { lessons } from './lesson.ts';
export { MISSIONS, missionSheet } from './missions/index.ts';
export { ORDERS_BY_STEP, type OrderKind, orderKind } from './orders.ts';
export { UNIT_TYPES, type UnitKind, type UnitType, isUnitType, unitKind } from './units.ts';
