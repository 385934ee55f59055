// A player's actions at a table.
import {
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  test as base,
  expect,
} from '@playwright/test';

export { expect, type Page };

/** The server of online tables. */
export const SERVER = `http://127.0.0.1:${process.env['XENOTABLE_TEST_SERVER'] ?? 4322}`;

/** Marks a test that runs only in the long tests (`npm run soak`): a whole game by another input, or what a shorter test shows for another title. */
export const LONG = { tag: '@long' };

/** For the rules' worker: the same random bytes in every run, so that a table on the device always deals and rolls the same. */
const FIXED_SEEDS = `{ let at = 0; crypto.getRandomValues = (bytes) => bytes.map(() => (at = (at * 1103515245 + 12345) % 2147483648) >> 16); }\n`;

const fixSeeds = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/worker\.js$/, async (route) => {
    // Retried if the server closes an idle connection at this moment.
    const script = await route.fetch({ maxRetries: 5 });
    await route.fulfill({ response: script, body: FIXED_SEEDS + (await script.text()) });
  });

/** Every test deals the same cards and dice in each run, begins without a briefing, and fails on a console error or an uncaught exception. */
export const test = base.extend<{ fixed: void; clean: void }>({
  fixed: [
    async ({ context }, use) => {
      await fixSeeds(context);
      await context.addInitScript(() => {
        // A blank page has no storage.
        if (location.protocol.startsWith('http') && localStorage.getItem('xenotable.settings') === null)
          localStorage.setItem('xenotable.settings', JSON.stringify({ briefings: false }));
      });
      await use();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  clean: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Switches off movement and films, so that a test waits only for what it needs. */
export const calm = (page: Page, settings: Record<string, unknown> = {}): Promise<unknown> =>
  page.addInitScript(
    (value) => localStorage.setItem('xenotable.settings', value),
    JSON.stringify({ motion: 'none', film: 'none', nags: false, briefings: false, ...settings }),
  );

export async function playNow(page: Page, name = 'XenoShyft', at = ''): Promise<void> {
  await page.goto(`${at}/`);
  await page.getByRole('button', { name: `Play ${name} now` }).click();
  await asked(page);
}

/** Waits until the table asks something (the prompt or the list has a button), is over, or is covered for the next person. */
export async function asked(page: Page): Promise<void> {
  await expect(
    page
      .locator('.prompt .button.primary, .prompt .button.ends, .action:not(.forbidden), .ending, .cover')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  // Builders and camps are loaded when they are first opened.
  await expect(page.locator('.table .loading')).toHaveCount(0);
}

/** The number of decisions so far. */
export const decisions = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-seq'));

/** Waits until nothing is being played (paying and buying are several decisions in a row) and the debrief of a finished game is open. */
export const settled = (page: Page): Promise<void> =>
  expect(page.locator('.table[aria-busy=true], .table .loading')).toHaveCount(0);

/** Waits until the table has counted a choice, is over with its debrief open, or is covered for the next person. */
export async function decided(page: Page, before: number): Promise<void> {
  await expect(page.locator(`.table[data-seq="${before}"]`)).toHaveCount(0);
  await settled(page);
}

/** The first button, of the page or a part of it: it plays the plan, or ends something. */
export const primary = (within: Page | Locator): Locator =>
  within.locator('.prompt .button.primary, .prompt .button.ends').first();

/** The words of the prompt's buttons that are cut off. */
export const cutButtons = (page: Page): Promise<string[]> =>
  page
    .locator('.prompt-buttons .button .clipped')
    .filter({ visible: true })
    .evaluateAll((labels) =>
      labels.flatMap((label) => {
        const button = label.closest('.button')!.getBoundingClientRect();
        const { left, right, top, bottom } = label.getBoundingClientRect();
        const cut =
          label.scrollWidth > label.clientWidth + 1 ||
          label.scrollHeight > label.clientHeight + 1 ||
          left < button.left ||
          right > button.right ||
          top < button.top ||
          bottom > button.bottom ||
          button.right > innerWidth;
        return cut ? [label.textContent ?? ''] : [];
      }),
    );

/** Presses the prompt's first button. */
export async function commit(page: Page): Promise<void> {
  const before = await decisions(page);
  await primary(page).click();
  await decided(page, before);
}

/** Presses a button that another seat's choice may remove at any moment: afterwards it was pressed or is gone. */
export const pressIfThere = (button: Locator): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });

/** Clicks an action, which plays it if it is planned already, and otherwise presses the button that plays it; without an action, the button. */
export async function play(page: Page, action: Locator | null): Promise<void> {
  const before = await decisions(page);
  await action?.click();
  await pressIfThere(primary(page.locator(`.table[data-seq="${before}"]`)));
  await decided(page, before);
}

/**
 * At an online table: presses the first button if this seat is asked, and waits until the server has stored it. With a phase, nothing is
 * pressed once it has begun, even if another seat's choice begins it at this moment.
 */
export const decideOnline =
  (before?: string) =>
  async (page: Page): Promise<void> => {
    const button =
      before === undefined
        ? primary(page)
        : page
            .locator(`body:not(:has(.phases .current:has-text("${before}"))) .prompt`)
            .locator('.button.primary, .button.ends')
            .first();
    if (!(await button.isVisible())) return;
    await pressIfThere(button);
    await expect(page.locator('.saved')).toContainText('Saved');
  };

/** Lets people decide in turn until the condition holds. */
export async function playUntil(
  pages: readonly Page[],
  decide: (page: Page) => Promise<void>,
  until: () => Promise<boolean>,
): Promise<void> {
  for (let round = 0; round < 200; round++) {
    for (const page of pages) {
      if (await until()) return;
      await decide(page);
    }
  }
  throw new Error('200 rounds of decisions did not lead there');
}

/** Opens every fight of the log. */
export async function openFights(page: Page): Promise<void> {
  const closed = page.locator('.log-lines .fight > [aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Checks the log for these words, in a line or within a fight, which is opened. */
export const logSays = (page: Page, words: string | RegExp): Promise<void> =>
  expect(async () => {
    await openFights(page);
    await expect(page.locator('.pnl-log')).toContainText(words, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });

export const logLines = (page: Page): Promise<string[]> =>
  page.locator('.pnl-log .log-lines li').allInnerTexts();

export const prompt = (page: Page): Promise<string> => page.locator('.prompt-words p').innerText();

/** Uncovers the table for the next person; nothing of it is in the page before. */
export async function uncover(page: Page): Promise<void> {
  const hold = page.getByRole('button', { name: 'Hold to open the table' });
  await expect(hold).toBeVisible();
  await expect(page.locator('.stage, .hand, .log-lines')).toHaveCount(0);
  await hold.focus();
  await page.keyboard.down('Enter');
  await expect(hold).toBeHidden();
  await page.keyboard.up('Enter');
  await expect(page.locator('.stage')).toBeVisible();
}

/** Gives the set-up this many seats. An option that needs another person adds the seat itself. */
export async function withSeats(page: Page, seats: number): Promise<void> {
  await expect(page.locator('.chairs[aria-busy=false]')).toBeVisible();
  const chairs = page.locator('.chair');
  for (let there = await chairs.count(); there < seats; there++) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await expect(chairs).toHaveCount(there + 1);
  }
}

/** Opens the table that is being set up online, with the second seat for somebody else; returns the code to join. */
export async function openOnline(page: Page): Promise<string> {
  await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await page.getByRole('button', { name: 'Open online' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
  return page.locator('.code').innerText();
}

/** Lets somebody else join in a new browser; `listen` is called before the first message. */
export async function join(
  browser: Browser,
  code: string,
  listen: (page: Page) => void = () => {},
  name = 'Jonas',
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  listen(page);
  await calm(page);
  await page.goto(`${SERVER}/`);
  await page.getByLabel('Link or code').fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
  // A link to the person's own seat leads there at once.
  if (!code.includes('/t/')) await sitDown(page, name);
  return page;
}

/** Enters the name of a person who has followed an invitation. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Drops a file on the page. */
export const dropFile = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([called, body]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([body], called));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text] as const,
  );

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const there = page.getByRole(role, { name }).first();
  await expect(there).toBeVisible();
  while (!(await there.evaluate((el) => el === document.activeElement))) await page.keyboard.press('Tab');
}
