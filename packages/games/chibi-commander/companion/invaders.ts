// The automaton's turn: reinforcement, then its units and Blips in the order that the people choose.
import { type Bookmark, applies } from '@xenotable/kernel';
import { goTo, plainSheet } from '@xenotable/kernel/companion';
import { uncover } from './blips.ts';
import { chapter, question } from './chapter.ts';
import { npcFrame } from './npc.ts';
import { invasionOf } from './pools.ts';
import { type Blip, type BlipTable, addFigure, awake } from './table.ts';
import { figureAnswers } from './words.ts';

interface Turn {
  blip: number;
  left: number;
}

export const invadersFrame = (): Bookmark & Turn => invaders.begin({ blip: -1, left: 0 });

const CORNERS = ['back left', 'back right', 'front right', 'front left'] as const;

const blipOf = (w: BlipTable, f: Turn): Blip | undefined => w.blips.find(({ id }) => id === f.blip);

/** CC-M-CO1-09 Everybody is beaten or COLD, and there is a figure left. */
function isBeaten(w: BlipTable): boolean {
  const { reinforcement } = invasionOf(w.mission);
  return (
    reinforcement !== null &&
    w.supply > 0 &&
    awake(w, 'automaton').every(({ mode }) => mode === 'COLD') &&
    w.blips.every(({ mode }) => mode === 'COLD')
  );
}

export const invaders = chapter<Turn>('invaders')
  .shows('blip', 'left')
  .steps({
    /** CC-M-CO1-09 CC-M-CO1-10 */
    reinforcement: question({
      rule: 'CC-M-CO1-09',
      sheet: (w, _f: Turn) =>
        !isBeaten(w)
          ? null
          : plainSheet(
              {
                key: 'roll',
                title: 'Reinforcement',
                look: 'buttons',
                answers: [{ value: 'roll', label: 'Roll for its corner' }],
              },
              {
                rule: 'CC-M-CO1-09',
                act: {
                  words: 'All Invaders are beaten or asleep: one more comes.',
                  rule: 'CC-M-CO1-09',
                },
                button: 'Roll your die',
                throws: () => [{ label: 'Corner, 5 and 6 again', dice: 1, sides: 6, rule: 'CC-M-CO1-09' }],
              },
            ),
      take(play) {
        const { w } = play;
        const { reinforcement } = invasionOf(w.mission);
        const die = play.roll(6, 'CC-M-CO1-09');
        const where = CORNERS[die - 1];
        if (where === undefined || reinforcement === null) return 'again';
        w.supply--;
        const figure = addFigure(w, reinforcement.type, 'automaton', 'BERSERKER');
        play.tell?.({ type: 'reinforced', figure: figure.name, where }, 'CC-M-CO1-09');
      },
    }),
    /** CC-NPC-04 */
    who: question({
      rule: 'CC-NPC-04',
      sheet(w, _f: Turn) {
        const units = awake(w, 'automaton').filter(({ acted }) => !acted);
        const blips = w.blips.filter(({ acted, mode }) => !acted && mode !== 'FROZEN');
        if (units.length + blips.length === 0) return null;
        return plainSheet(
          {
            key: 'who',
            title: 'Which of the Invaders is next?',
            look: 'buttons',
            answers: [
              ...figureAnswers(units),
              ...blips.map(({ id, mode }) => ({ value: `blip ${id}`, label: `Blip ${id}`, detail: mode })),
            ],
          },
          {
            rule: 'CC-NPC-04',
            act: { words: 'The nearest to one of your units comes first.', rule: 'CC-NPC-04' },
          },
        );
      },
      take({ w }, f, { who }) {
        const unit = w.figures.find(({ id }) => String(id) === who);
        if (unit !== undefined) return { call: npcFrame(unit), then: 'who' };
        f.blip = Number((who ?? '').replace('blip ', ''));
        f.left = 2;
        const blip = blipOf(w, f);
        if (blip !== undefined) blip.acted = true;
      },
      after: () => 'done' as const,
    }),
    /** CC-MODE-04 CC-MODE-05 Sleepers and walkers throw first. */
    mode: question({
      rule: 'CC-MODE-04',
      sheet(w, f: Turn) {
        const blip = blipOf(w, f);
        if (blip === undefined || (blip.mode !== 'COLD' && blip.mode !== 'WALKING')) return null;
        const cold = blip.mode === 'COLD';
        return plainSheet(
          {
            key: 'roll',
            title: `Blip ${blip.id} is ${blip.mode}`,
            look: 'buttons',
            answers: [{ value: 'roll', label: cold ? 'Does it wake?' : 'Where does it walk?' }],
          },
          {
            rule: cold ? 'CC-MODE-04' : 'CC-MODE-05',
            act: {
              words: cold
                ? `Roll one die for Blip ${blip.id}: a 6 wakes it.`
                : `Roll two dice for Blip ${blip.id}: direction and distance.`,
              why: cold
                ? 'Else it sleeps on.'
                : '1 to 4 is a direction, 5 and 6 no move; half the second die is the distance.',
              rule: cold ? 'CC-MODE-04' : 'CC-MODE-05',
            },
            button: 'Roll your dice',
            throws: () => [
              cold
                ? {
                    label: 'Waking',
                    dice: 1,
                    sides: 6,
                    need: { atLeast: 6 },
                    means: 'wakes it',
                    rule: 'CC-MODE-04',
                  }
                : { label: 'Direction and distance', dice: 2, sides: 6, rule: 'CC-MODE-05' },
            ],
          },
        );
      },
      take(play, f) {
        const blip = blipOf(play.w, f);
        if (blip === undefined) return goTo('who');
        const what = `Blip ${blip.id}`;
        if (blip.mode === 'WALKING') {
          const dice = play.rolls(2, 6, 'CC-MODE-05');
          play.tell?.({ type: 'walks', what, dice }, 'CC-MODE-05');
          return goTo('who');
        }
        const die = play.roll(6, 'CC-MODE-04');
        const wakes = die === 6;
        play.tell?.({ type: 'woken', what, die, wakes }, 'CC-MODE-04');
        if (!wakes) return goTo('who');
        blip.mode = 'NORMAL';
      },
    }),
    /** CC-NPC-18 CC-NPC-19 CC-NPC-20 Under cover. */
    covered: question({
      rule: 'CC-NPC-20',
      sheet(w, f: Turn) {
        const blip = blipOf(w, f);
        if (blip === undefined || f.left <= 0) return null;
        return plainSheet(
          {
            key: 'near',
            title: 'Does it see a target within 2 fields?',
            look: 'buttons',
            answers: [
              { value: 'near', label: 'Yes', detail: 'it is uncovered' },
              { value: 'creeps', label: 'No: it has crept on unseen', detail: '4 fields, stopping 2 away' },
              {
                value: 'spotted',
                label: 'No: it was spotted on the way',
                detail: 'it is uncovered where it stops',
              },
            ],
          },
          {
            rule: 'CC-NPC-20',
            act: {
              words: 'Move it up to 4 fields towards the nearest target, unless one is within 2.',
              rule: 'CC-NPC-18',
            },
          },
        );
      },
      take(play, f, { near }) {
        const { w } = play;
        const blip = blipOf(w, f);
        if (blip === undefined) return goTo('who');
        if (near === 'creeps') {
          f.left--;
          play.tell?.(
            { type: 'moved as told', what: `Blip ${blip.id}`, words: 'closer under its cover' },
            'CC-NPC-18',
          );
          return 'again';
        }
        if (near === 'spotted') {
          f.left--;
          applies('CC-NPC-19');
        }
        const figure = uncover(play, blip);
        if (figure === null || f.left <= 0) {
          if (figure !== null) figure.acted = true;
          return goTo('who');
        }
        return { call: npcFrame(figure, f.left), then: 'who' };
      },
      after: () => goTo('who'),
    }),
  });
