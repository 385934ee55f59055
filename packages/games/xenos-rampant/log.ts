// What happened, as a log says it.
import type { Point } from '@xenotable/board';
import {
  type HappeningOf,
  type LogWords,
  type Modifier,
  type Seat,
  type ThingId,
  logWords,
  total,
} from '@xenotable/kernel';
import { beatOf } from './beats.ts';
import { itemsOf } from './logItems.ts';
import type { OrderKind, Spot } from './choices.ts';
import { BOASTS } from './book/setup/boasts.ts';
import { traitNamed } from './content/traits.ts';
import type { Happening } from './happenings.ts';
import { nearInches } from './distances.ts';
import { scenarioNamed } from './scenarios/index.ts';
import type { BoastId, Side } from './table.ts';
import { houseThing, unitThing } from './things.ts';
import { rolls, who } from './throws.ts';
import { house } from './words.ts';

const faces = (dice: readonly number[]): string => `[${dice.join(' ')}]`;

/** ': First blood; Not one step back' for those who may see the cards, else nothing. */
const boasts = (cards: readonly BoastId[] = []): string =>
  cards.length > 0 ? `: ${cards.map((id) => BOASTS[id].title).join('; ')}` : '';

/** Without names (a case, a test) seats have letters. */
const seatName = (seats: readonly string[], seat: Seat): string => seats[seat] ?? `Seat ${'ABCD'[seat]}`;

/** With two at the table a side is a person. */
const sideName = (seats: readonly string[], side: Side): string =>
  (seats.length === 2 ? seats[side] : undefined) ?? `Side ${side + 1}`;

const hitWords = (hits: number): string => (hits === 1 ? '1 hit' : `${hits} hits`);

/** How far a way leads, corners and all. */
function wayLength(from: Point, path: readonly Spot[]): number {
  let far = 0;
  let at = from;
  for (const [x, y] of path) {
    far += Math.hypot(x - at.x, y - at.y);
    at = { x, y };
  }
  return Math.round(far);
}

/** Whom or what an order is against: ' at Heavy Infantry 2', ' Building 1'. */
function aimWords(h: HappeningOf<Happening, 'ordered'>): string {
  const whom = h.target >= 0 ? who(h, h.target) : h.house >= 0 ? house(h.house) : null;
  if (h.power !== null) return ` ${h.power}${whom === null ? '' : ` on ${whom}`}`;
  return whom === null ? '' : ` ${h.order === 'shoot' ? 'at ' : ''}${whom}`;
}

/** An order in words: 'call Fire Support on', 'go to ground'. */
const ORDERED: Partial<Record<OrderKind, string>> = {
  ground: 'go to ground',
  jump: 'make a Teleport Jump',
  disembark: 'get out',
  'fire support': 'call Fire Support on',
  arrive: 'land',
  enter: 'enter the table',
  charges: 'set charges',
};

const orderedWords = (h: HappeningOf<Happening, 'ordered'>): string =>
  `${who(h, h.unit)} is ordered to ${ORDERED[h.order] ?? h.order}${aimWords(h)}${h.free ? ' (Free)' : ''}`;

/** A number with the sign that print uses. */
const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** ' + 1 = 8': what is added to dice, and what comes of it. */
function modified({ modifiers, total: reached }: { modifiers: readonly Modifier[]; total: number }): string {
  const plus = total(modifiers);
  return plus === 0
    ? ` = ${minus(reached)}`
    : ` ${plus > 0 ? '+' : '−'} ${Math.abs(plus)} = ${minus(reached)}`;
}

/** '4 (3, soft cover +1)': Armour and what changed it. */
function armourWords({ armour, value }: { armour: readonly Modifier[]; value: number }): string {
  const [base, ...changes] = armour;
  if (base === undefined || changes.length === 0) return String(value);
  return `${value} (${base.value}, ${changes.map(({ label, value: by }) => `${label ?? ''} ${by > 0 ? '+' : '−'}${Math.abs(by)}`).join(', ')})`;
}

const OBEYED = { true: 'obeyed', false: 'not obeyed' } as const;
const NERVES = { passed: 'holds', failed: 'fails', broken: 'breaks' } as const;

/** '10 dice on 5+: 3 hits', and if sixes counted twice, that they did. */
const thrown = (dice: readonly number[], need: number, hits: number, each?: readonly number[]): string =>
  dice.length === 0
    ? 'nothing'
    : `${dice.length} dice on ${need}+: ${hitWords(hits)}${each?.includes(2) === true ? ', 6s twice' : ''} ${faces(dice)}`;

const foughtWords = (h: HappeningOf<Happening, 'fought'>): string => {
  const own = `${who(h, h.unit)} fights with ${thrown(h.dice, h.need, h.hits)}`;
  if (h.back.length === 0) return own;
  const enemy = h.target >= 0 ? who(h, h.target) : 'the walls';
  return `${own}; ${enemy} with ${thrown(h.back, h.backNeed, h.backHits)}`;
};

const lines = logWords<Happening>({
  turn: { words: (h) => `Turn ${h.turn}`, section: (h) => `Turn ${h.turn}` },
  phase: (h, seats) => `${seatName(seats, h.seat)}’s phase, turn ${h.turn}`,
  ordered: orderedWords,
  activation: (h) =>
    `${who(h, h.unit)} tests ${faces(h.dice)}${modified(h)} against ${h.value}+: ${OBEYED[`${h.success}`]}`,
  'order failed': (h) => `The order to ${who(h, h.unit)} fails`,
  'phase lost': (h, seats) => `${seatName(seats, h.seat)} loses the phase`,
  shot: (h) => `${who(h, h.unit)} shoots with ${thrown(h.dice, h.need, h.hits, h.each)}`,
  'return fire': (h) => `${who(h, h.unit)} shoots back with ${thrown(h.dice, h.need, h.hits, h.each)}`,
  fought: foughtWords,
  struck: (h) =>
    `${hitWords(h.hits)} on ${who(h, h.unit)}, Armour ${armourWords(h)}: ${h.points === 0 ? 'no loss' : `${h.points} SP`}`,
  lost: (h) => `${who(h, h.unit)} loses ${h.points} SP, ${h.left} left`,
  'courage test': (h) =>
    `${who(h, h.unit)} tests Courage ${faces(h.dice)}${modified(h)} against ${h.courage}+: ${NERVES[h.result]}`,
  'rally test': (h) =>
    `${who(h, h.unit)} tries to rally ${faces(h.dice)}${modified(h)} against ${h.courage}+: ${NERVES[h.result]}`,
  moved: (h) => `${who(h, h.unit)} moves ${nearInches(wayLength(h.from, h.path))}`,
  'stood still': (h) => `${who(h, h.unit)} stays where it is`,
  retreated: (h) =>
    h.far === 0
      ? `${who(h, h.unit)} has no room to fall back`
      : `${who(h, h.unit)} falls back ${nearInches(Math.max(25, h.far))}${h.cover ? ' into cover' : ''}`,
  'moved back': (h) => `${who(h, h.unit)} makes room: an inch must stay between enemies`,
  suppressed: (h) => `${who(h, h.unit)} is Suppressed`,
  rallied: (h) => `${who(h, h.unit)} rallies`,
  destroyed: (h) => `${who(h, h.unit)} is destroyed`,
  routed: (h) => `${who(h, h.unit)} is routed`,
  charged: (h) =>
    `${who(h, h.unit)} charges ${h.target >= 0 ? who(h, h.target) : house(h.house)}, ${nearInches(wayLength(h.from, h.path))}`,
  'counter-charged': (h) => `${who(h, h.unit)} meets the charge`,
  'wild charge': (h) => `${who(h, h.unit)} charges ${who(h, h.target)} wildly`,
  'fight lost': (h) =>
    `${who(h, h.unit)} lost the fight, points ${h.attacker} to ${h.defender}, and gives way`,
  blocked: (h) => `${who(h, h.unit)} finds its way back blocked: ${thrown(h.dice, 5, h.hits)}`,
  stayed: (h) => `${who(h, h.unit)} stays in cover`,
  stormed: (h) => `${who(h, h.unit)} takes the position`,
  placed: (h) => `${who(h, h.unit)} is placed`,
  reserve: (h) => `${who(h, h.unit)} waits in reserve`,
  'starts in': (h) => `${who(h, h.unit)} starts in ${who(h, h.transport)}`,
  boarded: (h) => `${who(h, h.unit)} boards ${who(h, h.transport)}`,
  entered: (h) => `${who(h, h.unit)} enters ${house(h.house)}`,
  withdrawn: (h) => `${who(h, h.unit)} leaves the table`,
  landed: (h) => `${who(h, h.unit)} lands`,
  'went to ground': (h) => `${who(h, h.unit)} goes to ground`,
  healed: (h) => `${who(h, h.unit)} regains a point, ${h.left} now`,
  barrage: (h) => `${who(h, h.unit)} calls fire on ${who(h, h.target)}: ${thrown(h.dice, 4, h.hits)}`,
  spotting: (h) => `${who(h, h.unit)} spots ${who(h, h.target)}`,
  explosion: (h) => `${who(h, h.unit)} explodes`,
  manifested: (h) => `${who(h, h.unit)} manifests ${h.power} on ${who(h, h.target)}`,
  'power ended': (h) => `${h.power} on ${who(h, h.unit)} ends`,
  resisted: (h) => `${who(h, h.unit)} resists ${h.power}`,
  'building hit': (h) => `${house(h.house)} loses ${h.points} SP, ${h.left} left`,
  collapsed: (h) => `${house(h.house)} collapses`,
  stopped: (h, seats) => `${seatName(seats, h.seat)} gives no more orders`,
  trait: (h, seats) =>
    `${seatName(seats, h.seat)}: the Commander is ${h.trait} (${traitNamed(h.trait).text})`,
  list: (h, seats) => `${seatName(seats, h.seat)} fields ${h.name}, ${h.points} points`,
  roles: (h, seats) => `${sideName(seats, h.attacker)} attacks`,
  'vip taken': (h) => `${who(h, h.unit)} takes the VIP along`,
  'vip left': (h) => `${who(h, h.unit)} leaves the VIP behind`,
  'vip out': (h) => `${who(h, h.unit)} brings the VIP out`,
  'rolled again': (h) => `${who(h, h.unit)} rolls misses again: ${hitWords(h.hits)} ${faces(h.dice)}`,
  'list chosen': (h, seats) => `${seatName(seats, h.seat)} has chosen a detachment`,
  'role dice': (h) => `Rolled for the roles: ${h.dice.join(' and ')}`,
  counted: (h) =>
    `Victory Points: ${h.vp.map(minus).join(' to ')}${h.praise === null ? '' : `, ${h.praise}`}`,
  'army tests': () => 'The whole detachment tests its courage',
  absent: (h) => `${who(h, h.unit)} does not turn up`,
  battle: {
    words: (h) => `Battle ${h.number} of the campaign`,
    section: (h) => `Battle ${h.number} of the campaign`,
  },
  'boast cards': (h, seats) => `${seatName(seats, h.seat)} draws three boasts${boasts(h.cards)}`,
  boasted: (h, seats) =>
    `${seatName(seats, h.seat)} keeps ${h.count === 1 ? 'one boast' : `${h.count} boasts`}${boasts(h.keep)}`,
  brood: (h) => `The nest stirs: ${h.die}`,
  career: (h, seats) => `${seatName(seats, h.seat)} gains ${h.points} career points`,
  conceded: (h, seats) => `${seatName(seats, h.seat)} gives up`,
  crusades: (h, seats) => `${seatName(seats, h.seat)} crusades against ${h.against}`,
  crushed: (h) => `${who(h, h.unit)} crushes an obstacle`,
  doctrine: (h, seats) => `${seatName(seats, h.seat)}: ${h.doctrine}`,
  errand: (h) =>
    `The secret errand${h.card !== null ? `, ${h.card},` : ''} is ${h.done ? 'done' : 'not done'}`,
  fate: (h, seats) => `The Commander of ${seatName(seats, h.seat)} is ${h.result}`,
  'force field': (h) => `The force field of ${who(h, h.unit)} ${faces(h.dice)} saves ${h.saved} SP`,
  grown: (h, seats) => `${seatName(seats, h.seat)} may field ${h.total} points from now on`,
  hates: (h, seats) => `${seatName(seats, h.seat)}: Hatred of ${h.whom}`,
  held: (h) => `${who(h, h.unit)} holds the line`,
  infiltrates: (h) => `${who(h, h.unit)} infiltrates, ${h.die}" farther than it moves`,
  'jump rolled': (h) => `${who(h, h.unit)} jumps ${faces(h.dice)}`,
  jumped: (h) => `${who(h, h.unit)} arrives`,
  marker: (h) => `A marker lies at ${nearInches(h.x)}, ${nearInches(h.y)}`,
  medic: (h) => `${who(h, h.medic)} ${h.saved ? 'saves' : 'cannot save'} a point of ${who(h, h.unit)}`,
  mercenary: (h) => `The mercenaries ${who(h, h.unit)} roll ${h.roll}`,
  'new commander': (h, seats) => `${seatName(seats, h.seat)} has a new Commander`,
  'new ranks': (h) => `Fresh ranks of ${who(h, h.unit)} come up`,
  'no contact': (h) => `${who(h, h.unit)} and ${who(h, h.target)} do not meet`,
  'put out': (h) => `${who(h, h.unit)} gets out of the wreck`,
  raided: (h) => `${who(h, h.unit)} was raided, ${h.left} SP left`,
  reborn: (h) => `${who(h, h.unit)} crawls out of the nest`,
  scenario: (h) => `The battle is ${scenarioNamed(h.name).title}`,
  secret: (h, seats) =>
    `${seatName(seats, h.seat)} has a secret errand${h.card === undefined ? '' : `: ${h.card}`}`,
  strayed: (h) => `The barrage strays to ${who(h, h.target)}`,
  stunned: (h) => `${who(h, h.unit)} is stunned instead of losing ${h.points} SP`,
  swapped: (h) => `${h.units.map((id) => who(h, id)).join(' and ')} change places`,
  'trait removed': (h, seats) => `${seatName(seats, h.seat)}: the Commander unlearns ${h.trait}`,
  wave: (h) =>
    `A wave of ${h.builds.length === 1 ? 'one unit' : `${h.builds.length} units`} is coming from the ${h.edges.join(' and ')}`,
  underdog: (h) => `${who(h, h.unit)} joins the weaker side`,
  scored: (h, seats) => `${minus(h.vp)} VP for ${sideName(seats, h.side)}: ${h.why}`,
});

/** The units and the building that a happening names, the acting one first. */
function thingsIn(what: Happening): ThingId[] {
  const things: ThingId[] = [];
  if ('unit' in what) things.push(unitThing(what.unit));
  if ('target' in what && what.target >= 0) things.push(unitThing(what.target));
  if ('house' in what && what.house >= 0) things.push(houseThing(what.house));
  if ('units' in what) things.push(...what.units.map(unitThing));
  return things;
}

function dice(what: Happening): readonly number[] {
  if (what.type === 'fought') return [...what.dice, ...what.back];
  return 'dice' in what ? what.dice : [];
}

/** The headline of what begins with a happening: one order, one charge, one rally. */
function opens(what: Happening): string | null {
  switch (what.type) {
    case 'ordered':
    case 'wild charge':
    case 'rally test':
      return lines.happening(what, []);
    case 'army tests':
      return 'The whole detachment tests its courage';
    default:
      return null;
  }
}

export const log: Required<LogWords<Happening>> = {
  ...lines,
  about: thingsIn,
  opens,
  items: itemsOf,
  beat: beatOf,
  // With two at the table a side is a person.
  by: (what) => ('seat' in what ? what.seat : what.type === 'scored' ? what.side : null),
  dice,
  rolls,
};
