// What a sensible player does in a person's seat: the sergeant with more care for the squad, and a hive that knows what the wounds would do.
import { type Seat, itemAt, same } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Position } from '../table.ts';
import type { Asked } from './autopilot.ts';
import { corners, treatment } from './care.ts';
import { hivePlayer } from './hive.ts';
import { sergeant } from './sergeant.ts';

/** The offer that a wish means; what is not offered becomes the way on, or the first offer where there is none. */
function offered(offers: readonly Choice[], wish: Choice): Choice {
  for (const offer of offers) if (offer === wish || same(offer, wish)) return offer;
  return offers.find((offer) => offer.do === 'done') ?? itemAt(offers, 0);
}

/** `w` is the caller's own: a person's seat is played in a world that was imagined from its view. */
export function player(w: Position, seat: Seat, ask: Asked): Choice {
  if (ask.spaces.length > 0) return sergeant({ table: w }, ask);
  if (itemAt(w.seats, seat).kind === 'hive') return offered(ask.offers, hivePlayer(w, ask.offers));
  const step = w.combat?.step ?? 0;
  const own = step === 7 ? treatment(w, ask.offers) : undefined;
  if (own !== undefined) return own;
  const wish = offered(ask.offers, sergeant({ table: w }, ask));
  return (step === 2 ? corners(w, ask.offers, wish) : undefined) ?? wish;
}
