// What the parts of an open table share: the question, the selection, and what is shown.
import { type Title, titleOf } from '@xenotable/shelf';
import { type Json, type Worded, same } from '@xenotable/kernel';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFlip } from '../../boards/cards/flip.ts';
import type { ThingId } from '../../boards/things.ts';
import { useNames } from '../../kit/Marked.tsx';
import { useSize } from '../../kit/size.ts';
import { type Settings, useSettings } from '../../storage/settings.ts';
import { type Selection, useSelection } from '../actions/selection.ts';
import { type Decisions, useDecisions } from '../actions/useDecisions.ts';
import type { Table } from '../client/table.ts';
import type { Since, TableState } from '../client/tableState.ts';
import type { GameModule, SeatPanel } from '../contract.ts';
import { type LessonHere, wantedNow } from '../lesson/rails.ts';
import { panelsOf } from '../seats/panels.ts';
import { useCatching } from '../log/useCatching.ts';
import { type Aftermath, useAftermath } from '../stage/useAftermath.ts';
import { buttonsOf } from '../prompt/layOut.ts';
import { type Nagging, useNag } from '../prompt/useNag.ts';
import { type HintHere, useHint } from '../hint/useHint.ts';
import type { PuzzleHere } from '../puzzle/puzzleHere.ts';
import { type BriefingHere, useBriefing } from '../story/useBriefing.ts';

export type Tab = 'act' | 'hand' | 'odds' | 'digest' | 'talk' | 'log' | 'seats';
export type TableDialog = 'help' | 'settings' | 'menu';

export interface TableScreenProps {
  client: Table;
  module: GameModule;
  lesson?: LessonHere;
  /** The puzzle that is solved here. */
  puzzle?: PuzzleHere;
}

export interface OpenTable extends TableScreenProps {
  state: TableState;
  settings: Settings;
  title: Title | undefined;
  panels: readonly SeatPanel[];
  /** Names that are marked in sentences. */
  names: RegExp | null;
  decisions: Decisions;
  /** Plays a choice, or asks first if it would leave something undone. */
  nagging: Nagging;
  selection: Selection;
  /** What the prompt offers, first button first. */
  buttons: readonly Worded[];
  /** Offers that end or give something up. */
  endings: readonly Worded[];
  /** What others have done since the viewer's last act. */
  aftermath: Aftermath | null;
  /** Whether a choice is being built. */
  planning: boolean;
  /** Whether the player must first be shown what happened since they looked. */
  catching: boolean;
  setCatching(catching: boolean): void;
  /** A phone beside a table screen. */
  beside: boolean;
  /** The panel that a phone shows. */
  tab: Tab;
  setTab(tab: Tab): void;
  dialog: TableDialog | null;
  setDialog(dialog: TableDialog | null): void;
  /** The thing whose details are shown. */
  pointed: ThingId | null;
  /** It was pointed at in the left column, which its details must not cover. */
  pointedLeft: boolean;
  setPointed(thing: ThingId | null, left?: boolean): void;
  /** The name in a sentence whose details are shown. */
  named: Named | null;
  setNamed(named: Named | null): void;
  /** Things that a line of the log mentions. */
  flashed: readonly ThingId[];
  setFlashed(things: readonly ThingId[]): void;
  briefing: BriefingHere;
  hint: HintHere;
  /** Shows a hint, or closes it. */
  toggleHint(): void;
  stage: RefObject<HTMLElement | null>;
  /** The field that filters the actions. */
  search: RefObject<HTMLInputElement | null>;
}

/** A name, and the column it stands in, which its details do not cover; null: in neither. */
export interface Named {
  name: string;
  column: 'left' | 'right' | null;
}

/** What is open or pointed at now. */
function useShown(seq: number, first: Tab) {
  const [tab, setTab] = useState(first);
  const [dialog, setDialog] = useState<TableDialog | null>(null);
  const [pointed, setThing] = useState<ThingId | null>(null);
  const [pointedLeft, setPointedLeft] = useState(false);
  const setPointed = useCallback((thing: ThingId | null, left = false) => {
    setThing(thing);
    setPointedLeft(left);
  }, []);
  const [named, setNamed] = useState<Named | null>(null);
  const [flashed, setFlashed] = useState<readonly ThingId[]>([]);
  useEffect(() => {
    setPointed(null);
    setNamed(null);
  }, [seq, setPointed]);
  return {
    tab,
    setTab,
    dialog,
    setDialog,
    pointed,
    pointedLeft,
    setPointed,
    named,
    setNamed,
    flashed,
    setFlashed,
  };
}

/** The first panel on a phone: the hand if the game is played from it, otherwise the actions. */
const homeOf = ({ handFirst }: GameModule): Tab => (handFirst === true ? 'hand' : 'act');

/**
 * On a phone the digest is a tab. It opens by itself, unless a hand is shown or the question must be answered at once,
 * and closes when the player plans something.
 */
function useDigestTab(
  digest: Since | null,
  planning: boolean,
  { tab, setTab }: ReturnType<typeof useShown>,
  { home, held, answering }: { home: Tab; held: boolean; answering: boolean },
): void {
  const [seen, setSeen] = useState(digest);
  if (seen !== digest) {
    setSeen(digest);
    if (digest !== null && answering) setTab(home);
    else if (digest !== null && !(held && tab === 'hand')) setTab('digest');
  }
  if (tab === 'digest' && (digest === null || planning)) setTab(home);
}

/** If the game is played from the hand, a new phase switches from the odds to the hand. */
function usePhaseTab(phase: number, module: GameModule, { tab, setTab }: ReturnType<typeof useShown>): void {
  const [before, setBefore] = useState(phase);
  if (before === phase) return;
  setBefore(phase);
  if (module.handFirst === true && tab === 'odds') setTab('hand');
}

/** Beside a table screen a phone opens with the hand. */
function useBeside(state: TableState, module: GameModule, setTab: (tab: Tab) => void): boolean {
  const phone = useSize() === 'phone';
  const beside = phone && state.watches === null && state.watching.some(({ screen }) => screen);
  const [was, setWas] = useState(false);
  if (was !== beside) {
    setWas(beside);
    if (beside && module.handFirst === true) setTab('hand');
  }
  return beside;
}

/** On a phone the tab of the puzzle opens with every verdict. */
function usePuzzleTab(puzzle: PuzzleHere | undefined, { setTab }: ReturnType<typeof useShown>): void {
  const told = puzzle !== undefined && (puzzle.verdict !== null || puzzle.shown);
  const [before, setBefore] = useState(told);
  if (before === told) return;
  setBefore(told);
  if (told) setTab('odds');
}

export function useOpenTable(props: TableScreenProps & { state: TableState }): OpenTable {
  const { state, client, module, puzzle } = props;
  const { view, ask, seats } = state;
  const settings = useSettings();
  const shown = useShown(state.seq, puzzle === undefined ? homeOf(module) : 'odds');
  usePhaseTab(module.phases(view).now, module, shown);
  usePuzzleTab(puzzle, shown);
  const beside = useBeside(state, module, shown.setTab);
  const stage = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useFlip(stage, view);
  const panels = useMemo(() => panelsOf(module, { view, seats }), [module, view, seats]);
  const names = useNames(
    useMemo(() => [...module.names(view), ...panels.map((panel) => panel.name)], [module, view, panels]),
  );
  const [catching, setCatching] = useCatching(state, client);
  const decisions = useDecisions(client, module, state);
  const nagging = useNag({ state, module, wanted: wantedNow(props.lesson, state), play: decisions.commit });
  const { refuse } = decisions;
  const { commit } = nagging;
  const again = (choice: Json): void => {
    if (ask === null || module.note(choice, view, ask.seat).risky !== true) commit(choice);
  };
  const selection = useSelection(ask, module, view, {
    commit,
    again,
    refuse,
    isAtOnce: (choice) =>
      settings.oneClick || (ask !== null && module.note(choice, view, ask.seat).atOnce === true),
    acts: decisions.acts,
  });
  const { picked } = selection;
  const [planned, setPlanned] = useState(picked);
  if (planned !== picked) {
    setPlanned(picked);
    // The player has planned something else.
    if (picked !== null && nagging.nag !== null && !same(picked, nagging.nag.choice)) nagging.close();
  }
  const hint = useHint(client, state, picked, ask === null ? null : (module.baseline?.(ask, view) ?? null));
  const { others, endings } = buttonsOf({ state, module, selection });
  const aftermath = useAftermath(state, module);
  const planning = selection.picked !== null || selection.path.length > 0;
  useDigestTab(aftermath === null ? null : state.since, planning, shown, {
    home: homeOf(module),
    held: beside || module.handFirst !== true,
    answering: module.asksAtOnce?.(view) === true,
  });
  return {
    ...props,
    ...shown,
    beside,
    stage,
    search,
    settings,
    title: titleOf(state.game),
    panels,
    names,
    catching,
    setCatching,
    briefing: useBriefing(state, module, props.lesson !== undefined || puzzle !== undefined),
    hint,
    toggleHint: () => {
      if (puzzle === undefined && !state.hints)
        return decisions.complain('Hints were switched off when this table was set up.');
      if (!hint.open) {
        shown.setTab('odds');
        // The details of the thing under the mouse would cover it.
        shown.setPointed(null);
      }
      return puzzle === undefined ? hint.toggle() : puzzle.nudge();
    },
    decisions,
    nagging,
    selection,
    aftermath,
    planning,
    buttons: others,
    endings,
  };
}
