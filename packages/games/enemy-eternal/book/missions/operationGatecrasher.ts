// B2 Operation Gatecrasher: a charge for the monument.
import { refuse, applies } from '@xenotable/kernel';
import { finish } from '../end.ts';
import { cellsWith, ground } from '../board/ground.ts';
import { has } from '../models.ts';
import { battleCards, near } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { goalOf } from '../../tableReaders.ts';

/** `planter` is the responsible model plus one, 0 without a charge; `hit` tells whether it was hit since. */
export const operationGatecrasher: BookMission = {
  id: 'B2',
  name: 'Operation Gatecrasher',
  /** EE-M-B2-01 EE-M-B2-03 The zones lie 12 from the middle line and the monument. */
  map: 'MAP-02',
  layoutRule: 'EE-M-B2-01',
  rounds: 6,
  text: 'Side A plants a charge at the monument and blows it up; side B holds it for six rounds.',
  setup(play) {
    applies('EE-M-B2-03');
    play.w.goals['planter'] = 0;
    play.w.goals['hit'] = 0;
  },
  /** EE-M-B2-04 EE-M-B2-05 EE-M-B2-08 EE-SPC-45 */
  mayWork(w, m, piece) {
    if (piece.kind !== 'monument') return refuse('EE-M-B2-04', 'Only the monument matters here.');
    if (has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
    applies('EE-M-B2-04');
    const planted = goalOf(w, 'planter') > 0;
    if (m.side === 0) return planted ? refuse('EE-M-B2-05', 'There is one charge at a time.') : null;
    return planted ? null : refuse('EE-M-B2-08', 'There is no charge to remove.');
  },
  worked(play, m) {
    const { goals } = play.w;
    if (m.side === 0) {
      goals['planter'] = m.id + 1;
      goals['hit'] = 0;
      play.tell?.({ type: 'charge planted', model: m.name }, 'EE-M-B2-05');
    } else {
      goals['planter'] = 0;
      play.tell?.({ type: 'charge removed', model: m.name }, 'EE-M-B2-08');
    }
    return null;
  },
  hit(play, m) {
    if (play.w.goals['planter'] === m.id + 1) play.w.goals['hit'] = 1;
  },
  /** EE-M-B2-06 EE-M-B2-07 At the start of an activation that follows an interval without a hit the charge goes off. */
  activationStarts(play, m) {
    const { goals } = play.w;
    if (goals['planter'] !== m.id + 1 || m.control !== m.side) return;
    if (goals['hit'] === 0) finish(play, 0, 'EE-M-B2-06', 'the monument is blown up');
    else {
      goals['hit'] = 0;
      play.tell?.({ type: 'charge delayed', model: m.name }, 'EE-M-B2-07');
    }
  },
  destroyed(play, m) {
    if (play.w.goals['planter'] !== m.id + 1) return;
    play.w.goals['planter'] = 0;
    play.tell?.({ type: 'charge lost', model: m.name }, 'EE-M-B2-07');
  },
  /** EE-M-B2-09 */
  lastRound: (play) => finish(play, 1, 'EE-M-B2-09', 'the monument still stands'),
  /** EE-M-B2-10 */
  cards: battleCards('EE-M-B2-10', 2, 0),
  /** EE-M-B2-11 */
  objectives(w, m) {
    applies('EE-M-B2-11');
    const planter = goalOf(w, 'planter');
    const monument = w.pieces.findIndex((piece) => piece.kind === 'monument');
    if (m.side === 0)
      return planter === 0
        ? [{ kind: 'work', work: 'interact', piece: monument }]
        : planter === m.id + 1
          ? [{ kind: 'hide' }]
          : [];
    const hold = { kind: 'hold' as const, cells: near(w, cellsWith(ground(w), 'm'), 4) };
    return planter > 0 ? [{ kind: 'work', work: 'interact', piece: monument }, hold] : [hold];
  },
};
