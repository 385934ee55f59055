// Who can play the seats of people.
import { capital } from '../../../kit/words.ts';
import { strengthNames } from '../../../table/seats/strength.ts';
import type { LabSheet } from '../../../worker/labApi.ts';

/** Those who can play a person's seat, weakest first. */
export const playerChoices = (sheet: LabSheet, named = ''): (readonly [string, string])[] => {
  const names = ['random', ...strengthNames, ...sheet.players];
  return (named === '' || names.includes(named) ? names : [...names, named]).map((name) => [
    name,
    name === 'random' ? 'By chance' : capital(name),
  ]);
};
