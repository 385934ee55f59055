// Whom a drawn die may activate.
import type { Model, Table } from '../../table.ts';
import { modelOf } from '../../tableReaders.ts';
import { onBoard } from '../models.ts';
import { colourOf, eligible, victimOf } from './dice.ts';

/** EE-RND-03 EE-SPC-17 Models that a drawn die may activate; a victim stands in its caster's place. */
export function choosable(w: Table, colour: string): Model[] {
  const own = w.models.filter(
    (m) => eligible(w, m) && m.activated === 0 && colourOf(m) === colour && victimOf(w, m) === null,
  );
  return [...own, ...victims(w, colour)];
}

const victims = (w: Table, colour: string): Model[] =>
  w.models.filter((m) => {
    if (m.mind === null || !onBoard(m) || m.mind.until !== w.round || m.activated > 0) return false;
    const caster = modelOf(w, m.mind.by);
    return caster.activated === 0 && onBoard(caster) && colourOf(caster) === colour;
  });

/** EE-DIF-05 Models that the extra die of Impossible may activate again. */
export const again = (w: Table, colour: string): Model[] =>
  w.models.filter(
    (m) => eligible(w, m) && m.activated === 1 && colourOf(m) === colour && victimOf(w, m) === null,
  );
