// One line of the log, with the rule behind it and the sources of its numbers.
import type { LogLine } from '@xenotable/kernel';
import { memo } from 'react';
import type { ThingId } from '../../boards/things.ts';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Marked } from '../../kit/Marked.tsx';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { Items } from './Items.tsx';
import { Rolled } from './Rolled.tsx';
import { voiceOf } from './voice.ts';
import { Why } from './Why.tsx';

/** What all lines of a log share. */
export interface LogShown {
  module: GameModule;
  state: TableState;
  names: RegExp | null;
  jump: ((entry: number) => void) | undefined;
  flash(things: readonly ThingId[]): void;
  /** Lines that are the first to name something home-made. */
  made: ReadonlyMap<LogLine, readonly string[]>;
}

interface LogRowProps extends LogShown {
  line: LogLine;
  undone: boolean;
  fresh: boolean;
  current: boolean;
  /** Part of an open group: with the numbers behind it, without the section title. */
  inside?: boolean;
}

/** The mark of home-made things. */
export const HomeMade = ({ names = [] }: { names: readonly string[] | undefined }) =>
  names.length > 0 && <span className="chip home-made">Home-made: {names.join(', ')}</span>;

export const LogRow = memo(function LogRow(props: LogRowProps) {
  const { line, module, state, names, undone, fresh, current, inside = false, jump, flash, made } = props;
  const voice = voiceOf(module, line, state);
  const classes = [undone && 'undone', fresh && 'fresh', current && 'current'].filter(Boolean).join(' ');
  const show = (): void => flash(module.mentions?.(line, state.view) ?? line.about ?? []);
  const words = (
    <>
      <Marked text={line.words} names={names} />
      <Rolled dice={line.dice} numerals={module.numerals} />
      <HomeMade names={made.get(line)} />
      <Why why={line.why} />
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
      {inside && <Items line={line} />}
    </li>
  );
  if (line.section === undefined || inside) return row;
  return (
    <>
      <li className="head label">{line.section}</li>
      {row}
    </>
  );
});
