// SE1.2 The Supply Raid.
import { refuse, applies } from '@xenotable/kernel';
import { finish } from '../end.ts';
import { OPEN, cellsThat, distance, ground, spotOf } from '../board/ground.ts';
import { isCleared, seasonCards } from './helpers.ts';
import type { BookMission } from './mission.ts';
import type { Play } from '../chapter.ts';
import type { Cell, Table } from '../../table.ts';
import { listed, seesMarker } from './pods.ts';
import { modelOf } from '../../tableReaders.ts';

const check = (play: Play): void => {
  const { w } = play;
  if (w.pieces.length === 0 || !w.pieces.every((piece) => piece.done) || !isCleared(w)) return;
  if (w.round <= 6) applies('EE-M-SE12-06');
  finish(play, 0, 'EE-M-SE12-05', 'the supplies are ours', w.round <= 6);
};

/** EE-OPT-16 Open cells at least 6 from the centre and 12 from each crate that stands. */
function crateCells(w: Table, taken: readonly Cell[]): Cell[] {
  const g = ground(w);
  const centre = 12 * g.grid.width + 18;
  return cellsThat(
    g,
    (cell) =>
      g.kind[cell] === OPEN &&
      g.signs[cell] === '.' &&
      distance(w, cell, centre) >= 6 &&
      taken.every((crate) => distance(w, cell, crate) >= 12),
  );
}

/** EE-M-SE12-01 The crates' cells drawn one by one; from the beginning where no cell is left. */
function drawCrates(play: Play): void {
  const { w } = play;
  for (let crates: Cell[] = []; ; crates = []) {
    while (crates.length < 3) {
      const cells = crateCells(w, crates);
      if (cells.length === 0) break;
      crates.push(play.oneOf(cells, 'EE-M-SE12-01', (cell) => `(${spotOf(ground(w), cell).join(',')})`));
    }
    if (crates.length < 3) continue;
    const old = w.pieces.map((piece) => piece.cell);
    w.pieces.forEach((piece, i) => (piece.cell = crates[i]!));
    w.pods.forEach((pod, i) => (pod.cell = crates[i]!));
    w.board = {
      ...w.board,
      gone: [...w.board.gone, ...old.filter((cell) => !crates.includes(cell))].sort((a, b) => a - b),
      solid: crates.slice().sort((a, b) => a - b),
    };
    play.tell?.({ type: 'crates placed', at: crates.map((cell) => spotOf(ground(w), cell)) }, 'EE-M-SE12-01');
    return;
  }
}

export const theSupplyRaid: BookMission = {
  id: 'SE1.2',
  name: 'The Supply Raid',
  map: 'MAP-12',
  layoutRule: 'EE-M-SE12-01',
  rounds: 12,
  text: 'Search all three crates and clear the area. By the end of round 6 for one more card.',
  season: true,
  /** EE-M-SE12-02 */
  squadDeployment: 'EE-M-SE12-02',
  /** EE-M-SE12-03 Which pod belongs to a crate is drawn when a model first sees it. */
  pods: {
    rule: 'EE-M-SE12-03',
    triggers: seesMarker,
    scattered: true,
    contents(play, pod) {
      const { w } = play;
      if (pod.models.length > 0) return pod.models.map((id) => modelOf(w, id));
      const left = ['a', 'b', 'c'].filter(
        (letter) =>
          w.models.some((m) => m.pod === letter && m.place === 'reserve') &&
          !w.pods.some((one) => one.models.some((id) => modelOf(w, id).pod === letter)),
      );
      const letter = play.oneOf(left, 'EE-M-SE12-03', (name) => name);
      const models = listed(play, { ...pod, letter });
      pod.models = models.map((m) => m.id);
      return models;
    },
  },
  setup(play) {
    const { w } = play;
    // The crates themselves are the markers.
    w.pods = w.pieces.map((piece, i) => ({
      letter: `crate ${i + 1}`,
      cell: piece.cell,
      models: [],
      state: 'waiting',
      known: false,
    }));
    if (w.options.randomCrates) {
      applies('EE-OPT-16');
      drawCrates(play);
    }
  },
  mayWork: (_w, _m, piece) => (piece.done ? refuse('EE-SPC-10', 'This crate is empty.') : null),
  /** EE-M-SE12-04 */
  worked(play, m, piece) {
    piece.done = true;
    play.tell?.({ type: 'crate secured', model: m.name }, 'EE-M-SE12-04');
    check(play);
    return { chapter: 'search table', step: 'roll', model: m.id };
  },
  /** EE-M-SE12-05 EE-M-SE12-06 */
  cleared: check,
  lastRound: (play) => finish(play, 1, 'EE-M-SE-02', 'the round limit is reached'),
  /** EE-M-SE12-07 */
  cards: seasonCards('EE-M-SE12-07', 0),
  /** EE-M-SE12-08 */
  objectives() {
    applies('EE-M-SE12-08');
    return [];
  },
};
