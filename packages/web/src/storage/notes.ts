// A player's own notes at a table: kept on this device, shown to nobody else.
import { keyOf, plainText, stored } from './stored.ts';

const at = (table: string) => stored(keyOf('notes', table), plainText, '', 'Your notes at this table');

export const notesOf = (table: string): string => at(table).read();

export function keepNotes(table: string, text: string): void {
  if (text.trim() === '') at(table).remove();
  else at(table).write(text);
}
