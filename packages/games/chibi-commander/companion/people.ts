// The people's turn: they say who acts, the app resolves attacks and healing, and uncovers what they spot.
import { type Bookmark } from '@xenotable/kernel';
import { type Answer, goTo, plainSheet } from '@xenotable/kernel/companion';
import { typeOf } from '../content/units.ts';
import { attackFrame, chainOf } from './attack.ts';
import { uncover } from './blips.ts';
import { chapter, question } from './chapter.ts';
import { heals } from './npc.ts';
import { type BlipTable, type Figure, awake, enemiesOf, figureOf, missing } from './table.ts';
import { chainWords, figureAnswers, subjectOf } from './words.ts';

interface Turn {
  figure: number;
  left: number;
  chain: number;
}

export const peopleFrame = (): Bookmark & Turn => people.begin({ figure: -1, left: 0, chain: -1 });

const idle = (w: BlipTable): Figure[] => awake(w, 'people').filter(({ acted }) => !acted);

/** CC-TRN-09 What an action buys. */
function actionsOf(w: BlipTable, f: Turn): Answer[] {
  const figure = figureOf(w, f.figure);
  const { chains, move } = typeOf(figure.type);
  return [
    { value: 'move', label: 'Move', detail: `up to ${move} points` },
    ...chains.flatMap((chain, at): Answer[] => {
      const attacks = chain.deed === 'attack' || chain.deed === 'blast';
      const possible = attacks ? enemiesOf(w, figure).length > 0 : chain.deed === 'heal';
      if (!possible || (chain.long && f.left < 2)) return [];
      return [{ value: String(at), label: chain.text, detail: chainWords(chain) }];
    }),
    { value: 'other', label: 'Something else', detail: 'doors, objects, PSI, dragging' },
    { value: 'spot', label: 'It spots a Blip' },
    { value: 'leave', label: 'It leaves the map' },
    { value: 'done', label: 'Nothing more' },
  ].filter(({ value }) => value !== 'spot' || w.blips.length > 0);
}

const blipAnswers = (w: BlipTable): Answer[] =>
  w.blips.map(({ id, mode }) => ({ value: String(id), label: `Blip ${id}`, detail: mode }));

export const people = chapter<Turn>('people')
  .shows('figure', 'left', 'chain')
  .steps({
    who: question({
      rule: 'CC-TRN-07',
      sheet(w, _f: Turn) {
        const all = idle(w);
        return all.length === 0
          ? null
          : plainSheet(
              {
                key: 'figure',
                title: 'Who acts?',
                look: 'buttons',
                answers: [...figureAnswers(all), { value: 'end', label: 'End the turn' }],
              },
              { rule: 'CC-TRN-07' },
            );
      },
      take({ w }, f, { figure }) {
        if (figure === 'end') return 'done';
        const one = figureOf(w, Number(figure));
        one.acted = true;
        f.figure = one.id;
        f.left = 2;
        w.excess = [];
        w.trail = [{ label: 'Acts', value: one.name }];
      },
      after: () => 'done' as const,
    }),
    action: question({
      rule: 'CC-TRN-09',
      sheet(w, f: Turn) {
        const figure = figureOf(w, f.figure);
        return f.left <= 0 || figure.state !== 'awake'
          ? null
          : plainSheet(
              {
                key: 'action',
                title: `What does ${figure.name} do?`,
                look: 'buttons',
                answers: actionsOf(w, f),
              },
              {
                rule: 'CC-ACT-01',
                subject: subjectOf(figure),
                act: {
                  words: f.left === 2 ? 'Two actions left.' : 'One action left.',
                  rule: 'CC-TRN-09',
                },
              },
            );
      },
      take(play, f, { action }) {
        const { w } = play;
        const figure = figureOf(w, f.figure);
        switch (action) {
          case 'done':
            f.left = 0;
            return goTo('who');
          case 'spot':
            return goTo('spot');
          case 'leave':
            figure.state = 'gone';
            play.tell?.({ type: 'leaves', figure: figure.name }, 'CC-CMP-05');
            return goTo('who');
          case 'move':
          case 'other':
            f.left--;
            if (action === 'move')
              play.tell?.(
                { type: 'moved as told', what: figure.name, words: 'as its player wishes' },
                'CC-ACT-01',
              );
            return goTo('action');
          default:
            f.chain = Number(action);
            return goTo('target');
        }
      },
      after: () => goTo('who'),
    }),
    target: question({
      rule: 'CC-HIT-01',
      sheet(w, f: Turn) {
        const figure = figureOf(w, f.figure);
        const healing = chainOf(figure, f.chain).deed === 'heal';
        const among = healing
          ? w.figures.filter(
              (one) =>
                one.side === 'people' && (one.state === 'awake' || one.state === 'coma') && missing(one) > 0,
            )
          : enemiesOf(w, figure);
        return among.length === 0
          ? null
          : plainSheet(
              {
                key: 'target',
                title: healing ? 'Whom does it heal?' : 'Whom does it attack?',
                look: 'buttons',
                answers: figureAnswers(among),
              },
              {
                rule: healing ? 'CC-HEAL-01' : 'CC-HIT-01',
                subject: subjectOf(figure),
                button: healing ? 'Roll your dice' : 'Go on',
                throws: () =>
                  healing
                    ? [
                        {
                          label: 'Healing; 3 and 4 count 1, 5 and 6 count 2',
                          dice: chainOf(figure, f.chain).dice,
                          sides: 6,
                          rule: 'CC-HEAL-02',
                        },
                      ]
                    : [],
              },
            );
      },
      take(play, f, { target }) {
        const { w } = play;
        const figure = figureOf(w, f.figure);
        const chain = chainOf(figure, f.chain);
        const at = figureOf(w, Number(target));
        f.left -= chain.long ? 2 : 1;
        if (chain.deed === 'heal') {
          heals(play, at, chain.dice);
          return goTo('action');
        }
        return { call: attackFrame(figure, at, f.chain), then: 'action' };
      },
      after(_play, f) {
        f.left--;
        return goTo('action');
      },
    }),
    /** CC-BLP-11 CC-BLP-12 */
    spot: question({
      rule: 'CC-BLP-11',
      sheet: (w, _f: Turn) =>
        w.blips.length === 0
          ? null
          : plainSheet(
              {
                key: 'blip',
                title: 'Which Blip does it see?',
                look: 'buttons',
                answers: [...blipAnswers(w), { value: 'none', label: 'None after all' }],
              },
              { rule: 'CC-BLP-11', button: 'Uncover it' },
            ),
      take(play, _f, { blip }) {
        const found = play.w.blips.find(({ id }) => String(id) === blip);
        if (found !== undefined) uncover(play, found);
        return goTo('action');
      },
      after: () => goTo('action'),
    }),
  });
