// The companion beside a real table, on a phone: the app asks, people measure, roll and correct.
import { type Page, calm, expect, test } from './table.ts';

test.use({ viewport: { width: 390, height: 844 } });

const primary = (page: Page) => page.locator('.companion-foot .primary');
const asked = (page: Page) => page.locator('.companion-question').first();

/** Selects answers by their words and continues. */
async function answer(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names)
    await page.locator('.companion-answers').getByRole('button', { name }).first().click();
  await primary(page).click();
}

/** Gives every unanswered question its first answer. */
async function fillIn(page: Page): Promise<void> {
  for (const group of await page.locator('.companion-answers').all())
    if ((await group.locator('.chosen').count()) === 0) await group.locator('.answer').first().click();
}

/** Types a six for every die, the same in every run. */
async function typeSixes(page: Page): Promise<void> {
  const missing = page.locator('.companion-throw .slot.next');
  for (let i = 0; i < 40 && (await missing.count()) > 0; i++)
    await page.locator('.companion-pad').getByRole('button', { name: '6', exact: true }).click();
}

/** Answers every question with its first answer and sixes, until one has these words. */
async function goOnTo(page: Page, words: RegExp): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await expect(page.locator('.companion-phone[data-idle="true"]')).toBeVisible();
    const title = await asked(page).innerText();
    if (words.test(title)) return;
    const before = (await page.locator('.companion-phone').getAttribute('data-at')) ?? '';
    if (await page.locator('.companion-pad').isVisible()) await typeSixes(page);
    else await fillIn(page);
    await primary(page).click();
    await expect(page.locator('.companion-phone')).not.toHaveAttribute('data-at', before);
  }
  throw new Error(`nobody asked ${words}`);
}

/** Starts a new game of a title from the set-up. */
async function begin(page: Page, title: string): Promise<void> {
  await calm(page);
  await page.goto(`/new/${title}`);
  await page.getByRole('link', { name: 'Play on a real table' }).click();
}

test('Enemy Eternal: a shot is measured, its dice are typed together, and a Wound is corrected', async ({
  page,
}) => {
  await begin(page, 'enemy-eternal');
  await page.getByLabel('Mission', { exact: true }).selectOption({ label: 'B1 Eliminate Enemy Squad' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await goOnTo(page, /Who acts/);
  await expect(page.locator('.companion-head')).toContainText('round 1 of 5');
  await answer(page, /^Ranger/);
  await answer(page, /^Attack with both actions/);
  await answer(page, /Trooper/, /Shotgun/);
  await expect(asked(page)).toContainText('How far is');
  // Out of reach, cover is not asked.
  await page
    .locator('.companion-answers')
    .getByRole('button', { name: /^Farther, or not seen/ })
    .click();
  await expect(page.getByRole('heading', { name: /in cover/ })).toHaveCount(0);
  await expect(page.locator('.companion-foot')).toContainText('cannot attack');
  await page
    .locator('.companion-answers')
    .getByRole('button', { name: /^Less than/ })
    .click();
  await page.locator('.companion-answers').getByRole('button', { name: /^Hard/ }).click();
  await expect(page.locator('.companion-foot')).toContainText('hits on 7 or less, 58 %');
  await primary(page).click();
  await expect(primary(page)).toBeDisabled();
  await expect(page.locator('.companion-subject')).toContainText('Ranger');
  await page.keyboard.press('6');
  await page.keyboard.press('2');
  // After a miss the armour is not rolled.
  await expect(page.locator('.companion-foot')).toContainText('It misses.');
  // The first die was misread: only that one is typed again.
  await page.getByRole('button', { name: 'die 1 is 6: correct it' }).click();
  await expect(page.locator('.companion-foot')).toContainText('Type what this die really shows.');
  await expect(primary(page)).toBeDisabled();
  await page
    .getByRole('group', { name: 'Die faces' })
    .getByRole('button', { name: '5', exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'die 2 is 2: correct it' })).toBeVisible();
  await expect(page.locator('.companion-throw')).toHaveCount(2);
  await page.keyboard.press('6');
  await expect(page.locator('.companion-result')).toContainText('Damage');
  await primary(page).click();
  await page.getByRole('button', { name: 'What the app keeps' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('hits ADVENT');
  await page.getByRole('button', { name: 'Correct Ranger' }).click();
  await page.getByRole('button', { name: 'Wounds left: one less' }).click();
  await page.getByRole('button', { name: 'Die misread' }).click();
  await expect(page.locator('.companion-foot')).toContainText(/wounds left \d → \d, die misread/);
  await page.getByRole('button', { name: 'All agree' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'What the app keeps' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(
    'Correction 1: Wounds left of Ranger is',
  );
  await page.getByRole('button', { name: 'Back to the question' }).click();
  await page.getByRole('button', { name: 'We disagree' }).click();
  await page.getByRole('button', { name: 'Throw for it' }).click();
  for (const die of ['6', '1']) {
    await expect(page.locator('.companion-throw .slot.next')).toBeVisible();
    const before = (await page.locator('.companion-phone').getAttribute('data-at')) ?? '';
    await page.keyboard.press(die);
    await primary(page).click();
    await expect(page.locator('.companion-phone')).not.toHaveAttribute('data-at', before);
  }
  await expect(page.locator('.companion-doubt')).toContainText('The die decided');
  await page.getByRole('button', { name: 'What the app keeps' }).click();
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.locator('.companion-still')).toContainText('What the app keeps');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', /companion/);
});

test('Xenos Rampant: orders are tested, hits are counted, Courage is typed', async ({ page }) => {
  await begin(page, 'xenos-rampant');
  await page.getByRole('button', { name: 'Begin' }).click();
  await goOnTo(page, /Whom do you order/);
  await answer(page, /^Heavy Infantry 1/);
  await answer(page, /^Shoot, Free/);
  await answer(page, /^Greater/);
  await answer(page, /^18″ or less/, /^No cover/);
  await goOnTo(page, /how many of 10 dice show/);
  await page.locator('.companion-answers').getByRole('button', { name: '8', exact: true }).first().click();
  await expect(page.locator('.companion-foot')).toContainText('8 hits against Armour 4');
  await primary(page).click();
  await expect(asked(page)).toContainText('in cover?');
  await page.locator('.companion-answers').getByRole('button', { name: /^No,/ }).click();
  await primary(page).click();
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await primary(page).click();
  await page.getByRole('button', { name: 'What the app keeps' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('8 hits of 10 dice');
  await expect(page.locator('.companion-middle .companion-kept')).toContainText('Suppressed');
});

test('XenoShyft: the Hive is revealed card by card, and an Overrun hits the Base', async ({ page }) => {
  await begin(page, 'xenoshyft');
  await page.getByRole('button', { name: 'Begin' }).click();
  await goOnTo(page, /Is an Item bought/);
  await answer(page, /^Nothing more/);
  await answer(page);
  await expect(asked(page)).toContainText(/Troop Zone 1|Last Troop/);
  await fillIn(page);
  await primary(page).click();
  await page
    .getByRole('group', { name: /^Power of your Troop/ })
    .getByRole('button', { name: '9', exact: true })
    .click();
  await page
    .getByRole('group', { name: /^Hit Points/ })
    .getByRole('button', { name: '9', exact: true })
    .click();
  await expect(page.locator('.companion-foot')).toContainText('is killed; your Troop');
  await primary(page).click();
  await expect(page.locator('.companion-foot')).toContainText('Choose an answer');
  await page
    .locator('.companion-answers')
    .getByRole('button', { name: /^Nobody is in the lane/ })
    .click();
  // That it has taken no damage is usual.
  await primary(page).click();
  await page.getByRole('button', { name: 'What the app keeps' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('overruns: the Base loses');
});

test('Chibi Commander: a Blip moves on, and an uncovered unit acts by its list', async ({ page }) => {
  await begin(page, 'chibi-commander');
  await page.getByRole('button', { name: 'Begin' }).click();
  await goOnTo(page, /Who acts/);
  await answer(page, /^End the turn/);
  await expect(asked(page)).toContainText('Which of the Invaders is next?');
  await answer(page, /^Blip \d+, NORMAL/);
  await answer(page, /^No: it has crept on/);
  await answer(page, /^Yes, it is uncovered/);
  // Who lay under it is said above the next question.
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText(/is uncovered|a Ghost/);
  await page.getByRole('button', { name: 'What the app keeps' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/is uncovered|a Ghost/);
});
