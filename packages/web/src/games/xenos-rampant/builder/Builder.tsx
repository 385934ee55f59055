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
import { type Json, same, uniform } from '@xenotable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { BuilderFrame } from '../../../table/builder/BuilderFrame.tsx';
import { Checks } from '../../../table/builder/Checks.tsx';
import { ListShelf } from '../../../table/builder/ListShelf.tsx';
import { Meter } from '../../../table/builder/Meter.tsx';
import { ReachChart } from '../../../table/builder/ReachChart.tsx';
import { TextPanel } from '../../../table/builder/TextPanel.tsx';
import { useKeptLists } from '../../../storage/lists.ts';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { choiceOf, spacesOf } from '../shared/border.ts';
import { Roster } from './Roster.tsx';
import { UnitCard } from './UnitCard.tsx';
import { UnitTypes } from './UnitTypes.tsx';
import { hintFor, lettersOf } from './edit.ts';
import './builder.css';

const GAME = 'xenos-rampant';

const anySeed = (): number => {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
};
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
  [characters.get(list.name), `${totalOf(list)} points`, `${list.entries.length} units`]
    .filter(Boolean)
    .join(' · ');

/** The list that lies here; the prompt always means it. */
function useDetachment({ ask, picked, pick }: BoardProps<View>, { points, budget }: Limits) {
  const ready = useMemo(
    () =>
      (ask?.offers ?? []).flatMap((offer) => {
        const choice = choiceOf(offer.choice);
        return isKind(choice, 'list') ? [readList(choice.list)] : [];
      }),
    [ask],
  );
  const [list, setList] = useState<List>(() => ready[0] ?? randomList(points, uniform(anySeed()), budget));
  const text = writeList(list);
  const wish = useMemo((): Json => ({ list: text }), [text]);
  useEffect(() => {
    if (!same(picked, wish)) pick(wish);
  }, [picked, wish, pick]);
  const read = (typed: string): string | null => {
    try {
      setList(readList(typed));
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  return { ready, list, setList, text, read };
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

/** What a legal list with points to spare could still have. */
function Hint({ list, change, points, budget }: PartProps) {
  const hint = hintFor(list, points, budget);
  if (hint === null) return null;
  const left = budget - totalOf(list);
  return (
    <div className="hint">
      <Icon name="plus" size={18} />
      <span>
        <b>{left === 1 ? 'One point is left.' : `${left} points are left.`}</b> {hint.what} fits.
      </span>
      <button type="button" className="button small" onClick={() => change(hint.list)}>
        Add it
      </button>
    </div>
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

export function Builder(props: BoardProps<View>) {
  const limits = limitsOf(props.ask);
  const { points, budget } = limits;
  const { ready, list, setList, text, read } = useDetachment(props, limits);
  const { kept, keep, forget } = useKeptLists(GAME);
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
              kept={kept}
              name={list.name}
              open={read}
              keep={() => keep({ name: list.name, text })}
              forget={forget}
            />
          ),
        },
        { name: 'Text', shows: <TextPanel text={text} read={read} /> },
      ]}
      sheet={<Roster list={list} points={points} />}
    >
      <Tools {...part} />
      <Meter spent={total} limit={budget} unit="points" note={`${list.entries.length} units`} />
      <Units list={list} change={setList} />
      {faults.length === 0 && <Hint {...part} />}
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
