// A shot from first to last (XR-SHO-07): range and cover are asked, hits are counted by the people, because ten dice are rolled at once.
import { type Bookmark, applies, total } from '@xenotable/kernel';
import {
  type Answer,
  type Question,
  type Sheet,
  combinations,
  plainSheet,
} from '@xenotable/kernel/companion';
import { diceOf, reactionModifiers } from '../book/activation/values.ts';
import { armourAgainstShot, pointsLost } from '../book/damage/hits.ts';
import { forceField, lose } from '../book/damage/losses.ts';
import { weaponOf } from '../book/shooting/targets.ts';
import { profileOf, unitOf } from '../table.ts';
import type { Unit } from '../table.ts';
import { type Play, chapter, question } from './chapter.ts';
import { courageFrame } from './courage.ts';
import { removed } from './removal.ts';
import { type CompanionTable, PEOPLE, onField } from './table.ts';
import { inches, reaching, subjectOf } from './words.ts';

interface Shooting {
  unit: number;
  at: number;
  /** The value to hit and the range: the unit's own, or those of a Skirmish. */
  sv: number;
  reach: number;
  range: string;
  cover: string;
  /** The cover of the shooter against the return fire. */
  back: string;
  answers: boolean;
  hits: number;
  backHits: number;
  lost: number;
  backLost: number;
}

export const shotFrame = (unit: Unit, at: Unit, skirmishes = false): Bookmark & Shooting => {
  const { sv, range: reach } = weaponOf(unit, skirmishes ? 'skirmish' : 'shoot', false);
  return shot.begin({
    unit: unit.id,
    at: at.id,
    sv,
    reach,
    range: '',
    cover: '0',
    back: '0',
    answers: false,
    hits: 0,
    backHits: 0,
    lost: 0,
    backLost: 0,
  });
};

export const COVERS: readonly Answer[] = [
  { value: '0', label: 'No cover' },
  { value: '1', label: 'Soft +1' },
  { value: '2', label: 'Hard +2' },
];

/** XR-SHO-03 XR-SHO-04 Beyond a range of more than 12″ is extreme range. */
const mayExtreme = (range: number): boolean => range > 1200;

/** XR-SHO-11 Who hides is only seen within 12″. */
const isHard = (at: Unit): boolean => profileOf(at).has['Hard to Target'] === true;

const rangeAnswers = (range: number, at: Unit): Answer[] => {
  const seen = isHard(at) ? Math.min(range, 1200) : range;
  return [
    { value: 'in', label: `${inches(seen)} or less` },
    ...(mayExtreme(range) && !isHard(at)
      ? [{ value: 'extreme', label: `More than ${inches(range)}`, detail: 'extreme range, Armour +1' }]
      : []),
    { value: 'none', label: 'Farther, or not seen', detail: 'no shot' },
  ];
};

export const armourOf = (w: CompanionTable, from: Unit, to: Unit, extreme: boolean, cover: string): number =>
  armourAgainstShot(w, {
    shooter: from,
    target: to,
    barrage: false,
    extreme,
    cover: Number(cover),
  }).value;

/** Strength Points that one roll takes on the mean. */
const expectation = (dice: number, need: number, armour: number): string =>
  ((dice * (7 - need)) / 6 / armour).toFixed(1);

function measureSheet(w: CompanionTable, f: Shooting): Sheet | null {
  const unit = unitOf(w, f.unit);
  const at = unitOf(w, f.at);
  if (f.range !== '' || !onField(unit) || !onField(at)) return null;
  const questions: Question[] = [
    { key: 'range', title: `How far is ${at.name}?`, look: 'buttons', answers: rangeAnswers(f.reach, at) },
    {
      key: 'cover',
      title: `Is ${at.name} in cover from it?`,
      look: 'segments',
      answers: COVERS,
      unless: { key: 'range', is: ['none'] },
    },
  ];
  const dice = diceOf(w, unit);
  return {
    subject: subjectOf(unit),
    act: { words: `${unit.name} shoots at ${at.name}.`, rule: 'XR-SHO-01' },
    questions,
    outlooks: combinations(questions).map((answers) => {
      if (answers['range'] === 'none')
        return {
          answers,
          note: 'no shot',
          sentence: 'It cannot shoot there.',
          rule: 'XR-SHO-01',
          button: 'Go on',
          throws: [],
        };
      const armour = armourOf(w, unit, at, answers['range'] === 'extreme', answers['cover'] ?? '0');
      return {
        answers,
        value: `${expectation(dice, f.sv, armour)} SP`,
        note: `Armour ${armour}`,
        sentence: `${dice} dice, ${f.sv} or more hits, Armour ${armour}: ${expectation(dice, f.sv, armour)} SP on the mean.`,
        rule: 'XR-SHO-06',
        button: 'Go on',
        throws: [],
      };
    }),
  };
}

/** XR-FFT-01 XR-FFT-05 XR-FFT-08 Who may answer this shot. */
function mayAnswer(f: Shooting, unit: Unit, at: Unit): boolean {
  const p = profileOf(at);
  if (at.answered || at.suppressed || p.has['Firefight'] !== true || p.sv === 0) return false;
  return f.range !== '' && f.range !== 'none' && onField(unit);
}

/** So many dice hit: each a button. */
export const hitQuestion = (key: string, unit: Unit, dice: number, need: number): Question => {
  const twice = profileOf(unit).has['Heavy Weapon'] === true;
  return {
    key,
    title: `${unit.name}: how many of ${dice} dice show ${need} or more?${twice ? ' Each 6 counts twice.' : ''}`,
    look: 'numbers',
    answers: Array.from({ length: (twice ? 2 * dice : dice) + 1 }, (_, i) => ({
      value: String(i),
      label: String(i),
    })),
  };
};

function hitSheet(w: CompanionTable, f: Shooting): Sheet | null {
  const unit = unitOf(w, f.unit);
  const at = unitOf(w, f.at);
  const questions = [hitQuestion('hits', unit, diceOf(w, unit), f.sv)];
  if (f.answers) questions.push(hitQuestion('back', at, diceOf(w, at), profileOf(at).sv));
  const armour = armourOf(w, unit, at, f.range === 'extreme', f.cover);
  return {
    subject: subjectOf(unit),
    act: {
      words: f.answers ? 'Both roll to hit.' : `Roll ${diceOf(w, unit)} dice to hit.`,
      rule: 'XR-SHO-06',
    },
    questions,
    outlooks: combinations(questions).map((answers) => {
      const lost = pointsLost(Number(answers['hits']), armour, false);
      return {
        answers,
        sentence: `${answers['hits']} hits against Armour ${armour}: ${at.name} loses ${lost} SP.`,
        rule: 'XR-DMG-01',
        button: 'Take the result',
        throws: [],
      };
    }),
  };
}

export const shot = chapter<Shooting>('shot')
  .shows(
    'unit',
    'at',
    'sv',
    'reach',
    'range',
    'cover',
    'back',
    'answers',
    'hits',
    'backHits',
    'lost',
    'backLost',
  )
  .steps({
    measure: question({
      rule: 'XR-CMP-02',
      sheet: measureSheet,
      trail: (_w, _f, { range, cover }) => ({
        label: 'Range',
        value: `${range === 'in' ? 'in range' : range}, ${COVERS.find(({ value }) => value === cover)?.label.toLowerCase() ?? ''}`,
      }),
      take(_play, f, { range, cover }) {
        f.range = range ?? 'none';
        f.cover = cover ?? '0';
        if (f.range === 'none') return 'done';
      },
      after: () => 'done' as const,
    }),
    /** XR-FFT-01 XR-FFT-02 XR-AUT-14 The target may answer; the automaton always does. */
    firefight: question({
      rule: 'XR-FFT-01',
      sheet(w, f: Shooting) {
        const unit = unitOf(w, f.unit);
        const at = unitOf(w, f.at);
        if (!mayAnswer(f, unit, at)) return null;
        const need = 7 - total(reactionModifiers(at));
        const within = `Is ${unit.name} within ${inches(profileOf(at).range)} of ${at.name}?`;
        return plainSheet(
          {
            key: 'answer',
            title: at.owner === PEOPLE ? `Does ${at.name} declare a Firefight?` : within,
            look: 'buttons',
            answers: [
              {
                value: 'yes',
                label: at.owner === PEOPLE ? 'Yes, in range and in sight' : 'Yes: it answers the fire',
                detail: `7+ on two dice`,
              },
              { value: 'no', label: 'No' },
            ],
          },
          {
            rule: at.owner === PEOPLE ? 'XR-FFT-01' : 'XR-AUT-14',
            subject: subjectOf(at),
            button: (value) => (value === 'yes' ? 'Roll your dice' : 'Go on'),
            throws: (value) =>
              value === 'yes'
                ? [
                    reaching('Firefight', 2, need, 'XR-FFT-02', {
                      means: 'answers',
                      met: 'It shoots back.',
                      unmet: 'It does not shoot back.',
                    }),
                  ]
                : [],
          },
        );
      },
      take(play, f, { answer }) {
        const at = unitOf(play.w, f.at);
        at.answered = true;
        if (answer !== 'yes') return;
        const dice = play.rolls(2, 6, 'XR-FFT-02');
        const mods = reactionModifiers(at);
        const reached = dice.reduce((all, die) => all + die, 0) + total(mods);
        f.answers = reached >= 7;
        play.tell?.(
          {
            type: 'activation tested',
            unit: at.name,
            what: 'a Firefight',
            dice,
            need: 7,
            modifiers: mods,
            total: reached,
            passed: f.answers,
          },
          'XR-FFT-02',
        );
      },
      after({ w }, f) {
        unitOf(w, f.at).answered = true;
      },
    }),
    'cover of the shooter': question({
      rule: 'XR-FFT-10',
      sheet: (w, f: Shooting) =>
        f.answers
          ? plainSheet(
              {
                key: 'cover',
                title: `Is ${unitOf(w, f.unit).name} in cover from ${unitOf(w, f.at).name}?`,
                look: 'segments',
                answers: COVERS,
              },
              { rule: 'XR-FFT-10' },
            )
          : null,
      take: (_play, f, { cover }) => void (f.back = cover ?? '0'),
    }),
    /** XR-SHO-06 XR-CMP-03 Hits by count. */
    hits: question({
      rule: 'XR-CMP-03',
      sheet: hitSheet,
      take(play, f, { hits, back }) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        const at = unitOf(w, f.at);
        f.hits = Number(hits);
        f.backHits = Number(back ?? 0);
        f.lost = volley(play, unit, at, f.hits, f.sv, f.range === 'extreme', f.cover);
        if (f.answers) f.backLost = volley(play, at, unit, f.backHits, profileOf(at).sv, false, f.back);
        // XR-FFT-09 Losses come after both rolls.
        f.lost = lose(play, at, f.lost, 'XR-DMG-01');
        f.backLost = lose(play, unit, f.backLost, 'XR-DMG-01');
        for (const one of [at, unit]) if (one.sp === 0) removed(play, one, 'destroyed');
      },
    }),
    /** XR-SHO-09 XR-SHO-10 One hit is enough for a test. */
    'nerve of the target': {
      run({ w }, f) {
        const at = unitOf(w, f.at);
        applies('XR-COU-01');
        if (f.hits > 0 && onField(at)) return { call: courageFrame(at, 'shot', f.lost) };
      },
    },
    'nerve of the shooter': {
      run({ w }, f) {
        const unit = unitOf(w, f.unit);
        if (f.backHits > 0 && onField(unit)) return { call: courageFrame(unit, 'shot', f.backLost) };
      },
    },
  });

/** Points that a roll takes, after Force Fields. */
function volley(
  play: Play,
  from: Unit,
  to: Unit,
  hits: number,
  need: number,
  extreme: boolean,
  cover: string,
): number {
  const { w } = play;
  const armour = armourOf(w, from, to, extreme, cover);
  play.tell?.(
    { type: 'volley', unit: from.name, at: to.name, dice: diceOf(w, from), need, hits, armour },
    'XR-SHO-06',
  );
  const points = pointsLost(hits, armour, false);
  return forceField(play, to, Math.min(points, to.sp), 'shot');
}
