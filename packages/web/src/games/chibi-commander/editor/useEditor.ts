// What the parts of the editor share: the scenario with its history, the brush, what is shown and marked.
import { type Problem, scenarioSheet } from '@xenotable/chibi-commander/content';
import type { Cell } from '@xenotable/chibi-commander/preview';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Brush } from './Palette.tsx';
import { keepDraft, lastDraft } from './drafts.ts';
import { useHistory } from './useHistory.ts';
import { elementOf } from '../../../kit/target.ts';

export type Page = 'mission' | 'squads' | 'goals';
/** On a phone one of them at a time below the map. */
export type Tab = 'paint' | Page | 'problems';

const NOWHERE: readonly Cell[] = [];

const pageFor = (field: string): Page =>
  field.startsWith('goals') ? 'goals' : field.startsWith('squads') ? 'squads' : 'mission';

export function useEditor(root: RefObject<HTMLElement | null>) {
  const { now: scenario, ...history } = useHistory(lastDraft);
  const [brush, setBrush] = useState<Brush>({
    tool: { kind: 'piece', piece: 'house' },
    erase: false,
    rectangle: false,
  });
  const [unit, setUnit] = useState(-1);
  const [page, setPage] = useState<Page>('mission');
  const [tab, setTab] = useState<Tab>('paint');
  const [marked, setMarked] = useState<readonly Cell[]>(NOWHERE);
  const problems = useMemo(() => scenarioSheet.problems(scenario), [scenario]);
  useEffect(() => keepDraft(scenario), [scenario]);
  useEffect(() => setMarked(NOWHERE), [scenario]);
  /** Marks the fields with a problem, or opens the page on which it is. */
  const show = (wrong: Problem): void => {
    setMarked(wrong.cells);
    if (wrong.cells.length > 0)
      root.current?.querySelector<SVGElement>(`[data-cell="${wrong.cells[0]}"]`)?.focus();
    else {
      setPage(pageFor(wrong.field));
      setTab(pageFor(wrong.field));
    }
  };
  return {
    scenario,
    ...history,
    brush,
    setBrush,
    unit,
    setUnit,
    page,
    setPage,
    tab,
    setTab,
    marked,
    problems,
    show,
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** Keys of the editor, while nothing is typed and no dialog is open. */
export function useEditorKeys({ brush, setBrush, undo, redo }: Editor, off: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (off || elementOf(event)?.matches('input:not([type=checkbox]), textarea, select')) return;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (command && key === 'z') (event.shiftKey ? redo : undo)();
    else if (command && key === 'y') redo();
    else if (command || event.altKey) return;
    else if (key === 'r') setBrush({ ...brush, rectangle: !brush.rectangle });
    else if (key === 'x') setBrush({ ...brush, erase: !brush.erase });
    else if (key === 'h') setBrush({ ...brush, tool: { kind: 'hand' } });
    else if (key === 'u') undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
