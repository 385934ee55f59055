// The keys of the table: one list of commands with their names, default keys, and keys set by the player.
import { useSettings } from './settings.ts';

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

export const keyOf = (command: Command, set: KeysSet): string => set[command] ?? COMMANDS[command].key;

/** The command of a key, or null. */
export function commandOf(key: string, set: KeysSet): Command | null {
  const pressed = key.toLowerCase();
  return commands.find((command) => keyOf(command, set) === pressed) ?? null;
}

/** The key as printed on a keyboard. */
export const keyWords = (key: string): string => key.toUpperCase();

export const useKeysSet = (): KeysSet => useSettings().keys;
