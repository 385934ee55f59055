// People at one screen take something back beyond dice and reveals, because all of them agree.
import { type Acted, type Refusal, type Seat, Session, type TableHost } from '@xenotable/kernel';
import type { TakeBackHere } from './api.ts';

const refused = (reason: string): { refusal: Refusal } => ({ refusal: { rule: 'undo', reason } });

/** Whether two seats belong to one person. */
function samePerson({ head: { seats } }: Session, a: Seat, b: Seat): boolean {
  const player = seats[a]?.player;
  return a === b || (player !== undefined && player === seats[b]?.player);
}

/** Follows the record again to the moment before the choice. */
export function takeBack(host: TableHost, { seat, entry: named, agreed, why }: TakeBackHere): Acted {
  const { session } = host;
  const { head, entries, game } = session;
  const entry = named ?? session.lastChoiceOf((one) => samePerson(session, one, seat));
  const chosen = entries[entry];
  if (session.world.over !== null) return refused('The game is over.');
  if (chosen === undefined) return refused('You have not decided anything yet.');
  if ('undo' in chosen || session.undone.includes(entry)) return refused('That does not stand any more.');
  if (!samePerson(session, chosen.seat, seat)) return refused('Everybody asks for their own choices only.');
  if (agreed.length === 0 || agreed.some((one) => samePerson(session, one, seat)))
    return refused('The others at the table must agree.');
  const to = session.momentBefore(entry);
  const then = Session.open(game, { head, entries: entries.slice(0, to) }, () => {
    throw new Error('nothing falls while a record is followed');
  });
  return host.takeBackTo(seat, { to, agreed, ...(why !== undefined && { why }) }, then.standing);
}
