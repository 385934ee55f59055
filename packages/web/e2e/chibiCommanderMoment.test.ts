// Details of Chibi Commander in a real browser: dragging, leaving the map, the briefing, and what a phone shows.
import { decide, field, fromPosition } from './chibiCommander.ts';
import { calm, decisions, expect, test } from './table.ts';

const DUEL = {
  mission: 'COOP 1',
  variation: 1,
  map: 'open',
  players: 1,
  quick: true,
  units: {
    Soldier: { at: '14,9' },
    Medic: { at: '20,12' },
    Grey: { at: '9,9' },
    'Serpent Man': { at: '11,12' },
  },
};

test('a unit is dragged: its way, its reach and what turns up are shown, and nothing is played before the second act', async ({
  page,
}) => {
  await fromPosition(page, { ...DUEL, blips: { '16,2': 'Grey' } }, ['Mara']);
  const before = await decisions(page);
  const middle = async (name: string): Promise<[number, number]> => {
    const { x, y, width, height } = (await field(page, name).boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const drag = async (from: string, to: string): Promise<void> => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(to)), { steps: 6 });
  };
  await drag('(20,12)', '(18,10)');
  await expect(page.locator('.cc-overlay .one-edge')).toHaveAttribute('d', /M/);
  await expect(page.locator('.cc-overlay .route')).toHaveAttribute('d', /M/);
  await page.mouse.up();
  await expect(page.locator('.prompt')).toContainText('Medic walks to (18,10)');
  expect(await decisions(page)).toBe(before);
  await decide(page, () => page.keyboard.press('Enter'));
  await expect(field(page, '(18,10)')).toHaveAttribute('aria-label', /Medic/);
  // The acting unit is dragged further, also if something turns up on the way.
  await drag('(18,10)', '(17,8)');
  await expect(page.locator('.cc-eye')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('.prompt')).toContainText('undo ends there');
});

test('pressing Enter repeatedly never leaves the map', async ({ page }) => {
  await fromPosition(page, { ...DUEL, units: { ...DUEL.units, Soldier: { at: '14,15' } } }, ['Mara'], {
    nags: true,
  });
  await field(page, '(14,15)').click();
  await decide(page, () => page.keyboard.press('Enter'));
  await field(page, '(14,15)').click();
  await expect(page.locator('.prompt .button', { hasText: 'Leave the map' })).toBeVisible();
  const before = await decisions(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toContainText('Soldier leaves the map for good');
  for (let i = 0; i < 4; i++) await page.keyboard.press('Enter');
  expect(await decisions(page)).toBe(before);
  await expect(field(page, '(14,15)')).toHaveAttribute('aria-label', /Soldier/);
});

test('a nightmare begins with its briefing', async ({ page }) => {
  await calm(page, { briefings: true });
  await page.goto('/new/chibi-commander');
  await page.locator('#option-mission').selectOption({ label: 'Nightmare Evil Dreams' });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('dialog.briefing').getByRole('heading', { name: 'Evil Dreams' })).toBeVisible();
  await expect(page.locator('dialog.briefing .briefing-steps li')).not.toHaveCount(0);
});

test('the map of the briefing shows where units arrive', async ({ page }) => {
  await calm(page, { briefings: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Chibi Commander now' }).click();
  await expect(page.getByRole('img', { name: /you arrive on one of \d+ fields/ })).toBeVisible();
  await expect(page.locator('dialog.briefing .cc-arrivals path')).toHaveAttribute('d', /M/);
});

test('a phone shows whoever has just turned up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fromPosition(
    page,
    {
      ...DUEL,

      units: { Soldier: { at: '14,9' }, Medic: { at: '20,12' } },
      blips: { '5,9': 'Grey' },
    },
    ['Mara'],
  );
  await field(page, '(14,9)').click();
  await field(page, '(12,9)').click();
  await decide(page, () => field(page, '(12,9)').click());
  const grey = field(page, '(5,9)');
  await expect(grey).toHaveAttribute('aria-label', /Grey/);
  const board = (await page.locator('.cc-map').boundingBox())!;
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await grey.boundingBox())!;
      return (
        x >= board.x &&
        y >= board.y &&
        x + width <= board.x + board.width &&
        y + height <= board.y + board.height
      );
    })
    .toBe(true);
});
