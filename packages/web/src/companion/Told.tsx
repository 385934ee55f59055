// The log of a companion, the newest line first: what was measured, rolled, done and corrected, each with its rule; and what the last answer led to.
import type { LogLine } from '@xenotable/kernel';
import type { TableState } from '../table/client/tableState.ts';
import { Rolled } from '../table/log/Rolled.tsx';
import { RuleChip } from '../table/rules/RuleChip.tsx';

const MOST = 200;
/** Most lines above a question; the log has the others. */
const MOST_SINCE = 4;

interface ToldProps {
  lines: readonly LogLine[];
  undone: ReadonlySet<number>;
}

export const Told = ({ lines, undone }: ToldProps) => (
  <ol className="companion-log plain" aria-label="Log">
    {lines
      .slice(-MOST)
      .reverse()
      .map((line, i) => (
        <li key={lines.length - i} className={undone.has(line.entry) ? 'undone' : ''}>
          <span>
            {line.words} <Rolled dice={line.dice} numerals={undefined} />
          </span>
          <RuleChip rule={line.rule} />
        </li>
      ))}
  </ol>
);

/** What the last answer led to: models are moved, uncovered or removed by it. */
export const linesSince = ({ lines, undone, seq }: Pick<TableState, 'lines' | 'undone' | 'seq'>): LogLine[] =>
  lines.filter(({ entry }) => entry === seq - 1 && !undone.has(entry)).slice(-MOST_SINCE);

export function Since({ lines }: { lines: readonly LogLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ol className="companion-since plain" aria-label="What happened">
      {lines.map(({ words, dice }, i) => (
        <li key={i}>
          {words} <Rolled dice={dice} numerals={undefined} />
        </li>
      ))}
    </ol>
  );
}
