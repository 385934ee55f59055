// Between two missions, before points are spent: what the people of one side agree on, unheard by the other.
import type { Refusal, Seat } from '@xenotable/kernel';
import type { Space } from '../../spaces.ts';
import { type Choice, wishOf } from '../../choices.ts';
import type { Faction } from '../../content/units.ts';
import type { Agreed, Army, Table } from '../../table.ts';
import { armiesOf, isPerson, seatsOf, versus, armyOf, campaignOf } from '../who.ts';

/** A sentence is as long as this, and a person says as many before a mission. */
const LONGEST = 200;
const MOST = 20;

const said = (w: Table, seat: Seat): number =>
  campaignOf(w).talks.filter((one) => one.seat === seat && one.words !== '').length;

/** CC-CMP-11 People with somebody of their side to agree with, or with points to divide between two factions of their own. */
export const talkers = (w: Table): Seat[] =>
  versus(w)
    ? [
        ...new Set(
          w.armies.flatMap(({ seat, side, ready }) =>
            !ready && seat >= 0 && armiesOf(w, side).length > 1 ? [seat] : [],
          ),
        ),
      ]
    : [];

/** CC-LVL-11 What a faction earned in the last mission and has not handed over. */
function toDivide(w: Table, army: Army): number {
  const { missions, talks } = campaignOf(w);
  const earned = missions.at(-1)?.results.find((one) => one.faction === army.faction)?.points ?? 0;
  const handed = talks.reduce((sum, one) => sum + (one.from === army.faction ? one.points : 0), 0);
  return Math.min(army.purse, earned - handed);
}

/** CC-LVL-11 The points of a mission go to another faction of the side as far as its commander wishes. */
export function talkOffers(w: Table, seat: Seat): Choice[] {
  const offers: Choice[] = [];
  for (const army of w.armies) {
    if (army.seat !== seat) continue;
    for (const ally of armiesOf(w, army.side)) {
      if (ally === army) continue;
      for (let points = 1; points <= toDivide(w, army); points++)
        offers.push({ do: 'hand over', from: army.faction, to: ally.faction, points });
    }
  }
  return [...offers, { do: 'ready' }];
}

/** How many people of a side listen to one of it; a program does not. */
const partners = (w: Table, seat: Seat): number =>
  w.armies
    .filter((army) => army.seat === seat)
    .slice(0, 1)
    .flatMap(({ side }) => seatsOf(w, side))
    .filter((other) => other !== seat && isPerson(w, other)).length;

/** CC-CMP-11 Where two people share a side, they may say anything to each other. */
export const talkSpaces = (w: Table, seat: Seat): Space[] =>
  partners(w, seat) > 0 && said(w, seat) < MOST ? [{ kind: 'words', longest: LONGEST }] : [];

const no = (reason: string): Refusal => ({ rule: 'CC-CMP-11', reason });

export function talkFault(w: Table, seat: Seat, choice: unknown): Refusal | null {
  const { do: verb, words, ...more } = wishOf(choice);
  if (verb !== 'say' || typeof words !== 'string' || Object.keys(more).length > 0)
    return no('Here one talks, hands points over, or is ready.');
  if (partners(w, seat) === 0) return no('There is nobody else on this side to talk to.');
  if (said(w, seat) >= MOST) return no(`All ${MOST} sentences are said.`);
  if (words.trim() !== words || words === '') return no('A sentence has words, and no blanks around them.');
  return words.length > LONGEST ? no(`A sentence has at most ${LONGEST} letters.`) : null;
}

const note = (w: Table, agreed: Partial<Agreed> & { seat: Seat }): void =>
  void campaignOf(w).talks.push({ words: '', from: '', to: '', points: 0, ...agreed });

const purse = (w: Table, faction: Faction): Army => armyOf(w, faction);

export function talk(w: Table, seat: Seat, choice: Choice): void {
  if (choice.do === 'ready') for (const army of w.armies) if (army.seat === seat) army.ready = true;
  if (choice.do === 'say') note(w, { seat, words: choice.words });
  if (choice.do === 'hand over') {
    purse(w, choice.from).purse -= choice.points;
    purse(w, choice.to).purse += choice.points;
    note(w, { seat, from: choice.from, to: choice.to, points: choice.points });
  }
}
