// Windows in which passing gives nothing up. Only where no hand is closed: an answer at once would betray one.
import type { Seat } from '@xenotable/kernel';
import type { Ability, HivePart } from './content/abilities.ts';
import { abilityIn } from './book/abilities/plays.ts';
import { type CardPlay, type Choice, type Play, type TroopPlay, does } from './choices.ts';
import { type CardId, PLAYABLE } from './content/cards.ts';
import { ENEMIES } from './content/enemies.ts';
import { damageComing } from './preview.ts';
import { fightersIn, findTroop, seatOf } from './viewReaders.ts';
import type { Seen } from './viewTypes.ts';

/** Cards that stay in the hand and do the same in the next window, or in the next Deployment. */
const KEEPS: readonly Ability['verb'][] = ['strike', 'bombard', 'mend', 'tend', 'boost', 'freeze', 'drop'];

/** REVEAL effects that a boost changes nothing about. */
const UNHURT: readonly HivePart['verb'][] = ['push back', 'call', 'rouse', 'devour', 'hit the base', 'knit'];

/** XS-OPT-04 Nobody holds cards that others cannot see. */
const handsAreOpen = ({ options, seats }: Seen): boolean => options.hands === 'open' || seats.length === 1;

const fromHand = (play: Play, verbs: readonly Ability['verb'][], window: 'reaction' | 'reveal'): boolean =>
  play.do === 'play' && verbs.includes(abilityIn(play.card, window).verb);

/** XS-REA-10 The Enemy in front is gone: there is no Fight. What is left comes in a Combat with a Reaction of its own. */
function nobodyFights(view: Seen, lane: number, plays: readonly Play[]): boolean {
  const { troops, enemies } = seatOf(view, lane).lane;
  if (fightersIn(view, lane) !== null || (troops.length === 0 && enemies[0]?.up === true)) return false;
  return enemies.length > 0 || plays.every((play) => fromHand(play, KEEPS, 'reaction'));
}

/** XS-FGT-16 A boost does as much in the Reaction that follows, unless the effect hurts or there is no such step. */
function boostCanWait(view: Seen, lane: number, plays: readonly Play[]): boolean {
  const { rampage, troops } = seatOf(view, lane).lane;
  const parts = view.window?.card == null ? [] : (ENEMIES[view.window.card].effect?.parts ?? []);
  return (
    !rampage &&
    troops.length > 0 &&
    parts.every(({ verb }) => UNHURT.includes(verb)) &&
    plays.every((play) => fromHand(play, ['boost'], 'reveal'))
  );
}

/** What a play is made with: the copies of a card in the hand are as many sources. */
function sourceOf(view: Seen, seat: Seat, play: CardPlay | TroopPlay): { key: string; times: number } {
  if (play.do === 'use') return { key: `${play.troop} ${play.of}`, times: 1 };
  const hand = seatOf(view, seat).hand ?? [];
  return { key: play.card, times: hand.filter((card) => card === play.card).length };
}

/** XS-DMG-09 Everything together would not save the Troop. */
function fallsAnyway(view: Seen, seat: Seat, id: number, plays: readonly (CardPlay | TroopPlay)[]): boolean {
  const remaining = findTroop(view, id)?.troop.remaining ?? 0;
  const most = new Map<string, number>();
  for (const play of plays) {
    if (play.at.troop !== id) continue;
    // A Medical Shuttle takes it out of all danger.
    if (play.at.amount === undefined) return false;
    const { key, times } = sourceOf(view, seat, play);
    most.set(key, Math.max(most.get(key) ?? 0, play.at.amount * times));
  }
  const prevented = [...most.values()].reduce((sum, amount) => sum + amount, 0);
  return damageComing(view, id) - prevented >= remaining;
}

/** Whether a card can be used in answer to damage. */
const answersDamage = (card: CardId | ''): boolean => card !== '' && PLAYABLE.damage[card];

/** Partners with anything that answers damage could add to what one does oneself. */
const mayBeHelped = (view: Seen, seat: Seat): boolean =>
  view.seats.some(
    ({ seat: other, hand, lane }) =>
      other !== seat &&
      (hand === null ||
        hand.some(answersDamage) ||
        lane.troops.some(({ card, weapon, armor }) => [card, weapon, armor].some(answersDamage))),
  );

/** Each Troop that could be helped dies in spite of it. */
const nobodyIsSaved = (view: Seen, seat: Seat, plays: readonly Play[]): boolean =>
  !mayBeHelped(view, seat) &&
  plays.every(
    (play, _i, all) =>
      play.do !== 'division' &&
      play.at.troop !== undefined &&
      fallsAnyway(
        view,
        seat,
        play.at.troop,
        all.filter((one) => one.do !== 'division'),
      ),
  );

export function nothingLost(view: Seen, seat: Seat, offers: readonly Choice[]): boolean {
  const { window } = view;
  if (window === null || !handsAreOpen(view)) return false;
  // XS-OPT-01 With one play in each step, a play that is not made now is lost.
  if (view.options.reactions === 'one each') return false;
  const plays = offers.filter((choice) => does(choice, 'play', 'use', 'division'));
  if (window.kind === 'reaction') return nobodyFights(view, window.lane, plays);
  if (window.kind === 'reveal') return boostCanWait(view, window.lane, plays);
  return window.kind === 'damage' && nobodyIsSaved(view, seat, plays);
}
