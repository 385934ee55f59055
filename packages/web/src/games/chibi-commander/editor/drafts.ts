// The scenario that is being worked on stays on this device from one visit to the next.
import {
  freshScenario,
  readScenario,
  type Scenario,
  writeScenario,
} from '@xenotable/chibi-commander/content';

const KEY = 'xenotable.scenario.chibi-commander';

export function lastDraft(): Scenario {
  try {
    return readScenario(localStorage.getItem(KEY) ?? '');
  } catch {
    return freshScenario();
  }
}

/** Also while it cannot be played yet: an empty name is kept as it is. */
export const keepDraft = (scenario: Scenario): void => localStorage.setItem(KEY, writeScenario(scenario));
