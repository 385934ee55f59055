// Waves of the Earth Force that the people of Evil Dreams and Blood Pool choose for themselves.
import { againstHumans } from './aims.ts';
import { type RuleId, applies } from '@xenotable/kernel';
import { ask } from '../../book/question.ts';
import { awake, isCivilian } from '../../book/who.ts';
import { CRATERS, LANDING_SHIP, STREETS, VEGETATION } from '../../content/pieces.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { CITY_FOLK } from '../cityMassacre/folk.ts';
import { factionsOf } from '../../content/units.ts';
import { count, everywhere, killedBy, ofSide } from '../kit.ts';
import type { Due, Mission } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';
import { nightmareMemo } from './memo.ts';
import {
  type Missing,
  missingBystander,
  missingPoint,
  missingUnit,
  offPoints,
  pointsOf,
  setUp,
} from './setUp.ts';
import { begin, pointQuestion, typeQuestion, waveBeaten, waveNumber } from './waves.ts';

/** How many units of each level a wave has. */
export type Levels = readonly [one: number, two: number, three: number];

/** CC-M-ED-01, CC-M-BP-01 Six spawn points, up to two civilians in each quadrant, then the own units five fields from every point. */
function missing(w: Table): Missing | null {
  if (pointsOf(w).length < 6) return missingPoint(w, everywhere, 6);
  const civilian = nightmareMemo.list(w, 'enough').length > 0 ? null : missingBystander(w, CITY_FOLK);
  if (civilian === null) return missingUnit(w, offPoints(w, 5));
  return { ...civilian, enough: (table) => nightmareMemo.add(table, 'enough', 1) };
}

/** CC-DMG-07 Humans that the Invaders have killed: nobody else's deaths score. */
const victims = (w: Table): number => {
  applies('CC-DMG-07');
  return count(
    w,
    (unit) => killedBy(unit, factionsOf('Invaders')) && (ofSide(unit, 'Earth') || isCivilian(unit)),
  );
};
const own = (w: Table): Unit[] => w.units.filter((unit) => unit.side === 'Invaders' && unit.cell !== NONE);

/** The parts of a nightmare against the Earth Force: everything but who takes part. */
type Shared = Pick<
  Mission,
  'mode' | 'variations' | 'doors' | 'options' | 'state' | 'setUp' | 'ground' | 'scoring'
> &
  Pick<Mission, 'on' | 'questions' | 'aims'> & { people: 'Invaders'; armedCivilians: RuleId };

/** What both nightmares share: waves of the Earth Force that the person chooses. */
export function earthWaves(
  waves: readonly Levels[],
  rules: { setUp: RuleId; waves: RuleId; list: RuleId; end: RuleId; score: RuleId },
): Shared {
  const site: Site = {
    rule: rules.setUp,
    all: true,
    pieces: inTurn('Earth', [LANDING_SHIP, STREETS, ['house', 4], CRATERS, ...VEGETATION]),
    keep: [],
    free: true,
  };
  return {
    mode: 'nightmare',
    people: 'Invaders',
    variations: [],
    doors: 'free',
    armedCivilians: 'CC-M-ED-04',
    options: [],
    state: nightmareMemo,
    setUp: {
      building: (w) => nextPiece(w, site),
      ready: () => ({ call: ask('set up', 0) }),
    },
    ground: { visibility: () => 7, blips: () => false, spawns: () => [], exits: () => [] },
    scoring: {
      goals: (w, army) =>
        army.side === 'Invaders'
          ? [{ rule: rules.score, words: 'Earth units and civilians killed', points: victims(w) }]
          : [],
      ending: (w) =>
        nightmareMemo.list(w, 'fallen').length > 0 || (waveNumber(w) === waves.length && waveBeaten(w))
          ? rules.end
          : null,
      mayStillArrive: (_w, side) => side === 'Earth',
    },
    on: {
      startOfTurn(play, faction): Due {
        const { w } = play;
        if (faction !== 'CHIBI COM' || !waveBeaten(w) || waveNumber(w) >= waves.length) return;
        begin(w);
        play.tell?.({ type: 'wave', number: waveNumber(w) }, rules.waves);
        applies(rules.list);
        const levels = (waves[waveNumber(w) - 1] ?? []).flatMap((many, i) => Array<number>(many).fill(i + 1));
        return { call: ask('type', 0, levels) };
      },
      endOfRound(play) {
        if (!own(play.w).some(awake)) nightmareMemo.add(play.w, 'fallen', play.w.round);
      },
    },
    aims: againstHumans,
    questions: {
      'set up': setUp(rules.setUp, missing),
      type: typeQuestion(rules.waves, factionsOf('Earth')),
      point: pointQuestion(rules.waves, 1, (_play, rest) =>
        rest.length > 0 ? { call: ask('type', 0, rest) } : undefined,
      ),
    },
  };
}
