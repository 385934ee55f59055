// SE1.4 The Hijack.
import { refuse, applies } from '@xenotable/kernel';
import { adjacent, distance, ground } from '../board/ground.ts';
import { finish } from '../end.ts';
import { has, isDown } from '../models.ts';
import { near, seasonCards, soldiers } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { listed } from './pods.ts';
import { sees } from '../board/sight.ts';
import { pieceOf, goalOf } from '../../tableReaders.ts';

export const theHijack: BookMission = {
  id: 'SE1.4',
  name: 'The Hijack',
  /** EE-M-SE14-01 */
  map: 'MAP-14',
  layoutRule: 'EE-M-SE14-01',
  rounds: 9,
  text: 'Break into the relay and hold it while the upload runs: three rounds. By the end of round 7 for one more card.',
  season: true,
  /** EE-M-SE14-02 */
  squadDeployment: 'EE-M-SE14-02',
  /** EE-M-SE14-03 Pod b comes when a player model sees the terminal. */
  pods: {
    rule: 'EE-M-SE14-03',
    triggers: (w, pod, m) => pod.letter === 'b' && sees(w, m.cell, pieceOf(w, 0).cell),
    contents: listed,
    atStart: 'a',
  },
  setup: (play) => void (play.w.goals['upload'] = 0),
  mayWork(w, m, piece) {
    if (has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
    if (m.side === 0) return piece.done ? refuse('EE-M-SE14-04', 'The relay is open already.') : null;
    return piece.done && goalOf(w, 'upload') > 0
      ? null
      : refuse('EE-M-SE14-06', 'There is no upload to interrupt.');
  },
  /** EE-M-SE14-04 EE-M-SE14-06 */
  worked(play, m, piece) {
    if (m.side === 0) {
      piece.done = true;
      play.tell?.({ type: 'relay open', model: m.name }, 'EE-M-SE14-04');
    } else {
      play.w.goals['upload'] = Math.max(0, goalOf(play.w, 'upload') - 1);
      play.tell?.(
        { type: 'upload set back', model: m.name, upload: goalOf(play.w, 'upload') },
        'EE-M-SE14-06',
      );
    }
    return null;
  },
  /** EE-M-SE14-05 EE-M-SE14-07 */
  roundEnds(play) {
    const { w } = play;
    const relay = pieceOf(w, 0);
    if (!relay.done) return;
    applies('EE-M-SE14-05');
    const held = soldiers(w, 0).some(
      (m) => m.control === 0 && !isDown(m) && distance(w, m.cell, relay.cell) <= 2,
    );
    const jammed = w.models.some(
      (m) => m.place === 'board' && !m.neutral && m.control === 1 && adjacent(ground(w), m.cell, relay.cell),
    );
    if (!held || jammed) return;
    w.goals['upload'] = goalOf(w, 'upload') + 1;
    play.tell?.({ type: 'upload', upload: goalOf(w, 'upload') }, 'EE-M-SE14-05');
    if (goalOf(w, 'upload') < 3) return;
    if (w.round <= 7) applies('EE-M-SE14-07');
    finish(play, 0, 'EE-M-SE14-05', 'the upload is complete', w.round <= 7);
  },
  lastRound: (play) => finish(play, 1, 'EE-M-SE-02', 'the round limit is reached'),
  /** EE-M-SE14-08 */
  cards: seasonCards('EE-M-SE14-08', 1),
  /** EE-M-SE14-09 */
  objectives(w) {
    applies('EE-M-SE14-09');
    const hold = { kind: 'hold' as const, cells: near(w, [pieceOf(w, 0).cell], 2) };
    return pieceOf(w, 0).done && goalOf(w, 'upload') > 0
      ? [{ kind: 'work', work: 'hack', piece: 0 }, hold]
      : [hold];
  },
};
