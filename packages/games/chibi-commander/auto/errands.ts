// What the program of a versus seat does with others: civilians are sent to safety, prizes are dragged out.
import type { Play } from '../book/chapter.ts';
import type { Cell, Table, Unit } from '../table.ts';
import { NONE } from '../table.ts';
import { basicMove } from '../book/activation/actions.ts';
import { depart } from '../book/movement/arrivals.ts';
import { spot } from '../book/blips/blips.ts';
import { type Mover, mayLeave, walkOffers, walkTo } from '../book/movement/movement.ts';
import { sendOffers } from '../book/movement/sending.ts';
import { distance } from '../book/fight/sight.ts';
import { dragTargets } from '../book/fight/targets.ts';
import { awake, mission, partyOf, factionOfUnit, unitOf } from '../book/who.ts';
import type { Robot } from '../book/automaton/turn.ts';

const farFrom = (cell: Cell, exits: readonly Cell[]): number =>
  Math.min(...exits.map((exit) => distance(cell, exit)));

/** The field within reach that is nearest to an exit, if it is nearer than here. */
function closer(w: Table, mover: Mover, from: Cell, exits: readonly Cell[]): Cell {
  let best = from;
  for (const offer of walkOffers(w, mover))
    if (offer.do === 'walk' && farFrom(offer.to, exits) < farFrom(best, exits)) best = offer.to;
  return best;
}

/** CC-MOV-20, CC-MOV-22 A civilian beside the unit goes four points towards an exit, and out of it. */
export function sendSomebody(play: Play, unit: Unit): void {
  const { w } = play;
  const exits = mission(w).ground.exits(w, factionOfUnit(unit), unit);
  const offer = exits.length === 0 ? undefined : sendOffers(w, unit)[0];
  if (offer?.do !== 'send') return;
  const civilian = unitOf(w, offer.civilian);
  const mover: Mover = { unit: civilian.id, blip: NONE, points: 4, drag: NONE, crystal: NONE, pull: 0 };
  const to = closer(w, mover, civilian.cell, exits);
  if (to === civilian.cell && !mayLeave(w, civilian, factionOfUnit(unit))) return;
  unit.sent = true;
  civilian.moved = true;
  play.tell?.(
    { type: 'sent', unit: unit.id, kind: unit.type, civilian: civilian.id, whom: civilian.type },
    'CC-MOV-20',
  );
  if (to !== civilian.cell) walkTo(play, mover, to);
  if (awake(civilian) && mayLeave(w, civilian, factionOfUnit(unit)))
    depart(play, civilian, factionOfUnit(unit), NONE);
  spot(play);
}

/** CC-MOV-23, CC-MOV-30 Somebody worth points who lies beside the unit is dragged out, where one action reaches an exit. */
export function dragOut(play: Play, f: Robot, unit: Unit): boolean {
  const { w } = play;
  const prizes = mission(w).program.prizes?.(w, unit) ?? [];
  const party = partyOf(w, factionOfUnit(unit));
  if (prizes.length === 0 || party.dragged) return false;
  const prize = dragTargets(w, unit.cell, unit.id).find((other) => prizes.includes(other.id));
  if (prize === undefined) return false;
  const exits = mission(w).ground.exits(w, factionOfUnit(unit), unit);
  const mover: Mover = {
    unit: unit.id,
    blip: NONE,
    points: basicMove(w, unit),
    drag: prize.id,
    crystal: NONE,
    pull: 0,
  };
  const exit = exits.includes(unit.cell) ? unit.cell : closer(w, mover, unit.cell, exits);
  if (!exits.includes(exit)) return false;
  party.dragged = true;
  play.tell?.(
    { type: 'picked up', unit: unit.id, kind: unit.type, other: prize.id, whom: prize.type },
    'CC-MOV-23',
  );
  if (exit !== unit.cell) {
    f.actions--;
    walkTo(play, mover, exit);
  }
  if (!awake(unit) || unit.cell !== exit) return true;
  if (distance(unit.cell, prize.cell) === 1) depart(play, prize, factionOfUnit(unit), unit.id, unit.cell);
  depart(play, unit, factionOfUnit(unit), unit.id);
  spot(play);
  return true;
}
