// After the end: the result, what it cost, the luck of the dice, and what to play next.
import { use, useEffect, useRef, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link, go } from '../../kit/router.tsx';
import { programsOf } from '../../worker/people.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, SeatPanel } from '../contract.ts';
import type { Debrief, NextGame } from '../storyContract.ts';
import { type Result, endingOf } from '../endingOf.ts';
import { CheckDiceButton } from '../seal/CheckDiceButton.tsx';
import { LessonEnd } from '../lesson/Coach.tsx';
import { type LessonHere, standing } from '../lesson/rails.ts';
import { Decided } from '../review/Decided.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';
import { AgainFrom } from './AgainFrom.tsx';
import { AgainTogether } from './AgainTogether.tsx';
import { Losses, LuckTable, Points } from './DebriefTables.tsx';
import { EndReport } from './EndReport.tsx';
import { SharedResult } from './SharedResult.tsx';
import { momentsOf, playFrom, playNext, setUpAgain } from './again.ts';
import { storyOf } from './storyOf.ts';
import { useDebriefKeys } from './useDebriefKeys.ts';
import { useSheet } from '../useSheet.ts';
import { otherLevels } from './useNextGames.ts';
import './debrief.css';

const RESULTS: Record<Result, string> = { won: 'Victory', lost: 'Defeat', draw: 'A draw', over: 'The end' };

interface DebriefProps {
  state: TableState;
  client: Table;
  module: GameModule;
  panels: readonly SeatPanel[];
  /** The lesson that ends here. */
  lesson: LessonHere | undefined;
  /** Back to the board. */
  close(): void;
}

/** Whose emblem stands beside the result: the winner's, that of the side without a seat where no seat has won, or the viewer's. */
const emblemOf = ({ panels, state }: Pick<HeadProps, 'panels' | 'state'>): SeatPanel | undefined =>
  panels[state.over?.winners[0] ?? state.seats.length] ?? panels[state.viewer === 'table' ? 0 : state.viewer];

interface HeadProps extends Pick<DebriefProps, 'state' | 'module' | 'panels'> {
  debrief: Debrief | null;
}

function ResultHead({ state, module, panels, debrief }: HeadProps) {
  const { result, title } = endingOf(module, state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const winner = emblemOf({ panels, state });
  return (
    <header>
      {winner && <Badge side={winner.side} letter={winner.letter} size={48} />}
      <div>
        <p className="label">{RESULTS[result]}</p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">
          {module.headline(state.view)} {state.over && <RuleChip rule={state.over.rule} />}
        </p>
      </div>
      <dl>
        <div>
          <dd className="numeral">{standing(state.seq, state.undone)}</dd>
          <dt>decisions</dt>
        </div>
        {debrief !== null && (
          <div>
            <dd className="numeral">{debrief.losses.length}</dd>
            <dt>{debrief.lost ?? 'lost on all sides'}</dt>
          </div>
        )}
      </dl>
    </header>
  );
}

interface NextProps extends Pick<DebriefProps, 'state' | 'client' | 'close'> {
  /** The player has lost and may want to try again. */
  lost: boolean;
  next: readonly NextGame[];
  levels: readonly NextGame[];
  play(started: Promise<void>): void;
}

/** The bright button is the next mission; after a defeat, or without a next one, the same deal. */
function Foot({ lost, state, client, close, next, levels, play }: NextProps) {
  const again = (primary: boolean) => (
    <button
      type="button"
      className={`button${primary ? ' primary' : ''}`}
      onClick={() => play(playFrom(state, client, { entries: 0, words: 'same deal' }, state.name))}
    >
      <Icon name="sync" size={14} />
      Same deal again
    </button>
  );
  const [first, ...others] = next;
  return (
    <footer className="flex-row">
      {(lost || first === undefined) && again(true)}
      {first !== undefined && (
        <button
          type="button"
          className={`button${lost ? '' : ' primary'}`}
          onClick={() => play(playNext(state, first))}
        >
          <Icon name="arrow" size={14} />
          {first.label}
        </button>
      )}
      {[...others, ...levels].map((game) => (
        <button key={game.label} type="button" className="button" onClick={() => play(playNext(state, game))}>
          {game.label}
        </button>
      ))}
      {!lost && first !== undefined && again(false)}
      <button type="button" className="button" onClick={() => play(client.replay().then(go))}>
        <Icon name="clock" size={14} />
        Watch the replay
      </button>
      <CheckDiceButton record={() => client.record()} />
      <button type="button" className="button quiet" onClick={close}>
        Look at the table
      </button>
      <Link className="button quiet" href="/">
        Home
      </Link>
    </footer>
  );
}

export default function DebriefScreen({ state, client, module, panels, lesson, close }: DebriefProps) {
  const [problem, setProblem] = useState('');
  const sheet = useSheet(state);
  const story = use(storyOf(module));
  const debrief = story.debrief?.(state.view, state.lines, state.seats) ?? null;
  const programs = programsOf(state);
  const play = (started: Promise<void>): void =>
    void started.catch((error: Error) => setProblem(error.message));
  useDebriefKeys({ close, watch: () => play(client.replay().then(go)) });
  return (
    <main className="debrief">
      <section className="ending" aria-label="Result">
        <div className="debrief-scroll">
          <ResultHead {...{ state, module, panels }} debrief={debrief} />
          <div className="debrief-parts">
            <div className="debrief-told">
              <div className="debrief-box sheet" data-theme="paper">
                <EndReport {...story} view={state.view} seats={state.seats} why={state.over?.why ?? ''} />
                <SharedResult {...{ state, module, story }} />
                {programs.length > 0 && (
                  <p className="muted">
                    {programs
                      .map((seat) => `${panels[seat]!.name} played ${state.programs[seat]!}`)
                      .join(', ')}
                  </p>
                )}
              </div>
              {debrief !== null && <Points points={debrief.points} />}
              {debrief !== null && <Losses losses={debrief.losses} />}
              <LuckTable {...{ state, module, panels }} />
              <section className="debrief-box" aria-label="Again">
                <h3>Again</h3>
                {lesson === undefined && <AgainTogether {...{ state, client, play }} />}
                <AgainFrom
                  moments={momentsOf(state)}
                  play={(moment) =>
                    play(
                      playFrom(state, client, { ...moment, words: `again from ${moment.words}` }, state.name),
                    )
                  }
                />
                <button
                  type="button"
                  className="button"
                  onClick={() => setUpAgain(state, sheet?.options ?? {})}
                >
                  <Icon name="gear" size={14} />
                  Another game
                </button>
              </section>
            </div>
            {lesson === undefined && (
              <Decided
                {...{ state, client, panels }}
                fail={setProblem}
                playFrom={(entries) =>
                  play(playFrom(state, client, { entries, words: `again from step ${entries}` }, state.name))
                }
              />
            )}
          </div>
        </div>
        <Alert words={problem} />
        {lesson === undefined ? (
          <Foot
            {...{ state, client, close, play }}
            lost={endingOf(module, state).result === 'lost'}
            next={debrief?.next ?? []}
            levels={otherLevels(state, module, sheet)}
          />
        ) : (
          <footer>
            <LessonEnd lesson={lesson} />
          </footer>
        )}
      </section>
    </main>
  );
}
