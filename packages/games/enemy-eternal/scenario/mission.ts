// EE-SCN-01 A scenario as a mission: its data behind the functions that every mission has.
import { applies, refuse } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import { adjacent, cellsWith, ground } from '../book/board/ground.ts';
import { sees } from '../book/board/sight.ts';
import { civilianAt } from '../book/deployment/roster.ts';
import { leaveBoard } from '../book/leaving.ts';
import { civilians, takeToken } from '../book/missions/helpers.ts';
import type { Mission } from '../book/missions/mission.ts';
import { comesWithin, listed, seesMarker } from '../book/missions/pods.ts';
import { has, isEngaged, onBoard } from '../book/models.ts';
import type { Model, Piece, Pod, Table } from '../table.ts';
import { goalOf } from '../tableReaders.ts';
import {
  DEAD,
  OUT,
  RESCUED,
  TIMER,
  areaCells,
  count,
  letterOf,
  lookForEnd,
  piecesOf,
  reachedBy,
  runTimer,
  scoreLoss,
  scoreRound,
  scoreTokens,
} from './goals.ts';
import { isOpenTo, scenarioFirstTargets, scenarioObjectives } from './orders.ts';
import { type PieceTerms, type Scenario, type WorkedKind, isListed } from './scenario.ts';

const isWorked = (kind: Piece['kind']): kind is WorkedKind =>
  kind === 'terminal' || kind === 'container' || kind === 'device';

const termsOf = (scenario: Scenario, piece: Piece): PieceTerms | undefined =>
  isWorked(piece.kind) ? scenario.pieces[piece.kind] : undefined;

/** EE-SCN-05 */
function triggers(w: Table, scenario: Scenario, pod: Pod, m: Model): boolean {
  return scenario.pods.some((terms) => {
    if (terms.pod !== pod.letter || terms.when === 'start') return false;
    applies('EE-SCN-05');
    if (terms.when === 'near') {
      const { area } = terms;
      return comesWithin(terms.within, area === undefined ? undefined : () => areaCells(w, scenario, area))(
        w,
        pod,
        m,
      );
    }
    return terms.piece === undefined
      ? seesMarker(w, pod, m)
      : piecesOf(w, terms.piece).some((piece) => sees(w, m.cell, piece.cell));
  });
}

/** EE-SCN-07 Success: the piece changes, and may give something. */
function worked(play: Play, scenario: Scenario, m: Model, piece: Piece) {
  const { w } = play;
  const search = { chapter: 'search table', step: 'roll', model: m.id };
  const terms = termsOf(scenario, piece);
  if (terms === undefined) {
    piece.done = true;
    return piece.kind === 'terminal'
      ? { chapter: 'hack table', step: 'roll', model: m.id, piece: piece.id, die: 0 }
      : { ...search, gear: '' };
  }
  applies('EE-SCN-07');
  if (terms.setsBack && m.side === 1) {
    w.goals[TIMER] = Math.max(0, goalOf(w, TIMER) - 1);
    play.tell?.({ type: 'timer', timer: goalOf(w, TIMER) }, 'EE-SCN-07');
    return null;
  }
  for (const one of terms.together ? piecesOf(w, isWorked(piece.kind) ? piece.kind : 'device') : [piece]) {
    one.owner = terms.makes === 'switched' && m.side === 1 ? -1 : m.side;
    one.done = terms.makes === 'switched' ? m.side === 0 : terms.makes === 'once' || one.done;
  }
  play.tell?.(
    { type: 'worked', model: m.name, piece: piece.id, kind: piece.kind, side: m.side },
    'EE-SCN-07',
  );
  const gave = terms.gives !== undefined && give(play, terms.gives, m, piece);
  lookForEnd(play, scenario, 'at once');
  return terms.finds && !(gave && terms.gives?.hidden) ? search : null;
}

/** EE-SCN-07 A token, or a chance of it where only one of the pieces has it. */
function give(play: Play, gives: NonNullable<PieceTerms['gives']>, m: Model, piece: Piece): boolean {
  const { w } = play;
  if (gives.hidden) {
    if (goalOf(w, 'found') > 0) return false;
    const left = w.pieces.filter((one) => one.kind === piece.kind && !one.done).length;
    const inside = play.oneOf(
      [gives.token, ...new Array<string>(left).fill('nothing')],
      'EE-SCN-07',
      (name) => name,
    );
    if (inside === 'nothing') return false;
    w.goals['found'] = 1;
  }
  takeToken(play, m, gives.token, 'EE-SCN-07');
  return true;
}

/** EE-SCN-06 Whoever ends an activation beside a civilian brings it to safety. */
function rescue(play: Play, m: Model): void {
  const { w } = play;
  if (m.side !== 0 || m.control !== 0 || !onBoard(m) || isEngaged(w, m)) return;
  for (const civilian of civilians(w)) {
    if (!adjacent(ground(w), m.cell, civilian.cell)) continue;
    leaveBoard(civilian, 'saved');
    count(w, RESCUED);
    play.tell?.(
      { type: 'civilian saved', model: m.name, civilian: civilian.name, saved: goalOf(w, RESCUED) },
      'EE-SCN-06',
    );
  }
}

/** EE-SCN-09 Areas in which somebody's activation has ended are reached. */
function markReached(play: Play, scenario: Scenario, m: Model): void {
  const { w } = play;
  if (m.control !== m.side || !onBoard(m) || m.neutral) return;
  for (const end of scenario.ends)
    for (const one of end.if) {
      if (one.is !== 'reached' || end.wins !== letterOf(m.side)) continue;
      const name = reachedBy(m.side, one.area);
      if (goalOf(w, name) > 0 || !areaCells(w, scenario, one.area).includes(m.cell)) continue;
      w.goals[name] = 1;
      play.tell?.({ type: 'reached', model: m.name, area: one.area }, 'EE-SCN-09');
    }
}

function layCivilians(play: Play, scenario: Scenario): void {
  if (scenario.civilians === 'none') return;
  applies('EE-SCN-06');
  const cells = cellsWith(ground(play.w), 'V');
  const escorted = scenario.civilians === 'escorted';
  cells.forEach((cell, i) =>
    civilianAt(play.w, cell, escorted && cells.length === 1 ? 'VIP' : `Civilian ${i + 1}`, escorted),
  );
}

function podsOf(scenario: Scenario): Pick<Mission, 'pods'> {
  if (scenario.pods.length === 0) return {};
  const atStart = scenario.pods.flatMap((terms) => (terms.when === 'start' ? [terms.pod] : [])).join('');
  return {
    pods: {
      rule: 'EE-SCN-05',
      triggers: (w, pod, m) => triggers(w, scenario, pod, m),
      contents: listed,
      ...(atStart !== '' && { atStart }),
    },
  };
}

/** EE-SCN-03 EE-SCN-04 How the sides set up. */
const deploymentOf = (scenario: Scenario): Partial<Mission> => ({
  ...(isListed(scenario) && { season: true as const }),
  ...(scenario.zones === 'free' && { zonesOpen: true as const }),
  ...(scenario.together && { squadDeployment: 'EE-SCN-03' }),
  ...(scenario.evacStart && { zoneSigns: { A: 'AE' } }),
});

const workOf = (scenario: Scenario): Pick<Mission, 'mayWork' | 'worked'> => ({
  mayWork(w, m, piece) {
    const terms = termsOf(scenario, piece);
    if (terms === undefined) {
      if (piece.kind === 'door' || piece.kind === 'monument')
        return refuse('EE-SCN-07', `This scenario gives the ${piece.kind} no use.`);
      return piece.done ? refuse('EE-SPC-05', 'It has given what it had.') : null;
    }
    if (terms.minds && has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
    return isOpenTo(w, terms, piece, m.side)
      ? null
      : refuse('EE-SCN-07', `There is nothing for your side to do with this ${piece.kind}.`);
  },
  worked: (play, m, piece) => worked(play, scenario, m, piece),
});

const eventsOf = (scenario: Scenario): Partial<Mission> => ({
  setup: (play) => layCivilians(play, scenario),
  roundBegins(play) {
    for (const one of scenario.says)
      if (one.round === play.w.round) play.tell?.({ type: 'says', text: one.text }, 'EE-SCN-11');
  },
  destroyed(play, m) {
    scoreLoss(play, scenario, m);
    if (m.unit !== 'Civilian') return;
    count(play.w, DEAD);
    lookForEnd(play, scenario, 'at once');
  },
  activationEnds(play, m) {
    markReached(play, scenario, m);
    if (scenario.civilians === 'rescued') rescue(play, m);
    lookForEnd(play, scenario, 'at once', m);
  },
  roundEnds(play) {
    scoreRound(play, scenario);
    runTimer(play, scenario);
    lookForEnd(play, scenario, 'round');
  },
  mayClaim: (_w, m) =>
    m.side === 0 ? null : refuse('EE-SCN-06', 'Only side A takes charge of civilians here.'),
  mayLeave: (_w, m) => m.unit === 'Civilian' && scenario.civilians === 'escorted',
  left(play) {
    count(play.w, OUT);
    lookForEnd(play, scenario, 'at once');
  },
  cleared: (play) => lookForEnd(play, scenario, 'at once'),
});

const build = (scenario: Scenario): Mission => ({
  id: 'Scenario',
  name: scenario.name,
  map: scenario.map.join('\n'),
  layoutRule: 'EE-SCN-02',
  rounds: scenario.rounds,
  text: scenario.text,
  ...deploymentOf(scenario),
  ...podsOf(scenario),
  ...workOf(scenario),
  ...eventsOf(scenario),
  lastRound(play) {
    scoreTokens(play, scenario);
    lookForEnd(play, scenario, 'last');
  },
  cards: () => 0,
  objectives: (w, m) => scenarioObjectives(w, scenario, m),
  firstTarget: (w, m, letter) => scenarioFirstTargets(w, scenario, m, letter),
});

const built = new WeakMap<Scenario, Mission>();

/** A table's scenario never changes: its mission is made once. */
export function missionFrom(scenario: Scenario): Mission {
  let mission = built.get(scenario);
  if (mission === undefined) built.set(scenario, (mission = build(scenario)));
  return mission;
}
