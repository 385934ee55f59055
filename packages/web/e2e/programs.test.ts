// Programs at the table: they take seats of people, think visibly, stop on request, and give their seat back.
import {
  LONG,
  type Page,
  SERVER,
  calm,
  decisions,
  expect,
  openOnline,
  primary,
  test,
  withSeats,
} from './table.ts';

/** Long enough for a program's whole turn on a busy machine. */
const TURN = { timeout: 90_000 };

/** A short duel of Chibi Commander, up to the choice of who plays the second seat. */
async function setUp(page: Page, at = ''): Promise<void> {
  await calm(page);
  await page.goto(`${at}/new/chibi-commander`);
  await withSeats(page, 2);
  for (const [label, choice] of [
    ['Mission', 'VS 1 Province'],
    ['Squads', 'Standard'],
    ['Round limit', '3 rounds'],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption({ label: choice });
}

async function duel(page: Page, strength: string): Promise<void> {
  await setUp(page);
  await page
    .getByRole('radiogroup', { name: 'Who plays seat 2' })
    .getByText('Program', { exact: true })
    .click();
  await page.getByLabel('Strength of seat 2').selectOption(strength);
  await page.getByRole('button', { name: 'Play on this device' }).click();
}

const say = (page: Page) => page.locator('.prompt-words p');
const thinking = (page: Page) => say(page).filter({ hasText: 'is thinking.' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

/** Ends the turn without doing anything. */
async function endTurn(page: Page): Promise<void> {
  const before = await decisions(page);
  await page.locator('.pnl-act').getByRole('button', { name: 'End the turn' }).click();
  await primary(page).click();
  await expect(page.locator(`.table[data-seq="${before}"]`)).toHaveCount(0);
}

test('a hard program thinks visibly, stops on request, continues after a reload, and gives its seat back', async ({
  page,
}) => {
  await duel(page, 'hard');
  await expect(thinking(page)).toBeVisible();
  const seats = page.getByRole('region', { name: 'Seats' });
  await expect(seats).toContainText('Program, hard');
  await stop(page).click();
  await expect(say(page)).toContainText('Round 1, CHIBI COM: who acts?', TURN);

  // The player's choice can be taken back together with the program's choices after it.
  const mine = await decisions(page);
  await endTurn(page);
  await expect(thinking(page)).toBeVisible();
  await undo(page).click();
  await expect(say(page)).toContainText('Round 1, CHIBI COM: who acts?');
  await expect.poll(() => decisions(page)).toBeGreaterThan(mine + 1);

  await endTurn(page);
  await expect(thinking(page)).toBeVisible();
  await page.reload();
  await expect(thinking(page)).toBeVisible();
  await seats.getByRole('button', { name: 'Play Program B yourself' }).click();
  await expect(say(page)).toContainText('Program B: ');
  await expect(page.locator('.pnl-act button.action').first()).toBeVisible();

  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByLabel('Who plays Program B').selectOption('easy');
  await page.keyboard.press('Escape');
  await expect(seats).toContainText('Program, easy');
  await expect(say(page)).toContainText('Round 2, CHIBI COM: who acts?', TURN);
});

test('a game against a program comes to its end', async ({ page }) => {
  await duel(page, 'easy');
  for (let round = 1; round <= 3; round++) {
    await expect(say(page)).toContainText(`Round ${round}, CHIBI COM: who acts?`, TURN);
    await endTurn(page);
  }
  await expect(page.locator('.ending')).toContainText('Program B played easy', TURN);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.locator('.strip')).toBeVisible();
});

test('a program that fails says so, and continues when it is told to', async ({ page }) => {
  // The very first thought ends in an error.
  const failing = `let failed = false;
    addEventListener('message', (event) => {
      if (event.data.method !== 'think' || failed) return;
      failed = true;
      event.stopImmediatePropagation();
      postMessage({ id: event.data.id, problem: 'Out of memory.', where: null });
    });\n`;
  await page.route(/\/worker\.js$/, async (route) => {
    const script = await route.fetch({ maxRetries: 5 });
    await route.fulfill({ response: script, body: failing + (await script.text()) });
  });
  await duel(page, 'easy');
  await expect(say(page)).toContainText('Program B could not go on: Out of memory.');
  await page.getByRole('button', { name: 'Let it try again' }).click();
  await expect(say(page)).toContainText('Round 1, CHIBI COM: who acts?', TURN);
  // A thread for hints may just be loading its script.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a program on the server plays the best choice found so far when it is told to stop', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await setUp(page, SERVER);
  await page
    .getByRole('radiogroup', { name: 'Who plays seat 2' })
    .getByText('Program', { exact: true })
    .click();
  await page.getByLabel('Strength of seat 2').selectOption('hard');
  await page.getByRole('button', { name: 'Open online' }).click();
  await expect(page.getByRole('region', { name: 'Seats' })).toContainText('Program, hard');
  // A thought takes a second at most, and the button appears and disappears with each of them.
  const told = (): number => sent.filter((text) => text.includes('"type":"stop"')).length;
  await expect(async () => {
    const mine = say(page).filter({ hasText: 'CHIBI COM: who acts?' });
    if (await mine.isVisible()) await endTurn(page);
    await stop(page).click({ timeout: 3000 });
    expect(told()).toBeGreaterThan(0);
  }).toPass(TURN);
  await expect(say(page)).toContainText('CHIBI COM: who acts?', TURN);
});

test('a program takes a free seat of an online table and plays it to the end', LONG, async ({ page }) => {
  await setUp(page, SERVER);
  await openOnline(page);
  await page.getByLabel('Who plays Jonas').selectOption('easy');
  await expect(page.getByRole('region', { name: 'Seats' })).toContainText('Program, easy');
  await expect(say(page)).toContainText('Round 1, CHIBI COM: who acts?', TURN);
  await endTurn(page);
  await expect(say(page)).toContainText('Round 2, CHIBI COM: who acts?', TURN);

  // After a reload the program is still at its seat.
  await page.reload();
  await expect(say(page)).toContainText('Round 2, CHIBI COM: who acts?');
  await endTurn(page);
  await expect(say(page)).toContainText('Round 3, CHIBI COM: who acts?', TURN);
  await endTurn(page);
  await expect(page.locator('.ending')).toContainText('Jonas played easy', TURN);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.locator('.strip')).toBeVisible();
});
