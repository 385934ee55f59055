// The log: words for every kind of happening, and what else a line shows.
import { type LogKinds, logWords } from '@xenotable/kernel';
import { IDENTIFIER, isShadow, kindOf } from './content/cards.ts';
import type { Happening } from './happenings.ts';
import { BANDS } from './table.ts';
import { placing, several } from './words.ts';

/** A card by its kind and identifier. */
function called(card: string | null): string {
  const at = card === null ? -1 : IDENTIFIER.indexOf(card);
  return at < 0 ? 'nothing' : isShadow(at) ? 'Merely Shadows' : `${kindOf(at).name} ${card}`;
}

const KINDS: LogKinds<Happening> = {
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

export const log = logWords<Happening>(KINDS);
