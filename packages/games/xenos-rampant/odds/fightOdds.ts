// The chances of an Attack for both who fight, computed from the rules' own values (XR-ATK, XR-CCH, XR-END).
import { counterCharge } from '../auto/attacks.ts';
import { diceOf, reactionModifiers, waysOf36 } from '../book/activation/values.ts';
import { chargeRoute, mayCounterCharge } from '../book/attacking/chargeFaults.ts';
import { fightRerolls, fightValue, fightsInRough, poolOf, uphill } from '../book/attacking/fightValues.ts';
import { losing } from '../book/attacking/fightResult.ts';
import { attackFrame } from '../book/attacking/attackFrame.ts';
import { armourInFight } from '../book/damage/hits.ts';
import { courageTest, mayRollAgain } from '../book/courage/courage.ts';
import { copy } from '../copy.ts';
import { type Table, type Unit, ownerOf, profileOf, unitOf } from '../table.ts';
import { type Fate, add, newFate, nerveOf, retreatOf, runs } from './fate.ts';
import { type Throw, hitsOfThrow, lossOf } from './hitOdds.ts';
import type { Blow, Exchange } from './shotOdds.ts';
import { type Spread, spreadAfter } from './spread.ts';

interface Fighter {
  unit: Unit;
  thrown: Throw;
  armour: ReturnType<typeof armourInFight>;
  fate: Fate;
  /** Points that it loses, before anybody tests. */
  loss: Spread;
}

function throwOf(w: Table, unit: Unit, enemy: Unit, met: boolean): Throw {
  return {
    ...poolOf(unit, fightValue(w, unit, enemy, met, met)),
    dice: diceOf(w, unit),
    again: fightRerolls(w, unit, enemy),
  };
}

/** Both who fight; `met`: the one attacked came to meet the charge. */
function fighters(w: Table, unit: Unit, target: Unit, met: boolean): [Fighter, Fighter] {
  const one = (own: Unit, enemy: Unit, attacks: boolean, throws: Throw, against: Throw): Fighter => {
    const armour = armourInFight(
      w,
      own,
      enemy,
      fightsInRough(w, own, enemy, attacks),
      !attacks && uphill(w, own, enemy),
    );
    const doubled = profileOf(own).demonic && profileOf(enemy).demonic;
    return {
      unit: own,
      thrown: throws,
      armour,
      fate: newFate(),
      loss: spreadAfter(
        hitsOfThrow(w, against),
        lossOf(w, own, { armour: armour.value, cause: 'attack', doubled }),
      ),
    };
  };
  const a = throwOf(w, unit, target, true);
  const d = throwOf(w, target, unit, met);
  return [one(unit, target, true, a, d), one(target, unit, met, d, a)];
}

type Ending = { chance: number; end: 'held' | 'failed' | 'broken' };

/** How a unit's nerve ends after a loss; without one it does not test. */
function endings(
  w: Table,
  { unit }: Fighter,
  enemy: Unit,
  lost: number,
  met: boolean,
  attacks: boolean,
): Ending[] {
  if (lost === 0) return [{ chance: 1, end: 'held' }];
  const nerve = nerveOf(
    w,
    unit,
    unit.sp - lost,
    courageTest(unit, 'attack', {
      lost,
      by: enemy.id,
      feared: attacks ? met : true,
      attacking: attacks || met,
    }),
  );
  const all: Ending[] = [
    { chance: nerve.passed, end: 'held' },
    { chance: nerve.failed, end: 'failed' },
    { chance: nerve.broken, end: 'broken' },
  ];
  return all.filter(({ chance }) => chance > 0);
}

/** Adds what becomes of one fighter in one course of the fight. */
function settle(
  w: Table,
  { unit, fate }: Fighter,
  enemy: Unit,
  course: { chance: number; lost: number; end: Ending['end']; yields: boolean },
): void {
  const { chance, lost, end, yields } = course;
  if (lost >= unit.sp) return add(fate, chance, 'destroyed', unit.sp);
  if (end === 'broken') return add(fate, chance, 'routed', unit.sp);
  if (end === 'held' && !yields) return add(fate, chance, 'held', lost);
  const fails = end === 'failed';
  runs(unit, fate, {
    chance,
    lost: lost + (fails && unit.suppressed ? 1 : 0),
    end: fails && !unit.suppressed && !profileOf(unit).undead ? 'suppressed' : 'held',
    retreat: retreatOf(w, unit, enemy.id, true, fails),
  });
}

/** One fight, met or not: what becomes of both. */
function fight(before: Table, attacker: Unit, attacked: Unit, met: boolean): [Fighter, Fighter] {
  const w = copy(before);
  const unit = unitOf(w, attacker.id);
  const target = unitOf(w, attacked.id);
  const way = chargeRoute(w, unit, target);
  if (way !== null)
    Object.assign(unit, { x: way.end.x, y: way.end.y, state: 'table', inside: -1, grounded: false });
  if (met) target.grounded = false;
  const [a, d] = fighters(w, unit, target, met);
  const frame = { ...attackFrame(unit, target.id, -1), met };
  a.loss.forEach((pa, aLost) =>
    d.loss.forEach((pd, dLost) => {
      if (pa * pd === 0) return;
      const alive = aLost < unit.sp && dLost < target.sp;
      const loser = losing({ ...frame, aCount: aLost, dCount: dLost }, unit, target);
      const ds =
        dLost >= target.sp ? [{ chance: 1, end: 'held' as const }] : endings(w, d, unit, dLost, met, false);
      const as =
        aLost >= unit.sp ? [{ chance: 1, end: 'held' as const }] : endings(w, a, target, aLost, met, true);
      for (const one of as)
        for (const two of ds) {
          const chance = pa * pd * one.chance * two.chance;
          // XR-END-04 Somebody who ran or is gone has ended the fight.
          const contact = alive && one.end === 'held' && two.end === 'held';
          settle(w, a, target, { chance, lost: aLost, end: one.end, yields: contact && loser === unit });
          settle(w, d, unit, { chance, lost: dLost, end: two.end, yields: contact && loser === target });
        }
    }),
  );
  for (const one of [a, d]) {
    one.fate.lost = Array.from(one.fate.lost, (p) => p ?? 0);
    one.fate.exact = !mayRollAgain(w, one.unit, courageTest(one.unit, 'attack'));
  }
  return [a, d];
}

const blowOn = (struck: Fighter, striker: Fighter): Blow => ({
  thrown: striker.thrown,
  armour: struck.armour.value,
  because: struck.armour.because,
  fate: struck.fate,
});

/** Two fates of one unit, the first with this chance. */
function mixed(first: Fate, second: Fate, chance: number): Fate {
  const of = (one: number, two: number): number => chance * one + (1 - chance) * two;
  return {
    destroyed: of(first.destroyed, second.destroyed),
    routed: of(first.routed, second.routed),
    suppressed: of(first.suppressed, second.suppressed),
    hurt: of(first.hurt, second.hurt),
    nothing: of(first.nothing, second.nothing),
    lost: Array.from({ length: Math.max(first.lost.length, second.lost.length) }, (_, n) =>
      of(first.lost[n] ?? 0, second.lost[n] ?? 0),
    ),
    exact: first.exact && second.exact,
  };
}

/** XR-AUT-15 The automaton meets a charge if that promises more; people do as they like, and are taken to do the same. */
function meets(w: Table, target: Unit, unit: Unit): boolean {
  const choice = counterCharge(w, target, unit);
  return mayCounterCharge(w, target, unit) && 'react' in choice && choice.react;
}

/** `ownerOf` tells who decides: a person's answer is a guess. */
export function fightExchange(w: Table, unit: Unit, target: Unit): Exchange {
  const [a, d] = fight(w, unit, target, false);
  const met = meets(w, target, unit) ? waysOf36(7, reactionModifiers(target)) / 36 : 0;
  const guessed = mayCounterCharge(w, target, unit) && ownerOf(w, target.owner).kind !== 'automaton';
  const both = met === 0 ? null : fight(w, unit, target, true);
  const fateA = both === null ? a.fate : mixed(both[0].fate, a.fate, met);
  const fateD = both === null ? d.fate : mixed(both[1].fate, d.fate, met);
  const sure = (fate: Fate): Fate => ({ ...fate, exact: fate.exact && !guessed });
  return {
    blow: { ...blowOn(d, a), fate: sure(fateD) },
    back: {
      chance: 1,
      rule: met === 0 ? 'XR-ATK-05' : 'XR-CCH-02',
      blow: { ...blowOn(a, d), fate: sure(fateA) },
    },
  };
}
