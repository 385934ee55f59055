// What serves the mission for a model that a person leads. The book's own list knows both sides of the battles and side B of the season.
import type { Model, Piece, Table } from '../table.ts';
import { goalOf, pieceOf } from '../tableReaders.ts';
import { besides } from '../book/automaton/moves.ts';
import { cellsWith, distance, ground } from '../book/board/ground.ts';
import { carriersOf, civilians, homeOf, near } from '../book/missions/helpers.ts';
import { missionOf } from '../book/missions/index.ts';
import type { Objective, Work } from '../book/missions/mission.ts';
import { skill } from '../book/models.ts';
import { peopleObjectives } from '../scenario/orders.ts';

type Goals = (w: Table, m: Model) => Objective[];

const working = (pieces: readonly Piece[], work: Work): Objective[] =>
  pieces.map((piece) => ({ kind: 'work', work, piece: piece.id }));

const open = (w: Table, kind: Piece['kind']): Piece[] =>
  w.pieces.filter((piece) => piece.kind === kind && !piece.done);

const fallenTokens = (w: Table): Objective[] =>
  w.tokens.filter((token) => token.cell >= 0).map((token) => ({ kind: 'go', cells: [token.cell] }));

const exits = (w: Table): Objective => ({ kind: 'go', cells: cellsWith(ground(w), 'E') });

/** Side A of the season, mission by mission. */
const SEASON: Partial<Record<Table['mission'], Goals>> = {
  'SE1.1': (w) => (goalOf(w, 'reached') === 1 ? [] : [{ kind: 'go', cells: cellsWith(ground(w), 'X') }]),
  'SE1.2': (w) => working(open(w, 'container'), 'search'),
  'SE1.3'(w) {
    const found = civilians(w).find((one) => !one.neutral);
    if (found !== undefined) return [{ kind: 'guard', ward: found.id }];
    return civilians(w).map((one) => ({ kind: 'claim', target: one.id }));
  },
  'SE1.4': (w) =>
    pieceOf(w, 0).done
      ? [{ kind: 'hold', cells: near(w, [pieceOf(w, 0).cell], 2) }]
      : [{ kind: 'work', work: 'hack', piece: 0 }],
  'SE1.5': (w) => working(open(w, 'device'), 'interact'),
  'SE1.6'(w, m) {
    const [carrier] = carriersOf(w, 'cache');
    if (carrier === m) return [{ kind: 'go', cells: homeOf(w, 0) }];
    if (carrier?.control === 0) return [{ kind: 'guard', ward: carrier.id }];
    const fallen = fallenTokens(w);
    return fallen.length > 0 ? fallen : working(open(w, 'container'), 'search');
  },
  'SE1.7': (w) => civilians(w).map((one) => ({ kind: 'go', cells: besides(w, [one.cell]) })),
  'SE1.9': (w) =>
    goalOf(w, 'gate') === 1
      ? [{ kind: 'go', cells: cellsWith(ground(w), 'X') }]
      : working(
          open(w, 'device').filter((piece) => piece.by < 0),
          'interact',
        ),
  'SE1.X'(w, m) {
    const [holder] = carriersOf(w, 'vial');
    if (holder === m) return [exits(w)];
    if (holder?.control === 0) return [{ kind: 'guard', ward: holder.id }];
    const fallen = fallenTokens(w);
    return fallen.length > 0 ? fallen : working(open(w, 'device'), 'interact');
  },
};

/** EE-M-B4-03 A crate counts double at home: a carrier turns back in time, or when no container is nearer than home. */
function grabbing(w: Table, m: Model): Objective[] {
  const home: Objective = { kind: 'go', cells: homeOf(w, m.side) };
  const full = working(open(w, 'container'), 'search');
  const tokens = fallenTokens(w);
  if (m.carries.length === 0) return [...tokens, ...full];
  const way = Math.min(...home.cells.map((cell) => distance(w, m.cell, cell)));
  const pace = 2 * skill(w, m, 'MOBILITY');
  const rounds = missionOf(w).rounds - w.round - (m.activated > 0 ? 1 : 0);
  return (rounds - 1) * pace < 1.5 * way || full.length === 0 ? [home] : [...tokens, ...full, home];
}

export function goalsFor(w: Table, m: Model): Objective[] {
  if (m.mind !== null) return [];
  if (m.unit === 'Civilian') return [exits(w)];
  if (w.scenario !== null) return peopleObjectives(w, w.scenario, m);
  if (w.mission === 'B4') return grabbing(w, m);
  const own = m.side === 0 ? SEASON[w.mission] : undefined;
  return own === undefined ? missionOf(w).objectives(w, m) : own(w, m);
}
