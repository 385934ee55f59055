// What happened, line by line, each with the rule behind it. Undone lines stay, struck.
import { useMemo, useRef, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { GameModule } from '../contract.ts';
import type { ThingId } from '../../boards/things.ts';
import type { TableState } from '../client/tableState.ts';
import { HouseLines } from './HouseRules.tsx';
import { homeMadeFirst } from './homeMadeFirst.ts';
import { LogFight } from './LogFight.tsx';
import { LogRow } from './LogRow.tsx';
import { logGroups } from './logGroups.ts';
import { useNewest } from './useNewest.ts';

/** Number of lines in the page at once; older ones are loaded with a button. */
const SHOWN = 120;

type Filter = 'All' | 'Mine' | 'Others';
const FILTERS: readonly Filter[] = ['All', 'Mine', 'Others'];

interface LogProps {
  state: TableState;
  module: GameModule;
  names: RegExp | null;
  title?: string;
  /** The entry that replay shows now. */
  current?: number;
  jump?(entry: number): void;
  flash(things: readonly ThingId[]): void;
}

interface FiltersProps {
  filter: Filter;
  setFilter(filter: Filter): void;
}

const Filters = ({ filter, setFilter }: FiltersProps) => (
  <div className="filters" role="group" aria-label="Lines shown">
    {FILTERS.map((one) => (
      <button
        key={one}
        type="button"
        className={one === filter ? 'active' : ''}
        aria-pressed={one === filter}
        onClick={() => setFilter(one)}
      >
        {one}
      </button>
    ))}
  </div>
);

const NewestButton = ({ show }: { show(): void }) => (
  <button type="button" className="button small newest" onClick={show}>
    <Icon name="down" size={12} />
    Newest
  </button>
);

export function LogPanel({ state, module, names, title = 'Log', current, jump, flash }: LogProps) {
  const [filter, setFilter] = useState<Filter>('All');
  const [most, setMost] = useState(SHOWN);
  // A replay steps from choice to choice, so there each keeps its own line.
  const told = useMemo(
    () => (current === undefined ? module.told?.(state.lines, state.undone) : undefined) ?? state.lines,
    [current, module, state.lines, state.undone],
  );
  const lines = useMemo(
    () =>
      filter === 'All'
        ? told
        : told.filter(
            (line) => (line.seat !== null && state.mine.includes(line.seat)) === (filter === 'Mine'),
          ),
    [filter, told, state.mine],
  );
  const made = useMemo(() => homeMadeFirst(told, state.options), [told, state.options]);
  const first = Math.max(0, lines.length - most);
  const groups = useMemo(() => logGroups(lines.slice(first), first), [lines, first]);
  const list = useRef<HTMLDivElement>(null);
  const newest = useNewest(list, current === undefined ? lines.length : 0);
  /** Groups that people opened or closed; by default the newest is open. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const turn = (from: number): void => setTurned(turned.symmetricDifference(new Set([from])));
  return (
    <section className="section fill pnl-log" aria-label={title}>
      <header>
        <h2 className="label">{title}</h2>
        <Filters {...{ filter, setFilter }} />
      </header>
      <div
        ref={list}
        className="log-lines"
        role="log"
        aria-live="off"
        aria-label={`${title} lines`}
        tabIndex={0}
        onScroll={newest.scrolled}
        onWheel={() => flash([])}
      >
        <ol className="plain">
          {lines.length > most && (
            <li className="older">
              <button type="button" className="button small quiet" onClick={() => setMost(most + SHOWN)}>
                {lines.length - most} earlier lines
              </button>
            </li>
          )}
          {first === 0 && filter === 'All' && <HouseLines setUp={state} />}
          {groups.map((group, i) => {
            const last = i === groups.length - 1;
            const fresh = last && current === undefined;
            const { from, lines: within } = group;
            if (group.opens === null)
              return within.map((line) => (
                <LogRow
                  key={from}
                  {...{ line, module, state, names, fresh, jump, flash, made }}
                  undone={state.undone.has(line.entry)}
                  current={line.entry === current}
                />
              ));
            const open = turned.has(from) !== (last || within.some((line) => line.entry === current));
            return (
              <LogFight
                key={from}
                {...{ group, module, state, names, open, current, fresh, jump, flash, made }}
                toggle={() => turn(from)}
              />
            );
          })}
        </ol>
      </div>
      {newest.away && <NewestButton show={newest.show} />}
    </section>
  );
}
