// The scenario that is being worked on stays on this device from one visit to the next.
import {
  freshScenario,
  readScenario,
  type Scenario,
  scenarioSheet,
} from '@xenotable/chibi-commander/content';
import { isObject } from '@xenotable/kernel';
import { type Format, keyOf, stored } from '../../../storage/stored.ts';

/** A draft is kept while it cannot be played yet: its name may be empty. */
const format: Format<Scenario> = {
  read(text) {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || value['name'] !== '') return readScenario(value);
    return { ...readScenario({ ...value, name: 'Draft' }), name: '' };
  },
  write: scenarioSheet.write,
};

const draft = stored(
  keyOf('scenario', 'chibi-commander'),
  format,
  freshScenario(),
  'The scenario in the editor',
);

export const lastDraft = (): Scenario => draft.read();

export const keepDraft = (scenario: Scenario): void => draft.write(scenario);
