// A Squad on paper: profiles, weapons, gear, boxes for Wounds, every rule in full.
import type { Rule, RuleBook } from '@xenotable/catalogue';
import { type Made, armed, profileOf, readySquads, typeOf } from '@xenotable/enemy-eternal/content';
import {
  type Recruit,
  type Squad,
  type View,
  costOf,
  priceOf,
  readSquadText,
  squadText,
} from '@xenotable/enemy-eternal/preview';
import type { PrintChoice, PrintSheet, PrintSource } from '../../table/print/contract.ts';
import { chosenList, listChoices } from '../../table/print/lists.ts';
import { chances } from '../../table/print/automaton.tsx';
import {
  Boxes,
  Figure,
  Marks,
  RuleLine,
  Stats,
  Table,
  block,
  heading,
  ruleBlocks,
} from '../../table/print/parts.tsx';
import { glyphOf } from './shared/faces.ts';
import { gearNote, noteOfWeapon } from './shared/gear.ts';

type Lists = Pick<PrintSource<View>, 'lists' | 'view'>;

/** Lists of this device, then the Squads of the table that the page was opened from. */
const listsOf = ({ lists, view }: Lists): { name: string; text: string }[] => [
  ...lists,
  ...(view?.sides ?? []).flatMap(({ squad }) =>
    squad === null ? [] : [{ name: `${squad.name}, at the table`, text: squadText(squad) }],
  ),
];

export const squadChoices = (source: Lists): PrintChoice[] => [
  ...listChoices(listsOf(source)),
  ...Object.entries(readySquads).map(([key, { name, faction }]) => ({ key, label: `${name} (${faction})` })),
];

export function chosenSquad(choice: string, source: Lists): Squad {
  const own = chosenList(choice, listsOf(source));
  const squad = own === null ? readySquads[choice] : readSquadText(own.text, source.view?.scenario?.content);
  if (squad === undefined) throw new Error(`There is no Squad “${choice}” here.`);
  return squad;
}

/** EE-OPT-15 as a table has it that changes nothing. */
export const PRICES = { facelessPrice: 114 } as const;

/** The rules of the book that a special rule or ability is written in: 'Sniper: no moving', 'Shadow (Reaper)'. */
export function rulesNamed(book: RuleBook, name: string): Rule[] {
  const chapters = ['EE-SPC-01', 'EE-SPP-01', 'EE-SPO-01'].flatMap((id) => book.where.get(id) ?? []);
  return chapters
    .flatMap(({ rules }) => rules)
    .filter(({ title }) => {
      const plain = title.replace(/[[\]]/g, '');
      return plain === name || plain.startsWith(`${name}:`) || plain.startsWith(`${name} (`);
    });
}

const shortly = (text: string): string => /^.*?[.!?](?= |$)/s.exec(text)?.[0] ?? text;

/** Each special rule of a unit and its weapons in its first sentence. */
export function specialsOf(book: RuleBook, one: Recruit) {
  const { rules, abilities } = profileOf(one);
  const names = new Set<string>([
    ...rules,
    ...abilities.filter((ability) => !['Interact', 'Search', 'Computer Use'].includes(ability)),
    ...armed(one).flatMap(({ weapon }) => weapon.rules),
  ]);
  return [...names].flatMap((name) => {
    const [first] = rulesNamed(book, name);
    return first === undefined ? [] : [{ name, text: shortly(first.text), rule: first.id }];
  });
}

/** PH 1 more for XCOM (EE-FAC-04). */
export function resistanceOf(one: Made): string {
  const { armour, faction } = profileOf(one);
  if (faction !== 'XCOM') return `${armour.type} ${armour.value}`;
  return armour.type === 'PH' ? `PH ${armour.value + 1}` : `PH 1 ${armour.type} ${armour.value}`;
}

export function statsOf(one: Made): [string, string][] {
  const { skills } = profileOf(one);
  return [
    ...Object.entries(skills).map(([name, value]): [string, string] => [
      name === 'MOBILITY' ? 'MOBIL' : name,
      value === 0 ? '–' : String(value),
    ]),
    ['RESIST', resistanceOf(one)],
  ];
}

/** 'ARMOUR 4: 17 %': the skill that carries [Armour], and how often it holds. */
export function armourNote(one: Made): string {
  const { skills, armourOn = 'HEALTH' } = profileOf(one);
  const value = skills[armourOn];
  return `Armour ${value}: ${chances().find((one) => one.value === value)?.below ?? 0} %`;
}

interface ModelProps {
  one: Recruit;
  book: RuleBook;
  price: number;
}

function Model({ one, book, price }: ModelProps) {
  const { skills, faction } = profileOf(one);
  const gear = [one.vest, ...one.items.map(({ item }) => item)].filter((name) => name !== null);
  return (
    <article className="print-unit">
      <header>
        <Figure
          glyph={glyphOf(one.unit)}
          shape={faction === 'ADVENT' ? 'hex' : 'cut'}
          enemy={faction === 'ADVENT'}
          size="9mm"
        />
        <div>
          <h3>
            {typeOf(one)}
            {one.own?.unit !== undefined && <em>Home-made, like {one.unit}</em>}
            {one.leader && <em>Leader</em>}
          </h3>
          <p>
            {armed(one)
              .map(({ name, weapon }) => `${name} (${noteOfWeapon(weapon)})`)
              .join(' · ')}
          </p>
        </div>
        <b>{price}</b>
      </header>
      <Stats values={statsOf(one)} />
      <div className="print-tracks">
        <b>Wounds</b>
        <Boxes count={skills.HEALTH} words={`${skills.HEALTH} Wounds`} />
        <small>{armourNote(one)}</small>
        <Marks words={['Down', 'Overwatch', 'Engaged', 'Poisoned', 'Activated']} />
      </div>
      <div className="print-own">
        {gear.map((name, i) => (
          <p key={i} className="print-line">
            <b>{name}.</b> {gearNote(name)}
          </p>
        ))}
        {specialsOf(book, one).map((rule) => (
          <RuleLine key={rule.name} {...rule} />
        ))}
      </div>
    </article>
  );
}

/** 2D6 at or below. */
export const Below = () => (
  <Table
    heads={['2D6 at or below', ...chances().map(({ value }) => String(value))]}
    rows={[['%', ...chances().map(({ below }) => below)]]}
  />
);

export const squadSheet: PrintSheet<View> = {
  id: 'roster',
  name: 'Squad',
  says: 'Profiles, weapons with range and damage, boxes for Wounds, every rule in full.',
  choices: squadChoices,
  pages(choice, source) {
    const squad = chosenSquad(choice, source);
    const { book } = source;
    const total = costOf(squad, PRICES);
    const names = new Set(squad.models.flatMap((one) => specialsOf(book, one).map(({ name }) => name)));
    return [
      {
        kind: 'flow',
        title: squad.name,
        sub: `Enemy Eternal · ${squad.faction} · ${total} Supplies · ${squad.models.length} models`,
        corner: String(total),
        link: source.link('roster', choice, squadText(squad)),
        sections: [
          {
            columns: 1,
            blocks: squad.models.map((one, i) =>
              block(<Model key={i} one={one} book={book} price={priceOf(one, PRICES)} />),
            ),
          },
          { columns: 1, blocks: [block(<Below />), heading('Rules in full')] },
          { columns: 2, blocks: ruleBlocks([...names].sort().flatMap((name) => rulesNamed(book, name))) },
        ],
      },
    ];
  },
};
