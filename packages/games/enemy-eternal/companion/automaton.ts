// One activation of the automaton: its card is rolled, its letter is carried out by the people's hands.
import { type Bookmark, applies } from '@xenotable/kernel';
import { type Sheet, goTo, plainSheet } from '@xenotable/kernel/companion';
import { usableArms } from '../book/attack/arms.ts';
import { goDown } from '../book/attack/harm.ts';
import { unrolled } from '../book/automaton/card.ts';
import { able, has, isDown, onBoard, skill } from '../book/models.ts';
import { abilityTest } from '../book/tests.ts';
import { cardOf } from '../content/cards.ts';
import { unitOf } from '../content/units.ts';
import { modelOf } from '../tableReaders.ts';
import { chapter, question } from './chapter.ts';
import { begins, standThrow } from './begins.ts';
import { isEngaged } from './contact.ts';
import { fleeFrame } from './flee.ts';
import { guardFrame } from './guard.ts';
import { handsFrame } from './hands.ts';
import { checkWipe } from './harm.ts';
import { huntFrame } from './hunt.ts';
import { firstRanked, foesOf } from './rank.ts';
import { shotFrame } from './shot.ts';
import { standGuard } from './standGuard.ts';
import { skillTest } from './skillTest.ts';
import { taskOf } from './tasks.ts';
import { inches, modelAnswers, subjectOf } from './words.ts';
import { type Acting, WORKS, aimOf, fight, longest, readLetter, unitPreference, whyOf } from './acting.ts';

export const automatonFrame = (model: number): Bookmark & Acting =>
  automaton.begin({ model, left: 2, letter: '', entry: '', reckless: false, stays: false });

export const automaton = chapter<Acting>('automaton')
  .shows('model', 'left', 'letter', 'entry', 'reckless', 'stays')
  .steps({
    begin: { run: (play, f) => begins(play, modelOf(play.w, f.model)) },
    /** EE-AIM-03 EE-AUT-02 It stands up, then one D6 on its card. */
    card: question({
      rule: 'EE-AIM-03',
      sheet(w, f: Acting): Sheet | null {
        const m = modelOf(w, f.model);
        if (f.letter !== '' || (unrolled(w, m) !== null && m.down !== 'forced')) return null;
        const rolls = unrolled(w, m) === null;
        return plainSheet(
          {
            key: 'card',
            title: rolls ? `Roll for ${m.name}` : `${m.name} stands up`,
            look: 'buttons',
            answers: [{ value: 'roll', label: rolls ? 'One D6 on its card' : 'Test its WILL' }],
          },
          {
            rule: 'EE-AIM-03',
            subject: subjectOf(m),
            act: {
              words: rolls ? 'Roll one D6 for its card.' : 'Roll 2D6 for its WILL.',
              rule: rolls ? 'EE-AIM-03' : 'EE-DWN-06',
            },
            button: 'Roll your dice',
            throws: () => [
              ...standThrow(w, m),
              ...(rolls ? [{ label: `Card of ${m.name}`, dice: 1, sides: 6, rule: 'EE-AIM-03' }] : []),
            ],
          },
        );
      },
      take: (play, f) => readLetter(play, f),
      after: (play, f) => (f.letter === '' ? readLetter(play, f) : undefined),
    }),
    /** EE-AUT-05 EE-AUT-09 to EE-AUT-13 From the letter to what is done. */
    decide: {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (f.left <= 0 || !onBoard(m)) return { goTo: 'end' };
        if (isEngaged(w, m)) return { goTo: 'in contact' };
        if (f.letter === 'O') return { goTo: 'objective' };
        if (f.letter === 'D')
          return { call: guardFrame(aimOf(f, unitPreference(m)), whyOf(f)), then: 'guarded' };
        if (f.letter === 'F') return { goTo: 'fall back' };
        if (f.letter === 'M') return { goTo: 'move closer' };
        return { goTo: 'attack' };
      },
    },
    /** EE-AUT-09 */
    attack: {
      run({ w }, f) {
        const m = modelOf(w, f.model);
        return { call: huntFrame(aimOf(f, unitPreference(m)), whyOf(f)), then: 'attacked' };
      },
    },
    attacked: {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (f.answer !== 'none' || !onBoard(m)) return { goTo: 'end' };
        if (foesOf(w, m).length === 0 || has(m, 'Emplaced')) {
          standGuard(play, m, f.left);
          return { goTo: 'end' };
        }
        const run = inches(skill(w, m, 'MOBILITY') * f.left);
        const cover = f.reckless ? '' : ', into cover if that is at most 3″ less far';
        const first = firstRanked(cardOf(unitOf(m.unit).card), foesOf(w, m));
        const at = 'target' in first ? first.target?.name : `the ${first.by} of your soldiers`;
        return {
          call: handsFrame(m.id, `up to ${run} towards ${at}${cover}`, whyOf(f), 'EE-AUT-14'),
          then: 'end',
        };
      },
    },
    guarded: { run: (_play, f) => (f.answer === 'alone' ? { goTo: 'objective' } : { goTo: 'end' }) },
    /** EE-AUT-11 Away from the first ranked enemy in sight. */
    'fall back': question({
      rule: 'EE-AUT-11',
      sheet(w, f: Acting) {
        const m = modelOf(w, f.model);
        const foes = foesOf(w, m);
        if (foes.length === 0) return null;
        return plainSheet(
          {
            key: 'from',
            title: 'Who is the first of these that it sees?',
            look: 'buttons',
            answers: [
              ...modelAnswers(foes),
              { value: 'none', label: 'None of them', detail: 'then it flees from the closest' },
              { value: 'stuck', label: 'It cannot get farther away', detail: 'it hunkers down' },
            ],
          },
          {
            rule: 'EE-AUT-11',
            subject: subjectOf(m),
            act: { words: 'It falls back.', why: whyOf(f), rule: 'EE-AUT-11' },
          },
        );
      },
      take(play, f, { from }) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (from === 'stuck') {
          if (f.left >= 2 && !has(m, 'Emplaced')) goDown(play, m, 'hunkered', 'EE-AUT-11');
          else standGuard(play, m, f.left);
          return { goTo: 'end' };
        }
        const run = inches(skill(w, m, 'MOBILITY') * f.left);
        const away = from === 'none' ? 'the closest of your soldiers' : modelOf(w, Number(from)).name;
        const how = f.reckless ? '' : ', to where nobody sees it, else into cover';
        return {
          call: handsFrame(m.id, `up to ${run} away from ${away}${how}`, whyOf(f), 'EE-AUT-15'),
          then: 'end',
        };
      },
      after(play, f) {
        standGuard(play, modelOf(play.w, f.model), f.left);
        return { goTo: 'end' };
      },
    }),
    /** EE-AUT-12 Closer, but not closer than 2 inches; or it stays on Overwatch in a good place. */
    'move closer': question({
      rule: 'EE-AUT-12',
      sheet(w, f: Acting) {
        const m = modelOf(w, f.model);
        const first = firstRanked(cardOf(unitOf(m.unit).card), foesOf(w, m));
        if ('target' in first && first.target === null) return null;
        const at = 'target' in first ? (first.target?.name ?? '') : `the ${first.by} of your soldiers`;
        return plainSheet(
          {
            key: 'good',
            title: `Is it in cover against ${at}, sees it and has it within ${inches(longest(w, m))}?`,
            look: 'buttons',
            answers: [
              { value: 'yes', label: 'Yes', detail: 'it stays and watches' },
              { value: 'no', label: 'No', detail: 'it moves closer' },
            ],
          },
          {
            rule: 'EE-AUT-12',
            subject: subjectOf(m),
            act: { words: `It is after ${at}.`, why: whyOf(f), rule: 'EE-AUT-12' },
          },
        );
      },
      take(play, f, { good }) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (good === 'yes') {
          standGuard(play, m, f.left);
          return { goTo: 'end' };
        }
        const first = firstRanked(cardOf(unitOf(m.unit).card), foesOf(w, m));
        const at = 'target' in first ? (first.target?.name ?? '') : `the ${first.by} of your soldiers`;
        const words = `up to ${inches(skill(w, m, 'MOBILITY') * f.left)} towards ${at}, not closer than 2″ to anybody`;
        return { call: handsFrame(m.id, words, whyOf(f), 'EE-AUT-14'), then: 'end' };
      },
      after(play, f) {
        standGuard(play, modelOf(play.w, f.model), f.left);
        return { goTo: 'end' };
      },
    }),
    /** EE-AUT-13 EE-CMP-10 What serves its mission. */
    objective: question({
      rule: 'EE-AUT-13',
      sheet(w, f: Acting) {
        const m = modelOf(w, f.model);
        const task = taskOf(w.mission);
        if (task === null) return null;
        const run = inches(skill(w, m, 'MOBILITY'));
        return plainSheet(
          {
            key: 'task',
            title: 'What can it do for its task?',
            look: 'buttons',
            answers: [
              { value: 'here', label: 'Do it from where it stands', detail: 'with two actions' },
              { value: 'run', label: `Do it after a run of ${run}`, detail: 'with one action' },
              {
                value: 'fight',
                label: 'Attack for it',
                detail: 'somebody it is after, or from the place it holds',
              },
              { value: 'go', label: 'Only go there' },
              { value: 'none', label: 'Nothing', detail: 'then it attacks' },
            ].filter(({ value }) => f.left >= 2 || value !== 'run'),
          },
          {
            rule: 'EE-AUT-13',
            subject: subjectOf(m),
            act: { words: task.words, why: whyOf(f), rule: task.rule },
          },
        );
      },
      trail: (_w, _f, { task }) => ({ label: 'Task', value: task ?? '' }),
      take(play, f, { task }) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (task === 'none' || task === 'fight') return { goTo: 'attack' };
        if (task === 'here') return { goTo: 'work' };
        const run = skill(w, m, 'MOBILITY');
        if (task === 'run') {
          f.left = 1;
          return {
            call: handsFrame(m.id, `up to ${inches(run)} to its task`, whyOf(f), 'EE-AUT-13'),
            then: 'work',
          };
        }
        return {
          call: handsFrame(m.id, `up to ${inches(run * f.left)} towards its task`, whyOf(f), 'EE-AUT-14'),
          then: 'end',
        };
      },
      after: () => goTo('attack'),
    }),
    work: question({
      rule: 'EE-AUT-13',
      sheet(w, f: Acting) {
        const m = modelOf(w, f.model);
        if (!onBoard(m) || isDown(m)) return null;
        const works = WORKS.filter(([, ability]) => able(m, ability));
        return plainSheet(
          {
            key: 'work',
            title: 'How does it do its task?',
            look: 'buttons',
            answers: [
              ...works.map(([value, , on]) => ({
                value,
                label: value[0]?.toUpperCase() + value.slice(1),
                detail: `${on} ${skill(w, m, on) - (f.left >= 2 ? 0 : 1)}`,
              })),
              { value: 'plain', label: 'Without a test' },
            ],
          },
          {
            rule: 'EE-AUT-13',
            subject: subjectOf(m),
            button: (value) => (value === 'plain' ? 'Go on' : 'Roll your dice'),
            throws: (value) => {
              const on = WORKS.find(([work]) => work === value)?.[2];
              if (on === undefined) return [];
              const need = skill(w, m, on) - (f.left >= 2 ? 0 : 1);
              return [skillTest(need, { label: on, means: 'is done', rule: 'EE-ACT-09' })];
            },
          },
        );
      },
      take(play, f, { work }) {
        const { w } = play;
        const m = modelOf(w, f.model);
        const on = WORKS.find(([value]) => value === work)?.[2];
        const done =
          on === undefined ||
          abilityTest(play, m, skill(w, m, on), f.left >= 2 ? 2 : 1, 'EE-ACT-09', work ?? '');
        if (done) play.tell?.({ type: 'tested', model: m.name, what: 'its task' }, 'EE-CMP-10');
        return { goTo: 'end' };
      },
      after: () => goTo('end'),
    }),
    /** EE-AUT-05 In base contact it fights or flees. */
    'in contact': {
      run({ w }, f) {
        const m = modelOf(w, f.model);
        applies('EE-AUT-05');
        const blade = usableArms(w, m).some((arm) => arm.range === 0);
        const fights =
          f.stays || (blade && (f.letter === 'A' || (f.letter === 'O' && taskOf(w.mission) === null)));
        const blow = fight(w, m, f.left);
        if (blow !== null && (fights || has(m, 'Emplaced'))) return { call: shotFrame(blow), then: 'end' };
        return { call: fleeFrame(m.id, f.left, whyOf(f)), then: 'fled' };
      },
    },
    /** EE-AUT-05 If it has to flee and cannot, it attacks. */
    fled: {
      run({ w }, f) {
        const m = modelOf(w, f.model);
        const blow = f.answer === 'stays' && onBoard(m) ? fight(w, m, f.left) : null;
        return blow === null ? { goTo: 'end' } : { call: shotFrame(blow), then: 'end' };
      },
    },
    end: {
      run(play, f) {
        const m = modelOf(play.w, f.model);
        play.tell?.({ type: 'activation ends', model: m.name }, 'EE-ACT-11');
        checkWipe(play);
      },
    },
  });
