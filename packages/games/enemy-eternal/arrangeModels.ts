// The models of a position that is given in the players' words.
import {
  BadInput,
  type Reader,
  aFlag,
  aNumber,
  aText,
  anything,
  closest,
  fields,
  listOf,
  oneOf,
  recordOf,
  seatLetter,
} from '@xenotable/kernel';
import { aSpot } from './arrangeBoard.ts';
import { armsOf } from './book/attack/arms.ts';
import { cellOf, ground } from './book/board/ground.ts';
import { makeModel, nameModels } from './book/deployment/roster.ts';
import { squadReader } from './book/squad/readSquad.ts';
import { itemNames } from './content/gear.ts';
import { isSkill, ruleNames } from './content/units.ts';
import { weaponNames } from './content/weapons.ts';
import { type Model, type Side, type Table, SIDES } from './table.ts';
import { modelOf } from './tableReaders.ts';
import { profileOf } from './own/own.ts';

export const aSide = oneOf(['A', 'B'] as const);
export const aTokenKind = oneOf(['crate', 'cache', 'intel', 'vial'] as const);

const USED = ['Overdrive', 'Hair Trigger', 'Energy Shield', 'Sustain', ...weaponNames, ...itemNames];
const SPENT = ['Counterattack', 'Blink', 'command'] as const;
const PLACES = ['board', 'reserve', 'hidden', 'destroyed', 'saved'] as const;

/** How often it has acted this round: yes or no, or a number. */
const aCount: Reader<number> = (value, where) =>
  typeof value === 'boolean' ? Number(value) : aNumber(0, 9)(value, where);

/** EE-DEP-05 A pod's letter, or when the model comes. */
const aPod: Reader<string> = (value, where) => {
  const pod = aText(value, where);
  if (pod === '' || /^([a-d]|start|round \d+|crate [1-3])$/.test(pod)) return pod;
  throw new BadInput(where, `there is no pod ${JSON.stringify(pod)}; known: "a" to "d", "start", "round 3"`);
};

const readState = fields(
  { side: aSide },
  {
    at: aSpot,
    player: aText,
    wounds: aNumber(0, 20),
    down: oneOf(['no', 'hunkered', 'forced'] as const),
    overwatch: aText,
    'shot at': listOf(aText),
    activated: aCount,
    'hit by': listOf(aText),
    carries: listOf(aTokenKind),
    'mind of': aText,
    'mind until': aNumber(1, 30),
    shield: aNumber(0, 9),
    used: listOf(aText),
    spent: listOf(oneOf(SPENT)),
    medikits: aNumber(0, 2),
    poisoned: aFlag,
    'seen until': aNumber(0, 30),
    'disabled until': aNumber(0, 30),
    neutral: aFlag,
    hidden: aFlag,
    skills: recordOf(aNumber(0, 12)),
    learned: listOf(oneOf(ruleNames)),
    rank: aNumber(1, 7),
    soldier: aNumber(0, 2000),
    suppressed: aNumber(0, 20),
    'took token': aFlag,
    pod: aPod,
    name: aText,
    reserve: aFlag,
    place: oneOf(PLACES),
    kills: aNumber(0, 24),
  },
);

export const readModel = (value: unknown, where: string) => {
  const { unit, leader, primary, secondary, vest, items, free, own, called, ...rest } = recordOf(anything)(
    value,
    where,
  );
  const squad = squadReader(
    {
      faction: 'XCOM',
      models: [
        JSON.parse(JSON.stringify({ unit, leader, primary, secondary, vest, items, free, own, called })),
      ],
    },
    where,
  );
  const state = readState(rest, where);
  const one = squad.models[0]!;
  // EE-SPO-20 A weapon that is used up may be one of one's own.
  const known = [...USED, one.own?.primary?.name ?? '', one.own?.secondary?.name ?? ''];
  listOf(oneOf(known))(state.used ?? [], `${where}.used`);
  return { ...state, recruit: one };
};

type GivenModel = ReturnType<typeof readModel>;

export function named(w: Table, name: string, where: string): Model {
  const found = w.models.find((m) => m.name === name);
  if (found !== undefined) return found;
  const names = w.models.map((m) => m.name);
  throw new BadInput(where, `there is no model ${JSON.stringify(name)}${closest(name, names)}`);
}

/** Skills by name onto a profile. */
export function setSkills(
  skills: Record<string, number>,
  given: Record<string, number>,
  where: string,
): void {
  for (const [name, value] of Object.entries(given)) {
    if (!isSkill(name))
      throw new BadInput(`${where}.${name}`, `unknown skill${closest(name, Object.keys(skills))}`);
    skills[name] = value;
  }
}

/** The seat that a letter means; the automaton has none. */
function ownerOf(w: Table, letter: string | undefined, side: Side, where: string): number {
  if (letter === undefined) return w.sides[side].seats[0] ?? -1;
  if (letter === 'automaton') return -1;
  const seat = [0, 1, 2, 3].slice(0, w.seats).find((one) => seatLetter(one) === letter);
  if (seat === undefined)
    throw new BadInput(where, `there is no player ${JSON.stringify(letter)}; A is the first, or "automaton"`);
  return seat;
}

function setPlace(w: Table, m: Model, one: GivenModel, where: string): void {
  m.place = one.place ?? (one.hidden ? 'hidden' : one.reserve ? 'reserve' : 'board');
  if (one.at !== undefined) m.cell = cellOf(ground(w), one.at);
  if (m.place === 'board' && one.at === undefined) throw new BadInput(`${where}.at`, 'is missing');
  if (one.at !== undefined && m.cell < 0) throw new BadInput(`${where}.at`, 'is not on the board');
}

function placeModel(w: Table, one: GivenModel, where: string): void {
  const side: Side = one.side === 'A' ? 0 : 1;
  const nobodys = one.recruit.unit === 'Civilian' && one.neutral === true;
  const owner = nobodys ? -1 : ownerOf(w, one.player, side, `${where}.player`);
  const m = makeModel(w, one.recruit, side, owner, one.pod);
  setSkills(m.skills, one.skills ?? {}, `${where}.skills`);
  setPlace(w, m, one, where);
  m.wounds = one.wounds ?? (m.place === 'destroyed' ? 0 : m.skills.HEALTH);
  m.down = one.down ?? 'no';
  m.overwatch = one.overwatch ?? null;
  if (m.overwatch !== null && !armsOf(m).some((arm) => arm.name === m.overwatch)) {
    const arms = armsOf(m).map((arm) => arm.name);
    throw new BadInput(`${where}.overwatch`, `it has no ${m.overwatch}${closest(m.overwatch, arms)}`);
  }
  m.activated = one.activated ?? 0;
  m.shield = one.shield ?? 0;
  m.used = one.used ?? [];
  m.spent = one.spent ?? [];
  m.medikits = one.medikits ?? m.medikits;
  m.poisoned = one.poisoned ?? false;
  m.seenUntil = one['seen until'] ?? 0;
  m.disabledUntil = one['disabled until'] ?? 0;
  m.neutral = one.neutral ?? false;
  m.suppressed = one.suppressed ?? 0;
  m.learned = one.learned ?? [];
  m.rank = one.rank ?? 1;
  m.roster = one.soldier ?? -1;
  m.tookToken = one['took token'] ?? false;
  m.kills = one.kills ?? 0;
  for (const kind of one.carries ?? []) {
    m.carries.push(w.tokens.length);
    w.tokens.push({ id: w.tokens.length, kind, cell: -1 });
  }
  // EE-F-11 A Turret may stand on either side.
  const { faction } = profileOf(m);
  if (faction !== null && m.unit !== 'ADVENT Turret') w.sides[side].faction = faction;
}

/** Everybody where they are, named as the table names them, then what they know of each other. */
export function placeModels(w: Table, list: readonly GivenModel[]): void {
  for (const [i, one] of list.entries()) placeModel(w, one, `given.models[${i}]`);
  nameModels(w);
  const civilians = w.models.filter((m) => m.unit === 'Civilian');
  civilians.forEach((m, i) => (m.name = `Civilian ${i + 1}`));
  for (const [i, one] of list.entries()) modelOf(w, i).name = one.name ?? modelOf(w, i).name;
  for (const [i, one] of list.entries()) {
    const m = modelOf(w, i);
    const where = `given.models[${i}]`;
    m.hitBy = (one['hit by'] ?? []).map((name) => named(w, name, `${where}.hit by`).id);
    m.watched = (one['shot at'] ?? []).map((name) => named(w, name, `${where}.shot at`).id);
    if (one['mind of'] === undefined) continue;
    const caster = named(w, one['mind of'], `${where}.mind of`);
    m.mind = { by: caster.id, until: one['mind until'] ?? w.round + 1 };
    m.control = caster.control;
  }
  for (const side of SIDES)
    w.sides[side].fielded = w.models.filter((m) => m.side === side && m.unit !== 'Civilian').length;
}
