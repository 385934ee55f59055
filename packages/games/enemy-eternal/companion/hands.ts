// EE-CMP-01 What hands do: the app says how a model is moved, the people move it and say whether anybody fires at it meanwhile.
import { type Bookmark, applies } from '@xenotable/kernel';
import { plainSheet } from '@xenotable/kernel/companion';
import { armOf } from '../book/attack/arms.ts';
import { spendWatch } from '../book/movement/overwatch.ts';
import { has, isDown, onBoard } from '../book/models.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { chapter, question } from './chapter.ts';
import { part, touch } from './contact.ts';
import { shotFrame } from './shot.ts';
import type { CompanionTable } from './table.ts';
import { subjectOf } from './words.ts';

interface Hands {
  model: number;
  /** 'up to 7″ into base contact with the Ranger'. */
  words: string;
  why: string;
  rule: string;
  /** Whom it touches at the end; -1 for nobody. */
  touch: number;
  fired: boolean;
}

/** An order to the people's hands; it answers whether the model is still there and has arrived. */
export const handsFrame = (
  model: number,
  words: string,
  why: string,
  rule: string,
  contact = -1,
): Bookmark & Hands => hands.begin({ model, words, why, rule, touch: contact, fired: false });

/** EE-OVW-02 EE-SPC-34 Enemies on Overwatch that could fire at a mover. */
export function watchersOf(w: CompanionTable, mover: Model): Model[] {
  if (has(mover, 'Phantom')) {
    applies('EE-SPC-34');
    return [];
  }
  return w.models.filter(
    (one) =>
      onBoard(one) &&
      one.overwatch !== null &&
      one.control !== mover.control &&
      !isDown(one) &&
      !one.watched.includes(mover.id),
  );
}

export const hands = chapter<Hands>('hands')
  .shows('model', 'words', 'why', 'rule', 'touch', 'fired')
  .steps({
    move: question({
      rule: 'EE-CMP-01',
      sheet(w, f: Hands) {
        const m = modelOf(w, f.model);
        const watchers = watchersOf(w, m);
        return plainSheet(
          {
            key: 'moved',
            title: watchers.length > 0 ? 'Does anybody on Overwatch fire at it on the way?' : 'Is that done?',
            look: 'buttons',
            answers: [
              {
                value: 'done',
                label: watchers.length > 0 ? 'It has moved, nobody fires' : 'It has moved',
              },
              ...watchers.map((one) => ({
                value: String(one.id),
                label: `${one.name} fires`,
                detail: `Overwatch with the ${one.overwatch}`,
              })),
              { value: 'stays', label: 'It cannot move like that', detail: 'it stays where it is' },
            ],
          },
          {
            rule: 'EE-CMP-01',
            subject: subjectOf(m),
            act: { words: `Move it ${f.words}.`, why: f.why, rule: f.rule },
            button: (value) => (value === 'done' || value === 'stays' ? 'Go on' : 'Measure the shot'),
          },
        );
      },
      take(play, f, answers) {
        const { w } = play;
        const m = modelOf(w, f.model);
        const moved = answers['moved'];
        if (moved === 'stays') {
          play.tell?.({ type: 'stayed out', model: m.name }, 'EE-CMP-01');
          return { answer: 'stays' };
        }
        if (moved !== 'done') {
          const watcher = modelOf(w, Number(moved));
          const weapon = watcher.overwatch ?? '';
          spendWatch(watcher, m, armOf(watcher, weapon));
          return {
            call: shotFrame({
              by: watcher.id,
              at: m.id,
              weapon,
              actions: 1,
              moving: false,
              steady: false,
              reason: 'react',
              close: false,
              measured: null,
            }),
            then: 'still there',
          };
        }
        part(w, m);
        play.tell?.({ type: 'moved as told', model: m.name, words: f.words }, f.rule);
        if (f.touch >= 0) {
          touch(w, m, modelOf(w, f.touch));
          play.tell?.({ type: 'touches', model: m.name, at: modelOf(w, f.touch).name }, 'EE-BRD-05');
        }
        return { answer: 'moved' };
      },
    }),
    /** EE-OVW-07 A mover that falls or goes Down has moved for the last time. */
    'still there': {
      run({ w }, f) {
        const m = modelOf(w, f.model);
        if (onBoard(m) && !isDown(m) && w.over === null) return { goTo: 'move' };
        return { answer: 'stopped' };
      },
    },
  });
