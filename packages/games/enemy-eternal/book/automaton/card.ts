// Reading an AI card.
import { applies } from '@xenotable/kernel';
import { type Card, type CardName, type Row, cardOf, rowOf } from '../../content/cards.ts';
import { unitOf } from '../../content/units.ts';
import type { Model, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { has, onBoard } from '../models.ts';
import { profileOf } from '../../own/own.ts';

export interface Entry {
  card: Card;
  row: Row | null;
  /** EE-AIM-05 A, D, F, M or O; '' for those who roll no card. */
  letter: string;
  /** EE-AIM-07 `!`: the model does not look for cover. */
  reckless: boolean;
  /** EE-AIM-06 `*`: the model stays engaged. */
  stays: boolean;
}

/** EE-AUT-27 EE-SPC-43 EE-OPT-07 The card of a model; Troopers use the Officer's while one is on the board. */
function cardFor(w: Table, m: Model): CardName {
  const { card } = profileOf(m);
  const officer =
    m.unit === 'ADVENT Trooper' &&
    w.models.some(
      (one) => has(one, 'Trooper Command') && onBoard(one) && one.side === m.side && one.control === m.side,
    );
  applies('EE-AUT-27');
  if (officer) applies('EE-SPC-43');
  const name = officer ? unitOf('ADVENT Officer').card : card;
  if (name === 'Officer' && w.options.officerCard !== 'Officer') applies('EE-OPT-07');
  return name === 'Officer' ? w.options.officerCard : name;
}

const flagged = (card: Card, row: Row | null, entry: string): Entry => ({
  card,
  row,
  letter: entry[0] ?? '',
  reckless: entry.includes('!') || card.preference === 'never takes cover',
  stays: entry.includes('*'),
});

/** EE-AIM-04 What a result of the D6 says; the column is read by the Wounds left. */
export function entryFor(w: Table, m: Model, die: number): Entry & { name: CardName; entry: string } {
  const name = cardFor(w, m);
  const card = cardOf(name);
  const row = rowOf(die);
  const entry = card.rows[row][m.wounds >= 3 ? 0 : 1];
  return { ...flagged(card, row, entry), name, entry };
}

/** EE-AUT-23 EE-AUT-25 The entry of those who roll no card; null for everybody else. */
export function unrolled(w: Table, m: Model): Entry | null {
  const card = cardOf(cardFor(w, m));
  if (m.mind !== null) return flagged(card, null, 'A!');
  return m.unit === 'Civilian' ? flagged(card, null, '') : null;
}

/** EE-AIM-03 One D6 on the card of a model. */
export function readCard(play: Play, m: Model): Entry {
  const { w } = play;
  const fixed = unrolled(w, m);
  if (fixed !== null) {
    applies(m.mind === null ? 'EE-AUT-25' : 'EE-AUT-23');
    return fixed;
  }
  const die = play.roll(6, 'EE-AIM-03');
  const { name, entry, ...read } = entryFor(w, m, die);
  applies('EE-AIM-04');
  if (entry.includes('*')) applies('EE-AIM-06');
  if (entry.includes('!')) applies('EE-AIM-07');
  play.tell?.({ type: 'card', model: m.name, card: name, die, row: rowOf(die), entry }, read.card.id);
  return read;
}
