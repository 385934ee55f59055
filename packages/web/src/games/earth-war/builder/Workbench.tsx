// The builder of squads: units for hire, kept squads or the text at the left, the squad with what is wrong with it in the middle, its sheet at the right.
import {
  HIRED,
  SAMPLE_SQUADS,
  type SquadList,
  squadCost,
  squadFaults,
  writeSquad,
  unitKind,
} from '@xenotable/earth-war/content';
import { useState } from 'react';
import { Token } from '../../../kit/draw/Token.tsx';
import { dotted } from '../../../kit/words.ts';
import { BuilderFrame } from '../../../table/builder/BuilderFrame.tsx';
import { Checks } from '../../../table/builder/Checks.tsx';
import { ListShelf } from '../../../table/builder/ListShelf.tsx';
import { Meter } from '../../../table/builder/Meter.tsx';
import { NameField } from '../../../table/builder/NameField.tsx';
import { TextPanel } from '../../../table/builder/TextPanel.tsx';
import { UnitRow } from '../../../table/builder/UnitRow.tsx';
import type { OpenLists } from '../../../table/builder/useBuilder.ts';
import { hireLine, unitGlyph } from '../shared/units.ts';
import { Firepower } from '../../../table/builder/Firepower.tsx';
import { rowsOf } from './firepower.ts';
import { BANDS } from '@xenotable/earth-war/preview';
import { PlayIt } from './PlayIt.tsx';
import { Roster } from './Roster.tsx';
import { UnitEntry } from './UnitEntry.tsx';
import { added, barToUnit, priceOf } from './edit.ts';
import './builder.css';

/** '24 RP · 6 units'. */
export const noteOf = (list: SquadList): string =>
  dotted(`${squadCost(list)} RP`, `${list.units.length} units`);

interface WorkbenchProps {
  lists: OpenLists<SquadList>;
  rp: number;
  /** The mission that has so many RP. */
  mission: number;
}

function Hired({ list, rp, change }: { list: SquadList; rp: number; change(list: SquadList): void }) {
  return (
    <ul aria-label="Units for hire">
      {HIRED.map((type) => (
        <UnitRow
          key={type}
          token={<Token side="a" glyph={unitGlyph(type)} size={40} />}
          name={type}
          note={hireLine(unitKind(type))}
          price={priceOf(list, type)}
          bar={barToUnit(list, type, rp)}
          add={() => change(added(list, type))}
        />
      ))}
    </ul>
  );
}

export function Workbench({ lists, rp, mission }: WorkbenchProps) {
  const { list, setList, text, open, kept, keep, forget } = lists;
  const [unfolded, setUnfolded] = useState(-1);
  const faults = squadFaults(list, rp);
  const cost = squadCost(list);
  return (
    <BuilderFrame
      label="Squad"
      panes={[
        { name: 'Units', shows: <Hired list={list} rp={rp} change={setList} /> },
        {
          name: 'Lists',
          shows: (
            <ListShelf
              ready={SAMPLE_SQUADS.map((one) => ({
                name: one.name,
                note: noteOf(one),
                text: writeSquad(one),
              }))}
              {...{ kept, forget, open }}
              keep={() => keep()}
              name={list.name}
            />
          ),
        },
        { name: 'Text', shows: <TextPanel text={text} read={open} /> },
      ]}
      sheet={<Roster list={list} rp={rp} />}
    >
      <div className="tools">
        <NameField
          label="Name of the squad"
          value={list.name}
          change={(name) => setList({ ...list, name })}
        />
        {faults.length === 0 && <PlayIt text={text} name={list.name} mission={mission} />}
      </div>
      <Meter spent={cost} limit={rp} unit="RP" note={`${list.units.length} units`} />
      {list.units.map((_unit, at) => (
        <UnitEntry
          key={at}
          {...{ list, at, rp }}
          open={unfolded === at}
          toggle={() => setUnfolded(unfolded === at ? -1 : at)}
          change={setList}
        />
      ))}
      <Checks
        problems={faults}
        good={[
          { rule: 'EW-SQD-01', reason: `It can set out: ${cost} of ${rp} RP, ${list.units.length} units` },
          { rule: 'EW-SQD-03', reason: 'Nobody carries too much' },
        ]}
      />
      {list.units.length > 0 && (
        <Firepower title="Hits on average where it stands" columns={BANDS} rows={rowsOf(list)} />
      )}
    </BuilderFrame>
  );
}
