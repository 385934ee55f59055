// Choices and happenings as players say them.
import type { Happening } from '@xenotable/kernel';
import { BOASTS } from './book/boasts.ts';
import type { Choice, Drive, Order, Spot } from './choices.ts';
import { inches } from './measure.ts';
import type { View } from './view.ts';

const place = ([x, y]: Spot): string => `${inches(x)}, ${inches(y)}`;

const ORDERS: Record<Order['order'], string> = {
  move: 'Move',
  ground: 'Go To Ground',
  jump: 'Teleport Jump',
  disembark: 'Get out',
  shoot: 'Shoot',
  attack: 'Attack',
  skirmish: 'Skirmish',
  'move and fire': 'Move and fire',
  'fire support': 'Fire Support',
  manifest: 'Manifest',
  regenerate: 'Regenerate',
  explode: 'Explode',
  arrive: 'Special Insertion',
  enter: 'Enter the table',
  charges: 'Set charges',
};

const house = (number: number): string => `Building ${number + 1}`;

const drive = (step: Drive): string =>
  'turn' in step ? `turn ${step.turn}°` : 'ahead' in step ? `ahead ${inches(step.ahead)}` : `back ${inches(step.back)}`;

function orderWords(order: Order, name: (id: number) => string): string {
  const what = order.power === undefined ? ORDERS[order.order] : order.power;
  const at =
    order.target !== undefined
      ? ` ${order.order === 'manifest' ? 'on' : order.order === 'shoot' ? 'at' : 'against'} ${name(order.target)}`
      : order.house !== undefined
        ? ` at ${house(order.house)}`
        : '';
  const spotter = order.spotter === undefined ? '' : `, spotted by ${name(order.spotter)}`;
  return `${name(order.unit)}: ${what}${at}${spotter}${order.by === undefined ? '' : ` (${order.by})`}`;
}

export function choiceWords(choice: Choice, v: View): string {
  const name = (id: number): string => v.units[id]?.name ?? `unit ${id}`;
  const chapter = v.flow.at(-1)?.chapter;
  if ('order' in choice) return orderWords(choice, name);
  if ('stop' in choice) return 'End your phase';
  if ('concede' in choice) return 'Give up';
  if ('rally' in choice) return `Rally ${name(choice.rally)}`;
  if ('test' in choice) return `${name(choice.test)} tests`;
  if ('wild' in choice) return `${name(choice.wild)} charges ${name(choice.target)}`;
  if ('hold' in choice) return choice.hold === 'fire' ? 'Hold fire' : `Hold the line, ${name(choice.hold)}`;
  if ('path' in choice) return `Go by ${choice.path.map(place).join(' to ')}`;
  if ('drive' in choice) return `Drive: ${choice.drive.map(drive).join(', ')}`;
  if ('board' in choice) return `Board ${name(choice.board)}`;
  if ('house' in choice) return `${chapter === 'move' ? 'Into' : 'Shoot at'} ${house(choice.house as number)}`;
  if ('exit' in choice) return `Leave by the ${choice.exit} edge`;
  if ('stay' in choice) return 'Stay';
  if ('first' in choice) return choice.first === 'shoot' ? 'Shoot first' : 'Move first';
  if ('shoot' in choice) return `Shoot at ${name(choice.shoot)}`;
  if ('react' in choice) {
    const [yes, no] = chapter === 'attack' ? ['Meet the charge', 'Stand and wait'] : ['Shoot back', 'Hold fire'];
    return choice.react ? yes! : no!;
  }
  if ('reroll' in choice) return choice.reroll === false ? 'Let it stand' : choice.reroll === true ? 'Roll again' : `Roll again: ${choice.reroll}`;
  if ('stun' in choice) return choice.stun ? 'Stun' : 'Kill';
  if ('retreat' in choice)
    return choice.retreat === 'stay' ? 'Stay in cover' : choice.retreat === 'away' ? 'Run straight away' : `Run for cover at ${place(choice.to!)}`;
  if ('storm' in choice) return `Storm to ${place(choice.storm)}`;
  if ('land' in choice) return choice.land === false ? 'Stay in reserve' : `Land at ${place(choice.land)}`;
  if ('direction' in choice) return `Towards ${choice.direction}°`;
  if ('far' in choice) return `${inches(choice.far)} far`;
  if ('stray' in choice) return choice.stray === null ? 'Keep the hits' : `${name(choice.stray)} takes the hits`;
  if ('crush' in choice) return choice.crush ? 'Crush it' : 'Leave it';
  if ('take' in choice) return choice.take ? 'Take the VIP along' : 'Leave the VIP';
  return beforeWords(choice, name);
}

/** Choices before the game and between battles. */
function beforeWords(choice: Choice, name: (id: number) => string): string {
  if ('table' in choice) return `Roll on the ${choice.table} table`;
  if ('trait' in choice) return choice.trait;
  if ('list' in choice) return `Field ${choice.list.split('\n')[0]!.replace(/ \[.*\]/, '')} (${choice.list.split('\n').length - 1} units)`;
  if ('hates' in choice) return `Hatred of ${choice.hates}`;
  if ('crusades' in choice) return `Crusade against ${choice.crusades}`;
  if ('doctrine' in choice) return choice.doctrine;
  if ('wise' in choice) return choice.wise === 0 ? 'Leave the roll' : choice.wise === 1 ? 'Plus 1' : 'Minus 1';
  if ('zone' in choice) return `Defend the ${choice.zone}`;
  if ('edge' in choice) return `By the ${choice.edge} edge`;
  if ('scenario' in choice) return choice.scenario;
  if ('suggested' in choice) return 'Place all as suggested';
  if ('place' in choice) return `Place ${name(choice.place)} at ${place(choice.at)}`;
  if ('embark' in choice) return `${name(choice.embark)} starts in ${name(choice.in)}`;
  if ('reserve' in choice) return `${name(choice.reserve)} starts in reserve`;
  if ('marker' in choice) return `Marker at ${place(choice.marker)}`;
  if ('swap' in choice) return choice.swap.length === 0 ? 'Swap nobody' : `Swap ${choice.swap.map(name).join(' and ')}`;
  if ('keep' in choice) return choice.keep.length === 0 ? 'Boast of nothing' : `Boast: ${choice.keep.map((id) => BOASTS[id].title).join('; ')}`;
  if ('raid' in choice) return `${name(choice.raid)} was raided`;
  if ('brood' in choice) return `${name(choice.brood)} returns`;
  if ('buy' in choice) return `Learn ${choice.buy}`;
  if ('remove' in choice) return `Unlearn ${choice.remove}`;
  if ('grow' in choice) return 'A larger detachment';
  if ('retire' in choice) return 'Retire';
  if ('done' in choice) return 'Done';
  if ('underdogs' in choice) return `${choice.underdogs} mercenaries`;
  return JSON.stringify(choice);
}

const sum = (dice: unknown): string => (Array.isArray(dice) ? `[${dice.join(' ')}]` : '');

/** Without names (a case, a test) seats have letters. */
const seatName = (seats: readonly string[], seat: unknown): string => seats[seat as number] ?? `Seat ${'ABCD'[seat as number]}`;
/** With two at the table a side is a person. */
const sideName = (seats: readonly string[], side: unknown): string => (seats.length === 2 ? seats[side as number]! : `Side ${(side as number) + 1}`);

/** Log lines. Units are named by number in the data; the table puts the names in. */
const LINES: Record<string, (h: Record<string, unknown>, seats: readonly string[]) => string> = {
  turn: (h) => `Turn ${h['turn']}`,
  phase: (h, seats) => `${seatName(seats, h['seat'])}’s phase, turn ${h['turn']}`,
  ordered: (h) =>
    `#${h['unit']} is ordered to ${h['order']}${(h['target'] as number) >= 0 ? ` #${h['target']}` : ''}${h['free'] === true ? ' (Free)' : ''}`,
  activation: (h) => `#${h['unit']} tests ${sum(h['dice'])} = ${h['total']} against ${h['value']}+: ${h['success'] === true ? 'success' : 'failure'}`,
  'order failed': (h) => `The order to #${h['unit']} fails`,
  'phase lost': (h, seats) => `${seatName(seats, h['seat'])} loses the phase`,
  shot: (h) => `#${h['unit']} shoots ${sum(h['dice'])} on ${h['need']}+: ${h['hits']} hits`,
  'return fire': (h) => `#${h['unit']} shoots back ${sum(h['dice'])} on ${h['need']}+: ${h['hits']} hits`,
  fought: (h) =>
    `#${h['unit']} fights ${sum(h['dice'])} on ${h['need']}+: ${h['hits']} hits; the enemy ${sum(h['back'])} on ${h['backNeed']}+: ${h['backHits']} hits`,
  lost: (h) => `#${h['unit']} loses ${h['points']} SP, ${h['left']} left`,
  'courage test': (h) => `#${h['unit']} tests Courage ${sum(h['dice'])} = ${h['total']} against ${h['courage']}+: ${h['result']}`,
  'rally test': (h) => `#${h['unit']} rallies ${sum(h['dice'])} = ${h['total']} against ${h['courage']}+: ${h['result']}`,
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
  counted: (h) => `Victory Points: ${(h['vp'] as number[]).join(' to ')}${h['praise'] === null ? '' : `, ${String(h['praise'])}`}`,
  'army tests': () => 'The whole detachment tests its courage',
  scored: (h, seats) => `${h['vp']} VP for ${sideName(seats, h['side'])}: ${h['why']}`,
};

/** Puts the units' names where the lines have their numbers. */
const withNames = (text: string, names: unknown): string =>
  text.replace(/#(\d+)/g, (number, id: string) =>
    typeof names === 'object' && names !== null ? ((names as Record<string, string>)[id] ?? number) : number,
  );

export function happeningWords(what: Happening, seats: readonly string[] = []): string {
  return withNames(lineOf(what, seats), what['names']);
}

function lineOf(what: Happening, seats: readonly string[]): string {
  const line = LINES[what.type];
  if (line !== undefined) return line(what, seats);
  const { type, names: _names, ...details } = what;
  const parts = Object.entries(details).map(([key, value]) =>
    key === 'unit' ? `#${String(value)}` : `${key} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  return parts.length === 0 ? type : `${type}: ${parts.join(', ')}`;
}
