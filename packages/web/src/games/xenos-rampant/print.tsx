// What can be printed of Xenos Rampant.
import { type Entry, profileOfEntry, readList, costOf, scenarioMap } from '@xenotable/xenos-rampant/content';
import type { SeatPlan } from '@xenotable/kernel';
import type { View } from '@xenotable/xenos-rampant/preview';
import { inches } from '../../boards/measured/inches.ts';
import type { PrintSheet } from '../../table/print/contract.ts';
import { automatonPages, stepBlocks } from '../../table/print/automaton.tsx';
import { PaperToken, copies, paperCards } from '../../table/print/PaperCard.tsx';
import { Track, missionPages } from '../../table/print/mission.tsx';
import { block, chapterOf, textBlocks } from '../../table/print/parts.tsx';
import { BriefingMap } from './BriefingMap.tsx';
import { entryName, glyphOf, isVehicle } from './shared/faces.ts';
import { scenarioPages } from './printScenario.tsx';
import { boughtOf, chosenText, rosterChoices, rosterSheet, sheetOf, statsOf } from './printRoster.tsx';

const cards: PrintSheet<View> = {
  id: 'cards',
  name: 'Unit cards',
  says: 'One card for each unit of a list, 63 × 88 mm, with cut marks.',
  choices: rosterChoices,
  pages(choice, source) {
    const list = readList(chosenText(choice, source), 'list');
    return [
      {
        kind: 'cards',
        size: 'poker',
        title: list.name,
        cards: list.entries.flatMap((entry) => {
          const { rules } = sheetOf(entry);
          const { sp, maxMove } = profileOfEntry(entry);
          return paperCards({
            name: entryName(entry),
            corner: String(costOf(entry)),
            enemy: false,
            glyph: glyphOf({ build: entry.unit }),
            shape: isVehicle({ build: entry.unit }) ? 'vehicle' : 'cut',
            boxes: { words: 'Strength Points', count: sp },
            note: `Max Move ${inches(maxMove)}`,
            stats: statsOf(entry).slice(0, -2),
            texts: [...boughtOf(entry, rules), ...rules],
            foot: [footOf(entry), list.name],
          });
        }),
      },
    ];
  },
};

/** What stands at the foot of a card: loudest that it is home-made. */
const footOf = ({ own, unit, commander }: Entry): string =>
  [own !== undefined && `Home-made, like ${unit}`, commander && 'Commander'].filter(Boolean).join(' · ') ||
  'Xenos Rampant';

/** Marks that lie beside a unit for a while, and orders that were given. */
const MARKS = ['Suppressed', 'Gone To Ground', 'Activated', 'Firefight used', 'Reserve'];
const ORDERS = ['Move', 'Shoot', 'Attack', 'Skirmish'];

const tokens: PrintSheet<View> = {
  id: 'tokens',
  name: 'Orders and marks',
  says: 'Tokens of 27 mm for orders, Suppressed and Gone To Ground units, goals and the Commander.',
  pages: () => [
    {
      kind: 'cards',
      size: 'token',
      title: 'Orders and marks',
      cards: [
        ...MARKS.flatMap((words) => copies(6, (n) => <PaperToken key={words + n} words={words} />)),
        ...ORDERS.flatMap((words) => copies(4, (n) => <PaperToken key={words + n} words={words} />)),
        ...copies(6, (n) => <PaperToken key={`goal ${n}`} words={`Marker ${n}`} sign={String(n)} />),
        ...copies(2, (n) => (
          <PaperToken key={`commander ${n}`} words="Commander" glyph="commander" shape="cut" />
        )),
      ],
    },
  ],
};

const LISTS = ['Colonial Strike Platoon', 'Brood of the Deep'];

const missions: PrintSheet<View> = {
  id: 'mission',
  name: 'Scenario sheets',
  says: 'The 48-inch plan with zones and markers, every rule of the scenario, places for the score.',
  choices: ({ named, options }) => {
    const all = named('scenario').filter(({ value }) => scenarioMap(String(value)) !== null);
    const own = all.filter(({ value }) => value === options['scenario']);
    return [...own, ...all.filter((one) => !own.includes(one))].map(({ value, label }) => ({
      key: String(value),
      label,
    }));
  },
  async pages(choice, source) {
    const label = source.named('scenario').find(({ value }) => value === choice)?.label ?? choice;
    // The automaton chooses its side of the table, so that both zones are known.
    const seats: SeatPlan[] = [
      { kind: 'automaton', name: 'The one side' },
      { kind: 'person', name: 'The other side' },
    ];
    const view = await source.opening(
      { scenario: choice, lists: LISTS, noTraits: true },
      choice === 'LAST' ? seats.toReversed() : seats,
    );
    return [
      missionPages({
        book: source.book,
        title: label,
        sub: `Xenos Rampant · 48 × 48 inches · up to ${view.lastTurn} turns`,
        link: source.link('mission', choice),
        rule: `XR-M-${choice}-01`,
        map: {
          measures: { inches: 48 },
          node: (
            <div className="game-surface" data-game="xr">
              <BriefingMap view={view} />
            </div>
          ),
        },
      }),
    ];
  },
};

const automaton: PrintSheet<View> = {
  id: 'automaton',
  name: 'The automaton',
  says: 'How the automaton leads a detachment beside your table: two pages, one leaf.',
  pages: (_choice, { book }) => {
    const { lead, rules } = chapterOf(book, 'XR-AUT-01');
    return [
      automatonPages(
        'The automaton',
        'Xenos Rampant · beside your table, with real dice and a tape measure',
        [
          { title: 'What it is', columns: 1, blocks: textBlocks(lead) },
          {
            title: 'Its turn, step by step',
            columns: 2,
            blocks: stepBlocks(
              book,
              rules.map(({ id }) => id),
            ),
          },
          {
            title: 'Bookkeeping',
            columns: 1,
            blocks: [block(<Track name="Turn" count={8} />)],
          },
        ],
      ),
    ];
  },
};

export const sheets: readonly PrintSheet<View>[] = [
  rosterSheet,
  cards,
  tokens,
  missions,
  scenarioPages,
  automaton,
];
