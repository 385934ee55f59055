// The log: each happening as a sentence, with the things on the board that it is about.
import { type LogKinds, type ThingId, logWords } from '@xenotable/kernel';
import type { TypeName } from './content/units.ts';
import type { Happening, Thrown } from './happenings.ts';
import { cellName, doorName } from './places.ts';
import type { UnitId } from './table.ts';
import { blipThing, factionThing, unitThing } from './things.ts';

/** Whom a happening is about: a unit by its type, a Blip by its number. */
const who = (what: { kind?: TypeName } | { blip: number }): string => {
  if ('blip' in what) return `Blip ${what.blip + 1}`;
  return what.kind ?? 'Somebody';
};
const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
const thrown = ({ dice, worth }: Thrown): string =>
  `${dice.join(' ')}${worth === undefined ? '' : `, worth ${worth.join(' ')}`}`;

/** The acting thing of a happening. */
const self = (what: { unit: UnitId } | { blip: number }): ThingId[] =>
  'blip' in what ? [blipThing(what.blip)] : [unitThing(what.unit)];

/** A sentence about one unit or Blip. */
const about = <T extends { unit: UnitId } | { blip: number }>(words: (what: T) => string) => ({
  words,
  about: self,
});

/** The same with its dice. */
const throwing = <T extends ({ unit: UnitId } | { blip: number }) & { dice: readonly number[] }>(
  words: (what: T) => string,
) => ({ words, about: self, dice: (what: T) => what.dice });

/** A throw of one die, of a unit or of nobody. */
const oneDie = <T extends { die: number; unit?: UnitId }>(words: (what: T) => string) => ({
  words,
  about: (what: T): ThingId[] => (what.unit === undefined ? [] : [unitThing(what.unit)]),
  dice: (what: T) => [what.die],
});

type Kinds<T extends Happening['type']> = LogKinds<Extract<Happening, { type: T }>>;

const frame: Kinds<
  | 'variation'
  | 'secret goal'
  | 'round'
  | 'turn'
  | 'declined'
  | 'nobody left'
  | 'next mission'
  | 'mission over'
> = {
  variation: (what) => `The variation is ${what.name}.`,
  'secret goal': {
    words: (what) => `The ${what.faction} have goal ${what.goal}.`,
    about: (what) => [factionThing(what.faction)],
  },
  round: (what) => `Round ${what.round}.`,
  turn: {
    words: (what) => `${what.faction} move.`,
    about: (what) => [factionThing(what.faction)],
    section: (what) => `Round ${what.round} · ${what.faction}`,
  },
  declined: () => 'The offer to end the mission is declined.',
  'nobody left': (what) => `${what.side}: nobody is left.`,
  'next mission': (what) => `Mission ${what.number}: ${what.name}.`,
  'mission over': {
    words: (what) =>
      `The mission is over: ${what.points.map((one) => `${one.faction} ${one.points}`).join(', ')}.`,
    section: () => 'Result',
  },
};

const movement: Kinds<
  | 'activated'
  | 'blip activated'
  | 'walked'
  | 'stopped'
  | 'dragged'
  | 'moves'
  | 'teleport throw'
  | 'teleported'
  | 'picked up'
  | 'sent'
  | 'spawned'
  | 'left the map'
  | 'door opened'
  | 'door closed'
  | 'doors closed'
  | 'crystal pulled'
  | 'crystal taken'
  | 'ship started'
  | 'take-off'
> = {
  activated: about((what) => `${who(what)} acts.`),
  'blip activated': about((what) => `${who(what)} stirs.`),
  walked: about((what) => `${who(what)} walks ${times(what.by, 'field', 'fields')} to ${cellName(what.to)}.`),
  moves: about((what) => `${who(what)} makes for ${cellName(what.to)}.`),
  'teleport throw': throwing(
    (what) =>
      `${who(what)} needs ${what.needed} to teleport and throws ${what.dice.join(' ')} (${sum(what.dice)}).`,
  ),
  stopped: about((what) => `${who(what)} stops at ${cellName(what.at)}.`),
  dragged: about((what) => `${who(what)} is dragged to ${cellName(what.to)}.`),
  teleported: about((what) => `${who(what)} appears at ${cellName(what.to)}.`),
  'picked up': {
    words: (what) => `${who(what)} drags ${what.whom}.`,
    about: (what) => [...self(what), unitThing(what.other)],
  },
  sent: {
    words: (what) => `${who(what)} sends ${what.whom}.`,
    about: (what) => [...self(what), unitThing(what.civilian)],
  },
  spawned: about((what) => `${who(what)} arrives at ${cellName(what.cell)}.`),
  'left the map': about((what) => `${who(what)} is ${what.fate}.`),
  'door opened': (what) => `The door ${doorName(what.door)} opens.`,
  'door closed': (what) => `The door ${doorName(what.door)} closes.`,
  'doors closed': () => 'All doors close.',
  'crystal pulled': (what) => `The crystal on ${cellName(what.cell)} is pulled.`,
  'crystal taken': {
    words: (what) => `The ${what.faction} take a crystal off the map.`,
    about: (what) => [factionThing(what.faction)],
  },
  'ship started': about(
    (what) => `${who(what)} starts the ship: it leaves at the end of round ${what.leaves}.`,
  ),
  'take-off': () => 'The ship takes off.',
};

const fight: Kinds<
  | 'uses'
  | 'attacked'
  | 'strike throw'
  | 'damage throw'
  | 'explosion'
  | 'scattered'
  | 'dud'
  | 'hurt'
  | 'unhurt'
  | 'fell into coma'
  | 'coma throw'
  | 'died'
  | 'heals'
  | 'heal throw'
  | 'healed'
  | 'woke'
  | 'star spent'
  | 'PSI throw'
  | 'panics'
  | 'controlled'
  | 'made to run'
> = {
  uses: about((what) => `${who(what)} uses ${what.chain}.`),
  attacked: {
    words: (what) => `${who(what)} attacks ${what.whom ?? cellName(what.at)}.`,
    about: (what) => [...self(what), ...(what.target === undefined ? [] : [unitThing(what.target)])],
  },
  'strike throw': throwing(
    (what) =>
      `${who(what)} throws ${what.dice.join(' ')} against distance ${what.distance}: ${what.hit ? 'a hit' : 'a miss'}.`,
  ),
  'damage throw': throwing((what) => `Damage to ${who(what)}: ${thrown(what)}.`),
  explosion: (what) => `An explosion at ${cellName(what.at)}.`,
  scattered: (what) => `The shot goes astray to ${cellName(what.to)}.`,
  dud: () => 'A dud.',
  hurt: about(
    (what) =>
      `${who(what)} takes ${times(what.points, 'point', 'points')} and has ${times(what.left, 'heart', 'hearts')} left.`,
  ),
  unhurt: about((what) => `${who(what)} is not hurt.`),
  'fell into coma': about((what) => `${who(what)} falls into coma.`),
  'coma throw': oneDie((what) => `${who(what)} lies in coma and throws ${what.die}.`),
  died: about((what) => `${who(what)} dies.`),
  heals: {
    words: (what) => `${who(what)} heals ${what.whom}.`,
    about: (what) => [...self(what), unitThing(what.target)],
  },
  'heal throw': throwing((what) => `Healing for ${who(what)}: ${thrown(what)}.`),
  healed: about((what) => `${who(what)} regains ${times(what.points, 'heart', 'hearts')}.`),
  woke: about((what) => `${who(what)} wakes.`),
  'star spent': about((what) => `${who(what)} spends a star.`),
  'PSI throw': {
    words: (what) =>
      `${who(what)} reaches for the mind of ${what.whom}: ${what.dice.join(' ')} against ${what.needed}, ${what.success ? 'it gives way' : 'in vain'}.`,
    about: (what) => [...self(what), unitThing(what.victim)],
    dice: (what) => what.dice,
  },
  panics: about((what) => `${who(what)} panics.`),
  controlled: {
    words: (what) => `${who(what)} is under control.`,
    about: (what) => [...self(what), unitThing(what.by)],
  },
  'made to run': {
    words: (what) => `${who(what)} is made to run.`,
    about: (what) => [...self(what), unitThing(what.by)],
  },
};

const covered: Kinds<'revealed' | 'ghost vanished' | 'blip spotted' | 'blip left' | 'hid' | 'cold throw'> = {
  revealed: about((what) => `${who(what)} is revealed at ${cellName(what.cell)}.`),
  'ghost vanished': about((what) => `${who(what)} was a Ghost.`),
  'blip spotted': about((what) => `${who(what)} is spotted at ${cellName(what.cell)}.`),
  'blip left': about((what) => `${who(what)} leaves the map.`),
  hid: about((what) => `${who(what)} hides.`),
  'cold throw': oneDie((what) => `A sleeper throws ${what.die}.`),
};

const story: Omit<
  LogKinds<Happening>,
  keyof (typeof frame & typeof movement & typeof fight & typeof covered)
> = {
  'Ultra PSI': oneDie(
    (what) =>
      `The PSI reaches for the mind of ${who(what)} and throws ${what.die}: ${what.success ? 'it gives way' : 'in vain'}.`,
  ),
  'animal moved': about((what) => `${who(what)} is driven to ${cellName(what.to)}.`),
  armada: () => 'The armada comes.',
  bite: throwing((what) => `The monster bites: ${thrown(what)}.`),
  'bus attacked': about((what) => `${who(what)} attacks the bus.`),
  'bus driven': (what) => `The bus drives to ${cellName(what.to)}.`,
  'bus evacuated': (what) => `The bus leaves the map at ${cellName(what.to)}.`,
  convinced: about((what) => `${who(what)} is convinced and changes sides.`),
  discharge: { words: (what) => `The crystal discharges: ${thrown(what)}.`, dice: (what) => what.dice },
  dodge: oneDie((what) => `${who(what)} tries to dodge and throws ${what.die}.`),
  freed: about((what) => `${who(what)} is free again.`),
  'general alarm': () => 'General alarm.',
  'has a clone': about((what) => `${who(what)} has a clone.`),
  hatched: about((what) => `${who(what)} hatches at ${cellName(what.cell)}.`),
  hatchery: oneDie((what) => `The hatchery throws ${what.die}.`),
  meltdown: () => 'Meltdown: everything on the map is destroyed.',
  monster: (what) => `A giant monster comes out of the ground at ${cellName(what.cell)}.`,
  'monster charges': (what) => `The monster charges to ${cellName(what.to)}.`,
  'monster walks': (what) => `The monster walks to ${cellName(what.to)}.`,
  'nuclear strike': () => 'The nuclear strike.',
  permission: oneDie((what) => `Permission to strike is asked for: ${what.die}.`),
  promoted: about((what) => `It becomes ${who(what)}.`),
  reinforcement: {
    words: (what) =>
      what.unit === undefined
        ? 'Reinforcements come.'
        : `${who(what)} comes as reinforcement at ${cellName(what.cell)}.`,
    about: (what) => (what.unit === undefined ? [] : [unitThing(what.unit)]),
  },
  returned: about((what) => `${who(what)} returns at ${cellName(what.cell)}.`),
  roar: () => 'The monster roars.',
  rose: about((what) => `${who(what)} rises from the dead at ${cellName(what.cell)}.`),
  search: about((what) => `${who(what)} searches an Invader.`),
  'searched the ship': about((what) => `${who(what)} searches the ship.`),
  'searched the target': about((what) => `${who(what)} searches the target on ${cellName(what.cell)}.`),
  'set a charge': about((what) => `${who(what)} sets a charge.`),
  'ship blown up': () => 'The ship blows up.',
  'turret fires': {
    words: (what) => `The turrets fire: ${thrown(what)}.`,
    about: (what) => [unitThing(what.target)],
    dice: (what) => what.dice,
  },
  'waits in the air shaft': about((what) => `${who(what)} waits in the air shaft.`),
  wave: (what) => `Wave ${what.number} comes.`,
  wrecked: about((what) => `${who(what)} wrecks the ${what.room}.`),
  yell: about((what) => `The monster yells at ${who(what)}.`),
  'zombie strikes': {
    words: (what) => `${who(what)} strikes as a zombie: ${what.hit ? 'a hit' : 'a miss'}.`,
    about: (what) => [...self(what), unitThing(what.target)],
  },
};

export const log = logWords<Happening>({ ...frame, ...movement, ...fight, ...covered, ...story });
