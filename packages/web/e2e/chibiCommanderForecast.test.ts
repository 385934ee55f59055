// The forecast of Chibi Commander and the unit that is picked, in a real browser.
import { decide, field, fromPosition } from './chibiCommander.ts';
import { expect, test } from './table.ts';

const OPEN = { mission: 'COOP 1', variation: 1, map: 'open', players: 1, quick: true };

/** Four that attack somebody, and Blips that creep into sight. */
const CROWD = {
  ...OPEN,
  units: {
    Soldier: { at: '12,8' },
    Scout: { at: '13,10' },
    Sheep: { at: '11,10' },
    Gorgan: { at: '9,9' },
    Grey: { at: '15,9' },
    Scribit: { at: '12,12' },
    'Serpent Man': { at: '17,10' },
  },
  blips: { '2,8': 'unknown', '2,6': 'unknown', '2,10': 'unknown' },
  pool: { blips: ['Ghost', 'Grey', 'Scribit'], types: [] },
};

test('the forecast tells all its words, and of a Blip only how likely it is something', async ({ page }) => {
  await fromPosition(page, CROWD, ['Mara']);
  const strip = page.locator('.cc-next');
  await expect(strip.locator('li:not(.more)')).toHaveCount(3);
  const clipped = () =>
    strip
      .locator('li > span')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent),
      );
  expect(await clipped()).toEqual([]);
  await strip.getByRole('button', { name: 'more' }).click();
  expect(await clipped()).toEqual([]);
  await expect(strip.locator('li', { hasText: 'Blips 1, 2' })).toContainText(
    'turns up: 67 % a unit, which acts',
  );
  for (const title of await strip.locator('li b').allInnerTexts()) expect(title).toMatch(/[A-Z]/);
});

for (const [width, height] of [
  [390, 844],
  [720, 450],
] as const)
  test(`the forecast can be read at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await fromPosition(page, CROWD, ['Mara']);
    await page.getByRole('button', { name: 'Status', exact: true }).click();
    const list = page.getByRole('region', { name: 'Acts next by the book' }).filter({ visible: true });
    await expect(list.locator('li')).not.toHaveCount(0);
    await list.locator('li', { hasText: 'Blips 1, 2' }).scrollIntoViewIfNeeded();
    await expect(list.locator('li', { hasText: 'Blips 1, 2' })).toContainText(
      'turns up: 67 % a unit, which acts',
    );
  });

test('the unit whose card is picked acts though another one has a better way, or the map says why not', async ({
  page,
}) => {
  await fromPosition(
    page,
    {
      ...OPEN,
      units: {
        Soldier: { at: '22,14' },
        Scout: { at: '10,13' },
        Gunner: { at: '13,12' },
        Medic: { at: '23,0' },
        Postman: { at: '8,12' },
        Grey: { at: '10,8' },
      },
    },
    ['Mara'],
  );
  // One has acted.
  await field(page, '(22,14)').click();
  await field(page, '(18,14)').click();
  await decide(page, () => page.keyboard.press('Enter'));
  await field(page, '(22,14)').click();
  await decide(page, () => page.keyboard.press('Enter'));
  const card = (name: string) => page.locator('.cc-squad .ucard', { hasText: name });
  await card('Gunner').click();
  await field(page, '(10,8)').click();
  await expect(page.locator('.prompt')).toContainText(/Gunner .*(shoots|strikes) Grey/);
  await card('Scout').click();
  await field(page, '(10,8)').click();
  await expect(page.locator('.prompt')).toContainText(/Scout .*(shoots|strikes) Grey/);
  await card('Gunner').click();
  await field(page, '(8,12)').click();
  await expect(page.locator('.prompt')).toContainText(/Gunner walks .* beside Postman/);
  await card('Medic').click();
  await field(page, '(10,8)').click();
  await expect(page.locator('.cc-map')).toContainText('out of reach for Medic');
  // A field that is too far away leaves the unit selected.
  await field(page, '(0,15)').click();
  await expect(page.locator('.prompt')).toContainText('Activate Medic');
});
