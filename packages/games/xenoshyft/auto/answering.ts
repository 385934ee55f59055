// How an Ally Commander answers Reveal effects, damage and kills, and what it does when it is named.
import { type CardPlay, type Choice, PASS, type TroopPlay, does } from '../choices.ts';
import { CARDS, isItem } from '../content/cards.ts';
import { ENEMIES, type EnemyCard } from '../content/enemies.ts';
import { ITEMS } from '../content/items.ts';
import type { LaneView, TroopView } from '../viewTypes.ts';
import { lineUp } from './deploying.ts';
import {
  type Moment,
  by,
  byName,
  troopIn,
  firstOffer,
  isOverrun,
  offered,
  openWindow,
  worth,
} from './moment.ts';
import { seatOf } from '../viewReaders.ts';

/** XS-ALLY-12 Serious effects are cancelled where Troops stand (those of the Broodmother always); a First Troop worth it is boosted if that saves it. */
export function answerReveal(m: Moment): Choice {
  const { lane: seat, card: id } = openWindow(m);
  const { lane } = seatOf(m.view, seat);
  if (id === null) return PASS;
  const card = ENEMIES[id];
  const serious = card.serious && (lane.troops.length > 0 || id === 'broodmother');
  return by('XS-ALLY-12', (serious ? cancelEffect(m) : undefined) ?? boostFirst(m, lane, card) ?? PASS);
}

function cancelEffect(m: Moment): Choice | undefined {
  return (
    offered(m, 'division', (use) => use.ability === 3) ??
    offered(m, 'play', (play) => play.card === 'pulsar bomb') ??
    offered(m, 'use', (use) => use.of === 'weapon' && use.troop === m.own.lane.troops[0]?.id)
  );
}

/** A Bio-Enhancer where one more Hit Point makes the difference. */
function boostFirst(m: Moment, { troops }: LaneView, card: EnemyCard): Choice | undefined {
  const [first] = troops;
  if (
    first === undefined ||
    CARDS[first.card].cost < 2 ||
    revealDamage(card, first, troops) !== first.remaining
  )
    return undefined;
  return offered(m, 'play', (play) => play.card === 'bio-enhancer' && play.at.troop === first.id);
}

/** What the REVEAL effect would do to the First Troop. */
function revealDamage(card: EnemyCard, first: TroopView, troops: readonly TroopView[]): number {
  const less = first.armor === '' ? 0 : (ITEMS[first.armor].hazard ?? 0);
  for (const part of card.effect?.parts ?? []) {
    if (part.verb === 'hit') return Math.max(0, part.amount - less);
    const disarmed = troops.some(
      (troop) => (troop.weapon !== '' || troop.armor !== '') && troop.armor !== 'hazard suit',
    );
    if (part.verb === 'disarm' && !disarmed) return Math.max(0, part.otherwise - less);
  }
  return 0;
}

export interface Help {
  choice: Choice;
  amount: number;
  /** Manticore, Defender, Medic, Med Pack. */
  rank: number;
  /** Costs nothing and comes back in every round: Manticore and Medic. */
  free: boolean;
}

/** XS-ALLY-19 Only damage that would kill is answered, and only if that saves the Troop; the dearest first, then the front one. */
export function answerDamage(m: Moment): Choice {
  const { hits } = openWindow(m);
  const pending = (id: number): number =>
    hits.reduce((all, hit) => (hit.unit === id ? all + hit.amount : all), 0);
  const doomed = [...new Set(hits.map((hit) => hit.unit))]
    .flatMap((id) => troopIn(m.view, id) ?? [])
    .filter((troop) => pending(troop.id) >= troop.remaining)
    .sort((a, b) => CARDS[b.card].cost - CARDS[a.card].cost || a.zone - b.zone);
  for (const troop of doomed) {
    const needed = pending(troop.id) - troop.remaining + 1;
    const rescue = fewest(helpsFor(m, troop), needed)[0]?.choice;
    if (rescue !== undefined) return by('XS-ALLY-19', rescue);
    const shuttle =
      CARDS[troop.card].cost >= 5
        ? offered(m, 'play', (play) => play.card === 'medical shuttle' && play.at.troop === troop.id)
        : undefined;
    if (shuttle !== undefined) return by('XS-ALLY-19', shuttle);
  }
  return by('XS-ALLY-19', PASS);
}

/** What this seat could use for a Troop, each at its most, in the order of the script. */
export function helpsFor(m: Moment, troop: TroopView): Help[] {
  const helps: Help[] = [];
  const seen = new Set<string>();
  for (const offer of m.ask.offers) {
    if (!does(offer, 'play', 'use') || offer.at.troop !== troop.id || offer.at.amount === undefined) continue;
    const source = sourceOf(offer);
    const rank = rankOf(m, offer);
    if (rank < 0 || seen.has(source)) continue;
    seen.add(source);
    const copies = offer.do === 'play' ? m.hand.filter((card) => card === offer.card).length : 1;
    for (let i = 0; i < copies; i++)
      helps.push({ choice: offer, amount: offer.at.amount, rank, free: rank === 0 || rank === 2 });
  }
  return helps.sort((a, b) => a.rank - b.rank);
}

/** Offers of one source come with the largest amount first. */
const sourceOf = (offer: CardPlay | TroopPlay): string =>
  offer.do === 'play' ? offer.card : `${offer.troop} ${offer.of}`;

function rankOf(m: Moment, offer: CardPlay | TroopPlay): number {
  if (offer.do === 'play') return offer.card === 'med pack' ? 3 : -1;
  if (offer.of === 'armor') return 0;
  const user = troopIn(m.view, offer.troop);
  if (user?.card === 'medic') return 2;
  return user !== undefined && user.remaining > 3 ? 1 : -1;
}

/** The smallest set of helps that is enough, earliest in the order; empty if nothing is. */
function fewest(helps: readonly Help[], needed: number): Help[] {
  for (let size = 1; size <= helps.length; size++) {
    const found = pick(helps, size, needed);
    if (found !== null) return found;
  }
  return [];
}

function pick(helps: readonly Help[], size: number, needed: number): Help[] | null {
  if (size === 0) return needed <= 0 ? [] : null;
  for (const [i, help] of helps.entries()) {
    const rest = pick(helps.slice(i + 1), size - 1, needed - help.amount);
    if (rest !== null) return [help, ...rest];
  }
  return null;
}

/** XS-ALLY-20 A Revival Injector for a Troop of cost 6 or more. */
export function answerKill(m: Moment): Choice {
  const dead = openWindow(m)
    .killed.flatMap((id) => troopIn(m.view, id) ?? [])
    .sort((a, b) => CARDS[b.card].cost - CARDS[a.card].cost);
  const dear = dead.filter((troop) => CARDS[troop.card].cost >= 6);
  return by(
    'XS-ALLY-20',
    dear
      .map((troop) => offered(m, 'play', (play) => play.at.troop === troop.id))
      .find((play) => play !== undefined) ?? PASS,
  );
}

/** XS-ALLY-21 Extra hits go to the foremost face-up Enemy; Flame Projector and Gatling Gun leave face-down ones alone. */
export function extraHit(m: Moment): Choice {
  const targets = m.ask.offers.filter((offer) => does(offer, 'hit'));
  const enemies = m.own.lane.enemies;
  const up = targets.find((target) => enemies.find((enemy) => enemy.id === target.enemy)?.up);
  const careful = m.view.hitting === 'flame projector' || m.view.hitting === 'gatling gun';
  return by('XS-ALLY-21', up ?? (careful ? PASS : (targets[0] ?? PASS)));
}

/** XS-ALLY-24 The fitting card of highest cost. */
export function takeBack(m: Moment): Choice {
  const cards = m.ask.offers.filter((offer) => does(offer, 'take'));
  const [dearest] = cards.sort((a, b) => CARDS[b.card].cost - CARDS[a.card].cost || byName(a.card, b.card));
  return by('XS-ALLY-24', dearest ?? { do: 'decline' });
}

/** XS-ALLY-01 Militia goes first, then a poor Item, a 1 Xenosathem, at last the cheapest card. */
export function discardOne(m: Moment): Choice {
  const poor = m.hand
    .filter((card) => isItem(card) && worth(card) < 20)
    .sort((a, b) => worth(a) - worth(b) || byName(a, b))[0];
  const [cheapest] = m.hand.toSorted((a, b) => CARDS[a].cost - CARDS[b].cost || byName(a, b));
  const card =
    m.hand.find((one) => one === 'militia') ?? poor ?? m.hand.find((one) => one === 'x1') ?? cheapest;
  return card === undefined ? firstOffer(m.ask) : by('XS-ALLY-01', { do: 'discard', card });
}

/** XS-ALLY-24 XS-ALLY-17 Called in, it sends its cheapest Troop into an overrun lane, otherwise nobody. */
export function callIn(m: Moment): Choice {
  const lane = m.view.active;
  if (lane === null || !isOverrun(m.view, lane)) return by('XS-ALLY-24', { do: 'decline' });
  const cards = m.ask.offers.filter((offer) => does(offer, 'deploy')).filter((offer) => offer.lane === lane);
  const [cheapest] = cards.sort(
    (a, b) => CARDS[a.card].cost - CARDS[b.card].cost || byName(a.card, b.card) || a.zone - b.zone,
  );
  return by('XS-ALLY-24', by('XS-ALLY-17', cheapest ?? { do: 'decline' }));
}

/** XS-ALLY-24 Field Orders on the own lane: the order of XS-ALLY-11. */
export function regroup(m: Moment): Choice {
  const order = lineUp(m.own.lane.troops).map((troop) => troop.id);
  return by(
    'XS-ALLY-24',
    offered(m, 'order', (choice) => choice.troops.every((id, i) => id === order[i])) ?? firstOffer(m.ask),
  );
}
