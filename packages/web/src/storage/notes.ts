// What somebody writes down for themselves at a table: kept on this device, shown to nobody.
const keyOf = (table: string): string => `xenotable.notes.${table}`;

export const notesOf = (table: string): string => localStorage.getItem(keyOf(table)) ?? '';

export function keepNotes(table: string, text: string): void {
  if (text.trim() === '') localStorage.removeItem(keyOf(table));
  else localStorage.setItem(keyOf(table), text);
}
