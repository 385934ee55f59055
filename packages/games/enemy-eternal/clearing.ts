// Whether the time suffices to destroy everybody of side B.
import type { Model, Table } from './table.ts';
import { attacksOf, turnsOf } from './turns.ts';
import { usableArms, worksClose } from './book/attack/arms.ts';
import { blowOf } from './book/attack/attackTerms.ts';
import { damageOf } from './book/attack/damage.ts';
import { distance } from './book/board/ground.ts';
import { able, has, isEngaged, onBoard, skill } from './book/models.ts';

/** Everybody of side B whom the table shows. */
const foesOf = (w: Table): Model[] => w.models.filter((m) => m.side === 1 && onBoard(m) && !m.neutral);

/** Those who are still to come. */
const comingOf = (w: Table): Model[] =>
  w.models.filter((m) => m.side === 1 && !m.neutral && (m.place === 'reserve' || m.place === 'hidden'));

/** The most Wounds that one hit of a soldier takes from a foe. */
function mostDamage(w: Table, m: Model, foe: Model): number {
  let most = 0;
  for (const arm of usableArms(w, m))
    for (const close of [false, true]) {
      if (close ? !worksClose(arm) : arm.range === 0) continue;
      const { value, type } = blowOf(m, arm, close);
      most = Math.max(most, damageOf(w, foe, value, type, m.cell));
    }
  return most;
}

/** Something other than attacks of one's own may destroy a foe: an explosion, poison, a mind that is turned, a hacked machine. */
const hasOtherWays = (w: Table, squad: readonly Model[], foes: readonly Model[]): boolean =>
  w.options.splash ||
  foes.some((foe) => foe.poisoned || foe.mind !== null || has(foe, 'Volatile') || has(foe, 'Unstable')) ||
  squad.some(
    (m) =>
      able(m, 'Mindspin') ||
      has(m, 'Momentum') ||
      (able(m, 'Computer Use') && foes.some((foe) => has(foe, 'Mechanical'))),
  );

/** Whether a soldier can be in contact with a foe before the foe acts for the last time, so that its flight allows a free attack. */
function mayFlee(w: Table, m: Model, foe: Model): boolean {
  const turns = Math.ceil(turnsOf(w, foe));
  if (turns === 0) return false;
  const own = Math.max(0, 2 * turnsOf(w, m) - 1) * skill(w, m, 'MOBILITY');
  const its = 2 * (turns - 1) * skill(w, foe, 'MOBILITY');
  return isEngaged(w, m) || distance(w, m.cell, foe.cell) <= own + its + 1;
}

/** EE-OVW-05 EE-ENG-07 EE-SPO-02 Attacks outside the activations: a held one, free ones when a foe flees, Counterattacks, one more in Overdrive. */
function extraAttacks(w: Table, m: Model, foes: readonly Model[]): number {
  let extra = m.overwatch === null ? 0 : 1;
  if (has(m, 'Overdrive') && !m.used.includes('Overdrive')) extra++;
  for (const foe of foes)
    if (mayFlee(w, m, foe) || has(m, 'Counterattack')) extra += Math.ceil(turnsOf(w, foe));
  return extra;
}

/** Whether all attacks that can still be made would suffice if every one of them hit. */
export function couldClear(w: Table, squad: readonly Model[]): boolean {
  const foes = foesOf(w);
  const waiting = w.pods.filter((pod) => pod.state !== 'placed').length;
  if (hasOtherWays(w, squad, foes)) return squad.length > 0;
  let attacks = 0;
  for (const m of squad) attacks += attacksOf(w, m) + extraAttacks(w, m, foes);
  let hits = waiting;
  for (const foe of foes) {
    const most = Math.max(0, ...squad.map((m) => mostDamage(w, m, foe)));
    hits += most === 0 ? Infinity : Math.ceil((foe.wounds + foe.shield) / most);
  }
  return attacks >= hits;
}

/** The share of attacks that hurt, over whole games by the script. */
const HURTS = 0.36;

/** Cells from which a shot is worth while. */
const NEAR = 8;

/** Attacks of a soldier when it has come near the next foe. */
function attacksNear(w: Table, m: Model, foes: readonly Model[]): number {
  const far = foes.length === 0 ? NEAR : Math.min(...foes.map((foe) => distance(w, m.cell, foe.cell)));
  const mobility = Math.max(1, skill(w, m, 'MOBILITY'));
  // It walks a part of the way in the activation in which it attacks.
  const walk = Math.max(0, (far - NEAR - mobility) / (2 * mobility));
  return Math.max(0, attacksOf(w, m) - walk) + (m.overwatch === null ? 0 : 0.5);
}

/** The chance that so many attempts bring so many successes. */
function atLeast(needed: number, attempts: number, each: number): number {
  let missing = 0;
  let ways = (1 - each) ** attempts;
  for (let k = 0; k < needed && k <= attempts; k++) {
    missing += ways;
    ways *= ((attempts - k) / (k + 1)) * (each / (1 - each));
  }
  return needed > attempts ? 0 : 1 - missing;
}

/** How likely the attacks that are left destroy everybody. */
export function chanceToClear(w: Table, squad: readonly Model[]): number {
  const foes = foesOf(w);
  const coming = comingOf(w);
  let attempts = 0;
  for (const m of squad) attempts += attacksNear(w, m, foes);
  let hits = 0;
  for (const foe of [...foes, ...coming]) {
    const usual = Math.max(1, ...squad.map((m) => mostDamage(w, m, foe)));
    hits += Math.ceil((foe.wounds + foe.shield) / usual);
  }
  const whole = Math.floor(attempts);
  const part = attempts - whole;
  const chance = (1 - part) * atLeast(hits, whole, HURTS) + part * atLeast(hits, whole + 1, HURTS);
  return Math.max(UNLIKELY, chance);
}

/** What is not impossible has some chance: free attacks, explosions. */
const UNLIKELY = 0.01;
