// EE-AUT-10 Letter D: the automaton guards a friend.
import { type Bookmark, applies } from '@xenotable/kernel';
import { type Sheet, plainSheet } from '@xenotable/kernel/companion';
import { isDown, onBoard, skill } from '../book/models.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { chapter, question } from './chapter.ts';
import { foesTouching, isEngaged } from './contact.ts';
import { handsFrame } from './hands.ts';
import { huntFrame } from './hunt.ts';
import type { Aim } from './plan.ts';
import { foesOf } from './rank.ts';
import type { CompanionTable } from './table.ts';
import { inches, modelAnswers, subjectOf } from './words.ts';
import { standGuard } from './standGuard.ts';

interface Guarding extends Omit<Aim, 'at'> {
  why: string;
  /** The friend; -1 until it is known. */
  ward: number;
  answer?: string;
}

/** It answers 'alone' where there is no friend to guard. */
export const guardFrame = (aim: Omit<Aim, 'at'>, why: string): Bookmark & Guarding =>
  guard.begin({ ...aim, why, ward: -1 });

const friendsOf = (w: CompanionTable, m: Model): Model[] =>
  w.models.filter((one) => onBoard(one) && one.control === m.control && one !== m && !one.neutral);

/** EE-AUT-10 (b) Friends in trouble, of whom only those within 12 count. */
const troubled = (w: CompanionTable, m: Model): Model[] =>
  friendsOf(w, m).filter((one) => isDown(one) || isEngaged(w, one));

/** EE-AUT-10 (c) and (d) The friend who is hurt worst, or the Leader. */
const known = (w: CompanionTable, m: Model): Model | undefined =>
  friendsOf(w, m)
    .filter((one) => one.wounds < one.skills.HEALTH)
    .sort((a, b) => a.wounds - b.wounds || a.id - b.id)[0] ?? friendsOf(w, m).find((one) => one.leader);

function closestSheet(w: CompanionTable, f: Guarding, title: string, among: Model[], none?: string): Sheet {
  return plainSheet(
    {
      key: 'ward',
      title,
      look: 'buttons',
      answers: [...modelAnswers(among), ...(none === undefined ? [] : [{ value: 'none', label: none }])],
    },
    {
      rule: 'EE-AUT-10',
      subject: subjectOf(modelOf(w, f.model)),
      act: { words: 'It guards a friend.', why: f.why, rule: 'EE-AUT-10' },
    },
  );
}

export const guard = chapter<Guarding>('guard')
  .shows('model', 'left', 'reckless', 'preference', 'near', 'why', 'ward')
  .steps({
    'a friend in trouble': question({
      rule: 'EE-AUT-10',
      sheet(w, f: Guarding) {
        const among = troubled(w, modelOf(w, f.model));
        return among.length === 0
          ? null
          : closestSheet(
              w,
              f,
              `Who of these is closest to it, and within ${inches(12)}?`,
              among,
              'None is that near',
            );
      },
      take(_play, f, { ward }) {
        if (ward !== 'none') f.ward = Number(ward);
      },
    }),
    'a friend': question({
      rule: 'EE-AUT-10',
      sheet(w, f: Guarding) {
        const m = modelOf(w, f.model);
        const friends = friendsOf(w, m);
        return f.ward >= 0 || known(w, m) !== undefined || friends.length < 2
          ? null
          : closestSheet(w, f, 'Which friend is closest to it?', friends);
      },
      take: (_play, f, { ward }) => void (f.ward = Number(ward)),
      after({ w }, f) {
        const m = modelOf(w, f.model);
        if (f.ward < 0) f.ward = (known(w, m) ?? friendsOf(w, m)[0])?.id ?? -1;
        if (f.ward < 0) return { answer: 'alone' };
      },
    }),
    /** EE-AUT-10 2 Who threatens the ward. */
    threat: question({
      rule: 'EE-AUT-10',
      sheet(w, f: Guarding) {
        const ward = modelOf(w, f.ward);
        const touching = foesTouching(w, ward);
        const among = touching.length > 0 ? touching : foesOf(w, modelOf(w, f.model));
        if (touching.length === 1 || among.length === 0) return null;
        const title =
          touching.length > 0
            ? `Who of those that touch ${ward.name} comes first?`
            : `Who of those that see ${ward.name} is closest to it?`;
        return closestSheet(w, f, title, among, touching.length > 0 ? undefined : 'Nobody sees it');
      },
      take: (_play, f, { ward }) => (ward === 'none' ? { goTo: 'stand by' } : against(f, Number(ward))),
      after({ w }, f) {
        const only = foesTouching(w, modelOf(w, f.ward))[0];
        return only === undefined ? { goTo: 'stand by' } : against(f, only.id);
      },
    }),
    driven: { run: (_play, f) => (f.answer === 'none' ? { goTo: 'stand by' } : { answer: 'done' }) },
    /** EE-AUT-10 5 and 6 It goes to the ward and keeps watch. */
    'stand by': question({
      rule: 'EE-AUT-10',
      sheet(w, f: Guarding) {
        const m = modelOf(w, f.model);
        const ward = modelOf(w, f.ward);
        return plainSheet(
          {
            key: 'far',
            title: `Is it farther than ${inches(2)} from ${ward.name}?`,
            look: 'buttons',
            answers: [
              { value: 'yes', label: 'Yes', detail: 'it runs there, then watches' },
              { value: 'no', label: 'No', detail: 'it watches from where it stands' },
            ],
          },
          {
            rule: 'EE-AUT-10',
            subject: subjectOf(m),
            act: { words: `It guards ${ward.name}.`, why: f.why, rule: 'EE-AUT-10' },
          },
        );
      },
      take(play, f, { far }) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (far === 'no') {
          standGuard(play, m, f.left);
          return { answer: 'done' };
        }
        const words = `up to ${inches(skill(w, m, 'MOBILITY'))} towards ${modelOf(w, f.ward).name}, up to 2″ from it`;
        return { call: handsFrame(m.id, words, f.why, 'EE-AUT-14'), then: 'watch' };
      },
    }),
    watch: {
      run(play, f) {
        const m = modelOf(play.w, f.model);
        if (f.left >= 2 && onBoard(m) && !isDown(m)) standGuard(play, m, 1);
        applies('EE-AUT-10');
        return { answer: 'done' };
      },
    },
  });

/** EE-AUT-10 3 The threat is attacked, but only from places near the ward. */
const against = (f: Guarding, foe: number) =>
  ({
    call: huntFrame(
      {
        model: f.model,
        left: f.left,
        reckless: f.reckless,
        preference: f.preference,
        near: 'its ward',
      },
      f.why,
      foe,
    ),
    then: 'driven',
  }) as const;
