// The table in players' words again: inches, names, letters.
import { type Json, seatLetter } from '@xenotable/kernel';
import { vpOf } from './book/turn/victory.ts';
import { type Table, type Unit, unitOf } from './table.ts';

const inch = (n: number): number => n / 100;

function unitReport(w: Table, unit: Unit): Json {
  return {
    unit: unit.build,
    at: [inch(unit.x), inch(unit.y)],
    sp: unit.sp,
    where: unit.state,
    inside:
      unit.state === 'transport'
        ? unitOf(w, unit.inside).name
        : unit.state === 'building'
          ? unit.inside + 1
          : null,
    suppressed: unit.suppressed,
    grounded: unit.grounded,
    tried: unit.tried,
    answered: unit.answered,
    facing: unit.facing,
    commander: unit.commander,
    cost: unit.cost,
    mercenary: unit.mercenary,
    due: unit.due,
    edge: unit.edge,
    fray: unit.fray,
  };
}

export function report(w: Table): Json {
  return {
    turn: w.turn,
    acting: w.acting < 0 ? null : seatLetter(w.acting),
    scenario: w.scenario,
    map: w.map,
    attacker: seatLetter(w.owners.findIndex((owner) => owner.side === w.attacker)),
    units: Object.fromEntries(w.units.map((unit) => [unit.name, unitReport(w, unit)])),
    seats: Object.fromEntries(
      w.owners.map((owner, seat) => [
        seatLetter(seat),
        {
          lost: owner.lost,
          total: owner.total,
          traits: owner.traits.slice(),
          commanderLost: owner.commanderLost,
          used: owner.used.slice(),
          hates: owner.hates,
          crusades: owner.crusades,
          doctrine: owner.doctrine,
          vp: vpOf(w, owner.side),
          list: owner.list?.name ?? null,
        },
      ]),
    ),
    edges: w.edges.slice(),
    vp: [vpOf(w, 0), vpOf(w, 1)],
    markers: w.markers.map((one) => [inch(one.x), inch(one.y)]),
    buildings: w.buildings.map((one) => one.sp),
    obstacles: w.obstacles.length,
    vip:
      w.vip === null
        ? null
        : {
            at: [inch(w.vip.x), inch(w.vip.y)],
            carrier: w.vip.carrier < 0 ? null : unitOf(w, w.vip.carrier).name,
            out: w.vip.out,
          },
    powers: w.effects.map((one) => ({
      power: one.power,
      by: unitOf(w, one.by).name,
      on: unitOf(w, one.on).name,
    })),
    surveyed: w.surveyed,
    campaign:
      w.campaign === null
        ? null
        : {
            battle: w.campaign.battle,
            careers: w.campaign.owners.map((one) => ({
              points: one.points,
              gained: one.gained,
              total: one.total,
              traits: one.traits.slice(),
              score: one.score,
              wounded: one.wounded,
              commander: one.commander,
            })),
          },
  };
}
