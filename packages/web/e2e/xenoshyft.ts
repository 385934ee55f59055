// XenoShyft in positions chosen by the tests.
import type { Json } from '@xenotable/kernel';
import { type Page, asked } from './table.ts';

export const ITEMS = [
  'spark jumper',
  'shotgun',
  'composite plate',
  'riot shield',
  'med pack',
  'bio-enhancer',
  'hi-ex grenade',
  'drop ship',
  'proximity mines',
];

/** Opens a position in players' words on this device, for one person. */
export async function layOut(
  page: Page,
  seat: Record<string, Json>,
  rest: Record<string, Json>,
): Promise<void> {
  await page.goto('/');
  const given = { items: ITEMS, ...rest, seats: [{ name: 'Mara', ...seat }] };
  const id = await page.evaluate(async (position) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    const table = {
      game: 'xenoshyft',
      name: 'XenoShyft',
      options: {},
      seats: [{ kind: 'person', name: 'Mara' }],
      cover: false,
      given: position,
      seed: '5eed'.repeat(16),
    };
    const row = await new Promise<{ id: string }>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) =>
        'value' in data ? resolve(data.value) : reject(new Error(JSON.stringify(data))),
      );
      worker.postMessage({ id: 1, method: 'start', args: [table] });
    });
    worker.terminate();
    return row.id;
  }, given);
  await page.goto(`/table/${id}`);
  await asked(page);
}

/** A full lane of wave 3, with something in the hand. */
export const LATE: Record<string, Json> = {
  division: 'barracks',
  hand: ['x3', 'x3', 'x1', 'med pack', 'militia', 'hi-ex grenade', 'storm trooper'],
  deck: ['x1', 'x1', 'x1', 'militia'],
  discard: ['ranger', 'x1', 'x1', 'x1'],
  troops: [{ troop: 'storm trooper' }, { troop: 'ranger', armor: 'composite plate' }, { troop: 'medic' }],
};
