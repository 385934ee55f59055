// SE1.9 Blacksite Assault, part 1.
import { refuse, applies } from '@xenotable/kernel';
import type { Table } from '../../table.ts';
import { finish } from '../end.ts';
import { cellsWith, distance, ground } from '../board/ground.ts';
import { has } from '../models.ts';
import { lostIn, near, seasonCards } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { comesWithin, listed, seesMarker } from './pods.ts';

const generators = (w: Table) => w.pieces.filter((piece) => piece.kind === 'device');
const isOpen = (w: Table): boolean => w.goals['gate'] === 1;

/** A generator holds a charge while `by` names a model; `owner` 0 means that it is destroyed. */
export const blacksiteAssault1: BookMission = {
  id: 'SE1.9',
  name: 'Blacksite Assault Pt 1',
  map: 'MAP-19',
  layoutRule: 'EE-M-SE19-01',
  rounds: 11,
  text: 'Blow up both generators, then get into the bunker. At most one model lost for one more card.',
  season: true,
  /** EE-M-SE19-02 */
  squadDeployment: 'EE-M-SE19-02',
  /** EE-M-SE19-03 */
  pods: {
    rule: 'EE-M-SE19-03',
    triggers: (w, pod, m) => comesWithin(12)(w, pod, m) || seesMarker(w, pod, m),
    contents: listed,
  },
  setup: (play) => void (play.w.goals['gate'] = 0),
  /** EE-M-SE19-01 The wall and the gate stand until the gate is open. */
  protects: (w, cell) => !isOpen(w) && ground(w).grid.x[cell] === 21,
  mayWork(_w, m, piece) {
    if (piece.kind !== 'device')
      return refuse('EE-OBJ-08', 'The gate opens when both generators are destroyed.');
    if (has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
    if (piece.done) return refuse('EE-M-SE19-04', 'This generator is destroyed.');
    if (m.side === 0)
      return piece.by >= 0 ? refuse('EE-M-SE19-04', 'There is a charge on it already.') : null;
    return piece.by >= 0 ? null : refuse('EE-M-SE19-04', 'There is no charge to remove.');
  },
  /** EE-M-SE19-04 */
  worked(play, m, piece) {
    piece.by = m.side === 0 ? m.id : -1;
    play.tell?.(
      { type: m.side === 0 ? 'charge set' : 'charge removed', model: m.name, piece: piece.id },
      'EE-M-SE19-04',
    );
    return null;
  },
  roundEnds(play) {
    const { w } = play;
    for (const piece of generators(w)) {
      if (piece.by < 0 || piece.done) continue;
      piece.done = true;
      piece.by = -1;
      play.tell?.({ type: 'generator destroyed', piece: piece.id }, 'EE-M-SE19-04');
    }
    if (isOpen(w) || generators(w).length === 0 || !generators(w).every((piece) => piece.done)) return;
    w.goals['gate'] = 1;
    // EE-OBJ-08 The gate opens for good.
    w.board = { ...w.board, gone: [...w.board.gone, ...cellsWith(ground(w), 'D')].sort((a, b) => a - b) };
    for (const piece of w.pieces) if (piece.kind === 'door') piece.done = true;
    play.tell?.({ type: 'gate open' }, 'EE-OBJ-08');
  },
  /** EE-M-SE19-05 EE-M-SE19-06 */
  activationEnds(play, m) {
    const { w } = play;
    if (
      isOpen(w) &&
      m.side === 0 &&
      m.control === 0 &&
      m.place === 'board' &&
      cellsWith(ground(w), 'X').includes(m.cell)
    ) {
      if (lostIn(w, 0) <= 1) applies('EE-M-SE19-06');
      finish(play, 0, 'EE-M-SE19-05', 'the bunker is entered', lostIn(w, 0) <= 1);
    }
  },
  lastRound: (play) => finish(play, 1, 'EE-M-SE-02', 'the round limit is reached'),
  /** EE-M-SE19-07 */
  cards: seasonCards('EE-M-SE19-07', 1),
  /** EE-M-SE19-08 */
  objectives(w, m) {
    applies('EE-M-SE19-08');
    const devices = generators(w);
    const charged = devices
      .filter((piece) => piece.by >= 0 && !piece.done)
      .map((piece) => ({ kind: 'work' as const, work: 'interact' as const, piece: piece.id }));
    const marker = w.pods.find((pod) => pod.letter === m.pod)?.cell ?? m.cell;
    const own = devices.slice().sort((a, b) => distance(w, marker, a.cell) - distance(w, marker, b.cell))[0];
    const guarded =
      m.pod === 'd'
        ? near(w, cellsWith(ground(w), 'X'), 1)
        : m.pod === 'c'
          ? near(w, cellsWith(ground(w), 'D'), 3)
          : near(w, own === undefined ? [] : [own.cell], 3);
    return [...charged, { kind: 'hold', cells: guarded }];
  },
};
