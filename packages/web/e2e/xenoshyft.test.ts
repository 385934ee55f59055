// XenoShyft by mouse: planning with odds, Troops to any zone, prices, questions before something is lost, undo in Combat.
import { LONG, type Page, calm, decided, decisions, expect, logLines, settled, test } from './table.ts';
import { LATE, layOut } from './xenoshyft.ts';

const thing = (page: Page, id: string) => page.locator(`[data-thing="${id}"]`);
const lane = (page: Page): Promise<string[]> =>
  page
    .locator('.lane.ours .slot [data-thing^="troop:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!.split(/[:,]/)[1]!.trim()));
const ready = (page: Page) => page.locator('.prompt .button', { hasText: 'Ready' });

/** The number of elements cut off by their container; a card has an empty edge of 8 pixels for its brackets. */
const cutOff = (page: Page, selector: string, within: string, edge = 1): Promise<number> =>
  page.locator(selector).evaluateAll(
    (all, { holder, slack }) => {
      const room = document.querySelector(holder)!.getBoundingClientRect();
      return all.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < room.top - slack || bottom > room.bottom + slack;
      }).length;
    },
    { holder: within, slack: edge },
  );

test('all goods of wave 3 and the whole hand are in sight, with price, power and health', async ({
  page,
}) => {
  await calm(page);
  // The lane is not empty, and everything that money can be used for is offered.
  const rich = { ...LATE, division: 'command center', discard: ['x1', 'x1', 'x1', 'x3', 'x3'] };
  await layOut(page, rich, { round: 7, phase: 'acquire', base: 13 });
  await expect(page.locator('.purse .chip')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Your lane now' })).toContainText('Ranger + Bulwark');
  await expect(page.locator('.goods')).toHaveCount(17);
  await expect.poll(() => cutOff(page, '.goods', '.market')).toBe(0);
  await expect.poll(() => cutOff(page, '.hand-card .card-art', '.stage')).toBe(0);
  await expect(thing(page, 'goods:ajax')).toContainText('8');
  await expect(thing(page, 'goods:ajax')).toContainText('12');
});

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('all goods are visible and no name overlaps its price', async ({ page }) => {
    await calm(page);
    const seat = { division: 'barracks', hand: ['x3', 'x1', 'x1', 'militia'], troops: ['ranger'] };
    await layOut(page, seat, { round: 4, phase: 'acquire' });
    await expect(page.locator('.goods')).toHaveCount(17);
    await expect.poll(() => cutOff(page, '.goods', '.market')).toBe(0);
    const wide = (): Promise<string[]> =>
      page.locator('.goods .thing').evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const name = tile.querySelector('.name')!;
          return name.scrollWidth > name.clientWidth ? [name.textContent!] : [];
        }),
      );
    await expect.poll(wide).toEqual([]);
  });
});

test(
  'a purchase in two clicks uses the price cut and shows it; the gain of each card is computed',
  LONG,
  async ({ page }) => {
    await calm(page);
    await layOut(page, LATE, { round: 7, phase: 'acquire', base: 13 });
    const hyperion = thing(page, 'goods:hyperion');
    await expect(hyperion.locator('.price')).toHaveText('76');
    await expect(hyperion.locator('.gain')).toHaveText(/[+−±]\d/);
    await hyperion.click();
    await expect(page.getByRole('region', { name: 'Odds' })).toContainText(/lane holds\s*was \d/);
    await hyperion.click();
    await settled(page);
    expect((await logLines(page)).at(-1)).toContain('for 6');
  },
);

test('a purchase is one line of the log and one step of undo', async ({ page }) => {
  await calm(page);
  const seat = { division: 'med bay', hand: ['x1', 'x1', 'x1', 'x1', 'militia'], deck: ['militia'] };
  await layOut(page, seat, { round: 1, phase: 'acquire' });
  const purse = page.locator('.purse > b');
  await expect(purse).toHaveText('4');
  await thing(page, 'goods:medic').click();
  await thing(page, 'goods:medic').click();
  await settled(page);
  await expect(purse).toHaveText('1');
  await expect(page.locator('.log-lines')).toContainText('buys Medic for 3.');
  await expect(page.locator('.log-lines')).not.toContainText('spends');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toContainText('Undo 1');
  await undo.click();
  await expect(purse).toHaveText('4');
  await expect(thing(page, 'hand:medic')).toHaveCount(0);
  await expect(undo).toBeDisabled();
});

test('a new wave says what it brings, and the words of a fight are between the cards', async ({ page }) => {
  await calm(page);
  await layOut(page, { division: 'barracks', hand: ['x1', 'militia'] }, { round: 3, phase: 'wrap-up' });
  await expect(page.locator('.clash .main')).toContainText('Wave 2 begins when everybody is ready');
  await ready(page).click();
  await expect(page.locator('.purse .news')).toHaveText(
    /^Wave 2 has begun; new for sale: Science Officer, Storm Trooper; your Division: Once per round/,
  );

  await layOut(page, FIGHT, { round: 4, phase: 'combat' });
  // A card has an empty edge of 8 pixels for its brackets.
  const overlap = async (): Promise<number> => {
    const [enemy, words, troop] = await Promise.all(
      ['.lane.theirs .pair .card-art', '.clash .main', '.lane.ours .pair .card-art'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    if (!enemy || !words || !troop) return Infinity;
    return Math.max(enemy.y + enemy.height - words.y, words.y + words.height - troop.y);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(9);
});

test('a Troop is dragged to any zone, and the others make room', async ({ page }) => {
  await calm(page);
  await layOut(page, LATE, { round: 7, phase: 'deployment', base: 13 });
  await expect.poll(() => lane(page)).toEqual(['Storm Trooper', 'Ranger', 'Medic']);
  const cards = page.locator('.lane.ours [data-thing^="troop:"]');
  await cards.nth(2).dragTo(cards.nth(0));
  await settled(page);
  await expect.poll(() => lane(page)).toEqual(['Medic', 'Storm Trooper', 'Ranger']);

  // From the hand to a zone that is taken: two clicks.
  const before = await decisions(page);
  await thing(page, 'hand:storm trooper').click();
  await expect(page.locator('.plate-holds').first()).toContainText(/\d+ %|<1 %/);
  await page.locator('.lane.ours .slot').nth(0).locator('.thing').click();
  await decided(page, before);
  await expect.poll(() => lane(page)).toEqual(['Storm Trooper', 'Medic', 'Storm Trooper', 'Ranger']);
  await expect(page.locator('.falls').first()).toContainText('falls');
});

test('a Troop that is pointed at twice takes the first empty zone; its details leave the odds in sight', async ({
  page,
}) => {
  await calm(page);
  const hand = ['ranger', 'militia', 'science officer'];
  await layOut(
    page,
    { division: 'barracks', hand, troops: ['ranger'], deck: ['x1'] },
    { round: 4, phase: 'deployment' },
  );
  const before = await decisions(page);
  await thing(page, 'hand:militia').click();
  await thing(page, 'hand:militia').click();
  await decided(page, before);
  await expect.poll(() => lane(page)).toEqual(['Ranger', 'Militia']);
  await page.locator('.lane.ours [data-thing^="troop:"]').first().hover();
  await expect(page.locator('.details')).toHaveClass(/left-side/);

  // What it draws cannot be taken back: it is only planned, and says so.
  await thing(page, 'hand:science officer').click();
  await thing(page, 'hand:science officer').click();
  await expect(page.locator('.prompt')).toContainText('Science Officer draws a card when it comes');
});

test('being ready with empty zones asks for confirmation, with the numbers', async ({ page }) => {
  await calm(page, { nags: true });
  await layOut(
    page,
    { division: 'barracks', hand: ['ranger', 'militia', 'militia', 'ranger'], troops: ['ranger'] },
    { round: 1, phase: 'deployment' },
  );
  const before = await decisions(page);
  await ready(page).click();
  await expect(page.locator('.prompt')).toContainText('3 zones are empty and 4 Troops are in your hand.');
  expect(await decisions(page)).toBe(before);
});

test('money, an exchange and a paid power ask for confirmation', LONG, async ({ page }) => {
  await calm(page, { nags: true });
  await layOut(page, LATE, { round: 7, phase: 'acquire', base: 13 });
  await ready(page).click();
  await expect(page.locator('.prompt')).toContainText('7 Xenosathem can still be spent');

  await layOut(page, { ...LATE, hand: ['militia'] }, { round: 7, phase: 'acquire', base: 13 });
  await ready(page).click();
  await expect(page.locator('.prompt')).toContainText(
    'Three 1s of your discard pile can become one 3 Xenosathem',
  );
});

const FIGHT = {
  division: 'command center',
  hand: ['hi-ex grenade', 'bio-enhancer', 'militia'],
  troops: ['storm trooper', 'ranger'],
  enemies: ['prowler', 'face-down'],
};

test('all reactions are side by side, and one is planned with a click', async ({ page }) => {
  await calm(page);
  await layOut(page, FIGHT, { round: 4, phase: 'combat' });
  const rows = page.locator('.reactions tbody tr');
  await expect(rows.filter({ hasText: 'Pass' })).toContainText(/%\s*\d+\.\d/);
  await expect(rows.filter({ hasText: 'Hi-Ex Grenade at Prowler' })).toContainText('Prowler falls');
  await rows.filter({ hasText: 'Hi-Ex Grenade at Prowler' }).getByRole('button').click();
  await expect(page.locator('.prompt .button.primary')).toContainText('Hi-Ex Grenade at Prowler');
});

test('a shot in Combat can be undone while nothing was revealed', async ({ page }) => {
  await calm(page);
  await layOut(page, FIGHT, { round: 4, phase: 'combat' });
  const before = await decisions(page);
  await page.locator('.action', { hasText: 'Storm Trooper (A1) at Prowler (A1)' }).click();
  await page.locator('.prompt .button.primary').click();
  await decided(page, before);
  await expect(page.locator('.prompt .undo')).toBeEnabled();
  await page.locator('.prompt .undo').click();
  await expect(page.locator('.log-lines .undone').first()).toBeVisible();
  await expect(page.locator('.action', { hasText: 'Storm Trooper (A1) at Prowler (A1)' })).toBeVisible();
});

test('Divisions to choose from are shown as cards with their powers', async ({ page }) => {
  await calm(page);
  await page.goto('/new/xenoshyft');
  await page.getByText('House rules').click();
  await page.getByLabel('Divisions').selectOption({ label: 'Chosen' });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  const labs = page.locator('.setup-cards button', { hasText: 'Science Labs' });
  await expect(labs).toContainText('Wave 3: Once per round: cancel the Reveal effect');
  await labs.click();
  await labs.click();
  await expect(page.locator('.pnl-log')).toContainText('leads the Science Labs');
});

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('a round can be played: buy, deploy, react', async ({ page }) => {
    await calm(page);
    await layOut(page, LATE, { round: 7, phase: 'acquire', base: 13 });
    await expect(page.locator('.status')).toContainText('13 of 15, the Base');
    const ajax = thing(page, 'goods:ajax');
    await ajax.scrollIntoViewIfNeeded();
    await ajax.click();
    await ajax.click();
    await settled(page);
    await ready(page).first().click();
    await expect(page.locator('.phases .current')).toContainText('Deploy');
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Hand' }).click();
    const before = await decisions(page);
    await thing(page, 'hand:ajax').click();
    await expect(page.locator('.plate-holds').first()).toContainText(/\d+ %|<1 %/);
    await page.locator('.lane.ours .slot').nth(0).locator('.thing').click();
    await decided(page, before);
    await expect.poll(() => lane(page)).toEqual(['Ajax', 'Storm Trooper', 'Ranger', 'Medic']);
    await ready(page).first().click();
    await expect(page.locator('.phases .current')).toContainText(/Combat|Wrap-up/);
  });
});

test('a click means the zone that is displayed, and keys 1 to 4 are zones', LONG, async ({ page }) => {
  await calm(page);
  await layOut(
    page,
    { division: 'barracks', hand: ['militia', 'militia'], troops: ['ranger'] },
    { round: 2, phase: 'deployment' },
  );
  const slots = page.locator('.lane.ours .slot');
  await thing(page, 'hand:militia').click();
  // With the pointer on zone 1 the Ranger is drawn in zone 2: a tap on it there means zone 2.
  await slots.nth(0).hover();
  const ranger = slots.nth(1).locator('[data-thing^="troop:"]');
  await expect(ranger).toBeVisible();
  await ranger.dispatchEvent('click');
  await settled(page);
  await expect.poll(() => lane(page)).toEqual(['Ranger', 'Militia']);

  await thing(page, 'hand:militia').click();
  await page.keyboard.press('1');
  await settled(page);
  await expect.poll(() => lane(page)).toEqual(['Militia', 'Ranger', 'Militia']);
});

test("nothing can be sold while the Division's power asks which card comes back", async ({ page }) => {
  await calm(page);
  await layOut(
    page,
    { division: 'weapons research', hand: ['x3', 'x3'], discard: ['spark jumper'], troops: ['ranger'] },
    { round: 4, phase: 'acquire' },
  );
  await expect(page.locator('.goods:not(.dear)').first()).toBeVisible();
  await page.locator('.purse .chip', { hasText: 'Take a card back' }).click();
  await page.locator('.prompt .button.primary').click();
  await expect(page.locator('.prompt')).toContainText('Take which card back');
  await expect(page.locator('.goods:not(.dear)')).toHaveCount(0);
});

test(
  'a card that cannot make the lane hold shows the Base damage that it saves; the whole hand is visible',
  LONG,
  async ({ page }) => {
    await calm(page);
    await layOut(
      page,
      {
        division: 'barracks',
        hand: ['x6', 'x3', 'x1', 'spark jumper', 'shotgun', 'med pack', 'composite plate'],
        troops: [],
      },
      { round: 8, phase: 'acquire', base: 15 },
    );
    await expect(thing(page, 'goods:ranger').locator('.gain')).toHaveText(/saves \d/);
    const supply = (await page.locator('.supply').boundingBox())!;
    for (const card of await page.locator('.hand-card').all())
      expect((await card.boundingBox())!.x + 40).toBeLessThan(supply.x);
  },
);

test('a replay shows the Base and the whole fight', async ({ page }) => {
  await calm(page);
  await layOut(
    page,
    { division: 'med bay', hand: ['med pack'], troops: ['ranger', 'militia'], enemies: ['carapace roach'] },
    { base: 12 },
  );
  await page.goto(page.url().replace('/table/', '/replay/'));
  await expect(page.locator('.status')).toContainText('12 of 15');
  await expect.poll(() => cutOff(page, '.lane .card-art', '.duel', 12)).toBe(0);
});

test('a Med Pack is played in three clicks, with everything that it can do', async ({ page }) => {
  await calm(page);
  await layOut(
    page,
    { division: 'barracks', hand: ['med pack'], troops: ['ranger'], enemies: ['prowler'] },
    { base: 12 },
  );
  await expect(page.locator('.prompt')).toContainText('About to be placed');
  const ranger = page.locator('.lane.ours [data-thing^="troop:"]').first();
  await thing(page, 'hand:med pack').click();
  await ranger.click();
  await expect(page.locator('.prompt .primary')).toContainText('2 damage prevented');
  await ranger.click();
  await settled(page);
  await expect.poll(() => logLines(page)).toContainEqual(expect.stringContaining('prevents 2 damage'));
});
