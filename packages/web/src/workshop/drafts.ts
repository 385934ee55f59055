// The scenario in the editor is kept on this device between visits.
import { type ScenarioHead, isObject } from '@xenotable/kernel';
import { type Format, type Stored, keyOf, stored } from '../storage/stored.ts';
import type { Craft } from './craft.ts';

/** A draft is kept even if it cannot be played yet: its name may be empty. */
const formatOf = <S extends ScenarioHead>({ sheet }: Pick<Craft<S>, 'sheet'>): Format<S> => ({
  read(text) {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || value['name'] !== '') return sheet.read(value);
    return { ...sheet.read({ ...value, name: 'Draft' }), name: '' };
  },
  write: (scenario) => sheet.write(scenario),
});

export const draftOf = <S extends ScenarioHead>(craft: Pick<Craft<S>, 'game' | 'sheet'>): Stored<S> =>
  stored(keyOf('scenario', craft.game), formatOf(craft), craft.sheet.fresh(), 'The scenario in the editor');
