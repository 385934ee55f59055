// The sheet of paper beside the lists: the mission to come with its map and goals, and the diary of the war.
import { CELL } from '../../../boards/square/cells.ts';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { Floors, Terrain } from '../shared/Ground.tsx';
import { scoringOf } from '@xenotable/chibi-commander/content';
import { boardAhead, goalsAhead, modeOf, variantsOf, type View } from '@xenotable/chibi-commander/preview';
import { Diary } from './Diary.tsx';
import { Value } from './Value.tsx';
import type { Army } from './quarters.ts';
import { capital } from '../../../kit/words.ts';

const KINDS = { versus: 'Versus', cooperative: 'Against the automaton', nightmare: 'Nightmare' } as const;

function Map({ view }: { view: View }) {
  const board = boardAhead(view);
  return (
    <svg viewBox={`0 0 ${24 * CELL} ${16 * CELL}`} role="img" aria-label={`Map of ${view.title}`}>
      <Floors board={board} />
      <Terrain board={board} />
    </svg>
  );
}

export function Briefing({ view, army }: { view: View; army: Army | null }) {
  // Before the variation is thrown nobody knows which goals count: all of them are on the sheet.
  const open = view.variation === 0 ? variantsOf(view, army?.faction ?? null) : [];
  const goals = army === null || open.length > 0 ? [] : goalsAhead(view, army.faction);
  return (
    <aside className="hq-sheet" data-theme="paper" aria-label="Briefing">
      <header>
        <h2>{view.title}</h2>
        <p>
          {view.campaign === null ? KINDS[modeOf(view)] : `Mission ${view.campaign.number} of 6`}
          {view.variationName !== '' && <br />}
          {view.variationName}
        </p>
      </header>
      <Map view={view} />
      {open.length > 0 && modeOf(view) !== 'versus' && (
        <section aria-label="Goals by variation">
          <h3>One of these, thrown before you start</h3>
          <ul className="plain">
            {open.map(({ name, goals: of }) => (
              <li key={name}>
                <span>
                  <b>{name}</b>: {of.join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {goals.length > 0 && (
        <section aria-label="Goals">
          <h3>Goals</h3>
          <ul className="plain">
            {goals.map((goal) => (
              <li key={goal.rule + goal.words}>
                <span>
                  {capital(goal.words)}
                  {scoringOf(goal.rule) !== null && <small>: {scoringOf(goal.rule)?.worth}</small>}
                </span>
                <RuleChip rule={goal.rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.campaign !== null && <Diary view={view} />}
      {view.campaign !== null && army !== null && <Value view={view} army={army} />}
    </aside>
  );
}
