// Dice that anybody can check on the screen.
import { Session, seeded, writeRecord } from '@xenotable/kernel';
import { commitment, newSeed, seedWith } from '@xenotable/seed';
import { game } from '@xenotable/earth-war';
import { asked, type Page, SERVER, calm, dropFile, expect, openOnline, test, withSeats } from './table.ts';

const words = [{ seat: 0, word: 'Pfirsich' }];

/** A whole game whose dice are computed from a seed and a word; everybody takes the last offer. */
async function finished(seed: string): Promise<string> {
  const session = Session.start(
    game,
    { seats: [{ name: 'Ann' }], commitment: await commitment(seed), words },
    seeded(await seedWith(seed, words)),
  );
  for (let i = 0; i < 5000 && session.world.over === null; i++) {
    const ask = session.asks.find((one) => one.offers.length > 0)!;
    session.choose(ask.seat, ask.offers.at(-1));
  }
  expect(session.world.over).not.toBeNull();
  return writeRecord({ head: { ...session.head, seed }, entries: session.entries });
}

async function checked(page: Page, text: string) {
  await page.goto('/');
  await dropFile(page, 'game.xeno.jsonl', text);
  await expect(page).toHaveURL(/\/replay\//);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  return page.getByRole('dialog', { name: 'Check the dice' });
}

test('every die of a finished record is computed again, and a falsified one is found', async ({ page }) => {
  await calm(page);
  const [seed, other] = [newSeed(), newSeed()];
  const text = await finished(seed);
  const proof = await checked(page, text);
  await expect(proof).toContainText(/All \d+ dice and draws are those of the sealed seed/);
  await expect(proof).toContainText('“Pfirsich” of Ann');
  const lie = text.replace(seed, other).replace(await commitment(seed), await commitment(other));
  await expect(await checked(page, lie)).toContainText(/A die is wrong: number \d+ \(.*the seed gives/);
  const swapped = text.replace(seed, other);
  await expect(await checked(page, swapped)).toContainText('not the one whose seal was published');
});

test('the commitment is shown before the first die, and people add their word to it', async ({
  page: mara,
}) => {
  await calm(mara);
  await mara.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(mara, 2);
  await openOnline(mara);
  const dice = mara.getByRole('region', { name: 'Dice' });
  await expect(dice.locator('code')).toHaveText(/^([0-9a-f]{8} ){7}[0-9a-f]{8}$/);
  const sealed = await dice.locator('code').innerText();
  await mara.getByLabel('Your own word for the dice').fill('Apfel');
  await dice.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dice).toContainText('Mara adds “Apfel”');
  await mara.getByRole('button', { name: 'Fill the free seats by the book and begin' }).click();
  // The waiting room has its own menu.
  await asked(mara);
  await mara.getByRole('button', { name: 'This table' }).click();
  const kept = mara.getByRole('region', { name: 'Sealed dice' });
  await expect(kept.locator('code')).toHaveText(sealed);
  await expect(kept).toContainText('Mara added “Apfel”');
  await expect(kept).toContainText('opens after the game');
});
