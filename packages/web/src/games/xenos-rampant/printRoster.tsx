// A detachment on paper: profiles with their options worked in, a box for every Strength Point, every rule in full.
import {
  type Entry,
  type List,
  OPTIONS,
  SAMPLES,
  costOf,
  faultsOf,
  profileOfEntry,
  readBuild,
  readList,
  totalOf,
  writeEntry,
} from '@xenotable/xenos-rampant/content';
import { type UnitSheet, type View, profileView } from '@xenotable/xenos-rampant/preview';
import { inches } from '../../boards/measured/inches.ts';
import type { Block, PrintChoice, PrintSheet, PrintSource } from '../../table/print/contract.ts';
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
  rulesInFull,
} from '../../table/print/parts.tsx';
import { plus } from './shared/details.ts';
import { entryName, glyphOf, isVehicle } from './shared/faces.ts';

type Lists = Pick<PrintSource<View>, 'lists' | 'view'>;

/** Lists of this device, then the detachments of the table that the page was opened from. */
const listsOf = ({ lists, view }: Lists): { name: string; text: string }[] => [
  ...lists,
  ...(view?.owners ?? []).flatMap(({ name }, seat) => {
    const lines = (view?.units ?? [])
      .filter(({ owner }) => owner === seat)
      .map(({ build, commander }) => writeEntry({ ...readBuild(build), commander }));
    return lines.length === 0 ? [] : [{ name: `${name}, at the table`, text: [name, ...lines].join('\n') }];
  }),
];

/** Then the sample detachments. */
export const rosterChoices = (source: Lists): PrintChoice[] => [
  ...listChoices(listsOf(source)),
  ...SAMPLES.map(({ id, name }) => ({ key: id, label: name })),
];

/** The text of a list that was chosen. */
export function chosenText(choice: string, source: Lists): string {
  const { text } = chosenList(choice, listsOf(source)) ?? SAMPLES.find(({ id }) => id === choice) ?? {};
  if (text === undefined) throw new Error(`There is no list “${choice}” here.`);
  return text;
}

export const sheetOf = (entry: Entry): UnitSheet => profileView({ build: writeEntry(entry) });

/** Half strength: so many boxes are above it. */
const aboveHalf = (sp: number): number => sp - Math.floor(sp / 2);

/** Rules that every battle needs at hand. */
const ALWAYS = ['XR-DMG-01', 'XR-ORD-06', 'XR-CMD-01', 'XR-RAL-02', 'XR-COU-09'];

type SheetRule = UnitSheet['rules'][number];

export function statsOf(entry: Entry): [string, string][] {
  const p = profileOfEntry(entry);
  const orders = sheetOf(entry).orders.map(({ order, value }): [string, string] => [order, value]);
  return [
    ...orders,
    ['Courage', plus(p.courage)],
    ['AV', plus(p.av)],
    ['DV', plus(p.dv)],
    ['SV / range', p.range === 0 ? '–' : `${plus(p.sv)} ${inches(p.range)}`],
    ['Armour', String(p.armour)],
    ['Max Move', inches(p.maxMove)],
    ['SP', String(p.sp)],
  ];
}

/** What was bought that is no special rule, with what it does. */
export const boughtOf = (entry: Entry, rules: readonly SheetRule[]): SheetRule[] =>
  OPTIONS.filter(
    (option) =>
      option.unit === entry.unit &&
      entry.options.includes(option.name) &&
      !rules.some((rule) => rule.name === option.name),
  ).map(({ name, text, id }) => ({ name, text, rule: id }));

function UnitSheetView({ entry, shared }: { entry: Entry; shared: ReadonlySet<string> }) {
  const { sp } = profileOfEntry(entry);
  const { rules } = sheetOf(entry);
  const bought = boughtOf(entry, rules);
  const own = [...bought, ...rules.filter((rule) => !shared.has(rule.name))];
  const named = [...entry.options, ...entry.xeno, ...entry.powers];
  return (
    <article className="print-unit">
      <header>
        <Figure
          glyph={glyphOf({ build: entry.unit })}
          shape={isVehicle({ build: entry.unit }) ? 'vehicle' : 'cut'}
          enemy={false}
          size="9mm"
        />
        <div>
          <h3>
            {entryName(entry)}
            {entry.own !== undefined && <em>Home-made, like {entry.unit}</em>}
            {entry.commander && <em>Commander</em>}
          </h3>
          <p>
            {[
              ...named,
              ...rules
                .filter((rule) => shared.has(rule.name) && !named.includes(rule.name))
                .map(({ name }) => name),
            ].join(', ') || 'no options'}
          </p>
        </div>
        <b>{costOf(entry)}</b>
      </header>
      <Stats values={statsOf(entry)} />
      <div className="print-tracks">
        <b>Lost</b>
        <Boxes
          count={sp}
          words={`${sp} Strength Points, half at ${Math.floor(sp / 2)}`}
          dashed={aboveHalf(sp)}
        />
        <small>past the dashes: 5 dice, Courage 1D6</small>
        <Marks words={['Suppressed', 'To ground', 'Reserve']} />
      </div>
      {own.length > 0 && (
        <div className="print-own">
          {own.map((rule) => (
            <RuleLine key={rule.name} {...rule} />
          ))}
        </div>
      )}
    </article>
  );
}

/** Rules that two or more units have: printed once. */
function sharedRules(list: List): SheetRule[] {
  const all = list.entries.flatMap((entry) => sheetOf(entry).rules);
  return all.filter(
    (rule, i) =>
      all.findIndex((one) => one.name === rule.name) === i &&
      all.filter((one) => one.name === rule.name).length > 1,
  );
}

const Odds = () => {
  const shown = chances().filter(({ value }) => value >= 3 && value <= 9);
  const reached = (value: number): number => chances().find((one) => one.value === value)?.reached ?? 100;
  return (
    <Table
      heads={['2D6 needs', ...shown.map(({ value }) => `${value}+`)]}
      rows={[
        ['succeeds, %', ...shown.map((one) => one.reached)],
        ['with the Commander, %', ...shown.map(({ value }) => reached(value - 1))],
      ]}
    />
  );
};

export const rosterSheet: PrintSheet<View> = {
  id: 'roster',
  name: 'Roster',
  says: 'Profiles with options worked in, boxes for Strength Points, every rule in full.',
  choices: rosterChoices,
  pages(choice, source) {
    const text = chosenText(choice, source);
    const list = readList(text, 'list');
    const total = totalOf(list);
    const shared = sharedRules(list);
    const names = new Set(shared.map((rule) => rule.name));
    const legal = faultsOf(list, total, total).length === 0;
    const cited = [
      ...list.entries.flatMap((entry) => sheetOf(entry).rules.map(({ rule }) => rule)),
      ...ALWAYS,
    ].sort();
    const units: Block[] = list.entries.map((entry, i) =>
      block(<UnitSheetView key={i} entry={entry} shared={names} />),
    );
    return [
      {
        kind: 'flow',
        title: list.name,
        sub: `Xenos Rampant · ${total} points · ${list.entries.length} units · ${legal ? 'checked, legal' : 'not legal as it stands'} · Commander’s trait: ____________________`,
        corner: String(total),
        link: source.link('roster', choice, text),
        sections: [
          { columns: 1, blocks: units },
          ...(shared.length === 0
            ? []
            : [
                { columns: 1 as const, blocks: [heading('Rules that several units have')] },
                { columns: 3 as const, blocks: shared.map((rule) => block(<RuleLine {...rule} />)) },
              ]),
          { columns: 1, blocks: [block(<Odds />), heading('Rules in full')] },
          { columns: 2, blocks: rulesInFull(source.book, cited) },
        ],
      },
    ];
  },
};
