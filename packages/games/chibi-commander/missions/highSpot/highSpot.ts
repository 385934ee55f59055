// High Spot: ten waves of Invaders, one squad.
import { againstInvaders } from '../nightmare/aims.ts';
import { applies } from '@xenotable/kernel';
import { nightmareMemo } from '../nightmare/memo.ts';
import { CRATERS, STREETS, VEGETATION } from '../../content/pieces.ts';
import { ask } from '../../book/question.ts';
import { awake } from '../../book/who.ts';
import { type TypeName, typeNames, typeOf, typesAt } from '../../content/units.ts';
import type { Table } from '../../table.ts';
import { QUADRANTS, each, invadersKilled, typesFor } from '../kit.ts';
import { type Due, defineMission } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';
import { type Missing, missingPoint, missingUnit, offPoints, pointsOf, setUp } from '../nightmare/setUp.ts';
import { healOne, pauseQuestion } from '../nightmare/pauses.ts';
import { begin, fillPoints, pointQuestion, waveBeaten, waveNumber } from '../nightmare/waves.ts';

/** CC-M-HS-01, CC-M-HS-02 Four spawn points, one in each quadrant; then the squad anywhere else. */
function missing(w: Table): Missing | null {
  const points = pointsOf(w).length;
  return points < 4 ? missingPoint(w, QUADRANTS[points] ?? [], 4) : missingUnit(w, offPoints(w, 1));
}

/** CC-M-HS-07 (CC-UNIT-14: wave 4 has a Cray) */
const WAVES: readonly (readonly TypeName[])[] = [
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
];

/** CC-M-HS-01 Open to taste: free building. */
const SITE: Site = {
  rule: 'CC-M-HS-01',
  all: true,
  pieces: inTurn('Earth', [STREETS, ['house', 4], CRATERS, ...VEGETATION]),
  keep: [],
  free: true,
};

export const highSpot = defineMission({
  name: 'High Spot',
  title: 'High Spot',
  mode: 'nightmare',
  layout: 'City',
  variations: [],
  doors: 'free',
  options: [],
  state: nightmareMemo,
  rules: () => ({ recruiting: ['CC-M-HS-02'] }),
  squads: {
    slots: (_w, army) => (army.side === 'Earth' ? 8 : 0),
    // CC-M-HS-02 Four LV1, three LV2, one LV3.
    recruits: (_w, army, chosen) =>
      [1, 2, 3]
        .filter(
          (level) =>
            chosen.filter((type) => typeOf(type).level === level).length < ([0, 4, 3, 1][level] ?? 0),
        )
        .flatMap((level) => typesFor(army, true, level)),
  },
  setUp: {
    building: (w) => nextPiece(w, SITE),
    ready: () => ({ call: ask('set up', 0) }),
  },
  ground: {
    visibility: () => 7,
    blips: () => false,
    spawns: () => [],
    exits: () => [],
  },
  scoring: {
    goals: (w, army) =>
      army.side === 'Earth'
        ? [{ rule: 'CC-M-HS-03', words: 'Invaders killed', points: invadersKilled(w) }]
        : [],
    // CC-M-HS-08
    ending: (w) =>
      nightmareMemo.list(w, 'fallen').length > 0 || (waveNumber(w) === WAVES.length && waveBeaten(w))
        ? 'CC-M-HS-08'
        : null,
    mayStillArrive: (_w, side) => side === 'Invaders',
  },
  on: {
    endOfRound(play) {
      if (!play.w.units.some((unit) => unit.side === 'Earth' && awake(unit)))
        nightmareMemo.add(play.w, 'fallen', play.w.round);
    },
    // CC-M-HS-04 The next wave comes in the automaton's turn; people choose the points.
    startOfTurn(play, faction): Due {
      const { w } = play;
      if (faction !== 'Aliens' || !waveBeaten(w) || waveNumber(w) >= WAVES.length) return;
      begin(w);
      const wave = WAVES[waveNumber(w) - 1] ?? [];
      if (wave.includes('Cray')) applies('CC-UNIT-14');
      play.tell?.({ type: 'wave', number: waveNumber(w) }, 'CC-M-HS-07');
      return {
        call: ask(
          'point',
          0,
          wave.map((type) => typeNames.indexOf(type)),
        ),
      };
    },
    afterActivation(play): Due {
      if (play.w.turn === 'Aliens') fillPoints(play, 'CC-M-HS-05');
      return healOne(play, 'Earth');
    },
    afterAttack: (play) => healOne(play, 'Earth'),
  },
  aims: againstInvaders,
  questions: {
    'set up': setUp('CC-M-HS-01', missing),
    point: pointQuestion('CC-M-HS-04', 3, (_play, rest) =>
      rest.length > 0 ? { call: ask('point', 0, rest) } : undefined,
    ),
    pause: pauseQuestion('CC-M-HS-06', 'Earth'),
  },
});
