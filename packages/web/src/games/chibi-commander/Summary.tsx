// The mission's goals as they stand, and what the unknown Blips can be.
import { RuleChip } from '../../frame/RuleChip.tsx';
import { couldBe } from './details.ts';
import { percent } from './plan.ts';
import type { View } from './rulebook.ts';

const SHOWN = 5;

export function Summary({ view }: { view: View }) {
  const goals = view.armies.flatMap((army) => army.goals);
  const unknown = view.blips.filter((blip) => blip.unit === -2);
  const could = unknown[0] === undefined ? [] : couldBe(view, unknown[0]);
  return (
    <>
      {goals.length > 0 && (
        <section className="sec" aria-label="Goals">
          <header>
            <h2 className="lbl">{view.variationName || 'Goals'}</h2>
          </header>
          <ul className="plain cc-goals">
            {goals.map((goal, i) => (
              <li key={i}>
                <span>{goal.words}</span>
                <b>{goal.points}</b>
                <RuleChip rule={goal.rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {could.length > 0 && (
        <section className="sec" aria-label="Unknown Blips">
          <header>
            <h2 className="lbl">{unknown.length} unknown Blips</h2>
            <span className="grow" />
            <RuleChip rule="CC-NPC-01" />
          </header>
          <p className="mut cc-could">
            {could
              .slice(0, SHOWN)
              .map(({ what, chance }) => `${what} ${percent(chance)}`)
              .join(' · ')}
          </p>
        </section>
      )}
    </>
  );
}
