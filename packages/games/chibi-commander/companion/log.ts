// What the log of the companion says.
import { type LogKinds, type LogWords, logWords } from '@xenotable/kernel';
import { companionLog } from '@xenotable/kernel/companion';
import type { Told } from './table.ts';

const COMPASS = ['north', 'east', 'south', 'west'] as const;

const walkWords = ([direction = 6, distance = 0]: readonly number[]): string => {
  const where = COMPASS[direction - 1];
  return where === undefined ? 'stays' : `walks ${Math.ceil(distance / 2)} to the ${where}`;
};

const KINDS: LogKinds<Told> = {
  ...companionLog,
  'round begins': ({ round }) => `Round ${round} begins`,
  'turn begins': ({ who }) => `${who}: a turn begins`,
  'coma throw': {
    words: ({ figure, die, result }) => `Coma throw of ${figure}: ${die}, it ${result}`,
    dice: ({ die }) => [die],
  },
  'ghost vanishes': () => 'It was a Ghost: it vanishes',
  uncovered: ({ figure }) => `${figure} is uncovered`,
  woken: {
    words: ({ what, die, wakes }) => `${what} throws ${die}: it ${wakes ? 'wakes' : 'sleeps on'}`,
    dice: ({ die }) => [die],
  },
  walks: { words: ({ what, dice }) => `${what} ${walkWords(dice)}`, dice: ({ dice }) => dice },
  'moved as told': ({ what, words }) => `${what} moves ${words}`,
  strikes: {
    words: ({ figure, at, dice, far, hit }) =>
      `${figure} attacks ${at} over a distance of ${far}: ${dice.join(' ')}, ${hit ? 'a hit' : 'a miss'}`,
    dice: ({ dice }) => dice,
  },
  'hearts lost': {
    words: ({ figure, dice, armor, points, left }) =>
      `${figure}: damage dice ${dice.join(' ')} less ${armor}, ${points === 0 ? 'no heart' : `hearts lost: ${points}`}, ${left} left`,
    dice: ({ dice }) => dice,
  },
  'in coma': ({ figure }) => `${figure} falls into coma`,
  killed: ({ figure }) => `${figure} is dead`,
  leaves: ({ figure }) => `${figure} leaves the map`,
  healed: {
    words: ({ figure, dice, hearts }) => `${figure} regains hearts: ${dice.join(' ')}, ${hearts}`,
    dice: ({ dice }) => dice,
  },
  'mind thrown': {
    words: ({ figure, at, dice }) => `${figure} reaches for the mind of ${at}: ${dice.join(' ')}`,
    dice: ({ dice }) => dice,
  },
  reinforced: ({ figure, where }) => `${figure} comes in the ${where} corner`,
  points: ({ vp }) => `Victory points: ${vp}`,
};

export const log: LogWords<Told> = logWords(KINDS);
