// Chibi Commander in a real browser: rounds of a solo mission by mouse, chances on the map, the lesson, the result, the options to taste,
// and the screens under the accessibility rules.
import { lessons } from '@xenotable/chibi-commander/lessons';
import { accessible } from './accessible.ts';
import { act, decide, field, fromPosition, playAction, press, primary, setUp } from './chibiCommander.ts';
import { LONG, type Page, calm, decisions, expect, playNow, prompt, test, uncover } from './table.ts';

const usableFields = (page: Page) => page.locator('.cell.usable[data-thing^="cell:"]');
const unitCards = (page: Page, words: string) => page.locator('.cc-squad .ucard', { hasText: words });

/** Brings four units onto the four fields of the corner: each is pointed at, then placed by a second click. */
async function arrive(page: Page): Promise<void> {
  // The automaton's intent is computed in a worker: its row makes the map smaller when it appears.
  await expect(page.getByRole('region', { name: 'Acts next by the book' })).toBeVisible();
  for (const name of ['(22,14)', '(23,14)', '(22,15)', '(23,15)']) {
    await unitCards(page, 'to come').first().click();
    await field(page, name).click();
    await decide(page, () => field(page, name).click());
  }
}

/** A ready unit walks to the first of its fields and ends its activation. */
async function walkAndStop(page: Page): Promise<void> {
  const card = page.locator('.cc-squad .ucard.ready').first();
  const name = await card.locator('b').innerText();
  await card.click();
  await decide(page, () => primary(page).click());
  const target = usableFields(page).first();
  await target.hover();
  await expect(page.locator('.cc-overlay .one-edge')).toHaveAttribute('d', /M/);
  await expect(page.locator('.cc-overlay .route')).toHaveAttribute('d', /M/);
  const goal = await target.getAttribute('data-cell');
  await page.locator(`[data-cell="${goal}"]`).click();
  await decide(page, () => page.locator(`[data-cell="${goal}"]`).click());
  for (let i = 0; i < 4 && (await prompt(page)).startsWith(name); i++)
    await decide(page, () => primary(page).click());
}

test('two rounds of Province by mouse', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Chibi Commander');
  await arrive(page);
  const next = page.getByRole('region', { name: 'Acts next by the book' });
  await next.getByRole('button', { name: 'more' }).click();
  await expect(next).toContainText('cold: wakes on a 6');
  await walkAndStop(page);
  await walkAndStop(page);
  await decide(page, () => primary(page).click());
  await expect(page.locator('.prompt-words p')).toContainText('Round 2');
  await walkAndStop(page);
  await page.getByRole('button', { name: /^Threat/ }).click();
  await expect(page.getByRole('button', { name: /^Threat/ })).toHaveAttribute('aria-pressed', 'true');
  await decide(page, () => primary(page).click());
  await expect(page.locator('.prompt-words p')).toContainText('Round 3');
});

test('the odds of a shot', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Chibi Commander');
  await arrive(page);
  await unitCards(page, 'Soldier').click();
  await decide(page, () => primary(page).click());
  await field(page, '(18,14)').click();
  await decide(page, () => field(page, '(18,14)').click());
  await page.locator('.chain-card').first().click();
  await decide(page, () => primary(page).click());
  // The Blip on the front edge is at a distance of 8; the chain's one step makes it 7. Two dice show more than 7 in 15 of 36 throws.
  await page.locator('[data-thing="blip:11"]').click();
  await expect(page.locator('.prompt-words p')).toContainText(
    /Soldier walks to .* and shoots Blip 12\?.* 42\s% to hit/,
  );
  await expect(page.locator('.plate.strong')).toHaveText('42 % hit');
  // From its present field: more than 8 in 10 of 36.
  await page.locator('.cc-ways button', { hasText: 'Stay and shoot' }).click();
  await expect(page.locator('.plate.strong')).toHaveText('28 % hit');
  await page.locator('.pnl-act button.action', { hasText: 'Attack Blip 12' }).click();
  await expect(page.locator('.plate.strong')).toHaveText('28 %');
  await expect(page.locator('.mods')).toContainText('Distance, never diagonal');
  await decide(page, () => primary(page).click());
});

test('who could hit the unit there: each sign is beside its enemy, and none covers another', async ({
  page,
}) => {
  await fromPosition(
    page,
    {
      mission: 'COOP 1',
      map: 'Province',
      players: 1,
      units: {
        Soldier: { at: '10,8' },
        'Serpent Man': { at: '14,8' },
        Birdy: { at: '15,8' },
        Grey: { at: '15,9' },
        Scribit: { at: '14,10' },
      },
    },
    ['Mara'],
  );
  await act(page, 'Activate Soldier');
  await field(page, '(11,8)').hover();
  const plates = page.locator('.plate.danger');
  await expect(plates).toHaveCount(3);
  const boxes = await Promise.all((await plates.all()).map(async (plate) => (await plate.boundingBox())!));
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1))
      expect(a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y).toBe(
        true,
      );
});

test('to taste: the Earth player decides when to look behind a Blip', async ({ page }) => {
  const given = {
    mission: 'COOP 1',
    players: 1,
    taste: { spotting: 'by choice' },
    units: { Soldier: { at: '5,8' } },
    blips: { '9,8': 'Ghost', '20,2': 'Grey' },
  };
  await fromPosition(page, given, ['Mara']);
  const spot = page.locator('.pnl-act button.action', { hasText: 'Spot Blip' });
  await expect(spot).toHaveCount(1);
  // It may be left alone: the Soldier acts first, and the Blip stays.
  await act(page, 'Activate Soldier');
  await act(page, /^Walk to \(6,8\)/);
  await expect(field(page, '(9,8)')).toHaveAttribute('aria-label', /Blip/);
  await act(page, 'Spot Blip');
  await expect(field(page, '(9,8)')).not.toHaveAttribute('aria-label', /Blip/);
  await expect(page.locator('.pnl-log')).toContainText(/Ghost/);
});

test('to taste: people build the map before the mission', async ({ page }) => {
  await calm(page);
  await setUp(page, { mission: 'COOP 1', squads: 'standard', terrain: 'Placed by people' });
  await expect(page.locator('.prompt-words p')).toContainText(/street/i);
  // There is nothing yet but the landing ship, which has no window.
  await expect(
    page.locator('[role=gridcell]:is([aria-label*="street"], [aria-label*="window"], [aria-label*="palm"])'),
  ).toHaveCount(0);
  const first = page.locator(`[data-cell="${await usableFields(page).first().getAttribute('data-cell')}"]`);
  await first.click();
  await expect(page.locator('.cc-laid')).toHaveAttribute('d', /M/);
  await decide(page, () => first.click());
  await expect(first).toHaveAttribute('aria-label', /street/);
  await expect(page.locator('.prompt-words p')).toContainText(/house/i);
  const house = page.locator(`[data-cell="${await usableFields(page).first().getAttribute('data-cell')}"]`);
  await house.click();
  // It can be placed in several ways: the first press of the button plans one, the second builds it.
  await primary(page).click();
  await decide(page, () => primary(page).click());
  await expect(house).toHaveAttribute('aria-label', /floor, wall north, wall west/);
  await press(page, 'Place the rest at random');
  await expect(page.locator('.prompt-words p')).toContainText('Round 1');
  await arrive(page);
});

for (const lesson of lessons.slice(0, 5))
  test(`the lesson '${lesson.title}' as it advises`, async ({ page }) => {
    await calm(page);
    await page.goto('/learn/chibi-commander');
    await page.getByRole('link', { name: `Begin ${lesson.title}` }).click();
    for (const { text, expects } of lesson.pages) {
      await expect(page.locator('.coach')).toContainText(text.slice(0, 40));
      await playAction(
        page,
        page
          .locator('.pnl-act button.action')
          .filter({ has: page.getByText(String(expects), { exact: true }) })
          .first(),
      );
    }
    await expect(page.locator('.coach')).toContainText(lesson.farewell!.slice(0, 30));
  });

const DUEL = {
  mission: 'COOP 1',
  variation: 1,
  map: 'Province',
  players: 1,
  quick: true,
  units: {
    Soldier: { at: '14,9' },
    Medic: { at: '20,12' },
    Grey: { at: '9,9' },
    'Serpent Man': { at: '11,12' },
  },
};

test('a click on an enemy plans the best way, other ways are compared, a second click plays it', async ({
  page,
}) => {
  await fromPosition(page, DUEL, ['Mara']);
  const grey = field(page, '(9,9)');
  await grey.click();
  await expect(page.locator('.cc-ways tbody tr')).not.toHaveCount(0);
  await expect(page.locator('.plate.strong')).toContainText('%');
  await expect(page.locator('.prompt-words p')).toContainText(/shoots Grey/);
  const rows = page.locator('.cc-ways tbody button');
  await rows.nth(1).click();
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await rows.first().click();
  const before = await decisions(page);
  await grey.click();
  await expect(page.locator('.pnl-log')).toContainText(/attacks Grey/);
  expect((await decisions(page)) - before).toBeGreaterThanOrEqual(3);
});

test('a lit field of a selected unit is walked to in two clicks, a dotted one with two actions', async ({
  page,
}) => {
  await fromPosition(page, DUEL, ['Mara']);
  await unitCards(page, 'Medic').click();
  await field(page, '(21,13)').click();
  await decide(page, () => field(page, '(21,13)').click());
  await expect(field(page, '(21,13)')).toHaveAttribute('aria-label', /Medic/);
});

test('a Blip shows its reach, its way and who will see it', async ({ page }) => {
  await fromPosition(
    page,
    {
      mission: 'VS 1',
      map: 'open',
      players: 2,
      turn: 'Aliens',
      units: { Soldier: { at: '12,8' } },
      blips: { '2,8': 'Grey' },
    },
    ['Mara', 'Jonas'],
  );
  if (await page.locator('.cover').isVisible()) await uncover(page);
  await field(page, '(2,8)').click();
  await expect(page.locator('.cc-overlay .one-edge')).toHaveAttribute('d', /M/);
  await field(page, '(8,8)').hover();
  await expect(page.locator('.cc-overlay .route')).toHaveAttribute('d', /M/);
  await expect(page.locator('.cc-eye')).toHaveCount(1);
  await expect(page.locator('.plate')).toContainText(['is seen']);
});

test('what the automaton announces is what it does', async ({ page }) => {
  await fromPosition(page, { ...DUEL, units: { Soldier: { at: '14,9' }, 'Serpent Man': { at: '9,9' } } }, [
    'Mara',
  ]);
  const next = page.getByRole('region', { name: 'Acts next by the book' });
  await expect(next).toContainText('Serpent Man');
  const words = (await next.locator('li').first().getAttribute('title'))!;
  expect(words).toMatch(/walks to \(\d+,\d+\)/);
  const to = /walks to (\(\d+,\d+\))/.exec(words)![1]!;
  await press(page, 'End the turn');
  await expect(field(page, to)).toHaveAttribute('aria-label', /Serpent Man/);
  await page.locator('.pnl-log').getByRole('button', { name: 'Serpent Man acts' }).click();
  await expect(page.locator('.pnl-log')).toContainText(`to ${to}`);
});

test('at 720 by 450 the map can be played on', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await fromPosition(page, DUEL, ['Mara']);
  const box = await page.locator('.cc-map').boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(300);
  await unitCards(page, 'Soldier').click();
  await field(page, '(9,9)').click();
  await expect(page.locator('.plate.strong')).toContainText('%');
});

test('a turn that would leave somebody behind asks for confirmation, and the question can be muted', async ({
  page,
}) => {
  await calm(page, { nags: true });
  await playNow(page, 'Chibi Commander');
  const before = await decisions(page);
  const end = page.locator('.prompt .button', { hasText: 'End the turn' });
  await end.click();
  await expect(page.locator('.prompt')).toContainText('5 units of yours are not on the map yet.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt')).not.toContainText('not on the map yet');
  expect(await decisions(page)).toBe(before);
  await end.click();
  await page.getByLabel('Do not ask this again').check();
  await expect(async () => {
    // A press that comes too soon was meant for the previous button.
    await end.click({ timeout: 1000 });
    await expect(page.locator(`.table[data-seq="${before}"]`)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test('a person to save can be pointed at: the walk leads beside them, and the announced actions follow the plan', async ({
  page,
}) => {
  await fromPosition(
    page,
    { ...DUEL, units: { Soldier: { at: '12,9' }, Farmer: { at: '14,9' }, Grey: { at: '20,3' } } },
    ['Mara'],
  );
  await expect(page.getByRole('region', { name: 'Acts next by the book' })).toContainText('next');
  await field(page, '(14,9)').click();
  await expect(page.locator('.prompt')).toContainText(/Soldier walks to \(\d+,\d+\), beside Farmer/);
  await expect(page.getByRole('region', { name: 'Acts next by the book' })).toContainText('then');
  await decide(page, () => field(page, '(14,9)').click());
  await expect(page.locator('.pnl-act')).toContainText('Soldier sends Farmer');
});

test('a player who gives up sees the result', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Chibi Commander');
  await page.locator('.action', { hasText: 'Give up the mission' }).click();
  await decide(page, () => primary(page).click());
  await page.locator('.prompt .button', { hasText: 'Yes' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Dead civilians and units');
});

test('its screens pass the accessibility rules', LONG, async ({ page }) => {
  await calm(page);
  await playNow(page, 'Chibi Commander');
  await arrive(page);
  await accessible(page, 'turn');
  await unitCards(page, 'Soldier').click();
  await decide(page, () => primary(page).click());
  await accessible(page, 'activation');
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, 'activation on a phone');
});
