// The attacks that somebody could choose now, each with everything that adds up to its odds.
import type { Seat, Viewer } from '@xenotable/kernel';
import { activation } from '../book/actions/activation.ts';
import { type Activation, attackBy } from '../book/actions/actions.ts';
import { armNamed, armOf } from '../book/attack/arms.ts';
import { type Declared, shotOf } from '../book/attack/attack.ts';
import { type Flight, flee, freeAttackBy, freeChoices } from '../book/attack/engaged.ts';
import { type Forecast, forecast } from '../book/attack/forecast.ts';
import { cellOf, ground } from '../book/board/ground.ts';
import { move, reactChoices } from '../book/movement/move.ts';
import { ordersFor } from '../book/actions/orders.ts';
import { automatonFires, mayReact, reactShot } from '../book/movement/overwatch.ts';
import { commander, isAutomaton } from '../book/seats.ts';
import { climbValue } from '../book/tests.ts';
import type { Shot } from '../book/attack/toHit.ts';
import type { Choice, Spot } from '../choices.ts';
import type { Cell, Model, Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';

export interface AimView extends Forecast {
  /** The choice that makes this attack, who makes it and at whom. */
  order: Choice;
  by: number;
  target: number;
}

export const aimOf = (w: Table, order: Choice, shot: Shot, climb: number | null = null): AimView => ({
  order,
  by: shot.by.id,
  target: shot.at.id,
  ...forecast(w, shot, climb),
});

/** A blow at the end of a charge is struck from the cell that it leads to. */
export function chargeAim(w: Table, order: Choice & { to: Spot; climb?: true }, declared: Declared): AimView {
  const shot: Shot = { ...shotOf(w, declared), from: cellOf(ground(w), order.to), close: true };
  return aimOf(w, order, shot, order.climb === true ? climbValue(w, shot.by) : null);
}

/** What an activated model could attack. */
export function aimsIn(w: Table, f: Activation): AimView[] {
  const m = modelOf(w, f.model);
  return ordersFor(w, f).flatMap((order) => {
    if (order.do === 'attack' || order.do === 'mindspin')
      return [aimOf(w, order, shotOf(w, attackBy(f, order)))];
    return order.do === 'charge' && armNamed(m, order.weapon) !== null
      ? [chargeAim(w, order, attackBy(f, order))]
      : [];
  });
}

/** EE-OVW-04 React fire at a mover in a cell, which it may only be thinking of. */
export const reactAim = (w: Table, watcher: Model, mover: Model, cell: Cell): AimView =>
  aimOf(
    w,
    { do: 'react', watcher: watcher.id },
    reactShot(watcher, armOf(watcher, watcher.overwatch ?? ''), { ...mover, cell }, cell),
  );

/** React fire at the first cell of a path where each watcher may fire (EE-OVW-02, EE-OVW-04), and the automaton's where it will (EE-AUT-17). */
export function reactionsOn(
  w: Table,
  m: Model,
  path: readonly Cell[],
): (AimView & { model: number; cell: Cell })[] {
  return w.models.flatMap((watcher) => {
    if (watcher.overwatch === null || watcher.control === m.control) return [];
    const cell = path.find((one, at) =>
      isAutomaton(w, watcher.control)
        ? automatonFires(w, watcher, m, path, at)
        : mayReact(w, watcher, m, one) !== null,
    );
    return cell === undefined ? [] : [{ model: watcher.id, cell, ...reactAim(w, watcher, m, cell) }];
  });
}

/** The attacks among which this viewer is asked to choose. */
export function aimsFor(w: Table, viewer: Viewer): AimView[] {
  const f = w.flow.at(-1);
  if (f === undefined || viewer === 'table' || w.result !== null) return [];
  if (activation.has(f) && f.step === 'choose an action')
    return commander(w, modelOf(w, f.model)) === viewer ? aimsIn(w, f) : [];
  if (move.has(f) && f.step === 'react fire') {
    const mover = modelOf(w, f.model);
    return reactChoices(w, f, viewer).map(({ watcher }) =>
      reactAim(w, modelOf(w, watcher), mover, mover.cell),
    );
  }
  return flee.has(f) && f.step === 'free attack' ? freeAims(w, f, viewer) : [];
}

const freeAims = (w: Table, f: Flight, seat: Seat): AimView[] =>
  freeChoices(w, f, seat).map((choice) => {
    const declared = freeAttackBy(choice, f.model);
    return choice.do === 'free charge'
      ? chargeAim(w, choice, declared)
      : aimOf(w, choice, shotOf(w, declared));
  });
