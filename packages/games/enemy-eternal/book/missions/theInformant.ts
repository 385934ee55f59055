// SE1.3 The Informant.
import { refuse, applies } from '@xenotable/kernel';
import type { Model, Table } from '../../table.ts';
import { finish } from '../end.ts';
import { cellsWith, distance, ground } from '../board/ground.ts';
import { leaveBoard } from '../leaving.ts';
import { civilianAt } from '../deployment/roster.ts';
import { civilians, lostIn, near, seasonCards } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { comesWithin, listed } from './pods.ts';

const informant = (w: Table): Model | undefined =>
  w.models.find((m) => m.unit === 'Civilian' && !m.neutral && m.place !== 'saved');

export const theInformant: BookMission = {
  id: 'SE1.3',
  name: 'The Informant',
  map: 'MAP-13',
  layoutRule: 'EE-M-SE13-01',
  rounds: 9,
  text: 'Find the informant among three civilians and bring it to an Evac cell. Nobody lost for one more card.',
  season: true,
  /** EE-M-SE13-02 */
  squadDeployment: 'EE-M-SE13-02',
  zoneSigns: { A: 'AE' },
  /** EE-M-SE13-03 */
  pods: { rule: 'EE-M-SE13-03', triggers: comesWithin(12), near: true, contents: listed, atStart: 'a' },
  /** EE-M-SE13-01 */
  setup(play) {
    cellsWith(ground(play.w), 'V').forEach((cell, i) => civilianAt(play.w, cell, `Civilian ${i + 1}`, true));
  },
  mayClaim: (_w, m) =>
    m.side === 0 ? null : refuse('EE-M-SE13-04', 'Only the player looks for the informant.'),
  /** EE-M-SE13-04 Nobody knows which it is until somebody asks. */
  claimed(play, m, civilian) {
    const { w } = play;
    const others = civilians(w).filter((one) => one.neutral);
    const answer = play.oneOf(
      ['informant', ...others.map(() => 'bystander')],
      'EE-M-SE13-04',
      (name) => name,
    );
    if (answer === 'informant') {
      civilian.name = 'Informant';
      play.tell?.({ type: 'informant found', model: m.name }, 'EE-M-SE13-04');
      return;
    }
    leaveBoard(civilian, 'saved');
    civilian.neutral = true;
    play.tell?.({ type: 'bystander runs home', model: civilian.name }, 'EE-M-SE13-04');
  },
  mayLeave: (_w, m) => m.unit === 'Civilian',
  /** EE-M-SE13-05 EE-M-SE13-06 */
  left(play) {
    const unhurt = lostIn(play.w, 0) === 0;
    if (unhurt) applies('EE-M-SE13-06');
    finish(play, 0, 'EE-M-SE13-05', 'the informant is out', unhurt);
  },
  destroyed(play, m) {
    if (m.unit === 'Civilian') finish(play, 1, 'EE-M-SE13-05', 'the informant is dead');
  },
  lastRound: (play) => finish(play, 1, 'EE-M-SE-02', 'the round limit is reached'),
  /** EE-M-SE13-07 */
  cards: seasonCards('EE-M-SE13-07', 1),
  /** EE-M-SE13-08 */
  objectives(w, m) {
    applies('EE-M-SE13-08');
    const known = informant(w);
    if (known !== undefined) return [{ kind: 'attack', target: known.id }];
    const nearest = civilians(w).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
    return nearest === undefined ? [] : [{ kind: 'hold', cells: near(w, [nearest.cell], 4) }];
  },
  firstTarget(w, _m, letter) {
    const known = informant(w);
    return known !== undefined && (letter === 'A' || letter === 'O') ? [known] : [];
  },
};
