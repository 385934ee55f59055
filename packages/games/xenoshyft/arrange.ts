// A position in the players' words becomes a table (for cases, lessons and puzzles).
import {
  BadInput,
  type Bookmark,
  type Reader,
  type Seat,
  aFlag,
  aNumber,
  aText,
  anything,
  bagOf,
  fields,
  listOf,
  oneOf,
  readOptions,
  recordOf,
  seatLetter,
  seatOfLetter,
  sizeOf,
  takeOut,
} from '@xenotable/kernel';
import { begin } from './begin.ts';
import { acquire } from './book/acquire/acquire.ts';
import { combat } from './book/combat/combat.ts';
import { deployment } from './book/deployment/deployment.ts';
import { countPerks } from './book/abilities/divisions.ts';
import { bagAt, newDeck } from './book/hive/encounter.ts';
import { round } from './book/round.ts';
import { newStack, wrapUp } from './book/wrapUp.ts';
import { CARDS, CARD_IDS, isCard, isCrystal } from './content/cards.ts';
import { type AbilityNumber, DIVISION_IDS } from './content/divisions.ts';
import { ENEMY_IDS, isEnemy, type EnemyId } from './content/enemies.ts';
import { ITEMS, ITEM_IDS, isItemId, type ItemId, type ItemKind } from './content/items.ts';
import { CRYSTAL_IDS, FOR_SALE, TROOP_IDS, type TroopId } from './content/troops.ts';
import { options, tableOptions } from './options.ts';
import {
  type Enemy,
  type Hidden,
  type Phase,
  type Table,
  type Troop,
  commanderOf,
  dawnOf,
  newTroop,
} from './table.ts';

/** Where the game stands. `income` is the start of the Acquire Resources Phase, `placing` the end of Deployment, `advance` the end of Wrap-Up. */
const MOMENTS = [
  'start',
  'draw',
  'income',
  'acquire',
  'deployment',
  'placing',
  'combat',
  'wrap-up',
  'advance',
] as const;
type Moment = (typeof MOMENTS)[number];

/** XS-SCN-11 A card of these, or one of one's own, whose id says all of it. */
const known =
  <Id extends string>(ids: readonly Id[], isOwn: (id: string) => id is Id): Reader<Id> =>
  (value, where) =>
    typeof value === 'string' && isOwn(value) ? value : oneOf(ids)(value, where);
const aCard = known(CARD_IDS, isCard);
const aTroop = oneOf(TROOP_IDS);
const anItem = known(ITEM_IDS, isItemId);
const anEnemyCard = known(ENEMY_IDS, isEnemy);
const faceDownOrEnemy: Reader<EnemyId | 'face-down'> = (value, where) =>
  value === 'face-down' ? value : anEnemyCard(value, where);
const aHidden: Reader<Hidden> = (value, where) => (value === 'boss' ? value : anEnemyCard(value, where));
/** What is attached; '' is nothing, as reports say it. */
const carried =
  (kind: ItemKind): Reader<ItemId | ''> =>
  (value, where) =>
    typeof value === 'string' && isItemId(value) && ITEMS[value].kind === kind
      ? value
      : oneOf(['', ...ITEM_IDS.filter((item) => ITEMS[item].kind === kind)])(value, where);
const aWeapon = carried('weapon');
const anArmor = carried('armor');
const aSeat: Reader<Seat> = (value, where) => {
  const seat = typeof value === 'string' ? seatOfLetter(value) : -1;
  if (seat < 0 || seat > 3)
    throw new BadInput(where, `${JSON.stringify(value)} is no seat: seats are A, B, C and D`);
  return seat;
};

/** The first player of the round, or `undecided` in round 1 before one is chosen (XS-SET-14). */
const aFirst: Reader<Seat | 'undecided'> = (value, where) =>
  value === 'undecided' ? value : aSeat(value, where);

const readTroop = fields(
  { troop: aTroop },
  {
    zone: aNumber(1, 4),
    damage: aNumber(0),
    weapon: aWeapon,
    armor: anArmor,
    webbed: aFlag,
    used: listOf(oneOf(['troop', 'weapon', 'armor'] as const)),
    boosts: aNumber(0),
    fresh: aFlag,
  },
);
const readEnemy = fields(
  {},
  {
    enemy: faceDownOrEnemy,
    converted: aTroop,
    owner: aSeat,
    weapon: aWeapon,
    armor: anArmor,
    boosts: aNumber(0),
    up: aFlag,
    seen: listOf(aSeat),
    zone: aNumber(1, 20),
    damage: aNumber(0),
    bonus: aNumber(0),
    stasis: aFlag,
    noted: listOf(aText),
  },
);
/** A card by its name alone, or with more about it. */
const named =
  <T>(word: string, reader: Reader<T>): Reader<T> =>
  (value, where) =>
    reader(typeof value === 'string' ? { [word]: value } : value, where);
const anEnemy = named('enemy', readEnemy);

const readSeat = fields(
  {},
  {
    name: aText,
    kind: oneOf(['person', 'ally'] as const),
    division: oneOf(DIVISION_IDS),
    hand: listOf(aCard),
    deck: listOf(aCard),
    discard: listOf(aCard),
    purse: aNumber(0),
    used: listOf(oneOf<AbilityNumber>([1, 2, 3])),
    cuts: listOf(aSeat),
    troops: listOf(named('troop', readTroop)),
    enemies: listOf(anEnemy),
    mines: aSeat,
    rampage: aFlag,
    added: aNumber(0, 12),
    shown: listOf(aCard),
    ready: aFlag,
    wants: aFlag,
    tally: fields({
      kills: aNumber(0),
      overruns: aNumber(0),
      baseDamage: aNumber(0),
      bought: aNumber(0),
      lost: aNumber(0),
    }),
  },
);

const readGiven = fields(
  { seats: listOf(readSeat) },
  {
    options: anything,
    round: aNumber(1, 24),
    phase: oneOf(MOMENTS),
    base: aNumber(1),
    first: aFirst,
    lane: aSeat,
    items: listOf(named('item', fields({ item: anItem }, { left: aNumber(0, 5) }))),
    stacks: recordOf(aNumber(0)),
    trackers: listOf(anItem),
    retired: listOf(anItem),
    box: listOf(aCard),
    'hive deck': listOf(aHidden),
    'hive discard': listOf(anEnemyCard),
  },
);

type GivenSeat = ReturnType<typeof readSeat>;

export function arrange(given: unknown): Table {
  const read = readGiven(given, 'given');
  if (read.seats.length < 1 || read.seats.length > 4)
    throw new BadInput('given.seats', 'this game is for 1 to 4 seats');
  const w = begin(
    tableOptions(readOptions(options, read.options)),
    read.seats.map((seat, i) => ({
      kind: seat.kind ?? 'person',
      name: seat.name ?? `Seat ${seatLetter(i)}`,
    })),
  );
  w.round = read.round ?? 1;
  w.base = read.base ?? w.base;
  const first = read.first ?? 0;
  w.opened = first !== 'undecided' || w.commanders.length === 1;
  w.first = first === 'undecided' ? 0 : first;
  read.seats.forEach((seat, i) => seatAt(w, i, seat));
  w.dawn = dawnOf(w);
  for (const [card, left] of Object.entries(read.stacks ?? {})) setStack(w, card, left);
  w.retired = read.retired ?? [];
  w.box = read.box ?? [];
  w.trackers = bagOf(read.trackers ?? ITEM_IDS.filter((item) => !w.retired.includes(item)));
  for (const { item, left } of read.items ?? []) stock(w, item, left ?? newStack(w, item));
  countPerks(w);
  arrangeHive(w, read['hive deck'], read['hive discard']);
  open(w, read.phase ?? 'combat', read.lane ?? w.first);
  // Seats that are said to be ready or not are asked at once: the phase has begun already.
  if (read.seats.some((seat) => seat.ready !== undefined)) afterTheStart(w);
  return w;
}

function seatAt(w: Table, seat: Seat, given: GivenSeat): void {
  const one = commanderOf(w, seat);
  one.division = given.division ?? '';
  one.hand = (given.hand ?? []).sort((a, b) => CARDS[a].at - CARDS[b].at);
  one.deck = bagOf(given.deck ?? []);
  one.discard = given.discard ?? [];
  one.purse = given.purse ?? 0;
  one.used = given.used ?? [];
  one.cuts = given.cuts ?? [];
  one.shown = given.shown ?? [];
  one.ready = given.ready ?? false;
  one.wants = given.wants ?? false;
  if (given.tally !== undefined) one.tally = given.tally;
  const { lane } = one;
  lane.mines = given.mines ?? -1;
  lane.rampage = given.rampage ?? false;
  lane.added = given.added ?? 0;
  lane.troops = (given.troops ?? []).map((troop, i) => troopFrom(w, troop, i + 1));
  lane.enemies = (given.enemies ?? []).map((enemy, i) =>
    enemyFrom(w, seat, enemy, i + 1, `given.seats[${seat}].enemies[${i}]`),
  );
  inOrder(lane.troops, `given.seats[${seat}].troops`);
  inOrder(lane.enemies, `given.seats[${seat}].enemies`);
}

function inOrder(cards: readonly { zone: number }[], where: string): void {
  let last = 0;
  cards.forEach(({ zone }, i) => {
    if (zone <= last)
      throw new BadInput(`${where}[${i}].zone`, 'cards are listed from the front, one to a zone');
    last = zone;
  });
}

function troopFrom(w: Table, given: ReturnType<typeof readTroop>, zone: number): Troop {
  const { troop, used, ...rest } = given;
  const made = { ...newTroop(w, troop, zone), fresh: false, ...rest };
  for (const token of used ?? []) made.used[token] = true;
  return made;
}

function enemyFrom(
  w: Table,
  seat: Seat,
  given: ReturnType<typeof readEnemy>,
  zone: number,
  where: string,
): Enemy {
  const { enemy, converted, owner, weapon = '', armor = '', boosts = 0, seen, up, noted, ...rest } = given;
  const card = enemy === 'face-down' ? '' : (enemy ?? '');
  const made = {
    id: w.next++,
    up: up ?? (card !== '' || converted !== undefined),
    from: 0,
    seenBy: (seen ?? []).toSorted((a, b) => a - b),
    zone,
    damage: 0,
    bonus: 0,
    stasis: false,
    noted: (noted ?? []).map((place) => troopAt(w, seat, place, `${where}.noted`)),
    ...rest,
  };
  checkEnemy(made, card, converted, where);
  return converted === undefined
    ? { ...made, card, turned: null }
    : { ...made, card: converted, turned: { owner: owner ?? seat, weapon, armor, boosts } };
}

/** What no table could show. */
function checkEnemy(
  { up, seenBy }: Pick<Enemy, 'up' | 'seenBy'>,
  card: EnemyId | '',
  converted: TroopId | undefined,
  where: string,
): void {
  if (converted !== undefined && (card !== '' || !up))
    throw new BadInput(where, 'a converted Troop is face-up and no Enemy of the deck');
  if (up && card === '' && converted === undefined)
    throw new BadInput(where, 'say which Enemy it is, or "face-down"');
  if (card === '' && seenBy.length > 0) throw new BadInput(`${where}.seen`, 'say which Enemy was seen');
}

/** A Troop of the lane by its place, 'A2'. */
function troopAt(w: Table, seat: Seat, place: string, where: string): number {
  const troop = commanderOf(w, seat).lane.troops.find((one) => `${seatLetter(seat)}${one.zone}` === place);
  if (troop === undefined) throw new BadInput(where, `no Troop stands in ${place}`);
  return troop.id;
}

function setStack(w: Table, card: string, left: number): void {
  const known = oneOf([...FOR_SALE, ...CRYSTAL_IDS])(card, 'given.stacks');
  if (isCrystal(known)) w.crystals[known] = left;
  else w.stacks[known] = left;
}

function stock(w: Table, item: ItemId, left: number): void {
  takeOut(w.trackers, item);
  w.slots.push({ item, left });
}

/** The Encounter Deck holds what is not in sight; face-down Enemies count as inside until they are seen. */
function arrangeHive(
  w: Table,
  deck: readonly Hidden[] | undefined,
  discard: Table['encounter']['discard'] | undefined,
): void {
  const enemies = w.commanders.flatMap(({ lane }) => lane.enemies);
  const faceDown = enemies.filter((enemy) => enemy.card === '').length;
  newDeck(w);
  w.encounter.discard = discard ?? [];
  if (deck === undefined) {
    for (const enemy of enemies)
      if (enemy.turned === null && enemy.card !== '') takeOut(bagAt(w, 0), enemy.card);
    for (const card of w.encounter.discard) takeOut(bagAt(w, 0), card);
  } else {
    w.encounter.bags = [bagOf(deck)];
  }
  const inside = sizeOf(bagAt(w, 0));
  if (inside < faceDown)
    throw new BadInput('given.hive deck', `${faceDown} face-down Enemies need as many cards in the deck`);
  w.encounter.left = inside - faceDown;
}

/** Where the game stands at each moment: the phase, the round's next step, and the chapter that is open. */
const PAGES: Record<
  Exclude<Moment, 'combat'>,
  { phase: Phase; step: Parameters<typeof round.begin>[1]; chapter?(): Bookmark }
> = {
  start: { phase: 'draw', step: 'refresh' },
  draw: { phase: 'draw', step: 'draw' },
  income: { phase: 'draw', step: 'acquire' },
  acquire: { phase: 'acquire', step: 'deploy', chapter: () => acquire.begin({}) },
  deployment: { phase: 'deployment', step: 'who fights first', chapter: () => deployment.begin({}) },
  placing: { phase: 'deployment', step: 'who fights first' },
  'wrap-up': { phase: 'wrap-up', step: 'advance the track', chapter: () => wrapUp.begin({}) },
  advance: { phase: 'wrap-up', step: 'advance the track' },
};

/** Past the step that begins Wrap-Up for everybody. */
function afterTheStart(w: Table): void {
  const page = w.flow.at(-1);
  if (page !== undefined && wrapUp.has(page)) page.step = 'discard and rearrange';
}

/** Opens the book at the moment that is wanted. */
function open(w: Table, moment: Moment, lane: Seat): void {
  if (moment === 'combat') {
    const count = w.commanders.length;
    w.phase = 'combat';
    w.active = lane;
    w.flow = [
      round.begin({ fought: ((lane - w.first + count) % count) + 1 }, 'fight'),
      combat.begin({ lane, flipped: 0 }),
    ];
    return;
  }
  const { phase, step, chapter } = PAGES[moment];
  w.phase = phase;
  w.flow = [round.begin({ fought: 0 }, step), ...(chapter === undefined ? [] : [chapter()])];
}
