// What each choice of a unit that acts does.
import { applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import type { Chain } from '../../content/card.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { type Acting, BASIC, CLOSED, basicMove, chainAt, price } from './actions.ts';
import { depart } from '../movement/arrivals.ts';
import { dissolve, spot, spotByChoice } from '../blips/blips.ts';
import { afterPulling, endPull, startPull, takeOut } from '../movement/crystals.ts';
import { dealNamed } from '../deals.ts';
import { beginHealing } from '../fight/healing.ts';
import { alienDoors, closeDoor, openDoor, walkTo } from '../movement/movement.ts';
import { beginMind } from '../fight/psi.ts';
import { inSight } from '../fight/sight.ts';
import { sending } from '../movement/sending.ts';
import { startShip } from '../movement/ship.ts';
import { scan, spendStar } from '../fight/stars.ts';
import { beginStrike } from '../fight/strike.ts';
import type { Takers } from '../takers.ts';
import { jump } from '../movement/teleport.ts';
import { awake, mission, partyOf, stirs, unitOf, blipOf } from '../who.ts';
import { named, whomOf } from '../../names.ts';

/** Opens the basic movement (CC-UNIT-05) or goes on with the open symbol. */
function openBasic(w: Table, f: Acting): void {
  if (f.chain !== CLOSED) return;
  applies('CC-UNIT-05');
  f.points = basicMove(w, unitOf(w, f.unit));
  f.actions -= f.command === 'control' ? 2 : 1;
  f.chain = BASIC;
  f.stormed = false;
}

function close(f: Acting): void {
  f.chain = CLOSED;
  f.points = 0;
  f.deeds = 0;
  f.jumps = 0;
}

/** The movement or teleport with which a chain begins. */
function openMovement(w: Table, f: Acting, chain: Chain): void {
  f.points =
    chain.move > 0 ? chain.move + (mission(w).corrections.extraMove?.(w, unitOf(w, f.unit)) ?? 0) : 0;
  f.jumps = chain.teleport;
}

/** CC-ACT-02, CC-ACT-03, CC-HIT-11 A deed of the chain is done: on to the second one, the movement after it, or the end of the chain. */
function deedDone(w: Table, f: Acting): void {
  const chain = chainAt(w, unitOf(w, f.unit), f.chain);
  applies('CC-ACT-02');
  if (f.points > 0) {
    applies('CC-ACT-03');
    applies('CC-ACT-08');
  }
  f.deeds--;
  f.jumps = 0;
  f.points = 0;
  if (f.deeds > 0) {
    applies('CC-ACT-06');
    applies('CC-HIT-11');
    // CC-ACT-06 Open to taste: the movement comes twice as well.
    if (w.options.doubles === 'movement too') openMovement(w, f, chain);
    return;
  }
  if (chain.after > 0)
    f.points = chain.after + (mission(w).corrections.extraMove?.(w, unitOf(w, f.unit)) ?? 0);
  else close(f);
}

const dice = (choice: Choice): number | undefined => ('dice' in choice ? choice.dice : undefined);

/** Who strikes, how far and with which dice, by the action that is in use. */
function attackBy(w: Table, f: Acting, unit: Unit, choice: Choice) {
  const chain = chainAt(w, unit, f.chain);
  return {
    attacker: unit.id,
    faction: f.faction,
    side: f.side,
    range: dice(choice) ?? chain.range,
    dice: chain.dice,
  };
}

export const takers: Takers<Acting, Unit, 'end'> = {
  walk(play, f, _unit, choice) {
    openBasic(play.w, f);
    walkTo(play, f, choice.to);
    afterPulling(play, f, unitOf(play.w, f.unit).cell, f.faction);
    if (f.points === 0 && f.chain === BASIC) close(f);
  },
  stop(_play, f) {
    applies('CC-ACT-08');
    close(f);
  },
  use(play, f, unit, choice) {
    const chain = chainAt(play.w, unit, choice.chain);
    if (f.points > 0) applies('CC-ACT-08');
    applies('CC-UNIT-06');
    // Nothing keeps a unit from using the same chain with its second action.
    if (chain.deed === 'mind' && f.actions === 1) applies('CC-PSI-20');
    if (f.command === 'control') applies('CC-PSI-13');
    f.actions -= f.command === 'control' ? 2 : price(chain);
    f.chain = choice.chain;
    openMovement(play.w, f, chain);
    f.deeds = chain.deed === 'none' ? 0 : chain.twice ? 2 : 1;
    play.tell?.({ type: 'uses', ...named(unit), chain: chain.text }, 'CC-ACT-01');
  },
  attack(play, f, unit, choice) {
    const by = attackBy(play.w, f, unit, choice);
    const target =
      'unit' in choice
        ? { unit: choice.unit, at: unitOf(play.w, choice.unit).cell }
        : { blip: choice.blip, at: blipOf(play.w, choice.blip).cell };
    deedDone(play.w, f);
    return { call: beginStrike({ ...by, blast: false }, target) };
  },
  aim(play, f, unit, choice) {
    const by = attackBy(play.w, f, unit, choice);
    deedDone(play.w, f);
    return { call: beginStrike({ ...by, blast: true }, { at: choice.at }) };
  },
  heal(play, f, unit, choice) {
    const chain = chainAt(play.w, unit, f.chain);
    deedDone(play.w, f);
    applies('CC-HEAL-01');
    return { call: beginHealing(choice.unit, chain.dice, f.faction, f.side) };
  },
  mind(play, f, unit, choice) {
    const chain = chainAt(play.w, unit, f.chain);
    deedDone(play.w, f);
    if (!inSight(play.w, unit.cell, unitOf(play.w, choice.unit).cell, f.side)) applies('CC-PSI-02');
    return { call: beginMind(unit, unitOf(play.w, choice.unit), chain.dice, f.faction, f.side, f.seat) };
  },
  teleport(_play, f, unit, choice) {
    const used = f.jumps;
    f.jumps = 0;
    f.leap = { to: choice.to, with: choice.with.slice() };
    if (f.deeds === 0) close(f);
    return {
      call: jump.begin({
        unit: unit.id,
        to: choice.to,
        with: choice.with.slice(),
        all: choice.with.slice(),
        dice: used,
        faction: f.faction,
        side: f.side,
        seat: f.seat,
        lucky: false,
        success: false,
      }),
    };
  },
  'break off'(_play, f) {
    applies('CC-ACT-04');
    close(f);
  },
  open(play, f, unit, choice) {
    const alien = alienDoors(play.w, unit.cell).some((one) => one.door === choice.door);
    const paid = alien && unit.side === 'Earth';
    const onePoint = !alien && mission(play.w).doors === 'one point';
    if (paid) {
      close(f);
      f.actions--;
    }
    if (onePoint) {
      openBasic(play.w, f);
      f.points--;
    }
    openDoor(play, choice.door, unit.id, alien ? 'CC-MOV-10' : onePoint ? 'CC-MOV-09' : 'CC-MOV-07');
  },
  close(play, f, unit, choice) {
    if (unit.side === 'Earth') {
      close(f);
      f.actions--;
    }
    closeDoor(play, choice.door, 'CC-MOV-10');
  },
  'pick up'(play, f, unit, choice) {
    applies('CC-MOV-25');
    f.drag = choice.unit;
    partyOf(play.w, f.faction).dragged = true;
    play.tell?.(
      {
        type: 'picked up',
        ...named(unit),
        other: choice.unit,
        whom: whomOf(unitOf(play.w, choice.unit)),
      },
      'CC-MOV-23',
    );
  },
  pull: (play, f, _unit, choice) => startPull(play, f, choice.crystal, f.faction),
  'let go'(play, f) {
    f.drag = NONE;
    endPull(play, f);
  },
  leave(play, f, unit) {
    const { w } = play;
    if (f.crystal !== NONE) takeOut(play, f, f.faction);
    if (!awake(unit)) return;
    if (
      f.drag !== NONE &&
      (mission(w).ground.mayTakeOut?.(w, unitOf(w, f.drag), f.faction, unit.cell) ?? true)
    )
      depart(play, unitOf(w, f.drag), f.faction, unit.id, unit.cell);
    depart(play, unit, f.faction, unit.id);
    spot(play);
  },
  send: (play, f, _unit, choice) => sending(play, choice, f.seat),
  spot: (play, _f, _unit, choice) => spotByChoice(play, choice.blip),
  scan: (play, _f, _unit, choice) => scan(play, choice),
  dissolve: (play, _f, _unit, choice) => dissolve(play, choice.blip),
  storm(play, f, _unit, choice) {
    openBasic(play.w, f);
    spendStar(play, unitOf(play.w, choice.star), 'CC-CMD-07');
    applies('CC-CMD-08');
    f.points += 2;
    f.stormed = true;
  },
  'start the ship'(play, f, unit) {
    close(f);
    f.actions -= startShip(play, unit);
  },
  deal(play, f, unit, choice) {
    const deal = dealNamed(play.w, choice.deal);
    applies('CC-ACT-10');
    if (deal.price > 0) {
      close(f);
      stirs(play.w);
    }
    f.actions -= deal.price;
    applies(deal.rule);
    return deal.take(play, unit, choice.on ?? NONE);
  },
  done(_play, f) {
    if (f.actions > 0) applies('CC-TRN-10');
    return { goTo: 'end' };
  },
};
