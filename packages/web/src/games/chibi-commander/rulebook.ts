// What the board reads of the game: maps, cards, choices, the view, and the rules' own reckoning of ways, sight and plans. Nothing here decides anything.
export { SHIP, freshBoard, grid, pictureOf, terrainOf } from '../../../../games/chibi-commander/board.ts';
export {
  type Acting,
  BASIC,
  CLOSED,
  actionsOf,
  basicMove,
  chainsOf,
} from '../../../../games/chibi-commander/book/actions.ts';
export { type Plan, plan } from '../../../../games/chibi-commander/book/automaton/plans.ts';
export { robots } from '../../../../games/chibi-commander/book/automaton/turn.ts';
export { underlyingValue } from '../../../../games/chibi-commander/book/campaign.ts';
export {
  type Mover,
  closedFor,
  reachOf,
  walkOffers,
} from '../../../../games/chibi-commander/book/movement.ts';
export { optionsOf, recruitPrice } from '../../../../games/chibi-commander/book/muster.ts';
export { turnOrder } from '../../../../games/chibi-commander/book/round.ts';
export { distance, inCover, inSight } from '../../../../games/chibi-commander/book/sight.ts';
export { MELEE_CHANCE, forgivesSlips, hitWays } from '../../../../games/chibi-commander/book/strike.ts';
export { canReach } from '../../../../games/chibi-commander/book/targets.ts';
export { awake, enemies, mission, occupants, shown } from '../../../../games/chibi-commander/book/who.ts';
export type { Choice } from '../../../../games/chibi-commander/choices.ts';
export type { Chain } from '../../../../games/chibi-commander/content/card.ts';
export { EDGE, fieldSigns, layoutNames } from '../../../../games/chibi-commander/content/maps.ts';
export {
  FACTIONS,
  SIDES,
  type Faction,
  type Side,
  type TypeName,
  type UnitType,
  factionsOf,
  sideOf,
  typeNames,
  typeOf,
  typesAt,
} from '../../../../games/chibi-commander/content/units.ts';
export { imagine } from '../../../../games/chibi-commander/imagine.ts';
export { grade } from '../../../../games/chibi-commander/missions/alienBase/grade.ts';
export { bookMissions, missionNamed } from '../../../../games/chibi-commander/missions/index.ts';
export { at, cellName } from '../../../../games/chibi-commander/places.ts';
export * from '../../../../games/chibi-commander/scenario/index.ts';
export type { Cell, Mode, Table, Unit } from '../../../../games/chibi-commander/table.ts';
export type { BlipView, View } from '../../../../games/chibi-commander/view.ts';
export { nameOf } from '../../../../games/chibi-commander/names.ts';
export { choiceWords } from '../../../../games/chibi-commander/words.ts';
