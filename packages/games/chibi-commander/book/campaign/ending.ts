// How a mission ends, and who has won it.
import { common } from '../../missions/state.ts';
import { type Bookmark, type RuleId, type Seat, seatLetter, applies } from '@xenotable/kernel';
import { SIDES, type Side, otherSide } from '../../content/units.ts';
import { NONE, type Table, UNKNOWN } from '../../table.ts';
import { lead } from '../../auto/player/answers.ts';
import { hopes } from '../../auto/player/turn.ts';
import { interphase } from './campaign.ts';
import { type Play, chapter } from '../chapter.ts';
import { isGivenUpByStopping, peoplesSide, tally, victors } from './victory.ts';
import { appliesMission, armiesOf, isMilitary, isPerson, mission, seatsOf, versus } from '../who.ts';

/** CC-WND-16 Whether a side has units on the map (in coma too) or still to come. Ghosts and controlled civilians do not count. */
export function unitsLeft(w: Table, side: Side): boolean {
  applies('CC-WND-16');
  for (const unit of w.units)
    if (
      unit.side === side &&
      isMilitary(unit) &&
      (unit.cell !== NONE || unit.fate === 'waiting' || unit.fate === '')
    )
      return true;
  if (side === 'Invaders' && hiddenUnits(w) > 0) return true;
  return mission(w).scoring.mayStillArrive?.(w, side) ?? false;
}

/** Real units behind Blips that nobody has looked behind: everybody can count what is missing from the mix. */
function hiddenUnits(w: Table): number {
  let hidden = 0;
  w.pools.forEach((pool, i) => {
    if (!w.blips.some((blip) => blip.unit === UNKNOWN && blip.pool === i)) return;
    pool.blips.kinds.forEach((kind, k) => (hidden += kind === 'Ghost' ? 0 : (pool.blips.left[k] ?? 0)));
  });
  return hidden;
}

/** CC-VP-04 Everybody at the table learns when a side has nobody left, Ghosts or not. Returns the sides of which this is news. */
export function noteLosses(play: Play): Side[] {
  const { w } = play;
  applies('CC-VP-04');
  const beaten = SIDES.filter((side) => !unitsLeft(w, side));
  const before = common.of(w).nobodyLeft ?? [];
  if (beaten.length === before.length && beaten.every((side, i) => side === before[i])) return [];
  common.of(w).nobodyLeft = beaten;
  play.reveal();
  const news = beaten.filter((side) => !before.includes(side));
  for (const side of news) play.tell?.({ type: 'nobody left', side }, 'CC-WND-16');
  return news;
}

/** Sides of which everybody knows that they have nobody left. */
export const beatenSides = (w: Table): readonly Side[] => common.of(w).nobodyLeft ?? [];
export const isBeaten = (w: Table, side: Side): boolean => beatenSides(w).includes(side);

/** CC-VP-06 Five full rounds without anything. */
const QUIET = 5;

/** CC-VP-04, CC-VP-06 A side may declare the end when the other has nobody left, or after five quiet rounds. */
export function mayDeclareEnd(w: Table, side: Side): RuleId | null {
  appliesMission(w, 'ending');
  if (mission(w).endsByGoal !== true && isBeaten(w, otherSide(side))) return 'CC-VP-04';
  return w.quiet >= QUIET ? 'CC-VP-06' : null;
}

/** CC-VP-05 The rule by which the mission is over now, or null. */
export function settled(w: Table): RuleId | null {
  const own = mission(w).scoring.ending?.(w) ?? null;
  if (own !== null) return own;
  if (!versus(w)) return unitsLeft(w, peoplesSide(w)) ? null : 'CC-VP-05';
  return unitsLeft(w, 'Earth') || unitsLeft(w, 'Invaders') ? null : 'CC-VP-05';
}

const verdict = (w: Table): string => {
  const sides = (['Earth', 'Invaders'] as const).filter((side) => versus(w) || side === peoplesSide(w));
  return sides
    .map((side) => `${side} ${armiesOf(w, side).reduce((all, army) => all + army.points, 0)}`)
    .join(', ');
};

export const aftermath = chapter<{ rule: RuleId }>('aftermath')
  .shows('rule')
  .steps({
    /** CC-GEN-27, CC-VP-01 Goals and points are disclosed. */
    score: {
      run(play, f) {
        const { w } = play;
        play.reveal();
        w.turn = '';
        applies('CC-GEN-27');
        appliesMission(w, 'ending');
        applies('CC-VP-01');
        tally(w);
        play.tell?.(
          {
            type: 'mission over',
            points: w.armies.map((army) => ({ faction: army.faction, points: army.points, goal: army.goal })),
          },
          f.rule,
        );
        if (w.campaign !== null) {
          w.flow.length = 0;
          w.flow.push(interphase());
          return 'again';
        }
        const winners = victors(w);
        const seats = [
          ...new Set(
            winners.flatMap((side) => [...armiesOf(w, side).map((army) => army.seat), ...seatsOf(w, side)]),
          ),
        ].filter((seat) => seat >= 0);
        play.end({
          winners: seats.sort((a, b) => a - b),
          rule: f.rule,
          why: `${common.of(w).givenUp === undefined ? '' : 'given up; '}victory points: ${verdict(w)}`,
        });
        return 'done';
      },
    },
  });

export const pronounce = (rule: RuleId): Bookmark => aftermath.begin({ rule });

interface Declaration {
  /** The side that has the field to itself. */
  side: Side;
  /** Who of it wants to play on. */
  passed: Seat[];
}

/** CC-VP-04 Who is asked: the people of a side; a program only where it plays the side alone. */
function declarers(w: Table, side: Side): Seat[] {
  const seats = seatsOf(w, side);
  const people = seats.filter((seat) => isPerson(w, seat));
  return people.length > 0 ? people : seats;
}

export const declaration = chapter<Declaration>('declaration')
  .shows('side', 'passed')
  .steps({
    offer: {
      rule: 'CC-VP-04',
      prompt: 'Nobody of the other side is left. Declare the mission finished?',
      who: (w, f) => declarers(w, f.side).filter((seat) => !f.passed.includes(seat)),
      offers: () => [{ do: 'end the mission' }, { do: 'play on' }],
      auto: ({ w }, _f, seat) =>
        isPerson(w, seat) && hopes(w, seat) ? { do: 'play on' } : { do: 'end the mission' },
      take(_play, f, seat, choice) {
        if (choice.do === 'end the mission') return { call: pronounce('CC-VP-04') };
        f.passed.push(seat);
        return 'again';
      },
    },
  });

/** Whether a side ever had a unit in this mission: who was never there cannot be the last to go. */
const tookPart = (w: Table, side: Side): boolean =>
  w.units.some((unit) => unit.side === side && isMilitary(unit));

/** CC-VP-04 Puts the end to the side that has the field to itself; null where nobody has, or where only a goal ends the mission. */
export function endOffer(w: Table, beaten: readonly Side[]): Bookmark | null {
  const [loser] = beaten;
  if (loser === undefined || beaten.length > 1 || mission(w).endsByGoal === true) return null;
  if (!tookPart(w, loser)) return null;
  const side = otherSide(loser);
  return declarers(w, side).length === 0 ? null : declaration.begin({ side, passed: [] });
}

const sideOfSeat = (w: Table, seat: Seat): Side =>
  seatsOf(w, 'Earth').includes(seat) ? 'Earth' : 'Invaders';

interface Agreement {
  /** Who offers to stop, and who is still to answer. */
  by: Seat;
  asked: Seat[];
  /** CC-VP-11 The mission is lost by it. */
  givesUp: boolean;
}

/** CC-VP-06, CC-VP-11 In versus the other side must agree; against the automaton one confirms it, and the partners must agree. */
export function agree(w: Table, side: Side, by: Seat): Bookmark {
  const people = (one: Side): Seat[] => seatsOf(w, one).filter((seat) => seat !== by && isPerson(w, seat));
  const others = versus(w) ? people(otherSide(side)) : [by, ...people(side)];
  return agreement.begin({ by, asked: others.length > 0 ? others : [by], givesUp: isGivenUpByStopping(w) });
}

/** What is put to the one who offers to stop, and to the others. */
function endPrompt(w: Table, { by, givesUp }: Agreement, seat: Seat): string {
  if (seat === by)
    return givesUp ? 'Give the mission up? It is lost then.' : 'End the mission now, as it stands?';
  const name = w.seats[by]?.name || seatLetter(by);
  return givesUp
    ? `${name} would give the mission up: it is lost then. Agree?`
    : `${name} offers to end the mission as it stands. Agree?`;
}

/** Who made the offer stands by it; a partner gives up when nothing can be gained; in versus who is ahead agrees. */
function agrees(w: Table, f: Agreement, seat: Seat): boolean {
  if (seat === f.by) return true;
  return versus(w) ? lead(w, sideOfSeat(w, seat)) >= 0 : !hopes(w, seat);
}

export const agreement = chapter<Agreement>('agreement')
  .shows('by', 'asked', 'givesUp')
  .steps({
    answer: {
      rule: 'CC-VP-06',
      prompt: endPrompt,
      who: (_w, f) => f.asked[0] ?? null,
      offers: () => [{ do: 'yes' }, { do: 'no' }],
      auto: ({ w }, f, seat) => (agrees(w, f, seat) ? { do: 'yes' } : { do: 'no' }),
      take(play, f, _seat, choice) {
        if (choice.do === 'no') {
          play.tell?.({ type: 'declined' }, 'CC-VP-06');
          return 'done';
        }
        f.asked.shift();
        return 'again';
      },
      after({ w }, { givesUp }) {
        if (givesUp) common.of(w).givenUp = w.round;
        return { call: pronounce(givesUp ? 'CC-VP-11' : 'CC-VP-06') };
      },
    },
  });
