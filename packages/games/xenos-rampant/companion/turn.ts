// The turn on a real table: both phases, each with its rallies, Wild Charges and orders, and what is counted at its end.
import { applies } from '@xenotable/kernel';
import { plainSheet } from '@xenotable/kernel/companion';
import { profileOf, unitOf } from '../table.ts';
import type { Unit } from '../table.ts';
import { automatonFrame, chargeTargets } from './automaton.ts';
import { chapter, question } from './chapter.ts';
import { courageFrame } from './courage.ts';
import { setPoints, victoryPoints } from './keeping.ts';
import { orderFrame } from './orders.ts';
import { peopleFrame } from './people.ts';
import { checkGone } from './removal.ts';
import { AUTOMATON, type CompanionTable, PEOPLE, enemiesOf, onField, unitsOf } from './table.ts';
import { NONE, inches, subjectOf, unitAnswers } from './words.ts';

interface Turn {
  /** Units that still have to rally. */
  rallying: number[];
  /** Units whose Wild Charge was looked at. */
  looked: number[];
  second: boolean;
  answer?: string;
}

const NUMBERS = Array.from({ length: 11 }, (_, i) => ({ value: String(i), label: String(i) }));

const nameOf = (side: number): string => (side === PEOPLE ? 'The people' : 'The automaton');

/** XR-WLD-01 Units that must charge if they can. */
const wildOnes = (w: CompanionTable, f: Turn): Unit[] =>
  unitsOf(w, w.active).filter(
    (unit) =>
      profileOf(unit).wild &&
      !unit.suppressed &&
      !unit.tried &&
      !f.looked.includes(unit.id) &&
      enemiesOf(w, unit).length > 0,
  );

export const turns = chapter<Turn>('turn')
  .shows('rallying', 'looked', 'second')
  .steps({
    begin: {
      run(play, f) {
        const { w } = play;
        w.turn++;
        f.second = false;
        for (const unit of w.units) unit.answered = false;
        play.tell?.({ type: 'turn begins', turn: w.turn, of: w.lastTurn }, 'XR-TRN-07');
        w.active = w.attacker;
      },
    },
    /** XR-TRN-01 */
    phase: {
      run(play, f) {
        const { w } = play;
        w.trail = [];
        for (const unit of unitsOf(w, w.active)) unit.tried = false;
        f.looked = [];
        f.rallying = unitsOf(w, w.active)
          .filter((unit) => unit.suppressed)
          .sort((a, b) => Number(b.commander) - Number(a.commander) || b.cost - a.cost || a.id - b.id)
          .map(({ id }) => id);
        if (f.rallying.length > 0) applies('XR-RAL-01');
        play.tell?.({ type: 'phase begins', who: nameOf(w.active) }, 'XR-TRN-01');
      },
    },
    /** XR-RAL-01 XR-AUT-08 One test for each. */
    rally: {
      run({ w }, f) {
        const id = f.rallying.shift();
        if (id === undefined) return;
        const unit = unitOf(w, id);
        if (!onField(unit) || !unit.suppressed) return 'again';
        unit.tried = true;
        return { call: courageFrame(unit, 'rally'), then: 'rally' };
      },
    },
    'shaken by the rallies': { run: ({ w }) => shaken(w, 'shaken by the rallies') },
    /** XR-WLD-01 XR-WLD-02 */
    'wild charge': question({
      rule: 'XR-WLD-01',
      sheet(w, f: Turn) {
        const unit = wildOnes(w, f)[0];
        if (unit === undefined) return null;
        const targets = unit.owner === PEOPLE ? enemiesOf(w, unit) : sorted(w, unit);
        return plainSheet(
          {
            key: 'target',
            title: `Who is ${unit.owner === PEOPLE ? 'one' : 'the first'} of these that it sees and can reach within ${inches(profileOf(unit).maxMove)}?`,
            look: 'buttons',
            answers: [...unitAnswers(targets), NONE],
          },
          {
            rule: 'XR-WLD-02',
            subject: subjectOf(unit),
            act: { words: `${unit.name} must charge if it can.`, rule: 'XR-WLD-01' },
          },
        );
      },
      take({ w }, f, { target }) {
        const unit = wildOnes(w, f)[0];
        if (unit === undefined) return { goTo: 'orders' };
        f.looked.push(unit.id);
        if (target === 'none') return { goTo: 'wild charge' };
        return {
          call: orderFrame(unit, 'attack', unitOf(w, Number(target)), '', true),
          then: 'shaken by the charges',
        };
      },
      after: () => ({ goTo: 'orders' as const }),
    }),
    'shaken by the charges': {
      run({ w }) {
        return shaken(w, 'shaken by the charges') ?? { goTo: 'wild charge' as const };
      },
    },
    /** XR-TRN-01 Step three. */
    orders: {
      run: ({ w }) => ({ call: w.active === PEOPLE ? peopleFrame() : automatonFrame() }),
    },
    'shaken by the orders': { run: ({ w }) => shaken(w, 'shaken by the orders') },
    /** XR-TRN-06 */
    'hand over': {
      run(play, f) {
        const { w } = play;
        checkGone(play);
        if (f.second) return;
        f.second = true;
        w.active = w.active === 0 ? 1 : 0;
        return { goTo: 'phase' };
      },
    },
    /** XR-TRN-07 XR-CMP-09 Points that the scenario gives now. */
    points: question({
      rule: 'XR-CMP-09',
      sheet(w, _f: Turn) {
        const questions = [
          {
            key: 'people',
            title: 'Points of the people this turn',
            look: 'numbers' as const,
            answers: NUMBERS,
          },
          {
            key: 'automaton',
            title: 'Points of the automaton this turn',
            look: 'numbers' as const,
            answers: NUMBERS,
          },
        ];
        const [ours, theirs] = victoryPoints(w);
        return {
          subject: null,
          act: {
            words: `Turn ${w.turn} is over.`,
            why: 'Count what your scenario gives now.',
            rule: 'XR-TRN-07',
          },
          questions,
          outlooks: NUMBERS.flatMap((one) =>
            NUMBERS.map((other) => ({
              answers: { people: one.value, automaton: other.value },
              sentence: `${ours + Number(one.value)} to ${theirs + Number(other.value)}.`,
              rule: 'XR-TRN-07',
              button: 'Count them',
              throws: [],
            })),
          ),
        };
      },
      take(play, _f, { people, automaton }) {
        const { w } = play;
        const [ours, theirs] = victoryPoints(w);
        setPoints(w, PEOPLE, ours + Number(people), 'XR-TRN-07');
        setPoints(w, AUTOMATON, theirs + Number(automaton), 'XR-TRN-07');
        const [first, second] = victoryPoints(w);
        play.tell?.({ type: 'points told', people: first, automaton: second }, 'XR-TRN-07');
        if (w.turn < w.lastTurn) return { goTo: 'begin' };
        const won = first > second;
        play.end({
          winners: won ? [0] : [],
          rule: 'XR-CMP-08',
          why: won
            ? `the people have ${first} points to ${second}`
            : first === second
              ? `both have ${first} points`
              : `the automaton has ${second} points to ${first}`,
        });
        return 'done';
      },
    }),
  });

/** Targets of a Wild Charge of the automaton: all of them, the best first (XR-AUT-09). */
function sorted(w: CompanionTable, unit: Unit): Unit[] {
  applies('XR-AUT-09');
  const best = chargeTargets(w, unit);
  return [...best, ...enemiesOf(w, unit).filter((one) => !best.includes(one))];
}

/** XR-COU-08 Army-wide tests after the event, lowest cost first. */
function shaken<N extends string>(
  w: CompanionTable,
  then: N,
): { call: ReturnType<typeof courageFrame>; then: N } | undefined {
  const [id] = [...w.shaken].sort((a, b) => unitOf(w, a).cost - unitOf(w, b).cost || a - b);
  if (id === undefined) return undefined;
  w.shaken = w.shaken.filter((one) => one !== id);
  return { call: courageFrame(unitOf(w, id), 'army'), then };
}
