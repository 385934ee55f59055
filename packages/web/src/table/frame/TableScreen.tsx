// The table: the frame that all games share.
import type { Json } from '@xenotable/kernel';
import {
  type ReactNode,
  Suspense,
  lazy,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { later, soon, warmUp } from '../../kit/later.ts';
import { byTouch, useSize } from '../../kit/size.ts';
import { SettingsDialog } from '../../kit/shellParts.tsx';
import { actorsIn } from '../film/pictures.ts';
import { type TableState, inFilm } from '../client/tableState.ts';
import { NameOpener, type OpenName } from '../../kit/Marked.tsx';
import type { BoardProps, Detail } from '../contract.ts';
import { HintButton } from '../hint/HintButton.tsx';
import { costOf } from '../hint/useHint.ts';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { NudgeButton } from '../puzzle/NudgeButton.tsx';
import { OpenRule } from '../rules/RuleChip.tsx';
import { RuleDrawer } from '../rules/RuleDrawer.tsx';
import { Covered } from '../seats/Covered.tsx';
import { play as playSound } from '../sound.ts';
import { type DigestKeys, useFilmKeys } from '../stage/useFilmKeys.ts';
import { storyOf } from '../story/storyOf.ts';
import { useDebrief } from '../story/useDebrief.ts';
import { useLabel } from '../story/useLabel.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { Stage } from './Stage.tsx';
import { TableBar } from './TableBar.tsx';
import { LeftColumn, RightColumn } from './columns.tsx';
import { talkOf } from './talkOf.ts';
import { LiveRegions } from './live.tsx';
import { type OpenTable, type TableScreenProps, useOpenTable } from './useOpenTable.ts';
import { useTouch } from './useTouch.ts';
import './besideScreen.css';
import { useShortcuts } from './useShortcuts.ts';

// Parts that are not needed for the first question are loaded later.
const BriefingScreen = later(() => import('../story/BriefingScreen.tsx'));
const DebriefScreen = later(() => import('../story/DebriefScreen.tsx'));
const PuzzlePrompt = lazy(() => import('../puzzle/PuzzlePrompt.tsx'));
const Details = later(() => import('./Details.tsx'));
const FightFigure = later(() => import('../stage/FightFigure.tsx'));
const FilmBar = later(() => import('../stage/FilmBar.tsx'));
const HandCover = lazy(() => import('../seats/HandCover.tsx'));
const Help = later(() => import('./Help.tsx'));
const OrdersButton = lazy(() => import('../orders/OrdersButton.tsx'));
const PointOut = lazy(() => import('../talk/PointOut.tsx'));
const RollBar = lazy(() => import('../prompt/RollBar.tsx'));
const TableMenu = later(() => import('./TableMenu.tsx'));
const TalkButtons = lazy(() => import('../talk/TalkButtons.tsx'));
const TalkLayer = lazy(() => import('../talk/TalkLayer.tsx'));

export function TableScreen({ client, module, lesson, puzzle }: TableScreenProps) {
  const state = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.state(),
  );
  useEffect(() => client.assumeOrders(module.orders ?? {}), [client, module]);
  if (state === null) return <main className="loading">Laying out the table …</main>;
  return (
    <Covered state={state} client={client} module={module}>
      <Uncovered {...{ state, client, module }} {...(lesson && { lesson })} {...(puzzle && { puzzle })} />
    </Covered>
  );
}

/** A new question makes a sound and changes the title of the browser's tab. */
function useCall({ state: { ask, game }, title, beside }: OpenTable): void {
  const name = title?.name ?? game;
  useEffect(() => {
    // A player who looks at the table screen feels the phone vibrate.
    if (ask !== null && beside) navigator.vibrate?.(60);
  }, [ask, beside]);
  useEffect(() => {
    if (ask !== null) playSound('turn');
    document.title = `${ask === null ? '' : '● '}${name} · Xenotable`;
  }, [ask, name]);
}

function useBoard({
  state,
  client,
  selection,
  decisions,
  nagging,
  setPointed,
  flashed,
}: OpenTable): BoardProps<Json> {
  const { picked, standing, drop, pick } = selection;
  const touch = useTouch({ state, client, selection, setPointed });
  return {
    view: state.view,
    viewer: state.viewer,
    seats: state.seats,
    ask: state.ask,
    picked,
    standing,
    touch,
    drop,
    pick,
    commit: () => picked !== null && nagging.commit(picked),
    playAll: decisions.playAll,
    goOn: decisions.goOn,
    point: setPointed,
    changed: useMemo(() => new Set(flashed), [flashed]),
    watched: useMemo(() => actorsIn(state.film), [state.film]),
    still: false,
    planned: picked !== null,
  };
}

/** The hint button, if hints are allowed. */
function Helping({ table }: { table: OpenTable }) {
  const { puzzle, state, hint, toggleHint } = table;
  if (puzzle !== undefined) return <NudgeButton puzzle={puzzle} />;
  return state.hints && <HintButton hint={{ ...hint, toggle: toggleHint }} />;
}

const ResultButton = ({ open }: { open(): void }) => (
  <button type="button" className="button primary" onClick={open}>
    <Icon name="flag" />
    Result
  </button>
);

/** The prompt: a decision, or the results of people's own dice. `result` leads back to the debrief. */
function Bottom({ table, result }: { table: OpenTable; result: ReactNode }) {
  const { state, client, module, panels, selection, names, decisions, nagging } = table;
  const { awaited, view, film } = state;
  const talk = talkOf(table);
  const { puzzle } = table;
  if (puzzle !== undefined && (puzzle.verdict !== null || puzzle.shown))
    return (
      <Suspense>
        <PuzzlePrompt puzzle={puzzle} letters={table.settings.letters} />
      </Suspense>
    );
  if (film !== null && film.at !== null)
    return <FilmBar {...{ state, module, names }} film={client.film} shown={film} undo={decisions.undo} />;
  if (awaited === null)
    return (
      <PromptBar
        {...{ state, module, panels, selection, names, nagging }}
        costOf={(choice) => costOf(table.hint.advice, choice)}
        help={<Helping table={table} />}
        undo={puzzle === undefined ? decisions.undo : null}
        undoes={decisions.undoes}
        undoSteps={decisions.undoSteps}
        acts={decisions.acts}
        client={client}
        more={
          <>
            {result}
            {talk && (
              <>
                <OrdersButton {...{ state, client }} seat={talk.seat} />
                <TalkButtons {...talk} picked={selection.picked} />
              </>
            )}
          </>
        }
      />
    );
  const { actor, by } = awaited.purpose;
  const token = actor === null ? undefined : module.detail(actor, view)?.token;
  return (
    <RollBar
      key={state.seq}
      awaited={awaited}
      voice={token === undefined ? panels[by ?? awaited.seat]! : { letter: '·', ...token }}
      {...{ module, view }}
      words={module.say?.(awaited.choice, view) ?? awaited.words}
      roll={decisions.roll}
      complain={decisions.complain}
    />
  );
}

function Dialogs({ table }: { table: OpenTable }) {
  const close = (): void => table.setDialog(null);
  if (table.dialog === 'help') return <Help own={table.module.keys} close={close} />;
  if (table.dialog === 'settings') return <SettingsDialog close={close} />;
  return table.dialog === 'menu' && <TableMenu state={table.state} client={table.client} close={close} />;
}

/** The keys W, D and T, if others have acted. */
function digestKeys({ client, aftermath }: OpenTable): DigestKeys | null {
  if (aftermath === null) return null;
  return {
    watch: () => client.film.watch(),
    open: () => aftermath.setOpen(true),
    trails: () => aftermath.setTrails(!aftermath.trails),
  };
}

function BriefingHere({ table }: { table: OpenTable }) {
  const { state, module, title, panels } = table;
  const { mission, shown, close } = table.briefing;
  if (mission === null || shown === null) return null;
  return (
    // The first briefing covers the table from its first picture on.
    <Suspense fallback={shown === 'first' && <div className="briefing-coming" />}>
      <BriefingScreen
        key={mission}
        {...{ state, module, mission, panels, close }}
        game={title?.name ?? state.game}
        first={shown === 'first'}
      />
    </Suspense>
  );
}

const columnOf = (element: Element): 'left' | 'right' | null =>
  element.closest('.right') !== null ? 'right' : element.closest('.left') !== null ? 'left' : null;

/** The details of a name in a sentence: somebody at the table, or what the game says. */
function detailNamed({ module, state, panels }: OpenTable, name: string): Detail | null {
  const panel = panels.find((one) => one.name === name);
  if (panel !== undefined) return { title: panel.name, kind: 'Seat', text: panel.what };
  return module.named?.(name, state.view) ?? null;
}

/** Board, columns and prompt. */
function Parts({ table, board, result }: { table: OpenTable; board: BoardProps<Json>; result: ReactNode }) {
  const { state, module, pointed, pointedLeft, setPointed, named, setNamed } = table;
  const ofName = named && detailNamed(table, named.name);
  const size = useSize();
  // While odds are compared, details cover the list of actions; the thing that is being decided about is not shown again there.
  const decided = !byTouch() && pointed !== null && table.selection.path.includes(pointed);
  const detail =
    ofName ??
    (pointed === null || decided ? null : module.detail(pointed, state.view, state.ask, state.seats));
  const { Hand, handLabel = 'Hand' } = module;
  const { film } = state;
  // The right column is not covered while odds are compared, an exchange of blows is told or a coach stands there;
  // otherwise the actions in the left column are not covered.
  const comparing =
    table.selection.picked !== null ||
    state.ask?.reaction != null ||
    (state.ask !== null && module.figureHasOdds === true) ||
    inFilm(state) ||
    table.lesson !== undefined;
  const column = ofName === null ? (pointedLeft ? 'left' : null) : (named?.column ?? null);
  const leftCovered = column === 'right' || (column === null && comparing);
  const talk = talkOf(table);
  /** The player whose hand can be covered: on a phone beside a table screen. */
  const hider = table.beside && talk !== null ? table.panels[talk.seat] : undefined;
  const figure = size === 'phone' && film !== null && film.at !== null;
  return (
    <>
      {/* In the order of the Tab key: prompt, board, list of actions, odds and log. */}
      <Suspense fallback={<section className="prompt" aria-label="Prompt" />}>
        <Bottom table={table} result={result} />
      </Suspense>
      <PanelTabs table={table} />
      <Stage table={table} board={board} stage={table.stage} />
      <LeftColumn table={table} />
      <RightColumn table={table} />
      {figure && (
        <Suspense>
          <FightFigure film={table.client.film} shown={film} {...{ module, state }} />
        </Suspense>
      )}
      <Suspense>
        {detail && (
          <Details
            detail={detail}
            left={leftCovered}
            close={() => {
              setPointed(null);
              setNamed(null);
            }}
          >
            {talk !== null && pointed !== null && (
              <Suspense>
                <PointOut {...talk} thing={pointed} />
              </Suspense>
            )}
          </Details>
        )}
      </Suspense>
      {Hand && (
        <section className="handtab" aria-label={handLabel}>
          {hider === undefined ? (
            <Hand {...board} />
          ) : (
            <Suspense fallback={<Hand {...board} />}>
              <HandCover panel={hider}>
                <Hand {...board} />
              </HandCover>
            </Suspense>
          )}
        </section>
      )}
    </>
  );
}

function Uncovered(props: TableScreenProps & { state: TableState }) {
  const table = useOpenTable(props);
  const { state, client, module, title, panels } = table;
  const [drawer, setDrawer] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const board = useBoard(table);
  useCall(table);
  useShortcuts(table);
  useFilmKeys(table.client.film, state.film, table.settings, digestKeys(table));
  useLabel(state, module, props.puzzle === undefined);
  useEffect(() => {
    soon(() => storyOf(module));
    return warmUp();
  }, [module]);
  const debrief = useDebrief(state);
  const talk = talkOf(table);
  const { alarm, busy } = table.decisions;
  const { setNamed } = table;
  const openName = useCallback<OpenName>(
    (name, from) => setNamed(name === null ? null : { name, column: columnOf(from) }),
    [setNamed],
  );
  return (
    <OpenRule value={setRule}>
      <NameOpener value={openName}>
        <div
          className={`table game-surface${drawer ? ' drawn' : ''}${module.wide?.(state.view) ? ' wide' : ''}${table.beside ? ' beside-screen' : ''}`}
          data-game={title?.accent}
          data-tab={table.tab}
          data-seq={state.seq}
          aria-busy={busy || debrief.coming}
        >
          <TableBar table={table} drawer={drawer} setDrawer={setDrawer} />
          {debrief.shown ? (
            <Suspense fallback={<main className="loading">The game is over …</main>}>
              <DebriefScreen
                {...{ state, client, module, panels }}
                lesson={props.lesson}
                close={debrief.close}
              />
            </Suspense>
          ) : (
            <Parts
              table={table}
              board={board}
              result={debrief.closed && <ResultButton open={debrief.open} />}
            />
          )}
          {alarm !== '' && (
            <p className="toast" role="status">
              {alarm}
            </p>
          )}
          <BriefingHere table={table} />
          <LiveRegions state={state} alarm={alarm} />
          {talk && (
            <Suspense>
              <TalkLayer
                {...talk}
                names={table.names}
                picked={table.selection.picked}
                settings={table.settings}
                open={table.setPointed}
              />
            </Suspense>
          )}
        </div>
      </NameOpener>
      <Suspense>
        <Dialogs table={table} />
      </Suspense>
      {rule !== null && <RuleDrawer rule={rule} close={() => setRule(null)} open={setRule} />}
    </OpenRule>
  );
}
