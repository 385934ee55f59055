// Questions in the middle of a turn: a free attack is made by pointing, the camera returns to the model that must decide, and soldiers are
// named between missions.
import { fromPosition } from './enemyEternal.ts';
import { type Page, calm, decided, decisions, expect, prompt, test } from './table.ts';

const unit = (page: Page, name: string) => page.locator(`[data-thing="unit:${name}"]`);

const inside = async (page: Page, name: string): Promise<boolean> => {
  const [board, token] = await Promise.all([
    page.locator('.ee-board svg').first().boundingBox(),
    unit(page, name).boundingBox(),
  ]);
  return (
    board !== null &&
    token !== null &&
    token.x >= board.x &&
    token.y >= board.y &&
    token.x + token.width <= board.x + board.width &&
    token.y + token.height <= board.y + board.height
  );
};

for (const [where, size] of [
  ['at the desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test(`EE-ENG-07 a free attack is planned by a click on the fleeing model and played by the second, ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await calm(page);
    await fromPosition(
      page,
      {
        opponent: 'player',
        models: [
          { side: 'A', unit: 'Ranger', at: [10, 10] },
          { side: 'A', unit: 'Rookie', at: [3, 20] },
          { side: 'B', unit: 'ADVENT Stun Lancer', at: [11, 10] },
          { side: 'B', unit: 'ADVENT Trooper', at: [34, 20] },
        ],
        active: 'Ranger',
      },
      ['Mara', 'Jonas'],
    );
    const first = await decisions(page);
    await page.locator('[data-thing="cell:10,7"]').click();
    await page.locator('[data-thing="cell:10,7"]').click();
    await decided(page, first);
    await expect.poll(() => prompt(page)).toContain('Ranger flees. A free attack?');
    await expect.poll(() => inside(page, 'Ranger')).toBe(true);
    const bar = page.locator('.prompt');
    await expect(bar.getByRole('button', { name: /^ADVENT Stun Lancer .*% (kill|hurt)/ })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'No free attack' })).toBeVisible();
    const before = await decisions(page);
    await unit(page, 'Ranger').click();
    await expect.poll(() => prompt(page)).toMatch(/ADVENT Stun Lancer: .*Ranger/);
    await expect(page.locator('.plate.strong')).toContainText(/% (kill|hurt)/);
    expect(await decisions(page)).toBe(before);
    await unit(page, 'Ranger').click();
    await decided(page, before);
  });

test('after the turn of the other side the camera returns to the acting model', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 640 });
  await calm(page, { film: 'fast' });
  await fromPosition(
    page,
    {
      opponent: 'player',
      size: [60, 60],
      models: [
        { side: 'A', unit: 'Ranger', at: [3, 3] },
        { side: 'B', unit: 'ADVENT Trooper', at: [55, 55], overwatch: 'Magnetic Rifle' },
      ],
      active: 'ADVENT Trooper',
      bag: { A: 1 },
    },
    ['Mara', 'Jonas'],
  );
  const before = await decisions(page);
  await page.locator('[data-thing="cell:53,55"]').click();
  await page.locator('[data-thing="cell:53,55"]').click();
  await decided(page, before);
  const ran = await decisions(page);
  await page.locator('.prompt .button', { hasText: 'End the activation' }).click();
  await decided(page, ran);
  await expect.poll(() => prompt(page)).toContain('Which model acts?');
  await expect.poll(() => inside(page, 'Ranger')).toBe(true);
});

test('the letters of the zones are shown on the board when a zone is chosen', async ({ page }) => {
  await calm(page);
  await fromPosition(
    page,
    {
      opponent: 'player',
      mission: 'B1',
      board: 'MAP-01',
      models: [
        { side: 'A', unit: 'Ranger', at: [10, 10] },
        { side: 'B', unit: 'ADVENT Trooper', at: [20, 10] },
      ],
      active: 'Ranger',
    },
    ['Mara', 'Jonas'],
  );
  await expect(page.locator('.ee-zone-name')).toHaveText(['A', 'B']);
});

test('EE-CAM-19 a recruit is given a name at the base, and undo takes it back', async ({ page }) => {
  await calm(page);
  await fromPosition(
    page,
    {
      opponent: 'automaton',
      mission: 'SE1.2',
      campaign: {
        faction: 'XCOM',
        supplies: 300,
        roster: [{ unit: 'Ranger', leader: true }, { unit: 'Rookie' }],
      },
    },
    ['Mara'],
  );
  const soldiers = page.getByRole('region', { name: 'Soldiers' });
  const before = await decisions(page);
  await soldiers.getByLabel('Name of Rookie 1').fill('Jane Kelly');
  await soldiers.getByLabel('Name of Rookie 1').press('Enter');
  await decided(page, before);
  await expect(soldiers).toContainText('Jane Kelly');
  await page.locator('.prompt').getByRole('button', { name: /^Undo/ }).click();
  await expect(soldiers).not.toContainText('Jane Kelly');
});
