// The columns beside the board: seats and actions at the left, odds and log at the right.
import { Suspense, lazy } from 'react';
import { later } from '../../kit/later.ts';
import { ActionsPanel } from '../actions/ActionsPanel.tsx';
import type { TableState } from '../client/tableState.ts';
import { showAct } from '../film/showAct.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { OddsPanel } from '../odds/OddsPanel.tsx';
import { Seats } from '../seats/Seats.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Legend } from './Legend.tsx';
import { LessonCoach } from './LessonCoach.tsx';
import { talkOf } from './talkOf.ts';
import type { OpenTable } from './useOpenTable.ts';

const PuzzlePanel = lazy(() => import('../puzzle/PuzzlePanel.tsx'));
const Digest = later(() => import('../stage/Digest.tsx'));
const Exchange = later(() => import('../stage/Exchange.tsx'));
const HintPanel = later(() => import('../hint/HintPanel.tsx'));
const OrderPicker = later(() => import('../prompt/OrderPicker.tsx'));
const TalkColumn = lazy(() => import('../talk/TalkColumn.tsx'));

const Watchers = lazy(() => import('../seats/Watchers.tsx'));

/** The text of the list of actions when it is empty. */
const idleWords = ({ over, awaited, watches }: TableState): string =>
  watches !== null
    ? 'Who watches decides nothing.'
    : over !== null
      ? 'The game is over.'
      : awaited !== null
        ? 'Your dice first.'
        : 'Nothing to decide for you now.';

export function LeftColumn({ table }: { table: OpenTable }) {
  const { state, client, module, panels, selection, names, nagging, search, setPointed } = table;
  const { Summary } = module;
  return (
    <aside className="left" aria-label="Seats and actions">
      <div className="seats">
        {Summary && <Summary view={state.view} viewer={state.viewer} picked={selection.picked} />}
        {panels.length > 1 && (
          <Seats
            panels={panels}
            waiting={state.waiting}
            viewer={state.viewer}
            mine={state.mine}
            present={state.present}
            programs={state.programs}
            held={state.held}
            absence={state.absence}
            openHand={(seat) =>
              seat === state.viewer ? null : (module.openHand?.(state.view, seat) ?? null)
            }
            point={(thing) => setPointed(thing, true)}
            look={(seat) => void client.look(seat)}
            takeOver={(seat) => void client.programs.seat(seat, null)}
          />
        )}
        {state.watches !== null && (
          <p className="you-watch" role="note">
            <Icon name="eye" />
            {state.watches === 'table'
              ? 'You watch what everybody sees.'
              : `You watch with ${panels[state.watches]?.name ?? 'somebody'}.`}
            {state.watchDelay > 0 && state.over === null && ` ${state.watchDelay} decisions later.`}
          </p>
        )}
        <Suspense>
          {state.watchers > 0 && (
            <Watchers
              watching={state.watching}
              watchers={state.watchers}
              delay={state.watchDelay}
              names={panels.map(({ name }) => name)}
            />
          )}
        </Suspense>
      </div>
      <ActionsPanel
        ask={state.ask}
        fitting={selection.fitting}
        refused={selection.refused}
        picked={selection.picked}
        module={module}
        view={state.view}
        names={names}
        pick={selection.pick}
        commit={nagging.commit}
        consider={selection.consider}
        search={search}
        idle={idleWords(state)}
      />
      <Legend rows={module.legend} />
    </aside>
  );
}

export function RightColumn({ table }: { table: OpenTable }) {
  const { state, client, module, selection, names, setFlashed, aftermath, planning, puzzle } = table;
  const { film } = state;
  const watch = film === null ? null : () => client.film.watch();
  const talk = talkOf(table);
  return (
    <aside className="right" aria-label="Odds and log">
      <LessonCoach table={table} place="column" />
      <Suspense>
        {film !== null && film.at !== null && <Exchange shown={film} names={names} />}
        {aftermath !== null && (
          <Digest
            {...{ aftermath, names, planning, watch }}
            show={film === null ? undefined : (act) => showAct(client.film, film, act)}
          />
        )}
      </Suspense>
      <Suspense>
        {puzzle && <PuzzlePanel puzzle={puzzle} question={state.ask?.prompt ?? ''} names={names} />}
        {table.hint.open && (
          <HintPanel hint={table.hint} picked={selection.picked} names={names} plan={selection.pick} />
        )}
      </Suspense>
      <OddsPanel
        client={client}
        state={state}
        module={module}
        picked={selection.picked}
        considered={selection.considered}
        pick={selection.pick}
      />
      <Suspense>
        {state.ask?.reaction && (
          <OrderPicker reaction={state.ask.reaction} seat={state.ask.seat} client={client} />
        )}
      </Suspense>
      <Suspense>{talk && <TalkColumn {...talk} />}</Suspense>
      <LogPanel state={state} module={module} names={names} flash={setFlashed} />
    </aside>
  );
}
