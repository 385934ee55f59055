// The auditor: a second calculation of the game from RULES.md, beside random games. It hears what is told and what chance gives.
import {
  type Account,
  AuditError,
  PARTS,
  type PartName,
  agree,
  freshItem,
  freshMission,
  recruit,
} from './auditor/account.ts';
import type { Ask, Chance } from '@xenotable/kernel';
import { differences } from '@xenotable/kernel/proof';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import { cardSteps } from './auditor/cardSteps.ts';
import { enemySteps } from './auditor/enemySteps.ts';
import { packUp } from './auditor/events.ts';
import { partOf } from './auditor/partOf.ts';
import { squadSteps } from './auditor/squadSteps.ts';
import { type Hearing, type Handlers, equal, nothingOpen, numbered } from './auditor/hearing.ts';
import { goals } from './auditor/goals.ts';
import { ITEMS, UNITS } from './auditor/figures.ts';
import { afterMission, betweenMissions, moveOn } from './auditor/afterMission.ts';
import { onTheWay } from './auditor/onTheWay.ts';
import { offersAt } from './auditor/offers.ts';
import { advance } from './auditor/parts.ts';
import { picture } from './auditor/picture.ts';

const handlers: Handlers<Happening['type']> = {
  ...squadSteps,
  ...cardSteps,
  ...enemySteps,
  ...onTheWay,
  ...afterMission,
};

/** The parts of the report that the auditor itself looks at. */
export interface Reported {
  at: string;
  node: number;
  mission: number;
  rp: number;
  ammo: number;
  points: number;
  squad: Record<string, { id: number; unit: string; items: { item: string }[] }>;
  combat: { step: number; cp: number; cards: Record<string, object> } | null;
}

const PART_OF_STEP: Record<number, PartName> = {
  1: 'ranges',
  2: 'checks',
  3: 'placing',
  4: 'reveal',
  5: 'strikes',
  6: 'targets',
  7: 'armour',
  8: 'end',
};

export class Auditor {
  private readonly hearing: Hearing;

  constructor(options: Record<string, unknown>, kinds: readonly string[]) {
    const seats = kinds.map((kind) => (kind === 'autopilot' ? 'autopilot' : 'person'));
    const on = (name: string): boolean => options[name] === true;
    const play = String(options['play'] ?? 'mission');
    const mission = play === 'mission' ? Number(options['mission'] ?? 1) : play === 'patrol' ? 0 : 1;
    const a: Account = {
      play,
      difficulty: String(options['difficulty'] ?? 'standard'),
      threat: Number(options['threat'] ?? 8),
      tastes: {
        commonRange: on('commonRange'),
        detection: on('detection'),
        meleeSaves: on('meleeSaves'),
        repeats: on('repeats'),
        deadlyAcid: on('deadlyAcid'),
        injuries: on('injuries'),
      },
      seats: on('hive') ? [...seats.slice(0, -1), 'hive'] : seats,
      squad: [],
      nextId: 1,
      fallen: [],
      rp: 24 + 3 * Math.max(0, mission - 1),
      campaignPoints: 0,
      medlab: false,
      bursters: 0,
      repeated: false,
      results: [],
      ...freshMission(mission),
      fight: null,
    };
    this.hearing = {
      a,
      results: [],
      expected: [],
      choice: { do: 'done' },
      seat: -1,
      stims: new Map(),
      armour: [],
      gift: false,
      treated: [],
      carried: [],
      goals: {},
      wiped: false,
      medic: false,
      reranged: [],
      toRange: [],
      common: 0,
      opened: false,
      burns: [],
      harmed: [],
      onTheWay: false,
      passed: null,
    };
  }

  /** EW-SQD-01, EW-CAM-09 The squad that the table bought beforehand: what it is made of, for what it costs. */
  muster(squad: Reported['squad']): void {
    const { a } = this.hearing;
    for (const [name, { unit, items }] of Object.entries(squad)) {
      const marine = recruit(a.nextId++, name, unit);
      a.rp -= UNITS.get(unit)?.rp ?? Number.NaN;
      marine.items = items.map(({ item }) => freshItem(item));
      for (const { item } of items) a.rp -= ITEMS.get(item)?.rp ?? Number.NaN;
      a.squad.push(marine);
    }
  }

  /** A chance whose results are heard, or misheard. */
  listening(chance: Chance, mishear = (_why: string, value: number): number => value): Chance {
    const note = (why: string, value: number | string): void =>
      void this.hearing.results.push({ why, value });
    return {
      roll(sides, why) {
        const value = chance.roll(sides, why);
        agree(sides === 10, `${why} asks for a die with ${sides} sides`);
        note(why, mishear(why, value));
        return value;
      },
      pick: (weights, why, name) => {
        const at = chance.pick(weights, why, name);
        this.fair(weights, why, name);
        note(why, name?.(at) ?? at);
        return at;
      },
    };
  }

  /** EW-DEK-02 Each card that nobody has seen is equally likely to lie in a slot, unless a scanner has counted shadows. */
  private fair(weights: readonly number[], why: string, name?: (at: number) => string): void {
    const { fight } = this.hearing.a;
    if (fight === null || fight.scanned >= 0) return;
    if (why !== 'EW-S2-04' && why !== 'EW-S4-01' && why !== 'EW-M-HIVE-01') return;
    const seen = fight.slots.flatMap((slot) => slot.card ?? []);
    const hidden = [...fight.cards].filter(([card, state]) => !state.fresh && !seen.includes(card)).length;
    // The hive sees two cards at once; and if it has seen what the unknown card is, that is one more than the list knows.
    const more =
      this.hearing.results.filter((one) => one.why === why).length +
      seen.filter((card) => !fight.cards.has(card)).length;
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    agree(all === hidden - more, `${why}: ${all} cards are drawn from, ${hidden - more} are unseen`);
    agree(
      weights.every((weight, at) => weight === 0 || fight.cards.has(name?.(at) ?? '')),
      `${why}: a card that is not in the event can be drawn`,
    );
  }

  /** Before a choice is played. */
  choose(seat: number, choice: Choice): void {
    const { hearing } = this;
    const { a } = hearing;
    hearing.choice = choice;
    hearing.seat = seat;
    const { fight } = a;
    if (choice.do === 'range' && fight !== null) {
      agree(fight.cp > 0 && !fight.shifted, 'no CP for a range');
      fight.cp--;
      const units = a.squad.filter(
        (unit) => unit.status === 'standing' && (choice.unit === 0 || unit.id === choice.unit),
      );
      for (const unit of units) {
        unit.rn += choice.by;
        const far = a.mission === 4 ? 2 : 3;
        unit.band = Math.min(far, [2, 5, 8].filter((edge) => unit.rn > edge).length);
      }
      hearing.reranged = units;
    } else if (choice.do === 'watch' && fight !== null) {
      numbered(a, choice.unit).act = 'watch';
      fight.flips = 1;
      fight.flipper = seat;
    } else if (choice.do === 'stim' || choice.do === 'fall') {
      if (fight?.part === 'armour') hearing.stims.set(numbered(a, choice.unit), choice.do === 'stim');
    } else if (choice.do === 'stay') numbered(a, choice.unit).status = 'home';
    else if (choice.do === 'bring') numbered(a, choice.unit).status = 'standing';
    else if (choice.do === 'repeat') this.repeat();
    else if (choice.do === 'done' && fight !== null) {
      if (fight.moves > 0) fight.moves = 0;
      else if (fight.part === 'ranges' || fight.part === 'checks' || fight.part === 'armour')
        fight.ready.add(seat);
    }
  }

  /** EW-TASTE-06 */
  private repeat(): void {
    const { a } = this.hearing;
    agree(a.tastes.repeats && a.won === false && !a.repeated, 'the mission cannot be repeated');
    a.rp = Math.max(0, a.rp - 4);
    a.campaignPoints -= Math.max(0, a.results.pop()?.points ?? 0);
    moveOn(a, a.mission);
    a.repeated = true;
  }

  hear(what: Happening, rule: string): void {
    const { hearing } = this;
    const part = partOf(what, rule);
    if (part !== null && hearing.a.fight !== null && hearing.a.fight.over === '') advance(hearing, part);
    const [expected] = hearing.expected;
    if (expected !== undefined) {
      const wrong = differences(expected, what, what.type);
      agree(wrong.length === 0, `by the account ${JSON.stringify(expected)} comes next: ${wrong[0]}`);
      hearing.expected.shift();
      return;
    }
    const handler = handlers[what.type] as (hearing: Hearing, what: Happening, rule: string) => void;
    handler(hearing, what, rule);
  }

  /** After a choice was played: everything is accounted for, and the table looks as the account says. */
  settle(report: Reported): void {
    const { hearing } = this;
    const { a } = hearing;
    agree(hearing.expected.length === 0, `${JSON.stringify(hearing.expected[0])} should have happened`);
    if (a.fight !== null && report.combat === null) {
      agree(a.fight.over !== '', 'the combat is gone and was not over');
      nothingOpen(hearing);
      packUp(a);
    }
    if (a.fight !== null && report.combat !== null) this.reached(report.combat.step);
    if (report.node === 0 && a.node > 0) betweenMissions(hearing);
    agree(hearing.results.length === 0, `nobody has told what ${hearing.results[0]?.why} generated`);
    agree(hearing.reranged.length + hearing.toRange.length === 0, 'a unit was not ranged');
    const [wrong] = differences(picture(a), report, 'table');
    agree(wrong === undefined, wrong ?? '');
    if (a.fight !== null && report.combat !== null)
      agree(Object.keys(report.combat.cards).length === a.fight.cards.size, 'other cards are in the event');
  }

  /** EW-M-COM-05 What is shown of the goals is true at this moment. */
  goals(shown: readonly { id: string; points: number }[]): void {
    const { a, goals: given } = this.hearing;
    const account = a.won === null ? goals(a) : given;
    equal('the goals', Object.fromEntries(shown.map(({ id, points }) => [id, points])), account);
  }

  /** The table says how far the round is; what no happening tells must have come about by then. */
  private reached(step: number): void {
    const part = PART_OF_STEP[step] ?? 'ranges';
    const fight = this.hearing.a.fight;
    if (fight !== null && fight.over === '' && PARTS.indexOf(fight.part) < PARTS.indexOf(part))
      advance(this.hearing, part);
    agree(
      this.hearing.expected.length === 0,
      `${JSON.stringify(this.hearing.expected[0])} should have happened`,
    );
  }

  /** The seats that are asked, and what they are offered, are those of the account. */
  ask(at: string, asks: readonly Ask<Choice>[]): void {
    const open = offersAt(this.hearing, at);
    if (open === null) return;
    const told = asks.map((ask) => `${ask.seat}: ${ask.offers.map(words).toSorted().join(' ')}`);
    const account = [...open].map(([seat, choices]) => `${seat}: ${choices.map(words).toSorted().join(' ')}`);
    agree(
      told.join('\n') === account.join('\n'),
      `at '${at}' is offered\n${told.join('\n')}\nby the account\n${account.join('\n')}`,
    );
  }
}

/** A choice as text, whatever the order of its parts. */
const words = (choice: Choice): string =>
  Object.entries(choice)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
    .join(',');

export { AuditError };
