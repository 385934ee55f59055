// Dice of the bag: whose they are and when they leave it.
import { type Seat, putIn, seatLetter, seatOfLetter, takeOut } from '@xenotable/kernel';
import type { Model, Side, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { engage } from '../attack/harm.ts';

/** EE-COO-02 Each player has a colour of his own; the automaton has one too. */
export const colourOf = (m: Model): string => (m.player < 0 ? 'automaton' : seatLetter(m.player));

export const AUTOMATON = 'automaton';

/** EE-DEP-08 The activation count of a model that waits for the next round: it has come, or come free, in the middle of this one. */
export const WAITS = 9;

/** The seat behind a colour; -1 for the automaton. */
export const seatOfColour = (colour: string): Seat => (colour === AUTOMATON ? -1 : seatOfLetter(colour));

export const sideOfColour = (w: Table, colour: string): Side =>
  colour === AUTOMATON
    ? w.sides[0].seats.length === 0
      ? 0
      : 1
    : w.sides[1].seats.includes(seatOfColour(colour))
      ? 1
      : 0;

/** EE-M-SE17-01 The civilians of the Retaliation Strike never act; neutral pieces do not either. */
export const acts = (w: Table, m: Model): boolean =>
  !m.neutral && !(m.unit === 'Civilian' && (w.mission === 'SE1.7' || w.scenario?.civilians === 'rescued'));

/** EE-RND-01 Models that have a die this round: on the board, not under enemy Mind Control. */
export const eligible = (w: Table, m: Model): boolean =>
  m.place === 'board' && m.control === m.side && acts(w, m);

/** Models of a colour that are still to act this round. */
export const waiting = (w: Table, colour: string): number =>
  w.models.filter((m) => eligible(w, m) && m.activated === 0 && colourOf(m) === colour).length;

export const diceIn = (w: Table, colour: string): number => {
  const at = w.bag.kinds.indexOf(colour);
  return at < 0 ? 0 : w.bag.left[at]!;
};

/** EE-RND-06 More dice than models still to act (and bonus dice): one leaves the bag. */
export function adjustDice(play: Play, m: Model): void {
  const { w } = play;
  const colour = colourOf(m);
  if (diceIn(w, colour) <= waiting(w, colour) + w.sides[m.side].bonus) return;
  takeOut(w.bag, colour);
  play.tell?.({ type: 'die removed', colour }, 'EE-RND-06');
}

/** EE-SPC-46 Its activation of this round is used up by an effect. */
export function useUp(play: Play, m: Model): void {
  if (m.activated > 0) return;
  m.activated = 1;
  play.tell?.({ type: 'activation lost', model: m.name }, 'EE-RND-06');
  adjustDice(play, m);
}

/** EE-SPC-32 A die for a model that has just come into play. */
export const addDie = (play: Play, m: Model): void => putIn(play.w.bag, colourOf(m));

/** EE-SPC-18 The victim is free again; in mid-round it waits for the next round. */
export function freeMind(play: Play, m: Model): void {
  m.mind = null;
  m.control = m.side;
  if (m.activated === 0) m.activated = WAITS;
  play.tell?.({ type: 'mind freed', model: m.name }, 'EE-SPC-18');
  // EE-OVW-06 Whom it touches is an enemy again.
  engage(play);
}

/** The model that this one controls, if any. */
export const victimOf = (w: Table, caster: Model): Model | null =>
  w.models.find((m) => m.mind?.by === caster.id) ?? null;
