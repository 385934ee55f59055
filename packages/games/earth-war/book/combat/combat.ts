// A combat event (EW-GEN-02): rounds of seven steps, until something ends it.

import { DRONE, RUNNER, WARRIOR, isShadow } from '../../content/cards.ts';
import { identifierOf, kindNamed } from '../../content/kinds.ts';
import { applies, itemAt } from '@xenotable/kernel';
import type { CardList, CombatNode, NodeEnd } from '../../content/mission.ts';
import {
  type Combat,
  type Difficulty,
  NO_RANGE,
  type Position,
  type Table,
  type Unit,
  combatOf,
} from '../../table.ts';
import { type Play, type Part, chapter, question } from '../chapter.ts';
import { orderFault, giveOrder, refill, refusedOrders } from './command.ts';
import { join } from './deck.ts';
import { endTexts } from './endTexts.ts';
import { theHive } from './hive.ts';
import { combatHere, enemiesAt, sheetHere } from '../nodes.ts';
import { randomNumber } from '../numbers.ts';
import { dropGuns, resolution } from './resolution.ts';
import { leaderSeat, somebodyStands, standing } from '../squad.ts';
import { shadowsSetup } from './shadowsSetup.ts';
import { squadWounds } from './squadWounds.ts';
import { assigningSquadWounds } from './assigningSquadWounds.ts';
import { theReveal } from './reveal.ts';
import { enemyWounds } from './enemyWounds.ts';
import { assigningEnemyWounds } from './assigningEnemyWounds.ts';

const COMRADES = 'Nobody gets left behind!';

/** An event before its first card. */
export const newCombat = (): Combat => ({
  round: 0,
  step: 0,
  cards: [],
  killed: [],
  removed: [],
  slots: [],
  aside: 0,
  scanned: -1,
  cp: 0,
  cpMost: 0,
  orders: [],
  ready: [],
  shifted: false,
  moved: [],
  moves: 0,
  moving: 0,
  flips: 0,
  flipper: 0,
  rock: false,
  frosty: -1,
  bursts: false,
  volleys: [],
  strikes: [],
  striker: 0,
  ambushers: [],
  dead: [],
  at: 0,
  splashed: [],
  stimAsked: [],
  stims: [],
  charges: 0,
  hiveLooked: false,
  hiveSlots: [],
  unmasked: -1,
});

const HARDER: Record<Difficulty, number> = { easy: -1, standard: 0, hard: 1 };

/** EW-DEK-07, EW-DEK-08, EW-TASTE-01 One shadow fewer on easy, one more on hard, from 1 to 7. */
export function shadowsFor(w: Position, listed: number): number {
  applies(w.mission.number > 0 ? 'EW-DEK-07' : 'EW-DEK-08');
  if (w.options.difficulty !== 'standard') applies('EW-TASTE-01');
  return Math.min(7, Math.max(1, listed + HARDER[w.options.difficulty]));
}

/** EW-DEK-07 So many cards of a node's list: shadows by difficulty, but as listed where the fight ends by itself, for there they help to hold out. */
export const copiesAt = (w: Position, node: CombatNode, [count, kind]: CardList[number]): number =>
  kind === 'Merely Shadows' && node.until === undefined ? shadowsFor(w, count) : count;

/** EW-M-ZULU-04, EW-TASTE-01 The round at whose end a fight ends by itself: one earlier on easy, one later on hard. */
export function lastRound(w: Position, { until }: CombatNode): number | null {
  if (until === undefined) return null;
  if (w.options.difficulty !== 'standard') applies('EW-TASTE-01');
  return until + HARDER[w.options.difficulty];
}

function take(w: Table, node: CombatNode, list: CardList): void {
  for (const entry of list)
    for (let i = copiesAt(w, node, entry); i > 0; i--) join(w, kindNamed(w, entry[1]), false);
}

/** EW-NOD-02, EW-M-COM-01, EW-DEK-01 The cards of the node's lists, and those that are owed to it. */
function gather(w: Table): void {
  const { node, owed, patrol } = w.mission;
  applies('EW-DEK-01');
  applies(combatHere(w).id);
  applies('EW-M-COM-01');
  if (w.options.scenario !== undefined) applies('EW-SCN-04');
  const here = combatHere(w);
  take(w, here, enemiesAt(w, here));
  take(w, here, here.shadows);
  for (const kind of patrol) join(w, kind, false);
  for (const one of owed) if (one.node === node || one.node === 0) join(w, one.kind, false);
  w.mission.owed = owed.filter((one) => one.node !== node && one.node !== 0);
}

/** EW-M-COM-04 By RN: a Drone on 1 to 4, a Runner on 5 or 6, a Warrior on 7, otherwise nothing. */
const REINFORCEMENTS: Record<number, number> = {
  1: DRONE,
  2: DRONE,
  3: DRONE,
  4: DRONE,
  5: RUNNER,
  6: RUNNER,
  7: WARRIOR,
};

/** EW-M-COM-04 Reinforcements come before the shuffle. */
function reinforce(play: Play): void {
  applies(combatHere(play.w).id);
  const rn = randomNumber(play, 'EW-M-COM-04');
  const kind = REINFORCEMENTS[rn];
  const card = kind === undefined ? -1 : join(play.w, kind, false);
  play.tell?.({ type: 'reinforced', rn, card: card < 0 ? null : identifierOf(play.w, card) }, 'EW-M-COM-04');
}

/** What belongs to one round only is put back. */
function freshRound(w: Table): void {
  const combat = combatOf(w);
  applies('EW-GEN-02');
  combat.round++;
  combat.orders = [];
  combat.shifted = false;
  combat.rock = false;
  combat.frosty = -1;
  combat.bursts = false;
  combat.strikes = [];
  combat.striker = 0;
  combat.hiveSlots = [];
  combat.dead = [];
  combat.at = 0;
  for (const unit of w.squad) {
    forgetRound(unit);
    for (const item of unit.items) if (item.name !== 'Hazard Scanner') item.used = false;
  }
}

/** What a unit did and suffered in a round. */
function forgetRound(unit: Unit): void {
  unit.act = '';
  unit.roll = 0;
  unit.rating = 0;
  unit.sl = 0;
  unit.again = false;
  unit.shells = false;
}

/** Marks of an event: none is left when it is over. */
function forgetEvent(unit: Unit): void {
  forgetRound(unit);
  unit.doubled = false;
  unit.rn = NO_RANGE.rn;
  unit.band = NO_RANGE.band;
  for (const item of unit.items) item.used = false;
}

/** Rounds that were fought: not the one in which contact was broken. */
const roundsFought = (combat: Combat, end: NodeEnd): number =>
  end === 'broken off' ? combat.round - 1 : combat.round;

function finish(play: Play, end: NodeEnd, rule: string): { goTo: 'the event is over' } {
  const { mission } = play.w;
  const combat = combatOf(play.w);
  mission.deeds.ends[mission.node - 1] = end;
  combat.step = 8;
  play.tell?.({ type: 'combat over', end, rounds: roundsFought(combat, end) }, rule);
  return { goTo: 'the event is over' };
}

const start = {
  'the event begins': {
    run(play) {
      const w = play.w;
      w.combat = newCombat();
      gather(w);
      play.tell?.({ type: 'contact', node: combatHere(w).title, count: w.combat.cards.length }, 'EW-NOD-02');
    },
  },
  /** EW-GEN-08 CP, reinforcements, then the deck. */
  'a round begins': {
    run(play) {
      freshRound(play.w);
      applies('EW-GEN-08');
      refill(play);
      if (combatOf(play.w).round > 1 && combatHere(play.w).reinforce) reinforce(play);
    },
  },
} satisfies Part<'the event is over' | 'a round begins'>;

const end = {
  /** EW-S7-07, EW-S7-09, EW-S7-10, EW-S7-11, EW-MSH-03 Nobody left: lost. Only shadows left: over. Otherwise all cards go back to the deck. */
  'return to the deck': {
    run(play) {
      const w = play.w;
      const combat = combatOf(w);
      w.mission.rounds++;
      if (!somebodyStands(w)) {
        if (standing(w).length > 0) applies('EW-Q-12');
        return finish(play, 'failed', 'EW-S7-11');
      }
      applies('EW-S7-10');
      if (combat.cards.every((one) => isShadow(one.card))) {
        if (combat.cards.length > 0) applies('EW-MSH-03');
        return finish(play, 'cleared', 'EW-S7-09');
      }
      // EW-M-ZULU-04 The dropships come.
      if (combat.round === lastRound(w, combatHere(w))) return finish(play, 'held', 'EW-M-ZULU-04');
      applies('EW-S7-07');
      return undefined;
    },
  },
  /** EW-M-QUEEN-07 With enough charges the squad may leave. */
  'leave with the charges': question({
    rule: 'EW-M-QUEEN-07',
    prompt: (w) => `${combatOf(w).charges} charges are set. Leave and blow it up?`,
    who: (w) => (combatOf(w).charges >= (combatHere(w).charges?.needed ?? Infinity) ? leaderSeat(w) : null),
    offers: () => [{ do: 'blow' }, { do: 'done' }],
    take: (play, _f, _seat, choice) =>
      choice.do === 'blow' ? finish(play, 'charges', 'EW-M-QUEEN-07') : { goTo: 'a round begins' },
    after: () => ({ goTo: 'a round begins' }),
  }),
  /** EW-ORD-05, EW-NOD-09 A withdrawal: the node is failed and costs 2 points. */
  'break contact': {
    run(play) {
      applies('EW-NOD-09');
      play.w.mission.points -= 2;
      return finish(play, 'broken off', 'EW-ORD-05');
    },
  },
  /** EW-O-10 After an event that was fought to its end the leader may vow to bring everybody home. */
  'the event is over': question({
    rule: 'EW-O-10',
    prompt: 'The fight is over. Order "Nobody gets left behind!", or go on?',
    who: (w) =>
      w.mission.number > 0 &&
      w.mission.deeds.ends[w.mission.node - 1] === 'cleared' &&
      !w.mission.comrades &&
      orderFault(w, COMRADES) === null
        ? leaderSeat(w)
        : null,
    offers: () => [{ do: 'order', order: COMRADES }, { do: 'done' }],
    refused: (w, _f, seat) => refusedOrders(w, seat),
    take(play, _f, _seat, choice) {
      if (choice.do !== 'order') return;
      giveOrder(play, COMRADES);
      play.w.mission.comrades = true;
    },
  }),
  /** EW-DEK-12, EW-CP-03 All cards go back to the supply without wounds; CP are lost; guns are packed up. */
  'pack up': {
    run(play) {
      const w = play.w;
      // EW-M-REFINE-01 A round fought beyond the fourth feeds the fire.
      const end = itemAt(w.mission.deeds.ends, w.mission.node - 1);
      if (sheetHere(w).fireClock) {
        applies('EW-M-REFINE-01');
        tick(play, Math.max(0, roundsFought(combatOf(w), end) - 4));
      }
      dropGuns(w, () => true);
      w.squad.forEach(forgetEvent);
      applies('EW-DEK-12');
      w.combat = null;
      return 'done';
    },
  },
} satisfies Part<'the event is over' | 'a round begins'>;

/** EW-M-REFINE-01, EW-M-REFINE-03 The fire clock; once the valves are shut it never passes 3. */
export function tick(play: Play, by: number): void {
  const { mission } = play.w;
  if (by === 0) return;
  const clock = Math.max(0, mission.deeds.clock + by);
  if (mission.clockHeld) applies('EW-M-REFINE-03');
  mission.deeds.clock = mission.clockHeld ? Math.min(3, clock) : clock;
  play.tell?.({ type: 'fire clock', clock: mission.deeds.clock }, 'EW-M-REFINE-01');
}

export const combat = chapter('combat').steps({
  ...start,
  ...shadowsSetup,
  ...squadWounds,
  ...assigningSquadWounds,
  ...theHive,
  ...theReveal,
  ...enemyWounds,
  ...assigningEnemyWounds,
  ...resolution,
  ...endTexts,
  ...end,
});
