// Battle mode: one game without any carry-over.
import { type Seat, applies } from '@xenotable/kernel';
import { type MissionId, type Played, type Side, type Table, SIDES, freshTally } from '../table.ts';
import { type Play, chapter } from './chapter.ts';
import { deployment } from './deployment/deployment.ts';
import { boardOf } from './missions/board.ts';
import { muster } from './squad/muster.ts';
import { rounds } from './round/round.ts';
import { resultOf } from '../tableReaders.ts';
import { isAutomaton } from './seats.ts';

/** Clears the table for a mission: EE-BAT-01 nothing is left from the last one. */
export function clearTable(w: Table, mission: Played): void {
  applies('EE-BAT-01');
  w.mission = mission;
  w.board = boardOf(w);
  w.round = 0;
  w.drawnDice = [];
  w.models = [];
  w.pieces = [];
  w.tokens = [];
  w.markers = [];
  w.pods = [];
  w.bag = { top: [], kinds: [], left: [], bottom: [] };
  w.cancelled = 0;
  w.goals = {};
  w.result = null;
  for (const side of w.sides) Object.assign(side, freshTally());
  w.sides[0].zone = 'A';
  w.sides[1].zone = 'B';
}

/** One mission from the bare table to its result. */
export const mission = chapter<{ mission: Played }>('mission')
  .shows('mission')
  .steps({
    'clear the table': { run: (play, f) => clearTable(play.w, f.mission) },
    'set up': { run: () => ({ call: deployment.begin({ higher: 0, turn: 0, suggested: [] }) }) },
    play: { run: () => ({ call: rounds.begin({ colour: '', queue: [], overdrive: false, again: false }) }) },
  });

export const BATTLES: readonly MissionId[] = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'];

/** EE-BAT-02 Scenarios that this limit and these factions allow. */
export const allowed = (w: Table, id: MissionId): boolean =>
  (id !== 'B8' || w.limit >= 1000) &&
  (id !== 'B2' || (w.sides[0].faction === 'XCOM' && w.sides[1].faction === 'ADVENT'));

/** EE-BAT-02 A D8 over the list; rolling again where the scenario does not fit comes to one of those that do. */
function rollBattle(play: Play): MissionId {
  const fitting = BATTLES.filter((id) => allowed(play.w, id));
  const id = play.oneOf(fitting, 'EE-BAT-02', (name) => name);
  play.tell?.({ type: 'battle rolled', mission: id }, 'EE-BAT-02');
  return id;
}

/** EE-END-05 The seats that have won. A draw is shared by people on both sides; against the automaton nobody wins it. */
function winnersOf(w: Table, winner: Side | null): Seat[] {
  if (winner !== null) return w.sides[winner].seats.slice();
  return SIDES.some((side) => isAutomaton(w, side)) ? [] : SIDES.flatMap((side) => w.sides[side].seats);
}

export const battle = chapter<{ rolled: boolean }>('battle')
  .shows('rolled')
  .steps({
    muster: { run: () => ({ call: muster.begin({}) }) },
    'choose the battle': {
      run(play, f) {
        if (f.rolled) play.w.mission = rollBattle(play);
      },
    },
    fight: { run: (play) => ({ call: mission.begin({ mission: play.w.mission }) }) },
    /** EE-END-01 The result of the battle is the result of the game. */
    over: {
      run(play) {
        const { w } = play;
        const result = resultOf(w);
        play.end({
          winners: winnersOf(w, result.winner),
          rule: result.rule,
          why: result.why,
        });
      },
    },
  });
