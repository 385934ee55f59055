// Setting other keys for the commands of the table, and conflicts between keys.
import { COMMANDS, type Command, type KeysSet, commandOf, keyWords } from './keys.ts';
import { changeSettings } from './settings.ts';

/** Keys that boards, dice and the browser use: what each does. */
const TAKEN: Readonly<Record<string, string>> = {
  ' ': 'goes on with what is shown',
  n: 'goes to the next unit on a board',
  r: 'is the ruler of a measured table',
  f: 'has everybody fire in Earth War',
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, 'presses a button or types a die'])),
};

/** Why a command cannot have a key, in words; null if it can. */
export function conflictOf(command: Command, key: string, set: KeysSet): string | null {
  const pressed = key.toLowerCase();
  if ([...pressed].length !== 1) return `${key} moves about the page: choose a letter or a sign.`;
  const taken = TAKEN[pressed];
  if (taken !== undefined)
    return `${pressed === ' ' ? 'Space' : keyWords(pressed)} ${taken}: choose another.`;
  const other = commandOf(pressed, set);
  return other === null || other === command
    ? null
    : `${keyWords(pressed)} is the key for “${COMMANDS[other].does}”: change that one first.`;
}

export const setKey = (command: Command, key: string, set: KeysSet): void =>
  changeSettings({ keys: { ...set, [command]: key.toLowerCase() } });

export const resetKeys = (): void => changeSettings({ keys: {} });
