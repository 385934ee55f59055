// End texts (EW-TXT): the very last thing of Step 7, in slot order.

import { applies } from '@xenotable/kernel';
import {
  CIVILIAN,
  DRONE,
  FACEHUGGER,
  SURVIVOR,
  bystanderPrice,
  isBystander,
  kindNumber,
} from '../../content/cards.ts';
import { identifierOf, kindOf } from '../../content/kinds.ts';
import { type Choice, expected } from '../../choices.ts';
import { SHORT, type Combat, type Table, combatOf } from '../../table.ts';
import { gainAmmo } from '../ammo.ts';
import { type Play, type Part, question } from '../chapter.ts';
import { join, leave } from './deck.ts';
import { randomNumber } from '../numbers.ts';
import { enlist, leaderSeat, presentSquad, squadSeats, standingSquad } from '../squad.ts';

/** EW-TXT-05 The card whose text comes next: only cards that lie in the Setup have one. */
const inSlot = (combat: Combat): number => combat.slots[combat.at]?.card ?? -1;

const isThere = (combat: Combat, card: number): boolean => combat.cards.some((one) => one.card === card);

/** Somebody of the squad stands at CLOSE or SHORT. */
const helperNear = (w: Table): boolean => standingSquad(w).some((unit) => unit.band <= SHORT);

/** EW-TXT-01, EW-M-HATCH-06 On 1 to 4 the egg opens: not an egg destroyed. */
function egg(play: Play, card: number): void {
  const rn = randomNumber(play, 'EW-TXT-01');
  play.tell?.(
    { type: rn <= 4 ? 'hatched' : 'still closed', card: identifierOf(play.w, card), rn },
    'EW-TXT-01',
  );
  if (rn > 4) return;
  applies('EW-M-HATCH-06');
  leave(combatOf(play.w), card, combatOf(play.w).removed);
  join(play.w, FACEHUGGER, true);
}

function fateOf(rn: number): 'escaped' | 'matured' | 'stayed' {
  if (rn <= 3) return 'escaped';
  return rn <= 5 ? 'matured' : 'stayed';
}

/** EW-TXT-02 On 1 to 3 it escapes and comes back as a Drone of the next combat; on 4 or 5 it matures here. */
function burster(play: Play, card: number): void {
  const w = play.w;
  const rn = randomNumber(play, 'EW-TXT-02');
  play.tell?.({ type: fateOf(rn), card: identifierOf(w, card), rn }, 'EW-TXT-02');
  if (rn > 5) return;
  leave(combatOf(w), card, combatOf(w).removed);
  w.mission.deeds.loose++;
  if (rn <= 3) w.mission.owed.push({ node: 0, kind: DRONE });
  else join(w, DRONE, true);
}

/** EW-TXT-03, EW-TXT-04 Points for a bystander. */
function count(
  play: Play,
  points: number,
  type: 'rescued' | 'bystander lost',
  card: number,
  rule: string,
): void {
  play.w.mission.points += points;
  play.tell?.({ type, card: identifierOf(play.w, card), points }, rule);
}

function rescue(play: Play, card: number, rule: string): void {
  const w = play.w;
  leave(combatOf(w), card, combatOf(w).removed);
  w.mission.deeds.rescued[w.mission.node - 1]!++;
  count(play, 1, 'rescued', card, rule);
}

/** EW-S7-06 One card's text. */
function text(play: Play, card: number): void {
  const w = play.w;
  const combat = combatOf(w);
  const kind = kindOf(w, card);
  applies('EW-S7-06');
  if (isBystander(card)) {
    applies(kind.id);
    const rule = kindNumber(card) === CIVILIAN ? 'EW-TXT-03' : 'EW-TXT-04';
    applies(rule);
    if (combat.killed.includes(card)) {
      w.mission.deeds.bystandersKilled++;
      count(play, -bystanderPrice(kind), 'bystander lost', card, rule);
    } else if (helperNear(w)) rescue(play, card, rule);
  } else if (isThere(combat, card)) {
    applies(kind.id);
    if (kind.opens) egg(play, card);
    else if (kind.grows) burster(play, card);
  }
}

/** Whether the survivor of the last slot has just joined and brings a gift. */
const giftOpen = (w: Table): boolean => {
  const card = combatOf(w).slots[combatOf(w).at - 1]?.card ?? -1;
  return kindNumber(card) === SURVIVOR && combatOf(w).removed.includes(card);
};

export const endTexts = {
  /** EW-S7-06 Slot by slot. */
  'end texts': {
    run(play) {
      const combat = combatOf(play.w);
      const card = inSlot(combat);
      if (card < 0) {
        if (combat.aside > 0) applies('EW-TXT-05');
        return { goTo: 'return to the deck' };
      }
      text(play, card);
      combat.at++;
      return giftOpen(play.w) ? undefined : 'again';
    },
  },
  /** EW-TXT-04 The survivor's gift: AMMO, a CP, or the survivor as a unit. */
  'a survivor joins': question({
    rule: 'EW-TXT-04',
    prompt: 'What does the survivor bring?',
    who: (w) => leaderSeat(w),
    offers(w) {
      const gifts: Choice[] = [
        { do: 'gift', gift: 'AMMO' },
        { do: 'gift', gift: 'CP' },
      ];
      if (presentSquad(w).length < 8) gifts.push({ do: 'gift', gift: 'unit' });
      return gifts;
    },
    refused: (w) =>
      presentSquad(w).length < 8
        ? []
        : [{ choice: { do: 'gift', gift: 'unit' }, rule: 'EW-TXT-04', reason: 'Eight units are present.' }],
    take(play, _f, _seat, choice) {
      const w = play.w;
      const { gift } = expected(choice, 'gift');
      if (gift === 'AMMO') gainAmmo(play, 3, 'EW-TXT-04');
      else if (gift === 'CP') {
        combatOf(w).cp = Math.min(combatOf(w).cpMost, combatOf(w).cp + 1);
        play.tell?.({ type: 'command', cp: combatOf(w).cp }, 'EW-TXT-04');
      } else {
        applies('EW-U-14');
        // An Armed Survivor goes to whoever has the fewest units.
        const counts = squadSeats(w).map((seat) => ({
          seat,
          units: presentSquad(w).filter((unit) => unit.seat === seat).length,
        }));
        const unit = enlist(w, 'Armed Survivor');
        unit.seat = counts.reduce((best, one) => (one.units < best.units ? one : best)).seat;
        play.tell?.({ type: 'enlisted', unit: unit.name, as: unit.type }, 'EW-TXT-04');
      }
      return { goTo: 'end texts' };
    },
  }),
} satisfies Part<'return to the deck' | 'end texts'>;
