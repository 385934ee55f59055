// Everything that the parts of an open table share: what is asked, what is being put together, what is shown.
import { type Title, titleOf } from '@xenotable/shelf';
import type { Worded } from '@xenotable/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useFlip } from '../../boards/cards/flip.ts';
import type { ThingId } from '../../boards/things.ts';
import { useNames } from '../../kit/Marked.tsx';
import { type Settings, useSettings } from '../../storage/settings.ts';
import { type Selection, useSelection } from '../actions/selection.ts';
import { type Decisions, useDecisions } from '../actions/useDecisions.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, SeatPanel } from '../contract.ts';
import type { LessonNotes } from '../lesson/notes.ts';
import { panelsOf } from '../seats/panels.ts';
import { useCatching } from '../log/useCatching.ts';
import { promptButtons } from '../prompt/promptButtons.ts';

export type Tab = 'act' | 'hand' | 'odds' | 'log' | 'seats';
export type TableDialog = 'help' | 'settings' | 'menu';

export interface TableScreenProps {
  client: Table;
  module: GameModule;
  lesson?: LessonNotes;
}

export interface OpenTable extends TableScreenProps {
  state: TableState;
  settings: Settings;
  title: Title | undefined;
  panels: readonly SeatPanel[];
  /** Names that stand out in sentences. */
  names: RegExp | null;
  decisions: Decisions;
  selection: Selection;
  /** What the prompt offers, first button first. */
  buttons: readonly Worded[];
  /** Somebody must first hear what happened since they looked. */
  catching: boolean;
  setCatching(catching: boolean): void;
  /** The panel that a phone shows. */
  tab: Tab;
  setTab(tab: Tab): void;
  dialog: TableDialog | null;
  setDialog(dialog: TableDialog | null): void;
  /** The thing whose details are shown. */
  pointed: ThingId | null;
  setPointed(thing: ThingId | null): void;
  /** Things that a line of the log speaks of. */
  flashed: readonly ThingId[];
  setFlashed(things: readonly ThingId[]): void;
  stage: RefObject<HTMLElement | null>;
  /** The field that filters the actions. */
  search: RefObject<HTMLInputElement | null>;
}

/** What is open or pointed at just now. */
function useShown(seq: number) {
  const [tab, setTab] = useState<Tab>('act');
  const [dialog, setDialog] = useState<TableDialog | null>(null);
  const [pointed, setPointed] = useState<ThingId | null>(null);
  const [flashed, setFlashed] = useState<readonly ThingId[]>([]);
  useEffect(() => setPointed(null), [seq]);
  return { tab, setTab, dialog, setDialog, pointed, setPointed, flashed, setFlashed };
}

export function useOpenTable(props: TableScreenProps & { state: TableState }): OpenTable {
  const { state, client, module } = props;
  const { view, ask, seats } = state;
  const settings = useSettings();
  const shown = useShown(state.seq);
  const stage = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useFlip(stage, view);
  const panels = useMemo(() => panelsOf(module, { view, seats }), [module, view, seats]);
  const names = useNames(
    useMemo(() => [...module.names(view), ...panels.map((panel) => panel.name)], [module, view, panels]),
  );
  const [catching, setCatching] = useCatching(state, client);
  const decisions = useDecisions(client, state);
  const { commit, refuse } = decisions;
  const selection = useSelection(ask, module, view, { commit, refuse, oneClick: settings.oneClick });
  return {
    ...props,
    ...shown,
    stage,
    search,
    settings,
    title: titleOf(state.game),
    panels,
    names,
    catching,
    setCatching,
    decisions,
    selection,
    buttons: ask === null ? [] : promptButtons(selection, ask, (choice) => module.say?.(choice, view)),
  };
}
