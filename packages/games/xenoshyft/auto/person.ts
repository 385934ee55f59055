// What a sensible person does: as an Ally Commander, but what is free in every round is not kept for later.
import { type Choice, type TroopPlay, does } from '../choices.ts';
import { CARDS } from '../content/cards.ts';
import type { Glimpse } from '../viewTypes.ts';
import { helpsFor } from './answering.ts';
import { commander } from './commander.ts';
import { coming, exchangeOf } from './forecast.ts';
import { type Asking, type Moment, momentOf, openWindow, troopIn } from './moment.ts';
import { SHOT } from './reacting.ts';
import { seatOf } from '../viewReaders.ts';

/** Shots at the Enemy in front of the lane in combat that cost nothing. */
function freeShots(m: Moment, enemy: number): TroopPlay[] {
  return m.ask.offers
    .filter((offer) => does(offer, 'use'))
    .filter(
      (shot) =>
        shot.at.enemy === enemy &&
        (shot.of === 'weapon' || troopIn(m.view, shot.troop)?.card === 'storm trooper'),
    );
}

/** A free shot that spares an exchange, or whose last chance in this lane it is. */
function shoot(m: Moment): Choice | undefined {
  const lane = seatOf(m.view, openWindow(m).lane);
  const [enemy, ...behind] = lane.lane.enemies;
  if (enemy === undefined || enemy.remaining === null) return undefined;
  const [shot] = freeShots(m, enemy.id);
  if (behind.length === 0) return shot;
  const pair = coming(lane);
  if (pair === null) return undefined;
  const { dealt, taken } = exchangeOf(...pair);
  const exchanges = (left: number): number => Math.ceil(Math.max(0, left) / dealt);
  const spares = dealt > 0 && taken > 0 && exchanges(enemy.remaining - SHOT) < exchanges(enemy.remaining);
  return spares ? shot : undefined;
}

/** Damage that a free help takes off at once. */
const WORTH_PREVENTING = 2;

/** A Medic or a Manticore against damage that does not kill: the dearest Troop first. */
function prevent(m: Moment): Choice | undefined {
  const hurt = [...new Set(openWindow(m).hits.map((hit) => hit.unit))]
    .flatMap((id) => troopIn(m.view, id) ?? [])
    .sort((a, b) => CARDS[b.card].cost - CARDS[a.card].cost);
  for (const troop of hurt) {
    const help = helpsFor(m, troop).find(({ free, amount }) => free && amount >= WORTH_PREVENTING);
    if (help !== undefined) return help.choice;
  }
  return undefined;
}

/** What a person adds where an Ally Commander would pass, by the question's rule. */
const INSTEAD_OF_PASSING: Record<string, (m: Moment) => Choice | undefined> = {
  'XS-REA-04': shoot,
  'XS-DMG-09': prevent,
};

/** Plays a person's seat from its own view. */
export function person(view: Glimpse, ask: Asking): Choice {
  const script = commander(view, ask);
  if (!does(script, 'pass')) return script;
  return INSTEAD_OF_PASSING[ask.rule]?.(momentOf(view, ask)) ?? script;
}
