// What can be printed of Enemy Eternal.
import {
  type Card,
  type Row,
  cards as aiCards,
  ranks,
  seasonForces,
  unitNames,
  unitOf,
} from '@xenotable/enemy-eternal/content';
import {
  type MissionId,
  type View,
  missionSheet,
  unitPrice,
  recruit,
} from '@xenotable/enemy-eternal/preview';
import type { Block, PrintSheet, PrintSource } from '../../table/print/contract.ts';
import { automatonPages, stepBlocks } from '../../table/print/automaton.tsx';
import { PaperToken, copies, paperCards } from '../../table/print/PaperCard.tsx';
import { Track, missionPages } from '../../table/print/mission.tsx';
import { Table, block, chapterOf, heading, ruleBlocks, rulesInFull } from '../../table/print/parts.tsx';
import { FORCE_HEADS, forceRows } from './printForces.ts';
import { planOf } from './printPlan.tsx';
import { scenarioPages } from './printScenario.tsx';
import { MissionMap } from './story/MissionMap.tsx';
import { STEPS } from './story/steps.ts';
import { glyphOf } from './shared/faces.ts';
import { weaponNote } from './shared/gear.ts';
import { Below, PRICES, armourNote, specialsOf, squadSheet, statsOf } from './printSquad.tsx';
import './enemy-eternal.css';

const cards: PrintSheet<View> = {
  id: 'cards',
  name: 'Unit cards',
  says: 'Every unit with its loadout, 63 × 88 mm, nine on a page, with cut marks.',
  choices: () => [
    { key: 'XCOM', label: 'XCOM' },
    { key: 'ADVENT', label: 'ADVENT' },
  ],
  pages(choice, source) {
    const units = unitNames.filter((unit) => unitOf(unit).faction === choice);
    return [
      {
        kind: 'cards',
        size: 'poker',
        title: `Unit cards of ${choice}`,
        cards: units.flatMap((unit) => {
          const { id, skills, loadout, abilities, card, faction } = unitOf(unit);
          return paperCards({
            name: unit,
            corner: String(unitPrice({ unit }, PRICES)),
            enemy: faction === 'ADVENT',
            glyph: glyphOf(unit),
            shape: faction === 'ADVENT' ? 'hex' : 'cut',
            boxes: { words: 'Wounds', count: skills.HEALTH },
            note: armourNote({ unit }),
            stats: statsOf({ unit }),
            rows: loadout.map((weapon) => `${weapon}: ${weaponNote(weapon)}`),
            texts: specialsOf(source.book, recruit(unit)),
            foot: [abilities.map((ability) => ability.charAt(0)).join(' '), card, id],
          });
        }),
      },
    ];
  },
};

const STATUS = ['Down', 'Overwatch', 'Hunker Down', 'Engaged', 'Poisoned', 'Mind Control', 'Shield'];

const tokens: PrintSheet<View> = {
  id: 'tokens',
  name: 'Dice and status',
  says: 'Tokens of 27 mm: the dice of the bag for both sides, states of models, pods and objectives.',
  pages: () => [
    {
      kind: 'cards',
      size: 'token',
      title: 'Dice and status',
      cards: [
        ...copies(12, (n) => <PaperToken key={`a${n}`} words="Die of side A" glyph="soldier" shape="cut" />),
        ...copies(12, (n) => (
          <PaperToken key={`b${n}`} words="Die of side B" glyph="advent" shape="hex" enemy />
        )),
        ...STATUS.flatMap((words) => copies(4, (n) => <PaperToken key={words + n} words={words} />)),
        ...['a', 'b', 'c', 'd'].map((pod) => <PaperToken key={pod} words={`Pod ${pod}`} sign={pod} />),
        ...copies(2, (n) => <PaperToken key={`objective ${n}`} words={`Objective ${n}`} sign={String(n)} />),
      ],
    },
  ],
};

const isMission = (value: string): value is MissionId => Object.hasOwn(STEPS, value);

/** 'SE1.1' is 'SE11' in the ids of its rules. */
const ruleOf = (mission: MissionId): string => `EE-M-${mission.replace('.', '')}-01`;

/** Pods and reinforcements of a season's mission, for both sides. */
function forcesOf(mission: MissionId): Block[] {
  const lists = seasonForces[mission];
  if (lists === undefined) return [];
  return [heading('The automaton’s forces'), block(<Table heads={FORCE_HEADS} rows={forceRows(lists)} />)];
}

const missions: PrintSheet<View> = {
  id: 'mission',
  name: 'Mission sheets',
  says: 'The map with zones and objectives, pods, every rule of the mission, places for the score.',
  choices: ({ named, options }) => {
    const all = named('mission').filter(({ value }) => isMission(String(value)));
    const own = all.filter(({ value }) => value === options['mission']);
    return [...own, ...all.filter((one) => !own.includes(one))].map(({ value, label }) => ({
      key: String(value),
      label,
    }));
  },
  pages(choice, source) {
    if (!isMission(choice)) throw new Error(`There is no mission “${choice}”.`);
    const { name, rounds, text, map } = missionSheet(choice);
    return [
      missionPages({
        book: source.book,
        title: name,
        sub: `Enemy Eternal · ${choice} · ${rounds} rounds · ${text}`,
        link: source.link('mission', choice),
        rule: ruleOf(choice),
        map: planOf(map, <MissionMap mission={choice} />),
        steps: STEPS[choice][0].you,
        more: [...forcesOf(choice), block(<Track name="Round" count={rounds} />)],
      }),
    ];
  },
};

const ROWS: readonly Row[] = ['Omega', 'Delta', 'Bravo', 'Alpha'];

/** All AI cards in one table: the left letter with 3 or more Wounds left, the hatched one with 1 or 2. */
function AiCards() {
  const all: [string, Card][] = Object.entries(aiCards);
  return (
    <table className="print-table">
      <thead>
        <tr>
          <th scope="col">Card</th>
          {['1 Omega', '2–3 Delta', '4–5 Bravo', '6 Alpha'].map((row) => (
            <th key={row} scope="col" colSpan={2}>
              {row}
            </th>
          ))}
          <th scope="col">Prefers</th>
          <th scope="col">Targets by</th>
        </tr>
      </thead>
      <tbody>
        {all.map(([name, { rows, preference, priorities, id }]) => (
          <tr key={name}>
            <th scope="row">
              {name} <small>{id}</small>
            </th>
            {ROWS.flatMap((row) =>
              rows[row].map((letter, wounded) => (
                <td key={`${row} ${wounded}`} className={wounded === 1 ? 'letters hatched' : 'letters'}>
                  {letter}
                </td>
              )),
            )}
            <td>{preference}</td>
            <td>{priorities.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const automaton: PrintSheet<View> = {
  id: 'automaton',
  name: 'The automaton',
  says: 'One activation step by step, and all AI cards: two pages, one leaf.',
  pages: (_choice, { book }) => [
    automatonPages('The automaton: one activation', 'Enemy Eternal · AI mode · beside your table', [
      {
        title: 'Steps and letters',
        columns: 2,
        blocks: stepBlocks(
          book,
          chapterOf(book, 'EE-AUT-01').rules.map(({ id }) => id),
        ),
      },
      {
        title: 'AI cards: left letter with 3 or more Wounds left, hatched with 1 or 2',
        columns: 1,
        blocks: [block(<AiCards />), block(<Below />)],
      },
      {
        title: 'Difficulty and bookkeeping',
        columns: 2,
        blocks: [
          ...rulesInFull(book, ['EE-DIF-06', 'EE-AIM-03', 'EE-AIM-04', 'EE-AIM-05']),
          block(<Track name="Round" count={12} />),
        ],
      },
    ]),
  ],
};

const campaign: PrintSheet<View> = {
  id: 'campaign',
  name: 'Campaign sheet',
  says: 'Ranks, the base and a page of soldiers to write on, for a season with real models.',
  pages: (_choice, { book }: PrintSource<View>) => [
    {
      kind: 'flow',
      title: 'Campaign sheet',
      sub: 'Enemy Eternal · Season One',
      sections: [
        {
          columns: 1,
          blocks: [
            heading('Soldiers'),
            ...Array.from({ length: 10 }, () =>
              block(
                <Table
                  heads={['Name', 'Unit', 'Rank', 'Missions', 'Gear and scars']}
                  rows={[[' ', '', '', '', '']]}
                />,
              ),
            ),
            heading('Ranks'),
            block(
              <Table
                heads={['Rank', 'XCOM', 'ADVENT', 'Training']}
                rows={ranks.map((rank, i) => [String(i + 1), rank.XCOM, rank.ADVENT, rank.text])}
              />,
            ),
            heading('Rules of the season'),
          ],
        },
        { columns: 2, blocks: ruleBlocks(chapterOf(book, 'EE-M-SE-01').rules) },
      ],
    },
  ],
};

export const sheets: readonly PrintSheet<View>[] = [
  squadSheet,
  cards,
  tokens,
  missions,
  scenarioPages,
  automaton,
  campaign,
];
