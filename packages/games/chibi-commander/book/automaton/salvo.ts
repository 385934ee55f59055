// How an attack of the automaton begins: the way to the firing field, one strike or both of a double action.
import { type Bookmark, applies } from '@xenotable/kernel';
import type { Faction, Side } from '../../content/units.ts';
import { NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { chainAt } from '../activation/actions.ts';
import { spot } from '../blips/blips.ts';
import { type Play, chapter } from '../chapter.ts';
import { beginStrike } from '../fight/strike.ts';
import { land } from '../movement/teleport.ts';
import { awake, factionOfUnit, mission, sideOfUnit, unitOf } from '../who.ts';
import { type Plan, humansBut } from './plans.ts';
import { inRange } from './stands.ts';
import { type Tied, tieStep } from './ties.ts';
import { follow } from './ways.ts';
import { BUS, lyingTargets, mindOf, nearest, targetsOf } from './whom.ts';
import { called } from '../../content/units.ts';

/** Gets to the field of the plan, on foot or by teleport without a test (CC-NPC-22). */
export function getThere(play: Play, unit: Unit, from: number, path: readonly number[]): boolean {
  if (unit.cell === from) return true;
  if (path.length > 0) return follow(play, { unit: unit.id, blip: null }, path) && unit.cell === from;
  land(play, unit.id, from);
  spot(play);
  return unit.cell === from;
}

/** The strike with which an attack of the automaton begins, or both of a double action; `by` gets the deed, `lying`: people let lying units be targets. */
export function opening(
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
      (w, f) => called(unitOf(w, f.unit).type),
      () => 'shoot' as const,
    ),
  });
