// The log of the frame of a mission, and of who acts and moves.
import type { Happening } from '../happenings.ts';
import { goalOf } from '../missions/province/secretGoals.ts';
import { cellName, doorName } from '../places.ts';
import { blipThing, cellThing, factionThing, unitThing } from '../things.ts';
import { type Kinds, who, times, sum, self, about, shown, still, silent, great, throwing } from './kit.ts';

/** A walk as it went: up to where something turned up. */
function walkWords(what: Extract<Happening, { type: 'walked' }>): string {
  const by = what.path?.length ?? what.by;
  const at = what.stops ?? what.to;
  return `${who(what)} walks ${times(by, 'field', 'fields')} to ${cellName(at)}${what.stops === undefined ? '' : ', where something turns up'}.`;
}

export const frame: Kinds<
  | 'variation'
  | 'secret goal'
  | 'round'
  | 'turn'
  | 'declined'
  | 'nobody left'
  | 'next mission'
  | 'mission over'
> = {
  variation: great((what) => `The variation is ${what.name}.`),
  'secret goal': {
    words: (what) => `The secret goal of the ${what.faction}: ${goalOf(what.faction, what.goal).words}.`,
    about: (what) => [factionThing(what.faction)],
  },
  round: { ...silent((what) => `Round ${what.round}.`), opens: (what) => `Round ${what.round}` },
  turn: {
    words: (what) => `${what.faction} move.`,
    beat: () => ({ kind: 'note', weight: 0 }),
    about: (what) => [factionThing(what.faction)],
    section: (what) => `Round ${what.round} · ${what.faction}`,
  },
  declined: () => 'The offer to end the mission is declined.',
  'nobody left': great((what) => `${what.side}: nobody is left.`),
  'next mission': (what) => `Mission ${what.number}: ${what.name}.`,
  'mission over': {
    words: (what) =>
      `The mission is over: ${what.points.map((one) => `${one.faction} ${one.points}`).join(', ')}.`,
    beat: () => ({ kind: 'goal', weight: 3 }),
    section: () => 'Result',
  },
};

export const movement: Kinds<
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
  activated: {
    ...shown(
      (what) => `${who(what)} acts.`,
      () => ({ kind: 'order', weight: 0 }),
    ),
    opens: (what) => `${who(what)} acts`,
  },
  'blip activated': {
    words: (what) => (what.mode === 'COLD' ? `${who(what)} is cold.` : `${who(what)} stirs.`),
    about: self,
    beat: (what) =>
      what.mode === 'COLD'
        ? { kind: 'note', weight: 0 }
        : { kind: 'order', weight: 0, actor: blipThing(what.blip) },
    // One headline for all sleepers in a row.
    opens: (what) => (what.mode === 'COLD' ? 'Cold Blips throw to wake' : `${who(what)} moves`),
  },
  walked: shown(walkWords, ({ path }) => ({
    kind: 'move',
    weight: 1,
    ...(path !== undefined && { path: path.map(cellThing) }),
  })),
  moves: still((what) => `${who(what)} makes for ${cellName(what.to)}.`),
  'teleport throw': {
    ...throwing(
      (what) =>
        `${who(what)} needs ${what.needed} to teleport and throws ${what.dice.join(' ')} (${sum(what.dice)}).`,
    ),
    beat: (what) => ({
      kind: 'roll',
      weight: 1,
      actor: unitThing(what.unit),
      plate: what.success ? 'jumps' : 'stays',
      tone: what.success ? 'good' : 'miss',
      dice: {
        values: what.dice,
        sides: 6,
        need: `${what.needed}+`,
        counts: [what.success],
        test: 'teleport',
      },
    }),
  },
  stopped: still((what) => `${who(what)} stops at ${cellName(what.at)}.`),
  dragged: still((what) => `${who(what)} is dragged to ${cellName(what.to)}.`),
  teleported: shown(
    (what) => `${who(what)} appears at ${cellName(what.to)}.`,
    () => ({ kind: 'move', weight: 1 }),
  ),
  'picked up': {
    words: (what) => `${who(what)} drags ${what.whom}.`,
    about: (what) => [...self(what), unitThing(what.other)],
  },
  sent: {
    words: (what) => `${who(what)} sends ${what.whom}.`,
    about: (what) => [...self(what), unitThing(what.civilian)],
  },
  spawned: shown(
    (what) => `${who(what)} arrives at ${cellName(what.cell)}.`,
    () => ({ kind: 'move', weight: 1 }),
  ),
  'left the map': shown(
    (what) => `${who(what)} is ${what.fate}.`,
    (what) => ({
      kind: 'goal',
      weight: 2,
      plate: what.fate,
      tone: what.fate === 'evacuated' ? 'good' : 'bad',
    }),
  ),
  'door opened': silent(
    (what) => `The door ${doorName(what.door)} ${what.onTheWay ? 'is opened on the way' : 'opens'}.`,
  ),
  'door closed': silent((what) => `The door ${doorName(what.door)} closes.`),
  'doors closed': silent(() => 'All doors close.'),
  'crystal pulled': (what) => `The crystal on ${cellName(what.cell)} is pulled.`,
  'crystal taken': {
    words: (what) => `The ${what.faction} take a crystal off the map.`,
    about: (what) => [factionThing(what.faction)],
  },
  'ship started': about(
    (what) => `${who(what)} starts the ship: it leaves at the end of round ${what.leaves}.`,
  ),
  'take-off': { ...great(() => 'The ship takes off.'), opens: () => 'The ship takes off' },
};
