// How the seats go on after what is considered: as the script of an Ally Commander would, each by what it sees itself.
import type { Ask } from '@xenotable/kernel';
import { commander } from '../auto/commander.ts';
import { type Choice, does } from '../choices.ts';
import { CARDS } from '../content/cards.ts';
import { seen } from '../seen.ts';
import { type Table, emptyZones, laneOf } from '../table.ts';

/** A Troop that is called in comes to the lane that fights: the dearest one, to the first empty zone. */
function callIn(w: Table, offers: readonly Choice[]): Choice | undefined {
  const zone = w.active < 0 ? undefined : emptyZones(laneOf(w, w.active))[0];
  return offers
    .filter((offer) => does(offer, 'deploy'))
    .filter((offer) => offer.lane === w.active && offer.zone === zone)
    .toSorted((a, b) => CARDS[b.card].cost - CARDS[a.card].cost)[0];
}

/** What was paid for is used, although the script would decline it. */
const used = (w: Table, { rule, offers }: Ask<Choice>): Choice | undefined =>
  rule === 'XS-D-06' ? callIn(w, offers) : undefined;

const readyIn = ({ offers }: Ask<Choice>): Choice | undefined => offers.find((offer) => does(offer, 'ready'));

/** What odds assume of a seat. Lanes are taken as they stand, unless they are still to be filled after buying (`fills`). */
export function replyOf(w: Table, ask: Ask<Choice>, fills: boolean): Choice {
  const ready = w.phase === 'acquire' || (w.phase === 'deployment' && !fills) ? readyIn(ask) : undefined;
  return ready ?? used(w, ask) ?? commander(seen(w, ask.seat), ask);
}
