// What the log of the companion says.
import { type LogKinds, type LogWords, logWords } from '@xenotable/kernel';
import { companionLog } from '@xenotable/kernel/companion';
import type { Told } from './table.ts';

const KINDS: LogKinds<Told> = {
  ...companionLog,
  'round begins': ({ round, wave }) => `Round ${round} begins, wave ${wave}`,
  'deck ready': ({ wave, cards }) => `The Hive’s deck of wave ${wave} is shuffled: ${cards} cards`,
  'deck reshuffled': ({ cards }) => `The Encounter discard is shuffled again: ${cards} in the new deck`,
  'item sold': ({ item, left }) => `A ${item} is bought, ${left} left`,
  'item arrives': ({ slot, item }) => `Item slot ${slot}: ${item}`,
  'lanes filled': ({ cards }) => `The Hive lays ${cards} face-down in the lanes`,
  'enemy revealed': ({ lane, enemy, power, hp }) =>
    `Lane ${lane}: ${enemy} is turned up, Power ${power}, Hit Points ${hp}`,
  'enemy joins': ({ lane }) => `Lane ${lane}: one more Enemy lies face-down at the back`,
  'enemy moves back': ({ lane, enemy }) => `Lane ${lane}: ${enemy} goes to the back`,
  'enemy leaves': ({ lane, enemy, killed }) =>
    `Lane ${lane}: ${enemy} ${killed ? 'is killed' : 'leaves the lane'}`,
  'enemy hurt': ({ lane, enemy, damage, left }) =>
    `Lane ${lane}: ${enemy} takes ${damage} and has ${left} left`,
  'troop hurt': ({ lane, by, damage, killed }) =>
    `Lane ${lane}: the Troop takes ${damage} from ${by}${killed ? ' and is killed' : ''}`,
  stalemate: ({ lane, enemy }) =>
    `Lane ${lane}: nobody hurts the other, the Troop facing ${enemy} goes to the back`,
  'base hit': ({ enemy, damage, left }) => `${enemy} overruns: the Base loses ${damage} and has ${left} left`,
  'lane held': ({ lane }) => `Lane ${lane} has no Enemy left`,
};

export const log: LogWords<Told> = logWords(KINDS);
