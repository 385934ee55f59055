// Choices as players say them.
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

export const house = (number: number): string => `Building ${number + 1}`;

const drive = (step: Drive): string =>
  'turn' in step
    ? `turn ${step.turn}°`
    : 'ahead' in step
      ? `ahead ${inches(step.ahead)}`
      : `back ${inches(step.back)}`;

function orderWords(order: Order, name: (id: number) => string): string {
  const what = order.power === undefined ? ORDERS[order.order] : order.power;
  const at =
    order.target !== undefined
      ? ` ${order.order === 'manifest' ? 'on' : order.order === 'shoot' ? 'at' : 'against'} ${name(order.target)}`
      : order.house !== undefined
        ? ` ${order.order === 'attack' ? 'against' : 'at'} ${house(order.house)}`
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
  if ('house' in choice)
    return `${chapter === 'move' ? 'Into' : 'Shoot at'} ${house(choice.house as number)}`;
  if ('exit' in choice) return `Leave by the ${choice.exit} edge`;
  if ('stay' in choice) return 'Stay';
  if ('first' in choice) return choice.first === 'shoot' ? 'Shoot first' : 'Move first';
  if ('shoot' in choice) return `Shoot at ${name(choice.shoot)}`;
  if ('react' in choice) {
    const [yes, no] =
      chapter === 'attack' ? ['Meet the charge', 'Stand and wait'] : ['Shoot back', 'Hold fire'];
    return choice.react ? yes! : no!;
  }
  if ('reroll' in choice)
    return choice.reroll === false
      ? 'Let it stand'
      : choice.reroll === true
        ? 'Roll again'
        : `Roll again: ${choice.reroll}`;
  if ('stun' in choice) return choice.stun ? 'Stun' : 'Kill';
  if ('retreat' in choice)
    return choice.retreat === 'stay'
      ? 'Stay in cover'
      : choice.retreat === 'away'
        ? 'Run straight away'
        : `Run for cover at ${place(choice.to!)}`;
  if ('storm' in choice) return `Storm to ${place(choice.storm)}`;
  if ('land' in choice) return choice.land === false ? 'Stay in reserve' : `Land at ${place(choice.land)}`;
  if ('direction' in choice) return `Towards ${choice.direction}°`;
  if ('far' in choice) return `${inches(choice.far)} far`;
  if ('stray' in choice)
    return choice.stray === null ? 'Keep the hits' : `${name(choice.stray)} takes the hits`;
  if ('crush' in choice) return choice.crush ? 'Crush it' : 'Leave it';
  if ('take' in choice) return choice.take ? 'Take the VIP along' : 'Leave the VIP';
  return beforeWords(choice, name);
}

/** Choices before the game and between battles. */
function beforeWords(choice: Choice, name: (id: number) => string): string {
  if ('table' in choice) return `Roll on the ${choice.table} table`;
  if ('trait' in choice) return choice.trait;
  if ('list' in choice)
    return `Field ${choice.list.split('\n')[0]!.replace(/ \[.*\]/, '')} (${choice.list.split('\n').length - 1} units)`;
  if ('hates' in choice) return `Hatred of ${choice.hates}`;
  if ('crusades' in choice) return `Crusade against ${choice.crusades}`;
  if ('doctrine' in choice) return choice.doctrine;
  if ('wise' in choice)
    return choice.wise === 0 ? 'Leave the roll' : choice.wise === 1 ? 'Plus 1' : 'Minus 1';
  if ('zone' in choice) return `Defend the ${choice.zone}`;
  if ('edge' in choice) return `By the ${choice.edge} edge`;
  if ('scenario' in choice) return choice.scenario;
  if ('suggested' in choice) return 'Place all as suggested';
  if ('place' in choice) return `Place ${name(choice.place)} at ${place(choice.at)}`;
  if ('embark' in choice) return `${name(choice.embark)} starts in ${name(choice.in)}`;
  if ('reserve' in choice) return `${name(choice.reserve)} starts in reserve`;
  if ('marker' in choice) return `Marker at ${place(choice.marker)}`;
  if ('swap' in choice)
    return choice.swap.length === 0 ? 'Swap nobody' : `Swap ${choice.swap.map(name).join(' and ')}`;
  if ('keep' in choice)
    return choice.keep.length === 0
      ? 'Boast of nothing'
      : `Boast: ${choice.keep.map((id) => BOASTS[id].title).join('; ')}`;
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
