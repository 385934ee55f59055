// What an automaton unit does once it has decided.
import { NOWHERE, cross, neighbour } from '@xenotable/board';
import { type Bookmark, type Next, applies } from '@xenotable/kernel';
import { grid, terrainOf } from '../../board.ts';
import type { Faction, Side } from '../../content/units.ts';
import { type Blip, NONE, type Table, UNKNOWN, type Unit, type UnitId } from '../../table.ts';
import { basicMove, chainsOf, chainAt } from '../activation/actions.ts';
import { depart } from '../movement/arrivals.ts';
import { reveal, spot } from '../blips/blips.ts';
import { type Play, chapter } from '../chapter.ts';
import { heal } from '../fight/healing.ts';
import { closedFor } from '../movement/movement.ts';
import { panic } from '../fight/psi.ts';
import { distance, inSight } from '../fight/sight.ts';
import { beginStrike } from '../fight/strike.ts';
import { dieNeeded, mindNumber } from '../fight/targets.ts';
import { land } from '../movement/teleport.ts';
import { type Outer, halfDie, interrupt, resume } from '../fight/wounds.ts';
import { awake, blipOf, mission, occupants, factionOfUnit, sideOfUnit, unitOf } from '../who.ts';
import { type Plan, humansBut, moving, turnedAgainst } from './plans.ts';
import { inRange } from './stands.ts';
import { type Tied, tieStep } from './ties.ts';
import { BUS, type Mind, byWeakness, lyingTargets, mindOf, nearest, settle, targetsOf } from './whom.ts';
import { wouldShowItself } from '../../auto/program.ts';
import { type Robot, showSpotted } from './turn.ts';
import { approach, bestWay, follow, jumpsOf, nearestByWay, within } from './ways.ts';

const who = (w: Table, f: Robot): { unit: number; blip: Blip | null } => ({
  unit: f.unit,
  blip: f.unit === NONE ? blipOf(w, f.blip) : null,
});

/** Gets to the field of the plan, on foot or by teleport without a test (CC-NPC-22). */
function getThere(play: Play, unit: Unit, from: number, path: readonly number[]): boolean {
  if (unit.cell === from) return true;
  if (path.length > 0) return follow(play, { unit: unit.id, blip: null }, path) && unit.cell === from;
  land(play, unit.id, from);
  spot(play);
  return unit.cell === from;
}

/** Carries out a plan and pays its actions. */
export function carryOut(
  play: Play,
  f: Bookmark & Robot,
  unit: Unit,
  next: Exclude<Plan, { do: 'tie' | 'nothing' }>,
): Next<'list'> {
  const { w } = play;
  if (next.do === 'move') {
    f.actions--;
    play.tell?.({ type: 'moves', unit: unit.id, kind: unit.type, to: next.to }, next.rule);
    if (next.jump) getThere(play, unit, next.to, []);
    else follow(play, { unit: unit.id, blip: null }, next.path);
    return 'again';
  }
  const chain = chainAt(w, unit, next.chain);
  if (next.do === 'attack' || next.do === 'blast') applies(chain.long ? 'CC-NPC-09' : 'CC-NPC-10');
  if (next.do === 'mind') applies('CC-NPC-25');
  f.actions -= chain.long ? 2 : 1;
  if (!getThere(play, unit, next.from, next.path) || !awake(unit)) return 'again';
  if (next.do === 'heal') {
    play.tell?.(
      {
        type: 'heals',
        unit: unit.id,
        kind: unit.type,
        target: next.target,
        whom: unitOf(w, next.target).type,
      },
      next.target === unit.id ? 'CC-NPC-07' : 'CC-NPC-08',
    );
    for (let times = chain.twice ? 2 : 1; times > 0; times--) heal(play, unitOf(w, next.target), chain.dice);
    return 'again';
  }
  if (next.do === 'mind')
    return {
      call: robotMind.begin({
        attacker: unit.id,
        victim: next.target,
        dice: chain.dice,
        outer: interrupt(w),
        lying: f.lying,
        chosen: NONE,
        tied: [],
      }),
      then: 'list',
    };
  if (next.do === 'attack' && next.target === BUS) {
    mission(w).on.busAttacked?.(play, unit);
    return 'again';
  }
  // CC-M-CO3-20 A blast attacks the bus too when it stands in the area.
  if (next.do === 'blast' && cross(grid, next.at, terrainOf(w.board).levels, 2).includes(w.board.bus))
    mission(w).on.busAttacked?.(play, unit);
  return { call: opening(w, unit, next, unit, f.lying), then: 'list' };
}

/** The strike with which an attack of the automaton begins, or both of a double action; `by` gets the deed, `lying`: people let lying units be targets. */
function opening(
  w: Table,
  unit: Unit,
  next: Extract<Plan, { do: 'attack' | 'blast' }>,
  by: Unit,
  lying: boolean,
): Bookmark {
  const chain = chainAt(w, unit, next.chain);
  const deed = { faction: factionOfUnit(by), side: sideOfUnit(by) };
  if (chain.twice)
    return salvo.begin({
      ...deed,
      unit: unit.id,
      target: next.do === 'attack' ? next.target : NONE,
      chain: next.chain,
      left: 2,
      lying,
      chosen: NONE,
      tied: [],
    });
  const target =
    next.do === 'attack' ? { unit: next.target, at: unitOf(w, next.target).cell } : { at: next.at };
  return beginStrike(
    { ...deed, attacker: unit.id, range: chain.range, dice: chain.dice, blast: next.do === 'blast' },
    target,
  );
}

interface Salvo extends Tied {
  unit: number;
  target: number;
  chain: number;
  left: number;
  /** Who gets the deed: a controlled unit strikes for whoever controls it (CC-DMG-07). */
  faction: Faction;
  side: Side;
}

/** CC-NPC-12, CC-NPC-13 Whom a double action strikes next: the same target while it is one, else the nearest in range from here. */
function nextTarget(w: Table, f: Salvo, unit: Unit): Unit | UnitId[] | null {
  const { range } = chainAt(w, unit, f.chain);
  const mind = mindOf(w, { ...f, actions: 0 });
  const own = unit.side === f.side;
  const reached = (targets: Unit[]): Unit[] =>
    targets.filter((target) => inRange(w, unit.cell, target.cell, range, sideOfUnit(unit)));
  const first = reached(
    own ? targetsOf(w, { side: f.side, mode: unit.mode }, mind.lying) : humansBut(w, unit, mind.lying),
  );
  const targets = first.length === 0 && own && mind.lyingLast ? reached(lyingTargets(w, unit)) : first;
  const same = targets.find((target) => target.id === f.target);
  if (same !== undefined) return same;
  return targets.length === 0 ? null : nearest(unit, targets, mind);
}

/** CC-ACT-06 A double action: two strikes one after the other. */
export const salvo = chapter<Salvo>('salvo')
  .shows('unit', 'target', 'chain', 'left', 'faction', 'side', 'lying', 'chosen', 'tied')
  .steps({
    shoot: {
      run(play, f) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        if (f.left === 0 || !awake(unit)) return 'done';
        const chain = chainAt(w, unit, f.chain);
        const next = nextTarget(w, f, unit);
        if (next === null) return 'done';
        if (Array.isArray(next)) {
          f.tied = next;
          return;
        }
        f.left--;
        f.chosen = NONE;
        applies('CC-ACT-06');
        if (next.id === BUS) {
          mission(w).on.busAttacked?.(play, unit);
          return 'done';
        }
        f.target = next.id;
        return {
          call: beginStrike(
            {
              attacker: unit.id,
              faction: f.faction,
              side: f.side,
              range: chain.range,
              dice: chain.dice,
              blast: chain.deed === 'blast',
            },
            { unit: next.id, at: next.cell },
          ),
          then: 'shoot',
        };
      },
    },
    tie: tieStep(
      (w, f) => unitOf(w, f.unit).type,
      () => 'shoot' as const,
    ),
  });

/** CC-NPC-26 Makes a victim attack another human: the strike to call, 'over' where it does not come to it, null where nobody is in reach; those among whom people choose. */
export function turnAgainst(
  play: Play,
  attacker: Unit,
  victim: Unit,
  mind: Mind,
): Bookmark | 'over' | UnitId[] | null {
  const { w } = play;
  const against = turnedAgainst(w, victim, mind);
  if (against === null) return null;
  if (against.do === 'tie') return against.targets;
  victim.swayed = true;
  play.tell?.({ type: 'controlled', unit: victim.id, kind: victim.type, by: attacker.id }, 'CC-NPC-26');
  if (!getThere(play, victim, against.from, against.path) || !awake(victim)) return 'over';
  return opening(w, victim, against, attacker, mind.lying);
}

interface RobotMind extends Tied {
  attacker: UnitId;
  victim: UnitId;
  dice: number;
  outer: Outer;
}

/** CC-NPC-25, CC-NPC-26 PSI of the automaton: Control where the victim can be turned against another human, else Panic; never Run. */
export const robotMind = chapter<RobotMind>('automaton mind')
  .shows('attacker', 'victim', 'dice', 'outer', 'lying', 'chosen', 'tied')
  .steps({
    throw: {
      run(play, f) {
        const { w } = play;
        const attacker = unitOf(w, f.attacker);
        const victim = unitOf(w, f.victim);
        const needed = dieNeeded(mindNumber(w, attacker, victim, f.dice));
        const dice = play.rolls(f.dice, 6, 'CC-PSI-03');
        const success = Math.max(...dice) > needed;
        play.tell?.(
          {
            type: 'PSI throw',
            unit: attacker.id,
            kind: attacker.type,
            victim: victim.id,
            whom: victim.type,
            dice,
            needed,
            success,
          },
          'CC-PSI-03',
        );
        mission(w).on.attacked?.(play);
        if (!success) return { goTo: 'over' };
        mission(w).on.succeeded?.(play, attacker, 'mind', [victim.id]);
      },
    },
    effect: {
      run(play, f) {
        const { w } = play;
        const victim = unitOf(w, f.victim);
        const struck = victim.swayed
          ? null
          : turnAgainst(play, unitOf(w, f.attacker), victim, mindOf(w, { ...f, actions: 2 }));
        if (Array.isArray(struck)) {
          f.tied = struck;
          return;
        }
        if (struck === null) panic(play, victim);
        return struck === null || struck === 'over' ? { goTo: 'over' } : { call: struck, then: 'over' };
      },
    },
    tie: tieStep(
      (w, f) => unitOf(w, f.victim).type,
      () => 'effect' as const,
    ),
    /** CC-WND-02 What the victim did was apart from the activation of its controller. */
    over: {
      run(play, f) {
        resume(play.w, f.outer);
        return 'done';
      },
    },
  });

/** CC-MODE-04 On a 6 a COLD unit turns NORMAL and acts at once. */
export function coldThrow(play: Play, sleeper: Unit | Blip): boolean {
  const die = play.roll(6, 'CC-MODE-04');
  play.tell?.(
    {
      type: 'cold throw',
      die,
      ...('type' in sleeper ? { unit: sleeper.id, kind: sleeper.type } : { blip: sleeper.id }),
    },
    'CC-MODE-04',
  );
  if (die === 6) sleeper.mode = 'NORMAL';
  return die === 6;
}

/** CC-MODE-05 A random direction and half a die of fields; stops before everything it cannot enter; something low uses up two. */
export function wander(play: Play, f: Robot): void {
  const { w } = play;
  const die = play.roll(6, 'CC-MODE-05');
  if (die > 4) return;
  let points = halfDie(play.roll(6, 'CC-MODE-05'));
  const path: number[] = [];
  let cell = f.unit !== NONE ? unitOf(w, f.unit).cell : blipOf(w, f.blip).cell;
  const closed = closedFor(w, 'Invaders', NONE, false);
  const standing = occupants(w);
  const { prices } = terrainOf(w.board);
  for (;;) {
    const next = neighbour(grid, cell, die - 1);
    const price = prices[cell * 8 + die - 1] ?? 0;
    if (next === NOWHERE || price === 0 || price > points || closed[next] !== 0 || standing[next] !== 0)
      break;
    points -= price;
    path.push((cell = next));
  }
  follow(play, who(w, f), path);
}

/** CC-MODE-09 A free basic movement to the ideal distance; covered units move four. Between equally near targets people choose first. */
export function berserk(play: Play, f: Robot): Next<'tie'> {
  const { w } = play;
  if (f.unit === NONE) return creep(play, f) === 'tie' ? { goTo: 'tie' } : undefined;
  const unit = unitOf(w, f.unit);
  const mind = mindOf(w, f);
  const next = moving(w, unit, targetsOf(w, { side: sideOfUnit(unit), mode: unit.mode }, mind.lying), mind);
  if (next.do === 'tie') {
    f.tied = next.targets;
    return { goTo: 'tie' };
  }
  f.chosen = NONE;
  if (next.do === 'move' && !next.jump) follow(play, who(w, f), next.path);
}

/** CC-MODE-10 A FOLLOWER out of sight of its leading unit first gets that sight back, if it can get nearer. */
export function regainSight(play: Play, f: Robot): void {
  const { w } = play;
  const self = f.unit !== NONE ? unitOf(w, f.unit) : blipOf(w, f.blip);
  const leader = self.leader === NONE ? undefined : w.units[self.leader];
  if (leader === undefined || leader.cell === NONE) {
    self.mode = 'NORMAL';
    return;
  }
  while (f.actions > 0 && self.cell !== NONE && !inSight(w, self.cell, leader.cell, 'Invaders')) {
    const points = f.unit !== NONE ? basicMove(w, unitOf(w, f.unit)) : 4;
    const way = approach(w, { side: 'Invaders', cell: self.cell }, leader.cell, points, 1, 1);
    if (way === null) return;
    f.actions--;
    follow(play, who(w, f), way.path);
    if (f.unit === NONE && blipOf(w, f.blip).spotted) {
      showSpotted(play, f, blipOf(w, f.blip));
      return;
    }
  }
}

/** CC-MODE-06 Runs for its vanishing point and leaves there; false where it cannot get nearer. */
export function escapeWay(play: Play, f: Robot, unit: Unit): boolean {
  const { w } = play;
  const ends =
    mission(w).ground.vanishing?.(w, unit) ?? mission(w).ground.exits(w, factionOfUnit(unit), unit);
  if (ends.length === 0) return false;
  applies('CC-MODE-06');
  const walker = { side: sideOfUnit(unit), cell: unit.cell };
  const way = bestWay(w, walker, ends, basicMove(w, unit), ends[0] ?? NONE);
  const dice = Math.max(0, ...chainsOf(w, unit).map((chain) => chain.teleport));
  const jump = dice > 0 ? bestWay(w, walker, ends, 0, ends[0] ?? NONE, jumpsOf(w, unit.cell, dice)) : null;
  if (way === null && jump === null && !ends.includes(unit.cell)) return false;
  f.actions--;
  if (jump !== null && (way === null || jump.left < way.left)) getThere(play, unit, jump.to, []);
  else if (way !== null) follow(play, who(w, f), way.path);
  if (awake(unit) && ends.includes(unit.cell)) depart(play, unit, factionOfUnit(unit), unit.id);
  return true;
}

/** CC-NPC-18, CC-NPC-20 Undercover: uncovered when a target is in sight within two fields, otherwise four points closer. */
export function creepCloser(play: Play, f: Bookmark & Robot): Next<'end' | 'tie'> {
  const { w } = play;
  const blip = blipOf(w, f.blip);
  applies('CC-NPC-20');
  const targets = targetsOf(w, { side: 'Invaders', mode: blip.mode }, mindOf(w, f).lying);
  const near = targets.some(
    (target) => distance(blip.cell, target.cell) <= 2 && inSight(w, blip.cell, target.cell, 'Invaders'),
  );
  if (blip.unit === UNKNOWN ? near : wouldShowItself(w, blip)) {
    const unit = reveal(play, blip, NONE, 'CC-NPC-20');
    spot(play);
    f.blip = NONE;
    f.unit = unit?.id ?? NONE;
    return unit === null ? { goTo: 'end' } : 'again';
  }
  applies('CC-NPC-18');
  const crept = creep(play, f);
  if (crept === 'tie') return { goTo: 'tie' };
  f.actions--;
  return crept ? 'again' : { goTo: 'end' };
}

/** A covered move of four points towards the nearest target, stopping two fields away. False where it gets no nearer, 'tie' where people choose first. */
function creep(play: Play, f: Robot): boolean | 'tie' {
  const { w } = play;
  const blip = blipOf(w, f.blip);
  const walker = { side: 'Invaders' as const, cell: blip.cell };
  const mind = mindOf(w, f);
  const targets = targetsOf(w, { side: 'Invaders', mode: blip.mode }, mind.lying);
  if (targets.length === 0) return false;
  const ways = within(w, walker);
  const target = settle(nearestByWay(w, walker, targets, ways).sort(byWeakness), mind);
  if (Array.isArray(target)) {
    f.tied = target;
    return 'tie';
  }
  applies('CC-NPC-12');
  f.chosen = NONE;
  const way = approach(w, walker, target.cell, 4, 2, 6, ways);
  if (way === null) return false;
  follow(play, who(w, f), way.path);
  if (blip.spotted) showSpotted(play, f, blip);
  return f.unit !== NONE || w.blips.includes(blip);
}
