// XR-SCN-06 What gives points, at the end of a turn and of the battle.
import { inBox } from '@xenotable/board';
import { applies } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import { bandPoints, holderOf, score, scoreKills, soleSide } from '../book/turn/victory.ts';
import { bearer } from '../distances.ts';
import { onGround } from '../scenarios/pad.ts';
import { halfOf } from '../scenarios/zones.ts';
import {
  type Side,
  type Table,
  type Unit,
  gone,
  onTable,
  other,
  profileOf,
  sideOf,
  unitOf,
} from '../table.ts';
import { sideIn } from './terms.ts';
import type { Goal, Who } from './scenario.ts';

type Rules = readonly (string | readonly [string, string])[] | undefined;
/** A goal with the rules that it carries out. */
interface Cited {
  goal: Goal;
  rule: string;
  /** Of its second result. */
  second: string;
}

const cited = (goals: readonly Goal[], rules: Rules): Cited[] =>
  goals.map((goal, i) => {
    const rule = rules?.[i] ?? 'XR-SCN-06';
    return typeof rule === 'string' ? { goal, rule, second: rule } : { goal, rule: rule[0], second: rule[1] };
  });

const counts = (w: Table, who: Who, side: Side): boolean => who === 'both' || sideIn(w, who) === side;

/** Goals that are counted side by side, or unit by unit, as long as they follow each other. */
type Kind = 'side' | 'unit' | 'one';
function kindOf(goal: Goal): Kind {
  if (goal.verb === 'kill') return goal.points === 'cost' ? 'unit' : 'side';
  if (goal.verb === 'destroy') return 'side';
  return goal.verb === 'exit' || goal.verb === 'reach' || goal.verb === 'convoy' ? 'unit' : 'one';
}

function countForSide(play: Play, { goal, rule }: Cited, side: Side): void {
  const { w } = play;
  if (goal.verb === 'kill' && counts(w, goal.side, side)) scoreKills(play, side, rule);
  if (goal.verb !== 'destroy' || !counts(w, goal.side, side)) return;
  for (const owner of w.owners)
    if (owner.side !== side && owner.commanderLost)
      score(play, side, goal.points, rule, 'the enemy Commander');
}

/** The points of a unit that came where it should. */
function arrived(w: Table, goal: Goal, unit: Unit): boolean {
  if (goal.verb === 'exit') return unit.state === 'withdrawn';
  if (goal.verb !== 'reach' || unit.suppressed || !onTable(w, unit)) return false;
  const at = bearer(w, unit);
  return inBox(at.x, at.y, halfOf(w, other(sideIn(w, goal.side))));
}

/** XR-SCN-11 */
function countConvoy(play: Play, goal: Goal & { verb: 'convoy' }, rules: Cited, unit: Unit): void {
  const { w } = play;
  if (sideOf(w, unit) === w.attacker) return;
  const truck = unit.extra === 'truck';
  if (unit.state === 'withdrawn')
    score(play, other(w.attacker), truck ? goal.truck : goal.escort, rules.rule, unit.name);
  if (truck && gone(unit)) score(play, w.attacker, goal.lost, rules.second, unit.name);
  if (truck && onTable(w, unit)) score(play, w.attacker, goal.left, rules.second, unit.name);
}

function countUnit(play: Play, cited: Cited, unit: Unit): void {
  const { w } = play;
  const { goal, rule } = cited;
  const side = sideOf(w, unit);
  if (goal.verb === 'convoy') return countConvoy(play, goal, cited, unit);
  if (goal.verb === 'kill' && counts(w, goal.side, other(side)) && gone(unit))
    score(play, other(side), bandPoints(unit), rule, unit.name);
  if (
    (goal.verb !== 'exit' && goal.verb !== 'reach') ||
    sideIn(w, goal.side) !== side ||
    !arrived(w, goal, unit)
  )
    return;
  score(play, side, goal.points === 'cost' ? bandPoints(unit) : goal.points, rule, unit.name);
}

function countOne(play: Play, { goal, rule, second }: Cited): void {
  const { w } = play;
  if (goal.verb === 'hold' && goal.when === 'turn') {
    const sole = soleSide(w);
    if (sole !== null) score(play, sole, goal.points * w.markers.length, 'XR-VIC-04', 'all markers');
  } else if (goal.verb === 'hold') {
    for (const marker of w.markers) {
      const holder = soleSide(w) ?? holderOf(w, marker);
      if (holder !== null) score(play, holder, goal.points, rule, goal.name ?? 'a marker');
    }
  } else if (goal.verb === 'control') {
    applies(rule);
    const here = ([0, 1] as const).filter((side) =>
      onGround(w, side, goal.ground).some((unit) => !profileOf(unit).flying),
    );
    const [alone] = here;
    if (alone !== undefined && here.length === 1) score(play, alone, goal.points, rule, 'sole control');
    else if (goal.else !== undefined)
      score(
        play,
        sideIn(w, goal.else.side),
        goal.else.points,
        second,
        `nobody controls ${goal.name ?? 'it'}`,
      );
  } else if (goal.verb === 'carry' && w.vip !== null) {
    if (w.vip.out !== null) score(play, w.vip.out, goal.out, rule, 'the VIP is out');
    else if (w.vip.carrier >= 0)
      score(play, sideOf(w, unitOf(w, w.vip.carrier)), goal.held, second, 'the VIP is held');
  }
}

/** Goals that follow each other and are counted together. */
function runsOf(all: readonly Cited[]): { kind: Kind; run: Cited[] }[] {
  const runs: { kind: Kind; run: Cited[] }[] = [];
  for (const one of all) {
    const kind = kindOf(one.goal);
    const last = runs.at(-1);
    if (last !== undefined && last.kind === kind && kind !== 'one') last.run.push(one);
    else runs.push({ kind, run: [one] });
  }
  return runs;
}

/** At the end of the battle, in the order of the goals. */
export function countGoals(play: Play, goals: readonly Goal[], rules: Rules): void {
  for (const { kind, run } of runsOf(cited(goals, rules))) {
    if (kind === 'side')
      for (const side of [0, 1] as const) for (const one of run) countForSide(play, one, side);
    else if (kind === 'unit')
      for (const unit of play.w.units) for (const one of run) countUnit(play, one, unit);
    else for (const one of run) countOne(play, one);
  }
}

/** At the end of every turn. */
export function turnGoals(play: Play, goals: readonly Goal[], rules: Rules): void {
  const { w } = play;
  for (const { goal, rule } of cited(goals, rules)) {
    if (goal.verb === 'hold' && goal.when === 'turn') {
      applies(rule);
      if (w.turn < (goal.from ?? 1)) continue;
      for (const marker of w.markers) {
        const holder = holderOf(w, marker);
        if (holder !== null) score(play, holder, goal.points, rule, goal.name ?? 'a marker');
      }
    }
    if (goal.verb === 'survive') {
      const side = sideIn(w, goal.side);
      if (w.units.some((unit) => sideOf(w, unit) === side && onTable(w, unit)))
        score(play, side, goal.points, rule, 'a turn survived');
    }
  }
}
