// Who hears what: partners or all players, and only about things that their own view shows.
import { type AnyGame, type Seat, type Viewer, partnersOf } from '@xenotable/kernel';
import type { Table } from '../tables/table.ts';
import type { Said, TalkLine } from './messages.ts';

/** A spot on the board reveals nothing, since the speaker chose it. */
const SPOT = /^spot:-?\d{1,5},-?\d{1,5}$/;

/** Worlds and views of earlier editions may lack fields that the current one reads. */
function safely<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

/** The rules that say who are partners and what can be pointed at. */
const rulesFor = ({ talk, game }: Table): AnyGame => talk.game ?? game;

/** The seat's partners. */
export function partners(table: Table, seat: Seat): Seat[] {
  const { session } = table;
  if (session === null) return [];
  return safely(() => partnersOf(rulesFor(table), session.world, table.seats.length, seat), []);
}

/** The seats that hear what a seat says, including itself. */
export const heardBy = (table: Table, { by, to }: Pick<TalkLine, 'by' | 'to'>): Seat[] =>
  to === 'all' ? table.seats.map(({ seat }) => seat) : [by, ...partners(table, by)];

const thingsIn = (said: Said): readonly string[] => {
  switch (said.kind) {
    case 'ping':
      return [said.at];
    case 'arrow':
      return [said.from, said.to];
    case 'phrase':
      return said.about === undefined ? [] : [said.about];
    case 'text':
      return [];
  }
};

/** Whether a viewer's own view shows a thing. */
function shows(table: Table, viewer: Viewer, thing: string): boolean {
  const { session } = table;
  if (session === null) return false;
  if (SPOT.test(thing)) return true;
  return safely(() => rulesFor(table).holds?.(session.view(viewer), thing) === true, false);
}

/** Whether a seat hears a line: it is addressed to the seat and names nothing that the seat cannot see. */
export const hears = (table: Table, seat: Seat, line: TalkLine): boolean =>
  heardBy(table, line).includes(seat) && thingsIn(line.said).every((thing) => shows(table, seat, thing));
