// XenoShyft: the board shows the act that the first button names.
import { calm, expect, primary, settled, test } from './table.ts';
import { layOut } from './xenoshyft.ts';

test('a card that is picked up is not shown in the zone that was used last', async ({ page }) => {
  await calm(page);
  const seat = { division: 'barracks', hand: ['militia', 'ranger'] };
  await layOut(page, seat, { round: 2, phase: 'deployment' });
  await page.locator('[data-thing="hand:militia"]').click();
  await page.locator('.lane.ours .slot').first().locator('.thing').click();
  await settled(page);
  await page.locator('[data-thing="hand:ranger"]').click();
  await expect(page.locator('.plate-holds').nth(1)).toContainText('in zone 2');
  await expect(page.locator('.plate-holds.here')).toHaveCount(0);
  await expect(page.locator('.lane.ours .held')).toHaveCount(0);

  // An act from the list is drawn where it goes.
  await page.locator('.action', { hasText: 'Deploy NorTec Ranger to A2' }).click();
  await expect(primary(page)).toContainText('Deploy NorTec Ranger to A2');
  await expect(page.locator('.lane.ours .slot').nth(1).locator('.held')).toBeVisible();
  await expect(page.locator('.plate-holds.here')).toHaveText(/here/);
});

test('a reminder to equip shows the Troop with the Equipment, not the Troop being moved', async ({
  page,
}) => {
  await calm(page, { nags: true });
  const seat = { division: 'barracks', hand: ['composite plate'], troops: ['ranger', 'militia'] };
  await layOut(page, seat, { round: 2, phase: 'deployment' });
  await page.locator('.prompt .button', { hasText: 'Ready' }).click();
  await page.locator('.prompt .button', { hasText: 'Equip' }).first().click();
  await expect(primary(page)).toContainText('Equip');
  await expect(page.locator('.plate-holds').first()).toContainText('here');
  await expect(page.locator('.lane.ours')).not.toContainText('Place here');
});

const CALLED = {
  division: 'science labs',
  hand: ['drop ship', 'militia', 'bio-enhancer'],
  discard: ['militia', 'militia', 'hyperion', 'ranger', 'x1'],
};

test('a Drop Ship is pointed at a zone, and calls the best Troop there; the others stand beside it with their figures', async ({
  page,
}) => {
  await calm(page);
  await layOut(page, CALLED, { round: 9, phase: 'deployment' });
  await page.locator('[data-thing="hand:drop ship"]').click();
  const zones = page.locator('.lane.ours .slot');
  await expect(zones.locator('.thing', { hasText: 'Place here' })).toHaveCount(4);
  await expect(page.locator('.supply [data-thing^="seat:"]')).toHaveCount(0);
  await expect(page.locator('.plate-holds').nth(1)).toContainText(/\d+ % in zone 2/);

  await zones.nth(1).locator('.thing').click();
  await expect(primary(page)).toContainText('Drop Ship: Hyperion Assault Battery to A2');
  await expect(zones.nth(1).locator('.held')).toContainText('Hyperion');
  const others = page.locator('.forecast .reactions tbody tr');
  await expect(others).toHaveCount(3);
  await expect(others.first()).toContainText(/Hyperion.*%/s);
  await others.filter({ hasText: 'Ranger' }).getByRole('button').click();
  await expect(primary(page)).toContainText('Drop Ship: NorTec Ranger to A2');
  await expect(zones.nth(1).locator('.held')).toContainText('Ranger');

  await zones.nth(1).locator('.thing').click();
  await settled(page);
  await expect(page.locator('[data-thing="hand:drop ship"]')).toHaveCount(0);
  await expect(zones.nth(1)).toContainText('Ranger');
});
