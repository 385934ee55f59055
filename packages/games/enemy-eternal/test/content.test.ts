// The content against the catalogue, row by row, and every weapon, vest and item in use.
import { readFileSync } from 'node:fs';
import { BadInput, fastChance } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { armNamed, armsOf } from '../book/attack/arms.ts';
import { damageOf, resistances } from '../book/attack/damage.ts';
import { recruit } from '../book/squad/recruit.ts';
import { randomSquad } from '../book/squad/randomSquad.ts';
import { costOf, problemsOf } from '../book/squad/squad.ts';
import { randomGear } from '../randomGear.ts';
import { readSquadText, squadText } from '../squadText.ts';
import { hitValue } from '../book/attack/toHit.ts';
import { cards } from '../content/cards.ts';
import { facilities } from '../content/facilities.ts';
import { items, vests } from '../content/gear.ts';
import { ranks } from '../content/ranks.ts';
import { gatecrasher, readySquads } from '../content/squads.ts';
import { type UnitName, unitNames, unitOf, units } from '../content/units.ts';
import { type WeaponName, weaponNames, weapons } from '../content/weapons.ts';
import { arrange } from '../arrange.ts';

const catalogue = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table whose heading begins with these words. */
function rows(...first: string[]): string[][] {
  const lines = catalogue.split('\n');
  const heading = lines.findIndex(
    (line) => line.startsWith('|') && first.every((word, i) => cellsOf(line)[i] === word),
  );
  const body = lines.slice(heading + 2);
  return body
    .slice(
      0,
      body.findIndex((line) => !line.startsWith('|')),
    )
    .map(cellsOf);
}

const rules = { limit: 500, options: { facelessPrice: 114 as const, compensation: false }, campaign: false };

describe('the content is that of the catalogue', () => {
  // EE-U-01..31
  test.each(rows('id', 'Unit'))('%s %s', (id, name, faction, ...rest) => {
    const unit = unitOf(name as UnitName);
    const [aim, health, mobility, hack, will, dodge, psi] = rest.map(Number);
    expect(unit).toMatchObject({
      id,
      faction,
      skills: {
        AIM: aim,
        HEALTH: health,
        MOBILITY: mobility,
        HACK: hack,
        WILL: will,
        DODGE: dodge,
        PSI: psi,
      },
      price: Number(rest[8]),
    });
    expect(`${unit.armour.type} ${unit.armour.value}`).toBe(rest[7]);
    for (const rule of unit.rules) expect(rest[10]).toContain(rule);
    expect(unit.noVest === true).toBe(rest[9]!.includes('no vest'));
  });

  // EE-W-01..43
  test.each(rows('id', 'Weapon'))('%s %s', (id, name, kind, slot, tier, range, damage, text, price) => {
    const weapon = weapons[name as WeaponName];
    expect(weapon).toMatchObject({
      id,
      class: kind,
      slot: slot!.toLowerCase(),
      tier: tier!.length,
      price: Number(price),
    });
    if (name === 'Ripjack') return;
    expect(weapon.range).toBe(Number(range!.split('/').at(-1)));
    expect(weapon.damage === null ? 'none' : `${weapon.damage.value} ${weapon.damage.type}`).toBe(damage);
    for (const rule of weapon.rules) expect(text).toContain(rule);
  });

  // EE-AC-01..09
  test.each(rows('id', 'Card'))('%s %s', (id, name, ...rest) => {
    const card = cards[name as keyof typeof cards];
    const { Omega, Delta, Bravo, Alpha } = card.rows;
    expect([card.id, ...Omega, ...Delta, ...Bravo, ...Alpha]).toEqual([id, ...rest.slice(0, 8)]);
    expect(card.priorities.join(', ')).toBe(rest[9]);
  });

  // EE-V-01..07
  test.each(rows('id', 'Vest'))('%s %s', (id, name, effect, price) => {
    expect(vests[name as keyof typeof vests]).toMatchObject({ id, price: Number(price) });
    const w = arrange({
      models: [
        { side: 'B', unit: 'Sectoid', vest: name, at: [5, 5] },
        { side: 'A', unit: 'Rookie', at: [9, 9] },
      ],
    });
    const sums: Record<string, number> = {};
    for (const one of resistances(w, w.models[0]!, 0)) sums[one.type] = (sums[one.type] ?? 0) + one.value;
    const printed = /^\+(\d)/.exec(effect!);
    const added = /adds (\w\w) (\d)/.exec(effect!);
    // A Sectoid has PL 1 printed.
    if (printed !== null) expect(sums).toEqual({ PL: 1 + Number(printed[1]) });
    else expect(sums[added![1]!]).toBe(Number(added![2]) + (added![1] === 'PL' ? 1 : 0));
  });

  // EE-I-01..14
  test.each(rows('id', 'Item'))('%s %s', (id, name, kind, _effect, price) => {
    expect(items[name as keyof typeof items]).toMatchObject({
      id,
      kind: kind === 'att' ? 'attachment' : 'utility',
      price: Number(price),
    });
  });

  // EE-F-01..12
  test.each(rows('id', 'XCOM name'))('%s %s', (id, xcom, advent, price) => {
    expect(facilities[xcom as keyof typeof facilities]).toMatchObject({
      id,
      names: { XCOM: xcom, ADVENT: advent },
      price: Number(price),
    });
  });

  test.each(rows('Rank', 'XCOM name'))('rank %s %s', (rank, xcom, advent, credit) => {
    expect(ranks[Number(rank) - 1]).toMatchObject({ XCOM: xcom, ADVENT: advent, credit: Number(credit) });
  });

  // EE-S-01..08
  test.each(rows('id', 'Squad'))('%s %s is legal and costs what it says', (id, name, _models, price) => {
    const squad = readySquads[id!]!;
    expect(`${squad.name} (${squad.faction})`).toBe(name);
    expect(problemsOf(squad, rules)).toEqual([]);
    expect(costOf(squad, rules.options)).toBe(Number(price));
    expect(squad.models[0]!.leader).toBe(true);
  });
});

describe('every weapon strikes as its row says', () => {
  test.each(weaponNames.filter((name) => weapons[name].damage !== null))('%s', (name) => {
    const bearer = unitNames.find((unit) =>
      [...unitOf(unit).primary, ...unitOf(unit).secondary].includes(weapons[name].class as never),
    )!;
    const slot = unitOf(bearer).primary.includes(weapons[name].class as never) ? 'primary' : 'secondary';
    const w = arrange({
      models: [
        { side: 'A', unit: bearer, [slot]: name, at: [5, 5] },
        { side: 'B', unit: 'Chryssalid', at: [9, 5] },
      ],
    });
    const [by, at] = w.models as [(typeof w.models)[0], (typeof w.models)[0]];
    const arm = armNamed(by, name)!;
    const { value, type } = weapons[name].damage!;
    expect([arm.range, arm.value, arm.type]).toEqual([weapons[name].range, value, type]);
    // A Chryssalid has PO 2: Poison is weakened by it, Electric made worse, everything else as printed.
    expect(damageOf(w, at, arm.value, arm.type, by.cell)).toBe(
      Math.max(0, value + (type === 'PO' ? -2 : type === 'EL' ? 2 : 0)),
    );
    if (arm.range === 0) return;
    const skill = by.skills[arm.on];
    const range = 2 * 4 < arm.range ? 1 : -1;
    const deadeye = unitOf(bearer).rules.includes('Deadeye') ? 1 : 0;
    const expected = arm.rules.includes('Sniper') ? skill : skill + range + deadeye;
    expect(
      hitValue(w, {
        by,
        from: by.cell,
        at,
        to: at.cell,
        arm,
        actions: 2,
        moving: false,
        close: false,
        steady: false,
      }),
    ).toBe(expected);
  });

  test('Psi Amps are not used for attacks (EE-W-25..27)', () => {
    const w = arrange({
      models: [
        { side: 'A', unit: 'Psi Operative', at: [5, 5] },
        { side: 'B', unit: 'Sectoid', at: [9, 5] },
      ],
    });
    expect(armsOf(w.models[0]!).map((arm) => arm.name)).toEqual(['Assault Rifle']);
  });
});

describe('Squads', () => {
  const squad = (models: ReturnType<typeof recruit>[], faction: 'XCOM' | 'ADVENT' = 'XCOM') => ({
    name: 'Test',
    faction,
    models,
  });
  const broken = (models: ReturnType<typeof recruit>[], faction: 'XCOM' | 'ADVENT' = 'XCOM') =>
    problemsOf(squad(models, faction), rules).map((one) => one.rule);
  const lead = recruit('Ranger', { leader: true });

  test('EE-SQD-07 EE-SQD-08 prices', () => {
    expect(
      costOf(squad([lead, recruit('Grenadier'), recruit('Rookie'), recruit('Rookie')]), rules.options),
    ).toBe(393);
    expect(
      costOf(
        squad([
          recruit('Rookie', { primary: 'Plasma Rifle', items: [{ item: 'Scope', on: 'Plasma Rifle' }] }),
        ]),
        rules.options,
      ),
    ).toBe(170);
    expect(costOf(squad([recruit('Faceless')], 'ADVENT'), { facelessPrice: 102 })).toBe(102); // EE-OPT-15
  });

  test.each([
    ['EE-SQD-02', [lead, ...Array.from({ length: 5 }, () => recruit('Rookie'))], 'XCOM'],
    ['EE-FAC-03', [lead, recruit('Viper')], 'XCOM'],
    ['EE-FAC-01', [recruit('Viper', { leader: true }), recruit('Rookie')], 'ADVENT'],
    ['EE-SQD-11', [recruit('Ranger')], 'XCOM'],
    ['EE-SQD-11', [recruit('ADVENT Turret', { leader: true })], 'ADVENT'],
    ['EE-SQD-12', [lead, recruit('Ranger')], 'XCOM'],
    ['EE-SQD-06', [], 'XCOM'],
    ['EE-SPC-27', [lead, recruit('The Commander'), recruit('The Commander')], 'XCOM'],
    ['EE-SQD-09', [lead, recruit('SPARK', { vest: 'Plated Vest' })], 'XCOM'],
    [
      'EE-SQD-09',
      [
        recruit('Ranger', {
          leader: true,
          items: [
            { item: 'Medikit', on: null },
            { item: 'Medikit', on: null },
          ],
        }),
      ],
      'XCOM',
    ],
    ['EE-SQD-10', [lead, recruit('Rookie', { primary: 'Cannon' })], 'XCOM'],
    ['EE-EQP-03', [recruit('Ranger', { leader: true, items: [{ item: 'Scope', on: 'Sword' }] })], 'XCOM'],
    [
      'EE-EQP-05',
      [
        lead,
        recruit('Rookie', {
          items: [
            { item: 'Venom Rounds', on: 'Pistol' },
            { item: 'Bluescreen Rounds', on: 'Pistol' },
          ],
        }),
      ],
      'XCOM',
    ],
    ['EE-FAC-02', [lead, recruit('Rookie', { free: true })], 'XCOM'],
    [
      'EE-SQD-12',
      [recruit('ADVENT Trooper', { leader: true }), recruit('ADVENT Trooper', { free: true })],
      'ADVENT',
    ],
  ] as const)('%s is named', (rule, models, faction) => expect(broken([...models], faction)).toContain(rule));

  test('EE-OPT-11 gives XCOM 50 Supplies more, EE-CAM-02 allows AI loadouts only', () => {
    const dear = squad([
      lead,
      recruit('Grenadier'),
      recruit('Rookie'),
      recruit('Rookie'),
      recruit('Rookie', { vest: 'Nanoscale Vest' }),
    ]);
    expect(problemsOf(dear, rules).map((one) => one.rule)).toEqual(['EE-SQD-02']);
    expect(problemsOf(dear, { ...rules, options: { ...rules.options, compensation: true } })).toEqual([]);
    expect(problemsOf(dear, { ...rules, campaign: true }).map((one) => one.rule)).toContain('EE-CAM-02');
  });

  test('random Squads are legal, and every Squad survives its text', () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const faction of ['XCOM', 'ADVENT'] as const) {
        const chance = fastChance(seed);
        const within = { ...rules, limit: 250 + 50 * (seed % 20) };
        const random = randomSquad(faction, within, chance, randomGear(chance));
        expect(problemsOf(random, within)).toEqual([]);
        const again = readSquadText(squadText(random));
        expect(costOf(again, rules.options)).toBe(costOf(random, rules.options));
        expect(squadText(again)).toBe(squadText(random));
      }
    }
    for (const ready of [...Object.values(readySquads), ...gatecrasher])
      expect(squadText(readSquadText(squadText(ready)))).toBe(squadText(ready));
  });

  test('a wrong word in a list is named with its line', () => {
    expect(() => readSquadText('Test (XCOM)\n* Rangerr')).toThrow(
      new BadInput('line 2', 'there is no unit "Rangerr"; did you mean "Ranger"?'),
    );
    expect(() => readSquadText('Test')).toThrow(/line 1/);
    expect(() => readSquadText('Test (XCOM)\nRookie: Plasma Rifel')).toThrow(/did you mean "Plasma Rifle"/);
  });

  test('all units have a legal AI loadout', () => {
    for (const name of unitNames)
      expect(recruit(name).primary ?? recruit(name).secondary ?? units[name].loadout[0] ?? null).toBe(
        name === 'Civilian' ? null : (recruit(name).primary ?? recruit(name).secondary),
      );
  });
});
