// Squads as lists that are kept, read and written.
import { type Squad, readSquadText, squadText } from '@xenotable/enemy-eternal/preview';
import type { Lists } from '../../../table/builder/useBuilder.ts';

export const squads: Omit<Lists<Squad>, 'first'> = {
  game: 'enemy-eternal',
  write: squadText,
  read: readSquadText,
  nameOf: (squad) => squad.name,
};
