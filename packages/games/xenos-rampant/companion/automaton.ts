// The automaton's phase, step three. XR-CMP-05 Its units come in a fixed order; the people say who is in reach, the app weighs the rest.
import { type Bookmark, applies } from '@xenotable/kernel';
import { type Sheet, plainSheet } from '@xenotable/kernel/companion';
import { diceOf } from '../book/activation/values.ts';
import { armourInFight } from '../book/damage/hits.ts';
import { expected } from '../auto/scores.ts';
import { atHalf, profileOf, unitOf } from '../table.ts';
import type { Unit } from '../table.ts';
import { chapter, question } from './chapter.ts';
import { valueOf } from './fight.ts';
import { needsNoTest, orderFrame, testValue } from './orders.ts';
import { armourOf } from './shot.ts';
import { AUTOMATON, type CompanionTable, type Order, enemiesOf, unitsOf } from './table.ts';
import { NONE, chanceOf, inches, subjectOf, unitAnswers } from './words.ts';

interface Commanding {
  unit: number;
  /** Whom it can charge, and shoot at: -1 for nobody, -2 for not asked. */
  charge: number;
  aim: number;
  answer?: string;
}

export const automatonFrame = (): Bookmark & Commanding => automaton.begin({ unit: -1, charge: -2, aim: -2 });

/** XR-AUT-02 Worth of taking points off a unit. */
const worth = (points: number, t: Unit): number =>
  Math.floor((points * t.cost) / t.start) + (t.commander ? 8 : 0);

const halves = (t: Unit, loss: number): number =>
  !atHalf(t) && 2 * (60 * t.sp - loss) <= 60 * t.start ? 10 : 0;

/** XR-AUT-03 Shoot score in the open. */
export function shootScore(w: CompanionTable, unit: Unit, t: Unit): number {
  applies('XR-AUT-03');
  const loss = expected(diceOf(w, unit), profileOf(unit).sv, armourOf(w, unit, t, false, '0'), t);
  let score = worth(loss, t) + (t.suppressed ? 0 : 6) + halves(t, loss);
  const answers = !t.answered && !t.suppressed && profileOf(t).has['Firefight'] === true;
  if (answers) {
    const back = expected(diceOf(w, t), profileOf(t).sv, armourOf(w, t, unit, false, '0'), unit);
    score -= Math.floor((worth(back, unit) * 7) / 12);
  }
  return score;
}

/** XR-AUT-04 Attack score on open ground. */
export function attackScore(w: CompanionTable, unit: Unit, t: Unit): number {
  applies('XR-AUT-04');
  const loss = expected(
    diceOf(w, unit),
    valueOf(unit, true, false),
    armourInFight(w, t, unit, false, false).value,
    t,
  );
  const back = expected(
    diceOf(w, t),
    valueOf(t, false, false),
    armourInFight(w, unit, t, false, false).value,
    unit,
  );
  return worth(loss, t) - worth(back, unit) + (t.suppressed ? 10 : 6) + halves(t, loss);
}

const byScore = (units: readonly Unit[], score: (unit: Unit) => number): Unit[] =>
  [...units].sort((a, b) => score(b) - score(a) || a.id - b.id).filter((one) => score(one) >= 1);

/** Targets that are worth a charge or a shot, the best first. */
export const chargeTargets = (w: CompanionTable, unit: Unit): Unit[] =>
  !profileOf(unit).attacks ? [] : byScore(enemiesOf(w, unit), (t) => attackScore(w, unit, t));

const shootTargets = (w: CompanionTable, unit: Unit): Unit[] =>
  !profileOf(unit).shoots ? [] : byScore(enemiesOf(w, unit), (t) => shootScore(w, unit, t));

const hasFree = (w: CompanionTable, unit: Unit): boolean =>
  (['attack', 'shoot', 'move'] as const).some((order) => needsNoTest(w, unit, order));

/** XR-AUT-10 XR-AUT-12 Those with something Free first, then the dearest. */
function nextUnit(w: CompanionTable): Unit | undefined {
  applies('XR-AUT-10');
  applies('XR-CMP-05');
  return unitsOf(w, AUTOMATON)
    .filter((unit) => !unit.tried && !unit.suppressed)
    .sort((a, b) => Number(hasFree(w, b)) - Number(hasFree(w, a)) || b.cost - a.cost || a.id - b.id)[0];
}

/** The first of a list that fits. */
function firstSheet(
  unit: Unit,
  targets: readonly Unit[],
  title: string,
  why: string,
  rule: string,
): Sheet | null {
  if (targets.length === 0) return null;
  applies('XR-CMP-04');
  return plainSheet(
    { key: 'target', title, look: 'buttons', answers: [...unitAnswers(targets), NONE] },
    {
      rule,
      subject: subjectOf(unit),
      act: { words: `${unit.name} is next.`, why, rule: 'XR-AUT-12' },
    },
  );
}

/** The chance of an order without the Commander, who is asked about at the test. */
const chance = (w: CompanionTable, unit: Unit, order: Order): number =>
  needsNoTest(w, unit, order) ? 1 : chanceOf(testValue(unit, order), 2);

/** XR-AUT-11 What it does, weighed by chance: a Free action that is nearly as good comes first. */
function decide(w: CompanionTable, f: Commanding): { order: Order; at: Unit | null } {
  const unit = unitOf(w, f.unit);
  const options: { order: Order; at: Unit | null; worth: number }[] = [];
  if (f.charge >= 0) {
    const at = unitOf(w, f.charge);
    options.push({ order: 'attack', at, worth: attackScore(w, unit, at) * chance(w, unit, 'attack') });
  }
  if (f.aim >= 0) {
    const at = unitOf(w, f.aim);
    options.push({ order: 'shoot', at, worth: shootScore(w, unit, at) * chance(w, unit, 'shoot') });
  }
  // XR-AUT-06 A move towards its goal counts two for each inch.
  const pace = profileOf(unit).immobile ? 0 : (2 * profileOf(unit).maxMove) / 100;
  const holds = w.stance === 'HOLD' && profileOf(unit).shoots;
  options.push({ order: 'move', at: null, worth: (holds ? 0 : pace) * chance(w, unit, 'move') });
  options.sort((a, b) => b.worth - a.worth);
  const [best] = options;
  const free = options.find(({ order }) => needsNoTest(w, unit, order));
  applies('XR-AUT-11');
  if (best !== undefined && free !== undefined && 4 * free.worth >= 3 * best.worth) return free;
  return best ?? { order: 'move', at: null };
}

/** XR-AUT-05 XR-AUT-07 Where it goes. */
function goalWords(w: CompanionTable, unit: Unit): string {
  const far = inches(profileOf(unit).maxMove);
  const cover = profileOf(unit).vehicle ? '' : ', into cover if it ends nearly as near';
  applies('XR-AUT-05');
  const hunts = w.stance === 'HUNT' || !profileOf(unit).shoots;
  if (hunts) return `Move it up to ${far} towards the nearest of your units${cover}.`;
  if (w.stance === 'SEIZE')
    return `Move it up to ${far} towards the nearest marker or exit that two others are not after${cover}.`;
  return `Move it up to ${far} to the nearest marker, else to the nearest cover of its zone.`;
}

export const automaton = chapter<Commanding>('automaton')
  .shows('unit', 'charge', 'aim')
  .steps({
    next: {
      run({ w }, f) {
        const unit = nextUnit(w);
        if (unit === undefined) return 'done';
        f.unit = unit.id;
        f.charge = -2;
        f.aim = -2;
        w.trail = [{ label: 'Next', value: unit.name }];
      },
    },
    /** XR-AUT-04 XR-CMP-04 */
    charge: question({
      rule: 'XR-AUT-04',
      sheet(w, f: Commanding) {
        const unit = unitOf(w, f.unit);
        return firstSheet(
          unit,
          chargeTargets(w, unit),
          `Who is the first of these that it sees and can reach within ${inches(profileOf(unit).maxMove)}?`,
          'The best prey for a charge comes first.',
          'XR-AUT-04',
        );
      },
      trail: (w, _f, { target }) =>
        target === 'none' ? null : { label: 'Can charge', value: unitOf(w, Number(target)).name },
      take: (_play, f, { target }) => void (f.charge = target === 'none' ? -1 : Number(target)),
    }),
    /** XR-AUT-03 XR-CMP-04 */
    aim: question({
      rule: 'XR-AUT-03',
      sheet(w, f: Commanding) {
        const unit = unitOf(w, f.unit);
        return firstSheet(
          unit,
          shootTargets(w, unit),
          `Who is the first of these that it sees within ${inches(profileOf(unit).range)}?`,
          'The best target comes first.',
          'XR-AUT-03',
        );
      },
      trail: (w, _f, { target }) =>
        target === 'none' ? null : { label: 'Can shoot', value: unitOf(w, Number(target)).name },
      take: (_play, f, { target }) => void (f.aim = target === 'none' ? -1 : Number(target)),
    }),
    act: {
      run({ w }, f) {
        const unit = unitOf(w, f.unit);
        const { order, at } = decide(w, f);
        return { call: orderFrame(unit, order, at, order === 'move' ? goalWords(w, unit) : '') };
      },
    },
    'done it': {
      run(play, f) {
        if (f.answer !== 'failed') return { goTo: 'next' };
        play.tell?.({ type: 'phase ends', who: 'The automaton', why: 'a test failed' }, 'XR-ORD-06');
        return 'done';
      },
    },
  });
