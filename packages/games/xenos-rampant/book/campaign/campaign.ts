// The campaign (XR-C): five battles, and the Commander's career between them.
import { floorDiv } from '@xenotable/board';
import { type Seat, applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import { TRAITS, type TraitName, tableOf } from '../../content/traits.ts';
import { type Campaign, type Career, campaignScore } from '../../campaign.ts';
import {
  NONE,
  type Side,
  type Table,
  beforeBattle,
  gone,
  careerOf,
  ownerOf,
  campaignOf,
} from '../../table.ts';
import * as automaton from '../../auto/career.ts';
import { match } from '../turn/match.ts';

import { vpOf } from '../turn/victory.ts';
import { type Play, chapter } from '../chapter.ts';

const BATTLES = 5;
const MOST_TRAITS = 4;
const MOST_POINTS = 36;

const newCareer = (total: number): Career => ({
  points: 0,
  gained: 0,
  traits: [],
  total,
  wounded: false,
  score: 0,
  commander: 1,
  schooled: false,
});

export const newCampaign = (seats: number, total: number): Campaign => ({
  battle: 0,
  owners: Array.from({ length: seats }, () => newCareer(total)),
  loser: null,
  drawn: [],
});

/** A clean table for the next battle; Commander, career and total stay (XR-C-02). */
function clear(w: Table): void {
  w.units = [];
  w.markers = [];
  w.vip = null;
  w.effects = [];
  w.score = [];
  w.removals = [];
  w.waiting = [];
  w.owed = [];
  w.wave = null;
  w.surveyed = false;
  w.turn = 0;
  w.acting = NONE;
  w.edges = [null, null];
  w.owners.forEach((owner, seat) => {
    const career = careerOf(w, seat);
    applies('XR-C-02');
    Object.assign(owner, beforeBattle(), { traits: career.traits.slice(), wounded: career.wounded });
    career.wounded = false;
  });
}

/** XR-C-03 */
function earn(play: Play, seat: Seat, winner: Side | null): void {
  const { w } = play;
  const career = careerOf(w, seat);
  const side = ownerOf(w, seat).side;
  const result = winner === null ? 3 : winner === side ? 5 : 1;
  const commander = w.units.find((unit) => unit.owner === seat && unit.commander);
  const alive =
    commander !== undefined &&
    !gone(commander) &&
    commander.state !== 'absent' &&
    commander.state !== 'reserve'
      ? 2
      : 0;
  const points = result + floorDiv(Math.max(0, vpOf(w, side)), 3) + alive;
  career.points += points;
  career.gained += points;
  // XR-C-10
  career.score += winner === null ? 1 : winner === side ? 3 : 0;
  play.tell?.({ type: 'career', seat, points }, 'XR-C-03');
}

/** XR-C-08 The fate of a Commander that was lost. */
function fate(play: Play, seat: Seat): void {
  const { w } = play;
  const commander = w.units.find((unit) => unit.owner === seat && unit.commander);
  if (commander === undefined || !gone(commander)) return;
  const die = play.roll(6, 'XR-C-08') + (commander.state === 'routed' ? 1 : 0);
  const career = careerOf(w, seat);
  const result = die <= 2 ? 'killed' : die <= 4 ? 'wounded' : 'unharmed';
  play.tell?.({ type: 'fate', seat, result }, 'XR-C-08');
  if (result === 'wounded') career.wounded = true;
  if (result === 'killed') replaceCommander(play, seat, 0);
}

/** XR-C-04, XR-C-08, XR-C-09 A new Commander rolls its first trait before the next battle. */
function replaceCommander(play: Play, seat: Seat, points: number): void {
  const career = careerOf(play.w, seat);
  career.points = points;
  career.traits = [];
  career.wounded = false;
  career.commander++;
  career.schooled = false;
  applies('XR-C-04');
  play.tell?.({ type: 'new commander', seat }, points === 0 ? 'XR-C-08' : 'XR-C-09');
}

/** XR-C-05 Five career points for a table that the Commander knows, ten for a new one. */
export const traitCost = (career: Career, trait: TraitName): number =>
  career.traits.some((known) => tableOf(known) === tableOf(trait)) ? 5 : 10;

function careerOffers(w: Table, seat: Seat): Choice[] {
  const career = careerOf(w, seat);
  const offers: Choice[] = [{ done: true }];
  if (career.traits.length < MOST_TRAITS)
    for (const trait of TRAITS)
      if (!career.traits.includes(trait.name) && traitCost(career, trait.name) <= career.points)
        offers.push({ buy: trait.name });
  if (career.points >= 10) {
    for (const remove of career.traits) offers.push({ remove }); // XR-C-06
    if (career.total + 2 <= MOST_POINTS) offers.push({ grow: true }); // XR-C-07
  }
  if (career.points >= 25) offers.push({ retire: true }); // XR-C-09
  return offers;
}

function spend(play: Play, seat: Seat, choice: Choice): void {
  const career = careerOf(play.w, seat);
  if ('buy' in choice) {
    career.points -= traitCost(career, choice.buy);
    career.traits.push(choice.buy);
    play.tell?.({ type: 'trait', seat, trait: choice.buy }, 'XR-C-05');
  } else if ('remove' in choice) {
    career.points -= 10;
    career.traits = career.traits.filter((trait) => trait !== choice.remove);
    play.tell?.({ type: 'trait removed', seat, trait: choice.remove }, 'XR-C-06');
  } else if ('grow' in choice) {
    career.points -= 10;
    career.total += 2;
    play.tell?.({ type: 'grown', seat, total: career.total }, 'XR-C-07');
  } else if ('retire' in choice) {
    career.score += 3;
    replaceCommander(play, seat, 5);
  }
}

export const campaign = chapter<{ at: number; answer?: Side | null }>('campaign')
  .shows('at', 'answer')
  .steps({
    /** XR-C-01 */
    'next battle': {
      run(play) {
        const { w } = play;
        if (campaignOf(w).battle >= BATTLES) return { goTo: 'the end' };
        campaignOf(w).battle++;
        clear(w);
        play.tell?.({ type: 'battle', number: campaignOf(w).battle }, 'XR-C-01');
        return { call: match.begin({}) };
      },
    },
    spoils: {
      run(play, f) {
        const { w } = play;
        const winner = f.answer ?? null;
        campaignOf(w).loser = winner === null ? null : winner === 0 ? 1 : 0;
        campaignOf(w).owners.forEach((career, seat) => {
          career.traits = ownerOf(w, seat).traits.slice();
          earn(play, seat, winner);
          fate(play, seat);
        });
        f.at = 0;
        delete f.answer;
      },
    },
    /** XR-C-05 to 09 */
    career: {
      rule: 'XR-C-05',
      prompt: (w, f) => `You have ${careerOf(w, f.at).points} career points. Spend them?`,
      who: (w, f) => (f.at < w.owners.length && campaignOf(w).battle < BATTLES ? f.at : null),
      offers: (w, _f, seat) => careerOffers(w, seat),
      take(play, f, seat, choice) {
        if ('done' in choice) f.at++;
        else spend(play, seat, choice);
        return 'again';
      },
      auto: (play, _f, seat) => automaton.spendCareer(play.w, seat, careerOffers(play.w, seat)),
      after: () => ({ goTo: 'next battle' }),
    },
    /** XR-C-10 */
    'the end': {
      run(play) {
        const { w } = play;
        const scores = campaignOf(w).owners.map(campaignScore);
        const best = Math.max(...scores);
        play.end({
          winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
          rule: 'XR-C-10',
          why: `campaign scores ${scores.join(' to ')}`,
        });
        return 'done';
      },
    },
  });
