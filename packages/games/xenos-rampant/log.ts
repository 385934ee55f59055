// What happened, as a log says it.
import { type LogWords, type Seat, type ThingId, logWords } from '@xenotable/kernel';
import { BOASTS } from './book/setup/boasts.ts';
import type { Happening, Names } from './happenings.ts';
import { inches } from './distances.ts';
import { scenarioNamed } from './scenarios/index.ts';
import type { BoastId, Side, UnitId } from './table.ts';
import { houseThing, unitThing } from './things.ts';
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

const who = ({ names }: { names: Names }, unit: UnitId): string => names[unit] ?? `#${unit}`;

const hitWords = (hits: number): string => (hits === 1 ? '1 hit' : `${hits} hits`);

const lines = logWords<Happening>({
  turn: { words: (h) => `Turn ${h.turn}`, section: (h) => `Turn ${h.turn}` },
  phase: (h, seats) => `${seatName(seats, h.seat)}’s phase, turn ${h.turn}`,
  ordered: (h) =>
    `${who(h, h.unit)} is ordered to ${h.order}${h.target >= 0 ? ` ${who(h, h.target)}` : ''}${h.free ? ' (Free)' : ''}`,
  activation: (h) =>
    `${who(h, h.unit)} tests ${faces(h.dice)} = ${h.total} against ${h.value}+: ${h.success ? 'success' : 'failure'}`,
  'order failed': (h) => `The order to ${who(h, h.unit)} fails`,
  'phase lost': (h, seats) => `${seatName(seats, h.seat)} loses the phase`,
  shot: (h) => `${who(h, h.unit)} shoots ${faces(h.dice)} on ${h.need}+: ${hitWords(h.hits)}`,
  'return fire': (h) => `${who(h, h.unit)} shoots back ${faces(h.dice)} on ${h.need}+: ${hitWords(h.hits)}`,
  fought: (h) =>
    `${who(h, h.unit)} fights ${faces(h.dice)} on ${h.need}+: ${hitWords(h.hits)}; the enemy ${faces(h.back)} on ${h.backNeed}+: ${hitWords(h.backHits)}`,
  struck: (h) => `${who(h, h.unit)} is struck: ${hitWords(h.hits)} on Armour ${h.value} cost ${h.points} SP`,
  lost: (h) => `${who(h, h.unit)} loses ${h.points} SP, ${h.left} left`,
  'courage test': (h) =>
    `${who(h, h.unit)} tests Courage ${faces(h.dice)} = ${h.total} against ${h.courage}+: ${h.result}`,
  'rally test': (h) =>
    `${who(h, h.unit)} rallies ${faces(h.dice)} = ${h.total} against ${h.courage}+: ${h.result}`,
  moved: (h) => `${who(h, h.unit)} moves`,
  retreated: (h) => `${who(h, h.unit)} retreats ${inches(h.far)}`,
  'moved back': (h) => `${who(h, h.unit)} makes room`,
  suppressed: (h) => `${who(h, h.unit)} is Suppressed`,
  rallied: (h) => `${who(h, h.unit)} rallies`,
  destroyed: (h) => `${who(h, h.unit)} is destroyed`,
  routed: (h) => `${who(h, h.unit)} is routed`,
  charged: (h) => `${who(h, h.unit)} charges`,
  'counter-charged': (h) => `${who(h, h.unit)} meets the charge`,
  'wild charge': (h) => `${who(h, h.unit)} charges ${who(h, h.target)} wildly`,
  'fight lost': (h) => `${who(h, h.unit)} gives way`,
  blocked: (h) => `${who(h, h.unit)} is blocked ${faces(h.dice)}: ${hitWords(h.hits)}`,
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
  barrage: (h) => `${who(h, h.unit)} calls fire on ${who(h, h.target)} ${faces(h.dice)}: ${hitWords(h.hits)}`,
  spotting: (h) => `${who(h, h.unit)} spots ${who(h, h.target)}`,
  explosion: (h) => `${who(h, h.unit)} explodes`,
  manifested: (h) => `${who(h, h.unit)} manifests ${h.power} on ${who(h, h.target)}`,
  'power ended': (h) => `${h.power} on ${who(h, h.unit)} ends`,
  resisted: (h) => `${who(h, h.unit)} resists ${h.power}`,
  'building hit': (h) => `${house(h.house)} loses ${h.points} SP, ${h.left} left`,
  collapsed: (h) => `${house(h.house)} collapses`,
  stopped: (h, seats) => `${seatName(seats, h.seat)} gives no more orders`,
  trait: (h, seats) => `${seatName(seats, h.seat)}: the Commander is ${h.trait}`,
  list: (h, seats) => `${seatName(seats, h.seat)} fields ${h.name}, ${h.points} points`,
  roles: (h, seats) => `${sideName(seats, h.attacker)} attacks`,
  'vip taken': (h) => `${who(h, h.unit)} takes the VIP along`,
  'vip left': (h) => `${who(h, h.unit)} leaves the VIP behind`,
  'vip out': (h) => `${who(h, h.unit)} brings the VIP out`,
  'rolled again': (h) => `${who(h, h.unit)} rolls misses again ${faces(h.dice)}: ${hitWords(h.hits)}`,
  'list chosen': (h, seats) => `${seatName(seats, h.seat)} has chosen a detachment`,
  'role dice': (h) => `Rolled for the roles: ${h.dice.join(' and ')}`,
  counted: (h) => `Victory Points: ${h.vp.join(' to ')}${h.praise === null ? '' : `, ${h.praise}`}`,
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
  marker: (h) => `A marker lies at ${inches(h.x)}, ${inches(h.y)}`,
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
  wave: (h) => `A wave of ${h.builds.length} units is coming`,
  underdog: (h) => `${who(h, h.unit)} joins the weaker side`,
  scored: (h, seats) => `${h.vp} VP for ${sideName(seats, h.side)}: ${h.why}`,
});

/** The units and the building that a happening names, the acting one first. */
function about(what: Happening): ThingId[] {
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

export const log: Required<LogWords<Happening>> = {
  ...lines,
  about,
  by: (what) => ('seat' in what ? what.seat : null),
  dice,
};
