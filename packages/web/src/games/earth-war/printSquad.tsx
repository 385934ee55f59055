// The squad on paper: profiles by range with boxes for HITS and AMMO, orders and equipment.
import {
  ITEM_NAMES,
  ORDERS_BY_STEP,
  UNIT_TYPES,
  BOX,
  type SquadList,
  type UnitName,
  type WithContent,
  calledItem,
  calledUnit,
  itemKind,
  namesOf,
  orderKind,
  readSquad,
  squadCost,
  unitNamed,
} from '@xenotable/earth-war/content';
import { BANDS, type View } from '@xenotable/earth-war/preview';
import type { PrintSheet } from '../../table/print/contract.ts';
import { chosenList, listChoices } from '../../table/print/lists.ts';
import { Boxes, Figure, Marks, Stats, Table, block, heading, rulesInFull } from '../../table/print/parts.tsx';
import { unitGlyph } from './shared/units.ts';

export const dash = (value: number): string => (value === 0 ? '–' : String(value));
export const bandsOf = (values: readonly number[]): [string, string][] =>
  values.map((value, band) => [BANDS[band] ?? '', dash(value)]);

interface Soldier {
  name: string;
  type: UnitName;
  /** Where home-made units are looked up. */
  made: WithContent;
  items: readonly string[];
  leads: boolean;
}

const Unit = ({ name, type, made, items, leads }: Soldier) => {
  const { fire, melee, cap, hits, arm, wits, ammo, command, trait, id } = unitNamed(made, type);
  return (
    <article className="print-unit">
      <header>
        <Figure glyph={unitGlyph(type, made)} shape="cut" enemy={false} size="9mm" />
        <div>
          <h3>
            {name}
            {leads && <em>Leads</em>}
          </h3>
          <p>
            {[name === type ? null : type, ...items, `CP ${command}`, id]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </div>
      </header>
      <Stats
        values={[
          ...bandsOf(fire),
          ['MELEE', dash(melee)],
          ['CAP', String(cap)],
          ['ARM', dash(arm)],
          ['WITS', dash(wits)],
        ]}
      />
      <div className="print-tracks">
        <b>Hits</b>
        <Boxes count={hits} words={`${hits} HITS`} />
        <b>Ammo</b>
        <Boxes count={ammo} words={`${ammo} AMMO for the pool`} />
        <Marks words={['Down', 'Implanted']} />
      </div>
      {trait !== '' && <p className="print-chains">{trait}</p>}
    </article>
  );
};

/** The squad of the table that the page was opened from. */
const squadOf = (view: View): Soldier[] =>
  view.table.squad.map((unit) => ({
    name: unit.name,
    type: calledUnit(unit),
    made: view.table,
    items: unit.items.map(calledItem),
    leads: unit.type === 'Squad Leader',
  }));

/** The squad of a list. */
function listed(list: SquadList): Soldier[] {
  const names = namesOf(list);
  return list.units.map(({ type, items }, at) => ({
    name: names[at] ?? type,
    type,
    made: BOX,
    items,
    leads: type === 'Squad Leader',
  }));
}

const ALWAYS = ['EW-SQD-01', 'EW-CP-01', 'EW-AMO-03', 'EW-S2-01', 'EW-S3-01', 'EW-CAS-01'];

export const squadSheet: PrintSheet<View> = {
  id: 'roster',
  name: 'Squad sheet',
  says: 'Profiles by range with boxes for HITS and AMMO, equipment and orders in full.',
  choices: ({ view, lists }) => [
    ...listChoices(lists),
    ...(view === null || view.table.squad.length === 0 ? [] : [{ key: 'squad', label: 'Your squad' }]),
    { key: 'all', label: 'All units that can be hired' },
  ],
  pages(choice, { view, book, lists }) {
    const own = chosenList(choice, lists);
    const list = own && readSquad(own.text, 'list');
    const soldiers =
      list !== null
        ? listed(list)
        : choice === 'squad' && view !== null
          ? squadOf(view)
          : UNIT_TYPES.map((type) => ({ name: type, type, made: BOX, items: [], leads: false }));
    return [
      {
        kind: 'flow',
        title: list?.name ?? (choice === 'squad' ? 'The squad' : 'Units of the squad'),
        sub: `Earth War · ${soldiers.length} units · RP ${list === null ? '______' : squadCost(list)} · AMMO ______`,
        sections: [
          { columns: 2, blocks: soldiers.map((soldier) => block(<Unit {...soldier} />)) },
          {
            columns: 1,
            blocks: [
              heading('Orders'),
              block(
                <Table
                  heads={['Order', 'CP', 'When', 'What']}
                  rows={ORDERS_BY_STEP.map((name) => {
                    const { cp, moment, text } = orderKind(name);
                    return [name, String(cp), moment, text];
                  })}
                />,
              ),
              heading('Equipment'),
              block(
                <Table
                  heads={['Item', 'RP', 'Uses', 'When', 'What']}
                  rows={ITEM_NAMES.map((name) => {
                    const { rp, uses, moment, text } = itemKind(name);
                    return [name, String(rp), uses === 0 ? '–' : String(uses), moment, text];
                  })}
                />,
              ),
              heading('Rules in full'),
            ],
          },
          { columns: 2, blocks: rulesInFull(book, ALWAYS) },
        ],
      },
    ];
  },
};
