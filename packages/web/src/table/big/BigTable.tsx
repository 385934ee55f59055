// A shared table screen: large, for everybody to see, without hands and without buttons that decide. Players decide on their phones.
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
import { isModified } from '../../kit/keyEvents.ts';
import { useKeyDown } from '../../kit/useKeyDown.ts';

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
    goOn: nothing,
    watched,
    shared: true,
  };
}

/** Nobody operates this screen, so films never wait here. */
function useRunningFilm(client: Table, { film }: TableState): void {
  const waits = film !== null && film.at !== null && !film.playing;
  const at = film?.at;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => client.film.play(), 1500);
    return () => clearTimeout(timer);
  }, [client, waits, at]);
}

/** Large text, to be read from a distance, whatever the device's settings are. */
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

/** The key F switches to full screen. */
function useFullScreen(): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 'f' || isModified(event)) return;
    if (document.fullscreenElement === null) void document.documentElement.requestFullscreen?.();
    else void document.exitFullscreen();
  });
}

/** Who is asked, by name; never the possible answers. */
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
