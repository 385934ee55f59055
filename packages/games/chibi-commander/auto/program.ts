// A versus opponent run by the program: the automaton's procedure, with a sense of its own goal. A convenience, not a rule of the book.
import type { Play } from '../book/chapter.ts';
import { type Blip, NONE, type Table, type Unit } from '../table.ts';
import { basicMove } from '../book/activation/actions.ts';
import { depart, put } from '../book/movement/arrivals.ts';
import { addBlip, spot } from '../book/blips/blips.ts';
import { dealNamed, dealsOf } from '../book/deals.ts';
import { distance } from '../book/fight/sight.ts';
import {
  actsNow,
  awake,
  card,
  isPerson,
  mission,
  versus,
  factionOfUnit,
  sideOfUnit,
  unitOf,
} from '../book/who.ts';
import { plan } from '../book/automaton/plans.ts';
import { targetsOf } from '../book/automaton/whom.ts';
import { type Strike, hitWays } from '../book/fight/strike.ts';
import type { Choice } from '../choices.ts';
import type { Seat } from '@xenotable/kernel';
import type { Robot } from '../book/automaton/turn.ts';
import { approach, bestWay, follow } from '../book/automaton/ways.ts';

/** Whether a unit is commanded by the program in a versus mission. */
export const isProgrammed = (w: Table, unit: Unit): boolean =>
  versus(w) && unit.seat >= 0 && !isPerson(w, unit.seat);

/** CC-MOV-17 Waiting units come onto the map as soon as they may. */
export function arrivals(play: Play): void {
  const { w } = play;
  for (const unit of w.units) {
    if (unit.fate !== 'waiting' || !actsNow(w, unit.faction) || !isProgrammed(w, unit)) continue;
    const cells = mission(w).ground.spawns(w, unit);
    if (cells.length === 0) continue;
    const cell = play.oneOf(cells, 'CC-MOV-17', String);
    if (unit.side === 'Invaders' && mission(w).ground.blips(w))
      addBlip(w, factionOfUnit(unit), cell, unit.id);
    else {
      put(unit, cell);
      play.tell?.({ type: 'spawned', unit: unit.id, kind: unit.type, cell }, 'CC-MOV-17');
    }
    mission(w).on.entered?.(play, unit, 'spawned', null, NONE);
    spot(play, unit.id);
  }
}

/** It stays covered until the unit behind the Blip has somebody in attack range; Ghosts never show themselves. */
export function wouldShowItself(w: Table, blip: Blip): boolean {
  if (blip.unit < 0) return false;
  const next = plan(
    w,
    unitOf(w, blip.unit),
    { lying: false, chosen: NONE, asks: false, actions: 2 },
    'attacks',
  );
  return next.do === 'attack' || next.do === 'blast' || next.do === 'mind';
}

/** First of all its own goal: what the mission lets it do here, or a place that it can reach in this activation. */
export function pursueGoal(play: Play, f: Robot, unit: Unit): boolean {
  const { w } = play;
  for (const offer of dealsOf(w, unit, f.actions)) {
    const deal = dealNamed(w, offer.deal);
    if (deal.price === 0) continue;
    f.actions -= deal.price;
    deal.take(play, unit, offer.on ?? NONE);
    return true;
  }
  const lure = mission(w).program.lures?.(w, unit);
  if (lure === undefined || lure.cells.length === 0) return false;
  if (lure.cells.includes(unit.cell)) {
    if (!lure.leave) return false;
    depart(play, unit, factionOfUnit(unit), unit.id);
    spot(play);
    return true;
  }
  const way = bestWay(
    w,
    { side: sideOfUnit(unit), cell: unit.cell },
    lure.cells,
    basicMove(w, unit),
    lure.cells[0] ?? NONE,
  );
  if (way === null || way.before > f.actions * basicMove(w, unit)) return false;
  f.actions--;
  follow(play, { unit: unit.id, blip: null }, way.path);
  return true;
}

/** With nobody in the open to go for, it makes for its goal, or for the nearest Blip. */
export function seek(play: Play, f: Robot, unit: Unit): boolean {
  const { w } = play;
  if (targetsOf(w, { side: sideOfUnit(unit), mode: unit.mode }, false).length > 0) return false;
  const walker = { side: sideOfUnit(unit), cell: unit.cell };
  const goal = mission(w).program.lures?.(w, unit).cells ?? [];
  const blips =
    unit.side === 'Earth'
      ? w.blips.toSorted((a, b) => distance(unit.cell, a.cell) - distance(unit.cell, b.cell))
      : [];
  const way =
    goal.length > 0
      ? bestWay(w, walker, goal, basicMove(w, unit), goal[0] ?? NONE)
      : blips.length > 0
        ? approach(w, walker, blips[0]!.cell, basicMove(w, unit), 4, 9)
        : null;
  if (way === null) return false;
  f.actions--;
  follow(play, { unit: unit.id, blip: null }, way.path);
  return true;
}

/** Luck for the first failed strike of each round that had at least an even chance; a melee throw always had. */
export function programLuck(w: Table, { attacker, side, range, at }: Strike, seat: Seat): Choice {
  const unit = unitOf(w, attacker);
  const leaders = w.units.filter(
    (one) => one.side === side && awake(one) && one.seat === unit.seat && card(one).stars > 0,
  );
  const [leader] = leaders;
  const fair = range === 0 || 2 * hitWays(range, distance(unit.cell, at)) >= 6 ** range;
  return leader !== undefined &&
    unit.seat === seat &&
    unit.side === side &&
    fair &&
    leaders.every((one) => one.starsUsed === 0)
    ? { do: 'luck', star: leader.id }
    : { do: 'keep it' };
}
