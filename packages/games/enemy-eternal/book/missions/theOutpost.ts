// SE1.1 The Outpost.
import { applies } from '@xenotable/kernel';
import { cellsWith, ground } from '../board/ground.ts';
import { finish } from '../end.ts';
import { isCleared, seasonCards } from './helpers.ts';
import type { BookMission } from './mission.ts';
import type { Play } from '../chapter.ts';
import { comesWithin, listed } from './pods.ts';

/** EE-M-SE11-05 EE-M-SE11-06 Both goals, in either order; by the end of round 5 with the secondary goal. */
function check(play: Play): void {
  const { w } = play;
  if (w.goals['reached'] !== 1 || !isCleared(w)) return;
  if (w.round <= 5) applies('EE-M-SE11-06');
  finish(play, 0, 'EE-M-SE11-05', 'the Outpost is ours', w.round <= 5);
}

export const theOutpost: BookMission = {
  id: 'SE1.1',
  name: 'The Outpost',
  /** EE-M-SE11-01 */
  map: 'MAP-11',
  layoutRule: 'EE-M-SE11-01',
  rounds: 12,
  text: 'Reach the marker and clear the site. By the end of round 5 for one more card.',
  season: true,
  /** EE-M-SE11-02 */
  squadDeployment: 'EE-M-SE11-02',
  /** EE-M-SE11-03 Within 12 of the marker, the pod is deployed at the centre. */
  pods: {
    rule: 'EE-M-SE11-03',
    triggers: comesWithin(12, (w) => cellsWith(ground(w), 'X')),
    near: true,
    contents: listed,
  },
  setup: (play) => void (play.w.goals['reached'] = 0),
  /** EE-M-SE11-04 */
  activationEnds(play, m) {
    if (
      m.side !== 0 ||
      m.control !== 0 ||
      m.place !== 'board' ||
      !cellsWith(ground(play.w), 'X').includes(m.cell)
    )
      return;
    if (play.w.goals['reached'] === 0) play.tell?.({ type: 'marker reached', model: m.name }, 'EE-M-SE11-04');
    play.w.goals['reached'] = 1;
    check(play);
  },
  cleared: check,
  lastRound: (play) => finish(play, 1, 'EE-M-SE-02', 'the round limit is reached'),
  /** EE-M-SE11-07 */
  cards: seasonCards('EE-M-SE11-07', 1),
  /** EE-M-SE11-08 */
  objectives() {
    applies('EE-M-SE11-08');
    return [];
  },
};
