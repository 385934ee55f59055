// From lists to models on the table.
import { type Seat, applies } from '@xenotable/kernel';
import { type Forces, seasonForces, seasonLeaders } from '../../content/season.ts';
import type { Cell, Model, Recruit, Side, Table } from '../../table.ts';
import { recruit, recruitNamed } from '../squad/recruit.ts';
import { vestOf } from '../../content/gear.ts';
import { profileOf, typeOf } from '../../own/own.ts';

/** A model with the profile of its unit, ready to be placed. EE-BAT-03 Everybody is a Squaddie unless a campaign says otherwise. */
export function makeModel(w: Table, from: Recruit, side: Side, player: Seat, pod = ''): Model {
  const { skills } = profileOf(from);
  const m: Model = {
    unit: from.unit,
    leader: from.leader,
    primary: from.primary,
    secondary: from.secondary,
    vest: from.vest,
    items: from.items.map((carried) => ({ item: carried.item, on: carried.on })),
    free: from.free,
    id: w.models.length,
    name: typeOf(from),
    side,
    control: side,
    player,
    place: 'reserve',
    cell: -1,
    wounds: skills.HEALTH,
    skills: { ...skills },
    learned: [],
    rank: 1,
    roster: -1,
    down: 'no',
    overwatch: null,
    watched: [],
    activated: 0,
    mind: null,
    shield: 0,
    carries: [],
    poisoned: false,
    seenUntil: 0,
    disabledUntil: 0,
    hitBy: [],
    used: [],
    medikits: from.items.some((carried) => carried.item === 'Medikit') ? 2 : 0,
    spent: [],
    suppressed: 0,
    tookToken: false,
    pod,
    neutral: false,
    kills: 0,
  };
  if (from.own !== undefined) m.own = from.own;
  if (from.called !== undefined) m.called = from.called;
  w.models.push(m);
  applies(profileOf(from).id);
  if (from.vest !== null) applies(vestOf(from.vest).id);
  if (w.campaign === null) applies('EE-BAT-03');
  return m;
}

/** EE-OBJ-05 A VIP or civilian in a cell. */
export function civilianAt(w: Table, cell: Cell, name: string, neutral: boolean): Model {
  const m = makeModel(w, recruit('Civilian'), 0, -1);
  m.name = name;
  m.place = 'board';
  m.cell = cell;
  m.neutral = neutral;
  return m;
}

/** Everybody gets a name of his own: EE-SQD-16 the one that its player gave it, or the unit, and a number where there are several. */
export function nameModels(w: Table): void {
  const shared = w.sides[0].faction === w.sides[1].faction;
  for (const m of w.models) {
    if (m.unit === 'Civilian') continue;
    if (m.called !== undefined) {
      applies('EE-SQD-16');
      const taken = m.side === 1 && w.models.some((one) => one.side === 0 && one.called === m.called);
      m.name = taken ? `${m.called} of B` : m.called;
      continue;
    }
    const alike = w.models.filter(
      (one) => typeOf(one) === typeOf(m) && one.side === m.side && one.called === undefined,
    );
    if (alike.length > 1) applies('EE-SQD-05');
    const label = alike.length > 1 ? `${typeOf(m)} ${alike.indexOf(m) + 1}` : typeOf(m);
    m.name = shared && m.side === 1 ? `${label} of B` : label;
  }
}

/** EE-COO-01 EE-COO-04 In co-op the models are dealt out to the players one by one. */
export const ownerOf = (w: Table, side: Side, index: number): Seat => {
  const { seats } = w.sides[side];
  if (seats.length > 1) {
    applies('EE-COO-01');
    applies('EE-COO-04');
  }
  return seats.length === 0 ? -1 : seats[index % seats.length]!;
};

/** EE-M-SE-01 EE-AIM-09 The listed models of a mission of the season, off the board. */
export function fieldForces(w: Table, forces: Forces): void {
  applies('EE-M-SE-01');
  applies('EE-AIM-09');
  const player = ownerOf(w, 1, 0);
  let led = false;
  const add = (unit: string, pod: string): void => {
    const one = recruitNamed(unit, w.scenario?.content);
    if (one === null) throw new Error(`there is no unit '${unit}'`);
    one.leader = !led && seasonLeaders.includes(one.unit);
    led ||= one.leader;
    makeModel(w, one, 1, player, pod);
  };
  for (const unit of forces.start ?? []) add(unit, 'start');
  for (const [letter, units] of Object.entries(forces.pods ?? {}))
    for (const unit of units) add(unit, letter);
  for (const [round, units] of Object.entries(forces.later ?? {}))
    for (const unit of units) add(unit, `round ${round}`);
}

/** EE-SCN-05 The lists of the season, or a scenario's. */
export function forcesOf(w: Table): Forces | null {
  const { faction } = w.sides[1];
  const lists = w.mission === 'Scenario' ? w.scenario?.forces : seasonForces[w.mission];
  return lists?.[faction] ?? null;
}
