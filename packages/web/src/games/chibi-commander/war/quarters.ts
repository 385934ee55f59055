// What the pages between missions share: whose squad it is, its roster, points in words.
import { type Faction, type TypeName, factionOfType, typeOf } from '@xenotable/chibi-commander/content';
import type { OwnArmy, View } from '@xenotable/chibi-commander/preview';

export type Army = OwnArmy;

export type Roster = NonNullable<View['campaign']>['rosters'][number];

export const rosterOf = (view: View, army: Army): Roster | null =>
  view.campaign?.rosters.find((one) => one.faction === army.faction) ?? null;

export const kinOf = (type: TypeName): Faction => factionOfType(type);

export const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

export type Entry = NonNullable<View['campaign']>['missions'][number];

/** CC-CMP-04 The sum behind the underlying value: '2 of LV2 + 2 × 1 of LV3 + 3 points ='. */
export function sumOf(view: View, army: Army): string {
  const levels = rosterOf(view, army)?.units.map((one) => typeOf(one.type).level) ?? [];
  const count = (level: number): number => levels.filter((one) => one === level).length;
  return `${count(2)} of LV2 + 2 × ${count(3)} of LV3 + ${points(army.purse)} =`;
}
