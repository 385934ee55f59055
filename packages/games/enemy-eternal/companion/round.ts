// The game round on a real table: the bag, the dice in it, and what is looked at when it is empty.
import { applies } from '@xenotable/kernel';
import { goTo, plainSheet } from '@xenotable/kernel/companion';
import { loseWounds } from '../book/attack/harm.ts';
import { AUTOMATON } from '../book/round/dice.ts';
import { again, choosable } from '../book/round/choosable.ts';
import { fillBag } from '../book/round/fillBag.ts';
import { missionOf } from '../book/missions/index.ts';
import { onBoard } from '../book/models.ts';
import { modelOf } from '../tableReaders.ts';
import { automatonFrame } from './automaton.ts';
import { chapter, question } from './chapter.ts';
import { checkWipe, freed } from './harm.ts';
import { podFrame, reinforce } from './pods.ts';
import { fallen } from './shot.ts';
import { soldierFrame } from './soldier.ts';
import { isScored } from './tasks.ts';
import { whichFrame } from './which.ts';
import { modelAnswers } from './words.ts';

interface Rounds {
  colour: string;
  queue: number[];
  answer?: number[];
}

const NUMBERS = Array.from({ length: 9 }, (_, i) => ({ value: String(i), label: String(i) }));

export const rounds = chapter<Rounds>('round')
  .shows('colour', 'queue')
  .steps({
    /** EE-RND-07 The round number goes up, reinforcements arrive. */
    'the round begins': {
      run(play, f) {
        const { w } = play;
        w.round++;
        w.drawnDice = [];
        w.trail = [];
        f.queue = [];
        play.tell?.({ type: 'round', round: w.round, of: missionOf(w).rounds }, 'EE-RND-07');
        reinforce(play);
        if (w.pods.some(({ state }) => state === 'waiting'))
          return { call: podFrame('Does one of your soldiers see a pod marker now?') };
      },
    },
    'fill the bag': { run: (play) => fillBag(play) },
    /** EE-RND-02 One die is drawn. */
    draw: {
      run(play, f) {
        const { w } = play;
        const colour = play.draw(w.bag, 'EE-RND-02', (kind) => (kind === AUTOMATON ? 'automaton' : 'people'));
        if (colour === null) return { goTo: 'the round ends' };
        f.colour = colour;
        w.drawnDice.push(colour);
        w.trail = [];
        play.tell?.({ type: 'die drawn', colour }, 'EE-RND-02');
        if (colour === AUTOMATON) return { goTo: 'the automaton’s die' };
        if (choosable(w, colour).length === 0) {
          play.tell?.({ type: 'die spent', colour }, 'EE-RND-03');
          return 'again';
        }
      },
    },
    /** EE-RND-03 */
    'which soldier': question({
      rule: 'EE-RND-03',
      sheet: (w, f: Rounds) =>
        f.colour === AUTOMATON || choosable(w, f.colour).length === 0
          ? null
          : plainSheet(
              {
                key: 'model',
                title: 'Your die is drawn. Who acts?',
                look: 'buttons',
                answers: modelAnswers(choosable(w, f.colour)),
              },
              { rule: 'EE-RND-03', sentence: (_value, label) => `${label} acts.` },
            ),
      take: (_play, _f, { model }) => ({ call: soldierFrame(Number(model)), then: 'draw' }),
      after: () => goTo('draw'),
    }),
    /** EE-AUT-01 EE-AUT-23 EE-DIF-05 */
    'the automaton’s die': {
      run(play, f) {
        const { w } = play;
        const all = choosable(w, AUTOMATON);
        const own = all.filter((m) => m.mind === null);
        const victim = all.find((m) => m.mind !== null);
        f.queue = [];
        if (own.length > 0) return { call: whichFrame(false), then: 'in a row' };
        if (victim !== undefined) {
          applies('EE-AUT-23');
          f.answer = [victim.id];
          return { goTo: 'in a row' };
        }
        if (w.sides[1].bonus > 0 && again(w, AUTOMATON).length > 0) {
          w.sides[1].bonus--;
          return { call: whichFrame(true), then: 'in a row' };
        }
        play.tell?.({ type: 'die spent', colour: AUTOMATON }, 'EE-RND-03');
        return { goTo: 'draw' };
      },
    },
    'in a row': {
      run(_play, f) {
        f.queue = f.answer ?? [];
        f.answer = [];
      },
    },
    activate: {
      run({ w }, f) {
        const id = f.queue.shift();
        if (id === undefined) return { goTo: 'draw' };
        return onBoard(modelOf(w, id)) ? { call: automatonFrame(id), then: 'activate' } : 'again';
      },
    },
    /** EE-RND-04 EE-SPO-15 Poison takes its Wound. */
    'the round ends': {
      run(play) {
        const { w } = play;
        const m = w.models.find((one) => one.poisoned && onBoard(one) && !one.spent.includes('poison'));
        if (m === undefined) return;
        m.spent.push('poison');
        loseWounds(play, m, 1, () =>
          play.tell?.({ type: 'poison', model: m.name, wounds: m.wounds }, 'EE-SPO-15'),
        );
        const blast = fallen(play, m, null, 1);
        return blast === null ? 'again' : { call: blast, then: 'the round ends' };
      },
    },
    /** EE-SPC-16 EE-SPC-18 */
    'minds are freed': {
      run(play) {
        const { w } = play;
        for (const m of w.models) if (m.mind !== null && m.mind.until <= w.round) freed(play, m);
        checkWipe(play);
      },
    },
    /** EE-CMP-10 Points of the missions that count them at the end of a round. */
    points: question({
      rule: 'EE-CMP-10',
      sheet(w, _f: Rounds) {
        if (!isScored(w.mission)) return null;
        const questions = [
          {
            key: 'people',
            title: 'Points of the people this round',
            look: 'numbers' as const,
            answers: NUMBERS,
          },
          {
            key: 'automaton',
            title: 'Points of the automaton this round',
            look: 'numbers' as const,
            answers: NUMBERS,
          },
        ];
        return {
          subject: null,
          act: { words: `Round ${w.round} is over.`, why: missionOf(w).text, rule: 'EE-RND-07' },
          questions,
          outlooks: NUMBERS.flatMap((people) =>
            NUMBERS.map((automaton) => ({
              answers: { people: people.value, automaton: automaton.value },
              sentence: `${w.sides[0].score + Number(people.value)} to ${w.sides[1].score + Number(automaton.value)}.`,
              rule: 'EE-RND-07',
              button: 'Count them',
              throws: [],
            })),
          ),
        };
      },
      take(play, _f, { people, automaton }) {
        const { sides } = play.w;
        sides[0].score += Number(people);
        sides[1].score += Number(automaton);
        play.tell?.({ type: 'points', people: sides[0].score, automaton: sides[1].score }, 'EE-CMP-10');
      },
    }),
    /** EE-END-03 After the last round the mission says who has won; what it counts is on the table. */
    'the last round': question({
      rule: 'EE-END-03',
      sheet: (w, _f: Rounds) =>
        w.round < missionOf(w).rounds
          ? null
          : plainSheet(
              {
                key: 'winner',
                title: 'Who has won?',
                look: 'buttons',
                answers: [
                  { value: 'people', label: 'The people' },
                  { value: 'automaton', label: 'The automaton' },
                  { value: 'nobody', label: 'Nobody', detail: 'a draw' },
                ],
              },
              {
                rule: 'EE-END-03',
                act: {
                  words: 'The last round is over.',
                  why: `${missionOf(w).text} Destroyed: ${w.sides[1].lost} by you, ${w.sides[0].lost} by it.`,
                  rule: 'EE-END-03',
                },
                button: 'That is the end',
              },
            ),
      take(play, _f, { winner }) {
        play.end({
          winners: winner === 'people' ? [0] : [],
          rule: 'EE-END-03',
          why:
            winner === 'people'
              ? 'the people have reached their goal'
              : winner === 'automaton'
                ? 'the automaton has reached its goal'
                : 'it is a draw',
        });
        return 'done';
      },
    }),
    'all are fresh': {
      run({ w }) {
        for (const m of w.models) {
          m.activated = 0;
          m.hitBy = [];
          m.spent = [];
        }
        return { goTo: 'the round begins' };
      },
    },
  });
