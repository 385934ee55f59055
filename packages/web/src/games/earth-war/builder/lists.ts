// Squads as lists that are kept, read and written.
import { type SquadList, readSquad, writeSquad } from '@xenotable/earth-war/content';
import type { Lists } from '../../../table/builder/useBuilder.ts';

export const squads: Omit<Lists<SquadList>, 'first'> = {
  game: 'earth-war',
  write: writeSquad,
  read: readSquad,
  nameOf: (list) => list.name,
};
