// A position as `arrange` reads it: a seat's question for an order or a Wild Charge, in a battle that is no part of a campaign.
import { type Json, type Seat, same, seatLetter, writeScenarioFile } from '@xenotable/kernel';
import { phase } from './book/turn/phase.ts';
import { writeList } from './detachment/text.ts';
import { freshObstacles } from './ground.ts';
import { type Agreed } from './options.ts';
import { type Owner, type Table, type Unit, unitOf } from './table.ts';

const inch = (n: number): number => n / 100;

/** The options as the sheet has them. */
function sheetOf({ traits, own, ...agreed }: Agreed): Json {
  return {
    ...agreed,
    ...(own !== undefined && { scenarioData: JSON.parse(writeScenarioFile(own)) }),
    pickTraits: traits === 'pick',
    noTraits: traits === 'none',
  };
}

const nameOf = (w: Table, id: number): string => unitOf(w, id).name;

function unitGiven(w: Table, unit: Unit): Json {
  return {
    unit: unit.build,
    number: unit.id,
    at: [inch(unit.x), inch(unit.y)],
    where: unit.state,
    sp: unit.sp,
    cost: unit.cost,
    commander: unit.commander,
    species: unit.species,
    ...(unit.faith !== null && { faith: unit.faith }),
    powers: unit.powers.slice(),
    'fixed gun': unit.fixedGun,
    ...(unit.state === 'transport' && { in: nameOf(w, unit.inside) }),
    ...(unit.state === 'building' && { house: unit.inside + 1 }),
    facing: unit.facing,
    suppressed: unit.suppressed,
    grounded: unit.grounded,
    tried: unit.tried,
    answered: unit.answered,
    fray: unit.fray,
    held: unit.held,
    mercenary: unit.mercenary,
    due: unit.due,
    driven: inch(unit.driven),
    'got in': unit.gotIn,
    'got out': unit.gotOut,
    ...(unit.edge !== null && { edge: unit.edge }),
    dropped: unit.dropped,
    ...(unit.extra !== null && { extra: unit.extra }),
    post: [inch(unit.post.x), inch(unit.post.y)],
  };
}

function seatGiven(w: Table, owner: Owner, seat: Seat): Json {
  const own = w.units.filter((unit) => unit.owner === seat);
  return {
    name: owner.name,
    automaton: owner.kind === 'automaton',
    ...(owner.list !== null && { list: writeList(owner.list) }),
    units: Object.fromEntries(own.map((unit) => [unit.name, unitGiven(w, unit)])),
    traits: owner.traits.slice(),
    total: owner.total,
    lost: owner.lost,
    ...(owner.hates !== null && { hates: owner.hates }),
    ...(owner.crusades !== null && { crusades: owner.crusades }),
    ...(owner.doctrine !== null && { doctrine: owner.doctrine }),
    ...(owner.secret !== null && { secret: owner.secret }),
    ...(owner.chosen !== null && { boasts: owner.chosen.slice() }),
    cards: owner.boasts.slice(),
    used: owner.used.slice(),
    'half tested': owner.halfTested,
    'commander lost': owner.commanderLost,
    wounded: owner.wounded,
    'gave up': owner.gaveUp,
  };
}

/** Whether there are words for everything on the table. */
function hasWords(w: Table): boolean {
  const named = new Set(w.units.map((unit) => unit.name)).size === w.units.length;
  return (
    named &&
    w.over === null &&
    w.campaign === null &&
    w.waiting.length === 0 &&
    w.owed.length === 0 &&
    same(w.obstacles, freshObstacles(w))
  );
}

export function given(w: Table): Json | null {
  const f = w.flow.at(-1);
  if (f === undefined || !phase.has(f) || !hasWords(w)) return null;
  if (f.step !== 'orders' && f.step !== 'wild charges') return null;
  const edgeGiven = (side: 0 | 1): [string, Json][] => {
    const seat = w.owners.findIndex((owner) => owner.side === side);
    return seat < 0 ? [] : [[seatLetter(seat), w.edges[side] ?? 'none']];
  };
  return {
    scenario: w.scenario,
    options: sheetOf(w.options),
    turn: w.turn,
    attacker: seatLetter(w.owners.findIndex((owner) => owner.side === w.attacker)),
    acting: seatLetter(f.seat),
    step: f.step,
    'only free': f.onlyFree,
    seats: Object.fromEntries(w.owners.map((owner, seat) => [seatLetter(seat), seatGiven(w, owner, seat)])),
    markers: w.markers.map((one) => [inch(one.x), inch(one.y)]),
    ...(w.vip !== null && {
      vip: {
        at: [inch(w.vip.x), inch(w.vip.y)],
        ...(w.vip.carrier >= 0 && { carrier: nameOf(w, w.vip.carrier) }),
        ...(w.vip.out !== null && { out: w.vip.out }),
      },
    }),
    buildings: w.buildings.map((one) => one.sp),
    surveyed: w.surveyed,
    edges: Object.fromEntries([...edgeGiven(0), ...edgeGiven(1)]),
    ...(w.wave !== null && { wave: w.wave }),
    score: w.score.map((one) => ({ ...one })),
    powers: w.effects.map((one) => ({
      power: one.power,
      by: nameOf(w, one.by),
      on: nameOf(w, one.on),
      begun: one.begun,
    })),
    removed: w.removals.map((one) => ({
      unit: nameOf(w, one.unit),
      how: one.how,
      by: one.by,
      ...(one.killer >= 0 && { killer: nameOf(w, one.killer) }),
    })),
  };
}
