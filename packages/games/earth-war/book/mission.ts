// Missions and nodes (EW-NOD, EW-M-COM).
import type { Play, Refused, Turn } from '@xenotable/kernel';
import { CHEST_BURSTER } from '../content/cards.ts';
import { itemKind } from '../content/equipment.ts';
import type { ChoiceNode, Check, Effect, HaltNode, MissionNode } from '../content/mission.ts';
import { missionSheet } from '../content/missions/index.ts';
import type { Choice, Mission, Table, Unit } from '../table.ts';
import { gainAmmo, loadUp } from './ammo.ts';
import { aftermath } from './aftermath.ts';
import { chapter, no, question } from './chapter.ts';
import { combat, tick } from './combat.ts';
import { burst, surgeryRating, survives } from './implanted.ts';
import { randomNumber, successLevels } from './numbers.ts';
import { armour, witsRating } from './ratings.ts';
import {
  freshItem,
  isStanding,
  leaderSeat,
  places,
  presentSquad,
  somebodyStands,
  squadSeats,
  standing,
  standingOf,
  takeWounds,
  unitOf,
  usable,
} from './squad.ts';

/** A mission at its first node. */
export function newMission(number: number): Mission {
  const nodes = missionSheet(number).nodes.length;
  return {
    number,
    node: 0,
    ammo: 0,
    points: 0,
    clockHeld: false,
    lights: false,
    command: new Array<number>(nodes).fill(0),
    owed: [],
    comrades: false,
    deeds: {
      ends: new Array<''>(nodes).fill(''),
      killed: new Array<number>(15).fill(0),
      rescued: new Array<number>(nodes).fill(0),
      bystandersMet: 0,
      bystandersKilled: 0,
      ambushes: 0,
      loose: 0,
      clock: 0,
      ammoLeft: 0,
      implanted: 0,
      kia: 0,
    },
    patrol: [],
    won: null,
    rounds: 0,
    wasted: 0,
  };
}

const nodeOf = (w: Table): MissionNode | undefined => missionSheet(w.mission.number).nodes[w.mission.node - 1];

const wounded = (w: Table): Unit[] => standing(w).filter((unit) => unit.wounds > 0);

/** EW-M-COOP-01, EW-GEN-01 Units are dealt out one by one, the leader's first. */
function dealOut(w: Table): void {
  const seats = squadSeats(w);
  presentSquad(w).forEach((unit, i) => (unit.seat = seats[i % seats.length]!));
}

/** Each standing unit takes a wound on a low RN; with `armoured` its ARM may stop it. */
function harm(play: Play<Table>, upTo: number, armoured: boolean, rule: string): void {
  for (const unit of standing(play.w)) {
    const rn = randomNumber(play, rule);
    const stopped = rn > upTo || (armoured && randomNumber(play, 'EW-S7-02') <= armour(play.w, unit, -1));
    if (!stopped) takeWounds(unit, 1);
    play.tell?.({ type: stopped ? 'unharmed' : 'hurt', unit: unit.name, rn, wounds: unit.wounds, hits: unit.hits }, rule);
  }
}

/** What a check, a branch or its failure brings about. */
function apply(play: Play<Table>, effects: readonly Effect[], rule: string): void {
  const { mission } = play.w;
  for (const effect of effects) {
    if (effect.does === 'add') mission.owed.push({ node: effect.node, kind: effect.kind });
    else if (effect.does === 'command') mission.command[effect.node - 1]! += effect.cp;
    else if (effect.does === 'lights') mission.lights = true;
    else if (effect.does === 'skip') mission.deeds.ends[effect.node - 1] = 'skipped';
    else if (effect.does === 'burn') {
      tick(play, effect.clock);
      if (effect.held) mission.clockHeld = true;
    } else harm(play, effect.upTo, false, rule);
  }
}

interface OnTheWay {
  /** The branch whose check is made; '' for the node's own. */
  branch: string;
  /** Units treated at this halt. */
  healed: number[];
}

const checkOf = (w: Table, branch: string): Check => {
  const node = nodeOf(w)!;
  return node.kind === 'choice' ? node.branches.find((one) => one.name === branch)!.check! : (node as Check & MissionNode);
};

function resolve(play: Play<Table>, f: OnTheWay, success: boolean): Turn {
  const { mission } = play.w;
  const node = nodeOf(play.w)!;
  const check = checkOf(play.w, f.branch);
  mission.deeds.ends[mission.node - 1] = success ? 'done' : 'failed';
  play.tell?.({ type: success ? 'check passed' : 'check failed', node: node.title }, node.id);
  apply(play, success ? check.success : check.failure, node.id);
  return { goTo: 'on to the next node' };
}

/** How many units may rest here: EW-NOD-05 two, three with a standing Medic; some stores heal one. */
const beds = (w: Table): number => {
  const halt = nodeOf(w) as HaltNode;
  return (halt.heal ?? 0) + (halt.rest ? (standingOf(w, 'Medic') ? 3 : 2) : 0);
};

const heal = (play: Play<Table>, unit: Unit, rule: string): void => {
  unit.wounds--;
  play.tell?.({ type: 'healed', unit: unit.name, wounds: unit.wounds }, rule);
};

/** EW-SQD-07 Items of DOWN units that a standing unit has room for. */
function spoils(w: Table): Choice[] {
  return w.squad.flatMap((fallen) =>
    fallen.status !== 'down'
      ? []
      : fallen.items.flatMap((item) =>
          standing(w).flatMap((unit): Choice[] =>
            unit.items.length < places(unit) ? [{ do: 'take over', from: fallen.id, item: item.name, unit: unit.id }] : [],
          ),
        ),
  );
}

/** EW-NOD-04 Items with limited uses that have lost some. */
const spent = (w: Table): Choice[] =>
  w.squad.flatMap((unit) =>
    isStanding(unit)
      ? unit.items.flatMap((item): Choice[] => (item.uses < itemKind(item.name).uses ? [{ do: 'refill', unit: unit.id, item: item.name }] : []))
      : [],
  );

const medkits = (w: Table): Choice[] =>
  standing(w).flatMap((by) => (usable(by, 'Medkit') ? wounded(w).map((unit): Choice => ({ do: 'medkit', by: by.id, unit: unit.id })) : []));

const implanted = (w: Table, tried: readonly number[]): Unit[] => w.squad.filter((unit) => unit.implanted && !tried.includes(unit.id));

const DONE: Choice = { do: 'done' };

export const mission = chapter<OnTheWay>('mission', {
  /** EW-NOD-01 The squad sets out. */
  'set out': {
    run(play) {
      const w = play.w;
      dealOut(w);
      loadUp(w);
      // EW-IMP-03 What burst between missions waits at the first combat.
      for (; w.bursters > 0; w.bursters--) w.mission.owed.push({ node: 0, kind: CHEST_BURSTER });
      play.tell?.({ type: 'set out', mission: missionSheet(w.mission.number).name, ammo: w.mission.ammo }, 'EW-AMO-01');
    },
  },
  'on to the next node': {
    run(play, f) {
      const { mission: here } = play.w;
      f.branch = '';
      f.healed = [];
      do here.node++;
      while (here.deeds.ends[here.node - 1] === 'skipped');
      return nodeOf(play.w) === undefined ? { goTo: 'the mission ends' } : undefined;
    },
  },
  /** EW-IMP-02 First of all on arrival: implanted units. EW-M-REFINE-01 Then the fire, if it burns. */
  arrive: {
    run(play) {
      const w = play.w;
      const node = nodeOf(w)!;
      play.tell?.({ type: 'arrived', node: node.title }, node.id);
      burst(play);
      if (missionSheet(w.mission.number).fireClock && w.mission.deeds.clock >= 4) harm(play, 2, true, 'EW-M-REFINE-01');
      // EW-NOD-08 Lost at once when nobody is standing.
      if (!somebodyStands(w)) return { goTo: 'the mission ends' };
      if (node.kind === 'combat') return { call: combat.begin({}), then: 'after the combat' };
      return { goTo: node.kind === 'check' ? 'a check' : node.kind === 'choice' ? 'a choice' : 'supplies' };
    },
  },
  /** EW-CAS-01 DOWN units are carried along. EW-NOD-08 Without anybody standing it is over. */
  'after the combat': {
    run: (play) => (somebodyStands(play.w) && play.w.mission.number > 0 ? undefined : { goTo: 'the mission ends' }),
  },
  /** EW-NOD-07, EW-U-06 A standing Medic heals one wound. */
  'the medic heals': question<OnTheWay>({
    rule: 'EW-NOD-07',
    prompt: 'Whom does the Medic heal?',
    who: (w) => (standingOf(w, 'Medic') && wounded(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...wounded(w).map((unit): Choice => ({ do: 'heal', unit: unit.id })), DONE],
    take(play, _f, _seat, choice) {
      if (choice.do === 'heal') heal(play, unitOf(play.w, choice.unit), 'EW-NOD-07');
    },
  }),
  /** EW-Q-08 Medkits heal after an event. */
  medkits: question<OnTheWay>({
    rule: 'EW-Q-08',
    prompt: 'Use a Medkit?',
    who: (w) => (medkits(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...medkits(w), DONE],
    take(play, _f, _seat, choice) {
      if (choice.do !== 'medkit') return;
      usable(unitOf(play.w, choice.by), 'Medkit')!.uses--;
      heal(play, unitOf(play.w, choice.unit), 'EW-Q-08');
      return 'again';
    },
  }),
  /** EW-SQD-07 Items of the fallen. */
  'items of the fallen': question<OnTheWay>({
    rule: 'EW-SQD-07',
    prompt: 'Take over an item?',
    who: (w) => (spoils(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...spoils(w), DONE],
    take(play, _f, _seat, choice) {
      if (choice.do !== 'take over') return;
      const from = unitOf(play.w, choice.from);
      const [item] = from.items.splice(
        from.items.findIndex((one) => one.name === choice.item),
        1,
      );
      unitOf(play.w, choice.unit).items.push(item!);
      play.tell?.({ type: 'took over', unit: unitOf(play.w, choice.unit).name, item: choice.item }, 'EW-SQD-07');
      return 'again';
    },
    after: () => ({ goTo: 'on to the next node' }),
  }),
  'move out': { run: () => ({ goTo: 'on to the next node' }) },

  /** EW-NOD-03, EW-Q-16 One standing unit tries, a Breaching Charge does it without an RN, or nobody does. */
  'a check': question<OnTheWay>({
    rule: 'EW-NOD-03',
    prompt: (w, f) => {
      const { wits } = checkOf(w, f.branch);
      return `${nodeOf(w)!.title}: who checks WITS${wits === 0 ? '' : ` ${wits}`}?`;
    },
    who: (w) => leaderSeat(w),
    offers: (w) => [
      ...standing(w).flatMap((unit): Choice[] => [
        { do: 'check', unit: unit.id },
        ...(usable(unit, 'Breaching Charge') ? [{ do: 'breach' as const, unit: unit.id }] : []),
      ]),
      DONE,
    ],
    take(play, f, _seat, choice) {
      if (choice.do === 'breach') {
        const unit = unitOf(play.w, choice.unit);
        usable(unit, 'Breaching Charge')!.uses--;
        play.tell?.({ type: 'used', unit: unit.name, item: 'Breaching Charge' }, 'EW-Q-16');
        return resolve(play, f, true);
      }
      if (choice.do !== 'check') return resolve(play, f, false);
      const unit = unitOf(play.w, choice.unit);
      const rating = witsRating(unit, checkOf(play.w, f.branch).wits);
      const rn = rating === 0 ? 10 : randomNumber(play, 'EW-NOD-03');
      play.tell?.({ type: 'tried', unit: unit.name, rating, rn }, 'EW-NOD-03');
      return resolve(play, f, successLevels(rating, rn, unit.cap) > 0);
    },
  }),

  /** EW-NOD-04 AMMO, and one item is refilled. */
  supplies: {
    run(play) {
      const node = nodeOf(play.w) as HaltNode;
      play.w.mission.deeds.ends[play.w.mission.node - 1] = 'done';
      if (node.ammo === undefined) return { goTo: 'rest' };
      return gainAmmo(play, node.ammo, 'EW-NOD-04');
    },
  },
  refill: question<OnTheWay>({
    rule: 'EW-NOD-04',
    prompt: 'Refill an item?',
    who: (w) => (spent(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...spent(w), DONE],
    take(play, _f, _seat, choice) {
      if (choice.do !== 'refill') return;
      const unit = unitOf(play.w, choice.unit);
      unit.items[unit.items.findIndex((one) => one.name === choice.item)] = freshItem(choice.item);
      play.tell?.({ type: 'refilled', unit: unit.name, item: choice.item }, 'EW-NOD-04');
    },
  }),
  /** EW-NOD-05 Different units heal one wound each. */
  rest: question<OnTheWay>({
    rule: 'EW-NOD-05',
    prompt: 'Who rests?',
    who: (w, f) => (f.healed.length < beds(w) && wounded(w).some((unit) => !f.healed.includes(unit.id)) ? leaderSeat(w) : null),
    offers: (w, f) => [...wounded(w).flatMap((unit): Choice[] => (f.healed.includes(unit.id) ? [] : [{ do: 'heal', unit: unit.id }])), DONE],
    refused: (w, f): Refused<Choice>[] =>
      f.healed.map((id) => ({ choice: { do: 'heal', unit: id }, ...no('EW-NOD-05', `${unitOf(w, id).name} has rested here.`) })),
    take(play, f, _seat, choice) {
      if (choice.do !== 'heal') return;
      f.healed.push(choice.unit);
      heal(play, unitOf(play.w, choice.unit), 'EW-NOD-05');
      return 'again';
    },
  }),
  /** EW-M-HOSP-04 Each implanted unit may be operated on once, with +2. */
  'the theatre': question<OnTheWay>({
    rule: 'EW-M-HOSP-04',
    prompt: 'Operate on an implanted unit?',
    who: (w, f) => ((nodeOf(w) as HaltNode).surgery && implanted(w, f.healed).length > 0 ? leaderSeat(w) : null),
    offers: (w, f) => [...implanted(w, f.healed).map((unit): Choice => ({ do: 'operate', unit: unit.id })), DONE],
    take(play, f, _seat, choice) {
      if (choice.do !== 'operate') return { goTo: 'on to the next node' };
      const unit = unitOf(play.w, choice.unit);
      f.healed.push(unit.id);
      const rating = Math.min(9, surgeryRating(play.w, standingOf(play.w, 'Medic') !== undefined, false) + 2);
      if (survives(play, unit, rating, 'EW-M-HOSP-04')) {
        unit.implanted = false;
        unit.saved = true;
      }
      return 'again';
    },
    after: () => ({ goTo: 'on to the next node' }),
  }),

  /** EW-NOD-06 The leader picks a branch. */
  'a choice': question<OnTheWay>({
    rule: 'EW-NOD-06',
    prompt: (w) => `${nodeOf(w)!.title}?`,
    who: (w) => leaderSeat(w),
    offers: (w) => (nodeOf(w) as ChoiceNode).branches.map((branch): Choice => ({ do: 'branch', branch: branch.name })),
    take(play, f, _seat, choice) {
      const w = play.w;
      const branch = (nodeOf(w) as ChoiceNode).branches.find((one) => one.name === (choice as { branch: string }).branch)!;
      f.branch = branch.name;
      w.mission.deeds.ends[w.mission.node - 1] = 'done';
      play.tell?.({ type: 'branch', branch: branch.name }, nodeOf(w)!.id);
      if (branch.check) return { goTo: 'a check' };
      return { goTo: branch.ends ? 'the mission ends' : 'on to the next node' };
    },
  }),

  /** EW-NOD-08, EW-M-COM-06 Won if the primary goals are reached and somebody stands. */
  'the mission ends': {
    run(play) {
      const w = play.w;
      const { mission: here } = w;
      here.deeds.ammoLeft = here.ammo;
      here.deeds.implanted = w.squad.filter((unit) => unit.implanted).length;
      const primary = missionSheet(here.number).goals.filter((goal) => goal.primary);
      here.won = somebodyStands(w) && primary.every((goal) => goal.points(here.deeds) > 0);
      play.tell?.({ type: here.won ? 'mission won' : 'mission lost', mission: missionSheet(here.number).name }, 'EW-NOD-08');
      return { call: aftermath.begin({ medic: standingOf(w, 'Medic') !== undefined, wiped: !somebodyStands(w), treated: [] }), then: 'home' };
    },
  },
  home: { run: () => 'done' },
});
