// Watching a game again: the same board at any moment, as any permitted viewer.
import { titleOf } from '@xenotable/shelf';
import type { Json, Viewer } from '@xenotable/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { go } from '../../kit/router.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { useWidth } from '../../kit/useWidth.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import Details from '../../table/frame/Details.tsx';
import { CheckDiceButton } from '../../table/seal/CheckDiceButton.tsx';
import { HouseChip } from '../../table/log/HouseRules.tsx';
import { type MomentSource, workerMoments } from '../../table/client/moments.ts';
import { LogPanel } from '../../table/log/LogPanel.tsx';
import { useNames } from '../../kit/Marked.tsx';
import { Mark } from '../../table/frame/PhaseBar.tsx';
import { OpenRule } from '../../table/rules/RuleChip.tsx';
import type { BoardProps, GameModule, SeatPanel } from '../../table/contract.ts';
import { type ThingId, stillPointing } from '../../boards/things.ts';
import { playable } from '../../games/index.ts';
import { panelsOf } from '../../table/seats/panels.ts';
import { Curve } from '../../table/review/Curve.tsx';
import { ReviewPanel } from '../../table/review/ReviewPanel.tsx';
import { type ReviewHere, useReview } from '../../table/review/useReview.ts';
import { Happenings } from '../../table/stage/Happenings.tsx';
import { RuleDrawer } from '../../table/rules/RuleDrawer.tsx';
import { tablesWorker } from '../../worker/client.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { useRecordDrop } from './drop.ts';
import { Scrubber } from './Scrubber.tsx';
import { SaidThen } from './SaidThen.tsx';
import { StepNote } from './StepNote.tsx';
import { Transport } from './Transport.tsx';
import { Viewpoint } from './Viewpoint.tsx';
import { useReplayKeys } from './hooks.ts';
import { puzzleOf } from './puzzleOf.ts';
import { spokenStep } from './steps.ts';
import { type Replay, useReplay } from './useReplay.ts';
import './replay.css';

interface Opened {
  row: TableRow;
  module: GameModule;
}

export default function ReplayScreen({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const open = async (): Promise<void> => {
      const row = await tablesWorker.row(id);
      setOpened({ row, module: await playable(row.game).module() });
    };
    open().catch((error: Error) => setProblem(error.message));
  }, [id]);
  if (problem !== '') return <Fallback problem={problem} />;
  if (opened === null) return <main className="loading">Opening the record …</main>;
  return <Watching {...opened} />;
}

/** The permitted viewers: only the table's view while people share a screen and still play. */
function viewersOf(row: TableRow): Viewer[] {
  const hidden = row.cover && row.over === null;
  return hidden ? ['table'] : [...row.seats.keys(), 'table'];
}

const startOf = (row: TableRow): number => {
  const typed = Number(location.hash.slice(1));
  return Number.isInteger(typed) && typed > 0 ? Math.min(typed, row.entries) : 0;
};

/** Looking back at a running game from its table, as one viewer. */
export interface LookingBack {
  source: MomentSource;
  viewer: Viewer;
  /** The first moment. */
  start: number;
  /** Back to the table. */
  leave(): void;
}

export function Watching({ row, module, back }: Opened & { back?: LookingBack }) {
  const [problem, setProblem] = useState('');
  const viewers = back === undefined ? viewersOf(row) : [back.viewer];
  const first =
    back?.viewer ??
    viewers.find((viewer) => viewer !== 'table' && row.seats[viewer]?.kind === 'person') ??
    'table';
  const replay = useReplay({
    row,
    source: useMemo(() => back?.source ?? workerMoments(row.id), [back, row.id]),
    first,
    start: useMemo(() => back?.start ?? startOf(row), [back, row]),
    addressed: back === undefined,
    fail: (error) => setProblem(error.message),
  });
  if (problem !== '' && replay === null) return <Fallback problem={problem} />;
  if (replay === null) return <main className="loading">Opening the record …</main>;
  return <Watched {...{ row, module, replay, viewers, back }} trouble={problem} />;
}

const nothing = (): void => undefined;

interface WatchedProps extends Opened {
  replay: Replay;
  viewers: readonly Viewer[];
  back: LookingBack | undefined;
  /** The error of a moment that could not be loaded. */
  trouble: string;
}

interface PartProps extends WatchedProps {
  panels: readonly SeatPanel[];
  here: ReviewHere;
  fail(error: Error): void;
}

function ReplayBar({ row, module, replay, viewers, panels, back, fail }: PartProps) {
  const { state } = replay;
  const save = (): void => {
    tablesWorker
      .write(row.id)
      .then((text) => saveFile(text, `${row.game}-${row.id.slice(0, 8)}.xeno.jsonl`), fail);
  };
  return (
    <header className="table-bar">
      <Mark />
      <div className="title">
        <i className="gametag" />
        <h1>{back === undefined ? `Replay: ${row.name}` : `Looking back: ${row.name}`}</h1>
        <span>
          {titleOf(state.game)?.name} · {module.headline(state.view)}
        </span>
      </div>
      <span className="grow" />
      <HouseChip setUp={row} />
      <Viewpoint viewers={viewers} viewer={replay.viewer} panels={panels} look={replay.look} />
      {row.over !== null && <CheckDiceButton record={() => tablesWorker.write(row.id)} />}
      {back === undefined && (
        <button
          type="button"
          className="icon-button"
          aria-label="Save the record as a file"
          title="Save the record as a file"
          onClick={save}
        >
          <Icon name="file" size={18} />
        </button>
      )}
    </header>
  );
}

function Player({ row, replay, panels, here, back, fail }: PartProps) {
  const { state, at, last, parts, lines } = replay;
  const strip = useRef<HTMLDivElement>(null);
  const width = useWidth(strip);
  const fork = (): void => {
    tablesWorker
      .fork(row.id, at, `${row.name}, from step ${at}`)
      .then((made) => go(`/table/${made.id}`), fail);
  };
  return (
    <section className="scrub" aria-label="Player">
      <Transport replay={replay} />
      <div className="strip-room" ref={strip}>
        {here.review !== null && <Curve review={here.review} {...{ at, last, width }} goTo={replay.goTo} />}
        <Scrubber
          at={at}
          last={last}
          parts={parts}
          marks={replay.marks}
          panels={panels}
          spoken={spokenStep(parts, at, last, lines)}
          width={width}
          goTo={replay.goTo}
        />
      </div>
      <div className="take">
        {back === undefined ? (
          <button type="button" className="button primary" onClick={fork} disabled={state.over !== null}>
            <Icon name="branch" />
            {state.over === null ? 'Play from here' : 'It is over here'}
          </button>
        ) : (
          <button type="button" className="button primary" onClick={back.leave}>
            <Icon name="arrow" />
            Back to the table
          </button>
        )}
        <p className="signs">
          <span>◆ chance</span>
          <span>• choice</span>
          <span>× taken back</span>
        </p>
      </div>
    </section>
  );
}

/** The board as a picture: things can be looked at, nothing can be decided. */
function useStillBoard(
  { view, viewer, seats }: Replay['state'],
  flashed: readonly ThingId[],
  point: (thing: ThingId | null) => void,
): BoardProps<Json> {
  const changed = useMemo(() => new Set(flashed), [flashed]);
  return {
    view,
    viewer,
    seats,
    ask: null,
    picked: null,
    ...stillPointing,
    pick: nothing,
    commit: nothing,
    playAll: nothing,
    goOn: nothing,
    point,
    changed,
  };
}

function Watched(props: WatchedProps) {
  const { module, replay } = props;
  const { state, at } = replay;
  const [rule, setRule] = useState<string | null>(null);
  const [pointed, setPointed] = useState<ThingId | null>(null);
  const [flashed, setFlashed] = useState<readonly ThingId[]>([]);
  const [problem, setProblem] = useState('');
  const drop = useRecordDrop();
  const panels = useMemo(() => panelsOf(module, state), [module, state]);
  const names = useNames(
    useMemo(
      () => [...module.names(state.view), ...panels.map((panel) => panel.name)],
      [module, state, panels],
    ),
  );
  const { row, viewers, back } = props;
  const own = viewers.find((viewer) => viewer !== 'table') ?? 0;
  const here = useReview({
    table: row.id,
    entries: row.entries,
    record: () => tablesWorker.write(row.id),
    seat: replay.viewer === 'table' ? own : replay.viewer,
    atOnce: false,
  });
  useReplayKeys(replay, here.review);
  const stage = useRef<HTMLElement>(null);
  const board = useStillBoard(state, flashed, setPointed);
  const part: PartProps = { ...props, panels, here, fail: (error) => setProblem(error.message) };
  const { Board } = module;
  const detail = pointed === null ? null : module.detail(pointed, state.view, null, state.seats);
  const said = problem || props.trouble || drop.problem;
  return (
    <OpenRule value={setRule}>
      <div
        className={`film game-surface${drop.over ? ' dropping' : ''}`}
        data-game={titleOf(state.game)?.accent}
      >
        <ReplayBar {...part} />
        <main className="stage" ref={stage}>
          <Board {...board} />
          <Happenings {...{ stage, state, module }} aftermath={null} planning={false} step={at} />
        </main>
        <aside className="right" aria-label="Steps">
          <StepNote {...{ replay, panels, names, module }} />
          {viewers.length > 1 && back === undefined && titleOf(row.game) !== undefined && (
            <ReviewPanel
              {...{ here, at, panels }}
              goTo={replay.goTo}
              puzzleOf={(entry) => puzzleOf(row, entry)}
            />
          )}
          {back === undefined && <SaidThen table={row.id} {...{ at, panels }} goTo={replay.goTo} />}
          <LogPanel
            state={state}
            module={module}
            names={names}
            title="Steps"
            current={at - 1}
            jump={(entry) => replay.goTo(entry + 1)}
            flash={setFlashed}
          />
        </aside>
        {detail && <Details detail={detail} close={() => setPointed(null)} />}
        <Player {...part} />
        {said !== '' && (
          <p className="toast" role="alert">
            {said}
          </p>
        )}
      </div>
      {rule !== null && <RuleDrawer rule={rule} close={() => setRule(null)} open={setRule} />}
    </OpenRule>
  );
}
