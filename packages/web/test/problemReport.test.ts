// The contents of a problem report about a table.
import { expect, test } from 'vitest';
import { aboutTable } from '../src/table/aboutTable.ts';

const state = {
  id: 't1',
  game: 'xenoshyft',
  edition: '2',
  online: true,
  over: null,
  viewer: 0,
  seq: 12,
  options: {},
  ask: null,
  view: { hand: ['ranger'] },
  lines: [],
};
const client = { record: async () => 'the whole record with everybody’s cards' };

test("an unfinished game on a server gives the seat's view, never its record", async () => {
  const about = await aboutTable(state, client);
  expect(about).not.toHaveProperty('record');
  expect(about).toMatchObject({ seen: { view: { hand: ['ranger'] } }, decisions: 12 });
  expect(JSON.stringify(about)).not.toContain('everybody');
});

test('a finished game, or one on this device, gives its record', async () => {
  const over = { winners: [0], rule: 'XS-END-02', why: 'the base holds' };
  expect(await aboutTable({ ...state, over }, client)).toMatchObject({ record: await client.record() });
  expect(await aboutTable({ ...state, online: false }, client)).toMatchObject({
    record: await client.record(),
  });
});
