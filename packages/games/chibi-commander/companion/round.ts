// The round on a real table: coma throws, the people's turn, the Invaders' turn, and what is counted at its end.
import { goTo, plainSheet } from '@xenotable/kernel/companion';
import { chapter, question } from './chapter.ts';
import { invadersFrame } from './invaders.ts';
import { peopleFrame } from './people.ts';
import { type BlipTable, type Figure } from './table.ts';
import { subjectOf } from './words.ts';

interface Rounds {
  /** Those whose coma throw was made in this round. */
  thrown: number[];
}

const lying = (w: BlipTable, f: Rounds): Figure | undefined =>
  w.figures.find(({ id, state }) => state === 'coma' && !f.thrown.includes(id));

const POINTS = Array.from({ length: 9 }, (_, i) => ({ value: String(i - 2), label: String(i - 2) }));

export const rounds = chapter<Rounds>('round')
  .shows('thrown')
  .steps({
    begin: {
      run(play, f) {
        const { w } = play;
        w.round++;
        w.trail = [];
        f.thrown = w.round === 1 ? w.figures.map(({ id }) => id) : [];
        for (const one of [...w.figures, ...w.blips]) one.acted = false;
        play.tell?.({ type: 'round begins', round: w.round }, 'CC-TRN-01');
      },
    },
    /** CC-WND-08 */
    coma: question({
      rule: 'CC-WND-08',
      sheet(w, f: Rounds) {
        const figure = lying(w, f);
        return figure === undefined
          ? null
          : plainSheet(
              {
                key: 'roll',
                title: `${figure.name} lies in coma`,
                look: 'buttons',
                answers: [{ value: 'roll', label: 'The coma throw' }],
              },
              {
                rule: 'CC-WND-08',
                subject: subjectOf(figure),
                act: { words: 'Roll one die: 1 it dies, 6 it wakes.', rule: 'CC-WND-08' },
                button: 'Roll your die',
                throws: () => [{ label: 'Coma', dice: 1, sides: 6, rule: 'CC-WND-08' }],
              },
            );
      },
      take(play, f) {
        const figure = lying(play.w, f);
        if (figure === undefined) return 'again';
        f.thrown.push(figure.id);
        const die = play.roll(6, 'CC-WND-08');
        const result = die === 1 ? 'dies' : die === 6 ? 'wakes' : 'sleeps on';
        play.tell?.({ type: 'coma throw', figure: figure.name, die, result }, 'CC-WND-08');
        if (die === 1) figure.state = 'dead';
        if (die === 6) {
          figure.state = 'awake';
          figure.hearts = 1;
        }
        return 'again';
      },
    }),
    /** CC-TRN-05 The people come first. */
    'the people': {
      run(play) {
        play.tell?.({ type: 'turn begins', who: 'The Earth Force' }, 'CC-TRN-05');
        return { call: peopleFrame() };
      },
    },
    'the invaders': {
      run(play) {
        play.tell?.({ type: 'turn begins', who: 'The Invaders' }, 'CC-TRN-05');
        return { call: invadersFrame() };
      },
    },
    /** CC-WND-16 */
    'who is left': {
      run(play) {
        const left = play.w.figures.some(
          ({ side, state }) => side === 'people' && (state === 'awake' || state === 'coma'),
        );
        if (!left)
          play.end({
            winners: play.w.vp > 0 ? [0] : [],
            rule: 'CC-CMP-08',
            why: `the Earth Force has no unit left, with ${play.w.vp} VP`,
          });
      },
    },
    /** CC-CMP-05 Points of the mission, and whether it is over. */
    points: question({
      rule: 'CC-CMP-05',
      sheet(w, _f: Rounds) {
        const questions = [
          {
            key: 'vp',
            title: 'Points that this round has brought',
            look: 'numbers' as const,
            answers: POINTS,
          },
          {
            key: 'over',
            title: 'Is the mission over?',
            look: 'segments' as const,
            answers: [
              { value: 'no', label: 'It goes on' },
              { value: 'yes', label: 'It is over' },
            ],
          },
        ];
        return {
          subject: null,
          act: {
            words: `Round ${w.round} is over.`,
            why: 'Count what your mission gives.',
            rule: 'CC-TRN-03',
          },
          questions,
          outlooks: POINTS.flatMap(({ value }) =>
            ['no', 'yes'].map((over) => ({
              answers: { vp: value, over },
              sentence: `${w.vp + Number(value)} VP${over === 'yes' ? ': the mission ends' : ' so far'}.`,
              rule: 'CC-CMP-05',
              button: over === 'yes' ? 'End the mission' : 'Next round',
              throws: [],
            })),
          ),
        };
      },
      take(play, _f, { vp, over }) {
        const { w } = play;
        w.vp += Number(vp);
        play.tell?.({ type: 'points', vp: w.vp }, 'CC-CMP-05');
        if (over !== 'yes') return goTo('begin');
        play.end({
          winners: w.vp > 0 ? [0] : [],
          rule: 'CC-CMP-08',
          why: w.vp > 0 ? `the Earth Force has ${w.vp} VP` : 'the Earth Force has no VP',
        });
        return 'done';
      },
    }),
  });
