// What happened, line by line, each with the rule behind it. Undone lines stay, struck.
import { memo, useMemo, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { GameModule } from '../contract.ts';
import type { ThingId } from '../../boards/things.ts';
import type { TableState } from '../client/tableState.ts';
import type { LogLine } from '@xenotable/kernel';
import { Marked } from '../../kit/Marked.tsx';
import { Rolled } from './Rolled.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';
import { voiceOf } from './voice.ts';

/** Lines that are in the page at once; older ones come with a button. */
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

export function LogPanel({ state, module, names, title = 'Log', current, jump, flash }: LogProps) {
  const [filter, setFilter] = useState<Filter>('All');
  const [most, setMost] = useState(SHOWN);
  const lines = useMemo(
    () =>
      filter === 'All'
        ? state.lines
        : state.lines.filter(
            (line) => (line.seat !== null && state.mine.includes(line.seat)) === (filter === 'Mine'),
          ),
    [filter, state.lines, state.mine],
  );
  const shown = lines.slice(-most);
  return (
    <section className="section fill pnl-log" aria-label={title}>
      <header>
        <h2 className="label">{title}</h2>
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
      </header>
      <div className="log-lines" role="log" aria-live="off" aria-label={`${title} lines`} tabIndex={0}>
        <ol className="plain">
          {lines.length > most && (
            <li className="older">
              <button type="button" className="button small quiet" onClick={() => setMost(most + SHOWN)}>
                {lines.length - most} earlier lines
              </button>
            </li>
          )}
          {shown.map((line, i) => (
            <LogLine
              key={lines.length - shown.length + i}
              line={line}
              module={module}
              state={state}
              names={names}
              undone={state.undone.has(line.entry)}
              fresh={i === shown.length - 1 && current === undefined}
              current={current !== undefined && line.entry === current}
              jump={jump}
              flash={flash}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface LogLineProps {
  line: LogLine;
  module: GameModule;
  state: TableState;
  names: RegExp | null;
  undone: boolean;
  fresh: boolean;
  current: boolean;
  jump: ((entry: number) => void) | undefined;
  flash(things: readonly ThingId[]): void;
}

const LogLine = memo(function LogLine({
  line,
  module,
  state,
  names,
  undone,
  fresh,
  current,
  jump,
  flash,
}: LogLineProps) {
  const voice = voiceOf(module, line, state);
  const classes = [undone && 'undone', fresh && 'fresh', current && 'current'].filter(Boolean).join(' ');
  const show = (): void => flash(module.mentions?.(line, state.view) ?? line.about ?? []);
  const words = (
    <>
      <Marked text={line.words} names={names} />
      <Rolled dice={line.dice} numerals={module.numerals} />
    </>
  );
  const row = (
    <li className={classes} onPointerEnter={show} onPointerLeave={() => flash([])}>
      <Badge side={voice.side} letter={voice.letter} />
      {jump ? (
        <button type="button" className="words" onClick={() => jump(line.entry)}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      <RuleChip rule={line.rule} />
    </li>
  );
  if (line.section === undefined) return row;
  return (
    <>
      <li className="head label">{line.section}</li>
      {row}
    </>
  );
});
