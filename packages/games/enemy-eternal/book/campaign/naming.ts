// Between missions soldiers may be given names.
import { type Refusal, refuse } from '@xenotable/kernel';
import type { Sheet } from '../../table.ts';
import { readName } from '../squad/readSquad.ts';
import { nameProblems } from '../squad/squad.ts';

/** EE-CAM-19 Those who can be named: all who live. */
export const nameable = (sheet: Sheet): number[] =>
  sheet.roster.filter((v) => v.state !== 'fallen').map((v) => v.id);

/** EE-CAM-19 EE-SQD-16 Why a soldier cannot be called so; null where it can. */
export function nameFault(sheet: Sheet, wish: Readonly<Record<string, unknown>>): Refusal | null {
  const { veteran, name } = wish;
  if (Object.keys(wish).length !== 3 || !nameable(sheet).some((id) => id === veteran))
    return refuse('EE-CAM-19', 'Somebody of the roster who lives is given a name.');
  try {
    const called = readName(name, 'name');
    const all = sheet.roster.map((v) => (v.id === veteran ? { ...v, called } : v));
    return nameProblems(all).find(() => true) ?? null;
  } catch (error) {
    return refuse('EE-SQD-16', error instanceof Error ? error.message : 'That is no name.');
  }
}
