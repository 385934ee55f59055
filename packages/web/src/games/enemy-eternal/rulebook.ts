// What the board reads of the game. Nothing here decides anything.
import type { View } from '../../../../games/enemy-eternal/view.ts';

export {
  type FacilityName,
  facilityNames,
  facilityOf,
} from '../../../../games/enemy-eternal/content/facilities.ts';
export {
  type ItemName,
  type VestName,
  itemNames,
  itemOf,
  roundsFit,
  vestNames,
  vestOf,
} from '../../../../games/enemy-eternal/content/gear.ts';
export { ranks } from '../../../../games/enemy-eternal/content/ranks.ts';
export {
  type Faction,
  type UnitName,
  unitOf,
  unitsOf,
} from '../../../../games/enemy-eternal/content/units.ts';
export { type WeaponName, weaponNames, weaponOf } from '../../../../games/enemy-eternal/content/weapons.ts';
export { type MapName, maps } from '../../../../games/enemy-eternal/content/maps.ts';
export { season } from '../../../../games/enemy-eternal/content/season.ts';
export { missions } from '../../../../games/enemy-eternal/book/missions/index.ts';
export {
  deployLimit,
  deployValue,
  priceOfGear,
  removable,
  teamValue,
} from '../../../../games/enemy-eternal/book/campaign/sheet.ts';
export {
  freeTrooper,
  priceOf,
  recruit,
  standard,
  unitPrice,
  weaponsOf,
} from '../../../../games/enemy-eternal/book/squad/recruit.ts';
export { randomSquad } from '../../../../games/enemy-eternal/book/squad/randomSquad.ts';
export {
  type SquadRules,
  costOf,
  limitFor,
  problemsOf,
} from '../../../../games/enemy-eternal/book/squad/squad.ts';
export { readSquadText, squadText } from '../../../../games/enemy-eternal/book/squad/squadText.ts';
export { choiceWords } from '../../../../games/enemy-eternal/words.ts';
export { raisePrice } from '../../../../games/enemy-eternal/book/campaign/outpost.ts';
export type { Choice, Spot } from '../../../../games/enemy-eternal/choices.ts';
export { type Preview, previewOf, threatOf, watchOf } from '../../../../games/enemy-eternal/preview/moves.ts';
export type {
  Deed,
  Difficulty,
  MissionId,
  Model,
  Recruit,
  Sheet,
  Squad,
  Veteran,
} from '../../../../games/enemy-eternal/table.ts';
export type { AimView } from '../../../../games/enemy-eternal/preview/aims.ts';
export type { View } from '../../../../games/enemy-eternal/view.ts';

export const nameOf = (view: View, model: number): string =>
  view.models.find((m) => m.id === model)?.name ?? '';
