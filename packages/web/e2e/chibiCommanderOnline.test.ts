// Chibi Commander on a server: a duel with secret squads and a set-up under Blips, and agreements of one side; no browser gets what only
// the other side knows.
import { Session, seeded, writeRecord } from '@xenotable/kernel';
import { typesAt } from '@xenotable/chibi-commander/content';
import { game } from '@xenotable/chibi-commander';
import { understood } from '@xenotable/server/testing';
import { pageName, primary } from './chibiCommander.ts';
import { type Page, SERVER, calm, expect, join, openOnline, test, withSeats } from './table.ts';

interface Seen {
  armies: { side: string; secret: unknown; goals: unknown[] }[];
  units: { faction: string | null; hidden?: true; known?: boolean }[];
  blips: { unit: number | null }[];
  side: string | null;
}

/** Every view in the received messages. */
function viewsIn(value: unknown, found: Seen[] = []): Seen[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('armies' in value && 'blips' in value) found.push(value as Seen);
  for (const part of Object.values(value)) viewsIn(part, found);
  return found;
}

/** Every view that a page was shown: most arrive as changes to the one before. */
function viewsOf(frames: readonly string[]): Seen[] {
  const pictures: Parameters<typeof understood>[1] = new Map();
  return frames.flatMap((frame) => viewsIn(understood(JSON.parse(frame), pictures)));
}

/** Collects everything that the server sends to a page. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Recruits the cheapest units until the squad is full, and is ready. */
async function muster(page: Page): Promise<void> {
  await expect(page.locator('.cc-hq')).toBeVisible();
  const free = page.locator('.hq-free');
  for (let left = await free.count(); left > 0; left--) {
    await page.locator('.hq-list .take:not(.lock)').first().click();
    await expect(free).toHaveCount(left - 1);
  }
  await primary(page).click();
}

/** Points at the first offered field, then clicks it again. */
async function stepOn(page: Page): Promise<void> {
  const cell = await page.locator('.cell.usable[data-thing^="cell:"]').first().getAttribute('data-cell');
  await page.locator(`[data-cell="${cell}"]`).click();
  await page.locator(`[data-cell="${cell}"]`).click();
}

test('a duel in two browsers: neither gets the secrets of the other', async ({ page: mara, browser }) => {
  const heard = listen(mara);
  await calm(mara);
  await mara.goto(`${SERVER}/new/chibi-commander`);
  await mara.locator('#option-mission').selectOption({ label: 'VS 1 Province' });
  await mara.locator('#option-squads').selectOption({ index: 0 });
  await withSeats(mara, 2);
  let frames: string[] = [];
  const jonas = await join(browser, await openOnline(mara), (page) => (frames = listen(page)));

  // Both choose at the same time; the Aliens enter their ship under Blips and begin.
  await muster(mara);
  await muster(jonas);
  await jonas.locator('.prompt .button', { hasText: 'Place the rest at random' }).click();
  await expect(jonas.locator('.prompt-words p')).toContainText('Round 1');
  const blip = jonas.locator('.cell.usable[data-thing^="blip:"]').first();
  await blip.click();
  await jonas.locator('.prompt .button', { hasText: 'Move Blip' }).click();
  await primary(jonas).click();
  await expect(jonas.locator('.prompt-words p')).toContainText('Move the Blip');
  await stepOn(jonas);
  await expect(async () => {
    if (await primary(jonas).isVisible()) await primary(jonas).click({ timeout: 1000 });
    await expect(mara.locator('.ucard.ready').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  // Then the soldiers arrive.
  await mara.locator('.ucard.ready').first().click();
  await stepOn(mara);
  await expect(mara.locator('.prompt-words p')).toContainText('Round 1');
  await expect(jonas.locator('.pnl-log')).toContainText('arrives');

  for (const [side, spoken] of [
    ['Earth', heard],
    ['Invaders', frames],
  ] as const) {
    const views = viewsOf(spoken);
    expect(views.length).toBeGreaterThan(3);
    for (const view of views) {
      expect(view.side).toBe(side);
      for (const army of view.armies)
        if (army.side !== side) expect([army.secret, army.goals]).toEqual([null, []]);
      for (const unit of view.units)
        if (unit.hidden === undefined && unit.known === false)
          expect(unit.faction === 'CHIBI COM').toBe(side === 'Earth');
      if (side === 'Earth') for (const one of view.blips) expect(one.unit).toBeNull();
    }
  }
  // The Alien types appear neither in what Mara received nor on her page, since nobody has seen the Aliens.
  const page = await mara.locator('body').innerText();
  const told = JSON.stringify(viewsOf(heard)) + heard.join() + page;
  for (const type of typesAt('Aliens', 1)) expect(told).not.toContain(`"${type}"`);
  for (const type of typesAt('Aliens', 1)) expect(page).not.toContain(type);
  await jonas.context().close();
});

/** The record of a war of three people after the first mission, when the sides agree on the next. */
function beforeTheNext(): string {
  const given = {
    mission: 'VS 1',
    campaign: true,
    players: 3,
    units: { Soldier: { at: '5,5' }, Grey: { at: '20,1' } },
  };
  const seats = ['Mara', 'Jonas', 'Kim'].map((name) => ({ kind: 'person', name }));
  const session = Session.start(game, { seats, given }, seeded('5eed'.repeat(16)));
  session.choose(0, { do: 'give up' });
  while (session.asks[0]!.rule !== 'CC-CMP-11')
    session.choose(session.asks[0]!.seat, session.asks[0]!.offers[0]);
  return writeRecord(session.record);
}

/** Says something in secret to the named listener. */
async function say(page: Page, to: string, words: string): Promise<void> {
  await page.getByLabel(`Say to ${to}`).fill(words);
  await page.getByRole('button', { name: 'Say it' }).click();
}

test('agreements on a server: the ally reads and answers, the other side gets nothing', async ({
  page: mara,
  browser,
}) => {
  await calm(mara);
  const upload = await mara.request.post(`${SERVER}/api/tables/upload`, {
    headers: { 'content-type': 'application/x-ndjson' },
    data: beforeTheNext(),
  });
  const { table, keys } = (await upload.json()) as { table: string; keys: { seats: string[] } };
  const links = keys.seats.map((key) => `${SERVER}/t/${table}#${key}`);
  await mara.goto(links[0]!);
  let [toEnemy, toAlly]: [string[], string[]] = [[], []];
  const jonas = await join(browser, links[1]!, (page) => (toEnemy = listen(page)));
  const kim = await join(browser, links[2]!, (page) => (toAlly = listen(page)));

  const agreed = (page: Page) => page.getByRole('region', { name: 'Agreed in secret' });
  await say(mara, 'Kim', 'I go by the mill.');
  await expect(agreed(kim)).toContainText('I go by the mill.');
  await say(kim, 'Mara', 'Then the bridge is mine.');
  await expect(agreed(mara)).toContainText('Then the bridge is mine.');
  await expect(jonas.locator('.cc-hq')).toContainText('divide the points');
  for (const page of [mara, kim, jonas]) await primary(page).click();
  await expect(pageName(jonas)).toContainText('Level up');
  await expect(pageName(kim)).toContainText('Level up');
  await expect(agreed(kim)).toContainText('I go by the mill.');

  expect(toAlly.join()).toMatch(/mill.*bridge/s);
  expect(toEnemy.join() + (await jonas.locator('body').innerText())).not.toMatch(/mill|bridge/);
  for (const page of [jonas, kim]) await page.context().close();
});
