// Courage and Rally tests: the people say what stands around the unit, the dice decide, the app takes the marker on and off.
import { type Bookmark, type Modifier, applies, total } from '@xenotable/kernel';
import { type Answers, type Question, type Sheet, combinations } from '@xenotable/kernel/companion';
import { isFearsome } from '../book/activation/values.ts';
import { lose } from '../book/damage/losses.ts';
import { atHalf, leads, profileOf, unitOf, unitOrNull } from '../table.ts';
import type { CourageCause, Unit } from '../table.ts';
import { commanderModifier, commanderQuestion, coverQuestion } from './asked.ts';
import { type Play, chapter, question } from './chapter.ts';
import { checkGone, removed } from './removal.ts';
import { type CompanionTable, onField } from './table.ts';
import { chanceOf, inches, percent, reaching, subjectOf } from './words.ts';

interface Nerve {
  unit: number;
  cause: CourageCause;
  lost: number;
  /** An enemy that frightens it in an Attack, or -1. */
  by: number;
}

export const courageFrame = (unit: Unit, cause: CourageCause, lost = 0, by = -1): Bookmark & Nerve =>
  courage.begin({ unit: unit.id, cause, lost, by });

/** XR-COU-12 XR-COU-13 XR-COU-14 What counts without a ruler. */
function known(w: CompanionTable, unit: Unit, f: Nerve): Modifier[] {
  const mods: Modifier[] = [];
  const p = profileOf(unit);
  if (f.lost > 0 && f.cause !== 'rally')
    mods.push({ value: -f.lost, because: 'XR-COU-12', label: 'points just lost' });
  const owner = w.owners[unit.owner];
  if (owner !== undefined && owner.total > 0 && 2 * owner.lost >= owner.total)
    mods.push({ value: -1, because: 'XR-COU-13', label: 'beaten detachment' });
  const enemy = unitOrNull(w, f.by);
  const scared =
    f.cause === 'attack' &&
    enemy !== null &&
    isFearsome(enemy) &&
    !(p.demonic || p.mechanoid || p.undead || isFearsome(unit));
  if (scared || p.xeno['Fearful'] !== undefined) applies('XR-COU-14');
  if (p.xeno['Fearful'] !== undefined)
    mods.push({ value: scared ? -2 : -1, because: 'XR-XEN-14', label: 'Fearful' });
  else if (scared) mods.push({ value: -1, because: 'XR-XEN-13', label: 'Fearsome' });
  if (leads(w, unit, 'Craven')) mods.push({ value: -1, because: 'XR-T-20', label: 'Craven' });
  return mods;
}

const modifiers = (w: CompanionTable, unit: Unit, f: Nerve, answers: Answers): Modifier[] => [
  ...(answers['cover'] === 'yes' ? [{ value: 1, because: 'XR-COU-10', label: 'in cover' }] : []),
  ...commanderModifier(w, unit, 'courage', answers['commander']),
  ...known(w, unit, f),
];

const diceOf = (unit: Unit): 1 | 2 => (atHalf(unit) ? 1 : 2);

/** XR-XEN-25 Mechanoids do not test. */
const tests = (unit: Unit): boolean => onField(unit) && unit.sp > 0 && !profileOf(unit).mechanoid;

const TITLES: Readonly<Record<CourageCause, string>> = {
  rally: 'It rallies: roll for its Courage.',
  shot: 'It was shot at: roll for its Courage.',
  attack: 'It has lost in the fight: roll for its Courage.',
  other: 'Roll for its Courage.',
  army: 'Its detachment is shaken: roll for its Courage.',
};

function sheetFor(w: CompanionTable, f: Nerve): Sheet | null {
  const unit = unitOf(w, f.unit);
  if (!tests(unit)) return null;
  const questions: Question[] = [
    coverQuestion(unit),
    ...[commanderQuestion(w, unit, 'courage')].filter((one) => one !== null),
  ];
  const dice = diceOf(unit);
  const { courage: value } = profileOf(unit);
  return {
    subject: subjectOf(unit),
    act: { words: TITLES[f.cause], rule: f.cause === 'rally' ? 'XR-RAL-02' : 'XR-COU-09' },
    questions,
    outlooks: combinations(questions).map((answers) => {
      const need = value - total(modifiers(w, unit, f, answers));
      return {
        answers,
        value: percent(chanceOf(need, dice)),
        note: `${need} or more`,
        sentence: `It holds with ${need} or more, ${percent(chanceOf(need, dice))}.`,
        rule: 'XR-COU-15',
        button: 'Roll your dice',
        throws: [
          reaching('Courage', dice, need, 'XR-COU-09', {
            means: f.cause === 'rally' ? 'rallies' : 'holds',
            met: f.cause === 'rally' ? 'It rallies.' : 'It holds.',
            unmet: 'It retreats, or is routed if the total is 0 or less.',
          }),
        ],
      };
    }),
  };
}

export const courage = chapter<Nerve>('courage')
  .shows('unit', 'cause', 'lost', 'by')
  .steps({
    test: question({
      rule: 'XR-COU-09',
      sheet: sheetFor,
      take(play, f, answers) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        const mods = modifiers(w, unit, f, answers);
        const dice = play.rolls(diceOf(unit), 6, f.cause === 'rally' ? 'XR-RAL-02' : 'XR-COU-09');
        const reached = dice.reduce((all, die) => all + die, 0) + total(mods);
        const { courage: value } = profileOf(unit);
        const rule = f.cause === 'rally' ? 'XR-RAL-02' : 'XR-COU-09';
        if (reached >= value) {
          play.tell?.(
            { type: 'held its nerve', unit: unit.name, dice, total: reached, courage: value },
            rule,
          );
          if (f.cause === 'rally') {
            unit.suppressed = false;
            play.tell?.({ type: 'unit rallied', unit: unit.name }, 'XR-RAL-03');
          }
          return;
        }
        const broken = reached <= 0;
        play.tell?.(
          { type: 'lost its nerve', unit: unit.name, dice, total: reached, courage: value, broken },
          rule,
        );
        fails(play, unit, f.cause, broken);
      },
    }),
    over: { run: (play) => checkGone(play) },
  });

/** XR-COU-16 XR-COU-17 XR-RAL-04 XR-SUP-05 What a failed test leads to. */
function fails(play: Play, unit: Unit, cause: CourageCause, broken: boolean): void {
  if (broken) return removed(play, unit, 'routed');
  if (unit.suppressed) lose(play, unit, 1, cause === 'rally' ? 'XR-RAL-04' : 'XR-SUP-05');
  if (unit.sp === 0) return removed(play, unit, 'destroyed');
  retreats(play, unit);
  if (profileOf(unit).undead || unit.suppressed) return;
  unit.suppressed = true;
  unit.grounded = false;
  play.tell?.({ type: 'unit suppressed', unit: unit.name }, 'XR-COU-16');
}

/** XR-RET-01 XR-RET-02 How far it flees. */
export function retreats(play: Play, unit: Unit): void {
  const { vehicle, maxMove } = profileOf(unit);
  const far = vehicle ? maxMove : maxMove / 2;
  play.tell?.(
    {
      type: 'gives way',
      unit: unit.name,
      words: `${inches(far)} away from the enemy that caused it, else towards its own zone`,
    },
    vehicle ? 'XR-RET-02' : 'XR-RET-01',
  );
}
