// The log of what only one or two missions know.
import type { LogKinds } from '@xenotable/kernel';
import type { Happening } from '../happenings.ts';
import { cellName } from '../places.ts';
import { unitThing } from '../things.ts';
import { who, thrown, self, about, event, throwing, oneDie } from './kit.ts';
import type { covered, fight } from './fight.ts';
import type { frame, movement } from './movement.ts';

export const story: Omit<
  LogKinds<Happening>,
  keyof (typeof frame & typeof movement & typeof fight & typeof covered)
> = {
  'Ultra PSI': oneDie(
    (what) =>
      `The PSI reaches for the mind of ${who(what)} and throws ${what.die}: ${what.success ? 'it gives way' : 'in vain'}.`,
  ),
  'animal moved': about((what) => `${who(what)} is driven to ${cellName(what.to)}.`),
  armada: event(() => 'The armada comes.'),
  bite: throwing((what) => `The monster bites: ${thrown(what)}.`),
  'bus attacked': about((what) => `${who(what)} attacks the bus.`),
  'bus driven': event((what) => `The bus drives to ${cellName(what.to)}.`),
  'bus evacuated': event((what) => `The bus leaves the map at ${cellName(what.to)}.`),
  convinced: about((what) => `${who(what)} is convinced and changes sides.`),
  discharge: { words: (what) => `The crystal discharges: ${thrown(what)}.`, dice: (what) => what.dice },
  dodge: oneDie((what) => `${who(what)} tries to dodge and throws ${what.die}.`),
  freed: about((what) => `${who(what)} is free again.`),
  'general alarm': () => 'General alarm.',
  'has a clone': about((what) => `${who(what)} has a clone.`),
  hatched: about((what) => `${who(what)} hatches at ${cellName(what.cell)}.`),
  hatchery: { ...oneDie((what) => `The hatchery throws ${what.die}.`), opens: () => 'The hatchery' },
  meltdown: event(() => 'Meltdown: everything on the map is destroyed.'),
  monster: event((what) => `A giant monster comes out of the ground at ${cellName(what.cell)}.`),
  'monster charges': (what) => `The monster charges to ${cellName(what.to)}.`,
  'monster walks': (what) => `The monster walks to ${cellName(what.to)}.`,
  'nuclear strike': event(() => 'The nuclear strike.'),
  permission: oneDie((what) => `Permission to strike is asked for: ${what.die}.`),
  promoted: about((what) => `It becomes ${who(what)}.`),
  reinforcement: {
    words: (what) =>
      what.unit === undefined
        ? 'Reinforcements come.'
        : `${who(what)} comes as reinforcement at ${cellName(what.cell)}.`,
    opens: (what) =>
      what.unit === undefined ? 'Reinforcements come' : `${who(what)} comes as reinforcement`,
    about: (what) => (what.unit === undefined ? [] : [unitThing(what.unit)]),
  },
  returned: about((what) => `${who(what)} returns at ${cellName(what.cell)}.`),
  roar: event(() => 'The monster roars.'),
  rose: about((what) => `${who(what)} rises from the dead at ${cellName(what.cell)}.`),
  search: about((what) => `${who(what)} searches an Invader.`),
  'searched the ship': about((what) => `${who(what)} searches the ship.`),
  'searched the target': about((what) => `${who(what)} searches the target on ${cellName(what.cell)}.`),
  'set a charge': about((what) => `${who(what)} sets a charge.`),
  'ship blown up': event(() => 'The ship blows up.'),
  'turret fires': {
    words: (what) => `The turrets fire: ${thrown(what)}.`,
    opens: () => 'The turrets fire',
    about: (what) => [unitThing(what.target)],
    dice: (what) => what.dice,
  },
  'waits in the air shaft': about((what) => `${who(what)} waits in the air shaft.`),
  wave: event((what) => `Wave ${what.number} comes.`),
  wrecked: about((what) => `${who(what)} wrecks the ${what.room}.`),
  yell: about((what) => `The monster yells at ${who(what)}.`),
  'zombie strikes': {
    words: (what) => `${who(what)} strikes as a zombie: ${what.hit ? 'a hit' : 'a miss'}.`,
    about: (what) => [...self(what), unitThing(what.target)],
  },
};
