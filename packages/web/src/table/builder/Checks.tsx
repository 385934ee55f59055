// What is right and wrong with a list, each line with its rule.
import type { Refusal } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';
import './checks.css';

interface ChecksProps {
  problems: readonly Refusal[];
  /** Shown when nothing is wrong. */
  good: readonly Refusal[];
}

export function Checks({ problems, good }: ChecksProps) {
  return (
    <ul className="checks" aria-label="Checks" aria-live="polite">
      {problems.map((problem, i) => (
        <li key={i} className="wrong">
          <Icon name="x" size={18} />
          <span>{problem.reason}</span>
          <RuleChip rule={problem.rule} />
        </li>
      ))}
      {problems.length === 0 &&
        good.map((line) => (
          <li key={line.reason} className="good">
            <Icon name="check" size={18} />
            <span>{line.reason}</span>
            <RuleChip rule={line.rule} />
          </li>
        ))}
    </ul>
  );
}
