// Earth War on a phone, by touch alone: a patrol to its end, wounds placed card by card, the first shot unit by unit.
import { LONG, type Page, asked, calm, decided, decisions, expect, primary, test } from './table.ts';
import { PHONE, fits, openPanel, tap } from './touch.ts';

test.use(PHONE);

const ending = (page: Page) => page.getByRole('region', { name: 'Result' });

/** Places each wound on a card, avoiding known shadows and people while there is anything else; one is taken back and placed again. */
async function placeWounds(page: Page): Promise<void> {
  const left = page.locator('.deckbar b').first();
  const wounds = Number(await left.innerText());
  const worth = page.locator(
    '.shadow-cards .thing:not([aria-label*="Merely Shadows"], [aria-label*="Civilian"])',
  );
  const cards = (await worth.count()) > 0 ? worth : page.locator('.shadow-cards .thing');
  const there = await cards.count();
  for (let i = 0; i < wounds; i++) await tap(cards.nth(i % there));
  await expect(left).toHaveText('0');
  await tap(page.locator('.shadow-cards .less').first());
  await expect(left).toHaveText('1');
  await tap(cards.first());
  await expect(primary(page)).toHaveText(/^Place \d/);
  await tap(primary(page));
}

/** Taps a unit in the squad, then its action. */
async function oneFires(page: Page): Promise<void> {
  await openPanel(page, 'Squad');
  await tap(page.locator('.handtab .soldier.ready', { hasText: /(FIRE|MELEE) \d at/ }).first());
  await expect(primary(page)).toHaveText(/fires|fights/);
  const before = await decisions(page);
  await tap(primary(page));
  // If it has several actions, the first tap plans one.
  if ((await decisions(page)) === before) await tap(primary(page));
}

async function decide(page: Page): Promise<void> {
  const before = await decisions(page);
  const volley = page.locator('.deckbar .button', { hasText: 'All fire' });
  const squad = page.locator(':is(.route, .squad-first) .soldier.ready');
  if (await page.locator('.deckbar', { hasText: 'to place' }).isVisible()) await placeWounds(page);
  else if (await volley.isVisible()) {
    if (before < 3) await oneFires(page);
    else {
      await tap(volley);
      await tap(primary(page));
    }
  } else if (await primary(page).isVisible()) await tap(primary(page));
  else {
    // A check between two combats, or a last unit that has not fired: taps somebody of the squad on the board.
    await tap(squad.first());
    await tap(primary(page));
  }
  await decided(page, before);
}

test('a whole game on a phone, by touch', LONG, async ({ page }) => {
  await calm(page);
  await page.goto('/new/earth-war');
  await page.getByLabel('Play', { exact: true }).selectOption({ label: 'Patrol: one combat' });
  await tap(page.getByRole('button', { name: 'Play on this device' }));
  await asked(page);
  while (!(await ending(page).isVisible())) {
    await decide(page);
    await fits(page);
  }
  await expect(ending(page)).toContainText(/patrol scores \d+ of 8/i);
  await expect(ending(page)).toContainText('AMMO lost on shadows');
  await tap(ending(page).getByRole('button', { name: 'Look at the table' }));
  await fits(page);
});
