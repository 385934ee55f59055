// Trying a scenario out: a table on this device, at once.
import type { ScenarioHead } from '@xenotable/kernel';
import { go } from '../kit/router.tsx';
import { tablesWorker } from '../worker/client.ts';
import type { Craft } from './craft.ts';

export async function playScenario<S extends ScenarioHead>(
  { game, sheet, seats }: Pick<Craft<S>, 'game' | 'sheet' | 'seats'>,
  scenario: S,
): Promise<void> {
  const row = await tablesWorker.start({
    game,
    name: scenario.name,
    options: sheet.options(scenario),
    seats: seats(scenario),
    cover: false,
  });
  go(`/table/${row.id}`);
}
