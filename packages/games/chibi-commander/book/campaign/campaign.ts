// The campaign: six missions, and what happens between them.
import { common } from '../../missions/state.ts';
import { type Bookmark, type Seat, applies } from '@xenotable/kernel';
import { freshBoard } from '../../board.ts';
import { type Side, typeOf } from '../../content/units.ts';
import { grade } from '../../missions/alienBase/grade.ts';
import { MISSION_NAMES, type MissionName } from '../../missions/mission.ts';
import {
  type Army,
  type Campaign,
  type Chronicle,
  type Table,
  type Unit,
  beforeMission,
} from '../../table.ts';
import { chapter } from '../chapter.ts';
import { victors } from './victory.ts';
import {
  levelUp,
  nextLevelUp,
  levelUpFault,
  levelUpOffers,
  levelUpRefused,
  recruit,
  rosterOf,
} from './levelUp.ts';
import { preparation, rollVariation } from '../preparation/preparation.ts';
import { talkFault, talk, talkOffers, talkSpaces, talkers } from './talks.ts';
import { armiesOf, mission, seatsOf, versus, mainArmy, campaignOf } from '../who.ts';

/** CC-CMP-01 The mission of a number in the same book. */
const missionAt = (w: Table, number: number): MissionName =>
  MISSION_NAMES[(versus(w) ? 0 : 6) + number - 1] ?? 'VS 1';

/** CC-CMP-02 Every faction begins with nothing. */
export const freshCampaign = (armies: readonly Army[]): Campaign => ({
  number: 1,
  rosters: armies
    .filter((army) => army.seat >= 0)
    .map((army) => ({ faction: army.faction, units: [], dead: [] })),
  missions: [],
  talks: [],
});

const returns = (unit: Unit): boolean =>
  unit.fate !== 'dead' && unit.fate !== 'captured' && unit.fate !== 'abducted';

/** CC-CMP-14, CC-CMP-15, CC-GEN-22, CC-MOV-30, CC-LVL-10 Survivors return with full hearts; borrowed units do not; the clone stays in any case. */
function comeHome(w: Table, army: Army): void {
  const roster = rosterOf(w, army);
  if (w.units.some((unit) => unit.borrowed)) applies('CC-GEN-22');
  applies('CC-CMP-15');
  const own = w.units.filter(
    (unit) =>
      !unit.borrowed &&
      typeOf(unit.type).level > 0 &&
      (versus(w) ? unit.faction === army.faction : unit.side === army.side && unit.seat >= 0),
  );
  const cloned = own.find((unit) => common.of(w).clone?.includes(unit.id));
  roster.units = roster.units
    .filter((one) => !one.fielded)
    .map((one) => ({ ...one, involved: false, promoted: false }));
  for (const unit of own)
    if (returns(unit) || unit === cloned) {
      if (unit === cloned && !returns(unit)) applies('CC-LVL-10');
      roster.units.push({ ...recruit(unit.type), involved: unit.involved && returns(unit) });
    }
  roster.dead = own.filter((unit) => !returns(unit) && unit !== cloned).map((unit) => unit.type);
}

/** CC-GEN-27 The mission that is over, for the diary of the war. */
const chronicle = (w: Table): Chronicle => ({
  mission: w.mission,
  variation: w.variation,
  rounds: w.round,
  results: w.armies.filter((army) => army.seat >= 0).map(({ faction, points }) => ({ faction, points })),
  winners: victors(w),
});

/** CC-LVL-11, CC-VP-03 Points go into the purse, which never falls below 0. */
function bank(army: Army): void {
  applies('CC-LVL-11');
  if (army.purse + army.points < 0) applies('CC-VP-03');
  army.purse = Math.max(0, army.purse + army.points);
}

/** CC-CMP-04 Underlying value: LV2 units, twice the LV3 units, and the purse. */
export function underlyingValue(w: Table, army: Army): number {
  applies('CC-CMP-04');
  const levels = rosterOf(w, army).units.map((one) => typeOf(one.type).level);
  return (
    levels.filter((level) => level === 2).length +
    2 * levels.filter((level) => level === 3).length +
    army.purse
  );
}

/** CC-CMP-05, CC-CMP-06 The weaker side chooses the next variant, CHIBI COM between equals. */
function weakerSide(w: Table): Side {
  const value = (side: Side): number =>
    armiesOf(w, side).reduce((all, army) => all + underlyingValue(w, army), 0);
  if (value('Invaders') === value('Earth')) applies('CC-CMP-06');
  return value('Invaders') < value('Earth') ? 'Invaders' : 'Earth';
}

const peoplesPurse = (w: Table): number => w.armies.find((army) => army.seat >= 0)?.purse ?? 0;

/** Clears the table for the next mission. */
function clear(w: Table, number: number): void {
  campaignOf(w).number = number;
  campaignOf(w).talks = [];
  w.mission = missionAt(w, number);
  Object.assign(w, {
    variation: 0,
    round: 0,
    turn: '',
    units: [],
    blips: [],
    nextBlip: 0,
    pools: [],
    quiet: 0,
    stir: false,
    state: {},
    takeOff: 0,
    board: { ...freshBoard(mission(w).layout), key: '' },
  });
  for (const army of w.armies) Object.assign(army, beforeMission(), { ready: army.seat < 0 });
}

function levelling(w: Table, seat: Seat): Army {
  const army = w.armies.find((one) => one.seat === seat && !one.ready);
  if (army === undefined) throw new Error(`seat ${seat} has nobody to level up`);
  return army;
}

export const betweenMissions = chapter('interphase').steps({
  /** CC-CMP-14 After the mission: survivors come home, points are credited, the last mission decides the war (CC-VP-08, CC-M-CO6-09). */
  'come home': {
    run(play) {
      const { w } = play;
      campaignOf(w).missions.push(chronicle(w));
      for (const army of w.armies) {
        if (army.seat < 0) continue;
        applies('CC-CMP-14');
        comeHome(w, army);
        bank(army);
      }
      if (campaignOf(w).number < 6) return;
      const winners = victors(w);
      const seats = [
        ...new Set(
          winners.flatMap((side) => [...armiesOf(w, side).map((army) => army.seat), ...seatsOf(w, side)]),
        ),
      ].filter((seat) => seat >= 0);
      const why = versus(w)
        ? winners.length === 0
          ? 'the war ends undecided'
          : `the ${winners[0]} ${winners[0] === 'Earth' ? 'wins' : 'win'} the war`
        : grade(winners.length > 0, peoplesPurse(w));
      play.end({ winners: seats.sort((a, b) => a - b), rule: versus(w) ? 'CC-VP-08' : 'CC-M-CO6-09', why });
      return 'done';
    },
  },
  /** CC-CMP-10, CC-GEN-16 The next place is laid out. */
  'next place': {
    run(play) {
      const { w } = play;
      const chooser = versus(w) ? weakerSide(w) : null;
      applies('CC-CMP-10');
      applies('CC-GEN-16');
      clear(w, campaignOf(w).number + 1);
      common.of(w).chooser = chooser === null ? [] : [chooser];
      play.tell?.(
        { type: 'next mission', number: campaignOf(w).number, name: mission(w).title },
        'CC-CMP-01',
      );
    },
  },
  /** CC-CMP-05, CC-CMP-07, CC-CMP-12 The weaker side chooses the variant; against the automaton it is rolled. Both before points are spent. */
  variant: {
    rule: 'CC-CMP-05',
    prompt: (w) => `Which variant of ${mission(w).title} is played?`,
    who: (w) => (versus(w) && mission(w).variations.length > 1 ? chooserSeat(w) : null),
    offers: (w) => mission(w).variations.map((name) => ({ do: 'answer', key: name })),
    auto(play) {
      const { variations } = mission(play.w);
      return { do: 'answer', key: variations[rollVariation(play, variations.length) - 1] ?? '' };
    },
    take(play, _f, _seat, choice) {
      applies('CC-CMP-12');
      if (choice.do === 'answer')
        play.w.variation = mission(play.w).variations.findIndex((name) => name === choice.key) + 1;
    },
    after(play) {
      const { w } = play;
      const count = mission(w).variations.length;
      if (count > 1 && mission(w).variationLater !== true) {
        applies('CC-CMP-07');
        w.variation = rollVariation(play, count);
      }
    },
  },
  /** CC-CMP-10, CC-CMP-11, CC-LVL-11 Each side agrees in secret: what is said, and who gets the points of the mission. */
  talks: {
    rule: 'CC-CMP-11',
    prompt: (w) => `Agree with your side before ${mission(w).title}; the other side does not hear it.`,
    who: talkers,
    offers: (w, _f, seat) => talkOffers(w, seat),
    spaces: (w, _f, seat) => talkSpaces(w, seat),
    judge: (w, _f, seat, choice) => talkFault(w, seat, choice),
    auto: () => ({ do: 'ready' }),
    take(play, _f, seat, choice) {
      talk(play.w, seat, choice);
      if (choice.do === 'say') play.reveal();
      return 'again';
    },
    after(play) {
      for (const army of play.w.armies) army.ready = army.seat < 0;
    },
  },
  /** CC-LVL-01 to CC-LVL-09, CC-LVL-08 Level up and recruiting, in secret, everybody at once. */
  'level up': {
    rule: 'CC-LVL-01',
    prompt(w, _f, seat) {
      const army = levelling(w, seat);
      const what =
        rosterOf(w, army).units.length === 0
          ? 'recruit somebody, LV1 comes for nothing'
          : `${army.purse} ${army.purse === 1 ? 'point' : 'points'}`;
      return `Level up for ${mission(w).title}: ${what}.`;
    },
    who: (w) => [
      ...new Set(w.armies.filter((army) => !army.ready && army.seat >= 0).map((army) => army.seat)),
    ],
    offers: (w, _f, seat) => levelUpOffers(w, levelling(w, seat)),
    refused: (w, _f, seat) => levelUpRefused(w, levelling(w, seat)),
    judge: (w, _f, seat, choice) => levelUpFault(w, levelling(w, seat), choice),
    auto: (play, _f, seat) => nextLevelUp(play.w, levelling(play.w, seat)),
    take(play, _f, seat, choice) {
      levelUp(play.w, levelling(play.w, seat), choice);
      return 'again';
    },
    after(play) {
      for (const army of play.w.armies) army.ready = army.seat < 0;
      applies('CC-LVL-08');
      play.reveal();
    },
  },
  'set up': {
    run(play) {
      play.w.flow.length = 0;
      play.w.flow.push(preparation.begin({}));
      return 'again';
    },
  },
});

const chooserSeat = (w: Table): Seat => mainArmy(w, common.of(w).chooser?.[0] ?? 'Earth').seat;

/** After a mission of a campaign. */
export const interphase = (): Bookmark => betweenMissions.begin({});

/** CC-CMP-02, CC-CMP-03 The first mission: recruiting comes first. */
export function firstMission(): Bookmark {
  applies('CC-CMP-02');
  applies('CC-CMP-03');
  return betweenMissions.begin({}, 'level up');
}
