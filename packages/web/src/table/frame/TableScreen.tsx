// The table: the frame that all games live in.
import type { Json } from '@xenotable/kernel';
import { Suspense, lazy, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SettingsDialog } from '../../kit/shellParts.tsx';
import type { TableState } from '../client/tableState.ts';
import type { BoardProps } from '../contract.ts';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { RollBar } from '../prompt/RollBar.tsx';
import { OpenRule } from '../rules/RuleChip.tsx';
import { RuleDrawer } from '../rules/RuleDrawer.tsx';
import { Covered } from '../seats/Covered.tsx';
import { play as playSound } from '../sound.ts';
import { Details } from './Details.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { Stage } from './Stage.tsx';
import { TableBar } from './TableBar.tsx';
import { LeftColumn, RightColumn } from './columns.tsx';
import { LiveRegions } from './live.tsx';
import { type OpenTable, type TableScreenProps, useOpenTable } from './useOpenTable.ts';
import { useShortcuts } from './useShortcuts.ts';

// What is not needed for the first question comes when it is.
const Help = lazy(() => import('./Help.tsx'));
const TableMenu = lazy(() => import('./TableMenu.tsx'));

export function TableScreen({ client, module, lesson }: TableScreenProps) {
  const state = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.state(),
  );
  if (state === null) return <main className="loading">Laying out the table …</main>;
  return (
    <Covered state={state} client={client} module={module}>
      <Uncovered state={state} client={client} module={module} {...(lesson && { lesson })} />
    </Covered>
  );
}

/** A question is heard, and seen on the tab of the browser. */
function useCall({ state: { ask, game }, title }: OpenTable): void {
  const name = title?.name ?? game;
  useEffect(() => {
    if (ask !== null) playSound('turn');
    document.title = `${ask === null ? '' : '● '}${name} · Xenotable`;
  }, [ask, name]);
}

function useBoard({ state, selection, decisions, setPointed, flashed }: OpenTable): BoardProps<Json> {
  const { picked, standing, touch, drop, pick } = selection;
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
    commit: () => picked !== null && decisions.commit(picked),
    playAll: decisions.playAll,
    point: setPointed,
    changed: useMemo(() => new Set(flashed), [flashed]),
    still: false,
  };
}

/** What is asked: a decision, or the results of people's own dice. */
function Bottom({ table }: { table: OpenTable }) {
  const { state, client, module, panels, selection, names, decisions } = table;
  const { awaited, view } = state;
  if (awaited === null)
    return (
      <PromptBar
        {...{ state, module, panels, selection, names }}
        commit={decisions.commit}
        undo={decisions.undo}
        skip={() => client.skip()}
        programs={client.programs}
      />
    );
  return (
    <RollBar
      key={state.seq}
      awaited={awaited}
      panel={panels[awaited.seat]!}
      words={module.say?.(awaited.choice, view) ?? awaited.words}
      roll={decisions.roll}
      complain={decisions.complain}
    />
  );
}

function Dialogs({ table }: { table: OpenTable }) {
  const close = (): void => table.setDialog(null);
  if (table.dialog === 'help') return <Help close={close} />;
  if (table.dialog === 'settings') return <SettingsDialog close={close} />;
  return table.dialog === 'menu' && <TableMenu state={table.state} client={table.client} close={close} />;
}

function Uncovered(props: TableScreenProps & { state: TableState }) {
  const table = useOpenTable(props);
  const { state, module, title, pointed, setPointed } = table;
  const [drawer, setDrawer] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const board = useBoard(table);
  useCall(table);
  useShortcuts(table);
  const detail = pointed === null ? null : module.detail(pointed, state.view);
  const { Hand, handLabel = 'Hand' } = module;
  const { alarm, busy } = table.decisions;
  return (
    <OpenRule value={setRule}>
      <div
        className={`table game-surface${drawer ? ' drawn' : ''}${module.wide?.(state.view) ? ' wide' : ''}`}
        data-game={title?.accent}
        data-tab={table.tab}
        data-seq={state.seq}
        aria-busy={busy}
      >
        <TableBar table={table} drawer={drawer} setDrawer={setDrawer} />
        <LeftColumn table={table} />
        <Stage table={table} board={board} stage={table.stage} />
        <Bottom table={table} />
        <PanelTabs table={table} />
        <RightColumn table={table} />
        {detail && <Details detail={detail} close={() => setPointed(null)} />}
        {Hand && (
          <section className="handtab" aria-label={handLabel}>
            <Hand {...board} />
          </section>
        )}
        {alarm !== '' && (
          <p className="toast" role="status">
            {alarm}
          </p>
        )}
        <LiveRegions state={state} alarm={alarm} />
      </div>
      <Suspense>
        <Dialogs table={table} />
      </Suspense>
      {rule !== null && <RuleDrawer rule={rule} close={() => setRule(null)} open={setRule} />}
    </OpenRule>
  );
}
