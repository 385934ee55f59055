// The position as `arrange` reads it, with nothing left out.
import { type Bag, type Json, seatLetter } from '@xenotable/kernel';
import { unitOf } from './book/who.ts';
import { turn } from './book/turn.ts';
import { layoutNames } from './content/maps.ts';
import { missionOf } from './missions/index.ts';
import { at, doorAt } from './places.ts';
import { titles } from './report.ts';
import { type Cell, GHOST, NONE, type Table, UNKNOWN, type Unit } from './table.ts';
import { tasteNames } from './taste.ts';

const place = (word: string, cell: Cell): Record<string, Json> => (cell < 0 ? {} : { [word]: at(cell) });

const bagWords = ({ kinds, left }: Bag<string>): Record<string, number> =>
  Object.fromEntries(kinds.map((kind, i) => [kind, left[i] ?? 0]));

function unitWords(unit: Unit, title: (id: number) => string): Json {
  return {
    ...place('at', unit.cell),
    ...place('exit', unit.exit),
    ...(unit.fate === 'waiting' ? { waiting: true } : unit.fate === '' ? {} : { fate: unit.fate }),
    ...(unit.by === '' ? {} : { by: unit.by }),
    ...(unit.byUnit === NONE ? {} : { killer: title(unit.byUnit) }),
    ...(unit.leader === NONE ? {} : { follows: title(unit.leader) }),
    ...(unit.wary === NONE ? {} : { wary: title(unit.wary) }),
    ...(unit.faction === null ? {} : { faction: unit.faction }),
    ...(unit.past === '' ? {} : { past: unit.past }),
    side: unit.side,
    seat: unit.seat < 0 ? 'nobody' : seatLetter(unit.seat),
    covered: unit.blip !== NONE,
    lost: unit.lost,
    coma: unit.coma,
    activated: unit.activated,
    panics: unit.panics,
    groggy: unit.groggy,
    wounded: unit.wounded,
    swayed: unit.swayed,
    moved: unit.moved,
    sent: unit.sent,
    'stars used': unit.starsUsed,
    excess: unit.excess,
    'excess in': unit.excessIn,
    mode: unit.mode,
    borrowed: unit.borrowed,
    involved: unit.involved,
    known: unit.known,
    point: unit.point,
  };
}

/** Between two activations of a turn; other moments, campaigns and maps of one's own have no words. */
export function given(w: Table): Json | null {
  const f = w.flow.at(-1);
  if (f === undefined || w.flow.length !== 2 || !turn.has(f) || f.step !== 'choose') return null;
  if (w.over !== null || w.campaign !== null || w.scenario !== null) return null;
  if (!layoutNames.some((name) => name === w.board.map)) return null;
  const names = titles(w);
  const title = (id: number): string => names.get(unitOf(w, id)) ?? '';
  return {
    mission: w.mission,
    variation: w.variation,
    map: w.board.map,
    'open doors': w.board.doors.map(doorAt),
    ...place('bus', w.board.bus),
    ...place('monster', w.board.monster),
    ...place('crater', w.board.crater),
    crystals: w.board.crystals.map(at),
    ship: w.board.ship,
    round: w.round,
    turn: f.faction,
    ended: f.ended.map(seatLetter),
    players: w.seats.length,
    names: w.seats.map((seat) => seat.name),
    programs: w.seats.flatMap((seat, i) => (seat.kind === 'program' ? [seatLetter(i)] : [])),
    allies: w.armies.length > 2,
    taste: Object.fromEntries(tasteNames.map((name) => [name, w.options[name]])),
    quick: w.options.quick,
    standard: w.options.standard,
    'round limit': w.options.roundLimit,
    units: Object.fromEntries(w.units.map((unit) => [title(unit.id), unitWords(unit, title)])),
    blips: Object.fromEntries(
      w.blips.map((blip) => [
        at(blip.cell),
        {
          is: blip.unit === GHOST ? 'Ghost' : blip.unit === UNKNOWN ? 'unknown' : title(blip.unit),
          number: blip.id,
          faction: blip.faction,
          mode: blip.mode,
          pool: blip.pool,
          activated: blip.activated,
          ...(blip.leader === NONE ? {} : { follows: title(blip.leader) }),
        },
      ]),
    ),
    'blips so far': w.nextBlip,
    pools: w.pools.map((pool) => ({
      blips: bagWords(pool.blips),
      types: bagWords(pool.types),
      'types LV3': bagWords(pool.types3),
    })),
    armies: Object.fromEntries(
      w.armies.map(({ faction, side: _side, seat: _seat, ...rest }) => [faction, rest]),
    ),
    marks: missionOf(w).state.write(w.state),
    'take-off': w.takeOff,
    quiet: w.quiet,
    stir: w.stir,
    activation: w.activation,
  };
}
