// COOP 4: who waits around and inside the complex, and who comes later.
import { applies, keysOf } from '@xenotable/kernel';
import { cooperativeMemo } from './memo.ts';
import type { Play } from '../../book/chapter.ts';
import { addUnit, bystander, freeCells, nearestFree, put } from '../../book/movement/arrivals.ts';
import { addBlip, spot } from '../../book/blips/blips.ts';
import { awake, hasBought, unitOf } from '../../book/who.ts';
import { typesAt } from '../../content/units.ts';
import { type Blip, type Cell, NONE, type Table, UNKNOWN } from '../../table.ts';
import {
  alarm,
  count,
  each,
  leftEdge,
  mixBlips,
  ofSide,
  openly,
  randomField,
  rightEdge,
  scatterBlips,
  spots,
} from '../kit.ts';
import { BUILDING, CORNERS, ROOMS, inBuilding } from './rooms.ts';
import { CITY_FOLK, folkAt } from '../cityMassacre/folk.ts';

/** CC-M-CO4-03, CC-UNIT-19 Civilians that the Invaders control: armor 1, one melee die, BERSERKER. */
function controlled(w: Table, cells: readonly Cell[]): void {
  cells.forEach((cell, i) => {
    const unit = addUnit(w, folkAt(i), 'Invaders', 'Aliens', NONE);
    put(unit, cell);
    unit.mode = 'BERSERKER';
  });
}

/** CC-M-CO4-06, CC-M-CO4-07, CC-M-CO4-08 Thirteen FROZEN Blips over the rooms, eight controlled civilians at the exits. */
export function layPsiAlien(play: Play): void {
  const { w } = play;
  mixBlips(w, { Ghost: 8, any: 3, Galbert: 1, PSI: 1 }, [
    'Muhl',
    'Queen',
    'Queen',
    'Hitman',
    'Gorgan',
    'Gorgan',
    'Larva',
  ]);
  const rooms = keysOf(ROOMS);
  for (let i = 0; rooms.length > 0; i++) {
    const room = play.oneOf(rooms, 'CC-M-CO4-07', String);
    rooms.splice(rooms.indexOf(room), 1);
    scatterBlips(play, i < 5 ? 2 : 1, ROOMS[room], 'FROZEN', 'CC-M-CO4-07');
  }
  controlled(w, spots([6, 7], [6, 8], [7, 7], [7, 8], [17, 7], [17, 8], [16, 7], [16, 8]));
}

/** CC-M-CO4-16, CC-M-CO4-17, CC-M-CO4-18, CC-M-CO4-19, CC-M-CO4-20 Followers in A51 with their Fleet Commander, walkers and civilians at the exits. */
export function layEntrenched(play: Play): void {
  const { w } = play;
  mixBlips(w, { Ghost: 4, any: 3, Taura: 1 }, typesAt('Reapers', 2));
  const commander = openly(w, 'Fleet Commander', randomField(play, ROOMS.A51, 'CC-M-CO4-18'), 'ESCAPE');
  scatterBlips(play, 4, ROOMS.A51, 'FOLLOWER', 'CC-M-CO4-17');
  for (const blip of w.blips) blip.leader = commander.id;
  for (const cell of spots([7, 7], [7, 8], [16, 7], [16, 8])) addBlip(w, 'Aliens', cell, UNKNOWN, 'WALKING');
  const cells = spots([6, 7], [6, 8], [17, 7], [17, 8]);
  controlled(w, hasBought(w, 'Earth', 'team of psychologists') ? cells.slice(0, 1) : cells); // CC-M-CO4-22
}

/** CC-M-CO4-27, CC-M-CO4-28, CC-M-CO4-32 Sixteen Blips around the building, six innocent civilians inside. */
export function laySecretService(play: Play): void {
  const { w } = play;
  const rest = each(2, ...typesAt('Reapers', 2));
  rest.splice(rest.indexOf('Taura'), 1);
  rest.splice(rest.indexOf('Humanlike'), 1);
  mixBlips(w, { Ghost: 8, any: 6, Taura: 1, Humanlike: 1 }, rest);
  for (const cell of spots([5, 7], [5, 8], [18, 7], [18, 8])) addBlip(w, 'Aliens', cell, UNKNOWN);
  scatterBlips(play, 6, leftEdge, 'NORMAL', 'CC-M-CO4-28');
  scatterBlips(play, 6, rightEdge, 'NORMAL', 'CC-M-CO4-28');
  for (const type of CITY_FOLK.slice(0, 6))
    bystander(
      w,
      type,
      randomField(
        play,
        BUILDING.filter((cell) => !CORNERS.includes(cell)),
        'CC-M-CO4-32',
      ),
    );
}

/** CC-M-CO4-29 At the end of round 2 a Serpent Man and a Grey appear at each narrow edge, FROZEN until an Earth unit is outside. */
export function arrivals(play: Play): void {
  const { w } = play;
  applies('CC-M-CO4-29');
  spots([0, 7], [0, 8], [23, 7], [23, 8]).forEach((cell, i) =>
    openly(w, i % 2 === 0 ? 'Serpent Man' : 'Grey', nearestFree(w, cell), 'FROZEN'),
  );
  if (w.units.some((unit) => unit.side === 'Earth' && awake(unit) && !inBuilding(unit.cell))) alarm(w);
  spot(play);
}

/** CC-M-CO4-30, CC-M-CO4-31 Random LV3 Reapers: one at each narrow edge, later two. */
export function reinforce(play: Play): void {
  const { w } = play;
  const wave = cooperativeMemo.list(w, 'waves').length;
  applies(wave === 0 ? 'CC-M-CO4-30' : 'CC-M-CO4-31');
  const first = w.blips.length + count(w, (unit) => ofSide(unit, 'Invaders') && awake(unit)) < 2;
  const due =
    wave === 0
      ? first
      : wave === 1 && cooperativeMemo.list(w, 'reinforcements').every((id) => unitOf(w, id).fate !== '');
  if (!due) return;
  cooperativeMemo.add(w, 'waves', w.round);
  for (let i = 0; i < (wave === 0 ? 2 : 4); i++) {
    const fresh = typesAt('Reapers', 3).filter(
      (type) => !cooperativeMemo.list(w, 'reinforcements').some((id) => unitOf(w, id).type === type),
    );
    // There are six types, one for each who comes.
    const type = play.oneOf(fresh, 'CC-M-CO4-30', String);
    const edge = i % 2 === 0 ? leftEdge : rightEdge;
    const cell = freeCells(w, edge).sort(
      (a, b) => Math.abs(Math.floor(a / 24) - 7.5) - Math.abs(Math.floor(b / 24) - 7.5) || a - b,
    )[0];
    if (cell !== undefined) cooperativeMemo.add(w, 'reinforcements', openly(w, type, cell, 'BERSERKER').id);
  }
  play.tell?.({ type: 'reinforcement' }, wave === 0 ? 'CC-M-CO4-30' : 'CC-M-CO4-31');
  spot(play);
}

/** CC-M-CO4-07, CC-M-CO4-17, CC-M-CO4-28 Where people may put a Blip: in PSI Alien one or two in each room, the followers in A51, the last twelve on their narrow edge. */
export function fieldsOfBlip(w: Table, blip: Blip): readonly Cell[] | null {
  if (blip.mode === 'FOLLOWER') return ROOMS.A51;
  if (blip.mode === 'NORMAL') return [leftEdge, rightEdge].find((edge) => edge.includes(blip.cell)) ?? null;
  if (blip.mode !== 'FROZEN') return null;
  const rooms = Object.values(ROOMS);
  const inside = (room: readonly Cell[]): number => w.blips.filter(({ cell }) => room.includes(cell)).length;
  const own = rooms.find((room) => room.includes(blip.cell));
  if (own === undefined) return null;
  return inside(own) === 1 ? own : rooms.filter((room) => room === own || inside(room) === 1).flat();
}
