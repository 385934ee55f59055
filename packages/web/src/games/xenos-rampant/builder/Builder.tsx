// The army builder: unit types, ready lists or the text at the left, the detachment with what is wrong with it in the middle, the roster sheet at the right.
import {
  type List,
  SAMPLES,
  faultsOf,
  profileOfEntry,
  randomList,
  readList,
  totalOf,
  writeList,
} from '@xenotable/xenos-rampant/content';
import { type View, isKind } from '@xenotable/xenos-rampant/preview';
import { type Json, uniform } from '@xenotable/kernel';
import { useMemo, useState } from 'react';
import { BuilderFrame } from '../../../table/builder/BuilderFrame.tsx';
import { Checks } from '../../../table/builder/Checks.tsx';
import { ListShelf } from '../../../table/builder/ListShelf.tsx';
import { Meter } from '../../../table/builder/Meter.tsx';
import { ReachChart } from '../../../table/builder/ReachChart.tsx';
import { TextPanel } from '../../../table/builder/TextPanel.tsx';
import { Hint } from '../../../table/builder/Hint.tsx';
import { anySeed, useBuilder } from '../../../table/builder/useBuilder.ts';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { choiceOf, spacesOf } from '../shared/border.ts';
import { Roster } from './Roster.tsx';
import { UnitCard } from './UnitCard.tsx';
import { UnitTypes } from './UnitTypes.tsx';
import { hintFor, lettersOf } from './edit.ts';
import './builder.css';
import { dotted } from '../../../kit/words.ts';

const GAME = 'xenos-rampant';

const muster = (list: List): Json => ({ list: writeList(list) });
const nameOf = (list: List): string => list.name;
const characters = new Map(SAMPLES.map((sample) => [sample.name, sample.character]));

/** What may be spent, and the total that the limits follow. */
interface Limits {
  points: number;
  budget: number;
}

const limitsOf = (ask: BoardProps<View>['ask']): Limits => {
  const space = spacesOf(ask).find((one) => one.kind === 'list');
  if (space?.kind !== 'list') throw new Error('no list is asked for');
  return space;
};

/** 'Drilled riflemen · 24 points · 6 units'. */
const noteOf = (list: List): string =>
  dotted(characters.get(list.name), `${totalOf(list)} points`, `${list.entries.length} units`);

/** The list that lies here. */
function useDetachment(props: BoardProps<View>, { points, budget }: Limits) {
  const { ask } = props;
  const ready = useMemo(
    () =>
      (ask?.offers ?? []).flatMap((offer) => {
        const choice = choiceOf(offer.choice);
        return isKind(choice, 'list') ? [readList(choice.list)] : [];
      }),
    [ask],
  );
  const builder = useBuilder<List>(props, {
    game: GAME,
    first: () => ready[0] ?? randomList(points, uniform(anySeed()), budget),
    choice: muster,
    write: writeList,
    read: readList,
    nameOf,
  });
  return { ready, builder };
}

interface PartProps extends Limits {
  list: List;
  change(list: List): void;
}

function Tools({ list, change, points, budget }: PartProps) {
  return (
    <div className="tools">
      <input
        className="field"
        value={list.name}
        maxLength={60}
        aria-label="Name of the detachment"
        onChange={(event) => change({ ...list, name: event.target.value, species: event.target.value })}
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
        return { letter: letters[i] ?? '', name: entry.unit, move: maxMove / 100, shoot: range / 100 };
      })}
    />
  );
}

export default function Builder(props: BoardProps<View>) {
  const limits = limitsOf(props.ask);
  const { points, budget } = limits;
  const { ready, builder } = useDetachment(props, limits);
  const { list, setList, text, open, kept, keep, forget } = builder;
  const faults = faultsOf(list, points, budget);
  const total = totalOf(list);
  const part: PartProps = { list, change: setList, points, budget };
  return (
    <BuilderFrame
      label="Detachment"
      panes={[
        { name: 'Units', shows: <UnitTypes {...part} /> },
        {
          name: 'Lists',
          shows: (
            <ListShelf
              ready={ready.map((one) => ({ name: one.name, note: noteOf(one), text: writeList(one) }))}
              {...{ kept, keep, forget, open }}
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
        problems={faults.map(({ entry, rule, reason }) => {
          const unit = list.entries[entry]?.unit;
          return { rule, reason: unit === undefined ? reason : `${unit}: ${reason}` };
        })}
        good={[
          { rule: 'XR-DET-01', reason: `Legal: ${total} of ${budget} points` },
          { rule: 'XR-DET-02', reason: 'Every unit costs what a unit may cost' },
          { rule: 'XR-DET-06', reason: 'One unit is the Commander’s' },
        ]}
      />
      {list.entries.length > 0 && <Reaches list={list} />}
    </BuilderFrame>
  );
}
