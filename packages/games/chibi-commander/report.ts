// The position in the players' words again.
import { type Json, someJson } from '@xenotable/kernel';
import { hearts, unitOf } from './book/who.ts';
import { missionOf } from './missions/index.ts';
import { at } from './places.ts';
import { GHOST, type Table, UNKNOWN, type Unit } from './table.ts';

/** 'Soldier', 'Soldier 2', in the order in which they came. */
export function titles(w: Table): Map<Unit, string> {
  const seen = new Map<string, number>();
  return new Map(
    w.units.map((unit) => {
      const number = (seen.get(unit.type) ?? 0) + 1;
      seen.set(unit.type, number);
      return [unit, number === 1 ? unit.type : `${unit.type} ${number}`];
    }),
  );
}

export function report(w: Table): Json {
  const names = titles(w);
  const unit = (one: Unit): Json => ({
    at: at(one.cell),
    hearts: hearts(one),
    lost: one.lost,
    coma: one.coma,
    fate: one.fate,
    by: one.by,
    side: one.side,
    activated: one.activated,
    panics: one.panics,
    groggy: one.groggy,
    wounded: one.wounded,
    swayed: one.swayed,
    moved: one.moved,
    mode: one.mode,
    covered: one.blip >= 0,
    'stars used': one.starsUsed,
  });
  return {
    mission: w.mission,
    variation: w.variation,
    round: w.round,
    turn: w.turn,
    units: Object.fromEntries([...names].map(([one, name]) => [name, unit(one)])),
    blips: Object.fromEntries(
      w.blips.map((blip) => [
        at(blip.cell),
        {
          is: blip.unit === GHOST ? 'Ghost' : blip.unit === UNKNOWN ? 'unknown' : unitOf(w, blip.unit).type,
          mode: blip.mode,
          faction: blip.faction,
          activated: blip.activated,
        },
      ]),
    ),
    'open doors': w.board.doors.length,
    crystals: w.board.crystals.map(at),
    ship: w.board.ship,
    bus: at(w.board.bus),
    monster: at(w.board.monster),
    'take-off': w.takeOff,
    armies: Object.fromEntries(
      w.armies.map((army) => [
        army.faction,
        {
          purse: army.purse,
          goal: army.goal,
          ghosts: army.ghosts,
          bought: army.bought,
          squad: army.squad,
          points: army.points,
        },
      ]),
    ),
    marks: missionOf(w).state.write(w.state),
    quiet: w.quiet,
    campaign: someJson(w.campaign, 'campaign'),
  };
}
