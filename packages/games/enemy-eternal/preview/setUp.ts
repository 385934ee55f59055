// Where the table would set up the models of a player who leaves that to it.
import { fastChance } from '@xenotable/kernel';
import { deployCell } from '../book/automaton/deploy.ts';
import { ground, spotOf } from '../book/board/ground.ts';
import { suggestedCell } from '../book/deployment/suggestion.ts';
import { placesFor } from '../book/deployment/zones.ts';
import type { ChoiceOf } from '../choices.ts';
import { imagine } from '../imagine.ts';
import type { Cell, Model, Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';
import type { Space } from '../spaces.ts';
import type { View } from '../view.ts';

type Places = Extract<Space, { kind: 'place' }>;

/** Places for everybody who is still to be set up, in the order in which the table asks for them. */
function placesBy(
  v: View,
  space: Places,
  best: (w: Table, m: Model, cells: Cell[]) => Cell | null,
): ChoiceOf<'place'>[] {
  const w = imagine(v, fastChance(1));
  const order = [space.model, ...space.models.filter((id) => id !== space.model)];
  return order.flatMap((id) => {
    const m = modelOf(w, id);
    const cell = best(w, m, placesFor(w, m));
    if (cell === null) return [];
    m.place = 'board';
    m.cell = cell;
    return [{ do: 'place' as const, model: id, at: spotOf(ground(w), cell) }];
  });
}

/** Editions in which the table set up a player's models where the automaton puts its own. */
const LIKE_THE_AUTOMATON: readonly string[] = ['1', '2'];

/** EE-DEP-10 Where the table would set everybody up by itself. */
export const suggestedPlaces = (v: View, space: Places): ChoiceOf<'place'>[] =>
  placesBy(v, space, (w, m, cells) => {
    if (cells.length === 0) return null;
    return LIKE_THE_AUTOMATON.includes(v.edition) ? deployCell(w, m, cells) : suggestedCell(w, m, cells);
  });
