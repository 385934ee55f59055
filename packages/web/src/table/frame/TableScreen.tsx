// The table: the frame that all games live in.
import { titleOf } from '@xenotable/shelf';
import type { Json } from '@xenotable/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { SettingsDialog } from '../../kit/shellParts.tsx';
import { useSettings } from '../../storage/settings.ts';
import { play as playSound } from '../sound.ts';
import { moveFocus } from '../../boards/cards/arrows.ts';
import { useFlip } from '../../boards/cards/flip.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { BoardProps, GameModule } from '../contract.ts';
import type { ThingId } from '../../boards/things.ts';
import { RuleDrawer } from '../rules/RuleDrawer.tsx';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { ActionsPanel } from '../actions/ActionsPanel.tsx';
import { CatchUp } from '../log/CatchUp.tsx';
import { Coach } from '../lesson/Coach.tsx';
import { Covered } from '../seats/Covered.tsx';
import { Details } from './Details.tsx';
import { Ending } from './Ending.tsx';
import { Help } from './Help.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import { Legend } from './Legend.tsx';
import { LiveRegions } from './live.tsx';
import { useNames } from '../../kit/Marked.tsx';
import { OddsPanel } from '../odds/OddsPanel.tsx';
import { PhaseBar, Saved } from './PhaseBar.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { promptButtons } from '../prompt/promptButtons.ts';
import { RollBar } from '../prompt/RollBar.tsx';
import { OpenRule } from '../rules/RuleChip.tsx';
import { Seats } from '../seats/Seats.tsx';
import { OrderPicker } from '../prompt/OrderPicker.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useCatching } from '../log/useCatching.ts';
import { useTableKeys } from './keys.ts';
import { useSelection } from '../actions/selection.ts';
import { useDecisions } from '../actions/useDecisions.ts';
import type { LessonNotes } from '../lesson/notes.ts';

type Tab = 'act' | 'hand' | 'odds' | 'log' | 'seats';

interface TableScreenProps {
  client: Table;
  module: GameModule;
  lesson?: LessonNotes;
}

export function TableScreen({ client, module, lesson }: TableScreenProps) {
  const state = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.state(),
  );
  if (state === null) return <main className="loading">Laying out the table …</main>;
  return (
    <Covered state={state} client={client} module={module}>
      <OpenTable state={state} client={client} module={module} {...(lesson && { lesson })} />
    </Covered>
  );
}

function OpenTable({ state, client, module, lesson }: TableScreenProps & { state: TableState }) {
  const settings = useSettings();
  const [tab, setTab] = useState<Tab>('act');
  const [drawer, setDrawer] = useState(false);
  const [dialog, setDialog] = useState<'help' | 'settings' | 'menu' | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [pointed, setPointed] = useState<ThingId | null>(null);
  const [flashed, setFlashed] = useState<readonly ThingId[]>([]);
  const [ended, setEnded] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const stage = useRef<HTMLElement>(null);
  useFlip(stage, state.view);
  useEffect(() => setPointed(null), [state.seq]);

  const { view, ask } = state;
  const title = titleOf(state.game);
  const panels = useMemo(
    () => module.seats(view, state.seats, state.viewer),
    [module, view, state.seats, state.viewer],
  );
  const names = useNames(
    useMemo(() => [...module.names(view), ...panels.map((panel) => panel.name)], [module, view, panels]),
  );
  const [catching, setCatching] = useCatching(state, client);

  const { commit, playAll, roll, undo, refuse, complain, busy, alarm, justActed } = useDecisions(
    client,
    state,
  );
  const selection = useSelection(ask, module, view, { commit, refuse, oneClick: settings.oneClick });
  const buttons = ask === null ? [] : promptButtons(selection, ask, (choice) => module.say?.(choice, view));

  useEffect(() => {
    if (ask !== null) playSound('turn');
    document.title = `${ask === null ? '' : '● '}${title?.name ?? state.game} · Xenotable`;
  }, [ask, title, state.game]);

  useTableKeys(
    {
      enter: () => {
        if (state.scene !== null) client.skip();
        else if (buttons[0] && !justActed()) commit(buttons[0].choice);
      },
      escape: () => (selection.back() ? undefined : setPointed(null)),
      undo,
      end: () => selection.plain[0] && commit(selection.plain[0].choice),
      space: () => {
        if (state.scene !== null) client.skip();
        else if (catching) setCatching(false);
        else if (state.thinking?.problem === null) client.programs.stop();
        else return false;
        return true;
      },
      search: () => {
        // At once: the next letter is meant for the field.
        flushSync(() => setTab('act'));
        (search.current ?? document.querySelector<HTMLElement>('.pnl-act .action'))?.focus();
      },
      help: () => setDialog('help'),
      show: (panel) => {
        flushSync(() => setTab(panel));
        document.querySelector<HTMLElement>(`.pnl-${panel} :is(button, [tabindex="0"], input)`)?.focus();
      },
      arrow: (key) => {
        return stage.current !== null && moveFocus(stage.current, key);
      },
      button: (index) => buttons[index] && commit(buttons[index].choice),
    },
    settings.letters,
  );

  const board: BoardProps<Json> = {
    view,
    viewer: state.viewer,
    seats: state.seats,
    ask,
    picked: selection.picked,
    standing: selection.standing,
    touch: selection.touch,
    drop: selection.drop,
    pick: selection.pick,
    commit: () => selection.picked !== null && commit(selection.picked),
    playAll,
    point: setPointed,
    changed: useMemo(() => new Set(flashed), [flashed]),
    still: false,
  };
  const detail = pointed === null ? null : module.detail(pointed, view);
  const { Board, Summary, Hand } = module;
  const phases = module.phases(view);
  const tabs: [Tab, string, number?][] = [
    ['act', 'Actions', ask?.offers.length ?? 0],
    ...(Hand ? [['hand', module.handLabel ?? 'Hand'] as [Tab, string]] : []),
    ['odds', 'Odds'],
    ['log', 'Log'],
    ...(panels.length > 1 || Summary
      ? [['seats', panels.length > 1 ? 'Seats' : 'Status'] as [Tab, string]]
      : []),
  ];

  return (
    <OpenRule value={setRule}>
      <div
        className={`table game-surface${drawer ? ' drawn' : ''}${module.wide?.(view) ? ' wide' : ''}`}
        data-game={title?.accent}
        data-tab={tab}
        data-seq={state.seq}
        aria-busy={busy}
      >
        <PhaseBar title={title?.name ?? state.game} sub={module.headline(view)} phases={phases}>
          <div className="chips flex-row">
            <Saved saved={state.saved} online={state.online} />
          </div>
          <div className="tools-bar">
            <button
              type="button"
              className="icon-button monly"
              onClick={() => setDrawer(!drawer)}
              aria-label="Seats and actions"
              aria-expanded={drawer}
            >
              <Icon name="list" size={18} />
            </button>
            <button type="button" className="icon-button" onClick={() => setDialog('help')} aria-label="Help">
              <Icon name="help" size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              onClick={() => setDialog('menu')}
              aria-label="This table"
            >
              <Icon name="menu" size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              onClick={() => setDialog('settings')}
              aria-label="Settings"
            >
              <Icon name="gear" size={18} />
            </button>
          </div>
        </PhaseBar>
        <aside className="left" aria-label="Seats and actions">
          <div className="seats">
            {Summary && <Summary view={view} viewer={state.viewer} picked={selection.picked} />}
            {panels.length > 1 && (
              <Seats
                panels={panels}
                waiting={state.waiting}
                viewer={state.viewer}
                mine={state.mine}
                present={state.present}
                programs={state.programs}
                look={(seat) => void client.look(seat)}
                takeOver={(seat) => void client.programs.seat(seat, null)}
              />
            )}
          </div>
          <ActionsPanel
            ask={ask}
            fitting={selection.fitting}
            refused={selection.refused}
            picked={selection.picked}
            module={module}
            view={view}
            names={names}
            pick={selection.pick}
            commit={commit}
            search={search}
            idle={
              state.over !== null
                ? 'The game is over.'
                : state.awaited !== null
                  ? 'Your dice first.'
                  : 'Nothing to decide for you now.'
            }
          />
          <Legend rows={module.legend} />
        </aside>
        <main className="stage" ref={stage}>
          <Board {...board} />
          {catching && (
            <CatchUp state={state} module={module} names={names} close={() => setCatching(false)} />
          )}
          {lesson && (
            <Coach
              notes={lesson}
              ask={ask}
              entries={state.seq}
              over={state.over !== null}
              names={names}
              pick={selection.pick}
            />
          )}
          {state.over !== null && !ended && (
            <Ending
              state={state}
              client={client}
              module={module}
              panels={panels}
              close={() => setEnded(true)}
            />
          )}
        </main>
        {state.awaited !== null && (
          <RollBar
            key={state.seq}
            awaited={state.awaited}
            panel={panels[state.awaited.seat]!}
            words={module.say?.(state.awaited.choice, view) ?? state.awaited.words}
            roll={roll}
            complain={complain}
          />
        )}
        {state.awaited === null && (
          <PromptBar
            state={state}
            module={module}
            panels={panels}
            selection={selection}
            names={names}
            commit={commit}
            undo={undo}
            skip={() => client.skip()}
            programs={client.programs}
          />
        )}
        <nav className="tabs" aria-label="Panels">
          {tabs.map(([id, label, count]) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === tab}
              className={id === tab ? 'active' : ''}
              onClick={() => setTab(id)}
            >
              {label}
              {count !== undefined && count > 0 && <sup>{count}</sup>}
            </button>
          ))}
        </nav>
        <aside className="right" aria-label="Odds and log">
          <OddsPanel client={client} state={state} module={module} picked={selection.picked} />
          {ask?.reaction && <OrderPicker reaction={ask.reaction} client={client} />}
          <LogPanel state={state} module={module} names={names} flash={setFlashed} />
        </aside>
        {detail && <Details detail={detail} close={() => setPointed(null)} />}
        {Hand && (
          <section className="handtab" aria-label={module.handLabel ?? 'Hand'}>
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
      {dialog === 'help' && <Help close={() => setDialog(null)} />}
      {dialog === 'settings' && <SettingsDialog close={() => setDialog(null)} />}
      {dialog === 'menu' && <TableMenu state={state} client={client} close={() => setDialog(null)} />}
      {rule !== null && <RuleDrawer rule={rule} close={() => setRule(null)} open={setRule} />}
    </OpenRule>
  );
}
