// The figures of all cards, read from the tables of RULES.md: the auditor trusts the catalogue, not the program's content.
import { readFileSync } from 'node:fs';

const LINES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').split('\n');

function cells(id: string): string[] {
  const line = LINES.find((one) => one.startsWith(`| ${id} |`));
  if (line === undefined) throw new Error(`RULES.md has no row ${id}`);
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const cell = (row: readonly string[], at: number): string => row[at] ?? '';
/** '+2', '3' or '-' as a number. */
const figure = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);
const number = (at: number): string => String(at).padStart(2, '0');

export interface TroopFigures {
  rule: string;
  name: string;
  copies: number;
  cost: number;
  wave: number;
  power: number;
  hp: number;
}

export interface ItemFigures {
  rule: string;
  name: string;
  cost: number;
  kind: 'weapon' | 'armor' | 'instant';
  trait: string;
  power: number;
  hp: number;
}

export interface EnemyFigures {
  rule: string;
  name: string;
  copies: number;
  wave: number;
  boss: boolean;
  power: number;
  hp: number;
  trigger: string;
  armored: number;
  undermine: boolean;
  rampage: boolean;
}

/** The short names that cases and choices use, in the order of the catalogue. */
const TROOP_NAMES = [
  'militia',
  'ranger',
  'medic',
  'paratrooper',
  'science officer',
  'storm trooper',
  'defender',
  'hyperion',
  'ajax',
];
const ITEM_NAMES = [
  'spark jumper',
  'shotgun',
  'gatling gun',
  'rail rifle',
  'flame projector',
  'shock lance',
  'manticore',
  'composite plate',
  'riot shield',
  'reactive plate',
  'hazard suit',
  'med pack',
  'medical shuttle',
  'trauma kit',
  'revival injector',
  'bio-enhancer',
  'pulsar bomb',
  'stasis field',
  'scanner drone',
  'hi-ex grenade',
  'drop ship',
  'orbital strike',
  'proximity mines',
  'field orders',
];

export const TROOPS = new Map<string, TroopFigures>(
  TROOP_NAMES.map((short, i) => {
    const rule = `XS-T-${number(i + 1)}`;
    const row = cells(rule);
    const [copies, cost, wave, power, hp] = [2, 3, 4, 5, 6].map((at) => figure(cell(row, at)));
    return [
      short,
      {
        rule,
        name: cell(row, 1),
        copies: copies ?? 0,
        cost: cost ?? 0,
        wave: wave ?? 0,
        power: power ?? 0,
        hp: hp ?? 0,
      },
    ];
  }),
);

export const ITEMS = new Map<string, ItemFigures>(
  ITEM_NAMES.map((short, i) => {
    const rule = `XS-I-${number(i + 1)}`;
    const row = cells(rule);
    const kind = cell(row, 3);
    return [
      short,
      {
        rule,
        name: cell(row, 1),
        cost: figure(cell(row, 2)),
        kind: kind.includes('Weapon') ? 'weapon' : kind.includes('Armor') ? 'armor' : 'instant',
        trait: cell(row, 4),
        power: figure(cell(row, 5)),
        hp: figure(cell(row, 6)),
      },
    ];
  }),
);

export const CRYSTALS = new Map(
  [1, 3, 6].map((value, i) => {
    const rule = `XS-X-${number(i + 1)}`;
    return [`x${value}`, { rule, name: cell(cells(rule), 1), value, copies: figure(cell(cells(rule), 2)) }];
  }),
);

function enemyAt(rule: string, wave: number): [string, EnemyFigures] {
  const row = cells(rule);
  const boss = rule.startsWith('XS-B');
  const text = cell(row, 8);
  const name = cell(row, 1);
  return [
    name.toLowerCase(),
    {
      rule,
      name,
      copies: boss ? 1 : figure(cell(row, 2)),
      wave: boss ? figure(cell(row, 2)) : wave,
      boss,
      power: figure(cell(row, 3)),
      hp: figure(cell(row, 4)),
      trigger: cell(row, 5),
      armored: text.includes('ARMORED') ? figure(text) : 0,
      undermine: text.includes('UNDERMINE'),
      rampage: text.includes('RAMPAGE'),
    },
  ];
}

const KINDS = [9, 12, 12];
export const ENEMIES = new Map<string, EnemyFigures>([
  ...KINDS.flatMap((count, i) =>
    Array.from({ length: count }, (_, at) => enemyAt(['XS', `E${i + 1}`, number(at + 1)].join('-'), i + 1)),
  ),
  ...Array.from({ length: 6 }, (_, at) => enemyAt(`XS-B-${number(at + 1)}`, 0)),
]);

export const DIVISIONS = new Map([
  ['science labs', { rule: 'XS-D-01', starting: ['bio-enhancer', 'bio-enhancer'], fit: 'SCI' }],
  ['med bay', { rule: 'XS-D-02', starting: ['med pack', 'med pack'], fit: 'MED' }],
  ['armory', { rule: 'XS-D-03', starting: ['composite plate', 'composite plate'], fit: 'ARM' }],
  ['weapons research', { rule: 'XS-D-04', starting: ['spark jumper', 'spark jumper'], fit: 'WPN' }],
  ['barracks', { rule: 'XS-D-05', starting: ['ranger', 'ranger'], fit: 'TROOP' }],
  ['command center', { rule: 'XS-D-06', starting: ['x3'], fit: '' }],
]);

/** Troops, Items and Xenosathem in the order in which hands are held. */
const ORDER = [...TROOPS.keys(), ...ITEMS.keys(), ...CRYSTALS.keys()];
export const inHandOrder = (cards: readonly string[]): string[] =>
  cards.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

function known<T>(all: ReadonlyMap<string, T>, card: string): T {
  const found = all.get(card);
  if (found === undefined) throw new Error(`no figures for '${card}'`);
  return found;
}
export const troopFigures = (card: string): TroopFigures => known(TROOPS, card);
export const itemFigures = (card: string): ItemFigures => known(ITEMS, card);
export const enemyFigures = (card: string): EnemyFigures => known(ENEMIES, card);
export const divisionFigures = (name: string) => known(DIVISIONS, name);

/** Name, rule and cost of a card that a player can own. */
export const cardFigures = (card: string): { name: string; rule: string } =>
  TROOPS.get(card) ?? ITEMS.get(card) ?? known(CRYSTALS, card);
/** The printed cost; what is not for sale counts as 0. */
export const costOf = (card: string): number => TROOPS.get(card)?.cost ?? ITEMS.get(card)?.cost ?? 0;
