// The siege from setup to its end, phase by phase.
import { type Account, clockwise, copiesOut, playerOf, remove, waveOf } from './account.ts';
import { acquire, income } from './buying.ts';
import { fightLane } from './combat.ts';
import { arrange, deployment } from './deploying.ts';
import { bosses, newDeck, placeNext } from './encounter.ts';
import { arrangements } from './legal.ts';
import { type Audit, type Flow, GameOver } from './listening.ts';
import { dayOf, lengthOf } from './ownSiege.ts';
import { drawCards } from './plays.ts';
import { firstPlayer, setUp } from './setup.ts';
import { together } from './together.ts';

export function* siege(audit: Audit): Flow {
  const { a, hearing } = audit;
  yield* setUp(audit);
  const last = a.own !== null ? lengthOf(a.own) : a.options['siege'] === 'training' ? 3 : 9;
  for (;;) {
    a.phase = 'draw';
    for (const one of a.players) {
      one.used.clear();
      one.wants = false;
      for (const troop of one.troops) troop.used.clear();
    }
    hearing.tell('XS-RND-01', 'round', { round: a.round, first: a.firstKnown ? a.first : null });
    for (const seat of clockwise(a, a.first))
      drawCards(audit, seat, Math.max(0, 6 - playerOf(a, seat).hand.length), 'XS-DRW-01');
    a.phase = 'acquire';
    income(audit);
    yield* acquire(audit);
    a.phase = 'deployment';
    joinBosses(audit);
    yield* deployment(audit);
    yield* firstPlayer(audit);
    for (const seat of clockwise(a, a.first)) fillLane(audit, seat);
    a.phase = 'combat';
    for (const seat of clockwise(a, a.first)) {
      a.lane = seat;
      yield* fightLane(audit, seat);
    }
    a.lane = -1;
    if (a.round === last) {
      a.over = {
        winners: a.players.map((_, seat) => seat),
        rule: a.own !== null ? 'XS-SCN-02' : last === 3 ? 'XS-M-TRAIN-02' : 'XS-END-02',
      };
      throw new GameOver();
    }
    a.phase = 'wrap-up';
    yield* wrapUp(audit);
    endOfRound(audit);
  }
}

/** XS-M-GRAD-02 XS-SCN-03 */
function bossesJoinNow(a: Account): boolean {
  if (a.own === null) return a.options['waves'] === 'gradual' && a.round % 3 === 0;
  const { wave, round } = dayOf(a.own, a.round);
  return wave.bosses.round > 1 && wave.bosses.round === round;
}

/** XS-M-GRAD-01 XS-SCN-02 */
function zonesFilled(a: Account): number {
  if (a.own === null) return a.options['waves'] === 'gradual' && a.round % 3 === 1 ? 3 : 4;
  const { wave, round } = dayOf(a.own, a.round);
  return wave.zones[round - 1] ?? 0;
}

function joinBosses({ a, hearing }: Audit): void {
  if (!bossesJoinNow(a)) return;
  const joining = bosses(a);
  a.hive.pile.cards.push(...joining);
  a.hive.left += joining.length;
  if (joining.length > 0)
    hearing.tell(a.own === null ? 'XS-M-GRAD-02' : 'XS-SCN-03', 'bosses joined', { cards: joining.length });
}

/** XS-DEP-16 XS-DEP-18 XS-M-GRAD-01 */
function fillLane(audit: Audit, seat: number): void {
  const { a, hearing } = audit;
  let cards = 0;
  for (let zone = 1; zone <= zonesFilled(a); zone++)
    if (!playerOf(a, seat).enemies.some((foe) => foe.zone === zone) && placeNext(audit, seat, zone)) cards++;
  hearing.tell('XS-DEP-16', 'enemies placed', { lane: seat, cards });
}

function* wrapUp(audit: Audit): Flow {
  const { a, hearing } = audit;
  if (a.options['wounds'] === 'heal')
    for (const { troops } of a.players) for (const troop of troops) troop.damage = 0;
  yield* together(
    a,
    'XS-WRP-01',
    (seat) => {
      const { offers, back } = arrangements(a, seat);
      const cards = [...new Set(playerOf(a, seat).hand)];
      return { offers: [...cards.map((card) => ({ do: 'discard', card })), ...offers], back };
    },
    function* (seat, choice) {
      if (choice['do'] !== 'discard') return yield* arrange(audit, seat, choice);
      const card = String(choice['card']);
      remove(playerOf(a, seat).hand, card, 'the hand');
      playerOf(a, seat).discard.push(card);
      hearing.tell('XS-WRP-01', 'discarded', { seat, card });
    },
  );
  for (const [i, slot] of a.slots.entries()) {
    if (slot.left > 0) continue;
    if (slot.item !== '') a.retired.push(slot.item);
    slot.item = '';
    if (a.trackers.length === 0) continue;
    slot.item = hearing.draw('XS-WRP-06', a.trackers.length);
    remove(a.trackers, slot.item, 'the Item Tracker Deck');
    slot.left = 5 - copiesOut(a, slot.item);
    hearing.tell('XS-WRP-06', 'new items', { slot: i + 1, card: slot.item, copies: slot.left });
  }
}

/** XS-WAV-01 to -03, XS-RND-03, XS-CMB-03 */
function endOfRound(audit: Audit): void {
  const { a, hearing } = audit;
  const wave = waveOf(a);
  a.round++;
  if (waveOf(a) > wave) {
    newDeck(audit);
    const name = a.own === null ? '' : dayOf(a.own, a.round).wave.name;
    hearing.tell('XS-WAV-02', 'wave', { wave: waveOf(a), ...(name !== '' && { name }) });
  }
  for (const one of a.players) {
    one.added = 0;
    for (const troop of one.troops) {
      troop.webbed = false;
      troop.fresh = false;
    }
  }
  a.first = (a.first + 1) % a.players.length;
}
