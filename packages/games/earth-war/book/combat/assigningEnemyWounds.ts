// Step 6: assigning enemy wounds (EW-S6).

import { itemAt, applies } from '@xenotable/kernel';
import { type Choice, expected } from '../../choices.ts';
import { isOwnKind, kindNumber } from '../../content/cards.ts';
import { identifierOf, kindOf } from '../../content/kinds.ts';
import { type Position, type Strike, type Table, type Unit, combatOf } from '../../table.ts';
import { type Play, type Part, question } from '../chapter.ts';
import { orderFault, giveOrder, refusedOrders } from './command.ts';
import { stateOf } from './deck.ts';
import { actingLeader, hiveSeat, leaderSeat, standing, unitOf } from '../squad.ts';

const LINE = 'Hold the line!';

/** 'Drone D2', 'Yard Beast 2'. */
const called = (w: Table, card: number): string =>
  isOwnKind(kindNumber(card)) ? identifierOf(w, card) : `${kindOf(w, card).name} ${identifierOf(w, card)}`;

const hitsLeft = (unit: Unit): number => unit.hits - unit.wounds - unit.incoming.length;

/** EW-S6-02 Units that can still take a wound; if there is none, everybody who stands. */
function candidates(w: Position): Unit[] {
  const all = standing(w);
  applies('EW-S6-02');
  if (all.length < w.squad.length) applies('EW-GEN-03');
  const able = all.filter((unit) => hitsLeft(unit) > 0);
  return able.length > 0 ? able : all;
}

/** The least by some measures, the first of which decides; ties go to the lower roster number (EW-SQD-04). */
function least(units: readonly Unit[], ...measures: ((unit: Unit) => number)[]): Unit {
  let best = itemAt(units, 0);
  for (const unit of units) {
    for (const measure of measures) {
      const difference = measure(unit) - measure(best);
      if (difference < 0) best = unit;
      if (difference !== 0) break;
    }
  }
  return best;
}

const band = (unit: Unit): number => unit.band;
const given = (unit: Unit): number => unit.incoming.length;

/** EW-S6-01 The unit that gets the next wound of a strike, by the enemy's targeting word. */
export function target(w: Position, strike: Strike): Unit {
  if (strike.held !== 0) return unitOf(w, strike.held);
  applies('EW-K-06');
  return sought(w, strike, candidates(w));
}

/** EW-S6-02 The unit that the enemy would have sought first, if it has as many wounds coming as HITS left. */
function passedOver(w: Position, strike: Strike, unit: Unit): string | undefined {
  if (strike.held !== 0 || hitsLeft(unit) <= 0) return undefined;
  const first = sought(w, strike, standing(w));
  return hitsLeft(first) <= 0 ? first.name : undefined;
}

/** One of some units, by the enemy's targeting word. */
function sought(w: Position, strike: Strike, able: readonly Unit[]): Unit {
  switch (kindOf(w, strike.card).target) {
    case 'FARTHEST':
      applies('EW-S6-04');
      return least(able, (unit) => -unit.band, given);
    case 'WEAKEST':
      applies('EW-S6-05');
      return least(able, hitsLeft, band);
    case 'LEADER': {
      applies('EW-S6-06');
      const leader = actingLeader(w);
      return leader !== null && able.includes(leader) ? leader : least(able, band, given);
    }
    case 'FOCUS':
      applies('EW-S6-07');
      return strike.focus !== 0 ? unitOf(w, strike.focus) : least(able, band, given);
    default:
      applies('EW-S6-03');
      applies('EW-S6-08');
      return least(able, band, given);
  }
}

function assign(play: Play, strike: Strike, unit: Unit): void {
  const past = passedOver(play.w, strike, unit);
  unit.incoming.push(strike.card);
  strike.assigned++;
  if (strike.focus === 0) strike.focus = unit.id;
  play.tell?.(
    {
      type: 'wounded',
      unit: unit.name,
      by: identifierOf(play.w, strike.card),
      ...(past !== undefined && { past }),
    },
    strike.held !== 0 ? 'EW-O-09' : 'EW-S6-01',
  );
}

/** The strike whose wounds are assigned now. */
const current = (w: Table): Strike => itemAt(combatOf(w).strikes, combatOf(w).striker);

/** EW-M-HIVE-01 The hive chooses among the candidates in the nearest occupied band. */
function prey(w: Table): Unit[] {
  const able = candidates(w);
  const nearest = Math.min(...able.map(band));
  return able.filter((unit) => unit.band === nearest);
}

export const assigningEnemyWounds = {
  'the enemies assign': {
    run(play) {
      combatOf(play.w).step = 6;
      combatOf(play.w).striker = -1;
    },
  },
  'the next enemy': {
    run(play) {
      const combat = combatOf(play.w);
      do combat.striker++;
      while (combat.striker < combat.strikes.length && current(play.w).sl === 0);
      return combat.striker < combat.strikes.length ? undefined : { goTo: 'ambushes are used up' };
    },
  },
  /** EW-O-09 Before an enemy assigns, the leader may have one unit take it all. */
  'hold the line': question({
    rule: 'EW-O-09',
    prompt(w) {
      const strike = current(w);
      const first = target(w, strike);
      return `${called(w, strike.card)} makes ${strike.sl} wound${strike.sl === 1 ? '' : 's'}, first on ${first.name} (${first.hits - first.wounds} of ${first.hits} HITS left). Who takes ${strike.sl === 1 ? 'it' : 'them all'} by "Hold the line!", or go on?`;
    },
    who: (w) => (orderFault(w, LINE) === null ? leaderSeat(w) : null),
    offers: (w) => [
      ...standing(w).map((unit): Choice => ({ do: 'order', order: LINE, unit: unit.id })),
      { do: 'done' },
    ],
    refused: (w, _f, seat) => refusedOrders(w, seat),
    take(play, _f, _seat, choice) {
      if (choice.do !== 'order' || !('unit' in choice)) return;
      giveOrder(play, LINE);
      current(play.w).held = choice.unit;
    },
  }),
  /** EW-S6-01 Wound by wound; a hive player chooses where there is a choice. */
  'assign enemy wounds': question({
    rule: 'EW-M-HIVE-01',
    prompt: (w) => `Whom does ${called(w, current(w).card)} hit?`,
    who(w) {
      const hive = hiveSeat(w);
      return hive === null || current(w).held !== 0 || prey(w).length < 2 ? null : hive;
    },
    offers: (w) => prey(w).map((unit) => ({ do: 'strike', unit: unit.id })),
    take(play, _f, _seat, choice) {
      const strike = current(play.w);
      assign(play, strike, unitOf(play.w, expected(choice, 'strike').unit));
      return strike.assigned < strike.sl ? 'again' : { goTo: 'the next enemy' };
    },
    after(play) {
      const strike = current(play.w);
      const hive = hiveSeat(play.w) !== null && strike.held === 0;
      assign(play, strike, hive ? itemAt(prey(play.w), 0) : target(play.w, strike));
      return strike.assigned < strike.sl ? 'again' : { goTo: 'the next enemy' };
    },
  }),
  /** EW-S4-06 Whoever ambushed has done so for the rest of the event. */
  'ambushes are used up': {
    run(play) {
      const combat = combatOf(play.w);
      for (const card of combat.ambushers) {
        applies('EW-S4-06');
        stateOf(combat, card).sprung = true;
      }
      combat.ambushers = [];
    },
  },
} satisfies Part<'ambushes are used up' | 'the next enemy'>;
