// What happened, as a log says it.
import type { Happening } from '@xenotable/kernel';
import { BOASTS } from './book/boasts.ts';
import { inches } from './measure.ts';
import { scenarioNamed } from './scenarios/index.ts';
import type { BoastId, ScenarioName } from './table.ts';
import { house } from './words.ts';

const sum = (dice: unknown): string => (Array.isArray(dice) ? `[${dice.join(' ')}]` : '');

/** ': First blood; Not one step back' for whom the cards are open, else nothing. */
const boasts = (cards: unknown): string =>
  Array.isArray(cards) && cards.length > 0
    ? `: ${(cards as BoastId[]).map((id) => BOASTS[id].title).join('; ')}`
    : '';

/** Without names (a case, a test) seats have letters. */
const seatName = (seats: readonly string[], seat: unknown): string =>
  seats[seat as number] ?? `Seat ${'ABCD'[seat as number]}`;
/** With two at the table a side is a person. */
const sideName = (seats: readonly string[], side: unknown): string =>
  seats.length === 2 ? seats[side as number]! : `Side ${(side as number) + 1}`;

/** Log lines. Units are named by number in the data; the table puts the names in. */
export const LINES: Record<string, (h: Record<string, unknown>, seats: readonly string[]) => string> = {
  turn: (h) => `Turn ${h['turn']}`,
  phase: (h, seats) => `${seatName(seats, h['seat'])}’s phase, turn ${h['turn']}`,
  ordered: (h) =>
    `#${h['unit']} is ordered to ${h['order']}${(h['target'] as number) >= 0 ? ` #${h['target']}` : ''}${h['free'] === true ? ' (Free)' : ''}`,
  activation: (h) =>
    `#${h['unit']} tests ${sum(h['dice'])} = ${h['total']} against ${h['value']}+: ${h['success'] === true ? 'success' : 'failure'}`,
  'order failed': (h) => `The order to #${h['unit']} fails`,
  'phase lost': (h, seats) => `${seatName(seats, h['seat'])} loses the phase`,
  shot: (h) => `#${h['unit']} shoots ${sum(h['dice'])} on ${h['need']}+: ${h['hits']} hits`,
  'return fire': (h) => `#${h['unit']} shoots back ${sum(h['dice'])} on ${h['need']}+: ${h['hits']} hits`,
  fought: (h) =>
    `#${h['unit']} fights ${sum(h['dice'])} on ${h['need']}+: ${h['hits']} hits; the enemy ${sum(h['back'])} on ${h['backNeed']}+: ${h['backHits']} hits`,
  lost: (h) => `#${h['unit']} loses ${h['points']} SP, ${h['left']} left`,
  'courage test': (h) =>
    `#${h['unit']} tests Courage ${sum(h['dice'])} = ${h['total']} against ${h['courage']}+: ${h['result']}`,
  'rally test': (h) =>
    `#${h['unit']} rallies ${sum(h['dice'])} = ${h['total']} against ${h['courage']}+: ${h['result']}`,
  moved: (h) => `#${h['unit']} moves`,
  retreated: (h) => `#${h['unit']} retreats ${inches(h['far'] as number)}`,
  suppressed: (h) => `#${h['unit']} is Suppressed`,
  rallied: (h) => `#${h['unit']} rallies`,
  destroyed: (h) => `#${h['unit']} is destroyed`,
  routed: (h) => `#${h['unit']} is routed`,
  charged: (h) => `#${h['unit']} charges`,
  'counter-charged': (h) => `#${h['unit']} meets the charge`,
  'wild charge': (h) => `#${h['unit']} charges #${h['target']} wildly`,
  'fight lost': (h) => `#${h['unit']} gives way`,
  blocked: (h) => `#${h['unit']} is blocked ${sum(h['dice'])}: ${h['hits']} hits`,
  stayed: (h) => `#${h['unit']} stays in cover`,
  stormed: (h) => `#${h['unit']} takes the position`,
  placed: (h) => `#${h['unit']} is placed`,
  reserve: (h) => `#${h['unit']} waits in reserve`,
  'starts in': (h) => `#${h['unit']} starts in #${h['transport']}`,
  boarded: (h) => `#${h['unit']} boards #${h['transport']}`,
  entered: (h) => `#${h['unit']} enters ${house(h['house'] as number)}`,
  withdrawn: (h) => `#${h['unit']} leaves the table`,
  landed: (h) => `#${h['unit']} lands`,
  'went to ground': (h) => `#${h['unit']} goes to ground`,
  healed: (h) => `#${h['unit']} regains a point, ${h['left']} now`,
  barrage: (h) => `#${h['unit']} calls fire on #${h['target']} ${sum(h['dice'])}: ${h['hits']} hits`,
  spotting: (h) => `#${h['unit']} spots #${h['target']}`,
  explosion: (h) => `#${h['unit']} explodes`,
  manifested: (h) => `#${h['unit']} manifests ${h['power']} on #${h['target']}`,
  'power ended': (h) => `${h['power']} on #${h['unit']} ends`,
  resisted: (h) => `#${h['unit']} resists ${h['power']}`,
  'building hit': (h) => `${house(h['house'] as number)} loses ${h['points']} SP, ${h['left']} left`,
  collapsed: (h) => `${house(h['house'] as number)} collapses`,
  stopped: (h, seats) => `${seatName(seats, h['seat'])} gives no more orders`,
  trait: (h, seats) => `${seatName(seats, h['seat'])}: the Commander is ${h['trait']}`,
  list: (h, seats) => `${seatName(seats, h['seat'])} fields ${h['name']}, ${h['points']} points`,
  roles: (h, seats) => `${sideName(seats, h['attacker'])} attacks`,
  'vip taken': (h) => `#${h['unit']} takes the VIP along`,
  'vip left': (h) => `#${h['unit']} leaves the VIP behind`,
  'vip out': (h) => `#${h['unit']} brings the VIP out`,
  'rolled again': (h) => `#${h['unit']} rolls misses again ${sum(h['dice'])}: ${h['hits']} hits`,
  'list chosen': (h, seats) => `${seatName(seats, h['seat'])} has chosen a detachment`,
  'role dice': (h) => `Rolled for the roles: ${(h['dice'] as number[]).join(' and ')}`,
  counted: (h) =>
    `Victory Points: ${(h['vp'] as number[]).join(' to ')}${h['praise'] === null ? '' : `, ${String(h['praise'])}`}`,
  'army tests': () => 'The whole detachment tests its courage',
  absent: (h) => `#${h['unit']} does not turn up`,
  battle: (h) => `Battle ${h['number']} of the campaign`,
  'boast cards': (h, seats) => `${seatName(seats, h['seat'])} draws three boasts${boasts(h['cards'])}`,
  boasted: (h, seats) =>
    `${seatName(seats, h['seat'])} keeps ${h['count'] === 1 ? 'one boast' : `${h['count']} boasts`}${boasts(h['keep'])}`,
  brood: (h) => `The nest stirs: ${h['die']}`,
  career: (h, seats) => `${seatName(seats, h['seat'])} gains ${h['points']} career points`,
  conceded: (h, seats) => `${seatName(seats, h['seat'])} gives up`,
  crusades: (h, seats) => `${seatName(seats, h['seat'])} crusades against ${h['against']}`,
  crushed: (h) => `#${h['unit']} crushes an obstacle`,
  doctrine: (h, seats) => `${seatName(seats, h['seat'])}: ${h['doctrine']}`,
  errand: (h) =>
    `The secret errand${typeof h['card'] === 'string' ? `, ${h['card']},` : ''} is ${h['done'] === true ? 'done' : 'not done'}`,
  fate: (h, seats) => `The Commander of ${seatName(seats, h['seat'])} is ${h['result']}`,
  'force field': (h) => `The force field of #${h['unit']} ${sum(h['dice'])} saves ${h['saved']} SP`,
  grown: (h, seats) => `${seatName(seats, h['seat'])} may field ${h['total']} points from now on`,
  hates: (h, seats) => `${seatName(seats, h['seat'])}: Hatred of ${h['whom']}`,
  held: (h) => `#${h['unit']} holds the line`,
  infiltrates: (h) => `#${h['unit']} infiltrates, ${h['die']}" farther than it moves`,
  'jump rolled': (h) => `#${h['unit']} jumps ${sum(h['dice'])}`,
  jumped: (h) => `#${h['unit']} arrives`,
  marker: (h) => `A marker lies at ${inches(h['x'] as number)}, ${inches(h['y'] as number)}`,
  medic: (h) => `#${h['medic']} ${h['saved'] === true ? 'saves' : 'cannot save'} a point of #${h['unit']}`,
  mercenary: (h) => `The mercenaries #${h['unit']} roll ${h['roll']}`,
  'new commander': (h, seats) => `${seatName(seats, h['seat'])} has a new Commander`,
  'new ranks': (h) => `Fresh ranks of #${h['unit']} come up`,
  'no contact': (h) => `#${h['unit']} and #${h['target']} do not meet`,
  'put out': (h) => `#${h['unit']} gets out of the wreck`,
  raided: (h) => `#${h['unit']} was raided, ${h['left']} SP left`,
  reborn: (h) => `#${h['unit']} crawls out of the nest`,
  scenario: (h) => `The battle is ${scenarioNamed(h['name'] as ScenarioName).title}`,
  secret: (h, seats) =>
    `${seatName(seats, h['seat'])} has a secret errand${h['card'] === undefined ? '' : `: ${String(h['card'])}`}`,
  strayed: (h) => `The barrage strays to #${h['target']}`,
  stunned: (h) => `#${h['unit']} is stunned instead of losing ${h['points']} SP`,
  swapped: (h) => `${(h['units'] as number[]).map((id) => `#${id}`).join(' and ')} change places`,
  'trait removed': (h, seats) => `${seatName(seats, h['seat'])}: the Commander unlearns ${h['trait']}`,
  wave: (h) => `A wave of ${(h['builds'] as unknown[]).length} units is coming`,
  underdog: (h) => `#${h['unit']} joins the weaker side`,
  scored: (h, seats) => `${h['vp']} VP for ${sideName(seats, h['side'])}: ${h['why']}`,
};

/** Puts the units' names where the lines have their numbers. */
const withNames = (text: string, names: unknown): string =>
  text.replace(/#(\d+)/g, (number, id: string) =>
    typeof names === 'object' && names !== null ? ((names as Record<string, string>)[id] ?? number) : number,
  );

export const happeningWords = (what: Happening, seats: readonly string[] = []): string =>
  withNames(LINES[what.type]?.(what, seats) ?? what.type, what['names']);
