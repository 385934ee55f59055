// The Encounter Deck: placing without looking, and looking.
import { type Bag, type RuleId, type Seat, applies, bagOf, putIn } from '@xenotable/kernel';
import { bossesAt, hiveOf, roundOfWave, waveNumber, waveOf, zonesFilled } from '../../siege.ts';
import {
  type Enemy,
  type Hidden,
  type HiveEnemy,
  LANE_ZONES,
  type Lane,
  type Table,
  commanderOf,
  laneOf,
  putByZone,
} from '../../table.ts';
import type { Rules } from '../chapter.ts';

/** XS-CRD-23 Effects add at most this many Encounter cards to one lane in one round. */
const MOST_ADDED = 12;

/** XS-SET-11 XS-OPT-06 XS-SCN-03 The Bosses of a wave: all of them, or one that nobody knows. */
function bossesFor(w: Table): Hidden[] {
  const { of, number } = waveOf(w).bosses;
  if (of.length === 0) return [];
  if (w.options.siege === 'own') applies('XS-SCN-03');
  else applies(number === 'by seats' ? 'XS-SET-11' : 'XS-OPT-06');
  if (number === 'none') return [];
  return number === 'one' || (number === 'by seats' && w.commanders.length <= 2) ? ['boss'] : [...of];
}

/** XS-SET-10 XS-SET-12 XS-WAV-02 The deck of the current wave; the old one and its discard go to the box (XS-WAV-03). */
export function newDeck(w: Table): void {
  const late = waveOf(w).bosses.round > 1;
  if (late && w.options.siege !== 'own') {
    applies('XS-OPT-05');
    applies('XS-M-GRAD-02');
  }
  if (w.options.siege === 'own') applies('XS-SCN-03');
  const cards: Hidden[] = [...hiveOf(w), ...(late ? [] : bossesFor(w))];
  applies('XS-SET-10');
  applies(waveNumber(w) === 1 ? 'XS-SET-12' : 'XS-WAV-03');
  const kept = anyFaceDown(w) ? w.encounter.bags : [];
  w.encounter = { bags: [...kept, bagOf(cards)], left: cards.length, discard: [] };
}

/** XS-M-GRAD-02 In gradual waves the Bosses join the deck in the last round of each wave; XS-SCN-03 in a siege of one's own in the round that it says. */
export function bossesJoin(play: Rules): void {
  const { w } = play;
  const { round } = waveOf(w).bosses;
  if (round === 1 || roundOfWave(w) !== round) return;
  const bosses = bossesFor(w);
  for (const boss of bosses) putIn(bagAt(w, w.encounter.bags.length - 1), boss);
  w.encounter.left += bosses.length;
  if (bosses.length > 0)
    play.tell?.(
      { type: 'bosses joined', cards: bosses.length },
      w.options.siege === 'own' ? 'XS-SCN-03' : 'XS-M-GRAD-02',
    );
}

/** The cards of one shuffle that nobody has seen. */
export function bagAt(w: Table, from: number): Bag<Hidden> {
  const bag = w.encounter.bags[from];
  if (bag === undefined) throw new Error(`the Encounter Deck was not shuffled ${from + 1} times`);
  return bag;
}

const anyFaceDown = (w: Table): boolean =>
  w.commanders.some(({ lane }) => lane.enemies.some((enemy) => !enemy.up));

/** XS-DEP-20 The next card of the Encounter Deck, unseen; the discard is shuffled when the deck is empty. Says which shuffle it is from, or -1. */
function takeTop(play: Rules): number {
  const { encounter } = play.w;
  if (encounter.left === 0) {
    if (encounter.discard.length === 0) {
      applies('XS-DEP-20');
      applies('XS-GEN-05');
      return -1;
    }
    play.tell?.({ type: 'hive reshuffled', cards: encounter.discard.length }, 'XS-DEP-20');
    // Cards that lie face-down in a lane were dealt from the old deck: only its bag can say what they are.
    if (anyFaceDown(play.w)) encounter.bags.push(bagOf<Hidden>(encounter.discard));
    else encounter.bags = [bagOf<Hidden>(encounter.discard)];
    encounter.left = encounter.discard.length;
    encounter.discard = [];
  }
  encounter.left--;
  return encounter.bags.length - 1;
}

/** One card face-down into a zone; false when there is none. */
function place(play: Rules, lane: Lane, zone: number): boolean {
  const from = takeTop(play);
  if (from < 0) return false;
  const enemy: HiveEnemy = {
    id: play.w.next++,
    card: '',
    up: false,
    from,
    seenBy: [],
    zone,
    damage: 0,
    bonus: 0,
    stasis: false,
    noted: [],
    turned: null,
  };
  putByZone<Enemy>(lane.enemies, enemy);
  return true;
}

/** XS-DEP-16 XS-DEP-17 XS-DEP-18 XS-HIVE-01 Every open Enemy Zone of a lane gets a card, from the front. */
export function fillLane(play: Rules, seat: Seat): void {
  const { w } = play;
  const lane = laneOf(w, seat);
  // XS-M-GRAD-01 The first round of a gradual wave fills three zones only; XS-SCN-02 a siege of one's own says how many.
  const zones = zonesFilled(w);
  if (zones < LANE_ZONES) applies(w.options.siege === 'own' ? 'XS-SCN-02' : 'XS-M-GRAD-01');
  applies('XS-HIVE-01');
  let placed = 0;
  for (let zone = 1; zone <= zones; zone++) {
    if (lane.enemies.some((enemy) => enemy.zone === zone)) {
      applies('XS-DEP-18');
      continue;
    }
    if (place(play, lane, zone)) placed++;
  }
  play.tell?.({ type: 'enemies placed', lane: seat, cards: placed }, 'XS-DEP-16');
}

/** XS-CRD-01 XS-CRD-02 XS-DEP-19 One more card behind the last Enemy, beyond zone 4 if need be. */
export function addEnemy(play: Rules, seat: Seat, why: RuleId): void {
  const lane = laneOf(play.w, seat);
  if (lane.added >= MOST_ADDED) return applies('XS-CRD-23');
  const zone = (lane.enemies.at(-1)?.zone ?? 0) + 1;
  if (!place(play, lane, zone)) return;
  applies('XS-CRD-01');
  if (zone > LANE_ZONES) applies('XS-DEP-19');
  if (lane.added > 0) applies('XS-CRD-02');
  lane.added++;
  play.tell?.({ type: 'enemy added', lane: seat }, why);
}

/** A face-down card gets its identity when somebody first sees it. */
export function identify(play: Rules, enemy: Enemy, why: RuleId): void {
  if (enemy.card !== '') return;
  const hidden = play.draw(bagAt(play.w, enemy.from), why);
  if (hidden === null) throw new Error(`no card is left for face-down Enemy ${enemy.id}`);
  if (hidden === 'boss') applies('XS-CARD-04');
  enemy.card = hidden === 'boss' ? play.oneOf(bossesAt(play.w), 'XS-SET-11', String) : hidden;
}

/** XS-DMG-06 XS-OVR-05 A dead or spent Enemy goes to the Encounter Discard Pile; XS-CNV-04 a converted Troop and its Equipment to its owner's. */
export function discardEnemy(w: Table, enemy: Enemy): void {
  if (enemy.turned === null) {
    if (enemy.card !== '') w.encounter.discard.push(enemy.card);
    return;
  }
  applies('XS-CNV-04');
  const { owner, weapon, armor } = enemy.turned;
  const pile = commanderOf(w, owner).discard;
  pile.push(enemy.card);
  if (weapon !== '') pile.push(weapon);
  if (armor !== '') pile.push(armor);
}

export function removeEnemy(lane: Lane, enemy: Enemy): void {
  lane.enemies.splice(lane.enemies.indexOf(enemy), 1);
}
