// This screen is the table: large, for everybody to see, without a hand and without a button that decides. Phones are the hands.
import type { TableInfo } from '@xenotable/server/protocol';
import type { Json } from '@xenotable/kernel';
import { Suspense, lazy, useEffect, useMemo } from 'react';
import { stillPointing } from '../../boards/things.ts';
import type { Table } from '../client/table.ts';
import { type TableState, inFilm } from '../client/tableState.ts';
import type { BoardProps, GameModule } from '../contract.ts';
import { actorsIn, wordsOf } from '../film/pictures.ts';
import { PhaseBar } from '../frame/PhaseBar.tsx';
import { Stage } from '../frame/Stage.tsx';
import { type OpenTable, useOpenTable } from '../frame/useOpenTable.ts';
import { Marked } from '../../kit/Marked.tsx';
import { OpenRule } from '../rules/RuleChip.tsx';
import { endingOf } from '../endingOf.ts';
import { BigSide } from './BigSide.tsx';
import { BigSeats } from './BigSeats.tsx';
import './big.css';

const BigEnding = lazy(() => import('./BigEnding.tsx'));

interface BigTableProps {
  client: Table;
  module: GameModule;
  info: TableInfo;
}

const nothing = (): void => undefined;

/** The board as a picture: nothing can be decided here. */
function useBigBoard({ state }: OpenTable): BoardProps<Json> {
  const watched = useMemo(() => actorsIn(state.film), [state.film]);
  return {
    ...stillPointing,
    view: state.view,
    viewer: 'table',
    seats: state.seats,
    ask: null,
    picked: null,
    pick: nothing,
    commit: nothing,
    playAll: nothing,
    watched,
    shared: true,
  };
}

/** Nobody stands beside a screen to go on: pictures never wait here. */
function useRunningFilm(client: Table, { film }: TableState): void {
  const waits = film !== null && film.at !== null && !film.playing;
  const at = film?.at;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => client.film.play(), 1500);
    return () => clearTimeout(timer);
  }, [client, waits, at]);
}

/** Read from across the room, whatever the device likes. */
function useLargeText(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['text'];
    dataset['text'] = 'largest';
    return () => {
      dataset['text'] = before ?? 'normal';
    };
  }, []);
}

/** F fills the screen. */
function useFullScreen(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.fullscreenElement === null) void document.documentElement.requestFullscreen?.();
      else void document.exitFullscreen();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Who is asked, by name; never what they could answer. */
function bandWords({ state, module, panels }: OpenTable): { says: string; also: string } {
  const { film, over, waiting, saved, present } = state;
  if (saved === 'offline')
    return { says: 'This screen is behind; the phones go on.', also: 'Reconnecting …' };
  const picture = film === null || film.at === null ? undefined : film.pictures[film.at];
  if (picture !== undefined) return { says: wordsOf(picture), also: '' };
  if (over !== null) return { says: endingOf(module, state).title, also: over.why };
  const names = waiting.map((seat) => panels[seat]?.name ?? '');
  const away = waiting.filter((seat) => present?.[seat] === false).map((seat) => panels[seat]?.name ?? '');
  if (names.length === 0) return { says: 'The table goes on by itself.', also: '' };
  return {
    says: `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} asked.`,
    also:
      away.length > 0
        ? `The phone of ${away.join(' and ')} is away.`
        : names.length > 1
          ? 'Look at your phones.'
          : 'Look at your phone.',
  };
}

export default function BigTable({ client, module, info }: BigTableProps) {
  const state = client.state();
  return state === null ? (
    <main className="loading">Laying out the table …</main>
  ) : (
    <Shown {...{ client, module, info, state }} />
  );
}

function Shown({ info, ...props }: BigTableProps & { state: TableState }) {
  const table = useOpenTable(props);
  const { state, module, title, panels, names } = table;
  const board = useBigBoard(table);
  useRunningFilm(props.client, state);
  useFullScreen();
  useLargeText();
  useEffect(() => {
    document.title = `${title?.name ?? state.game} · Xenotable`;
  }, [title, state.game]);
  const { says, also } = bandWords(table);
  const ended = state.over !== null && !inFilm(state);
  return (
    <OpenRule value={nothing}>
      <div
        className={`big-table game-surface${state.saved === 'offline' ? ' behind' : ''}`}
        data-game={title?.accent}
        data-seq={state.seq}
      >
        <PhaseBar
          title={title?.name ?? state.game}
          sub={module.headline(state.view)}
          phases={module.phases(state.view)}
        />
        <Stage table={table} board={board} stage={table.stage} />
        {ended && (
          <Suspense>
            <BigEnding state={state} module={module} panels={panels} />
          </Suspense>
        )}
        <section className="asked-band" aria-live="polite" aria-label="Who is asked">
          <div>
            <p className="says">
              <Marked text={says} names={names} />
            </p>
            {also !== '' && <p className="also">{also}</p>}
          </div>
          <BigSeats panels={panels.filter((_, seat) => state.waiting.includes(seat))} />
        </section>
        <BigSide table={table} info={info} />
      </div>
    </OpenRule>
  );
}
