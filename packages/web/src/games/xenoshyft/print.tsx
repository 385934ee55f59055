// What can be printed of XenoShyft: its cards to cut out, the tracks of a siege, the Hive and the Ally Commander.
import {
  type CardId,
  CARDS,
  CARD_IDS,
  CRYSTALS,
  type CrystalId,
  DIVISIONS,
  ENEMIES,
  type EnemyId,
  ITEMS,
  type ItemId,
  TROOPS,
  type TroopId,
  isCrystal,
  isItem,
  isTroop,
} from '@xenotable/xenoshyft/content';
import type { View } from '@xenotable/xenoshyft';
import type { ReactNode } from 'react';
import { signed } from '../../kit/words.ts';
import type { PrintSheet } from '../../table/print/contract.ts';
import { automatonPages, rowSteps } from '../../table/print/automaton.tsx';
import { PaperToken, copies, paperCards } from '../../table/print/PaperCard.tsx';
import { Track, missionPages } from '../../table/print/mission.tsx';
import { Table, block, chapterOf, textBlocks } from '../../table/print/parts.tsx';
import { itemStat, roman } from './shared/faces.ts';
import { siegeSheet } from './printSiege.tsx';
import { cardGlyph, enemyGlyph } from './shared/glyphs.ts';

/** XS-I Five copies of each kind of Item. */
const ITEM_COPIES = 5;

/** Boxes as long as there is room for them; the strongest take tokens. */
const damageBoxes = (hp: number) => (hp <= 14 ? { boxes: { words: 'Damage', count: hp } } : {});

const troopCard = (id: TroopId): ReactNode[] => {
  const { name, cost, power, hp, text, rule, wave } = TROOPS[id];
  return paperCards({
    name,
    corner: cost === 0 ? '' : String(cost),
    enemy: false,
    glyph: cardGlyph(id),
    shape: 'cut',
    ...damageBoxes(hp),
    stats: [
      ['Power', String(power)],
      ['Hit Points', String(hp)],
    ],
    texts: text === '' ? [] : [{ text }],
    foot: ['Troop', `wave ${roman(wave)}`, rule],
  });
};

const itemCard = (id: ItemId): ReactNode[] => {
  const { name, cost, kind, trait, power, hp, text, rule } = ITEMS[id];
  return paperCards({
    name,
    corner: String(cost),
    enemy: false,
    glyph: cardGlyph(id),
    shape: 'round',
    note: itemStat(id),
    stats: [
      ...(power > 0 ? ([['Power', signed(power)]] as const) : []),
      ...(hp > 0 ? ([['Hit Points', signed(hp)]] as const) : []),
    ],
    texts: text === '' ? [] : [{ text }],
    foot: [kind, trait, rule],
  });
};

const crystalCard = (id: CrystalId): ReactNode[] => {
  const { name, value, text, rule } = CRYSTALS[id];
  return paperCards({
    name,
    corner: String(value),
    enemy: false,
    glyph: cardGlyph(id),
    shape: 'diamond',
    stats: [['Worth', String(value)]],
    texts: text === '' ? [] : [{ text }],
    foot: ['Xenosathem', rule],
  });
};

const enemyCard = (id: EnemyId): ReactNode[] => {
  const { name, wave, power, hp, text, rule, boss } = ENEMIES[id];
  return paperCards({
    name,
    enemy: true,
    glyph: enemyGlyph(id),
    shape: 'hex',
    ...damageBoxes(hp),
    stats: [
      ['Power', String(power)],
      ['Hit Points', String(hp)],
    ],
    texts: text === '' ? [] : [{ text }],
    foot: [boss ? 'Boss' : 'Hive', `wave ${roman(wave)}`, rule],
  });
};

const divisionCards = (): ReactNode[] =>
  Object.values(DIVISIONS).flatMap(({ name, starting, abilities, rule }) =>
    paperCards({
      name,
      enemy: false,
      glyph: 'commander',
      shape: 'cut',
      note: `Starts with ${starting.map((card) => CARDS[card].name).join(', ')}`,
      stats: [],
      texts: abilities.map(({ text }, i) => ({ name: `Wave ${roman(i + 1)}`, text })),
      foot: ['Division', rule],
    }),
  );

const ENEMY_IDS = Object.keys(ENEMIES).filter((id): id is EnemyId => Object.hasOwn(ENEMIES, id));

/** Each pile of the box: its cards with how many copies there are of each. */
const PILES: Record<string, () => { card: ReactNode[]; copies: number }[]> = {
  Troops: () => CARD_IDS.filter(isTroop).map((id) => ({ card: troopCard(id), copies: TROOPS[id].copies })),
  Items: () => CARD_IDS.filter(isItem).map((id) => ({ card: itemCard(id), copies: ITEM_COPIES })),
  Xenosathem: () =>
    CARD_IDS.filter((id: CardId) => isCrystal(id)).map((id) => ({
      card: crystalCard(id),
      copies: CRYSTALS[id].copies,
    })),
  Divisions: () => divisionCards().map((card) => ({ card: [card], copies: 1 })),
  'Hive, wave 1': () => hive(1),
  'Hive, wave 2': () => hive(2),
  'Hive, wave 3': () => hive(3),
};

const hive = (wave: number): { card: ReactNode[]; copies: number }[] =>
  ENEMY_IDS.filter((id) => ENEMIES[id].wave === wave).map((id) => ({
    card: enemyCard(id),
    copies: ENEMIES[id].copies,
  }));

const cards: PrintSheet<View> = {
  id: 'cards',
  name: 'Cards',
  says: 'Every card in our own words and drawings, 63 × 88 mm, with cut marks.',
  choices: () => Object.keys(PILES).map((pile) => ({ key: pile, label: pile })),
  pages(choice, { everyCopy }) {
    const pile = PILES[choice];
    if (pile === undefined) throw new Error(`There is no pile “${choice}”.`);
    return [
      {
        kind: 'cards',
        size: 'poker',
        title: choice,
        cards: pile().flatMap(({ card, copies: count }) =>
          everyCopy ? copies(count, () => card).flat() : card,
        ),
      },
    ];
  },
};

const tokens: PrintSheet<View> = {
  id: 'tokens',
  name: 'Damage and marks',
  says: 'Tokens of 27 mm: damage, stasis, webs, converted Troops, mines.',
  pages: () => [
    {
      kind: 'cards',
      size: 'token',
      title: 'Damage and marks',
      cards: [
        ...[1, 2, 3, 5].flatMap((damage) =>
          copies(9, (n) => <PaperToken key={`${damage} ${n}`} words="Damage" sign={String(damage)} />),
        ),
        ...['Stasis', 'Webbed', 'Converted', 'Boosted'].flatMap((words) =>
          copies(4, (n) => <PaperToken key={words + n} words={words} />),
        ),
        ...copies(2, (n) => (
          <PaperToken key={`first ${n}`} words="First player" glyph="commander" shape="cut" />
        )),
      ],
    },
  ],
};

/** Sieges of the book by the first rule of their chapter. */
const SIEGES: Record<string, { label: string; rule: string; base: number; rounds: number }> = {
  standard: { label: 'Standard siege', rule: 'XS-M-STD-01', base: 60, rounds: 9 },
  solo: { label: 'Solo siege', rule: 'XS-M-SOLO-01', base: 30, rounds: 9 },
  ally: { label: 'Siege with Ally Commanders', rule: 'XS-M-ALLY-01', base: 60, rounds: 9 },
  training: { label: 'Training siege', rule: 'XS-M-TRAIN-01', base: 30, rounds: 3 },
};

/** Four zones for each side of a lane, as large as the paper allows. */
const Lane = () => (
  <Table
    heads={['', 'Zone 4', 'Zone 3', 'Zone 2', 'Zone 1']}
    rows={[
      ['Troops', ' ', '', '', 'front'],
      ['Enemies', ' ', '', '', 'front'],
    ]}
  />
);

const missions: PrintSheet<View> = {
  id: 'mission',
  name: 'Siege sheets',
  says: 'Base track, round track and the rules of the siege.',
  choices: () => Object.entries(SIEGES).map(([key, { label }]) => ({ key, label })),
  pages(choice, source) {
    const siege = SIEGES[choice];
    if (siege === undefined) throw new Error(`There is no siege “${choice}”.`);
    const { base, rounds, label, rule } = siege;
    return [
      missionPages({
        book: source.book,
        title: label,
        sub: `XenoShyft · ${rounds} rounds · ring the number that your Base begins with`,
        link: source.link('mission', choice),
        rule,
        more: [
          block(<Track name="Round" count={rounds} />),
          block(<Track name="Base" count={base} />),
          block(<Lane />),
        ],
      }),
    ];
  },
};

const automaton: PrintSheet<View> = {
  id: 'automaton',
  name: 'Hive and Ally Commander',
  says: 'What the Hive does in every lane, and how an Ally Commander decides: two pages, one leaf.',
  pages: (_choice, { book }) => [
    automatonPages('Hive and Ally Commander', 'XenoShyft · beside your table', [
      { title: 'The Hive', columns: 2, blocks: rowSteps(book, 'XS-HIVE-01') },
      {
        title: 'The Ally Commander: what cards are worth',
        columns: 1,
        blocks: textBlocks(chapterOf(book, 'XS-ALLY-01').lead.split(/^\|/m)[0] ?? ''),
      },
      {
        title: 'The Ally Commander, situation by situation',
        columns: 2,
        blocks: rowSteps(book, 'XS-ALLY-01'),
      },
    ]),
  ],
};

export const sheets: readonly PrintSheet<View>[] = [cards, tokens, missions, siegeSheet, automaton];
