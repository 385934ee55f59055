// People in two browsers talk: pings and plans on the board, phrases and text, taking back by consent, and another game.
import { game } from '@xenotable/chibi-commander';
import { Session, readRecord, seeded, writeRecord } from '@xenotable/kernel';
import {
  LONG,
  type Page,
  SERVER,
  calm,
  expect,
  join,
  openOnline,
  playUntil,
  decideOnline,
  primary,
  sitDown,
  test,
  withSeats,
} from './table.ts';
import { PHONE } from './touch.ts';

const talk = (page: Page) => page.getByRole('region', { name: 'Talk' });

/** Two people before their purchases of the first round. */
async function siege(mara: Page, browser: Parameters<typeof join>[0]): Promise<Page> {
  await calm(mara);
  await mara.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(mara, 2);
  const jonas = await join(browser, await openOnline(mara));
  const acquire = async (): Promise<boolean> =>
    (await mara.locator('.phases .current').allInnerTexts()).join('').includes('Acquire');
  await playUntil([mara, jonas], decideOnline('Acquire'), acquire);
  await expect(talk(jonas)).toBeVisible();
  return jonas;
}

test('pings, phrases, text and plans reach the other browser; muted people are not heard', async ({
  page: mara,
  browser,
}) => {
  const jonas = await siege(mara, browser);
  const said = talk(jonas).getByRole('list', { name: 'What was said' });

  // Mara points at a thing with the keyboard; it fades from Jonas' board.
  await mara.locator('.stage-board [data-thing^="goods:"]').first().focus();
  const goods = await mara.locator('.stage-board [data-thing^="goods:"]').first().getAttribute('data-thing');
  await mara.keyboard.press('p');
  await expect(jonas.locator(`.talk-mark.ping[data-mark="${goods}"]`)).toBeVisible();
  await expect(jonas.locator('[aria-live=polite]').filter({ hasText: 'points at' })).toHaveCount(1);
  await expect(jonas.locator('.talk-mark.ping')).toHaveCount(0, { timeout: 10_000 });

  // An open hand is visible, and Mara's plan is shown before it is played.
  await expect(jonas.locator('.open-hand [data-thing^="held:0:"]').first()).toBeVisible();
  await mara.locator('.stage-board [data-thing^="goods:"]').first().click();
  await mara.getByRole('button', { name: /^Show / }).click();
  await expect(talk(jonas).getByRole('region', { name: /^Plan of / })).toContainText('Buy');
  await expect(jonas.locator('.talk-mark.plan')).not.toHaveCount(0);
  await primary(mara).click();
  await expect(talk(jonas).getByRole('region', { name: /^Plan of / })).toHaveCount(0);

  await talk(mara).getByRole('button', { name: 'You take 3' }).click();
  await expect(said).toContainText('You take 3');
  await talk(mara).getByLabel('Your words').fill('<b>hold</b> the line');
  await talk(mara).getByRole('button', { name: 'Send' }).click();
  await expect(said).toContainText('<b>hold</b> the line');

  // Muted: earlier lines are gone, and new ones are not shown.
  await talk(jonas).getByText('Who is heard').click();
  await talk(jonas).getByRole('checkbox').nth(1).uncheck();
  await expect(said).toHaveCount(0);
  await talk(mara).getByLabel('Your words').fill('do you hear me');
  await talk(mara).getByRole('button', { name: 'Send' }).click();
  await expect(talk(mara)).toContainText('do you hear me');
  await talk(jonas).getByLabel('Your words').fill('quiet here');
  await talk(jonas).getByRole('button', { name: 'Send' }).click();
  await expect(said).toContainText('quiet here');
  await expect(said).not.toContainText('do you hear me');
  await jonas.context().close();
});

test('a choice before a draw is taken back if the other agrees, and stands if not', async ({
  page: mara,
  browser,
}) => {
  const jonas = await siege(mara, browser);
  const phase = mara.locator('.phases .current');
  // Both are ready, and the deployment begins: nobody can undo that alone. Mara decides nothing after it.
  const deploy = async (): Promise<void> => {
    await playUntil([mara], decideOnline('Deploy'), async () => !(await primary(mara).isVisible()));
    const seen = jonas.locator('.phases .current');
    await playUntil([jonas], decideOnline('Deploy'), async () => (await seen.innerText()).includes('Deploy'));
    await expect(phase).toContainText('Deploy');
  };
  await deploy();
  const ask = async (): Promise<void> => {
    await mara.getByRole('button', { name: 'This table' }).click();
    await mara.getByRole('button', { name: 'Ask to take something back' }).click();
    await mara.getByRole('button', { name: 'Ask everybody' }).click();
    await mara.keyboard.press('Escape');
  };
  const asked = jonas.getByRole('dialog', { name: /asks to take something back/ });
  await ask();
  await expect(asked).toContainText('misclick');
  await asked.getByRole('button', { name: 'Let it be taken back' }).click();
  await expect(phase).toContainText('Acquire');
  await expect(jonas.locator('.phases .current')).toContainText('Acquire');
  await expect(mara.getByRole('status').filter({ hasText: 'Everybody agreed' })).toBeVisible();

  await deploy();
  await ask();
  await asked.getByRole('button', { name: 'No, it stands' }).click();
  await expect(mara.getByRole('status').filter({ hasText: 'refused' })).toBeVisible();
  await expect(phase).toContainText('Deploy');
  await jonas.context().close();
});

/** The record of a game that Mara has given up against Jonas. */
function finished(): string {
  const given = { mission: 'VS 1', units: { Soldier: { at: '5,5' }, Grey: { at: '20,1' } } };
  const seats = ['Mara', 'Jonas'].map((name) => ({ kind: 'person', name }));
  const session = Session.start(game, { seats, given }, seeded('5eed'.repeat(16)));
  session.choose(0, { do: 'give up' });
  while (session.world.over === null) session.choose(session.asks[0]!.seat, session.asks[0]!.offers[0]);
  return writeRecord(session.record);
}

test('again: one asks, the other agrees, and both are at a new table with their seats swapped', async ({
  page: mara,
  browser,
}) => {
  await calm(mara);
  const upload = await mara.request.post(`${SERVER}/api/tables/upload`, {
    headers: { 'content-type': 'application/x-ndjson' },
    data: finished(),
  });
  const { table, keys } = (await upload.json()) as { table: string; keys: { seats: string[] } };
  const given = await mara.request.post(`${SERVER}/api/tables/${table}/hand-over`, {
    headers: { authorization: `Bearer ${keys.seats[1]}` },
  });
  const { key } = (await given.json()) as { key: string };
  await mara.goto(`${SERVER}/t/${table}#${keys.seats[0]}`);
  const jonas = await join(browser, `${SERVER}/t/${table}#${key}`);
  await sitDown(jonas, 'Jonas');
  await expect(jonas.getByRole('group', { name: 'Again, same people' })).toBeVisible();
  await mara.getByRole('button', { name: 'Fresh deal, seats swapped' }).click();
  await expect(mara.getByRole('status').filter({ hasText: 'Waiting for Jonas' })).toBeVisible();
  await jonas.getByRole('button', { name: 'Yes, again' }).click();
  for (const [page, name] of [
    [mara, 'Mara'],
    [jonas, 'Jonas'],
  ] as const) {
    await expect(page).not.toHaveURL(new RegExp(table));
    await expect(page.locator('.seats .seat .person')).toHaveText(['Jonas', 'Mara']);
    await expect(page.locator('.seats .seat.active .person')).toHaveText(name);
  }
  await jonas.context().close();
});

test('if the people agree to it, their texts are in the record: all are told so, and a replay shows them', async ({
  page,
}) => {
  await calm(page);
  await page.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(page, 2);
  await page.getByLabel('what people write to all is kept').check();
  await openOnline(page);
  await expect(page.locator('.waiting')).toContainText('is kept with its record');

  const { head, entries } = readRecord(finished());
  const talked = { ...head, talk: [{ seat: 1, after: 1, text: 'You fought well.' }] };
  await page.goto(`${SERVER}/`);
  await page.getByLabel('Open a record file').setInputFiles({
    name: 'talked.xeno.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(writeRecord({ head: talked, entries })),
  });
  const said = page.getByRole('region', { name: 'What was said' });
  await expect(said).toContainText('kept their talk');
  await expect(said).not.toContainText('You fought well.');
  await page.getByRole('slider', { name: 'Step' }).focus();
  await page.keyboard.press('End');
  await expect(said).toContainText('You fought well.');
});

test(
  'a long press on a thing opens its details and sends no ping; the button there does',
  LONG,
  async ({ page: mara, browser }) => {
    await mara.setViewportSize(PHONE.viewport);
    await calm(mara);
    await mara.goto(`${SERVER}/new/xenoshyft`);
    await withSeats(mara, 2);
    const jonas = await join(browser, await openOnline(mara));
    await expect(primary(mara)).toBeVisible();
    // The table's menu fits on the screen: nothing is cut off at its side.
    await mara.getByRole('button', { name: 'This table' }).click();
    const cut = () => mara.getByRole('dialog').evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect(mara.getByRole('button', { name: 'Let somebody watch what everybody sees' })).toBeVisible();
    await expect.poll(cut).toBe(0);
    await mara.keyboard.press('Escape');
    const thing = mara.locator('.stage-board [data-thing^="goods:"]').first();
    const box = await thing.boundingBox();
    const touch = {
      pointerType: 'touch',
      button: 0,
      clientX: (box?.x ?? 0) + 5,
      clientY: (box?.y ?? 0) + 5,
      bubbles: true,
    };
    const details = mara.getByRole('complementary', { name: /^About / });
    const point = details.getByRole('button', { name: 'Point it out' });
    // The listener is loaded when somebody else is there.
    const rest = (): Promise<void> =>
      expect(async () => {
        await thing.dispatchEvent('pointerdown', touch);
        await expect(point).toBeVisible({ timeout: 2000 });
        await thing.dispatchEvent('pointerup', touch);
      }).toPass({ timeout: 15_000 });
    await rest();
    await expect(jonas.locator('.talk-mark.ping')).toHaveCount(0);
    // A mark is visible for some seconds, and its drawing code is loaded with the first one.
    await expect(async () => {
      if (!(await point.isVisible())) await rest();
      await point.click({ timeout: 2000 });
      await expect(jonas.locator('.talk-mark.ping').first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 45_000 });
    await jonas.context().close();
  },
);
