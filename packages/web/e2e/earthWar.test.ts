// Earth War in a real browser: a patrol by keyboard alone, two people, the hive, a campaign, the lesson, the daily deal,
// and its screens under the accessibility rules.
import { accessible } from './accessible.ts';
import { lessons } from '@xenotable/earth-war/content';
import type { Locator } from '@playwright/test';
import { clickOn, ended } from './earthWarTable.ts';
import {
  LONG,
  type Page,
  asked,
  calm,
  decided,
  decisions,
  expect,
  playNow,
  primary,
  settled,
  test,
  uncover,
  withSeats,
} from './table.ts';

/** Plays by mouse until the condition holds. */
async function playUntil(page: Page, so: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400 && !(await so()); i++) await clickOn(page);
}

/** One decision by keys: digits for wounds, E to continue, otherwise / and the first action of the list. */
async function pressOn(page: Page): Promise<void> {
  const before = await decisions(page);
  const wounds = page.locator('.deckbar', { hasText: /of \d+ wounds/ });
  if (await wounds.isVisible()) {
    const left = Number(await wounds.locator('b').first().innerText());
    for (let i = 0; i < left; i++) await page.keyboard.press(`Digit${(i % 2) + 1}`);
    await expect(wounds.locator('b').first()).toHaveText('0');
    await page.keyboard.press('Enter');
  } else if (await page.locator('.prompt .button.ends', { hasText: 'Go on' }).isVisible()) {
    // The first press plans, the second plays; a press right after an act is ignored.
    await expect(async () => {
      if ((await decisions(page)) === before) await page.keyboard.press('e');
      expect(await decisions(page)).not.toBe(before);
    }).toPass({ timeout: 20_000 });
  } else {
    const field = page.getByRole('textbox', { name: 'Find an action' });
    const long = await field.isVisible();
    await page.keyboard.press('/');
    await expect(long ? field : page.locator('.action').first()).toBeFocused();
    if (long) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('.action.selected')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await decided(page, before);
}

/** Sets the table up by mouse: options by their names, and who plays the seats after the first. */
async function setUp(
  page: Page,
  options: Record<string, string>,
  others: readonly string[] = [],
): Promise<void> {
  await calm(page);
  await page.goto('/new/earth-war');
  await expect(page.getByLabel('Play', { exact: true })).toBeVisible();
  for (const closed of await page.locator('details:not([open]) > summary').all()) await closed.click();
  for (const [label, words] of Object.entries(options)) {
    const option = page.getByLabel(label, { exact: true });
    if ((await option.getAttribute('role')) === 'switch') await option.setChecked(words === 'On');
    else await option.selectOption({ label: words });
  }
  await withSeats(page, others.length + 1);
  for (const [i, who] of others.entries()) {
    await page
      .getByRole('radiogroup', { name: `Who plays seat ${i + 2}` })
      .getByText(who, { exact: true })
      .click();
  }
  await page.getByRole('button', { name: 'Play on this device' }).click();
}

const PATROL = { Play: 'Patrol: one combat', 'Threat of the patrol': '4' };

test('a whole patrol by keyboard alone', LONG, async ({ page }) => {
  test.setTimeout(180_000);
  await calm(page);
  await page.goto('/');
  const focused = (what: Locator): Promise<boolean> => what.evaluate((el) => el === document.activeElement);
  const tabTo = async (what: Locator): Promise<void> => {
    await expect(what).toBeVisible();
    while (!(await focused(what))) await page.keyboard.press('Tab');
  };
  await tabTo(page.getByRole('link', { name: 'Set up Earth War' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Play', { exact: true }));
  await page.keyboard.type('Patrol');
  await tabTo(page.getByLabel('Threat of the patrol'));
  await page.keyboard.type('4');
  await tabTo(page.getByRole('button', { name: 'Play on this device' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.earth-war')).toBeVisible();
  for (let i = 0; i < 400 && !(await ended(page)); i++) await pressOn(page);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/patrol/i);
});

test('two people share a squad at one screen', LONG, async ({ page }) => {
  test.setTimeout(180_000);
  await setUp(page, PATROL, ['Me']);
  await asked(page);
  const asks = new Set<string>();
  await playUntil(page, async () => {
    if (await ended(page)) return true;
    asks.add((await page.locator('.prompt-words p').innerText()).split(':')[0]!);
    return false;
  });
  expect([...asks]).toEqual(expect.arrayContaining(['Mara', 'Jonas']));
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/patrol/i);
});

test('the hive is covered before it looks at two cards and exchanges them; then all of them are face up', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await setUp(page, { ...PATROL, 'Threat of the patrol': '8', 'The last seat plays the hive': 'On' }, [
    'Somebody else',
  ]);
  const cover = page.locator('.cover');
  await asked(page);
  await playUntil(page, async () => {
    await expect(cover.or(page.locator('.table'))).toBeVisible();
    return cover.isVisible();
  });
  // Nothing answers for Jonas before Jonas has opened the table.
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: 'Jonas' })).toBeVisible();
  await uncover(page);
  await expect(page.locator('.prompt-words p')).toContainText(
    'Once in this fight: look at two face-down cards?',
  );
  // The last slot can be pointed at first.
  const slots = page.locator('.shadow-cards [data-thing^="slot:"]');
  await slots.last().click();
  await slots.first().click();
  await page.locator('.prompt .button.primary').click();
  await expect(page.locator('.prompt-words p')).toContainText('Exchange the two cards?');
  await expect(page.locator('.shadow-cards .slot-head', { hasText: 'seen by you' })).toHaveCount(2);
  await page.locator('.prompt .button', { hasText: 'Exchange' }).click();
  await asked(page);
  await expect(page.locator('.shadow-cards .slot-head', { hasText: 'seen by you' })).toHaveCount(0);
});

test(
  'a campaign: hiring and equipping, the first mission, the muster for the second',
  LONG,
  async ({ page }) => {
    test.setTimeout(240_000);
    await setUp(page, { Play: 'Campaign of eight missions', Squad: 'Hire your own' });
    const head = page.locator('.earth-war.muster h2');
    await expect(head).toContainText('RP for mission 1');
    const purse = async (): Promise<number> => Number.parseInt(await head.innerText(), 10);
    const hire = page.getByRole('list', { name: 'Units for hire' }).locator('.thing.ready');
    for (let units = 0; units < 4; units++) {
      const before = await purse();
      await hire.first().click();
      await primary(page).click();
      await expect(head).not.toContainText(`${before} RP`);
    }
    await page.getByRole('list', { name: 'Equipment' }).locator('.thing.ready').first().click();
    await page.locator('.soldier.target').first().click();
    const before = await purse();
    await primary(page).click();
    await expect(head).not.toContainText(`${before} RP`);
    await playUntil(
      page,
      async () =>
        (await ended(page)) || ((await head.isVisible()) && (await head.innerText()).includes('mission 2')),
    );
    await expect(head).toContainText('RP for mission 2');
  },
);

test('Escape forgets the words that were sought among the actions', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  await asked(page);
  await page.keyboard.press('/');
  await page.keyboard.type('zzz');
  await expect(page.getByText('No action has these words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No action has these words.')).toBeHidden();
  await expect(page.locator('.pnl-act button.action').first()).toBeVisible();
});

test('on a low screen the buttons of the set-up leave the height to the form', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await calm(page);
  await page.goto('/new/earth-war');
  const bar = page.locator('.setup .commit');
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())!.height).toBeLessThan(80);
  await expect(page.getByRole('button', { name: 'Play on this device' })).toBeInViewport({ ratio: 1 });
});

test('the last lesson: a whole guided round, ending in a won fight', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/earth-war/5');
  await expect(page.locator('.earth-war')).toBeVisible();
  // The last page needs no step: the board continues by itself.
  for (const { expects, text } of lessons[4]!.pages.slice(0, -1)) {
    await expect(page.locator('.coach')).toContainText(text.slice(0, 40));
    if (typeof expects === 'string') {
      await page.locator('.pnl-act button.action', { hasText: expects }).first().click();
      await primary(page).click();
    } else {
      const { wounds } = expects as { wounds: number[] };
      for (const [slot, count] of wounds.entries())
        for (let i = 0; i < count; i++) await page.keyboard.press(`Digit${slot + 1}`);
      await page.keyboard.press('Enter');
    }
    await settled(page);
  }
  await asked(page);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Dead Relay is won');
});

/** The log lines of the deal: rounds, ranges and cards. */
const dealtTo = (page: Page): Promise<string[]> => page.locator('.log-lines li').allInnerTexts();

test(
  'the daily deal is the same on every device, and its result can be shared',
  LONG,
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    await calm(page);
    await page.goto('/daily/earth-war/2026-11-15');
    await expect(page.locator('.earth-war')).toBeVisible();
    const other = await (await browser.newContext()).newPage();
    await calm(other);
    await other.goto('/daily/earth-war/2026-11-15');
    await expect(other.locator('.earth-war')).toBeVisible();
    expect(await dealtTo(other)).toEqual(await dealtTo(page));
    await other.close();
    await playUntil(page, () => ended(page));
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('daily deal 2026-11-15');
    await expect(page.getByRole('button', { name: 'Copy the result' })).toBeVisible();
    await page.goto('/daily/earth-war/2026-11-15');
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  },
);

test('its screens pass the accessibility rules', LONG, async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  await accessible(page, 'ranges');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(page.locator('.phases .current')).toContainText('Wounds');
  await accessible(page, 'wounds');
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, 'wounds on a phone');
  await page.getByRole('button', { name: 'Squad', exact: true }).click();
  await accessible(page, 'squad on a phone');
});
