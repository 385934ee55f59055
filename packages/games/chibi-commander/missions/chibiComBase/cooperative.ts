// COOP 5 CHIBI COM Base: an outbreak, or an attack, against the automaton.
import { cooperativeAims } from './aims.ts';
import { askWhoIsLate, assaultMemo, enter, lateQuestion, rollSet } from './assault.ts';
import { applies } from '@xenotable/kernel';
import { placeOf } from '../../names.ts';
import { one } from '../state.ts';
import { unitOf } from '../../book/who.ts';
import type { Play } from '../../book/chapter.ts';
import { changeBoard } from '../../board.ts';
import { addUnit } from '../../book/movement/arrivals.ts';
import { type Blow, hurt, newActivation, pointsLost, sum, throwDamage } from '../../book/fight/wounds.ts';
import { type TypeName, factionsOf, sideOf, factionOfType } from '../../content/units.ts';
import { type Cell, NONE, type Table, type UnitId } from '../../table.ts';
import { count, dead, each, killedBy, ofSide, openly, randomField, squad, step } from '../kit.ts';
import { type Due, defineMission } from '../mission.ts';
import {
  type Facility,
  CELL_DOORS,
  ELEVATOR,
  QUARANTINE,
  STAIRS,
  WAYS_OUT,
  facilityAt,
  roomOf,
} from './rooms.ts';
import { guardPosts, medicCall, medicQuestion } from './versus.ts';

/** What the mission remembers. */
const memo = assaultMemo.with({ turret: one('turret') });

const OUTBREAK = 1;

/** CC-M-CO5-08 */
const OUTBREAK_SETS: readonly (readonly TypeName[])[] = [
  ['Cray', ...each(2, 'Harakiri', 'Hitman', 'Agressor')],
  ['UFO', 'Assasine', 'Fleet Commander', 'PSI'],
  ['Alpha Gorgan', 'Elite Gorgan', 'Galbert', 'Galbert', 'Hitman'],
  ['Cray', 'Larva', 'Larva', 'Ledoc', 'Galbert'],
];
/** CC-M-CO5-14 */
const ATTACK_SETS: readonly (readonly TypeName[])[] = [
  ['Gamma', 'Omega', ...each(2, 'Taura', 'Sweety')],
  ['Exo-Alien', 'Titan', ...each(2, 'Tauri', 'Starchild')],
  each(2, 'Cybot', 'Taura', 'Tentacle'),
  ['PSI', 'Fleet Commander', ...each(2, 'Queen', 'Birdy')],
  ['Assasine', 'Muhl', 'Larva', 'Agressor', 'Birdy', 'Birdy'],
];

/** CC-M-CO5-10 */
const GUARDED: readonly Facility[] = ['command room', 'radar', 'hangar 1', 'hangar 2', 'reactor'];
/** CC-M-CO5-17 */
const DEFENDED: readonly Facility[] = ['command room', 'reactor', 'radar', 'quarters'];

const stillWaiting = (w: Table): number =>
  count(w, (unit) => unit.side === 'Earth' && unit.fate === 'waiting');
const inRoom = (w: Table, room: Facility): number =>
  count(w, (unit) => unit.side === 'Earth' && facilityAt(w, unit.cell) === room);

/** CC-M-CO5-15 Entry points: 1-2 hangar 1, 3 elevator, 4-5 hangar 2, 6 stairs. */
const entry = (die: number): readonly Cell[] =>
  die <= 2 ? roomOf('hangar 1') : die === 3 ? ELEVATOR : die <= 5 ? roomOf('hangar 2') : STAIRS;

function goals(w: Table) {
  const invaders = w.units.filter((unit) => ofSide(unit, 'Invaders'));
  const kills = invaders.filter((unit) => killedBy(unit, factionsOf('Earth'))).length;
  const all = invaders.every(dead);
  if (w.variation === OUTBREAK) {
    return [
      step('CC-M-CO5-11', 'two Invaders eliminated', 1, kills >= 2),
      step('CC-M-CO5-12', 'four Invaders eliminated', 1, kills >= 4),
      step('CC-M-CO5-13', 'nobody escaped', 3, all),
    ];
  }
  const escaped = count(w, (unit) => ofSide(unit, 'Earth') && unit.fate === 'evacuated');
  return [
    step('CC-M-CO5-18', 'all Invaders eliminated', 4, all),
    step('CC-M-CO5-19', 'two units escaped', 1, escaped >= 2),
    step('CC-M-CO5-20', 'four units escaped', 1, escaped >= 4),
  ];
}

/** CC-M-CO5-06 The turrets fire once per round, before any unit acts. */
function turret(play: Play, target: UnitId): void {
  const { w } = play;
  const unit = unitOf(w, target);
  memo.of(w).turret = w.round;
  newActivation(w);
  const blow: Blow = { faction: 'CHIBI COM', unit: NONE, from: NONE, rule: 'CC-M-CO5-06' };
  const { faces, told } = throwDamage(play, 1, 'CC-M-CO5-06');
  play.tell?.({ type: 'turret fires', target, ...told }, 'CC-M-CO5-06');
  hurt(play, unit, pointsLost(w, unit, sum(faces), blow), blow);
}

export const chibiComBaseCooperative = defineMission({
  name: 'COOP 5',
  title: 'CHIBI COM Base',
  mode: 'cooperative',
  layout: 'Base',
  variations: ['Outbreak', 'Under Attack'],
  doors: 'one point',
  options: [
    {
      name: 'medic drone',
      price: 1,
      rule: 'CC-M-CO5-05',
      side: 'Earth',
      words: 'Medic drone: a heart for one unit at the start of each round',
    },
    {
      name: 'gun turrets',
      price: 2,
      rule: 'CC-M-CO5-06',
      side: 'Earth',
      words: 'Gun turrets: one damage die against any enemy each round',
    },
  ],
  state: memo,
  rules: (variation) => ({
    recruiting: ['CC-M-CO5-02', 'CC-M-CO5-03'],
    placing: [variation === OUTBREAK ? 'CC-M-CO5-10' : 'CC-M-CO5-17'],
    leaving: ['CC-M-CO5-04'],
    ending: ['CC-M-CO5-07'],
  }),
  squads: {
    slots: (_w, army) => (army.side === 'Earth' ? 7 : 0),
    recruits: (_w, army, chosen) =>
      squad(army, chosen, [
        [3, 1],
        [0, 2],
      ]), // CC-M-CO5-02, CC-M-CO5-03
  },
  setUp: {
    layOut(play) {
      const { w } = play;
      if (w.variation === OUTBREAK) {
        changeBoard(w, { doors: CELL_DOORS.toSorted((a, b) => a - b) });
        const set = rollSet(play, OUTBREAK_SETS, 'CC-M-CO5-08');
        // CC-M-CO5-09 In the cells, in ESCAPE mode; the Cray of the first set goes berserk.
        set.forEach((type, i) =>
          openly(
            w,
            type,
            randomField(play, QUARANTINE, 'CC-M-CO5-09'),
            set === OUTBREAK_SETS[0] && i === 0 ? 'BERSERKER' : 'ESCAPE',
          ),
        );
        return;
      }
      for (const type of rollSet(play, ATTACK_SETS, 'CC-M-CO5-14'))
        addUnit(w, type, 'Invaders', factionOfType(type), NONE);
    },
    placing(w, unit) {
      if (unit.side !== 'Earth') return null;
      if (w.variation === OUTBREAK) return guardPosts(w, GUARDED, stillWaiting(w));
      return DEFENDED.filter((room) => inRoom(w, room) < 3).flatMap(roomOf);
    },
    ready: ({ w }): Due => (w.variation === OUTBREAK ? undefined : askWhoIsLate(2)),
  },
  ground: {
    visibility() {
      applies('CC-M-CO5-01');
      applies('CC-VIS-06');
      return 99;
    },
    blips: () => false,
    spawns: () => [],
    exits: (_w, faction) => (sideOf(faction) === 'Earth' ? WAYS_OUT : []), // CC-M-CO5-04
    vanishing: () => WAYS_OUT,
    openDoors: (w) => (w.variation === OUTBREAK ? CELL_DOORS : []),
  },
  scoring: {
    // CC-M-CO5-07 The end is CC-VP-04.
    goals: (w, army) => (army.side === 'Earth' ? goals(w) : []),
  },
  on: {
    startOfRound: (play) => medicCall(play.w, 'medic drone'),
    startOfTurn(play, faction) {
      if (faction === 'Aliens' && play.w.variation !== OUTBREAK) enter(play, entry, 'CC-M-CO5-15');
    },
  },
  aims: cooperativeAims,
  orders: {
    turret: {
      rule: 'CC-M-CO5-06',
      on: (w, army) =>
        army.bought.includes('gun turrets') &&
        memo.of(w).turret !== w.round &&
        !w.units.some((unit) => unit.side === 'Earth' && unit.activated)
          ? w.units.flatMap((unit) => (unit.side === 'Invaders' && unit.cell !== NONE ? [unit.id] : []))
          : false,
      words: (look, id) => `Turrets fire at ${placeOf(look, id)}`,
      take: (play, _army, id) => turret(play, id),
    },
  },
  questions: {
    medic: medicQuestion('CC-M-CO5-05'),
    late: lateQuestion('CC-M-CO5-16'),
  },
});
