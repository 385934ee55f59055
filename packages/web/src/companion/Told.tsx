// The log of a companion, the newest line first: what was measured, rolled, done and corrected, each with its rule.
import type { LogLine } from '@xenotable/kernel';
import { Rolled } from '../table/log/Rolled.tsx';
import { RuleChip } from '../table/rules/RuleChip.tsx';

const MOST = 200;

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
