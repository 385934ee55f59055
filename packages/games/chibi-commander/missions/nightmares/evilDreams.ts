// Evil Dreams: PSI and Omega against everybody whom the Earth can send.
import { blockOf } from '../../board.ts';
import { put } from '../../book/arrivals.ts';
import { ask } from '../../book/question.ts';
import { regain } from '../../book/wounds.ts';
import { isMilitary } from '../../book/who.ts';
import { factionsOf, typesAt } from '../../content/units.ts';
import type { Play } from '@xenotable/kernel';
import { NONE, type Table } from '../../table.ts';
import { everywhere, mark, marked } from '../kit.ts';
import type { Mission } from '../mission.ts';
import { CITY_FOLK } from '../vs3.ts';
import { type Missing, awayFromPoints, bystanderCells, missingBystander, missingPoint, points, recruit, setUp } from './setup.ts';
import { type Attack, type Slot, kills, levels, pauseBegins, wavesOf } from './waves.ts';

/** Every LV3 type of the Earth once. */
export const ALL_LV3: readonly Slot[] = factionsOf('Earth').flatMap((faction) => typesAt(faction, 3));

/** CC-M-ED-08 */
const WAVES = [
  levels(3, 0, 0),
  levels(3, 1, 0),
  levels(3, 2, 0),
  levels(2, 1, 1),
  levels(2, 2, 1),
  levels(2, 1, 2),
  levels(2, 2, 2),
  levels(0, 3, 2),
  levels(0, 3, 3),
  levels(0, 4, 3),
  levels(0, 4, 4),
  levels(0, 5, 5),
  ALL_LV3,
];

/** CC-M-ED-07 All of a wave may use the same point. */
const attack: Attack = { side: 'Earth', faction: 'CHIBI COM', waves: WAVES, least: 0, arrival: 'CC-M-ED-07', end: 'CC-M-ED-09' };
const { arrival, ...waves } = wavesOf(attack);

/** CC-M-ED-01, CC-M-BP-01 Six spawn points, up to two civilians in each quadrant, then the own units five fields from every point. */
export function missingInDream(w: Table): Missing | null {
  if (points(w).length < 6) return missingPoint(w, everywhere, 6);
  const civilians = w.units.filter((unit) => CITY_FOLK.includes(unit.type)).length;
  if (civilians < CITY_FOLK.length && marked(w, 'enough').length === 0 && bystanderCells(w, CITY_FOLK).length > 0)
    return {
      ...missingBystander(w, CITY_FOLK, CITY_FOLK[civilians]!),
      enough: { words: 'No more civilians', note: (table) => mark(table, 'enough', civilians) },
    };
  const unit = recruit(w);
  if (unit === undefined) return null;
  return { prompt: `Where does ${unit.type} stand?`, cells: awayFromPoints(w, 5), put: (table, cell) => put(table.units[unit.id]!, cell) };
}

/** CC-M-ED-06 Everybody of the own side is healed, also out of coma. */
function pause(play: Play<Table>): void {
  const { w } = play;
  if (!pauseBegins(w, attack)) return;
  for (const unit of w.units) if (unit.side === 'Invaders' && isMilitary(unit) && unit.cell !== NONE && unit.lost > 0) regain(play, unit, unit.lost, 'CC-M-ED-06');
}

export const evilDreams: Mission = {
  ...waves,
  name: 'Evil Dreams',
  title: 'Evil Dreams',
  mode: 'nightmare',
  people: 'Invaders',
  layout: 'Province',
  variations: [],
  doors: 'free',
  visibility: () => 7,
  blips: () => false,
  // CC-M-ED-02 One PSI and one Omega: nobody chooses.
  slots: () => 0,
  recruits: () => [],
  before({ w }) {
    const own = w.armies.find((army) => army.side === 'Invaders')!;
    own.squad = ['PSI', 'Omega'];
    own.ready = true;
  },
  options: [],
  layOut() {},
  ready: () => ({ call: ask('set up', 0) }),
  spawns: () => [],
  exits: () => [],
  startOfRound: pause,
  afterActivation: pause,
  armedCivilians: true, // CC-M-ED-04
  actions: (_w, unit) => (unit.side === 'Invaders' ? 3 : 2), // CC-M-ED-05
  questions: { 'set up': setUp('CC-M-ED-01', missingInDream), arrival },
  // CC-M-ED-03
  goals: (w, army) =>
    army.side === 'Invaders' ? [{ rule: 'CC-M-ED-03', words: 'Earth units and civilians killed', points: kills(w, attack, true) }] : [],
  points: (w, army) => (army.side === 'Invaders' ? kills(w, attack, true) : 0),
};
