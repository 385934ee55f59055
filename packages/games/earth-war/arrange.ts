// Positions in the players' words: for cases, lessons and puzzles.
import {
  BadInput,
  type Bookmark,
  type Reader,
  aFlag,
  aNumber,
  aText,
  closest,
  fields,
  listOf,
  oneOf,
  recordOf,
} from '@xenotable/kernel';
import { aftermath } from './book/mission/aftermath.ts';
import { campaign, muster } from './book/campaign.ts';
import { combat, newCombat } from './book/combat/combat.ts';
import { commandMaximum } from './book/combat/command.ts';
import { endTexts } from './book/combat/endTexts.ts';
import { theHive } from './book/combat/hive.ts';
import { mission } from './book/mission/mission.ts';
import { actingLeader, enlist, freshItem, standingOf } from './book/squad.ts';
import { shadowsSetup } from './book/combat/shadowsSetup.ts';
import { squadWounds } from './book/combat/squadWounds.ts';
import { assigningSquadWounds } from './book/combat/assigningSquadWounds.ts';
import { theReveal } from './book/combat/reveal.ts';
import { enemyWounds } from './book/combat/enemyWounds.ts';
import { assigningEnemyWounds } from './book/combat/assigningEnemyWounds.ts';
import { resolution } from './book/combat/resolution.ts';
import { IDENTIFIER, KINDS } from './content/cards.ts';
import { ITEM_NAMES } from './content/equipment.ts';
import { missionSheet } from './content/missions/index.ts';
import { ORDER_NAMES } from './content/orders.ts';
import { UNIT_TYPES } from './content/units.ts';
import { emptyTable } from './begin.ts';
import { aDifficulty, aPlay, aTaste, tableOptions } from './options.ts';
import type { Combat, Item, StepNumber, Table, Unit } from './table.ts';

const aCard = oneOf(IDENTIFIER);

const anItem: Reader<Item> = (value, where) => {
  if (typeof value === 'string') return freshItem(oneOf(ITEM_NAMES)(value, where));
  const read = fields({ item: oneOf(ITEM_NAMES) }, { uses: aNumber(0, 9), used: aFlag })(value, where);
  return {
    ...freshItem(read.item),
    ...(read.uses !== undefined && { uses: read.uses }),
    ...(read.used !== undefined && { used: read.used }),
  };
};

const aUnit = fields(
  { unit: oneOf(UNIT_TYPES) },
  {
    name: aText,
    seat: oneOf(['A', 'B', 'C', 'D', 'E'] as const),
    status: oneOf(['standing', 'down', 'home', 'absent'] as const),
    implanted: aFlag,
    wounds: aNumber(0, 9),
    rn: aNumber(1, 10),
    band: oneOf(['CLOSE', 'SHORT', 'MEDIUM', 'LONG'] as const),
    items: listOf(anItem),
    act: oneOf(['fire', 'melee', 'hold', 'watch', 'grenades', 'charges'] as const),
    sl: aNumber(0, 9),
    incoming: listOf(aCard),
    xp: aNumber(0, 99),
    promotions: aNumber(0, 3),
    fire: listOf(aNumber(0, 9)),
    command: aNumber(0, 9),
    leader: aFlag,
  },
);

const aSlot: Reader<{ card: string | null; up: boolean; wounds: number; early: boolean }> = (
  value,
  where,
) => {
  if (value === '?') return { card: null, up: false, wounds: 0, early: false };
  if (typeof value === 'string') return { card: aCard(value, where), up: true, wounds: 0, early: false };
  const read = fields({}, { card: aCard, up: aFlag, wounds: aNumber(0, 99), early: aFlag })(value, where);
  return {
    card: read.card ?? null,
    up: read.up ?? read.card !== undefined,
    wounds: read.wounds ?? 0,
    early: read.early ?? false,
  };
};

const readCombat = fields(
  {},
  {
    /** Cards of the event: identifiers, or identifiers with what is known of them. */
    cards: recordOf(fields({}, { wounds: aNumber(0, 12), sprung: aFlag })),
    killed: listOf(aCard),
    slots: listOf(aSlot),
    round: aNumber(0, 99),
    cp: aNumber(0, 9),
    orders: listOf(oneOf(ORDER_NAMES)),
    charges: aNumber(0, 99),
    scanned: aNumber(0, 6),
    wounds: aNumber(0, 99),
  },
);

const readGiven = fields(
  { squad: listOf(aUnit) },
  {
    at: aText,
    seats: listOf(oneOf(['person', 'autopilot', 'hive'] as const)),
    play: aPlay,
    mission: aNumber(0, 8),
    node: aNumber(0, 9),
    difficulty: aDifficulty,
    threat: aNumber(4, 16),
    tastes: listOf(aTaste),
    ammo: aNumber(0, 60),
    points: aNumber(-99, 99),
    rp: aNumber(0, 99),
    campaignPoints: aNumber(-99, 999),
    clock: aNumber(0, 99),
    lights: aFlag,
    comrades: aFlag,
    medlab: aFlag,
    bursters: aNumber(0, 9),
    fallen: aNumber(0, 9),
    won: aFlag,
    owed: listOf(fields({ kind: oneOf(KINDS.map((kind) => kind.name)) }, { node: aNumber(0, 9) })),
    ends: listOf(
      oneOf(['', 'cleared', 'broken off', 'charges', 'held', 'done', 'failed', 'skipped'] as const),
    ),
    killed: recordOf(aNumber(0, 9)),
    rescued: listOf(aNumber(0, 9)),
    met: aNumber(0, 30),
    bystandersKilled: aNumber(0, 9),
    ambushes: aNumber(0, 9),
    loose: aNumber(0, 9),
    combat: readCombat,
  },
);

type Given = ReturnType<typeof readGiven>;

/** The step of the round to which each page of the combat belongs. */
const PARTS: readonly [StepNumber, object][] = [
  [1, shadowsSetup],
  [2, squadWounds],
  [3, assigningSquadWounds],
  [3, theHive],
  [4, theReveal],
  [5, enemyWounds],
  [6, assigningEnemyWounds],
  [7, resolution],
  [7, endTexts],
  [7, { 'return to the deck': 0, 'leave with the charges': 0 }],
  [8, { 'the event is over': 0, 'pack up': 0 }],
];

const partOf = (step: string): StepNumber => PARTS.find(([, steps]) => Object.hasOwn(steps, step))?.[0] ?? 0;

const CHAPTERS = [combat, mission, aftermath, muster, campaign];

/** The bookmarks that lead to a step. */
function flowTo(w: Table, wanted: string): Bookmark[] {
  const inCampaign = campaign.stepNamed(wanted);
  if (inCampaign !== undefined) return [campaign.begin({ ready: false }, inCampaign)];
  const inMuster = muster.stepNamed(wanted);
  if (inMuster !== undefined)
    return [
      campaign.begin({ ready: false }, 'the cards of a patrol'),
      muster.begin({ ready: false }, inMuster),
    ];
  const base = campaign.begin({ ready: false }, 'once more');
  const onTheWay = { branch: '', healed: [] };
  const inMission = mission.stepNamed(wanted);
  if (inMission !== undefined) return [base, mission.begin(onTheWay, inMission)];
  const inCombat = combat.stepNamed(wanted);
  if (inCombat !== undefined)
    return [base, mission.begin(onTheWay, 'after the combat'), combat.begin({}, inCombat)];
  const inAftermath = aftermath.stepNamed(wanted);
  if (inAftermath === undefined)
    throw new BadInput(
      'given.at',
      `${JSON.stringify(wanted)} is no step of the book${closest(
        wanted,
        CHAPTERS.flatMap((chapter) => [...chapter.steps.keys()]),
      )}`,
    );
  const medic = standingOf(w, 'Medic') !== undefined;
  const wiped = actingLeader(w) === null;
  return [base, mission.begin(onTheWay, 'home'), aftermath.begin({ medic, wiped, treated: [] }, inAftermath)];
}

function arrangeUnit(w: Table, given: Given['squad'][number]): void {
  const unit: Unit = enlist(w, given.unit, given.name);
  const { unit: _type, name: _name, seat, band, items, incoming, ...rest } = given;
  Object.assign(unit, rest);
  if (seat !== undefined) unit.seat = seat.charCodeAt(0) - 65;
  const rn = given.rn ?? 5;
  unit.rn = rn;
  unit.band =
    band === undefined
      ? rn <= 2
        ? 0
        : rn <= 5
          ? 1
          : rn <= 8
            ? 2
            : 3
      : ['CLOSE', 'SHORT', 'MEDIUM', 'LONG'].indexOf(band);
  if (items !== undefined) unit.items = items;
  if (incoming !== undefined) unit.incoming = incoming.map((card) => IDENTIFIER.indexOf(card));
  if (given.act !== undefined && given.act !== 'hold') unit.roll = 1;
}

function arrangeCombat(w: Table, given: NonNullable<Given['combat']>, step: StepNumber): Combat {
  const fight = newCombat();
  w.combat = fight;
  fight.round = given.round ?? 1;
  fight.step = step;
  const known = Object.keys(given.cards ?? {});
  for (const name of known) aCard(name, 'given.combat.cards');
  fight.cards = known
    .map((name) => ({
      card: IDENTIFIER.indexOf(name),
      wounds: given.cards![name]!.wounds ?? 0,
      sprung: given.cards![name]!.sprung ?? false,
      fresh: false,
    }))
    .sort((a, b) => a.card - b.card);
  fight.killed = (given.killed ?? []).map((name) => IDENTIFIER.indexOf(name));
  fight.slots = (given.slots ?? []).map((slot) => ({
    card: slot.card === null ? -1 : IDENTIFIER.indexOf(slot.card),
    up: slot.up,
    early: slot.early,
    wounds: slot.wounds,
    blades: 0,
  }));
  fight.slots.forEach((slot, i) => {
    if (slot.card >= 0 && !fight.cards.some((one) => one.card === slot.card))
      throw new BadInput(`given.combat.slots[${i}]`, 'this card is not among the cards of the event');
  });
  if (fight.slots.length > fight.cards.length)
    throw new BadInput('given.combat.slots', 'there are more slots than cards');
  fight.aside = fight.cards.length - fight.slots.length;
  fight.cpMost = commandMaximum(w);
  fight.cp = given.cp ?? 0;
  fight.orders = given.orders ?? [];
  fight.charges = given.charges ?? 0;
  fight.scanned = given.scanned ?? -1;
  if (given.wounds !== undefined)
    fight.volleys = [{ kind: 'fire', seat: w.squad[0]!.seat, unit: 0, wounds: given.wounds }];
  return fight;
}

export function arrange(raw: unknown): Table {
  const given = readGiven(raw, 'given');
  const number = given.mission ?? (given.play === 'patrol' ? 0 : 1);
  const nodes = missionSheet(number).nodes.length;
  const options = tableOptions({
    play: given.play ?? 'mission',
    difficulty: given.difficulty ?? 'standard',
    threat: given.threat ?? 8,
    ...Object.fromEntries((given.tastes ?? []).map((taste) => [taste, true])),
  });
  const seats = (given.seats ?? ['person']).map((kind, i) => ({ kind, name: `Seat ${i + 1}` }));
  const w = emptyTable(options, seats, number);
  for (const unit of given.squad) arrangeUnit(w, unit);
  w.rp = given.rp ?? 0;
  w.points = given.campaignPoints ?? 0;
  w.medlab = given.medlab ?? false;
  w.bursters = given.bursters ?? 0;
  for (let i = 0; i < (given.fallen ?? 0); i++)
    w.fallen.push({ name: `Fallen ${i + 1}`, type: 'Rifleman', mission: 1 });
  const { mission: here } = w;
  here.node = Math.min(nodes, given.node ?? 1);
  here.ammo = given.ammo ?? 10;
  here.points = given.points ?? 0;
  here.lights = given.lights ?? false;
  here.comrades = given.comrades ?? false;
  here.won = given.won ?? null;
  here.owed = (given.owed ?? []).map((one) => ({
    node: one.node ?? 0,
    kind: KINDS.findIndex((kind) => kind.name === one.kind),
  }));
  const { deeds } = here;
  deeds.clock = given.clock ?? 0;
  given.ends?.forEach((end, i) => (deeds.ends[i] = end));
  given.rescued?.forEach((count, i) => (deeds.rescued[i] = count));
  for (const [name, count] of Object.entries(given.killed ?? {}))
    deeds.killed[
      KINDS.findIndex((kind) => kind.name === oneOf(KINDS.map((one) => one.name))(name, 'given.killed'))
    ] = count;
  deeds.bystandersMet = given.met ?? 0;
  deeds.bystandersKilled = given.bystandersKilled ?? 0;
  deeds.ambushes = given.ambushes ?? 0;
  deeds.loose = given.loose ?? 0;
  const at = given.at ?? 'a round begins';
  if (given.combat !== undefined) arrangeCombat(w, given.combat, partOf(at));
  w.flow = flowTo(w, at);
  return w;
}
