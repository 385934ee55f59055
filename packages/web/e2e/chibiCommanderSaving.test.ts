// Chibi Commander: a click on a civilian saves it, and a click on anybody answers.
import { act, decide, field, fromPosition } from './chibiCommander.ts';
import { expect, test } from './table.ts';

const SOLO = { mission: 'COOP 1', variation: 2, map: 'Province', quick: true };

test('a civilian is marked when it can be sent, and two clicks on it save it', async ({ page }) => {
  await fromPosition(
    page,
    {
      ...SOLO,
      units: {
        Scout: { at: '12,13' },
        Soldier: { at: '10,7' },
        Postman: { at: '11,13' },
        Tourist: { at: '9,8' },
        Cow: { at: '3,13' },
        Grey: { at: '14,4' },
      },
    },
    ['Mara'],
  );
  await expect(page.locator('.cc-sendable')).toHaveCount(1);
  await field(page, '(11,13)').click();
  await expect(page.locator('.prompt .button.primary')).toContainText('Save Postman: +1 point');
  await decide(page, () => field(page, '(11,13)').click());
  await expect(page.getByText('no longer possible')).toHaveCount(0);
  await expect(field(page, '(11,13)')).not.toHaveAttribute('aria-label', /Postman/);
  await field(page, '(3,13)').click();
  await expect(page.locator('.cc-map')).toContainText('Cow, 2 of 2 hearts: an animal: it brings no points');
});

test('a civilian that stands diagonally says which fields count as beside it', async ({ page }) => {
  await fromPosition(
    page,
    { ...SOLO, units: { Scout: { at: '12,14', activated: true }, Postman: { at: '11,13' } } },
    ['Mara'],
  );
  await field(page, '(11,13)').click();
  await expect(page.locator('.cc-map')).toContainText('only the 4 fields beside it count');
});

test('the prompt shows its whole sentence, and no button lies over it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fromPosition(
    page,
    {
      ...SOLO,
      units: {
        Commander: { at: '12,9' },
        Tourist: { at: '13,9' },
        Shopkeeper: { at: '16,11' },
        Grey: { at: '14,4' },
        'Serpent Man': { at: '18,8' },
      },
    },
    ['Mara'],
  );
  const words = page.locator('.prompt-words p');
  const fits = async () => {
    const [text, button] = [
      await words.boundingBox(),
      await page.locator('.prompt-buttons > *').first().boundingBox(),
    ];
    expect(text!.x + text!.width).toBeLessThanOrEqual(button!.x);
    expect(await words.evaluate((p) => p.scrollHeight - p.clientHeight)).toBeLessThanOrEqual(0);
  };
  await field(page, '(16,11)').click();
  await expect(words).toContainText('2 could hurt it there');
  await fits();
  await page.keyboard.press('Escape');
  await act(page, 'Activate Commander');
  await page.locator('.pnl-act button.action').filter({ hasText: 'Pick up Tourist' }).first().click();
  await expect(page.locator('.prompt .button.primary')).toContainText('Pick up Tourist');
  await fits();
});
