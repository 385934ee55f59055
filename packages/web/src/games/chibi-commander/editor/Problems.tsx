// Everything that keeps the scenario from being played, each sentence with its rule; a click leads to the field.
import { Icon } from '../../../kit/draw/Icon.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { Problem } from '@xenotable/chibi-commander/content';

export function Problems({ problems, show }: { problems: readonly Problem[]; show(problem: Problem): void }) {
  return (
    <section className="ed-problems" aria-label="Problems">
      <h2 className="label">{problems.length === 0 ? 'Checked' : `Problems · ${problems.length}`}</h2>
      <ul className="plain" aria-live="polite">
        {problems.length === 0 && (
          <li className="good">
            <Icon name="check" />
            <span>Everybody can be reached and every goal can be scored: it can be played.</span>
          </li>
        )}
        {problems.map((problem, i) => (
          <li key={i}>
            <Icon name="flag" />
            <button type="button" onClick={() => show(problem)}>
              <b>{problem.field}</b> {problem.reason}
            </button>
            <RuleChip rule={problem.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
