// The mission's goals as they stand, and what the unknown Blips can be.
import { percent } from './words.ts';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { couldBe, type View } from '@xenotable/chibi-commander/preview';
import { capital } from '../../kit/words.ts';

const SHOWN = 3;

export function Summary({ view }: { view: View }) {
  const goals = view.armies.flatMap((army) => army.goals);
  const unknown = view.blips.filter((blip) => blip.unit === -2);
  const could = unknown[0] === undefined ? [] : couldBe(view, unknown[0]);
  if (goals.length === 0 && could.length === 0) return null;
  return (
    <section className="section" aria-label="Goals">
      <header>
        <h2 className="label">{view.variationName || view.title}</h2>
        <span className="grow" />
        {goals[0] && <RuleChip rule={goals[0].rule} />}
      </header>
      <ul className="plain cc-goals">
        {goals.map((goal, i) => (
          <li key={i}>
            <span>{capital(goal.words)}</span>
            <b>{goal.points}</b>
          </li>
        ))}
      </ul>
      {could.length > 0 && (
        <p className="muted cc-could">
          {unknown.length} unknown Blips:{' '}
          {could
            .slice(0, SHOWN)
            .map(({ what, chance }) => `${what} ${percent(chance)}`)
            .join(', ')}
        </p>
      )}
    </section>
  );
}
