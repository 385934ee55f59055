// The log of the companion: that of the game, and what only hands and rulers tell.
import { type LogKinds } from '@xenotable/kernel';
import { type CompanionHappening, companionLog, joinedLog } from '@xenotable/kernel/companion';
import { log as gameLog } from '../log.ts';
import { unitThing } from '../things.ts';
import type { OwnHappening } from './table.ts';

const listed = (models: readonly string[]): string => (models.length === 0 ? 'nobody' : models.join(', '));

const KINDS: LogKinds<OwnHappening | CompanionHappening> = {
  ...companionLog,
  measured: {
    words: ({ model, at, range, cover }) =>
      `Measured from ${model} to ${at}: ${range}${cover === null ? '' : `, ${cover}`}`,
    about: ({ model, at }) => [unitThing(model), unitThing(at)],
  },
  'moved as told': {
    words: ({ model, words }) => `${model} moves ${words}`,
    about: ({ model }) => [unitThing(model)],
  },
  touches: {
    words: ({ model, at }) => `${model} is in base contact with ${at}`,
    about: ({ model, at }) => [unitThing(model), unitThing(at)],
  },
  'stayed out': {
    words: ({ model }) => `${model} stays where it is`,
    about: ({ model }) => [unitThing(model)],
  },
  'pod found': ({ pod, models }) => `Pod ${pod} comes into view: ${listed(models)}`,
  reinforced: ({ models }) => `Reinforcements arrive: ${listed(models)}`,
  'terrain falls': ({ weapon }) => `The ${weapon} destroys all terrain within 2″ that can fall`,
  'explodes near': ({ weapon, at }) =>
    at === null ? `The ${weapon} goes wide and hits nobody` : `The ${weapon} goes wide and hits ${at}`,
  'runs away': ({ model, from }) => `${model} runs away from ${from}`,
  tested: {
    words: ({ model, what }) => `${model} has done it: ${what}`,
    about: ({ model }) => [unitThing(model)],
  },
  points: ({ people, automaton }) => `Points: ${people} for the people, ${automaton} for the automaton`,
};

export const log = joinedLog(gameLog, KINDS);
