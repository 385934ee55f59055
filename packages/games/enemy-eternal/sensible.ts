// Points of a space that a sensible player would think of, the best first.
import { type Seat, fastChance } from '@xenotable/kernel';
import { Moment } from './auto/moment.ts';
import { placesOf } from './auto/setUp.ts';
import { raised } from './auto/squads.ts';
import type { Activation } from './book/actions/actions.ts';
import { activation } from './book/actions/activation.ts';
import { chargeSpaces } from './book/actions/orders.ts';
import { markerCell } from './book/automaton/deploy.ts';
import { cellOf, ground, spotOf } from './book/board/ground.ts';
import { ends, moveTerms } from './book/movement/reach.ts';
import { rulesFor } from './book/squad/muster.ts';
import { problemsOf } from './book/squad/squad.ts';
import type { Choice } from './choices.ts';
import { imagine } from './imagine.ts';
import type { ChargeSpace, MoveSpace, Space } from './spaces.ts';
import type { Cell, Table } from './table.ts';
import { modelOf } from './tableReaders.ts';
import type { View } from './view.ts';

/** Cells that are looked at closely, and those of them that are named. */
const LOOKED_AT = 60;
const NAMED = 30;

/** The first few by a value that is computed once for each. */
function bestOf(cells: readonly Cell[], most: number, value: (cell: Cell) => number): Cell[] {
  return cells
    .map((cell) => ({ cell, value: value(cell) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ cell }) => cell);
}

/** Cells of a Climb to which no Run of as many actions leads, whether it may still be made or not: nobody risks a test to cross level ground. */
function onlyClimbed(w: Table, { model }: Activation, { actions, cells }: MoveSpace): readonly Cell[] {
  const m = modelOf(w, model);
  const { gait, allowance, leave } = moveTerms(w, m, false, actions);
  const reached = new Set(ends(w, m, gait, allowance, leave).cells);
  return cells.filter((cell) => !reached.has(cell));
}

/** Cells near the goal and in cover, then by what they are worth with the shot that they give. */
function moves(w: Table, space: MoveSpace): Choice[] | null {
  const { kind, actions } = space;
  const f = activation.in(w);
  if (f === undefined) return [];
  const cells = kind === 'climb' ? onlyClimbed(w, f, space) : space.cells;
  if (cells.length === 0) return null;
  const moment = new Moment(w, f);
  const shoots = actions < f.left && !f.rows.includes('attack');
  const near = bestOf(cells, LOOKED_AT, (cell) => moment.promise(cell));
  const value = (cell: Cell): number =>
    moment.place(cell) + (shoots ? (moment.attackFrom(cell, 1, true, 0)?.worth ?? 0) : 0);
  return bestOf(near, NAMED, value).map((cell) => ({ do: kind, actions, to: spotOf(moment.g, cell) }));
}

/** Contact cells of a climbing charge to which no charge on foot leads. */
function onlyClimbedTo(w: Table, f: Activation, { target, cells }: ChargeSpace): readonly Cell[] {
  const onFoot = chargeSpaces(w, f).find((space) => space.target === target && !space.climb)?.cells ?? [];
  return cells.filter((cell) => !onFoot.includes(cell));
}

/** The best weapon for each of the safest contact cells. */
function charges(w: Table, space: ChargeSpace): Choice[] | null {
  const { target, weapons, climb } = space;
  const f = activation.in(w);
  if (f === undefined) return [];
  const cells = climb ? onlyClimbedTo(w, f, space) : space.cells;
  if (cells.length === 0) return null;
  const moment = new Moment(w, f);
  const at = modelOf(w, target);
  return bestOf(cells, 3, (cell) => moment.place(cell)).flatMap((cell) => {
    const weapon = moment.chargeAt(at, cell)?.arm.name ?? weapons[0];
    if (weapon === undefined || !weapons.includes(weapon)) return [];
    const to = spotOf(moment.g, cell);
    return [{ do: 'charge', weapon, target, to, ...(climb && { climb: true as const }) }];
  });
}

export function sensible(w: Table, _seat: Seat, space: Space): Choice[] | null {
  const g = ground(w);
  switch (space.kind) {
    case 'squad': {
      const rules = rulesFor(w);
      return space.factions
        .map((faction) => raised(w, faction))
        .filter((squad) => problemsOf(squad, rules).length === 0)
        .map((squad) => ({ do: 'muster', squad }));
    }
    // A name changes nothing in play.
    case 'name':
      return [];
    case 'place':
      return placesOf(w, modelOf(w, space.model), space.cells)
        .slice(0, NAMED)
        .map((cell) => ({ do: 'place', model: space.model, at: spotOf(g, cell) }));
    case 'marker': {
      const hider = w.models.find(
        (m) => m.place === 'hidden' && w.markers.filter((marker) => marker.model === m.id).length < 3,
      );
      const cell = hider === undefined ? -1 : markerCell(w, hider);
      return space.cells.includes(cell) ? [{ do: 'marker', at: spotOf(g, cell) }] : [];
    }
    case 'charge':
      return charges(w, space);
    default:
      return moves(w, space);
  }
}

/** A climbing charge that could be made on foot: it only adds a test. */
export function idle(view: View, _seat: Seat, choice: Choice): boolean {
  if (choice.do !== 'charge' || choice.climb !== true) return false;
  const w = imagine(view, fastChance(1));
  const f = activation.in(w);
  const to = cellOf(ground(w), choice.to);
  return (
    f !== undefined &&
    chargeSpaces(w, f).some(
      ({ target, climb, cells }) => target === choice.target && !climb && cells.includes(to),
    )
  );
}
