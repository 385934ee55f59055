// Chibi Commander in a real browser: rounds of a solo mission by mouse, chances on the map, the lesson, the result, what the table leaves open to taste, and the screens under the accessibility rules.
import { lesson } from '@xenotable/chibi-commander/content';
import { accessible } from './accessible.ts';
import { act, decide, field, fromPosition, press, primary, setUp } from './chibiCommander.ts';
import { type Page, calm, expect, playNow, prompt, test } from './table.ts';

const usableFields = (page: Page) => page.locator('.cell.usable[data-thing^="cell:"]');
const unitCards = (page: Page, words: string) => page.locator('.cc-squad .ucard', { hasText: words });

/** Four units come onto the four fields of the corner: pointed at, then put down by a second click. */
async function arrive(page: Page): Promise<void> {
  for (const name of ['(22,14)', '(23,14)', '(22,15)', '(23,15)']) {
    await unitCards(page, 'to come').first().click();
    await field(page, name).click();
    await decide(page, () => field(page, name).click());
  }
}

/** A unit that is ready walks to the first of its fields and is done. */
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
  await expect(page.getByRole('region', { name: 'Acts next by the book' })).toContainText(
    'cold: may wake by a throw',
  );
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
  // Two dice over a distance of 8 at the Blip on the front edge: 10 of 36.
  await page.locator('[data-thing="blip:11"]').click();
  await expect(page.locator('.plate.strong')).toHaveText('28 %');
  await expect(page.locator('.mods')).toContainText('Distance, never diagonal');
  await decide(page, () => primary(page).click());
});

test('who could hit the unit there, each sign beside its enemy and none over another', async ({ page }) => {
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

test('to taste: the Earth decides when it looks behind a Blip', async ({ page }) => {
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
  // Nothing lies there yet but the landing ship, which has no window.
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
  await decide(page, () => primary(page).click());
  await expect(house).toHaveAttribute('aria-label', /floor, wall north, wall west/);
  await press(page, 'Place the rest at random');
  await expect(page.locator('.prompt-words p')).toContainText('Round 1');
  await arrive(page);
});

test('the lesson as it advises', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/chibi-commander');
  for (const { text, expects } of lesson.pages) {
    await expect(page.locator('.coach')).toContainText(text.slice(0, 40));
    await decide(page, async () => {
      await page
        .locator('.pnl-act button.action')
        .filter({ has: page.getByText(String(expects), { exact: true }) })
        .first()
        .click();
      await primary(page).click();
    });
  }
  await expect(page.locator('.coach')).toContainText(lesson.farewell!);
});

test('who gives up sees the result', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Chibi Commander');
  await page.locator('.action', { hasText: 'Offer to end the mission' }).click();
  await decide(page, () => primary(page).click());
  await page.locator('.prompt .button', { hasText: 'Yes' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Dead civilians and units');
});

test('its screens pass the accessibility rules', async ({ page }) => {
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
