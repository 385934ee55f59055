// Choices and log lines as players say them.
import type { Happening } from '@xenotable/kernel';
import { IDENTIFIER, isShadow, kindOf } from './content/cards.ts';
import { BANDS, type Choice } from './table.ts';
import type { View } from './view.ts';

const several = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Wounds by slot: '3 on slot 1, 1 on 4'. */
export function placing(wounds: readonly number[]): string {
  const laid = wounds.flatMap((count, i) => (count > 0 ? [`${count} on ${i + 1}`] : []));
  return laid.join(', ').replace('on ', 'on slot ') || 'none';
}

export function choiceWords(choice: Choice, v: View): string {
  const name = (id: number): string => {
    const unit = v.table.squad.find((one) => one.id === id);
    return unit === undefined ? `unit ${id}` : unit.name;
  };
  switch (choice.do) {
    case 'done':
      return 'Go on';
    case 'skip':
      return 'Pass it by: counts as failed';
    case 'range':
      return `${choice.unit === 0 ? 'Everybody' : name(choice.unit)} one ${choice.by > 0 ? 'farther' : 'nearer'}`;
    case 'order':
      if ('wound' in choice) return `${choice.order} ${name(choice.unit)}: ${choice.wound}`;
      return 'unit' in choice
        ? `${choice.order} ${name(choice.unit)}`
        : 'card' in choice
          ? `${choice.order} ${choice.card}`
          : choice.order;
    case 'move':
      return `${name(choice.unit)} moves`;
    case 'fire':
      return `${name(choice.unit)} fires`;
    case 'melee':
      return `${name(choice.unit)} fights hand to hand`;
    case 'hold':
      return `${name(choice.unit)} holds fire`;
    case 'watch':
      return `${name(choice.unit)} watches`;
    case 'grenades':
      return `${name(choice.unit)} throws grenades`;
    case 'charges':
      return `${name(choice.unit)} sets charges`;
    case 'use':
      return `${name(choice.unit)} uses ${choice.item}`;
    case 'flip':
      return `Turn up slot ${choice.slot}`;
    case 'assign':
      return `Place ${placing(choice.wounds)}`;
    case 'look':
      return `Look at slots ${choice.slots[0]} and ${choice.slots[1]}`;
    case 'exchange':
      return 'Exchange them';
    case 'strike':
      return `Hit ${name(choice.unit)}`;
    case 'treat':
      return `${name(choice.by)} treats ${name(choice.unit)}: ${choice.wound}`;
    case 'stim':
      return `${name(choice.unit)} uses a Stim Injector`;
    case 'fall':
      return `${name(choice.unit)} goes down`;
    case 'heal':
      return `Heal ${name(choice.unit)}`;
    case 'medkit':
      return `${name(choice.by)} treats ${name(choice.unit)}`;
    case 'check':
      return `${name(choice.unit)} tries it`;
    case 'breach':
      return `${name(choice.unit)} breaches it`;
    case 'operate':
      return `Operate on ${name(choice.unit)}`;
    case 'trauma':
      return `Save ${name(choice.unit)}`;
    case 'promote to leader':
      return `${name(choice.unit)} leads`;
    case 'hire':
      return `Hire ${name(choice.unit)}`;
    case 'dismiss':
      return `Say goodbye to ${name(choice.unit)}`;
    case 'stay':
      return `${name(choice.unit)} stays at home`;
    case 'bring':
      return `${name(choice.unit)} comes along`;
    case 'gift':
      return choice.gift === 'AMMO' ? '3 AMMO' : choice.gift === 'CP' ? '1 CP' : 'An Armed Survivor';
    case 'blow':
      return 'Leave and blow the charges';
    case 'take over':
      return `${name(choice.unit)} takes ${choice.item} from ${name(choice.from)}`;
    case 'refill':
      return `Refill ${name(choice.unit)}'s ${choice.item}`;
    case 'branch':
      return choice.branch;
    case 'recruit':
      return `Hire a ${choice.type}`;
    case 'buy':
      return `${choice.item} for ${name(choice.unit)}`;
    case 'promote':
      return `Promote ${name(choice.unit)}: ${choice.gain}${choice.bands.length > 0 ? ` at ${choice.bands.map((band) => BANDS[band]).join(' and ')}` : ''}`;
    case 'repeat':
      return 'Play it again';
  }
}

/** The details that log lines are made of. */
interface Fact {
  by: string;
  order: string;
  unit: string;
  card: string | null;
  cards: string[];
  item: string;
  gun: string;
  node: string;
  mission: string;
  branch: string;
  end: string;
  as: string;
  act: string;
  gain: string;
  grade: string;
  slots: number[];
  split: number[];
  stopped: boolean;
  round: number;
  rounds: number;
  dealt: number;
  aside: number;
  rn: number;
  roll: number;
  band: number;
  rating: number;
  sl: number;
  slot: number;
  shadows: number;
  ammo: number;
  left: number;
  set: number;
  charges: number;
  cancelled: number;
  wounds: number;
  hits: number;
  of: number;
  acid: number;
  points: number;
  cp: number;
  clock: number;
  count: number;
}

/** A card by its kind and identifier. */
function called(card: string | null): string {
  const at = card === null ? -1 : IDENTIFIER.indexOf(card);
  return at < 0 ? 'nothing' : isShadow(at) ? 'Merely Shadows' : `${kindOf(at).name} ${card}`;
}

const LINES: Record<string, (o: Fact) => string> = {
  ordered: (o) => `${o.by}: "${o.order}"`,
  dealt: (o) =>
    `Round ${o.round}: ${several(o.dealt, 'card')} dealt face down${o.aside > 0 ? `, ${o.aside} aside` : ''}`,
  ranged: (o) => `${o.unit}: RN ${o.rn}, ${BANDS[o.band]}`,
  moved: (o) => `${o.unit} is now at ${BANDS[o.band]}`,
  scanned: (o) => `${o.unit} scans: ${several(o.shadows, 'shadow')} among the cards`,
  deployed: (o) => `${o.unit} sets up ${o.gun}`,
  spent: (o) => `${o.ammo} AMMO spent, ${o.left} left`,
  supplied: (o) => `${o.ammo} AMMO found, ${o.left} now`,
  checked: (o) =>
    `${o.unit}: ${o.act.toUpperCase()} ${o.rating}, RN ${o.rn}, ${o.act === 'charges' ? several(o.sl, 'charge') : several(o.sl, 'wound')}`,
  'held fire': (o) => `${o.unit} holds fire`,
  'threw grenades': (o) => `${o.unit} throws grenades: 3 wounds`,
  used: (o) => `${o.unit} uses ${o.item}`,
  'charges set': (o) => `${several(o.set, 'charge')} set, ${o.charges} in all`,
  'turned up': (o) => `Slot ${o.slot}: ${called(o.card)}`,
  assigned: (o) => `Wounds placed: ${placing(o.split)}`,
  'hive looked': (o) =>
    `The hive looks at slots ${o.slots.join(' and ')}${o.cards === undefined ? '' : `: ${o.cards.map(called).join(', ')}`}`,
  'hive exchanged': (o) => `The hive exchanges slots ${o.slots.join(' and ')}`,
  'hive left them': () => 'The hive leaves them as they lie',
  ambushed: (o) => `${called(o.card)} ambushes: ${several(o.cancelled, 'wound')} cancelled`,
  struck: (o) =>
    `${called(o.card)}: RN ${o.rn}, ${BANDS[o.band]}, ${o.rating > 0 ? `ATTACK ${o.rating}, RN ${o.roll}, ${several(o.wounds, 'wound')}` : 'no attack'}`,
  wounded: (o) => `${called(o.by)} hits ${o.unit}`,
  shielded: (o) => `${called(o.by)} takes ${several(o.wounds, 'wound')} for the Queen`,
  armour: (o) => `${o.unit}: ARM ${o.rating}, RN ${o.rn}, ${o.stopped ? 'stopped' : 'through'}`,
  ignored: (o) => `A wound on ${o.unit} is treated at once`,
  stimmed: (o) => `${o.unit} stays up on a stim`,
  implanted: (o) => `${o.unit} is DOWN and implanted`,
  hurt: (o) => `${o.unit}: ${o.wounds} of ${o.hits} HITS`,
  unharmed: (o) => `${o.unit} is unharmed (RN ${o.rn})`,
  down: (o) => `${o.unit} is DOWN`,
  hit: (o) => `${called(o.card)}: ${o.wounds} of ${o.of} wounds`,
  killed: (o) => `${called(o.card)} is killed`,
  acid: (o) => `Acid of ${called(o.card)}: RN ${o.rn} against ${o.acid}`,
  burnt: (o) => `Acid burns ${o.unit}: ${o.wounds} of ${o.hits} HITS`,
  joined: (o) => `${called(o.card)} is called`,
  hatched: (o) => `${called(o.card)} opens (RN ${o.rn})`,
  'still closed': (o) => `${called(o.card)} stays closed (RN ${o.rn})`,
  escaped: (o) => `${called(o.card)} escapes (RN ${o.rn})`,
  matured: (o) => `${called(o.card)} matures into a Drone (RN ${o.rn})`,
  stayed: (o) => `${called(o.card)} stays (RN ${o.rn})`,
  rescued: (o) => `${called(o.card)} is rescued: +1 point`,
  'bystander lost': (o) => `${called(o.card)} is dead: ${o.points} points`,
  command: (o) => `CP: ${o.cp}`,
  enlisted: (o) => `${o.unit} joins (${o.as})`,
  reinforced: (o) =>
    o.card === null ? `No reinforcements (RN ${o.rn})` : `${called(o.card)} comes up (RN ${o.rn})`,
  contact: (o) => `${o.node}: contact, ${several(o.count, 'card')}`,
  'combat over': (o) => `The combat is over after ${several(o.rounds, 'round')}: ${o.end}`,
  'fire clock': (o) => `The fire clock stands at ${o.clock}`,
  KIA: (o) => `${o.unit} is killed in action`,
  carried: (o) => `${o.unit} is carried along (RN ${o.rn})`,
  'pulled through': (o) => `${o.unit} pulls through (RN ${o.rn} against ${o.rating})`,
  lost: (o) => `${o.unit} is lost (RN ${o.rn} against ${o.rating})`,
  'set out': (o) => `${o.mission}: the squad sets out with ${o.ammo} AMMO`,
  arrived: (o) => `The squad reaches ${o.node}`,
  healed: (o) => `${o.unit} is healed: ${several(o.wounds, 'wound')} left`,
  'took over': (o) => `${o.unit} takes over ${o.item}`,
  refilled: (o) => `${o.unit}'s ${o.item} is refilled`,
  tried: (o) => `${o.unit}: WITS ${o.rating}, RN ${o.rn}`,
  'check passed': (o) => `${o.node}: success`,
  'check failed': (o) => `${o.node}: failure`,
  branch: (o) => `The squad takes: ${o.branch}`,
  'mission won': (o) => `${o.mission} is won`,
  'mission lost': (o) => `${o.mission} is lost`,
  scored: (o) => `${several(o.points, 'point')}`,
  hired: () => 'The survivor signs on as a Recruit',
  dismissed: () => 'The survivor goes home',
  leads: (o) => `${o.unit} leads the squad now`,
  equipped: (o) => `${o.unit} gets ${o.item}`,
  promoted: (o) => `${o.unit} is promoted: ${o.gain}`,
  'campaign over': (o) => `The campaign ends: ${o.grade}, ${o.points} points`,
  patrol: (o) => `On patrol: ${o.cards.join(', ')}`,
};

export function happeningWords(what: Happening): string {
  const line = LINES[what.type];
  return line === undefined ? what.type : line(what as unknown as Fact);
}
