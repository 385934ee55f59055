// High Spot: ten waves of Invaders, and nowhere to go.
import type { Play, Turn } from '@xenotable/kernel';
import { blockOf } from '../../board.ts';
import { freeCells, put } from '../../book/arrivals.ts';
import { cellName } from '../../book/preparation.ts';
import { ask } from '../../book/question.ts';
import { regain } from '../../book/wounds.ts';
import { isMilitary } from '../../book/who.ts';
import { typeOf, typesAt } from '../../content/units.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { each, everywhere, typesFor } from '../kit.ts';
import type { Mission } from '../mission.ts';
import { type Missing, QUADRANTS, missingPoint, points, recruit, setUp } from './setup.ts';
import { type Attack, kills, pauseBegins, wavesOf } from './waves.ts';

/** CC-M-HS-07 CC-UNIT-14: the fourth wave has a Cray. */
const WAVES = [
  [...each(2, 'Birdy'), ...each(3, 'Serpent Man')],
  [...each(2, 'Birdy', 'Harakiri'), 'Agressor'],
  [...each(2, 'Harakiri'), 'Galbert', ...each(2, 'Hitman', 'Gorgan')],
  [...each(2, 'Larva'), 'Cray', 'Ledoc', 'UFO'],
  [...each(2, 'Taura', 'Tauri', 'Tentacle'), 'Exo-Alien'],
  ['Exo-Alien', 'Arotron', 'Titan', 'Omega'],
  ['PSI', 'Alpha Gorgan', ...each(2, 'Hitman'), 'Muhl', 'Assasine'],
  typesAt('Reapers', 3),
  typesAt('Aliens', 3),
  [...typesAt('Reapers', 3), ...typesAt('Aliens', 3)],
] as const;

/** CC-M-HS-04, CC-M-HS-05 They come openly and act at once; every wave uses three of the four points. */
const attack: Attack = { side: 'Invaders', faction: 'Aliens', waves: WAVES, least: 3, arrival: 'CC-M-HS-04', end: 'CC-M-HS-08' };
const { arrival, ...waves } = wavesOf(attack);

/** CC-M-HS-02 How many of each level. */
const SQUAD = [0, 4, 3, 1] as const;

/** CC-M-HS-01, CC-M-HS-02 One spawn point per quadrant, then the squad anywhere else. */
function missing(w: Table): Missing | null {
  if (points(w).length < 4) return missingPoint(w, QUADRANTS[points(w).length]!, 4);
  const unit = recruit(w);
  if (unit === undefined) return null;
  const blocked = points(w).flatMap(blockOf);
  return {
    prompt: `Where does ${unit.type} stand?`,
    cells: freeCells(w, everywhere).filter((cell) => !blocked.includes(cell)),
    put: (table, cell) => put(table.units[unit.id]!, cell),
  };
}

const wounded = (w: Table): Unit[] => w.units.filter((unit) => unit.side === 'Earth' && isMilitary(unit) && unit.cell !== NONE && unit.lost > 0);

/** CC-M-HS-06 */
const pause = ({ w }: Play<Table>): Turn => (pauseBegins(w, attack) && wounded(w).length > 0 ? { call: ask('pause', 0) } : undefined);

export const highSpot: Mission = {
  ...waves,
  name: 'High Spot',
  title: 'High Spot',
  mode: 'nightmare',
  layout: 'City',
  variations: [],
  doors: 'free',
  visibility: () => 7,
  blips: () => false,
  slots: (_w, army) => (army.side === 'Earth' ? 8 : 0),
  recruits: (_w, army, chosen) =>
    typesFor(army, true, ...[1, 2, 3].filter((level) => chosen.filter((type) => typeOf(type).level === level).length < SQUAD[level]!)),
  options: [],
  layOut() {},
  ready: () => ({ call: ask('set up', 0) }),
  spawns: () => [],
  exits: () => [],
  startOfRound: pause,
  afterActivation: pause,
  questions: {
    'set up': setUp('CC-M-HS-01', missing),
    arrival,
    pause: {
      rule: 'CC-M-HS-06',
      prompt: () => 'The wave is beaten. Who is healed completely?',
      answers: (w) => [...wounded(w).map((unit) => ({ key: unit.id, words: `${unit.type} on ${cellName(unit.cell)}` })), { key: NONE, words: 'Nobody' }],
      take(play, key) {
        if (key === NONE) return;
        const unit = play.w.units[key as number]!;
        regain(play, unit, unit.lost, 'CC-M-HS-06');
      },
    },
  },
  // CC-M-HS-03
  goals: (w, army) => (army.side === 'Earth' ? [{ rule: 'CC-M-HS-03', words: 'Invaders killed', points: kills(w, attack, false) }] : []),
  points: (w, army) => (army.side === 'Earth' ? kills(w, attack, false) : 0),
};
