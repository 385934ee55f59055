// What can be printed of Earth War: the squad, its cards and orders, missions as nodes, the hive.
import {
  BOX,
  type CardKind,
  ITEM_NAMES,
  type ItemCalled,
  KINDS,
  MISSIONS,
  type MissionSheet,
  ORDERS_BY_STEP,
  UNIT_TYPES,
  type UnitName,
  type WithContent,
  itemNamed,
  itemNames,
  orderKind,
  ownKinds,
  printedItem,
  printedUnit,
  ruleOfGoal,
  unitNamed,
  unitNames,
  worthOf,
} from '@xenotable/earth-war/content';
import { BANDS, type View } from '@xenotable/earth-war/preview';
import type { ReactNode } from 'react';
import type { Block, PrintSheet } from '../../table/print/contract.ts';
import { automatonPages, stepBlocks } from '../../table/print/automaton.tsx';
import { PaperToken, copies, paperCards } from '../../table/print/PaperCard.tsx';
import { Track, missionPages } from '../../table/print/mission.tsx';
import {
  Boxes,
  Table,
  block,
  chapterOf,
  heading,
  rulesInFull,
  textBlocks,
} from '../../table/print/parts.tsx';
import { bandsOf, dash, squadSheet } from './printSquad.tsx';
import { isBystander, isShadow } from './faces.ts';
import { unitGlyph } from './shared/units.ts';
import { missionSheet } from './printMission.tsx';
import { cardGlyph } from './shared/glyphs.ts';
import { keywords } from './shared/keywords.ts';
import { nodeWords } from './shared/words.ts';

/** The kinds that are printed; 'unknown' stands for a card that nobody has seen. */
const PRINTED = KINDS.filter(({ name }) => name !== 'unknown');

const shadowCard = (kind: CardKind) => {
  const { name, letter, attack, cap, wounds, target, text, id } = kind;
  const harmless = isShadow(name) || isBystander(name);
  return paperCards({
    name,
    corner: letter,
    enemy: !harmless,
    glyph: cardGlyph(kind),
    shape: isBystander(name) ? 'round' : isShadow(name) ? 'blip' : 'hex',
    ...(wounds > 0 && { boxes: { words: 'Wounds', count: Math.min(wounds, 14) } }),
    note: keywords(kind),
    stats: cap === 0 ? [] : [...bandsOf(attack), ['CAP', String(cap)], ['TARGET', target.toLowerCase()]],
    texts: text === '' ? [] : [{ text }],
    foot: [kind.like === undefined ? 'Shadows Deck' : `Home-made, like ${kind.like}`, id],
  });
};

/** What stands at the foot of a card: loudest that it is home-made. */
const foot = (name: string, like: string, sort: string): string =>
  name === like ? sort : `Home-made, like ${like}`;

const unitCard = (made: WithContent, type: UnitName) => {
  const { fire, melee, cap, hits, arm, wits, trait, id, rp } = unitNamed(made, type);
  return paperCards({
    name: type,
    corner: rp === null ? '' : String(rp),
    enemy: false,
    glyph: unitGlyph(type, made),
    shape: 'cut',
    boxes: { words: 'Hits', count: hits },
    stats: [
      ...bandsOf(fire),
      ['MELEE', dash(melee)],
      ['CAP', String(cap)],
      ['ARM', dash(arm)],
      ['WITS', dash(wits)],
    ],
    texts: trait === '' ? [] : [{ text: trait }],
    foot: [foot(type, printedUnit(made, type), 'Squad'), id],
  });
};

const itemCard = (made: WithContent, name: ItemCalled) => {
  const { rp, uses, moment, text, id } = itemNamed(made, name);
  return paperCards({
    name,
    corner: `${rp} RP`,
    enemy: false,
    glyph: 'vest',
    shape: 'round',
    ...(uses > 0 && { boxes: { words: 'Uses', count: uses } }),
    note: moment,
    stats: [],
    texts: [{ text }],
    foot: [foot(name, printedItem(made, name), 'Equipment'), id],
  });
};

const HOME_MADE = 'Home-made';

/** The home-made cards of the table that the page was opened from. */
const homeMade = (made: WithContent, every: boolean): ReactNode[] => [
  ...ownKinds(made).flatMap((kind) => copies(every ? kind.copies : 1, () => shadowCard(kind)).flat()),
  ...unitNames(made).flatMap((name) => (printedUnit(made, name) === name ? [] : unitCard(made, name))),
  ...itemNames(made).flatMap((name) => (printedItem(made, name) === name ? [] : itemCard(made, name))),
];

const PILES: Record<string, (every: boolean, made: WithContent) => ReactNode[]> = {
  [HOME_MADE]: (every, made) => homeMade(made, every),
  'Shadows Deck': (every) =>
    PRINTED.flatMap((kind) => copies(every ? kind.copies : 1, () => shadowCard(kind)).flat()),
  Units: () => UNIT_TYPES.flatMap((type) => unitCard(BOX, type)),
  Orders: () =>
    ORDERS_BY_STEP.flatMap((name) => {
      const { cp, moment, text, id } = orderKind(name);
      return paperCards({
        name,
        corner: `${cp} CP`,
        enemy: false,
        glyph: 'commander',
        shape: 'cut',
        note: moment,
        stats: [],
        texts: [{ text }],
        foot: ['Order', id],
      });
    }),
  Equipment: () => ITEM_NAMES.flatMap((name) => itemCard(BOX, name)),
};

const cards: PrintSheet<View> = {
  id: 'cards',
  name: 'Cards',
  says: 'Shadows Deck, units, orders and equipment in our own words and drawings, with cut marks.',
  choices: ({ view }) =>
    Object.keys(PILES)
      .filter((pile) => pile !== HOME_MADE || homeMade(view?.table ?? BOX, false).length > 0)
      .map((pile) => ({ key: pile, label: pile })),
  pages(choice, { everyCopy, view }) {
    const pile = PILES[choice];
    if (pile === undefined) throw new Error(`There is no pile “${choice}”.`);
    return [{ kind: 'cards', size: 'poker', title: choice, cards: pile(everyCopy, view?.table ?? BOX) }];
  },
};

const tokens: PrintSheet<View> = {
  id: 'tokens',
  name: 'Wounds, AMMO and range',
  says: 'Tokens of 27 mm: wounds, AMMO, Command Points, range bands, implanted units, slots.',
  pages: () => [
    {
      kind: 'cards',
      size: 'token',
      title: 'Wounds, AMMO and range',
      cards: [
        ...copies(12, (n) => <PaperToken key={`wound ${n}`} words="Wound" sign="✖" />),
        ...[1, 5].flatMap((ammo) =>
          copies(6, (n) => <PaperToken key={`ammo ${ammo} ${n}`} words="AMMO" sign={String(ammo)} />),
        ),
        ...copies(6, (n) => <PaperToken key={`cp ${n}`} words="Command Point" sign="CP" />),
        ...BANDS.flatMap((band) => copies(4, (n) => <PaperToken key={`${band} ${n}`} words={band} />)),
        ...copies(2, (n) => <PaperToken key={`implanted ${n}`} words="Implanted" sign="✚" />),
        ...copies(6, (n) => <PaperToken key={`slot ${n}`} words={`Slot ${n}`} sign={String(n)} />),
      ],
    },
  ],
};

/** A mission as its places in order, each with a box. */
function nodeBlocks(sheet: MissionSheet): Block[] {
  return [
    heading('The way'),
    ...sheet.nodes.map((node, i) =>
      block(
        <div className="print-nodes">
          <Table
            heads={[`${i + 1}. ${node.kind.toUpperCase()}`, node.title, 'Done']}
            rows={[[node.id, nodeWords(node, sheet), <Boxes key="box" count={1} words="not done" />]]}
          />
        </div>,
      ),
    ),
  ];
}

const missions: PrintSheet<View> = {
  id: 'mission',
  name: 'Mission sheets',
  says: 'The mission as places in their order with their decks, its goals, places for the score.',
  choices: ({ options }) => {
    const own = MISSIONS.filter(({ number }) => number === options['mission']);
    return [...own, ...MISSIONS.filter((one) => !own.includes(one))].map(({ number, name }) => ({
      key: String(number),
      label: `${number} ${name}`,
    }));
  },
  pages(choice, source) {
    const sheet = MISSIONS.find(({ number }) => String(number) === choice);
    const [first] = sheet?.nodes ?? [];
    if (sheet === undefined || first === undefined) throw new Error(`There is no mission “${choice}”.`);
    return [
      missionPages({
        book: source.book,
        title: sheet.name,
        sub: `Earth War · mission ${sheet.number} · ${sheet.story}`,
        link: source.link('mission', choice),
        rule: first.id,
        steps: sheet.goals.map((goal) => ({
          text: goal.text,
          rule: ruleOfGoal(goal),
          value: worthOf(goal) === undefined ? '' : `${worthOf(goal)} points`,
        })),
        more: [
          ...nodeBlocks(sheet),
          block(<Track name="Round" count={12} />),
          block(<Track name="AMMO" count={30} />),
        ],
      }),
    ];
  },
};

const automaton: PrintSheet<View> = {
  id: 'automaton',
  name: 'The hive',
  says: 'What the XX121 do in every step, their keywords and the hive player: two pages, one leaf.',
  pages: (_choice, { book }) => [
    automatonPages('The hive', 'Earth War · beside your table', [
      {
        title: 'The XX121, and a squad that nobody leads',
        columns: 2,
        blocks: stepBlocks(
          book,
          chapterOf(book, 'EW-AUT-01').rules.map(({ id }) => id),
        ),
      },
      { title: 'Keywords of enemy cards', columns: 1, blocks: textBlocks(chapterOf(book, 'EW-K-01').lead) },
      {
        title: 'Enemy cards',
        columns: 1,
        blocks: [
          block(
            <Table
              heads={['Card', ...BANDS, 'CAP', 'Target', 'Wounds', 'Keywords']}
              rows={PRINTED.map((kind) => [
                kind.name,
                ...kind.attack.map(dash),
                dash(kind.cap),
                kind.target.toLowerCase(),
                dash(kind.wounds),
                keywords(kind),
              ])}
            />,
          ),
        ],
      },
      {
        title: 'Their steps in full',
        columns: 2,
        blocks: ['EW-S5-01', 'EW-S6-01'].flatMap((id) =>
          rulesInFull(
            book,
            chapterOf(book, id).rules.map((rule) => rule.id),
          ),
        ),
      },
      { title: 'A person plays the hive', columns: 1, blocks: rulesInFull(book, ['EW-M-HIVE-01']) },
    ]),
  ],
};

export const sheets: readonly PrintSheet<View>[] = [
  squadSheet,
  cards,
  tokens,
  missions,
  missionSheet,
  automaton,
];
