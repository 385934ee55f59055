// How many hits each unit makes on average in each band, and a squad that stands in one band.
import { type SquadList, namesOf, unitKind } from '@xenotable/earth-war/content';
import { BANDS, averageHits } from '@xenotable/earth-war/preview';
import type { FirepowerRow } from '../../../table/builder/Firepower.tsx';

export function rowsOf(list: SquadList): FirepowerRow[] {
  const names = namesOf(list);
  return list.units.map(({ type }, i) => {
    const { fire, cap } = unitKind(type);
    return { name: names[i] ?? type, detail: type, values: fire.map((rating) => averageHits(rating, cap)) };
  });
}

export function firepowerOf(list: SquadList): number[] {
  const rows = rowsOf(list);
  return BANDS.map((_band, at) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
}
