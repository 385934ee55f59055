// Who takes which seat at a new table.
import { type Seat, type SeatPlan, seatLetter } from '@xenotable/kernel';
import { ownName } from '../../storage/person.ts';
import type { Chair } from '../../storage/setups.ts';
import type { Programs } from '../../storage/tableRow.ts';

type Who = Chair['who'];

export const WHO: Record<Who, string> = { me: 'Me', other: 'Somebody else', thinker: 'Program' };
const NAMES = ['Mara', 'Jonas', 'Ines', 'Tomas'];

const nameAt = (at: number, who: Who): string =>
  who === 'thinker'
    ? `Program ${seatLetter(at)}`
    : (who === 'me' && at === 0 && ownName()) || (NAMES[at] ?? `Seat ${at + 1}`);

export const newChair = (at: number, who: Who): Chair => ({ name: nameAt(at, who), who, strength: 'steady' });

/** Gives the seat to somebody else; a default name changes with it. */
export const reseated = (chair: Chair, at: number, who: Who): Chair => ({
  ...chair,
  who,
  name: chair.name === nameAt(at, chair.who) ? nameAt(at, who) : chair.name,
});

/** The seats as the rules know them. A program counts as a seat of mine, so that I can take back what I did before it. */
export const seatsOf = (chairs: readonly Chair[], scripts: readonly string[]): SeatPlan[] =>
  chairs.map(({ name, who }) =>
    scripts.includes(who)
      ? { kind: who, name }
      : { kind: 'person', name, player: who === 'other' ? name : 'me' },
  );

/** Whether nobody plays at this screen: then it is a table screen, and people play on phones. */
export const isTableScreen = (chairs: readonly Chair[]): boolean =>
  chairs.some(({ who }) => who === 'other') && chairs.every(({ who }) => who !== 'me');

/** Gives all seats of this screen to phones, or the first one back to this screen. */
export const withTableScreen = (chairs: readonly Chair[], screen: boolean): Chair[] =>
  screen
    ? chairs.map((chair, at) => (chair.who === 'me' ? reseated(chair, at, 'other') : chair))
    : chairs.map((chair, at) =>
        at === chairs.findIndex(({ who }) => who === 'other') ? reseated(chair, at, 'me') : chair,
      );

/** Seats that are decided on this device, by people or by programs. */
export const seatsHere = (chairs: readonly Chair[]): Seat[] =>
  chairs.flatMap(({ who }, seat) => (who === 'me' || who === 'thinker' ? [seat] : []));

export const programsAt = (chairs: readonly Chair[]): Programs =>
  Object.fromEntries(
    chairs.flatMap(({ who, strength }, seat) => (who === 'thinker' ? [[seat, strength]] : [])),
  );
