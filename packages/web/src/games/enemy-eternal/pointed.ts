// What pointing at a cell of the field means: to run there, to set somebody up, to charge from there.
import type { Asked } from '@xenotable/kernel';
import type { Choice, Space, View } from '@xenotable/enemy-eternal/preview';
import { modelIn } from './shared/faces.ts';
import { has, spacesIn } from './shared/json.ts';
import { isBeside, spotAt } from './things.ts';

/** Cells that mean one kind of choice. */
export type Area = Exclude<Space, { kind: 'squad' | 'name' }>;

/** Where pointing leads. While a charge is planned, the other cells beside its target come first, on foot before climbing. */
export function areasOf(ask: Asked | null, picked: Choice | null): Area[] {
  const areas = spacesIn(ask).filter(
    (space): space is Area => space.kind !== 'squad' && space.kind !== 'name',
  );
  const moves = areas.filter((area) => area.kind !== 'charge');
  if (picked?.do !== 'charge') return moves;
  const { target, weapon } = picked;
  const charges = areas.filter(
    (area) => area.kind === 'charge' && area.target === target && area.weapons.includes(weapon),
  );
  return [...charges, ...moves];
}

/** Areas that lead somewhere where no earlier one does: on level ground nobody is shown where a Climb could go. */
export function shownAreas(areas: readonly Area[]): Area[] {
  const known = new Set<number>();
  return areas.filter((area) => {
    const more = area.kind === 'charge' || area.cells.some((cell) => !known.has(cell));
    for (const cell of area.cells) known.add(cell);
    return more;
  });
}

export const actionsOf = (area: Area): number => ('actions' in area ? area.actions : 0);

/** The choice that pointing at a cell means: the cheapest way to be there. */
export function choiceAt(
  areas: readonly Area[],
  cell: number,
  columns: number,
  picked: Choice | null,
): Choice | null {
  const area = areas.find((one) => one.cells.includes(cell));
  if (area === undefined) return null;
  const at = spotAt(cell, columns);
  if (area.kind === 'place') return { do: 'place', model: area.model, at };
  if (area.kind === 'marker') return { do: 'marker', at };
  if (area.kind === 'charge') {
    const weapon = picked?.do === 'charge' ? picked.weapon : (area.weapons[0] ?? '');
    return { do: 'charge', weapon, target: area.target, to: at, ...(area.climb && { climb: true }) };
  }
  return { do: area.kind, actions: area.actions, to: at };
}

/** EE-BRD-06 EE-ENG-06 Why nobody runs to a cell. */
function whyNoRun({ models, shown }: View, to: number): string {
  const mover = models.find((m) => m.id === shown.active?.model);
  const near = models.some(
    (m) =>
      m.place === 'board' &&
      !m.neutral &&
      m.control !== mover?.control &&
      isBeside(m.cell, to, shown.board.width),
  );
  return near ? 'Beside an enemy, or out of reach' : 'Out of reach';
}

/** EE-DEP-04, EE-RND-03 Why a cell means nothing now; null where there is nothing to say. */
export function whyNot(areas: readonly Area[], ask: Asked | null, view: View, to: number): string | null {
  const placing = areas.find((area) => area.kind === 'place');
  if (placing === undefined) {
    if (areas.some((area) => area.kind === 'run' || area.kind === 'climb')) return whyNoRun(view, to);
    return has(ask, 'activate') ? 'First point at who acts' : null;
  }
  const { side } = modelIn(view, placing.model);
  const columns = view.shown.board.width;
  const squad = view.models.filter((m) => m.side === side && m.place === 'board' && m.unit !== 'Civilian');
  const beside = (cell: number): boolean => squad.some((m) => isBeside(m.cell, cell, columns));
  return squad.length > 0 && placing.cells.every(beside)
    ? 'Only beside the Squad, inside the border'
    : 'Only inside the border';
}
