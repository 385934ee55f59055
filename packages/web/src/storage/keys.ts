// The keys of the table: one list of commands, what each is called, its usual key, and the one that was set for it.
import { changeSettings, useSettings } from './settings.ts';

export const COMMANDS = {
  undo: { key: 'u', does: 'undo' },
  end: { key: 'e', does: 'end: ready or pass' },
  actions: { key: 'a', does: 'actions' },
  odds: { key: 'o', does: 'odds' },
  log: { key: 'l', does: 'log' },
  briefing: { key: 'g', does: 'goals and briefing' },
  hint: { key: 'h', does: 'a hint: the best three things to do' },
  digest: { key: 'd', does: 'what others did' },
  watch: { key: 'w', does: 'watch again' },
  trails: { key: 't', does: 'trails of the last moves' },
  ping: { key: 'p', does: 'online: point the others at what has the focus' },
  search: { key: '/', does: 'find an action by typing' },
  help: { key: '?', does: 'this help' },
} as const;

export type Command = keyof typeof COMMANDS;
export type KeysSet = Readonly<Partial<Record<Command, string>>>;

export const isCommand = (name: string): name is Command => Object.hasOwn(COMMANDS, name);
export const commands = Object.keys(COMMANDS).filter(isCommand);

/** Keys that boards, dice and the browser use: what each does. */
const TAKEN: Readonly<Record<string, string>> = {
  ' ': 'goes on with what is shown',
  n: 'goes to the next unit on a board',
  r: 'is the ruler of a measured table',
  f: 'has everybody fire in Earth War',
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, 'presses a button or types a die'])),
};

export const keyOf = (command: Command, set: KeysSet): string => set[command] ?? COMMANDS[command].key;

/** The command of a key; null if it has none. */
export function commandOf(key: string, set: KeysSet): Command | null {
  const pressed = key.toLowerCase();
  return commands.find((command) => keyOf(command, set) === pressed) ?? null;
}

/** As it is printed on the key. */
export const keyWords = (key: string): string => key.toUpperCase();

/** Why a key cannot be given to a command, in words; null if it can. */
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

export const useKeysSet = (): KeysSet => useSettings().keys;
