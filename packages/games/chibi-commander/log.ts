// The log: each happening as a sentence.
import type { Happening } from '@xenotable/kernel';
import { cellName } from './places.ts';
import { doorWords } from './words.ts';

type Told = Happening;
type Line = (what: Told) => string;

const who = (what: Told): string =>
  (what['kind'] as string | undefined) ?? ('blip' in what ? `Blip ${Number(what['blip']) + 1}` : 'Somebody');
const at = (cell: unknown): string => cellName(Number(cell));
const dice = (what: Told): string => (what['dice'] as number[]).join(' ');
const worth = (what: Told): string =>
  'worth' in what ? `, worth ${(what['worth'] as number[]).join(' ')}` : '';
const sum = (what: Told): number => (what['dice'] as number[]).reduce((all, die) => all + die, 0);
const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const lines: Record<string, Line> = {
  round: (what) => `Round ${what['round']}.`,
  turn: (what) => `${what['faction']} move.`,
  variation: (what) => `The variation is ${what['name']}.`,
  'secret goal': (what) => `The ${what['faction']} have goal ${what['goal']}.`,
  activated: (what) => `${who(what)} acts.`,
  'blip activated': (what) => `${who(what)} stirs.`,
  walked: (what) =>
    `${who(what)} walks ${times(Number(what['by']), 'field', 'fields')} to ${at(what['to'])}.`,
  moves: (what) => `${who(what)} makes for ${at(what['to'])}.`,
  uses: (what) => `${who(what)} uses ${what['chain']}.`,
  attacked: (what) => `${who(what)} attacks ${'whom' in what ? what['whom'] : at(what['at'])}.`,
  'strike throw': (what) =>
    `${who(what)} throws ${dice(what)} against distance ${what['distance']}: ${what['hit'] ? 'a hit' : 'a miss'}.`,
  'damage throw': (what) => `Damage to ${who(what)}: ${dice(what)}${worth(what)}.`,
  hurt: (what) =>
    `${who(what)} takes ${times(Number(what['points']), 'point', 'points')} and has ${times(Number(what['left']), 'heart', 'hearts')} left.`,
  unhurt: (what) => `${who(what)} is not hurt.`,
  'fell into coma': (what) => `${who(what)} falls into coma.`,
  died: (what) => `${who(what)} dies.`,
  'left the map': (what) => `${who(what)} is ${what['fate']}.`,
  'blip left': (what) => `${who(what)} leaves the map.`,
  explosion: (what) => `An explosion at ${at(what['at'])}.`,
  scattered: (what) => `The shot goes astray to ${at(what['to'])}.`,
  dud: () => 'A dud.',
  'heal throw': (what) => `Healing for ${who(what)}: ${dice(what)}${worth(what)}.`,
  heals: (what) => `${who(what)} heals ${what['whom']}.`,
  healed: (what) => `${who(what)} regains ${times(Number(what['points']), 'heart', 'hearts')}.`,
  woke: (what) => `${who(what)} wakes.`,
  'coma throw': (what) => `${who(what)} lies in coma and throws ${what['die']}.`,
  'star spent': (what) => `${who(what)} spends a star.`,
  'PSI throw': (what) =>
    `${who(what)} reaches for the mind of ${what['whom']}: ${dice(what)} against ${what['needed']}, ${what['success'] ? 'it gives way' : 'in vain'}.`,
  panics: (what) => `${who(what)} panics.`,
  controlled: (what) => `${who(what)} is under control.`,
  'teleport throw': (what) =>
    `${who(what)} needs ${what['needed']} to teleport and throws ${dice(what)} (${sum(what)}).`,
  teleported: (what) => `${who(what)} appears at ${at(what['to'])}.`,
  spawned: (what) => `${who(what)} arrives at ${at(what['cell'])}.`,
  revealed: (what) => `${who(what)} is revealed at ${at(what['cell'])}.`,
  'ghost vanished': (what) => `${who(what)} was a Ghost.`,
  'blip spotted': (what) => `${who(what)} is spotted at ${at(what['cell'])}.`,
  hid: (what) => `${who(what)} hides.`,
  'picked up': (what) => `${who(what)} drags ${what['whom']}.`,
  sent: (what) => `${who(what)} sends ${what['whom']}.`,
  'door opened': (what) => `The door ${doorWords(Number(what['door']))} opens.`,
  'door closed': (what) => `The door ${doorWords(Number(what['door']))} closes.`,
  'doors closed': () => 'All doors close.',
  'ship started': (what) => `${who(what)} starts the ship: it leaves at the end of round ${what['leaves']}.`,
  'take-off': () => 'The ship takes off.',
  'ship blown up': () => 'The ship blows up.',
  'cold throw': (what) => `A sleeper throws ${what['die']}.`,
  'crystal pulled': (what) => `The crystal on ${at(what['cell'])} is pulled.`,
  'crystal taken': (what) => `The ${what['faction']} take a crystal off the map.`,
  'searched the target': (what) => `${who(what)} searches the target on ${at(what['cell'])}.`,
  'nobody left': (what) => `${what['side']}: nobody is left.`,
  'next mission': (what) => `Mission ${what['number']}: ${what['name']}.`,
  'mission over': (what) =>
    `The mission is over: ${(what['points'] as { faction: string; points: number }[]).map((one) => `${one.faction} ${one.points}`).join(', ')}.`,
};

/** What no line fits is said by its name and details. */
function plainly(what: Told): string {
  const { type, kind: _kind, unit: _unit, blip: _blip, ...rest } = what as Record<string, unknown>;
  const details = Object.entries(rest).map(
    ([key, value]) =>
      `${key} ${['cell', 'to', 'from', 'at'].includes(key) && Number(value) >= 0 ? at(value) : Array.isArray(value) ? value.join(' ') : String(value)}`,
  );
  const subject = 'kind' in what || 'blip' in what ? `${who(what)}: ` : '';
  return `${subject}${String(type)}${details.length > 0 ? ` (${details.join(', ')})` : ''}.`;
}

export const happeningWords = (what: Happening): string => (lines[what.type] ?? plainly)(what as Told);
