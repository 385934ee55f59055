// The army builder: unit types, ready lists or the text at the left, the detachment with what is wrong with it in the middle, the roster sheet at the right.
import { type Json, same, uniform } from '@xenotable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { BuilderFrame } from '../../../builder/BuilderFrame.tsx';
import { Checks } from '../../../builder/Checks.tsx';
import { ListShelf } from '../../../builder/ListShelf.tsx';
import { Meter } from '../../../builder/Meter.tsx';
import { ReachChart } from '../../../builder/ReachChart.tsx';
import { TextPanel } from '../../../builder/TextPanel.tsx';
import { useKeptLists } from '../../../builder/lists.ts';
import { Icon } from '../../../draw/Icon.tsx';
import type { BoardProps } from '../../contract.ts';
import {
  type List,
  SAMPLES,
  type View,
  faultsOf,
  profileOfEntry,
  randomList,
  readList,
  totalOf,
  writeList,
} from '../rulebook.ts';
import { Roster } from './Roster.tsx';
import { UnitCard } from './UnitCard.tsx';
import { UnitTypes } from './UnitTypes.tsx';
import { hintFor, lettersOf } from './edit.ts';
import './builder.css';

const GAME = 'xenos-rampant';

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
const characters = new Map(SAMPLES.map((sample) => [sample.name, sample.character]));

export function Builder({ ask, picked, pick }: BoardProps<View>) {
  const space = ask!.spaces.find((one) => one.kind === 'list')!;
  // What may be spent, and the total that the limits follow.
  const points = space['points'] as number;
  const budget = space['budget'] as number;
  const ready = useMemo(
    () => ask!.offers.map(({ choice }) => readList((choice as { list: string }).list)),
    [ask],
  );
  const [list, setList] = useState<List>(() => ready[0] ?? randomList(points, uniform(anySeed()), budget));
  const [open, setOpen] = useState(0);
  const { kept, keep, forget } = useKeptLists(GAME);
  const text = writeList(list);
  const wish = useMemo((): Json => ({ list: text }), [text]);
  // The prompt always means the list that lies here.
  useEffect(() => {
    if (!same(picked, wish)) pick(wish);
  }, [picked, wish, pick]);

  const faults = faultsOf(list, points, budget);
  const total = totalOf(list);
  const hint = faults.length === 0 ? hintFor(list, points, budget) : null;
  const letters = lettersOf(list);
  const read = (typed: string): string | null => {
    try {
      setList(readList(typed));
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  return (
    <BuilderFrame
      label="Detachment"
      panes={[
        { name: 'Units', shows: <UnitTypes list={list} points={points} budget={budget} change={setList} /> },
        {
          name: 'Lists',
          shows: (
            <ListShelf
              ready={ready.map((one) => ({
                name: one.name,
                note: [characters.get(one.name), `${totalOf(one)} points`, `${one.entries.length} units`]
                  .filter(Boolean)
                  .join(' · '),
                text: writeList(one),
              }))}
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
      <div className="tools">
        <input
          className="field"
          value={list.name}
          maxLength={60}
          aria-label="Name of the detachment"
          onChange={(event) => setList({ ...list, name: event.target.value, species: event.target.value })}
        />
        <button
          type="button"
          className="btn"
          onClick={() => setList(randomList(points, uniform(anySeed()), budget))}
        >
          <Icon name="dice" size={15} /> Random legal army
        </button>
      </div>
      <Meter spent={total} limit={budget} unit="points" note={`${list.entries.length} units`} />
      {list.entries.map((entry, i) => (
        <UnitCard
          key={i}
          list={list}
          at={i}
          entry={entry}
          letter={letters[i]!}
          open={open === i}
          toggle={() => setOpen(open === i ? -1 : i)}
          change={setList}
        />
      ))}
      {hint !== null && (
        <div className="hint">
          <Icon name="plus" size={18} />
          <span>
            <b>{budget - total === 1 ? 'One point is left.' : `${budget - total} points are left.`}</b>{' '}
            {hint.what} fits.
          </span>
          <button type="button" className="btn sm" onClick={() => setList(hint.list)}>
            Add it
          </button>
        </div>
      )}
      <Checks
        problems={faults.map(({ entry, rule, reason }) => ({
          rule,
          reason: entry >= 0 ? `${list.entries[entry]!.unit}: ${reason}` : reason,
        }))}
        good={[
          { rule: 'XR-DET-01', reason: `Legal: ${total} of ${budget} points` },
          { rule: 'XR-DET-02', reason: 'Every unit costs what a unit may cost' },
          { rule: 'XR-DET-06', reason: 'One unit is the Commander’s' },
        ]}
      />
      {list.entries.length > 0 && (
        <ReachChart
          unit={'"'}
          step={6}
          rows={list.entries.map((entry, i) => {
            const { maxMove, range } = profileOfEntry(entry);
            return { letter: letters[i]!, name: entry.unit, move: maxMove / 100, shoot: range / 100 };
          })}
        />
      )}
    </BuilderFrame>
  );
}
