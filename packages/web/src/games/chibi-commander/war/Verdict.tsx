// The final evaluation of a campaign: what each mission brought, how the war is judged, and who is left.
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { sideOf } from '@xenotable/chibi-commander/content';
import {
  gradeOf,
  missionsOf,
  ownArmies,
  underlyingValueOf,
  type View,
} from '@xenotable/chibi-commander/preview';
import { points, sumOf } from './quarters.ts';

/** CC-M-CO6-09 The least points of each grade. */
const GRADES = [6, 4, 2, 0];

function Missions({ view }: { view: View }) {
  const factions = view.armies.filter((army) => army.seat >= 0).map((army) => army.faction);
  const versus = new Set(factions.map(sideOf)).size > 1;
  const missions = missionsOf(view);
  return (
    <table className="cc-war">
      <caption className="visually-hidden">Points of every mission</caption>
      <thead>
        <tr>
          <th scope="col">Mission</th>
          {factions.map((faction) => (
            <th key={faction} scope="col">
              {faction}
            </th>
          ))}
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {missions.map(({ name, title, variant, entry }, i) => (
          <tr key={name}>
            <th scope="row">
              {i + 1} {title}
              {variant !== '' && <small>{variant}</small>}
            </th>
            {factions.map((faction) => (
              <td key={faction}>{entry?.results.find((one) => one.faction === faction)?.points ?? '–'}</td>
            ))}
            <td>
              {entry === undefined
                ? '–'
                : entry.winners.length === 0
                  ? versus
                    ? 'even'
                    : 'lost'
                  : versus
                    ? entry.winners[0]
                    : 'won'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Against the automaton: the grades by the points that are left, and the one that was reached. */
function Grades({ view }: { view: View }) {
  const left = view.armies.find((army) => army.seat >= 0)?.secret?.purse ?? 0;
  const won = (view.over?.winners.length ?? 0) > 0;
  const reached = won ? GRADES.find((least) => left >= least) : undefined;
  return (
    <>
      <h3>
        {points(left)} left <RuleChip rule="CC-M-CO6-09" />
      </h3>
      <ol className="plain cc-grades">
        {GRADES.map((least) => (
          <li key={least} aria-current={least === reached ? 'true' : undefined}>
            <b>{least}+</b> {gradeOf(true, least)}
          </li>
        ))}
        <li aria-current={won ? undefined : 'true'}>
          <b>lost</b> {gradeOf(false, 0)}
        </li>
      </ol>
    </>
  );
}

function Survivors({ view }: { view: View }) {
  const own = ownArmies(view);
  return (
    <>
      <h3>Who is left</h3>
      {view.campaign?.rosters.map(({ faction, units }) => {
        const army = own.find((one) => one.faction === faction);
        return army === undefined ? null : (
          <p key={faction}>
            <b>{faction}</b>: {units.length === 0 ? 'nobody' : units.map((one) => one.type).join(', ')}.
            Underlying value {sumOf(view, army)} <b>{underlyingValueOf(view, faction)}</b>.
          </p>
        );
      })}
    </>
  );
}

export function Verdict({ view }: { view: View }) {
  return (
    <section aria-label="Final evaluation">
      <Missions view={view} />
      {!view.options.mission.startsWith('VS') && <Grades view={view} />}
      <Survivors view={view} />
    </section>
  );
}
