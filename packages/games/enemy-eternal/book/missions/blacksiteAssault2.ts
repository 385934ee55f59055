// SE1.X Blacksite Assault, part 2.
import { refuse, applies } from '@xenotable/kernel';
import type { Model, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { finish } from '../end.ts';
import { ground, rowOf } from '../board/ground.ts';
import { has } from '../models.ts';
import { placePod } from '../deployment/pods.ts';
import { carriersOf, near, seasonCards, soldiers, takeToken } from './helpers.ts';
import type { BookMission, Objective } from './mission.ts';
import { listed, podNamed, seesMarker } from './pods.ts';

/** EE-M-SE1X-07 The Avatar, or The Commander when the player leads ADVENT. */
function prizeFell(w: Table): boolean {
  const fell = w.models.some(
    (m) => m.side === 1 && m.place === 'destroyed' && (m.unit === 'Avatar' || m.unit === 'The Commander'),
  );
  if (fell) applies('EE-M-SE1X-07');
  return fell;
}

const holders = (w: Table): Model[] => carriersOf(w, 'vial').filter((m) => m.side === 0 && m.control === 0);

/** EE-M-SE1X-05 With the vial in hand and both of pod d and everybody else on the board destroyed. */
function check(play: Play): void {
  const { w } = play;
  if (holders(w).length > 0 && podNamed(w, 'd')?.state === 'placed' && soldiers(w, 1).length === 0)
    finish(play, 0, 'EE-M-SE1X-05', 'the vial is ours', prizeFell(w));
}

export const blacksiteAssault2: BookMission = {
  id: 'SE1.X',
  name: 'Blacksite Assault Pt 2',
  map: 'MAP-20',
  layoutRule: 'EE-M-SE1X-01',
  rounds: 12,
  text: 'Take the vial and bring it to an Evac cell, or destroy everybody who guards it.',
  season: true,
  /** EE-M-SE1X-02 */
  squadDeployment: 'EE-M-SE1X-02',
  zoneSigns: { A: 'AE' },
  /** EE-M-SE1X-03 */
  pods: { rule: 'EE-M-SE1X-03', triggers: seesMarker, contents: listed },
  /** EE-M-SE1X-01 The outer walls are indestructible. */
  protects: (w, cell) => {
    const y = rowOf(ground(w), cell);
    return y <= 1 || y >= 22;
  },
  mayWork(_w, m, piece) {
    if (has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
    if (m.side !== 0) return refuse('EE-M-SE1X-09', 'The automaton guards these.');
    if (!piece.done) return null;
    return piece.kind === 'device'
      ? refuse('EE-M-SE1X-04', 'The vial has been taken.')
      : refuse('EE-M-SE1X-06', 'This terminal has done its work.');
  },
  worked(play, m, piece) {
    const { w } = play;
    piece.done = true;
    if (piece.kind === 'terminal') {
      w.cancelled++;
      play.tell?.({ type: 'terminal hacked', model: m.name }, 'EE-M-SE1X-06');
      return null;
    }
    // EE-M-SE1X-04 EE-M-SE1X-03 Taking the vial brings pod d.
    takeToken(play, m, 'vial', 'EE-M-SE1X-04');
    const guards = podNamed(w, 'd');
    if (guards?.state === 'waiting') placePod(play, guards, m);
    return null;
  },
  mayLeave: (w, m) => holders(w).includes(m),
  /** EE-M-SE1X-05 */
  left: (play) => finish(play, 0, 'EE-M-SE1X-05', 'the vial is out', prizeFell(play.w)),
  destroyed: check,
  activationEnds: check,
  lastRound: (play) => finish(play, 1, 'EE-M-SE-02', 'the round limit is reached'),
  /** EE-M-SE1X-08 */
  cards: seasonCards('EE-M-SE1X-08', 1),
  /** EE-M-SE1X-09 */
  objectives(w, m) {
    applies('EE-M-SE1X-09');
    const device = w.pieces.find((piece) => piece.kind === 'device')!;
    if (carriersOf(w, 'vial').includes(m)) return [{ kind: 'go', cells: near(w, [device.cell], 1) }];
    const goals: Objective[] = holders(w).map((one) => ({ kind: 'attack', target: one.id }));
    for (const token of w.tokens)
      if (token.cell >= 0 && token.cell !== device.cell) goals.push({ kind: 'go', cells: [token.cell] });
    return goals;
  },
  firstTarget: (w, _m, letter) => (letter === 'O' ? holders(w) : []),
};
