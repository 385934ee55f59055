// The army builder: unit types, ready lists or the text at the left, the detachment with what is wrong with it in the middle, the roster sheet at the right.
import {
  type List,
  SAMPLES,
  faultsOf,
  profileOfEntry,
  randomList,
  totalOf,
  typeOf,
  writeList,
} from '@xenotable/xenos-rampant/content';
import { type OwnThing, uniform } from '@xenotable/kernel';
import { useState } from 'react';
import { BuilderFrame } from '../../../table/builder/BuilderFrame.tsx';
import { Checks } from '../../../table/builder/Checks.tsx';
import { ListShelf } from '../../../table/builder/ListShelf.tsx';
import { Meter } from '../../../table/builder/Meter.tsx';
import { ReachChart } from '../../../table/builder/ReachChart.tsx';
import { Firepower } from '../../../table/builder/Firepower.tsx';
import { firepowerAgainst } from '@xenotable/xenos-rampant/preview';
import { NameField } from '../../../table/builder/NameField.tsx';
import { TextPanel } from '../../../table/builder/TextPanel.tsx';
import { Hint } from '../../../table/builder/Hint.tsx';
import type { OpenLists } from '../../../table/builder/useBuilder.ts';
import { anySeed } from '../../../kit/anySeed.ts';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { dotted } from '../../../kit/words.ts';
import { Roster } from './Roster.tsx';
import { UnitCard } from './UnitCard.tsx';
import { UnitTypes } from './UnitTypes.tsx';
import { hintFor, lettersOf } from './edit.ts';
import { entryName } from '../shared/faces.ts';
import './builder.css';

const characters = new Map(SAMPLES.map((sample) => [sample.name, sample.character]));

/** What may be spent, and the total that the limits follow. */
export interface Limits {
  points: number;
  budget: number;
}

/** 'Drilled riflemen · 24 points · 6 units'. */
export const noteOf = (list: List): string =>
  dotted(characters.get(list.name), `${totalOf(list)} points`, `${list.entries.length} units`);

interface PartProps extends Limits {
  list: List;
  change(list: List): void;
}

function Tools({ list, change, points, budget }: PartProps) {
  return (
    <div className="tools">
      <NameField
        label="Name of the detachment"
        value={list.name}
        change={(name) => change({ ...list, name, species: name })}
      />
      <button
        type="button"
        className="button"
        onClick={() => change(randomList(points, uniform(anySeed()), budget))}
      >
        <Icon name="dice" size={15} /> Random legal army
      </button>
    </div>
  );
}

function Hinted({ list, change, points, budget }: PartProps) {
  const hint = hintFor(list, points, budget);
  if (hint === null) return null;
  const left = budget - totalOf(list);
  return (
    <Hint
      left={left === 1 ? 'One point is left.' : `${left} points are left.`}
      what={hint.what}
      add={() => change(hint.list)}
    />
  );
}

function Units({ list, change }: Pick<PartProps, 'list' | 'change'>) {
  const [open, setOpen] = useState(0);
  const letters = lettersOf(list);
  return list.entries.map((entry, i) => (
    <UnitCard
      key={i}
      list={list}
      at={i}
      entry={entry}
      letter={letters[i] ?? ''}
      open={open === i}
      toggle={() => setOpen(open === i ? -1 : i)}
      change={change}
    />
  ));
}

function Reaches({ list }: { list: List }) {
  const letters = lettersOf(list);
  return (
    <ReachChart
      unit={'"'}
      step={6}
      rows={list.entries.map((entry, i) => {
        const { maxMove, range } = profileOfEntry(entry);
        return { letter: letters[i] ?? '', name: typeOf(entry), move: maxMove / 100, shoot: range / 100 };
      })}
    />
  );
}

const ARMOURS = [2, 3, 4];

const Fires = ({ list }: { list: List }) => (
  <Firepower
    title="Strength Points that one shot or Attack takes on average, at full strength, in the open"
    columns={ARMOURS.flatMap((armour) => [`Shot, Armour ${armour}`, `Attack, Armour ${armour}`])}
    rows={list.entries.map((entry) => ({
      name: entryName(entry),
      values: ARMOURS.flatMap((armour) => {
        const { shot, attack } = firepowerAgainst(entry, armour);
        return [shot, attack];
      }),
    }))}
  />
);

/** The faults of a list in words, each with its rule. */
export const faultLines = (list: List, { points, budget }: Limits) =>
  faultsOf(list, points, budget).map(({ entry, rule, reason }) => {
    const unit = list.entries[entry];
    return { rule, reason: unit === undefined ? reason : `${typeOf(unit)}: ${reason}` };
  });

interface WorkbenchProps {
  lists: OpenLists<List>;
  ready: readonly List[];
  limits: Limits;
  /** Units of the scenario's own. */
  own?: readonly OwnThing[];
}

export function Workbench({ lists, ready, limits, own = [] }: WorkbenchProps) {
  const { points, budget } = limits;
  const { list, setList, text, open, kept, keep, forget } = lists;
  const faults = faultLines(list, limits);
  const total = totalOf(list);
  const part: PartProps = { list, change: setList, points, budget };
  return (
    <BuilderFrame
      label="Detachment"
      panes={[
        { name: 'Units', shows: <UnitTypes {...part} own={own} /> },
        {
          name: 'Lists',
          shows: (
            <ListShelf
              ready={ready.map((one) => ({ name: one.name, note: noteOf(one), text: writeList(one) }))}
              {...{ kept, forget, open }}
              keep={() => keep()}
              name={list.name}
            />
          ),
        },
        { name: 'Text', shows: <TextPanel text={text} read={open} /> },
      ]}
      sheet={<Roster list={list} points={points} />}
    >
      <Tools {...part} />
      <Meter spent={total} limit={budget} unit="points" note={`${list.entries.length} units`} />
      <Units list={list} change={setList} />
      {faults.length === 0 && <Hinted {...part} />}
      <Checks
        problems={faults}
        good={[
          { rule: 'XR-DET-01', reason: `Legal: ${total} of ${budget} points` },
          { rule: 'XR-DET-02', reason: 'Every unit costs what a unit may cost' },
          { rule: 'XR-DET-06', reason: 'One unit is the Commander’s' },
        ]}
      />
      {list.entries.length > 0 && <Reaches list={list} />}
      {list.entries.length > 0 && <Fires list={list} />}
    </BuilderFrame>
  );
}
