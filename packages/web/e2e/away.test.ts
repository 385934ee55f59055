// People who are away from an online table: a program plays without anybody connected, the others decide when a time has run out, and
// people who get an alert come back.
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import {
  type Page,
  SERVER,
  calm,
  decisions,
  expect,
  join,
  openOnline,
  primary,
  test,
  withSeats,
} from './table.ts';

/** A page of the site that is not a table. */
const ELSEWHERE = `${SERVER}/credits`;

const say = (page: Page) => page.locator('.prompt-words p');

/** Long enough for a program's whole turn on a busy machine. */
const TURN = { timeout: 90_000 };

async function setUp(page: Page, pace?: string): Promise<void> {
  await calm(page);
  await page.goto(`${SERVER}/new/chibi-commander`);
  await withSeats(page, 2);
  for (const [label, choice] of [
    ['Mission', 'VS 1 Province'],
    ['Squads', 'Standard'],
    ['Round limit', '3 rounds'],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
  if (pace !== undefined) await page.getByLabel('Pace online').selectOption({ label: pace });
}

async function endTurn(page: Page): Promise<void> {
  const before = await decisions(page);
  await page.locator('.pnl-act').getByRole('button', { name: 'End the turn' }).click();
  await primary(page).click();
  await expect(page.locator(`.table[data-seq="${before}"]`)).toHaveCount(0);
}

test('a program continues though the page of its host is closed', async ({ page }) => {
  await setUp(page);
  await page
    .getByRole('radiogroup', { name: 'Who plays seat 2' })
    .getByText('Program', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Open online' }).click();
  await expect(page.getByRole('region', { name: 'Seats' })).toContainText('Program, steady');
  await expect(say(page)).toContainText('Round 1, CHIBI COM: who acts?', TURN);
  const table = page.url();
  const before = await decisions(page);
  await endTurn(page);
  await page.goto(ELSEWHERE);
  // Nobody is at the table; the host's list of tables says when it waits for its person again.
  const waits = async (): Promise<boolean> => {
    const answer = await page.request.get(`${SERVER}/api/tables`, { maxRetries: 5 });
    const { tables } = (await answer.json()) as { tables: { table: string; waitingForMe: boolean }[] };
    return tables.find((one) => table.includes(one.table))?.waitingForMe ?? false;
  };
  await expect.poll(waits, TURN).toBe(true);
  await page.goto(table);
  await expect(say(page)).toContainText('Round 2, CHIBI COM: who acts?', TURN);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before + 1);
  await page.getByRole('button', { name: 'This table' }).click();
  await expect(page.getByRole('dialog')).toContainText('Programs at an online table think on the server');
});

test('when a time has run out the other player lets a program continue, and the person takes the seat back', async ({
  page: mara,
  browser,
}) => {
  await setUp(mara, 'Live');
  const jonas = await join(browser, await openOnline(mara));
  await expect(mara.locator('.prompt')).toBeVisible();
  await expect(jonas.locator('.prompt')).toBeVisible();
  // Jonas is asked first, and leaves.
  await expect(jonas.locator('.pnl-act .action').first()).toBeVisible();
  const seat = jonas.url();
  await jonas.goto(ELSEWHERE);
  await expect(say(mara)).toContainText('The time of Jonas has run out.', { timeout: 30_000 });
  await mara.getByRole('button', { name: 'What about Jonas?' }).click();
  const dialog = mara.getByRole('dialog', { name: 'Jonas is away' });
  await dialog.getByRole('button', { name: 'The script of the book plays on' }).click();
  // The question disappears as soon as Mara is asked herself.
  await expect(mara.getByRole('region', { name: 'Seats' })).toContainText('while its player is away');
  await expect(dialog).toBeHidden(TURN);
  await expect(mara.locator('.pnl-act .action').first()).toBeVisible(TURN);

  await jonas.goto(seat);
  await expect(jonas.getByRole('region', { name: 'While you were away' })).toBeVisible();
  await jonas.keyboard.press('Space');
  await expect(say(jonas)).toContainText('A program (steady) plays for you');
  await jonas.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(jonas.getByRole('region', { name: 'Seats' })).not.toContainText('Program, steady');
  await expect(mara.getByRole('region', { name: 'Seats' })).not.toContainText('Program, steady');
  await jonas.context().close();
});

/** A webhook and push service for the test. */
async function inbox(): Promise<{
  url: string;
  letters: { path: string; title: string; body: Buffer }[];
  server: Server;
}> {
  const letters: { path: string; title: string; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const title = String(request.headers['title'] ?? '');
      letters.push({ path: request.url ?? '', title, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A failing test does not wait for it.
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, letters, server };
}

/** No real push service is used: the browser gets a subscription at the test's service. */
async function pushTo(page: Page, endpoint: string): Promise<void> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  await page.addInitScript(
    ([where, p256dh, auth]) => {
      const subscription = { toJSON: () => ({ endpoint: where, keys: { p256dh, auth } }) };
      const registration = {
        pushManager: { subscribe: () => Promise.resolve(subscription) },
        getNotifications: () => Promise.resolve([]),
      };
      Object.defineProperty(Notification, 'requestPermission', { value: () => Promise.resolve('granted') });
      Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
        value: () => Promise.resolve(registration),
      });
    },
    [endpoint, keys.getPublicKey('base64url'), randomBytes(16).toString('base64url')] as const,
  );
}

const alertsOn = (page: Page) => page.getByRole('region', { name: 'Tell me when it is my turn' });

async function addWebhook(page: Page, url: string): Promise<void> {
  await alertsOn(page).getByLabel('By a webhook').fill(url);
  await alertsOn(page).getByRole('button', { name: 'Add' }).click();
  await expect(alertsOn(page)).toContainText('ntfy (127.0.0.1');
}

test('a person who is away gets one alert by webhook and one by the browser', async ({
  page: mara,
  browser,
}) => {
  const { url, letters, server } = await inbox();
  await setUp(mara);
  await mara.getByLabel('Name', { exact: true }).fill('Friday night');
  const code = await openOnline(mara);
  await addWebhook(mara, `${url}/mara`);
  const jonas = await join(browser, code);
  await pushTo(jonas, `${url}/push`);
  await expect(jonas.locator('.pnl-act .action').first()).toBeVisible();
  await jonas.reload();
  await expect(jonas.locator('.pnl-act .action').first()).toBeVisible();
  await jonas.getByRole('button', { name: 'This table' }).click();
  await addWebhook(jonas, `${url}/jonas`);
  await alertsOn(jonas).getByRole('button', { name: 'By this browser' }).click();
  await expect(alertsOn(jonas)).toContainText('A browser (127.0.0.1');
  // Each webhook got a test message at once.
  expect(letters.map(({ path, title }) => `${path} ${title}`)).toEqual([
    '/mara Friday night',
    '/jonas Friday night',
  ]);

  // Jonas is asked, and leaves.
  await jonas.goto(ELSEWHERE);
  const paths = (): string[] => letters.map(({ path }) => path).toSorted();
  await expect.poll(paths, { timeout: 30_000 }).toEqual(['/jonas', '/jonas', '/mara', '/push']);
  expect(letters.findLast(({ path }) => path === '/jonas')!.body.toString()).toBe(
    'Chibi Commander: it is your turn.',
  );
  await jonas.context().close();
  server.closeAllConnections();
  server.close();
});

test('quiet hours are stored on the server and can be removed', async ({ page }) => {
  const { url, server } = await inbox();
  await setUp(page);
  await openOnline(page);
  await addWebhook(page, `${url}/mara`);
  await alertsOn(page).getByLabel('Quiet from').fill('21:30');
  await alertsOn(page).getByRole('button', { name: 'Keep quiet then' }).click();
  await expect(alertsOn(page)).toContainText('Not from 21:30 to 07:00');
  await page.reload();
  await expect(alertsOn(page)).toContainText('Not from 21:30 to 07:00');
  await alertsOn(page).getByRole('button', { name: 'No quiet hours' }).click();
  await expect(alertsOn(page).getByLabel('Quiet from')).toBeVisible();
  server.closeAllConnections();
  server.close();
});
