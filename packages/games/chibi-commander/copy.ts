// A copy of the whole table, written out by hand: searches copy it thousands of times a second.
import { copyBag, copyFlow, copyJson } from '@xenotable/kernel';
import { copyState } from './missions/state.ts';
import type { Army, Blip, Pool, Table, Unit } from './table.ts';

export const copyUnit = (u: Unit): Unit => ({
  id: u.id,
  type: u.type,
  side: u.side,
  faction: u.faction,
  seat: u.seat,
  cell: u.cell,
  fate: u.fate,
  by: u.by,
  byUnit: u.byUnit,
  exit: u.exit,
  lost: u.lost,
  coma: u.coma,
  blip: u.blip,
  activated: u.activated,
  panics: u.panics,
  groggy: u.groggy,
  wounded: u.wounded,
  swayed: u.swayed,
  moved: u.moved,
  sent: u.sent,
  starsUsed: u.starsUsed,
  excess: u.excess,
  excessIn: u.excessIn,
  mode: u.mode,
  leader: u.leader,
  wary: u.wary,
  borrowed: u.borrowed,
  involved: u.involved,
  known: u.known,
  past: u.past,
  point: u.point,
});

export const copyBlip = (b: Blip): Blip => ({
  id: b.id,
  faction: b.faction,
  cell: b.cell,
  unit: b.unit,
  pool: b.pool,
  activated: b.activated,
  mode: b.mode,
  leader: b.leader,
  spotted: b.spotted,
});

export const copyArmy = (a: Army): Army => ({
  faction: a.faction,
  side: a.side,
  seat: a.seat,
  purse: a.purse,
  goal: a.goal,
  spare: a.spare,
  ghosts: a.ghosts,
  landing: a.landing,
  dragged: a.dragged,
  pulled: a.pulled,
  bought: a.bought.slice(),
  squad: a.squad.slice(),
  ready: a.ready,
  points: a.points,
});

export const copyPool = (pool: Pool): Pool => ({
  blips: copyBag(pool.blips),
  types: copyBag(pool.types),
  types3: copyBag(pool.types3),
});

export const copy = (w: Table): Table => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: copyJson(w.over),
  options: w.options,
  seats: copyJson(w.seats),
  armies: w.armies.map(copyArmy),
  mission: w.mission,
  scenario: w.scenario,
  variation: w.variation,
  round: w.round,
  turn: w.turn,
  board: w.board,
  units: w.units.map(copyUnit),
  blips: w.blips.map(copyBlip),
  nextBlip: w.nextBlip,
  pools: w.pools.map(copyPool),
  activation: w.activation,
  quiet: w.quiet,
  stir: w.stir,
  state: copyState(w.state),
  takeOff: w.takeOff,
  campaign: copyJson(w.campaign),
});
