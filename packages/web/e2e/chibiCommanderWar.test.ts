// Longer games of Chibi Commander: a whole solo mission by mouse, a campaign from the first recruits to the final evaluation, and every
// page between two missions.
import { readFile } from 'node:fs/promises';
import { accessible } from './accessible.ts';
import { act, decide, fromPosition, pageName, press, primary, setUp, take } from './chibiCommander.ts';
import {
  LONG,
  type Page,
  calm,
  decisions,
  dropFile,
  expect,
  prompt,
  settled,
  test,
  uncover,
} from './table.ts';

/** Points at the field, then clicks it again. */
async function goTo(page: Page, cell: string): Promise<void> {
  const field = page.locator(`[data-cell="${cell}"]`);
  await field.click();
  await field.click();
}

const usable = async (page: Page): Promise<string | null> =>
  (await page
    .locator('.cell.usable[data-thing^="cell:"]')
    .evaluateAll((cells) => cells.at(-1)?.getAttribute('data-cell'))) ?? null;

/**
 * One decision of a player who brings everybody onto the map, lets one unit walk in each round, and answers everything else
 * with the first button.
 */
async function play(page: Page, walked: Set<string>): Promise<void> {
  const coming = page.locator('.cc-squad .ucard.ready', { hasText: 'to come' });
  const fresh = page.locator('.cc-squad .ucard.ready[aria-label*="2 actions left"]');
  const says = await prompt(page);
  const round = says.split(',')[0]!;
  if (says.includes('2 actions left')) {
    const cell = await usable(page);
    return decide(page, () => (cell === null ? primary(page).click() : goTo(page, cell)));
  }
  if (await coming.count()) {
    await coming.first().click();
    const cell = await usable(page);
    if (cell !== null) return decide(page, () => goTo(page, cell));
  } else if ((await fresh.count()) > 0 && !walked.has(round)) {
    walked.add(round);
    await fresh.first().click();
  }
  await decide(page, () => primary(page).click());
}

test('a solo Province by mouse to its end', LONG, async ({ page }) => {
  await calm(page);
  await setUp(page, {
    mission: 'COOP 1',
    squads: 'Standard',
    automaton: 'The table decides',
    rounds: '3 rounds',
  });
  const walked = new Set<string>();
  for (let i = 0; i < 100 && !(await page.locator('.ending').isVisible()); i++) await play(page, walked);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Dead civilians and units');
  await expect(result).toContainText(/Province/);
  await expect(result).toContainText(/rounds?\./);
});

test('a squad is chosen: places, units that are sent back, what is not available and why', async ({
  page,
}) => {
  await calm(page);
  await setUp(page, { mission: 'COOP 1', squads: 'chosen' });
  await take(page, 5);
  await expect(page.getByRole('region', { name: 'Your squad' }).locator('.hq-item')).toHaveCount(5);
  await expect(page.locator('.hq-list .reason').first()).toContainText(/5|full|places/i);
  await decide(page, () => page.getByRole('region', { name: 'Your squad' }).locator('.take').first().click());
  await expect(page.getByRole('region', { name: 'Your squad' }).locator('.hq-item')).toHaveCount(4);
  await expect(page.getByRole('complementary', { name: 'Briefing' })).toContainText('Goals');
  await decide(page, () => page.locator('.hq-list .take:not(.lock)').first().click());
  await decide(page, () => primary(page).click());
  await expect(page.locator('.cc-squad .ucard')).toHaveCount(5);
});

test(
  'a campaign: recruits, squad, the diary of the war, and the same campaign from a file',
  LONG,
  async ({ page }) => {
    await calm(page);
    await setUp(page, { mission: 'COOP 1', play: 'a campaign', squads: 'chosen' });
    await expect(pageName(page)).toContainText('Level up');
    await take(page, 5);
    await expect(page.getByRole('region', { name: 'Roster' }).locator('.hq-veteran')).toHaveCount(5);
    await decide(page, () => primary(page).click());
    await expect(pageName(page)).toContainText('Squad');
    await take(page, 5);
    await decide(page, () => primary(page).click());
    // The mission is given up at once: everybody comes home, and the second mission is prepared.
    await page.locator('.action', { hasText: 'Give up the mission' }).click();
    await decide(page, () => primary(page).click());
    await press(page, 'Yes');
    for (let i = 0; i < 6 && !(await page.locator('.cc-hq').isVisible()); i++)
      await decide(page, () => page.locator('.prompt .button').first().click());
    await expect(pageName(page)).toContainText('Level up');
    const diary = page.getByRole('region', { name: 'Diary of the war' });
    await expect(diary.locator('li').first()).toContainText(/CHIBI COM .* in 1 round/);
    await expect(diary.locator('[aria-current=step]')).toContainText('2');

    await page.getByRole('button', { name: 'This table' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the record as a file' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const before = await decisions(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible();
    await dropFile(page, 'war.xeno.jsonl', text);
    await expect(page).toHaveURL(/\/replay\//);
    await page.getByRole('slider').first().press('End');
    await expect(page.locator('.cc-hq')).toBeVisible();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(page.locator('.cc-hq')).toBeVisible();
    await expect(page.locator(`.table[data-seq="${before}"]`)).toBeVisible();
    await expect(diary.locator('li').first()).toContainText(/CHIBI COM .* in 1 round/);
    await take(page, 1);
  },
);

/** Gives the mission up: everybody who is asked agrees. */
async function giveUp(page: Page): Promise<void> {
  await act(page, /Give up the mission|Offer to end the mission/);
  // After the last mission nothing more is asked.
  const asks = page.locator('.prompt-words p', { hasText: /give the mission up|end the mission/i });
  while (await asks.isVisible()) await press(page, 'Yes');
}

test('a campaign from the first recruit to the final evaluation', LONG, async ({ page }) => {
  await calm(page);
  await setUp(page, {
    mission: 'COOP 1',
    play: 'a campaign',
    squads: 'chosen',
    automaton: 'The table decides',
  });
  for (let mission = 1; mission <= 6; mission++) {
    await expect(pageName(page)).toContainText('Level up');
    await expect(page.getByRole('complementary', { name: 'Briefing' })).toContainText(
      `Mission ${mission} of 6`,
    );
    await expect(page.getByRole('complementary', { name: 'Briefing' })).toContainText(
      'Underlying value of CHIBI COM',
    );
    await take(page, 1);
    await press(page, 'Ready');
    await take(page, 1);
    await press(page, 'Ready');
    // Questions before the first turn are answered with the first action.
    while (!(await prompt(page)).startsWith('Round')) await act(page, /./);
    await giveUp(page);
  }
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { level: 2 })).toHaveText('Mankind is lost');
  const war = result.getByRole('region', { name: 'Final evaluation' });
  await expect(war.getByRole('row')).toHaveCount(7);
  await expect(war.getByRole('row').last()).toContainText(/6 Alien Base.*lost/s);
  await expect(war.locator('.cc-grades [aria-current]')).toHaveText(/mankind is lost/);
  await expect(war).toContainText('Who is left');
  await accessible(page, 'final evaluation');
});

/** The end of a first mission: a Grey is dead, the Soldier is down, the Hitman is left. */
const AFTER_ONE = {
  mission: 'VS 1',
  campaign: true,
  purses: { 'CHIBI COM': 4, Aliens: 1 },
  goals: { 'CHIBI COM': 2, Aliens: 3 },
  units: {
    Soldier: { at: '5,5', lost: 2 },
    Commander: { at: '6,6' },
    Medic: { fate: 'dead', by: 'Aliens' },
    Grey: { fate: 'dead', by: 'CHIBI COM' },
    Hitman: { at: '20,1' },
  },
};

test(
  'between two missions: the weaker side chooses the variant, then promotion, reanimation, recruits',
  LONG,
  async ({ page }) => {
    await fromPosition(page, AFTER_ONE, ['Mara', 'Jonas']);
    await giveUp(page);
    await expect(pageName(page)).toContainText('Variant');
    const variants = page.getByRole('region', { name: 'Variants' });
    await expect(variants.locator('.hq-item')).toHaveCount(4);
    await expect(variants).toContainText('lower underlying value chooses');
    await accessible(page, 'variants');
    await decide(page, () => variants.getByRole('button', { name: 'Undead' }).last().click());
    await expect(page.locator('.table-bar .title')).toContainText('Drop Zone · Undead');
    // Jonas has a point: the Hitman who fought may be promoted, the Grey stays dead.
    await expect(pageName(page)).toContainText('Level up');
    await expect(page.getByRole('region', { name: 'Roster' })).toContainText('Hitman');
    await expect(page.locator('.fallen')).toContainText(/Grey.*costs 3 points/s);
    await page.locator('.hq-tree button.take').first().click();
    await expect(page.getByRole('region', { name: 'Roster' })).toContainText('promoted');
    await take(page, 1);
    await press(page, 'Ready');
    // Mara has five: a promotion, a Medic who comes back, and the value that is left.
    await expect(page.locator('.prompt-words')).toContainText('Mara');
    await decide(page, () => page.getByRole('button', { name: 'Reanimate Medic' }).last().click());
    await expect(page.getByRole('region', { name: 'Roster' })).toContainText('Medic');
    await decide(page, () =>
      page.getByRole('list', { name: 'Commander can become' }).locator('button.take').first().click(),
    );
    await expect(page.getByRole('complementary', { name: 'Briefing' })).toContainText(
      /Underlying value of CHIBI COM: 1 of LV2 \+ 2 × 0 of LV3 \+ 1 point = 2/,
    );
    await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'LV2' }).click();
    await expect(page.locator('.hq-list .reason').first()).toContainText('costs 2 points');
    await accessible(page, 'level up');
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible(page, 'level up on a phone');
    await press(page, 'Ready');
    await expect(pageName(page)).toContainText('Squad');
  },
);

test('a war between people is decided by its last mission', async ({ page }) => {
  const given = {
    mission: 'VS 6',
    campaign: true,
    map: 'Mars',
    units: { Soldier: { at: '22,3' }, Grey: { at: '16,12' } },
  };
  await fromPosition(page, given, ['Mara', 'Jonas']);
  await act(page, 'Activate Soldier');
  await act(page, 'Walk to (23,3)');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { level: 2 })).toHaveText('The Earth wins the war');
  await expect(
    result.getByRole('region', { name: 'Final evaluation' }).getByRole('row').last(),
  ).toContainText(/6 Alien Base.*Earth/s);
});

/** Uncovers the table for the next person and continues with the first button, until the condition holds. */
async function onward(page: Page, so: () => Promise<boolean>): Promise<void> {
  const cover = page.locator('.cover');
  for (let i = 0; i < 60; i++) {
    await expect(cover.or(primary(page)).first()).toBeVisible();
    if (await cover.isVisible()) {
      await uncover(page);
      // Closes the summary of what happened in between.
      await page.keyboard.press('Space');
    }
    await settled(page);
    if (await so()) return;
    if (await page.locator('.hq-list').isVisible()) await take(page, 1);
    await decide(page, () => page.locator('.prompt .button:not(.undo)').first().click());
  }
  throw new Error(`it never came to that; the table says: ${await prompt(page)}`);
}

test(
  'three people at one screen: two agree in secret behind the cover, the third never reads it',
  LONG,
  async ({ page }) => {
    const on = (name: string) => () => page.locator('.phases .current', { hasText: name }).isVisible();
    await calm(page);
    await setUp(page, { mission: 'VS 1', play: 'a campaign', squads: 'standard' }, 2);
    await onward(page, () =>
      page.locator('.pnl-act button.action', { hasText: 'Offer to end the mission' }).isVisible(),
    );
    await act(page, 'Offer to end the mission');
    await onward(page, on('Agreements'));

    // Whichever of the three comes first; each takes a turn.
    const talks = page.getByRole('region', { name: 'Agreed in secret' });
    const heard: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const name = (await page.locator('.prompt-words p b').first().innerText()).replace(':', '');
      const field = page.getByLabel(/^Say to/);
      if (await field.isVisible()) {
        heard.push(name);
        if (heard.length === 2) await expect(talks).toContainText(`${heard[0]} goes by the mill.`);
        await field.fill(`${name} goes by the mill.`);
        await page.keyboard.press('Enter');
        await expect(talks).toContainText(`${name} goes by the mill.`);
        await expect(field).toHaveValue('');
      } else {
        await expect(page.locator('.cc-hq')).toContainText('divide the points');
        await expect(page.locator('body')).not.toContainText('goes by the mill');
      }
      await press(page, 'Ready');
      if (turn < 2) await onward(page, on('Agreements'));
    }
    expect(heard).toHaveLength(2);
    // Next is level up: the two still see what they agreed on, the third still does not.
    await onward(page, on('Level up'));
    const agreed = heard.includes(
      (await page.locator('.prompt-words p b').first().innerText()).replace(':', ''),
    );
    await expect(page.getByText('goes by the mill')).toHaveCount(agreed ? 2 : 0);
  },
);

test('points of a mission are divided within a side', async ({ page }) => {
  await fromPosition(
    page,
    { ...AFTER_ONE, players: 4, goals: { ...AFTER_ONE.goals, Mercs: 1, Reapers: 1 } },
    ['Mara', 'Jonas', 'Kim', 'Lena'],
  );
  await giveUp(page);
  while (!(await pageName(page).innerText()).includes('Agreements'))
    await decide(page, () => page.locator('.hq-variants .take').first().click());
  while (!(await page.locator('.prompt-words').innerText()).includes('Mara')) await press(page, 'Ready');
  const purses = page.getByRole('region', { name: 'Points of the side' });
  await expect(purses.locator('div').filter({ hasText: 'Mercs' })).toContainText('0');
  await decide(page, () => purses.locator('button.take').first().click());
  await expect(purses.locator('div').filter({ hasText: 'Mercs' })).toContainText('1');
  await expect(page.getByRole('region', { name: 'Agreed in secret' })).toContainText(
    'CHIBI COM hand 1 point to Mercs.',
  );
  await accessible(page, 'agreements');
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, 'agreements on a phone');
});

test('headquarters pass the accessibility rules', LONG, async ({ page }) => {
  await calm(page);
  await setUp(page, { mission: 'COOP 2', squads: 'chosen' });
  await take(page, 2);
  await accessible(page, 'desktop');
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, 'phone');
  await page.getByRole('group', { name: 'Pages' }).getByRole('button', { name: 'Recruits' }).click();
  await accessible(page, 'recruits on a phone');
});
