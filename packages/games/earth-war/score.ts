// How well a seat stands: what the squad still has against what is still to be fought, here and in the nodes ahead alike, so that
// arriving at a node changes nothing. The weights were fitted to games of the sergeant (all missions and patrols together); what a
// score is worth now is measured, and said by the tables of chances.ts.
import { type Seat, itemAt } from '@xenotable/kernel';
import { UNKNOWN, isEnemyNumber, kindNumber } from './content/cards.ts';
import { kindAt, kindNamed } from './content/kinds.ts';
import { pointsOf, worthOf } from './content/goals.ts';
import { deedsNow } from './book/mission/mission.ts';
import { enemiesAt, sheetHere } from './book/nodes.ts';
import { hiveSeat, somebodyStands, squadSeats } from './book/squad.ts';
import { isGone } from './goalReach.ts';
import type { Difficulty, Position, Table } from './table.ts';

/** Of ten RNs two are CLOSE, three SHORT, three MEDIUM, two LONG (EW-BND-01). */
const overBands = (ratings: readonly number[]): number =>
  0.2 * itemAt(ratings, 0) + 0.3 * itemAt(ratings, 1) + 0.3 * itemAt(ratings, 2) + 0.2 * itemAt(ratings, 3);

/** What is still to be fought. */
interface Ahead {
  /** Wounds that kill all enemies that are left. */
  wounds: number;
  /** Combat nodes that are not yet over. */
  fights: number;
  queen: boolean;
  /** EW-M-RELAY-02 CP that the nodes add to what the leader has. */
  command: number;
}

/** EW-M-COM-03 A Drone, a Runner, an Ovomorph or a Civilian, whom nobody has to kill. */
const UNKNOWN_WOUNDS = (3 + 2 + 2 + 0) / 4;

function add(w: Position, ahead: Ahead, kind: number, count: number, suffered = 0): void {
  if (kind === UNKNOWN) ahead.wounds += count * UNKNOWN_WOUNDS;
  if (!isEnemyNumber(kind)) return;
  const { wounds, armoured = 0, royal } = kindAt(w, kind);
  ahead.wounds += count * Math.max(0, wounds + armoured - suffered);
  if (royal === true) ahead.queen = true;
}

function enemiesAhead(w: Position): Ahead {
  const { mission, combat } = w;
  const ahead: Ahead = { wounds: 0, fights: 0, queen: false, command: 0 };
  sheetHere(w).nodes.forEach((node, at) => {
    if (node.kind !== 'combat' || mission.deeds.ends[at]) return;
    ahead.fights++;
    ahead.command += mission.command[at] ?? 0;
    // The cards of the present fight are counted one by one.
    if (combat !== null && at === mission.node - 1) return;
    for (const [count, kind] of enemiesAt(w, node)) add(w, ahead, kindNamed(w, kind), count);
    for (const kind of mission.patrol) add(w, ahead, kind, 1);
  });
  for (const { kind } of mission.owed) add(w, ahead, kind, 1);
  for (const { card, wounds } of combat?.cards ?? []) add(w, ahead, kindNumber(card), 1, wounds);
  return ahead;
}

/** EW-M-PATROL-01 Points that a patrol would have now: without any it is lost, however many still stand. */
const patrolPoints = ({ options, squad }: Position): number =>
  squad.reduce((left, unit) => left - (unit.implanted ? unit.hits : unit.wounds), options.threat);

/** What a CP more is worth at a node that is still to be fought. */
const COMMAND = 0.1;

/** EW-TASTE-01 What a shadow more or fewer means in each fight after the first that is left: in the present one AMMO and wounds show it. */
const EASIER: Record<Difficulty, number> = { easy: 0.5, standard: 0, hard: -0.5 };

/** The squad's chance to win a mission or patrol with so much ahead, roughly. */
function chanceAgainst(w: Position, { wounds, fights, queen, command }: Ahead): number {
  let hits = 0;
  let fire = 0;
  for (const unit of w.squad) {
    if (unit.status !== 'standing') continue;
    hits += unit.hits - unit.wounds;
    fire += overBands(unit.fire);
  }
  const { ammo } = w.mission;
  const patrol = w.options.play === 'patrol';
  const balance =
    -12.001 +
    0.972 * Math.log((patrol ? Math.min(hits, patrolPoints(w)) : hits) + 1) +
    2.437 * Math.log(fire + 1) +
    10.175 / Math.sqrt(wounds + 1) +
    (ammo === 0 ? -0.6 : 0.106 * Math.min(20, ammo)) -
    0.599 * fights +
    0.176 * (w.combat?.charges ?? 0) +
    COMMAND * command +
    EASIER[w.options.difficulty] * Math.max(0, fights - 1) -
    (queen ? 1.739 : 0) -
    (patrol ? 0.392 : 0);
  return 1 / (1 + Math.exp(-balance));
}

/** Whether a patrol or a single mission is as good as won (EW-NOD-08) or lost; null while that is open. A campaign goes on after either. */
function decided(w: Position, { fights }: Ahead): boolean | null {
  if (w.options.play === 'campaign') return null;
  const [end = ''] = w.mission.deeds.ends;
  const leftOff = end !== '' && end !== 'cleared';
  if (w.options.play === 'patrol' && (leftOff || patrolPoints(w) <= 0)) return false;
  if (!somebodyStands(w)) return false;
  const { goals } = sheetHere(w);
  const primary = goals.filter((goal) => goal.primary);
  if (primary.some((goal) => isGone(goal, w))) return false;
  return fights === 0 && primary.every((goal) => pointsOf(goal, deedsNow(w)) > 0) ? true : null;
}

/** What a point weighs beside the chance to win: so little that of two ways alike the one with more points is better. */
const POINT = 0.01;

/** Points of bystanders so far, without those of goals that are out of reach. */
function pointsBalance(w: Position): number {
  if (w.options.play === 'patrol') return 0;
  const gone = sheetHere(w).goals.filter((goal) => !goal.primary && isGone(goal, w));
  return w.mission.points - gone.reduce((sum, goal) => sum + (worthOf(goal) ?? 0), 0);
}

function squadScore(w: Position): number {
  const ahead = enemiesAhead(w);
  const sure = decided(w, ahead);
  const chance = sure === null ? chanceAgainst(w, ahead) : Number(sure);
  return Math.min(0.99, Math.max(0.01, chance + POINT * chance * pointsBalance(w)));
}

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) return w.over.winners.includes(seat) ? 1 : 0;
  const squad = squadScore(w);
  return itemAt(w.seats, seat).kind === 'hive' ? 1 - squad : squad;
}

/** Grows with every round that was fought, every node that was reached and every mission that was ended. */
export function clock({ results, mission }: Table): number {
  const before = 1000 * results.length;
  if (mission.won === null) return before + mission.node + mission.rounds;
  return results.at(-1)?.number === mission.number ? before : before + 999;
}

/** With a hive at the table the squad wins what it loses. */
export function sides(w: Table): readonly (readonly Seat[])[] | null {
  const hive = hiveSeat(w);
  return hive === null ? null : [squadSeats(w), [hive]];
}
