// One ordered activation: the test, and what it pays for.
import { type Bookmark, type Modifier, applies, total } from '@xenotable/kernel';
import { type Question, type Sheet, combinations, plainSheet } from '@xenotable/kernel/companion';
import { isFree, orderValue } from '../book/activation/values.ts';
import { atHalf, profileOf, unitOf } from '../table.ts';
import type { Unit } from '../table.ts';
import { commanderModifier, commanderQuestion } from './asked.ts';
import { chapter, question } from './chapter.ts';
import { fightFrame } from './fight.ts';
import { shotFrame } from './shot.ts';
import { type CompanionTable, type Order, PEOPLE, onField } from './table.ts';
import { chanceOf, inches, percent, reaching, subjectOf } from './words.ts';

interface Ordered {
  unit: number;
  order: Order;
  at: number;
  /** What hands do, for a move. */
  words: string;
  /** It is a Wild Charge: no Commander, and a failure ends nothing. */
  wild: boolean;
}

/** It answers 'failed' where an ordered test ends the phase. */
export const orderFrame = (
  unit: Unit,
  order: Order,
  at: Unit | null,
  words = '',
  wild = false,
): Bookmark & Ordered => ordered.begin({ unit: unit.id, order, at: at?.id ?? -1, words, wild });

const kindOf = (order: Order): 'move' | 'shoot' | 'attack' | 'skirmish' =>
  order === 'ground' || order === 'other' ? 'move' : order;

/** XR-ORD-02 */
export const needsNoTest = (w: CompanionTable, unit: Unit, order: Order): boolean =>
  order !== 'other' && isFree(w, unit, kindOf(order));

export const testValue = (unit: Unit, order: Order): number => orderValue(unit, kindOf(order));

/** XR-ORD-04 What counts without a ruler. */
function known(unit: Unit, order: Order): Modifier[] {
  const p = profileOf(unit);
  const mods: Modifier[] = [];
  applies('XR-ORD-04');
  if (p.vehicle && atHalf(unit)) mods.push({ value: -1, because: 'XR-VEH-09', label: 'Severe Damage' });
  if (p.mechanoid) mods.push({ value: -1, because: 'XR-XEN-24', label: 'Mechanoid' });
  if (order === 'attack' || order === 'shoot') {
    if (unit.mercenary === 3) mods.push({ value: -1, because: 'XR-MERC-3', label: 'Reluctant' });
    if (unit.mercenary === 4) mods.push({ value: 1, because: 'XR-MERC-4', label: 'Eager' });
  }
  return mods;
}

const modifiersOf = (w: CompanionTable, f: Ordered, said: string | undefined): Modifier[] => {
  const unit = unitOf(w, f.unit);
  return [...(f.wild ? [] : commanderModifier(w, unit, 'order', said)), ...known(unit, f.order)];
};

const DOES: Readonly<Record<Order, string>> = {
  move: 'moves',
  shoot: 'shoots',
  attack: 'attacks',
  skirmish: 'skirmishes',
  ground: 'goes to ground',
  other: 'does something special',
};

function testSheet(w: CompanionTable, f: Ordered): Sheet | null {
  const unit = unitOf(w, f.unit);
  if (!onField(unit) || needsNoTest(w, unit, f.order)) return null;
  const ask = f.wild ? null : commanderQuestion(w, unit, 'order');
  const questions: Question[] =
    ask === null
      ? [
          {
            key: 'test',
            title: `Roll for ${unit.name}`,
            look: 'buttons',
            answers: [{ value: 'roll', label: 'Two dice' }],
          },
        ]
      : [ask];
  const at = f.at < 0 ? '' : `${f.order === 'attack' ? '' : ' at'} ${unitOf(w, f.at).name}`;
  return {
    subject: subjectOf(unit),
    act: {
      words: `${unit.name} ${DOES[f.order]}${at}.`,
      why: f.wild ? 'A Wild Charge.' : `${testValue(unit, f.order)}+ on two dice.`,
      rule: f.wild ? 'XR-WLD-03' : 'XR-ORD-03',
    },
    questions,
    outlooks: combinations(questions).map((answers) => {
      const need = testValue(unit, f.order) - total(modifiersOf(w, f, answers['commander']));
      const chance = percent(chanceOf(need, 2));
      return {
        answers,
        value: chance,
        note: `${need} or more`,
        sentence: `It obeys with ${need} or more, ${chance}.${f.wild ? '' : ' A failure ends the phase.'}`,
        rule: f.wild ? 'XR-WLD-03' : 'XR-ORD-03',
        button: 'Roll your dice',
        throws: [
          reaching('Activation', 2, need, 'XR-ORD-03', {
            means: 'obeys',
            met: 'It obeys.',
            unmet: f.wild ? 'It stays where it is.' : 'It does nothing, and the phase ends.',
          }),
        ],
      };
    }),
  };
}

export const ordered = chapter<Ordered>('ordered')
  .shows('unit', 'order', 'at', 'words', 'wild')
  .steps({
    test: question({
      rule: 'XR-ORD-03',
      sheet: testSheet,
      take(play, f, answers) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        unit.tried = true;
        const mods = modifiersOf(w, f, answers['commander']);
        const dice = play.rolls(2, 6, 'XR-ORD-03');
        const reached = dice.reduce((all, die) => all + die, 0) + total(mods);
        const need = testValue(unit, f.order);
        const passed = reached >= need;
        play.tell?.(
          {
            type: 'activation tested',
            unit: unit.name,
            what: DOES[f.order],
            dice,
            need,
            modifiers: mods,
            total: reached,
            passed,
          },
          f.wild ? 'XR-WLD-03' : 'XR-ORD-03',
        );
        if (!passed) return { answer: f.wild ? 'done' : 'failed' };
      },
      after({ w }, f) {
        unitOf(w, f.unit).tried = true;
        applies('XR-ORD-02');
      },
    }),
    carry: {
      run(play, f) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        if (!onField(unit)) return { answer: 'done' };
        if (f.order === 'ground') {
          unit.grounded = true;
          play.tell?.({ type: 'takes ground', unit: unit.name }, 'XR-GTG-01');
          return { answer: 'done' };
        }
        if (f.order === 'shoot' && f.at >= 0) return { call: shotFrame(unit, unitOf(w, f.at)), then: 'over' };
        if (f.order === 'attack' && f.at >= 0) {
          unit.grounded = false;
          return { call: fightFrame(unit, unitOf(w, f.at)), then: 'over' };
        }
        if (f.order === 'other') {
          play.tell?.({ type: 'does', unit: unit.name, what: 'what its special rule says' }, 'XR-ORD-07');
          return { answer: 'done' };
        }
      },
    },
    /** XR-MOV-01 XR-CMP-01 The people move it. */
    move: question({
      rule: 'XR-CMP-01',
      sheet(w, f: Ordered) {
        const unit = unitOf(w, f.unit);
        const far = inches(profileOf(unit).maxMove);
        return plainSheet(
          {
            key: 'moved',
            title: 'Is that done?',
            look: 'buttons',
            answers: [{ value: 'yes', label: 'It has moved' }],
          },
          {
            rule: 'XR-MOV-01',
            subject: subjectOf(unit),
            act: {
              words: f.words === '' ? `Move it up to ${far}.` : f.words,
              rule: unit.owner === PEOPLE ? 'XR-MOV-01' : 'XR-AUT-06',
            },
          },
        );
      },
      take(play, f) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        unit.grounded = false;
        play.tell?.(
          { type: 'moved as told', unit: unit.name, words: f.words },
          unit.owner === PEOPLE ? 'XR-MOV-01' : 'XR-AUT-06',
        );
        // XR-SKM-01 XR-SKM-02 A Skirmish is half a move and a shot at its own value.
        if (f.order === 'skirmish' && f.at >= 0)
          return { call: shotFrame(unit, unitOf(w, f.at), true), then: 'over' };
      },
    }),
    over: { run: () => ({ answer: 'done' }) },
  });
