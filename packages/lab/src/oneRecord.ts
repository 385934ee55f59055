// The record that the words of a command name.
import { existsSync, readFileSync } from 'node:fs';
import { BadInput, type GameRecord, readRecord } from '@xenotable/kernel';

export function oneRecord(command: string, [file, ...more]: readonly string[]): GameRecord {
  if (file === undefined || more.length > 0) throw new BadInput(command, 'name one record file');
  if (!existsSync(file)) throw new BadInput(file, 'there is no such file');
  return readRecord(readFileSync(file, 'utf8'));
}
