// What a squad makes on average if everybody stands in one band.
import { type SquadList, unitKind } from '@xenotable/earth-war/content';
import { BANDS, averageHits } from '@xenotable/earth-war/preview';

export const firepowerOf = ({ units }: SquadList): number[] =>
  BANDS.map((_band, at) =>
    units.reduce((sum, { type }) => {
      const { fire, cap } = unitKind(type);
      return sum + averageHits(fire[at] ?? 0, cap);
    }, 0),
  );
