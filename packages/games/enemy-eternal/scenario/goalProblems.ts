// EE-SCN-06 to EE-SCN-10 Goals, ends and orders that cannot be met or mean nothing.
import { cellsWith, groundOf } from '../book/board/ground.ts';
import { boardFor } from './board.ts';
import type { Add } from './problems.ts';
import type { Condition, Scenario, WorkedKind } from './scenario.ts';

const SIGN_OF: Record<WorkedKind, string> = { terminal: 'T', container: 'C', device: 'I' };

/** Counts on the map. */
function countsOf(scenario: Scenario) {
  const g = groundOf(boardFor(scenario));
  const signs = (text: string): number => cellsWith(g, text).length;
  return {
    pieces: (kind: WorkedKind): number => signs(SIGN_OF[kind]),
    civilians: scenario.civilians === 'none' ? 0 : signs('V'),
    exits: signs('E'),
    area: (name: string): boolean => scenario.areas.some((area) => area.name === name),
    terms: (kind: WorkedKind): boolean => scenario.pieces[kind] !== undefined,
  };
}

type Counts = ReturnType<typeof countsOf>;

/** Why a condition can never be so; null when it can. */
function impossible(scenario: Scenario, has: Counts, one: Condition): string | null {
  switch (one.is) {
    case 'reached':
      return has.area(one.area) ? null : `there is no area '${one.area}'`;
    case 'worked':
      if (!has.terms(one.piece)) return `nothing says what working a ${one.piece} does (pieces)`;
      return has.pieces(one.piece) === 0
        ? `there is no ${one.piece} on the map`
        : (one.least ?? 1) > has.pieces(one.piece)
          ? `${one.least} are needed, the map has ${has.pieces(one.piece)}`
          : null;
    case 'home':
      return Object.values(scenario.pieces).some((terms) => terms.gives?.token === one.token)
        ? null
        : `no piece gives a ${one.token}`;
    case 'carried':
      return Object.values(scenario.pieces).some((terms) => terms.gives !== undefined)
        ? null
        : 'no piece gives a token';
    case 'out':
      if (scenario.civilians !== 'escorted') return "civilians must be 'escorted'";
      return has.exits === 0
        ? 'there is no Evac cell on the map'
        : one.least > has.civilians
          ? `${one.least} are needed, the map has ${has.civilians}`
          : null;
    case 'rescued':
      if (scenario.civilians !== 'rescued') return "civilians must be 'rescued'";
      return one.least > has.civilians ? `${one.least} are needed, the map has ${has.civilians}` : null;
    case 'civilians dead':
      return one.least > has.civilians ? `${one.least} are needed, the map has ${has.civilians}` : null;
    case 'civilian free':
    case 'no civilian left':
      return has.civilians === 0 ? 'there is no civilian on the map' : null;
    case 'points':
      return scenario.scores.length === 0 ? 'nothing gives points' : null;
    case 'timer':
      return scenario.timer === null ? 'the scenario has no timer' : null;
    case 'round':
      return (one.least ?? 0) > scenario.rounds ? `there are only ${scenario.rounds} rounds` : null;
    default:
      return null;
  }
}

function endProblems(scenario: Scenario, has: Counts, add: Add): void {
  scenario.ends.forEach((end, i) => {
    end.if.forEach((one, j) => {
      const reason = impossible(scenario, has, one);
      if (reason !== null) add(`ends[${i}].if[${j}]`, 'EE-SCN-09', reason);
      if (one.is === 'home' && end.look !== 'at once')
        add(`ends[${i}].look`, 'EE-SCN-09', "'home' is looked at when an activation ends: choose 'at once'");
    });
    if (end.look !== 'last' && end.if.length === 0)
      add(`ends[${i}].if`, 'EE-SCN-09', 'without a condition it would end at the first look');
    (end.second ?? []).forEach((one, j) => {
      const reason = impossible(scenario, has, one);
      if (reason !== null) add(`ends[${i}].second[${j}]`, 'EE-SCN-09', reason);
    });
    (end.ties ?? []).forEach((tie, j) => {
      if (tie.by === 'area' && !has.area(tie.area))
        add(`ends[${i}].ties[${j}]`, 'EE-SCN-09', `there is no area '${tie.area}'`);
    });
    if (end.wins === 'points' && scenario.scores.length === 0)
      add(`ends[${i}]`, 'EE-SCN-09', 'nothing gives points', [], 'warn');
  });
  if (!scenario.ends.some((end) => end.look === 'last' && end.if.length === 0))
    add('ends', 'EE-SCN-09', 'one end must come after the last round whatever has happened');
  const wins = (side: string): boolean =>
    scenario.ends.some((end) => end.wins === side || end.wins === 'points' || end.wins === 'worth');
  if (!wins('A') && !scenario.wipe) add('ends', 'EE-SCN-09', 'side A can never win');
}

export function goalProblems(scenario: Scenario, add: Add): void {
  const has = countsOf(scenario);
  if (scenario.civilians !== 'none' && has.civilians === 0)
    add('civilians', 'EE-SCN-06', 'there is no civilian (V) on the map');
  if (scenario.civilians === 'escorted' && has.exits === 0)
    add('civilians', 'EE-SCN-06', 'escorted civilians need an Evac cell (E)');
  for (const [kind, terms] of Object.entries(scenario.pieces)) {
    if (kind !== 'terminal' && kind !== 'container' && kind !== 'device') continue;
    if (has.pieces(kind) === 0) add(`pieces.${kind}`, 'EE-SCN-07', `there is no ${kind} on the map`);
    if (terms.makes !== 'once' && terms.gives !== undefined)
      add(`pieces.${kind}.gives`, 'EE-SCN-07', "only pieces that are worked 'once' give a token");
    if (terms.setsBack && (scenario.timer?.piece !== kind || terms.by !== 'A'))
      add(
        `pieces.${kind}.setsBack`,
        'EE-SCN-07',
        'only the piece of the timer, worked by side A, is set back',
      );
    if (terms.finds && kind !== 'container')
      add(`pieces.${kind}.finds`, 'EE-SCN-07', 'only containers are searched');
  }
  if (scenario.timer !== null && scenario.pieces[scenario.timer.piece]?.makes !== 'once')
    add('timer.piece', 'EE-SCN-08', "the timer needs a piece that is worked 'once'");
  scenario.scores.forEach((one, i) => {
    if (one.verb !== 'hold') return;
    if ('area' in one && !has.area(one.area))
      add(`scores[${i}].area`, 'EE-SCN-08', `there is no area '${one.area}'`);
    if ('piece' in one && !has.terms(one.piece))
      add(`scores[${i}].piece`, 'EE-SCN-08', `nothing says what working a ${one.piece} does (pieces)`);
  });
  endProblems(scenario, has, add);
  for (const side of ['A', 'B'] as const)
    (scenario.orders[side] ?? []).forEach((order, i) => {
      const field = `orders.${side}[${i}]`;
      if (order.area !== undefined && !has.area(order.area))
        add(`${field}.area`, 'EE-SCN-10', `there is no area '${order.area}'`);
      if (order.do === 'work' && (order.piece === undefined || !has.terms(order.piece)))
        add(`${field}.piece`, 'EE-SCN-10', "'work' needs a piece that the scenario gives a use");
      if (order.do === 'reach' && order.area === undefined)
        add(`${field}.area`, 'EE-SCN-10', "'reach' needs an area");
      if (order.do === 'attack' && order.what === undefined)
        add(`${field}.what`, 'EE-SCN-10', "'attack' needs to know what: leader, civilian or carrier");
    });
  scenario.says.forEach((one, i) => {
    if (one.round > scenario.rounds)
      add(`says[${i}].round`, 'EE-SCN-11', `there are only ${scenario.rounds} rounds`);
  });
}
