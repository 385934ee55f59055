// The cards of an event, from the deal to the reveal, against the account.
import { type Account, type Fight, agree, nodesOf } from './account.ts';
import { faceDown, fromSupply, isBystander, join, hive, standing } from './position.ts';
import { gather, openRound } from './events.ts';
import { type Hearing, type Handlers, equal, figures, fightOf, result, rn } from './hearing.ts';
import { advance, endOfRound } from './parts.ts';

/** A card is looked at for the first time. */
export function look(hearing: Hearing, fight: Fight, at: number, rule: string): string {
  const slot = fight.slots[at];
  agree(slot !== undefined, `there is no slot ${at + 1}`);
  if (slot.card !== null) return slot.card;
  let card = String(result(hearing, rule));
  if (card === '?') {
    const open = ['Drone', 'Runner', 'Civilian', 'Ovomorph'].filter((name) => fromSupply(fight, name));
    const kind = open.length === 1 ? (open[0] ?? '') : String(result(hearing, 'EW-M-COM-03'));
    agree(open.includes(kind), `the unknown card cannot be a ${kind}`);
    card = fromSupply(fight, kind) ?? '';
  }
  slot.card = card;
  return card;
}

/** EW-M-COM-03 The unknown card of the event is this one from now on. */
function unmask(a: Account, fight: Fight, card: string): void {
  if (fight.cards.has(card)) return;
  agree(fight.cards.delete('?'), `${card} is not in the event`);
  fight.cards.set(card, { wounds: 0, sprung: false, fresh: false });
  if (isBystander(card)) a.met++;
}

const REINFORCEMENTS = ['', 'Drone', 'Drone', 'Drone', 'Drone', 'Runner', 'Runner', 'Warrior'];

export const cardSteps: Handlers<
  | 'contact'
  | 'command renewed'
  | 'reinforced'
  | 'dealt'
  | 'hive looked'
  | 'hive exchanged'
  | 'hive left them'
  | 'turned up'
  | 'ambushed'
  | 'spent'
  | 'combat over'
> = {
  contact({ a }, what, rule) {
    equal('contact', rule, 'EW-NOD-02');
    a.fight = gather(a);
    equal('cards of the event', what.count, a.fight.cards.size);
  },
  'command renewed'(hearing, what) {
    agree(!hearing.opened, 'CP come back at the beginning of a round');
    const fight = openRound(hearing, what.gained);
    agree(fight.round > 1, 'the CP of an event are not told');
    figures('command renewed', what, { cp: fight.cp, of: fight.most });
  },
  reinforced(hearing, what) {
    const fight = openRound(hearing);
    agree(
      fight.round > 1 && nodesOf(hearing.a.mission)[hearing.a.node - 1]?.reinforce === true,
      'no reinforcements here',
    );
    const value = rn(hearing, 'EW-M-COM-04');
    const name = REINFORCEMENTS[value];
    const card = name === undefined ? null : (join(hearing.a, fight, name, false) ?? null);
    figures('reinforced', what, { rn: value, card });
  },
  dealt(hearing, what) {
    const fight = openRound(hearing);
    hearing.opened = false;
    for (const state of fight.cards.values()) state.fresh = false;
    const dealt = Math.min(6, fight.cards.size);
    fight.aside = fight.cards.size - dealt;
    figures('dealt', what, { round: fight.round, dealt, aside: fight.aside });
    fight.slots = Array.from({ length: dealt }, () => ({
      card: null,
      up: false,
      early: false,
      wounds: 0,
      blades: 0,
    }));
    hearing.toRange = standing(hearing.a);
    hearing.common = 0;
  },
  'hive looked'(hearing, what) {
    const fight = fightOf(hearing.a);
    agree(!fight.hiveLooked && hearing.seat === hive(hearing.a), 'the hive looks once per event');
    fight.hiveLooked = true;
    equal(
      'what the hive sees',
      what.cards,
      what.slots.map((slot) => look(hearing, fight, slot - 1, 'EW-M-HIVE-01')),
    );
  },
  'hive exchanged'({ a }, what) {
    const [one, two] = what.slots.map((slot) => fightOf(a).slots[slot - 1]);
    agree(one !== undefined && two !== undefined, 'two slots are exchanged');
    [one.card, two.card] = [two.card, one.card];
  },
  'hive left them'() {},
  'turned up'(hearing, what, rule) {
    const fight = fightOf(hearing.a);
    const slot = fight.slots[what.slot - 1];
    agree(slot !== undefined && !slot.up, `slot ${what.slot} cannot be turned up`);
    const card = look(hearing, fight, what.slot - 1, rule);
    equal(`card in slot ${what.slot}`, what.card, card);
    unmask(hearing.a, fight, card);
    agree(fight.slots.filter((one) => one.card === card).length === 1, `${card} lies in two slots`);
    slot.up = true;
    if (rule === 'EW-S4-01') return;
    agree(fight.flips > 0 && hearing.seat === fight.flipper, 'no card is to be turned up by this seat');
    slot.early = true;
    fight.flips = Math.min(fight.flips - 1, faceDown(fight));
  },
  ambushed(_ear, what) {
    agree(false, `${what.card} does not ambush`);
  },
  spent({ a }, what, rule) {
    const fight = fightOf(a);
    const hit = fight.slots.filter((slot) => slot.card !== null && isBystander(slot.card));
    const price = rule === 'EW-Q-12' ? 2 : hit.reduce((sum, slot) => sum + slot.wounds, 0);
    agree(rule === 'EW-Q-12' || rule === 'EW-O-07', `no AMMO is spent by ${rule} here`);
    if (rule === 'EW-O-07') for (const slot of hit) Object.assign(slot, { wounds: 0, blades: 0 });
    const ammo = Math.min(a.ammo, price);
    a.ammo -= ammo;
    figures('spent', what, { ammo, short: price - ammo, left: a.ammo });
  },
  'combat over'(hearing, what) {
    const { a } = hearing;
    const fight = fightOf(a);
    let end = fight.over;
    if (end === '') {
      advance(hearing, 'end');
      end = endOfRound(a, fight);
      if (end === '' && hearing.choice.do === 'blow' && fight.charges >= 20) end = 'charges';
    }
    fight.over = end;
    fight.part = 'end';
    const rounds = end === 'broken off' ? fight.round - 1 : fight.round;
    figures('combat over', what, { end, rounds });
    a.ends[a.node - 1] = end;
    if (a.mission === 6 && rounds > 4) hearing.burns.push(rounds - 4);
  },
};
