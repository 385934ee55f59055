// Positions in the players' words: for cases, lessons and puzzles.
import { BadInput, type Bookmark, closest, itemAt, oneOf } from '@xenotable/kernel';
import { aftermath } from './book/mission/aftermath.ts';
import { campaign, muster } from './book/campaign.ts';
import { combat, newCombat } from './book/combat/combat.ts';
import { commandMaximum } from './book/combat/command.ts';
import { endTexts } from './book/combat/endTexts.ts';
import { theHive } from './book/combat/hive.ts';
import { mission } from './book/mission/mission.ts';
import { nodeOf, sheetHere } from './book/nodes.ts';
import { bandHere } from './book/numbers.ts';
import { actingLeader, enlist, freshItem, standingOf } from './book/squad.ts';
import { shadowsSetup } from './book/combat/shadowsSetup.ts';
import { squadWounds } from './book/combat/squadWounds.ts';
import { assigningSquadWounds } from './book/combat/assigningSquadWounds.ts';
import { theReveal } from './book/combat/reveal.ts';
import { enemyWounds } from './book/combat/enemyWounds.ts';
import { assigningEnemyWounds } from './book/combat/assigningEnemyWounds.ts';
import { resolution } from './book/combat/resolution.ts';
import { isOwnKind } from './content/cards.ts';
import { itemNames, unitNames } from './content/force.ts';
import { cardNamed, identifierOf, identifiers, kindNamed, kindsOf } from './content/kinds.ts';
import type { MissionNode } from './content/mission.ts';
import { emptyTable } from './begin.ts';
import { tableOptions } from './options.ts';
import { OWN_MISSION } from './scenario/scenario.ts';
import { type Given, readGiven } from './positionWords.ts';
import { BANDS, type Combat, type SeatState, type StepNumber, type Table, type Unit } from './table.ts';

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

/** Steps of the way that belong to one kind of node. */
const NODE_KINDS: Record<string, readonly MissionNode['kind'][]> = {
  'breaching charges': ['check', 'choice'],
  'a check': ['check', 'choice'],
  'a choice': ['choice'],
  supplies: ['supply', 'rest'],
  refill: ['supply', 'rest'],
  rest: ['supply', 'rest'],
  'the theatre': ['supply', 'rest'],
};

/** A step that does not fit the rest of the position is refused by name. */
function checkStep(w: Table, at: string, branch: string): void {
  const inCombat = combat.stepNamed(at) !== undefined;
  if (inCombat && at !== 'the event begins' && w.combat === null)
    throw new BadInput('given.combat', `is missing: '${at}' is a step of a combat event`);
  const kinds = inCombat ? (['combat'] as const) : NODE_KINDS[at];
  const node = nodeOf(w);
  if (kinds !== undefined && !kinds.some((kind) => kind === node?.kind))
    throw new BadInput(
      'given.node',
      `'${at}' needs a node of another kind than ${w.mission.node} of mission ${w.mission.number} (${node?.kind ?? 'none'})`,
    );
  if (node?.kind !== 'choice' || (at !== 'a check' && at !== 'breaching charges')) return;
  const names = node.branches.flatMap((one) => (one.check === undefined ? [] : [one.name]));
  if (!names.includes(branch))
    throw new BadInput(
      'given.branch',
      `must be a branch with a check: ${names.map((name) => `'${name}'`).join(', ')}`,
    );
}

/** The bookmarks that lead to a step. */
function flowTo(w: Table, wanted: string, branch: string): Bookmark[] {
  const inCampaign = campaign.stepNamed(wanted);
  if (inCampaign !== undefined) return [campaign.begin({ ready: false }, inCampaign)];
  const inMuster = muster.stepNamed(wanted);
  if (inMuster !== undefined)
    return [
      campaign.begin({ ready: false }, 'the cards of a patrol'),
      muster.begin({ ready: false }, inMuster),
    ];
  const base = campaign.begin({ ready: false }, 'once more');
  const onTheWay = { branch, healed: [], ready: [] };
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

/** Things that may be there once only. */
function once(things: readonly (string | number)[], where: string, complaint: string): void {
  const twice = things.find((thing, i) => things.indexOf(thing) < i);
  if (twice !== undefined) throw new BadInput(where, `${complaint} ${twice}`);
}

/** A card of the table by its identifier. */
const cardIn = (w: Table, identifier: string, where: string): number =>
  cardNamed(w, oneOf(identifiers(w))(identifier, where));

const cardsIn = (w: Table, names: readonly string[] | undefined, where: string): number[] =>
  (names ?? []).map((name, i) => cardIn(w, name, `${where}[${i}]`));

/** A kind of the table by its name. */
const kindIn = (w: Table, name: string, where: string): number =>
  kindNamed(w, oneOf<string>(kindsOf(w).map((kind) => kind.name))(name, where));

function arrangeUnit(w: Table, given: Given['squad'][number], where: string): void {
  const type = oneOf(unitNames(w))(given.unit, `${where}.unit`);
  const unit: Unit = enlist(w, type, given.name);
  const { unit: _type, name: _name, seat, band, items, incoming, ...rest } = given;
  Object.assign(unit, rest);
  if (seat !== undefined) unit.seat = seat.charCodeAt(0) - 65;
  const rn = given.rn ?? 5;
  unit.rn = rn;
  unit.band = band === undefined ? bandHere(w, rn) : BANDS.indexOf(band);
  if (items !== undefined)
    unit.items = items.map(({ item, ...state }, i) => ({
      ...freshItem(w, oneOf(itemNames(w))(item, `${where}.items[${i}]`)),
      ...state,
    }));
  if (incoming !== undefined) unit.incoming = cardsIn(w, incoming, `${where}.incoming`);
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
      card: cardIn(w, name, 'given.combat.cards'),
      wounds: one.wounds ?? 0,
      sprung: one.sprung ?? false,
      fresh: one.fresh ?? false,
    }))
    .sort((a, b) => a.card - b.card);
  fight.killed = cardsIn(w, given.killed, 'given.combat.killed');
  fight.removed = cardsIn(w, given.removed, 'given.combat.removed');
  fight.slots = (given.slots ?? []).map((slot, i) => ({
    ...slot,
    card: slot.card === null ? -1 : cardIn(w, slot.card, `given.combat.slots[${i}]`),
  }));
  fight.slots.forEach((slot, i) => {
    if (slot.card >= 0 && !fight.cards.some((one) => one.card === slot.card))
      throw new BadInput(`given.combat.slots[${i}]`, 'this card is not among the cards of the event');
  });
  once(
    fight.slots.flatMap((slot) => (slot.card < 0 ? [] : [identifierOf(w, slot.card)])),
    'given.combat.slots',
    'two slots hold',
  );
  once(
    [...fight.cards.map((one) => one.card), ...fight.killed, ...fight.removed].map((card) =>
      identifierOf(w, card),
    ),
    'given.combat',
    'among cards, killed and removed is twice',
  );
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

function arrangeMission(w: Table, given: Given): void {
  const here = w.mission;
  here.node = Math.min(sheetHere(w).nodes.length, given.node ?? 1);
  here.ammo = given.ammo ?? 10;
  here.points = given.points ?? 0;
  here.lights = given.lights ?? false;
  here.clockHeld = given.clockHeld ?? false;
  here.comrades = given.comrades ?? false;
  here.won = given.won ?? null;
  here.owed = (given.owed ?? []).map((one, i) => ({
    node: one.node ?? 0,
    kind: kindIn(w, one.kind, `given.owed[${i}].kind`),
  }));
  given.command?.forEach((cp, i) => (here.command[i] = cp));
  here.patrol = (given.patrol ?? []).map((name, i) => kindIn(w, name, `given.patrol[${i}]`));
  here.rounds = given.rounds ?? 0;
  here.wasted = given.wasted ?? 0;
  const { deeds } = here;
  deeds.clock = given.clock ?? 0;
  given.ends?.forEach((end, i) => (deeds.ends[i] = end));
  given.rescued?.forEach((count, i) => (deeds.rescued[i] = count));
  for (const [name, count] of Object.entries(given.killed ?? {})) {
    const kind = kindIn(w, name, 'given.killed');
    if (isOwnKind(kind)) deeds.ownKilled = { ...deeds.ownKilled, [name]: count };
    else deeds.killed[kind] = count;
  }
  deeds.bystandersMet = given.met ?? 0;
  deeds.bystandersKilled = given.bystandersKilled ?? 0;
  deeds.ambushes = given.ambushes ?? 0;
  deeds.loose = given.loose ?? 0;
  deeds.kia = given.kia ?? 0;
}

export function arrange(raw: unknown): Table {
  const given = readGiven(raw, 'given');
  const number =
    given.scenario === undefined ? (given.mission ?? (given.play === 'patrol' ? 0 : 1)) : OWN_MISSION;
  const options = tableOptions(
    {
      play: given.play ?? 'mission',
      difficulty: given.difficulty ?? 'standard',
      threat: given.threat ?? 8,
      ...Object.fromEntries((given.tastes ?? []).map((taste) => [taste, true])),
    },
    given.scenario ?? null,
  );
  const seats = (given.seats ?? [{ kind: 'person', name: null }]).map(({ kind, name }, i): SeatState => ({
    kind,
    name: name ?? `Seat ${i + 1}`,
  }));
  const w = emptyTable(options, seats, number);
  given.squad.forEach((unit, i) => arrangeUnit(w, unit, `given.squad[${i}]`));
  once(
    w.squad.map((unit) => unit.name),
    'given.squad',
    'two units have the name',
  );
  once(
    w.squad.map((unit) => unit.id),
    'given.squad',
    'two units have the id',
  );
  w.nextId = given.nextId ?? w.nextId;
  w.rp = given.rp ?? 0;
  w.points = given.campaignPoints ?? 0;
  w.medlab = given.medlab ?? false;
  w.bursters = given.bursters ?? 0;
  for (let i = 0; i < (given.fallen ?? 0); i++)
    w.fallen.push({ name: `Fallen ${i + 1}`, type: 'Rifleman', mission: 1 });
  arrangeMission(w, given);
  const at = given.at ?? 'a round begins';
  if (given.combat !== undefined) arrangeCombat(w, given.combat, partOf(at));
  w.flow = flowTo(w, at, given.branch ?? '');
  checkStep(w, at, given.branch ?? '');
  return w;
}
