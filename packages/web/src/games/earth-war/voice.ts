// Whose mark a line of the log bears.
import type { LogLine, Seat } from '@xenotable/kernel';
import type { Voice } from '../../table/contract.ts';
import { DECK, HIVE, type View, unitThing } from '@xenotable/earth-war/preview';

/** The hive's, the deck's, or that of the person whose unit it is about. */
export function voiceOf(line: Pick<LogLine, 'about' | 'by' | 'seat'>, view: View): Voice | Seat {
  const [actor, about] = line.about ?? [];
  if (actor === HIVE) return { side: 'b', letter: 'X', thrower: 'XX121' };
  if (actor === DECK) return { side: 'x', letter: '?' };
  const unit = view.table.squad.find(({ name }) => unitThing(name) === about);
  return line.by ?? unit?.seat ?? line.seat ?? view.leaderSeat;
}
