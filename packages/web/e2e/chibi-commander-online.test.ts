// A duel over the server: squads in secret, a set-up under Blips, and a turn; neither browser is ever told what only the other side knows.
import type { Browser } from '@playwright/test';
import { typesAt } from '../../games/chibi-commander/content/units.ts';
import { type Page, calm, expect, test } from './table.ts';

const SERVER = `http://127.0.0.1:${process.env['XENOTABLE_TEST_SERVER'] ?? 4322}`;
const primary = (page: Page) => page.locator('.prompt .btn.pri');

interface Seen {
  armies: { side: string; secret: unknown; goals: unknown[] }[];
  units: { faction: string | null; hidden?: true; known?: boolean }[];
  blips: { unit: number | null }[];
  side: string | null;
}

/** Every view in whatever came over the wire. */
function viewsIn(value: unknown, found: Seen[] = []): Seen[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('armies' in value && 'blips' in value) found.push(value as Seen);
  for (const part of Object.values(value)) viewsIn(part, found);
  return found;
}

/** Keeps everything that the server says to a page. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Recruits the cheapest until the squad is full, and says that it is ready. */
async function muster(page: Page): Promise<void> {
  await expect(page.locator('.cc-hq')).toBeVisible();
  const free = page.locator('.hq-free');
  for (let left = await free.count(); left > 0; left--) {
    await page.locator('.hq-list .take:not(.lock)').first().click();
    await expect(free).toHaveCount(left - 1);
  }
  await primary(page).click();
}

/** The first field that is offered: pointed at, then clicked again. */
async function stepOn(page: Page): Promise<void> {
  const cell = await page.locator('.cell.usable[data-thing^="cell:"]').first().getAttribute('data-cell');
  await page.locator(`[data-cell="${cell}"]`).click();
  await page.locator(`[data-cell="${cell}"]`).click();
}

async function join(browser: Browser, code: string): Promise<{ page: Page; frames: string[]; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const frames = listen(page);
  await calm(page);
  await page.goto(`${SERVER}/`);
  await page.getByLabel('Link or code').fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
  return { page, frames, close: () => context.close() };
}

test('a duel in two browsers: neither is told the secrets of the other', async ({ page: mara, browser }) => {
  const heard = listen(mara);
  await calm(mara);
  await mara.goto(`${SERVER}/new/chibi-commander`);
  await mara.locator('#option-mission').selectOption({ label: 'VS 1' });
  await mara.locator('#option-squads').selectOption({ index: 0 });
  await mara.getByRole('button', { name: 'Add a seat' }).click();
  await mara.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await mara.getByRole('button', { name: 'Open online' }).click();
  await expect(mara.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
  const { page: jonas, frames, close } = await join(browser, await mara.locator('.code').innerText());

  // Both choose at the same time; the Aliens go into their ship under Blips and begin.
  await muster(mara);
  await muster(jonas);
  await jonas.locator('.prompt .btn', { hasText: 'Place the rest at random' }).click();
  await expect(jonas.locator('.say p')).toContainText('Round 1');
  const blip = jonas.locator('.cell.usable[data-thing^="blip:"]').first();
  await blip.click();
  await jonas.locator('.prompt .btn', { hasText: 'Move Blip' }).click();
  await expect(jonas.locator('.say p')).toContainText('Move the Blip');
  await stepOn(jonas);
  await expect(async () => {
    if (await primary(jonas).isVisible()) await primary(jonas).click({ timeout: 1000 });
    await expect(mara.locator('.ucard.ready').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  // Then the soldiers come.
  await mara.locator('.ucard.ready').first().click();
  await stepOn(mara);
  await expect(mara.locator('.say p')).toContainText('Round 1');
  await expect(jonas.locator('.pnl-log')).toContainText('arrives');

  for (const [side, spoken] of [
    ['Earth', heard],
    ['Invaders', frames],
  ] as const) {
    const views = spoken.flatMap((frame) => viewsIn(JSON.parse(frame)));
    expect(views.length).toBeGreaterThan(3);
    for (const view of views) {
      expect(view.side).toBe(side);
      for (const army of view.armies) if (army.side !== side) expect([army.secret, army.goals]).toEqual([null, []]);
      for (const unit of view.units)
        if (unit.hidden === undefined && unit.known === false) expect(unit.faction === 'CHIBI COM').toBe(side === 'Earth');
      if (side === 'Earth') for (const one of view.blips) expect(one.unit).toBeNull();
    }
  }
  // The Alien types are named nowhere in what Mara was told, nor on her page; the Aliens have not been seen by anybody.
  const page = await mara.locator('body').innerText();
  const told = heard.map((frame) => JSON.stringify(viewsIn(JSON.parse(frame)))).join() + page;
  for (const type of typesAt('Aliens', 1)) expect(told).not.toContain(`"${type}"`);
  for (const type of typesAt('Aliens', 1)) expect(page).not.toContain(type);
  await close();
});
