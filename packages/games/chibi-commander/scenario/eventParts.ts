// CC-SCN-16 What the events of a scenario do, each by the code of the mission of the book that has it.
import { type RuleId, applies } from '@xenotable/kernel';
import { changeBoard } from '../board.ts';
import type { Play } from '../book/chapter.ts';
import { ask } from '../book/question.ts';
import { addUnit } from '../book/movement/arrivals.ts';
import { type Side, factionOfType } from '../content/units.ts';
import { hatchQuestion, hatchery, noteVictim } from '../missions/bloodPool/hatchery.ts';
import { askWhoIsLate, enter, lateQuestion, rollSet } from '../missions/chibiComBase/assault.ts';
import { driveOrder, noteBusAttack } from '../missions/cityMassacre/bus.ts';
import { choosePurpose, forgetPurpose, purposeQuestion } from '../missions/cityMassacre/purpose.ts';
import { strikeMemo, strikeQuestions } from '../missions/cityMassacre/strike.ts';
import { openly, randomField } from '../missions/kit.ts';
import type { Due, Events, Mission } from '../missions/mission.ts';
import { figuresBeside, reinforce } from '../missions/reinforcements.ts';
import { aCell, cellsOf } from '../places.ts';
import { NONE, type Table } from '../table.ts';
import type { Assault, Bus, Force, Hatchery, Reinforce, ScenarioEvent } from './events.ts';
import type { Scenario } from './scenario.ts';
import { wavesPart } from './wavesPart.ts';

type Moments = Pick<
  Events,
  | 'startOfRound'
  | 'endOfRound'
  | 'startOfTurn'
  | 'endOfTurn'
  | 'afterActivation'
  | 'afterAttack'
  | 'fell'
  | 'busAttacked'
>;

/** What an event adds to the mission. */
export interface EventParts {
  layOut?(play: Play): void;
  ready?(play: Play): Due;
  ending?(w: Table): RuleId | null;
  mayStillArrive?(w: Table, side: Side): boolean;
  on?: Moments;
  orders?: Mission['orders'];
  questions?: Mission['questions'];
}

/** CC-SCN-17 */
function reinforcePart({ type, at, mode }: Reinforce, { hidden }: Scenario): EventParts {
  const cells = at.map((place) => aCell(place, 'at'));
  const mixed = [...(hidden?.types ?? []), ...Array<string>(hidden?.mix[type] ?? 0).fill(type)];
  return {
    on: {
      startOfTurn(play, faction) {
        if (faction !== 'Aliens') return;
        reinforce(play, {
          type,
          cells,
          mode,
          // The scenario's mix is the last one that was made.
          pool: hidden === undefined ? NONE : play.w.pools.length - 1,
          outside: figuresBeside(type, mixed),
          rules: { comes: 'CC-SCN-17', figures: 'CC-SCN-17' },
        });
      },
    },
  };
}

/** CC-SCN-18 */
const forcePart = ({ sets, in: area }: Force): EventParts => ({
  layOut(play) {
    for (const { type, mode } of rollSet(play, sets, 'CC-SCN-18'))
      openly(play.w, type, randomField(play, cellsOf(area), 'CC-SCN-18'), mode);
  },
});

/** CC-SCN-18 */
function assaultPart({ sets, entries, late = 0 }: Assault): EventParts {
  const areas = entries.map(cellsOf);
  return {
    layOut(play) {
      for (const { type, mode } of rollSet(play, sets, 'CC-SCN-18'))
        addUnit(play.w, type, 'Invaders', factionOfType(type), NONE).mode = mode;
    },
    ready: () => askWhoIsLate(late),
    on: {
      startOfTurn(play, faction) {
        if (faction === 'Aliens') enter(play, (die) => areas[die - 1] ?? [], 'CC-SCN-18');
      },
    },
    questions: { late: lateQuestion('CC-SCN-18') },
  };
}

/** CC-SCN-20 Open to taste: no strike at all. */
const strikePart = (): EventParts => ({
  on: {
    startOfRound: ({ w }): Due =>
      w.options.strike === 'available' ? { call: ask('permission', 0) } : undefined,
    endOfRound: ({ w }): Due =>
      strikeMemo.of(w).permitted === w.round ? { call: ask('strike', 0) } : undefined,
  },
  ending: (w) => (strikeMemo.list(w, 'struck').length > 0 ? 'CC-SCN-20' : null),
  questions: strikeQuestions({ ask: 'CC-SCN-20', strike: 'CC-SCN-20' }),
});

/** CC-SCN-21 */
const purposePart = (): EventParts => ({
  on: {
    startOfTurn: ({ w }, faction): Due => (faction === 'Aliens' ? choosePurpose(w) : undefined),
    endOfTurn({ w }, faction) {
      if (faction === 'Aliens') forgetPurpose(w);
    },
  },
  questions: { chosen: purposeQuestion('CC-SCN-21') },
});

/** CC-SCN-22 */
const busPart = ({ at }: Bus, scenario: Scenario): EventParts => ({
  layOut: ({ w }) => changeBoard(w, { bus: aCell(at, 'at') }),
  on: { busAttacked: (play, attacker) => noteBusAttack(play, attacker, 'CC-SCN-22') },
  orders: { drive: driveOrder('CC-SCN-22', cellsOf(scenario.zones.Earth.exits)) },
});

/** CC-SCN-28 */
function hatcheryPart({ brood: types }: Hatchery): EventParts {
  const rule: RuleId = 'CC-SCN-28';
  const brood = { types, rules: { throws: rule, hatches: rule, grows: rule } };
  return {
    on: {
      fell: ({ w }, unit, what) => noteVictim(w, unit, what),
      afterAttack: (play) => hatchery(play, brood),
      afterActivation: (play) => hatchery(play, brood),
    },
    questions: { hatch: hatchQuestion(brood) },
  };
}

function partOf(event: ScenarioEvent, scenario: Scenario): EventParts {
  switch (event.event) {
    case 'reinforce':
      return reinforcePart(event, scenario);
    case 'force':
      return forcePart(event);
    case 'assault':
      return assaultPart(event);
    case 'waves':
      return wavesPart(event, scenario.people);
    case 'strike':
      return strikePart();
    case 'purpose':
      return purposePart();
    case 'bus':
      return busPart(event, scenario);
    case 'hatchery':
      return hatcheryPart(event);
  }
}

/** The first question that comes due: two events never ask at the same moment (CC-SCN-16). */
function firstDue(parts: readonly EventParts[], moment: (part: EventParts) => Due): Due {
  const dues = parts.map(moment);
  return dues.find((due) => due !== undefined);
}

/** All events of a scenario as one. */
export function eventParts(scenario: Scenario): Required<EventParts> {
  const parts = (scenario.events ?? []).map((event) => partOf(event, scenario));
  return {
    layOut(play) {
      if (parts.length > 0) applies('CC-SCN-16');
      for (const part of parts) part.layOut?.(play);
    },
    ready: (play) => firstDue(parts, (part) => part.ready?.(play)),
    ending: (w) => parts.map((part) => part.ending?.(w) ?? null).find((rule) => rule !== null) ?? null,
    mayStillArrive: (w, side) => parts.some((part) => part.mayStillArrive?.(w, side) === true),
    on: {
      startOfRound: (play) => firstDue(parts, ({ on }) => on?.startOfRound?.(play)),
      endOfRound: (play) => firstDue(parts, ({ on }) => on?.endOfRound?.(play)),
      startOfTurn: (play, faction) => firstDue(parts, ({ on }) => on?.startOfTurn?.(play, faction)),
      endOfTurn: (play, faction) => parts.forEach(({ on }) => on?.endOfTurn?.(play, faction)),
      afterActivation: (play) => firstDue(parts, ({ on }) => on?.afterActivation?.(play)),
      afterAttack: (play) => firstDue(parts, ({ on }) => on?.afterAttack?.(play)),
      fell: (...what) => parts.forEach(({ on }) => on?.fell?.(...what)),
      busAttacked: (...what) => parts.forEach(({ on }) => on?.busAttacked?.(...what)),
    },
    orders: Object.assign({}, ...parts.map(({ orders }) => orders ?? {})),
    questions: Object.assign({}, ...parts.map(({ questions }) => questions ?? {})),
  };
}
