// All problems of the scenario, each with its rule; a click leads to the field.
import type { ScenarioProblem } from '@xenotable/kernel';
import { Icon } from '../kit/draw/Icon.tsx';
import { RuleChip } from '../table/rules/RuleChip.tsx';
import { isStopped } from './craft.ts';

interface ProblemsProps<P> {
  problems: readonly P[];
  fine: string;
  /** The name of a field for people. */
  fieldWords?: ((field: string) => string) | undefined;
  show(problem: P): void;
}

export function Problems<P extends ScenarioProblem>({ problems, fine, fieldWords, show }: ProblemsProps<P>) {
  return (
    <section className="ed-problems" aria-label="Problems">
      <h2 className="label">{problems.length === 0 ? 'Checked' : `Problems · ${problems.length}`}</h2>
      <ul className="plain" aria-live="polite">
        {!isStopped(problems) && (
          <li className="good">
            <Icon name="check" />
            <span>{fine}</span>
          </li>
        )}
        {problems.map((problem, i) => (
          <li key={i} className={problem.severity}>
            <Icon name={problem.severity === 'stop' ? 'flag' : 'help'} />
            <button type="button" onClick={() => show(problem)}>
              <b>{fieldWords?.(problem.field) ?? problem.field}</b> {problem.reason}
              {problem.severity === 'warn' && <small> (it can be played all the same)</small>}
            </button>
            <RuleChip rule={problem.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
