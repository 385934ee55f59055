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
  itemAt,
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
import { bandOf } from './book/numbers.ts';
import { actingLeader, enlist, freshItem, standingOf } from './book/squad.ts';
import { shadowsSetup } from './book/combat/shadowsSetup.ts';
import { squadWounds } from './book/combat/squadWounds.ts';
import { assigningSquadWounds } from './book/combat/assigningSquadWounds.ts';
import { theReveal } from './book/combat/reveal.ts';
import { enemyWounds } from './book/combat/enemyWounds.ts';
import { assigningEnemyWounds } from './book/combat/assigningEnemyWounds.ts';
import { resolution } from './book/combat/resolution.ts';
import { IDENTIFIER, KINDS, cardNamed } from './content/cards.ts';
import { ITEM_NAMES } from './content/equipment.ts';
import { missionSheet } from './content/missions/index.ts';
import { ORDER_NAMES } from './content/orders.ts';
import { UNIT_TYPES } from './content/units.ts';
import { emptyTable } from './begin.ts';
import { aDifficulty, aPlay, aTaste, tableOptions } from './options.ts';
import {
  BANDS,
  type Combat,
  type Item,
  type Mission,
  type SeatState,
  type Slot,
  type StepNumber,
  type Table,
  type Unit,
} from './table.ts';

const aCard = oneOf(IDENTIFIER);
const aKind = oneOf(KINDS.map((kind) => kind.name));

const kindNumber = (name: string): number => KINDS.findIndex((kind) => kind.name === name);

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
    band: oneOf(BANDS),
    items: listOf(anItem),
    act: oneOf(['fire', 'melee', 'hold', 'watch', 'grenades', 'charges'] as const),
    sl: aNumber(0, 9),
    incoming: listOf(aCard),
    xp: aNumber(0, 99),
    promotions: aNumber(0, 3),
    fire: listOf(aNumber(0, 9)),
    command: aNumber(0, 9),
    leader: aFlag,
    // Words that only `given` says, so that any unit can be arranged again.
    id: aNumber(1, 999),
    saved: aFlag,
    melee: aNumber(0, 9),
    cap: aNumber(0, 9),
    hits: aNumber(1, 9),
    arm: aNumber(0, 9),
    wits: aNumber(0, 9),
    raised: listOf(aText),
    doubled: aFlag,
    roll: aNumber(0, 10),
    rating: aNumber(0, 9),
    again: aFlag,
    shells: aFlag,
  },
);

const aSlot: Reader<Slot> = (value, where) => {
  const slot: Slot = { card: -1, up: false, early: false, wounds: 0, blades: 0 };
  if (value === '?') return slot;
  if (typeof value === 'string') return { ...slot, card: cardNamed(aCard(value, where)), up: true };
  const read = fields(
    {},
    { card: aCard, up: aFlag, wounds: aNumber(0, 99), early: aFlag, blades: aNumber(0, 99) },
  )(value, where);
  return {
    card: read.card === undefined ? -1 : cardNamed(read.card),
    up: read.up ?? read.card !== undefined,
    early: read.early ?? false,
    wounds: read.wounds ?? 0,
    blades: read.blades ?? 0,
  };
};

const SEAT_KINDS = ['person', 'autopilot', 'hive'] as const;

/** A seat by its kind, or by kind and name. */
const aSeat: Reader<{ kind: (typeof SEAT_KINDS)[number]; name: string | null }> = (value, where) => {
  if (typeof value === 'string') return { kind: oneOf(SEAT_KINDS)(value, where), name: null };
  return fields({ kind: oneOf(SEAT_KINDS), name: aText }, {})(value, where);
};

const readCombat = fields(
  {},
  {
    /** Cards of the event: identifiers, or identifiers with what is known of them. */
    cards: recordOf(fields({}, { wounds: aNumber(0, 12), sprung: aFlag, fresh: aFlag })),
    killed: listOf(aCard),
    removed: listOf(aCard),
    slots: listOf(aSlot),
    round: aNumber(0, 99),
    cp: aNumber(0, 9),
    orders: listOf(oneOf(ORDER_NAMES)),
    charges: aNumber(0, 99),
    scanned: aNumber(0, 6),
    wounds: aNumber(0, 99),
    shifted: aFlag,
    rock: aFlag,
    hiveLooked: aFlag,
    ready: listOf(aNumber(0, 4)),
  },
);

const readGiven = fields(
  { squad: listOf(aUnit) },
  {
    at: aText,
    seats: listOf(aSeat),
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
    owed: listOf(fields({ kind: aKind }, { node: aNumber(0, 9) })),
    ends: listOf(
      oneOf(['', 'cleared', 'broken off', 'charges', 'held', 'done', 'failed', 'skipped'] as const),
    ),
    killed: recordOf(aNumber(0, 9)),
    rescued: listOf(aNumber(0, 9)),
    met: aNumber(0, 30),
    bystandersKilled: aNumber(0, 9),
    ambushes: aNumber(0, 9),
    loose: aNumber(0, 9),
    clockHeld: aFlag,
    command: listOf(aNumber(-9, 9)),
    patrol: listOf(aKind),
    rounds: aNumber(0, 999),
    wasted: aNumber(0, 999),
    kia: aNumber(0, 99),
    nextId: aNumber(1, 999),
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
  const onTheWay = { branch: '', healed: [], ready: [] };
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
  return [
    base,
    mission.begin(onTheWay, 'home'),
    aftermath.begin({ medic, wiped, treated: [], ready: [] }, inAftermath),
  ];
}

function arrangeUnit(w: Table, given: Given['squad'][number]): void {
  const unit: Unit = enlist(w, given.unit, given.name);
  const { unit: _type, name: _name, seat, band, items, incoming, ...rest } = given;
  Object.assign(unit, rest);
  if (seat !== undefined) unit.seat = seat.charCodeAt(0) - 65;
  const rn = given.rn ?? 5;
  unit.rn = rn;
  unit.band = band === undefined ? bandOf(rn) : BANDS.indexOf(band);
  if (items !== undefined) unit.items = items;
  if (incoming !== undefined) unit.incoming = incoming.map(cardNamed);
  if (given.roll === undefined && given.act !== undefined && given.act !== 'hold') unit.roll = 1;
  w.nextId = Math.max(w.nextId, unit.id + 1);
}

function arrangeCombat(w: Table, given: NonNullable<Given['combat']>, step: StepNumber): Combat {
  const fight = newCombat();
  w.combat = fight;
  fight.round = given.round ?? 1;
  fight.step = step;
  fight.cards = Object.entries(given.cards ?? {})
    .map(([name, one]) => ({
      card: cardNamed(aCard(name, 'given.combat.cards')),
      wounds: one.wounds ?? 0,
      sprung: one.sprung ?? false,
      fresh: one.fresh ?? false,
    }))
    .sort((a, b) => a.card - b.card);
  fight.killed = (given.killed ?? []).map(cardNamed);
  fight.removed = (given.removed ?? []).map(cardNamed);
  fight.slots = given.slots ?? [];
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
    fight.volleys = [{ kind: 'fire', seat: itemAt(w.squad, 0).seat, unit: 0, wounds: given.wounds }];
  fight.shifted = given.shifted ?? false;
  fight.rock = given.rock ?? false;
  fight.hiveLooked = given.hiveLooked ?? false;
  fight.ready = given.ready ?? [];
  return fight;
}

function arrangeMission(here: Mission, given: Given): void {
  here.node = Math.min(missionSheet(here.number).nodes.length, given.node ?? 1);
  here.ammo = given.ammo ?? 10;
  here.points = given.points ?? 0;
  here.lights = given.lights ?? false;
  here.clockHeld = given.clockHeld ?? false;
  here.comrades = given.comrades ?? false;
  here.won = given.won ?? null;
  here.owed = (given.owed ?? []).map((one) => ({ node: one.node ?? 0, kind: kindNumber(one.kind) }));
  given.command?.forEach((cp, i) => (here.command[i] = cp));
  here.patrol = (given.patrol ?? []).map(kindNumber);
  here.rounds = given.rounds ?? 0;
  here.wasted = given.wasted ?? 0;
  const { deeds } = here;
  deeds.clock = given.clock ?? 0;
  given.ends?.forEach((end, i) => (deeds.ends[i] = end));
  given.rescued?.forEach((count, i) => (deeds.rescued[i] = count));
  for (const [name, count] of Object.entries(given.killed ?? {}))
    deeds.killed[kindNumber(aKind(name, 'given.killed'))] = count;
  deeds.bystandersMet = given.met ?? 0;
  deeds.bystandersKilled = given.bystandersKilled ?? 0;
  deeds.ambushes = given.ambushes ?? 0;
  deeds.loose = given.loose ?? 0;
  deeds.kia = given.kia ?? 0;
}

export function arrange(raw: unknown): Table {
  const given = readGiven(raw, 'given');
  const number = given.mission ?? (given.play === 'patrol' ? 0 : 1);
  const options = tableOptions({
    play: given.play ?? 'mission',
    difficulty: given.difficulty ?? 'standard',
    threat: given.threat ?? 8,
    ...Object.fromEntries((given.tastes ?? []).map((taste) => [taste, true])),
  });
  const seats = (given.seats ?? [{ kind: 'person', name: null }]).map(({ kind, name }, i): SeatState => ({
    kind,
    name: name ?? `Seat ${i + 1}`,
  }));
  const w = emptyTable(options, seats, number);
  for (const unit of given.squad) arrangeUnit(w, unit);
  w.nextId = given.nextId ?? w.nextId;
  w.rp = given.rp ?? 0;
  w.points = given.campaignPoints ?? 0;
  w.medlab = given.medlab ?? false;
  w.bursters = given.bursters ?? 0;
  for (let i = 0; i < (given.fallen ?? 0); i++)
    w.fallen.push({ name: `Fallen ${i + 1}`, type: 'Rifleman', mission: 1 });
  arrangeMission(w.mission, given);
  const at = given.at ?? 'a round begins';
  if (given.combat !== undefined) arrangeCombat(w, given.combat, partOf(at));
  w.flow = flowTo(w, at);
  return w;
}
