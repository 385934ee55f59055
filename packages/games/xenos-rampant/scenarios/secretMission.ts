// Secret Mission: one side has an errand that the other can only guess.
import { applies } from '@xenotable/kernel';
import { discInBox } from '@xenotable/board';
import { score, scoreKills } from '../book/turn/victory.ts';
import { boundsOf } from '../ground.ts';
import { type SecretCard, type Table, other, profileOf, sideOf, edgeOf } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { bunkerToBlow, halfOf, strip, usualDepth } from './zones.ts';

export const SECRET_CARDS: readonly SecretCard[] = ['Assassinate', 'Sabotage', 'Survey'];

/** The card of the attacking side. */
export const cardOf = (w: Table): SecretCard | null =>
  w.owners.find((owner) => owner.side === w.attacker && owner.secret !== null)?.secret ?? null;

/** XR-M-SECRET-06 Units wholly in at least three quarters, two of them in the Defender's half. */
function surveysNow(w: Table): boolean {
  const box = boundsOf(w);
  const quarters = new Set<string>();
  for (const unit of w.units) {
    if (sideOf(w, unit) !== w.attacker || unit.state !== 'table') continue;
    for (const [east, north] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const quarter = {
        west: east === 1 ? 2400 : box.west,
        east: east === 1 ? box.east : 2400,
        south: north === 1 ? 2400 : box.south,
        north: north === 1 ? box.north : 2400,
      };
      if (discInBox(unit.x, unit.y, profileOf(unit).radius, quarter)) quarters.add(`${east}${north}`);
    }
  }
  applies('XR-M-SECRET-06');
  const theirs = w.edges[other(w.attacker)] === 'north' ? '1' : '0';
  return quarters.size >= 3 && [...quarters].filter((quarter) => quarter[1] === theirs).length === 2;
}

/** XR-M-SECRET-04 to 06 */
function errandDone(w: Table): boolean {
  const card = cardOf(w);
  if (card === 'Assassinate')
    return w.owners.some((owner) => owner.side !== w.attacker && owner.commanderLost);
  return card === 'Sabotage' ? bunkerToBlow(w) < 0 : w.surveyed;
}

const ERRAND_RULE: Record<SecretCard, string> = {
  Assassinate: 'XR-M-SECRET-04',
  Sabotage: 'XR-M-SECRET-05',
  Survey: 'XR-M-SECRET-06',
};

export const secretMission: Scenario = {
  name: 'SECRET',
  title: 'Secret Mission',
  blurb: 'The Attacker has a hidden errand; the Defender kills and guesses.',
  map: 'REFINERY',
  turns: 8,
  choosesZone: true,
  /** XR-M-SECRET-01 */
  zones(w, side) {
    applies('XR-M-SECRET-01');
    return [strip(w, edgeOf(w, side), usualDepth(w))];
  },
  turnEnds(play) {
    if (surveysNow(play.w)) play.w.surveyed = true;
    return undefined;
  },
  count(play) {
    const { w } = play;
    const card = cardOf(w);
    play.tell?.({ type: 'errand', card, done: errandDone(w) }, 'XR-M-SECRET-03');
    if (errandDone(w) && card !== null) score(play, w.attacker, 6, ERRAND_RULE[card], 'the errand');
    else score(play, other(w.attacker), 3, 'XR-M-SECRET-07', 'the errand failed');
    scoreKills(play, other(w.attacker), 'XR-M-SECRET-07');
  },
  /** XR-M-SECRET-08 */
  stance(w, unit) {
    applies('XR-M-SECRET-08');
    if (sideOf(w, unit) === w.attacker) return cardOf(w) === 'Assassinate' ? 'HUNT' : 'SEIZE';
    const own = w.units
      .filter((one) => one.owner === unit.owner)
      .sort((a, b) => a.cost - b.cost || a.id - b.id);
    return 2 * own.indexOf(unit) < own.length ? 'HOLD' : 'HUNT';
  },
  goals(w, side) {
    if (side !== w.attacker) return [];
    if (cardOf(w) === 'Survey')
      return [
        { x: 1200, y: 1200 },
        { x: 3600, y: 1200 },
        { x: 1200, y: 3600 },
        { x: 3600, y: 3600 },
      ];
    const half = halfOf(w, other(side));
    return [w.edges[other(side)] === 'north' ? { x: 3400, y: half.south + 1400 } : { x: 1400, y: 1000 }];
  },
};
