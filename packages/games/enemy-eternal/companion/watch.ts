// EE-AUT-17 The automaton's watchers while one of the people's soldiers moves: each is measured at its best moment.
import { type Bookmark, applies } from '@xenotable/kernel';
import { type Sheet, combinations } from '@xenotable/kernel/companion';
import { armOf } from '../book/attack/arms.ts';
import { spendWatch } from '../book/movement/overwatch.ts';
import { hitValue } from '../book/attack/toHit.ts';
import { isDown, onBoard } from '../book/models.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { type Shooting, attackOutlook, shotOf } from './aim.ts';
import { bandAnswers, bandsOf, outOfReach, reachIn } from './bands.ts';
import { chapter, question } from './chapter.ts';
import { watchersOf } from './hands.ts';
import { shotFrame, tellMeasured } from './shot.ts';
import type { CompanionTable } from './table.ts';
import { COVERS, coverOf, subjectOf } from './words.ts';

interface Watched {
  mover: number;
  /** Watchers that have been asked about. */
  done: number[];
}

export const watchedFrame = (mover: number): Bookmark & Watched => watched.begin({ mover, done: [] });

const nextOf = (w: CompanionTable, f: Watched): Model | undefined => {
  const mover = modelOf(w, f.mover);
  if (!onBoard(mover) || isDown(mover)) return undefined;
  return watchersOf(w, mover).find(({ id }) => !f.done.includes(id));
};

const reactOf = (watcher: Model, mover: number): Shooting => ({
  by: watcher.id,
  at: mover,
  weapon: watcher.overwatch ?? '',
  actions: 1,
  moving: false,
  steady: false,
  reason: 'react',
  close: false,
  measured: null,
});

/** The shot under these answers; null if it does not come to one. */
function shotUnder(w: CompanionTable, watcher: Model, f: Watched, range: string, cover: string) {
  const at = modelOf(w, f.mover);
  const arm = armOf(watcher, watcher.overwatch ?? '');
  const band = bandsOf([arm], at, w.round).find(({ value }) => value === range);
  const reach = reachIn(band, arm, at, w.round);
  if (reach === 'out') return null;
  const shooting: Shooting = {
    ...reactOf(watcher, f.mover),
    measured: { short: reach === 'short', cover: coverOf(cover), above: false },
  };
  // EE-AUT-17 At its best moment it fires with 5 or more, and with 3 or more as the last it has.
  return hitValue(w, shotOf(w, shooting)) >= 3 ? shooting : null;
}

function sheetFor(w: CompanionTable, f: Watched): Sheet | null {
  const watcher = nextOf(w, f);
  if (watcher === undefined) return null;
  const at = modelOf(w, f.mover);
  const arm = armOf(watcher, watcher.overwatch ?? '');
  const bands = bandsOf([arm], at, w.round);
  const questions = [
    {
      key: 'range',
      title: `Where ${watcher.name} sees ${at.name} best on its way: how far is that?`,
      look: 'buttons' as const,
      answers: bandAnswers(bands, arm, at, w.round),
    },
    {
      key: 'cover',
      title: `Is ${at.name} in cover there?`,
      look: 'segments' as const,
      answers: COVERS,
      unless: outOfReach('range', bands, [arm], at, w.round),
    },
  ];
  return {
    subject: subjectOf(watcher),
    act: { words: `${watcher.name} is on Overwatch with the ${arm.name}.`, rule: 'EE-AUT-17' },
    questions,
    outlooks: combinations(questions).map((answers) => {
      const shot = shotUnder(w, watcher, f, answers['range'] ?? '', answers['cover'] ?? '');
      return shot === null
        ? {
            answers,
            note: 'holds its fire',
            sentence: 'It holds its fire.',
            rule: 'EE-AUT-17',
            button: 'Go on',
            throws: [],
          }
        : { answers, ...attackOutlook(w, shot) };
    }),
  };
}

export const watched = chapter<Watched>('watched')
  .shows('mover', 'done')
  .steps({
    fire: question({
      rule: 'EE-AUT-17',
      sheet: sheetFor,
      take(play, f, answers) {
        const { w } = play;
        const watcher = nextOf(w, f);
        const sheet = sheetFor(w, f);
        if (watcher === undefined || sheet === null) return { goTo: 'over' };
        f.done.push(watcher.id);
        const shot = shotUnder(w, watcher, f, answers['range'] ?? '', answers['cover'] ?? '');
        if (shot === null) return { goTo: 'fire' };
        tellMeasured(play, shot, sheet, answers);
        spendWatch(watcher, modelOf(w, f.mover), armOf(watcher, shot.weapon));
        return { call: shotFrame(shot), then: 'fire' };
      },
    }),
    over: { run: () => applies('EE-OVW-02') },
  });
