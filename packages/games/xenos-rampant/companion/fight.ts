// An Attack from the charge to the retreat (XR-ATK-10): both sides roll, hits are counted, the loser gives way.
import { type Bookmark, applies, total } from '@xenotable/kernel';
import { type Sheet, combinations, plainSheet } from '@xenotable/kernel/companion';
import { diceOf, reactionModifiers } from '../book/activation/values.ts';
import { armourInFight, pointsLost } from '../book/damage/hits.ts';
import { forceField, lose } from '../book/damage/losses.ts';
import { profileOf, unitOf } from '../table.ts';
import type { Unit } from '../table.ts';
import { type Play, chapter, question } from './chapter.ts';
import { courageFrame, retreats } from './courage.ts';
import { checkGone, removed } from './removal.ts';
import { hitQuestion } from './shot.ts';
import { type CompanionTable, PEOPLE, onField } from './table.ts';
import { inches, reaching, subjectOf } from './words.ts';

interface Fight {
  unit: number;
  at: number;
  /** The target has counter-charged: both fight with their AV. */
  counter: boolean;
  /** Who fights in rough terrain: none, attacker, target, both. */
  rough: string;
  lost: number;
  backLost: number;
}

export const fightFrame = (unit: Unit, at: Unit): Bookmark & Fight =>
  fight.begin({ unit: unit.id, at: at.id, counter: false, rough: 'none', lost: 0, backLost: 0 });

/** XR-ATK-05 XR-ATK-07 XR-ATK-09 XR-GTG-03 What a unit must roll. */
export function valueOf(unit: Unit, withAv: boolean, rough: boolean): number {
  const p = profileOf(unit);
  if (unit.suppressed) {
    applies('XR-ATK-09');
    return 6;
  }
  if (!withAv && unit.grounded) return 5;
  if (rough) {
    applies('XR-ATK-07');
    return 5;
  }
  return withAv ? p.av : p.dv;
}

const roughFor = (f: Fight, who: 'attacker' | 'target'): boolean => f.rough === who || f.rough === 'both';

/** XR-CCH-01 Who may come to meet a charge. */
function mayCounter(unit: Unit, at: Unit): boolean {
  const p = profileOf(at);
  const q = profileOf(unit);
  return (
    p.has['Counter-Charge'] === true &&
    !at.suppressed &&
    p.attacks &&
    !q.vehicle &&
    q.maxMove <= p.maxMove &&
    (!q.flying || p.flying)
  );
}

function hitsSheet(w: CompanionTable, f: Fight): Sheet | null {
  const unit = unitOf(w, f.unit);
  const at = unitOf(w, f.at);
  if (!onField(unit) || !onField(at)) return null;
  const questions = [
    hitQuestion('hits', unit, diceOf(w, unit), valueOf(unit, true, roughFor(f, 'attacker'))),
    hitQuestion('back', at, diceOf(w, at), valueOf(at, f.counter, roughFor(f, 'target'))),
  ];
  return {
    subject: subjectOf(unit),
    act: {
      words: `Move ${unit.name} into contact with ${at.name}. Both roll.`,
      rule: 'XR-ATK-04',
    },
    questions,
    outlooks: combinations(questions).map((answers) => ({
      answers,
      sentence: `${at.name} takes ${answers['hits']} hits, ${unit.name} takes ${answers['back']}.`,
      rule: 'XR-DMG-01',
      button: 'Take the result',
      throws: [],
    })),
  };
}

export const fight = chapter<Fight>('fight')
  .shows('unit', 'at', 'counter', 'rough', 'lost', 'backLost')
  .steps({
    /** XR-CCH-01 XR-CCH-02 XR-AUT-15 */
    'counter-charge': question({
      rule: 'XR-CCH-01',
      sheet(w, f: Fight) {
        const unit = unitOf(w, f.unit);
        const at = unitOf(w, f.at);
        if (!onField(unit) || !onField(at) || !mayCounter(unit, at)) return null;
        // XR-AUT-15 The automaton comes to meet it where its AV is better than its DV.
        if (at.owner !== PEOPLE && profileOf(at).av >= profileOf(at).dv) return null;
        const need = 7 - total(reactionModifiers(at));
        return plainSheet(
          {
            key: 'counter',
            title: `Does ${at.name} counter-charge?`,
            look: 'buttons',
            answers: [
              { value: 'yes', label: 'Yes', detail: '7+ on two dice' },
              ...(at.owner === PEOPLE ? [{ value: 'no', label: 'No' }] : []),
            ],
          },
          {
            rule: at.owner === PEOPLE ? 'XR-CCH-01' : 'XR-AUT-15',
            subject: subjectOf(at),
            act: { words: `${unit.name} charges ${at.name}.`, rule: 'XR-ATK-03' },
            button: (value) => (value === 'yes' ? 'Roll your dice' : 'Go on'),
            throws: (value) =>
              value === 'yes'
                ? [
                    reaching('Counter-Charge', 2, need, 'XR-CCH-02', {
                      means: 'comes to meet it',
                      met: `It moves ${inches(profileOf(at).maxMove / 2)} towards the charge.`,
                      unmet: 'It stays and defends.',
                    }),
                  ]
                : [],
          },
        );
      },
      take(play, f, { counter }) {
        if (counter !== 'yes') return;
        const at = unitOf(play.w, f.at);
        const dice = play.rolls(2, 6, 'XR-CCH-02');
        const mods = reactionModifiers(at);
        const reached = dice.reduce((all, die) => all + die, 0) + total(mods);
        f.counter = reached >= 7;
        if (f.counter) at.grounded = false;
        play.tell?.(
          {
            type: 'activation tested',
            unit: at.name,
            what: 'a Counter-Charge',
            dice,
            need: 7,
            modifiers: mods,
            total: reached,
            passed: f.counter,
          },
          'XR-CCH-02',
        );
      },
    }),
    /** XR-ATK-07 XR-ATK-08 */
    ground: question({
      rule: 'XR-ATK-08',
      sheet(w, f: Fight) {
        const unit = unitOf(w, f.unit);
        const at = unitOf(w, f.at);
        const matters = (one: Unit): boolean => profileOf(one).has['Ranger'] !== true && !one.suppressed;
        if (!onField(unit) || !onField(at) || (!matters(unit) && !matters(at))) return null;
        return plainSheet(
          {
            key: 'rough',
            title: 'Who fights in rough terrain?',
            look: 'buttons',
            answers: [
              { value: 'none', label: 'Neither' },
              ...(matters(unit) ? [{ value: 'attacker', label: unit.name, detail: '5+, Armour 2' }] : []),
              ...(matters(at) ? [{ value: 'target', label: at.name, detail: '5+, Armour 2' }] : []),
              ...(matters(unit) && matters(at) ? [{ value: 'both', label: 'Both' }] : []),
            ],
          },
          { rule: 'XR-ATK-07', subject: subjectOf(unit) },
        );
      },
      take: (_play, f, { rough }) => void (f.rough = rough ?? 'none'),
    }),
    hits: question({
      rule: 'XR-CMP-03',
      sheet: hitsSheet,
      take(play, f, { hits, back }) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        const at = unitOf(w, f.at);
        f.lost = blows(
          play,
          unit,
          at,
          Number(hits),
          valueOf(unit, true, roughFor(f, 'attacker')),
          roughFor(f, 'target'),
        );
        f.backLost = blows(
          play,
          at,
          unit,
          Number(back),
          valueOf(at, f.counter, roughFor(f, 'target')),
          roughFor(f, 'attacker'),
        );
        f.lost = lose(play, at, f.lost, 'XR-DMG-01');
        f.backLost = lose(play, unit, f.backLost, 'XR-DMG-01');
        for (const one of [at, unit]) if (one.sp === 0) removed(play, one, 'destroyed');
      },
      after: () => 'done' as const,
    }),
    /** XR-ATK-11 The one who was charged breaks or holds first. */
    'nerve of the target': {
      run({ w }, f) {
        const at = unitOf(w, f.at);
        if (f.lost > 0) applies('XR-COU-02');
        if (f.lost > 0 && onField(at)) return { call: courageFrame(at, 'attack', f.lost, f.unit) };
      },
    },
    'nerve of the attacker': {
      run({ w }, f) {
        const unit = unitOf(w, f.unit);
        if (f.backLost > 0 && onField(unit))
          return { call: courageFrame(unit, 'attack', f.backLost, f.counter ? f.at : -1) };
      },
    },
    /** XR-END-01 XR-END-02 XR-END-06 The greater loser retreats; this retreat does not suppress. */
    'who gives way': question({
      rule: 'XR-END-01',
      sheet(w, f: Fight) {
        const unit = unitOf(w, f.unit);
        const at = unitOf(w, f.at);
        if (!onField(unit) || !onField(at)) return null;
        const loser = f.lost > f.backLost ? at : unit;
        return plainSheet(
          {
            key: 'contact',
            title: 'Are both still in contact?',
            look: 'buttons',
            answers: [
              { value: 'yes', label: 'Yes', detail: `${loser.name} retreats` },
              { value: 'no', label: 'No', detail: 'one has retreated already' },
            ],
          },
          {
            rule: f.lost === f.backLost ? 'XR-END-02' : 'XR-END-01',
            act: { words: `Lost: ${at.name} ${f.lost}, ${unit.name} ${f.backLost}.`, rule: 'XR-END-01' },
          },
        );
      },
      take(play, f, { contact }) {
        const { w } = play;
        if (contact === 'yes') retreats(play, unitOf(w, f.lost > f.backLost ? f.at : f.unit));
      },
    }),
    over: { run: (play) => checkGone(play) },
  });

/** Points that one side's hits take. */
function blows(play: Play, from: Unit, to: Unit, hits: number, need: number, rough: boolean): number {
  const { w } = play;
  const armour = armourInFight(w, to, from, rough, false).value;
  play.tell?.(
    { type: 'blows', unit: from.name, at: to.name, dice: diceOf(w, from), need, hits, armour },
    'XR-ATK-05',
  );
  const points = pointsLost(hits, armour, profileOf(to).undead);
  return forceField(play, to, Math.min(points, to.sp), 'attack');
}
