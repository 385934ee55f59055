// SE1.6 The Midnight Raids.
import { refuse, applies } from '@xenotable/kernel';
import { finish } from '../end.ts';
import { distance } from '../board/ground.ts';
import { carriersOf, homeOf, near, seasonCards, takeToken } from './helpers.ts';
import type { BookMission } from './mission.ts';
import { listed, seesMarker } from './pods.ts';

export const theMidnightRaids: BookMission = {
  id: 'SE1.6',
  name: 'The Midnight Raids',
  map: 'MAP-16',
  layoutRule: 'EE-M-SE16-01',
  rounds: 9,
  text: 'Find the cache in one of four houses and bring it home. All four searched for one more card. Sight reaches 12.',
  season: true,
  /** EE-M-SE16-02 */
  squadDeployment: 'EE-M-SE16-02',
  /** EE-M-SE16-03 */
  pods: { rule: 'EE-M-SE16-03', triggers: seesMarker, contents: listed },
  setup: (play) => void (play.w.goals['found'] = 0),
  mayWork: (_w, m, piece) =>
    piece.done
      ? refuse('EE-SPC-10', 'This container is empty.')
      : m.side === 1
        ? refuse('EE-M-SE16-08', 'The automaton guards, it does not search.')
        : null,
  /** EE-M-SE16-04 Where the cache lies is drawn when a container is opened. */
  worked(play, m, piece) {
    const { w } = play;
    piece.done = true;
    if (w.goals['found'] === 0) {
      const left = w.pieces.filter((one) => !one.done).length;
      const inside = play.oneOf(
        ['cache', ...new Array<string>(left).fill('nothing')],
        'EE-M-SE16-04',
        (name) => name,
      );
      if (inside === 'cache') {
        w.goals['found'] = 1;
        takeToken(play, m, 'cache', 'EE-M-SE16-04');
        return null;
      }
    }
    return { chapter: 'search table', step: 'roll', model: m.id };
  },
  /** EE-M-SE16-05 EE-M-SE16-06 */
  activationEnds(play, m) {
    const { w } = play;
    if (
      m.side === 0 &&
      m.control === 0 &&
      m.place === 'board' &&
      carriersOf(w, 'cache').includes(m) &&
      homeOf(w, 0).includes(m.cell)
    ) {
      const all = w.pieces.every((piece) => piece.done);
      if (all) applies('EE-M-SE16-06');
      finish(play, 0, 'EE-M-SE16-05', 'the cache is ours', all);
    }
  },
  lastRound: (play) => finish(play, 1, 'EE-M-SE-02', 'the round limit is reached'),
  /** EE-M-SE16-07 */
  cards: seasonCards('EE-M-SE16-07', 1),
  /** EE-M-SE16-08 */
  objectives(w, m) {
    applies('EE-M-SE16-08');
    const carrier = carriersOf(w, 'cache')[0];
    if (carrier !== undefined && carrier.control === 0) return [{ kind: 'attack', target: carrier.id }];
    const nearest = w.pieces
      .filter((piece) => !piece.done)
      .sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
    return nearest === undefined ? [] : [{ kind: 'hold', cells: near(w, [nearest.cell], 4) }];
  },
  firstTarget: (w, _m, letter) =>
    letter === 'O' ? carriersOf(w, 'cache').filter((one) => one.control === 0) : [],
};
