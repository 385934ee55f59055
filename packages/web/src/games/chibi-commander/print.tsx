// What can be printed of Chibi Commander.
import {
  FACTIONS,
  type Faction,
  SIDES,
  type Scenario,
  type UnitType,
  furtherWords,
  scenarioSheet,
  squadWords,
  scoringOf,
  taleOf,
  typeNames,
  typeOf,
} from '@xenotable/chibi-commander/content';
import type { View } from '@xenotable/chibi-commander/preview';
import { calledIn, readSquad } from '@xenotable/chibi-commander/workshop';
import type { SeatPlan } from '@xenotable/kernel';
import { Chain } from '../../kit/draw/Chain.tsx';
import type { PrintSheet } from '../../table/print/contract.ts';
import { automatonPages, stepBlocks } from '../../table/print/automaton.tsx';
import { PaperToken, copies, paperCards } from '../../table/print/PaperCard.tsx';
import { chosenList, listChoices } from '../../table/print/lists.ts';
import { Track, missionPages } from '../../table/print/mission.tsx';
import { ownScenarios } from '../../table/print/scenario.tsx';
import {
  Boxes,
  Figure,
  Marks,
  Stats,
  block,
  chapterOf,
  heading,
  rulesInFull,
  textBlocks,
} from '../../table/print/parts.tsx';
import { planOf } from './printPlan.tsx';
import { seatsFor } from './shared/seats.ts';
import { chainWords, glyphOf, linksOf } from './shared/faces.ts';
import './shared/chibi-commander.css';

const isEarth = (faction: UnitType['kin']): boolean => faction === 'CHIBI COM' || faction === 'Mercs';

const typesOf = (faction: Faction): UnitType[] => typeNames.map(typeOf).filter(({ kin }) => kin === faction);

const factions = FACTIONS.map((faction) => ({ key: faction, label: faction }));

const isFaction = (name: string): name is Faction => FACTIONS.some((faction) => faction === name);

function chosen(choice: string): Faction {
  if (!isFaction(choice)) throw new Error(`There is no faction “${choice}”.`);
  return choice;
}

const statsOf = (type: UnitType): [string, string][] => [
  ['Hearts', String(type.hearts)],
  ['Armour', String(type.armor)],
  ['Stars', String(type.stars)],
  ['Move', String(type.move)],
];

/** Rules that every unit of the table is played by. */
const ALWAYS = ['CC-UNIT-01', 'CC-ACT-05', 'CC-ACT-06', 'CC-HIT-02', 'CC-DMG-01', 'CC-WND-02', 'CC-CMD-01'];

/** The units of a squad of this device, or all types of a faction. */
function unitsOf(choice: string, lists: readonly { name: string; text: string }[]) {
  const list = chosenList(choice, lists);
  if (list === null) {
    const types = typesOf(chosen(choice));
    return {
      title: choice,
      types: types.map((type) => ({ ...type, called: '' })),
      count: `${types.length} types`,
    };
  }
  const squad = readSquad(list.text);
  const types = squad.types.map((type, i) => ({ ...typeOf(type), called: calledIn(squad, i) }));
  return { title: squad.name, types, count: `${types.length} units` };
}

const roster: PrintSheet<View> = {
  id: 'roster',
  name: 'Roster',
  says: 'A squad of your own, or all types of a faction, with their chains as symbols and in words, and boxes for hearts.',
  choices: ({ lists }) => [...listChoices(lists), ...factions],
  pages(choice, { book, lists }) {
    const { title, types, count } = unitsOf(choice, lists);
    return [
      {
        kind: 'flow',
        title,
        sub: `Chibi Commander · ${count}`,
        sections: [
          {
            columns: 2,
            blocks: types.map((type) =>
              block(
                <article className="print-unit">
                  <header>
                    <Figure
                      glyph={glyphOf(type.name)}
                      shape={isEarth(type.kin) ? 'cut' : 'hex'}
                      enemy={!isEarth(type.kin)}
                      size="9mm"
                    />
                    <div>
                      <h3>{[type.called, type.name].filter(Boolean).join(', ')}</h3>
                      <p>
                        Level {type.level}
                        {type.promotes.length > 0 && `, becomes ${type.promotes.join(' or ')}`}
                      </p>
                    </div>
                  </header>
                  <Stats values={statsOf(type)} />
                  <div className="print-tracks">
                    <b>Hearts</b>
                    <Boxes count={type.hearts} words={`${type.hearts} hearts`} />
                    <Marks words={['Acted', 'Coma']} />
                  </div>
                  <div className="print-chains">
                    {type.chains.map((chain) => (
                      <p key={chain.text}>
                        <Chain links={linksOf(chain)} /> {chainWords(chain)}
                      </p>
                    ))}
                  </div>
                </article>,
              ),
            ),
          },
          { columns: 1, blocks: [heading('Rules in full')] },
          { columns: 2, blocks: rulesInFull(book, ALWAYS) },
        ],
      },
    ];
  },
};

const cards: PrintSheet<View> = {
  id: 'cards',
  name: 'Unit cards',
  says: 'One card for each type of a faction, 63 × 88 mm, with cut marks.',
  choices: () => factions,
  pages(choice, { everyCopy }) {
    const faction = chosen(choice);
    return [
      {
        kind: 'cards',
        size: 'poker',
        title: `Unit cards of ${faction}`,
        cards: typesOf(faction).flatMap((type) =>
          copies(everyCopy ? type.figures : 1, () =>
            paperCards({
              name: type.name,
              corner: type.level === 0 ? '' : `LV${type.level}`,
              enemy: !isEarth(faction),
              glyph: glyphOf(type.name),
              shape: isEarth(faction) ? 'cut' : 'hex',
              boxes: { words: 'Hearts', count: type.hearts },
              stats: statsOf(type),
              texts: type.chains.map((chain) => ({
                name: chain.text.replace(/:/g, ''),
                text: chainWords(chain),
              })),
              foot: [faction, type.promotes.length === 0 ? '' : `becomes ${type.promotes.join(', ')}`],
            }),
          ).flat(),
        ),
      },
    ];
  },
};

const tokens: PrintSheet<View> = {
  id: 'tokens',
  name: 'Blips and marks',
  says: 'Tokens of 27 mm: Blips, Ghosts, bystanders, marks of units and modes of the automaton.',
  pages: () => [
    {
      kind: 'cards',
      size: 'token',
      title: 'Blips and marks',
      cards: [
        ...copies(12, (n) => <PaperToken key={`blip ${n}`} words={`Blip ${n}`} sign="?" />),
        ...copies(6, (n) => <PaperToken key={`ghost ${n}`} words="Ghost" glyph="ghost" shape="blip" />),
        ...['Acted', 'Coma', 'Panic', 'One action', 'COLD', 'FROZEN'].flatMap((words) =>
          copies(4, (n) => <PaperToken key={words + n} words={words} />),
        ),
        ...typeNames
          .filter((name) => ['civilian', 'animal'].includes(typeOf(name).kin))
          .map((name) => <PaperToken key={name} words={name} glyph={glyphOf(name)} />),
      ],
    },
  ],
};

const OWN = 'Scenario';

/** 'COOP 1' is 'CO1' in the ids of its rules, 'VS 1' is 'VS1', a nightmare its initials. */
const ruleOf = (mission: string): string =>
  `CC-M-${mission
    .replace(/^COOP (\d)$/, 'CO$1')
    .replace(/^VS (\d)$/, 'VS$1')
    .replace(/^([A-Z])[a-z]+ ([A-Z])[a-z]+$/, '$1$2')}-01`;

const missions: PrintSheet<View> = {
  id: 'mission',
  name: 'Mission sheets',
  says: 'The map with every wall, door and Blip, all rules of the mission, places for the score.',
  choices: ({ named, options }) => {
    const all = named('mission').filter(({ value }) => value !== OWN);
    const own = all.filter(({ value }) => value === options['mission']);
    return [...own, ...all.filter((one) => !own.includes(one))].map(({ value, label }) => ({
      key: String(value),
      label,
    }));
  },
  async pages(choice, source) {
    const { book } = source;
    const seats: SeatPlan[] = (choice.startsWith('VS') ? ['Earth', 'Invaders'] : ['Commander']).map(
      (name) => ({ kind: 'person', name }),
    );
    const view = await source.opening({ mission: choice, squads: 'standard', automaton: 'quick' }, seats);
    const rules = chapterOf(book, ruleOf(choice)).rules.map(({ id }) => id);
    return [
      missionPages({
        book,
        title: view.title,
        sub: `Chibi Commander · ${choice} · ${taleOf(choice).story}`,
        link: source.link('mission', choice),
        rule: ruleOf(choice),
        map: planOf(view),
        steps: rules.flatMap((rule) => {
          const scoring = scoringOf(rule);
          return scoring === null ? [] : [{ text: scoring.how, value: scoring.worth, rule }];
        }),
        more: [block(<Track name="Round" count={12} />)],
      }),
    ];
  },
};

/** Chapters of the book that say how the automaton acts, by their headings. */
const LOOPS = [
  'turn-of-the-automaton',
  'one-activation',
  'undercover-loop-blip-real-or-ghost',
  'normal-loop',
  'attack-details',
  'path-finding',
];

const automaton: PrintSheet<View> = {
  id: 'automaton',
  name: 'The automaton',
  says: 'The turn of the units that nobody leads, their modes and every rule: two pages, one leaf.',
  pages: (_choice, { book }) => [
    automatonPages('The automaton', 'Chibi Commander · the units that nobody leads, beside your table', [
      {
        title: 'Turn and activation',
        columns: 2,
        blocks: LOOPS.flatMap((slug) => {
          const { title, lead } = chapterOf(book, slug);
          return [heading(title), ...textBlocks(lead)];
        }),
      },
      {
        title: 'Modes at a glance',
        columns: 1,
        blocks: textBlocks(chapterOf(book, 'modes-of-the-automaton-at-a-glance').lead),
      },
      {
        title: 'Rules of the automaton',
        columns: 3,
        blocks: stepBlocks(
          book,
          chapterOf(book, 'CC-NPC-01').rules.map(({ id }) => id),
        ),
      },
    ]),
  ],
};

const scenarios = ownScenarios<Scenario, View>({
  title: 'Chibi Commander',
  sheet: scenarioSheet,
  seats: seatsFor,
  paper: (scenario, view) => ({
    map: planOf(view),
    track: { name: 'Round', count: Math.min(15, scenario.rounds) },
    tables: [
      {
        title: 'Goals',
        heads: ['Side', 'Goal', 'Points', 'Needed'],
        rows: SIDES.flatMap((side) =>
          scenario.goals[side].map(({ goal, points, needed, ends }) => [
            side,
            `${goal}${ends ? ', ends the mission' : ''}`,
            String(points),
            needed === undefined ? '' : String(needed),
          ]),
        ),
      },
      {
        title: 'Squads',
        heads: ['Faction', 'Units'],
        rows: Object.entries(scenario.squads).map(([faction, squad]) => [faction, squadWords(squad)]),
      },
      {
        title: 'Set-up and events',
        heads: ['What happens'],
        rows: furtherWords(scenario).map((words) => [words]),
      },
      {
        title: 'On the map',
        heads: ['Unit', 'Field', 'Stands'],
        rows: scenario.units.map(({ type, at, blip, mode, round, coma }) => [
          type,
          at,
          [blip && 'under a Blip', mode, coma && 'in a coma', round !== undefined && `from round ${round}`]
            .filter(Boolean)
            .join(', '),
        ]),
      },
    ],
  }),
});

export const sheets: readonly PrintSheet<View>[] = [roster, cards, tokens, missions, scenarios, automaton];
