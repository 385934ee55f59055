// The key of a command, as it is set on this device.
import { type Command, keyOf, keyWords, useKeysSet } from '../storage/keys.ts';

export const Keycap = ({ command }: { command: Command }) => (
  <span className="keycap">{keyWords(keyOf(command, useKeysSet()))}</span>
);
