// The result: the points of each army, and what became of everybody; the goals one by one stand beside it.
import { scoringOf } from '@xenotable/chibi-commander/content';
import { unitOf } from './shared/faces.ts';
import { nameOf, type View } from '@xenotable/chibi-commander/preview';
import { Verdict } from './war/Verdict.tsx';

const FATES = {
  dead: 'Dead',
  captured: 'Captured',
  abducted: 'Abducted',
  evacuated: 'Left the map',
} as const;

function Fates({ view }: { view: View }) {
  return Object.entries(FATES).map(([fate, label]) => {
    const names = view.units.flatMap((_, id) => (unitOf(view, id)?.fate === fate ? [nameOf(view, id)] : []));
    return names.length === 0 ? null : (
      <p key={fate}>
        {label}: {names.join(', ')}.
      </p>
    );
  });
}

/** The points of an army, and where they end the most that there were: '4 of 6'. */
function ofMost({ goals, secret }: View['armies'][number]): string {
  const scorings = goals.map(({ rule }) => scoringOf(rule)).filter((one) => one?.loss !== true);
  const most = scorings.reduce((sum, one) => sum + (one?.most ?? Number.NaN), 0);
  const points = secret?.points ?? 0;
  const counted = `${points} ${points === 1 ? 'point' : 'points'}`;
  return Number.isNaN(most) || most === 0 ? counted : `${points} of ${most} points`;
}

export function Report({ view }: { view: View }) {
  const scored = view.armies.filter((army) => army.goals.length > 0);
  return (
    <>
      {view.campaign !== null && <Verdict view={view} />}
      {view.campaign !== null && <h3>The last mission: {view.title}</h3>}
      {scored.map((army) => (
        <p key={army.faction}>
          {army.faction}: <b>{ofMost(army)}</b>
        </p>
      ))}
      <p>{view.round === 1 ? 'One round.' : `${view.round} rounds.`}</p>
      <Fates view={view} />
    </>
  );
}
