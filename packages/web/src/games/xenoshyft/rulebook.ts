// What the board reads of the game: cards, choices and the view. Nothing here decides anything.
export { CARDS, type CardId } from '../../../../games/xenoshyft/content/cards.ts';
export { DIVISIONS, type DivisionId } from '../../../../games/xenoshyft/content/divisions.ts';
export { ENEMIES, type EnemyId } from '../../../../games/xenoshyft/content/enemies.ts';
export { ITEMS, type ItemId } from '../../../../games/xenoshyft/content/items.ts';
export {
  CRYSTALS,
  TROOPS,
  type CrystalId,
  type TroopId,
} from '../../../../games/xenoshyft/content/troops.ts';
export type { Aim, Choice } from '../../../../games/xenoshyft/choices.ts';
export type {
  EnemyView,
  GoodsView,
  LaneView,
  SeatView,
  TroopView,
  View,
} from '../../../../games/xenoshyft/view.ts';
