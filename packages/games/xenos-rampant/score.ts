// How well a seat stands: the Victory Points if the battle ended now, what is left of both sides, and what they still can reach.
import { Playing, type Seat, fastChance } from '@xenotable/kernel';
import { isqrt, squared } from '@xenotable/board';
import { campaignScore } from './campaign.ts';
import { battle } from './book/turn/battle.ts';
import { holderOf, vpOf } from './book/turn/victory.ts';
import { boundsOf } from './ground.ts';
import { scenarioOf } from './scenarios/index.ts';
import { exitsOf } from './scenarios/zones.ts';
import { type Side, type Table, type Unit, atHalf, gone, other, ownerOf, sideOf } from './table.ts';

/** Everything that counts, as the difference of a side to the other. */
export interface Standing {
  /** Victory Points if the battle ended now, with those that markers bring until its end. */
  points: number;
  /** Points of the detachments that are left, as a part of what both began with. */
  strength: number;
  /** How near its units are to what they fight for. */
  nearness: number;
  /** The part of the battle that is over, from 0 to 1. */
  time: number;
}

/** What the fitted weights multiply; from games of two scripts. */
const WEIGHTS = { points: 0.22, late: 1.2, strength: 4, nearness: 1.2 };

/** The points as the scenario would count them now. */
function pointsNow(w: Table, side: Side): number {
  const now: Table = { ...w, score: w.score.slice() };
  const { count, winner } = scenarioOf(w);
  count(new Playing(now, fastChance(1)));
  const named = winner?.(now);
  if (named !== undefined) return named === side ? WON : -WON;
  const left = w.lastTurn - w.turn;
  // XR-M-ENCOUNTER-03 This turn brings a point for each marker, and each turn that is left may bring as much again.
  const held = w.scenario === 'ENCOUNTER' ? left / 2 + (w.turn >= 2 ? 1 : 0) : 0;
  let points = vpOf(now, side) - vpOf(now, other(side));
  if (held > 0)
    for (const marker of w.markers) {
      const holder = holderOf(w, marker);
      if (holder !== null) points += holder === side ? held : -held;
    }
  return points;
}

/** A scenario that is won or lost without counting points. */
const WON = 4;

/** What a unit is still worth in its points: half by its dice, half by what it can lose. */
function strengthOf(unit: Unit): number {
  if (gone(unit) || unit.state === 'absent') return 0;
  const dice = atHalf(unit) ? 0.5 : 1;
  return unit.cost * (dice + unit.sp / unit.start) * (unit.suppressed ? 0.42 : 0.5);
}

const TABLE = 4800;

/** From 0 to 1: how near a unit is to a marker, an exit or an enemy. */
function nearness(w: Table, unit: Unit, goals: readonly { x: number; y: number }[]): number {
  let nearest = TABLE;
  for (const goal of goals) nearest = Math.min(nearest, isqrt(squared(unit.x, unit.y, goal.x, goal.y)));
  const box = boundsOf(w);
  for (const { edge } of exitsOf(w, sideOf(w, unit))) {
    const away =
      edge === 'north'
        ? box.north - unit.y
        : edge === 'south'
          ? unit.y - box.south
          : edge === 'east'
            ? box.east - unit.x
            : unit.x - box.west;
    nearest = Math.min(nearest, away);
  }
  return 1 - nearest / TABLE;
}

function goalsOf(w: Table, side: Side): { x: number; y: number }[] {
  const own = scenarioOf(w).goals?.(w, side) ?? w.markers;
  return own.length > 0 ? own : w.units.filter((unit) => unit.state === 'table' && sideOf(w, unit) !== side);
}

/** How a side stands against the other. */
export function standingOf(w: Table, side: Side): Standing {
  let strength = 0;
  let all = 0;
  const near: [number, number] = [0, 0];
  const goals = [goalsOf(w, 0), goalsOf(w, 1)] as const;
  for (const unit of w.units) {
    const of = sideOf(w, unit);
    const worth = strengthOf(unit);
    all += unit.cost;
    strength += of === side ? worth : -worth;
    if (unit.state === 'table') near[of] += worth * nearness(w, unit, goals[of]);
  }
  return {
    points: w.turn === 0 ? 0 : pointsNow(w, side),
    strength: all === 0 ? 0 : strength / all,
    nearness: all === 0 ? 0 : (near[side] - near[other(side)]) / all,
    time: w.turn === 0 ? 0 : (w.turn - 1) / Math.max(1, w.lastTurn),
  };
}

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** How the battle on the table stands for a side, as odds. */
function battleOdds(w: Table, side: Side): number {
  const { points, strength, nearness: near, time } = standingOf(w, side);
  return (
    points * (WEIGHTS.points + WEIGHTS.late * time * time) +
    strength * WEIGHTS.strength * (1 - time / 2) +
    near * WEIGHTS.nearness * (1 - time)
  );
}

export function score(w: Table, seat: Seat): number {
  if (w.over !== null)
    return w.over.winners.includes(seat) ? (w.over.winners.length === w.owners.length ? 0.5 : 1) : 0;
  const { side } = ownerOf(w, seat);
  return Math.min(0.99, Math.max(0.01, chanceOf(battleOdds(w, side) + campaignOdds(w, seat))));
}

/** A campaign is won by its own score; the battle on the table is one of several. */
function campaignOdds(w: Table, seat: Seat): number {
  if (w.campaign === null) return 0;
  const scores = w.campaign.owners.map(campaignScore);
  const own = scores[seat] ?? 0;
  const best = Math.max(...scores.filter((_, other) => other !== seat), 0);
  return (own - best) * 0.4;
}

/** Seats of one side win and lose together; in a campaign each counts for itself. */
export const sides = (w: Table): readonly (readonly Seat[])[] | null =>
  w.campaign !== null && w.owners.length > 2
    ? null
    : ([0, 1] as const).map((side) => w.owners.flatMap((owner, seat) => (owner.side === side ? [seat] : [])));

/** Grows with every phase that begins, and with the end of a battle. */
export function clock(w: Table): number {
  const phases = w.owners.length + 1;
  const fought = (w.campaign?.battle ?? 0) * 100 * phases;
  return fought + w.turn * phases + (w.turn === 0 ? 0 : (battle.in(w)?.at ?? phases));
}
