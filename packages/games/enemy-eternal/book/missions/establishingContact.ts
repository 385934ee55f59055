// SE1.5 Establishing Contact…
import { refuse, applies } from '@xenotable/kernel';
import { distance } from '../board/ground.ts';
import { finish } from '../end.ts';
import { has } from '../models.ts';
import { near, seasonCards } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { comesWithin, listed } from './pods.ts';

export const establishingContact: BookMission = {
  id: 'SE1.5',
  name: 'Establishing Contact…',
  /** EE-M-SE15-01 */
  map: 'MAP-15',
  layoutRule: 'EE-M-SE15-01',
  rounds: 10,
  text: 'Switch on all three masts. By the end of round 8 for one more card.',
  season: true,
  /** EE-M-SE15-02 */
  squadDeployment: 'EE-M-SE15-02',
  /** EE-M-SE15-03 */
  pods: { rule: 'EE-M-SE15-03', triggers: comesWithin(12), near: true, contents: listed },
  mayWork(_w, m, piece) {
    if (has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
    return piece.done === (m.side === 0)
      ? refuse('EE-M-SE15-04', `The mast is ${piece.done ? 'on' : 'off'} already.`)
      : null;
  },
  /** EE-M-SE15-04 */
  worked(play, m, piece) {
    piece.done = m.side === 0;
    play.tell?.({ type: 'mast', model: m.name, piece: piece.id, on: piece.done }, 'EE-M-SE15-04');
    return null;
  },
  /** EE-M-SE15-04 EE-M-SE15-05 */
  roundEnds(play) {
    if (play.w.pieces.length === 0 || !play.w.pieces.every((piece) => piece.done)) return;
    if (play.w.round <= 8) applies('EE-M-SE15-05');
    finish(play, 0, 'EE-M-SE15-04', 'the network is up', play.w.round <= 8);
  },
  lastRound: (play) => finish(play, 1, 'EE-M-SE-02', 'the round limit is reached'),
  /** EE-M-SE15-06 */
  cards: seasonCards('EE-M-SE15-06', 1),
  /** EE-M-SE15-07 */
  objectives(w, m) {
    applies('EE-M-SE15-07');
    const goals = w.pieces
      .filter((piece) => piece.done)
      .map((piece) => ({ kind: 'work' as const, work: 'interact' as const, piece: piece.id }));
    const marker = w.pods.find((pod) => pod.letter === m.pod)?.cell ?? m.cell;
    const mast = w.pieces
      .slice()
      .sort((a, b) => distance(w, marker, a.cell) - distance(w, marker, b.cell))[0];
    return mast === undefined ? goals : [...goals, { kind: 'hold', cells: near(w, [mast.cell], 3) }];
  },
};
