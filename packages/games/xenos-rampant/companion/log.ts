// The log of the companion: that of the game, and what only hands, rulers and counted dice tell.
import type { LogKinds } from '@xenotable/kernel';
import { type CompanionHappening, companionLog, joinedLog } from '@xenotable/kernel/companion';
import { log as gameLog } from '../log.ts';
import type { OwnHappening } from './table.ts';

const KINDS: LogKinds<OwnHappening | CompanionHappening> = {
  ...companionLog,
  'turn begins': ({ turn, of }) => `Turn ${turn} of ${of} begins`,
  'phase begins': ({ who }) => `${who}: a phase begins`,
  'phase ends': ({ who, why }) => `${who}: the phase ends, ${why}`,
  'activation tested': {
    words: ({ unit, what, dice, total, need, passed }) =>
      `${unit} ${what}: ${dice.join(' ')} comes to ${total} against ${need}, ${passed ? 'it obeys' : 'it fails'}`,
    dice: ({ dice }) => dice,
  },
  'held its nerve': {
    words: ({ unit, dice, total, courage }) =>
      `${unit} tests Courage: ${dice.join(' ')} comes to ${total} against ${courage}, it holds`,
    dice: ({ dice }) => dice,
  },
  'lost its nerve': {
    words: ({ unit, dice, total, courage, broken }) =>
      `${unit} tests Courage: ${dice.join(' ')} comes to ${total} against ${courage}, ${broken ? 'it is broken' : 'it fails'}`,
    dice: ({ dice }) => dice,
  },
  'unit rallied': ({ unit }) => `${unit} rallies`,
  'unit suppressed': ({ unit }) => `${unit} is Suppressed`,
  'gives way': ({ unit, words }) => `${unit} retreats ${words}`,
  'unit routed': ({ unit }) => `${unit} is routed`,
  'unit destroyed': ({ unit }) => `${unit} is destroyed`,
  'moved as told': ({ unit, words }) => (words === '' ? `${unit} moves` : `${unit} moves as told`),
  'takes ground': ({ unit }) => `${unit} goes to ground`,
  volley: ({ unit, at, dice, need, hits, armour }) =>
    `${unit} shoots at ${at}: ${hits} hits of ${dice} dice at ${need}+, Armour ${armour}`,
  'answers fire': ({ unit, at }) => `${unit} shoots back at ${at}`,
  blows: ({ unit, at, dice, need, hits, armour }) =>
    `${unit} strikes at ${at}: ${hits} hits of ${dice} dice at ${need}+, Armour ${armour}`,
  does: ({ unit, what }) => `${unit} does ${what}`,
  'points told': ({ people, automaton }) =>
    `Points: ${people} for the people, ${automaton} for the automaton`,
};

export const log = joinedLog(gameLog, KINDS);
