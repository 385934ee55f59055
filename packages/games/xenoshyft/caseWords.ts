// Choices as a case may write them: seats and lanes by letter, Troops and Enemies by their places ('A2') or labels ('Prowler (A2)').
import { BadInput, isObject, seatLetter, seatOfLetter, type CaseWords } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import { CARDS } from './content/cards.ts';
import { DIVISIONS } from './content/divisions.ts';
import type { Seen } from './viewTypes.ts';
import { troopName } from './words.ts';
import { type Table, laneOf } from './table.ts';

/** 'A2', or what the table calls the card there. */
const PLACE = /^(?:.*\()?([A-D])(\d+)\)?$/;

/** The number of a card in a lane by its place; what is no place stays as it is. */
function cardAt(w: Table, half: 'troops' | 'enemies', written: unknown): unknown {
  const [, letter, zone] = (typeof written === 'string' && PLACE.exec(written)) || [];
  if (letter === undefined) return written;
  const seat = seatOfLetter(letter);
  const card = seat < w.commanders.length && laneOf(w, seat)[half].find((one) => one.zone === Number(zone));
  if (!card) throw new BadInput(half, `no ${half === 'troops' ? 'Troop' : 'Enemy'} is in ${letter}${zone}`);
  return card.id;
}

function seatAt(w: Table, written: unknown): unknown {
  if (typeof written !== 'string' || !/^[A-Z]$/.test(written)) return written;
  const seat = seatOfLetter(written);
  if (seat >= w.commanders.length) throw new BadInput('seat', `nobody has seat ${written}`);
  return seat;
}

const troopsAt = (w: Table, written: unknown): unknown =>
  Array.isArray(written) ? written.map((one) => cardAt(w, 'troops', one)) : cardAt(w, 'troops', written);

/** What the parts of a choice name. Equipment is handed over between Troops; all else comes from seats and goes to seats. */
function part(w: Table, key: string, value: unknown, deed: unknown): unknown {
  switch (key) {
    case 'troop':
    case 'troops':
    case 'old':
      return troopsAt(w, value);
    case 'enemy':
      return cardAt(w, 'enemies', value);
    case 'from':
    case 'to':
      return deed === 'hand over' ? troopsAt(w, value) : seatAt(w, value);
    case 'lane':
    case 'seat':
    case 'of':
      return seatAt(w, value);
    case 'heal':
      return Array.isArray(value) ? value.map((share) => troopsAt(w, share)) : value;
    case 'at':
      return isObject(value) ? parts(w, value, deed) : value;
    default:
      return value;
  }
}

const parts = (w: Table, written: object, deed: unknown): object =>
  Object.fromEntries(Object.entries(written).map(([key, value]) => [key, part(w, key, value, deed)]));

/** Cases name a Division's abilities by their numbers and an exchange by what it gives. */
function says(choice: Choice, view: Seen): string | undefined {
  if (!('do' in choice)) return undefined;
  if (choice.do === 'exchange') return `Exchange for ${CARDS[choice.for].name}`;
  if (choice.do !== 'division') return undefined;
  const by = view.viewer === 'table' ? undefined : view.seats[view.viewer]?.division;
  const to = choice.to === undefined ? '' : ` for ${seatLetter(choice.to)}`;
  const troops =
    choice.troops === undefined
      ? ''
      : `: ${troopName(view, choice.troops[0])} and ${troopName(view, choice.troops[1])}`;
  return `${by ? DIVISIONS[by].name : 'Division'}, ability ${choice.ability}${to}${troops}`;
}

export const caseWords: CaseWords<Table, Choice, Seen> = {
  choice: (written, w) =>
    isObject(written) && !Array.isArray(written) ? parts(w, written, written['do']) : written,
  says,
  names: (w) => w.commanders.map((one) => one.name),
};
