// What the parts of the workshop share: the scenario with its history, its problems, and the page that is shown.
import type { ScenarioHead, ScenarioProblem } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { elementOf } from '../kit/target.ts';
import { useFileDrop } from '../kit/useFileDrop.ts';
import { useKeptScenarios } from '../storage/lists.ts';
import { type Craft, pageOf } from './craft.ts';
import { draftOf } from './drafts.ts';
import { scenarioInAddress } from './link.ts';
import { useHistory } from './useHistory.ts';
import { useKeyDown } from '../kit/useKeyDown.ts';

/** On a phone one of these at a time is below the board: the tools, a page of settings, or the problems. */
export const TOOLS = 'tools';
export const PROBLEMS = 'problems';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Removes the link from the address, so that a reload opens the draft. */
const forgetLink = (): void => history.replaceState(null, '', location.pathname);

/** Reads the scenario from the address, now and whenever another link is followed. */
function useArrival(take: (text: string) => void, fail: (words: string) => void): void {
  const look = useEffectEvent(() => {
    scenarioInAddress()
      .then((text) => {
        if (text === null) return;
        forgetLink();
        take(text);
      })
      .catch((error: unknown) => fail(wordsOf(error)));
  });
  useEffect(() => {
    const again = (): void => look();
    again();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
}

/** What a title does when the scenario changes. */
interface Reactions<P> {
  /** Shows a problem on the board; returns whether it could. */
  show?(problem: P): boolean;
  /** Another scenario was opened. */
  opened?(): void;
}

export function useWork<S extends ScenarioHead, P extends ScenarioProblem>(
  craft: Craft<S, P>,
  { show, opened }: Reactions<P> = {},
) {
  const draft = useMemo(() => draftOf(craft), [craft]);
  const { now: scenario, ...steps } = useHistory(() => draft.read());
  const { change } = steps;
  const kept = useKeptScenarios(craft.game);
  const [page, setPage] = useState(craft.pages[0].id);
  const [tab, setTab] = useState<string>(TOOLS);
  const [notice, setNotice] = useState('');
  /** A scenario from a link that waits to be played or opened. */
  const [arrived, setArrived] = useState<S | null>(null);
  const problems = useMemo(() => craft.sheet.problems(scenario), [craft, scenario]);
  useEffect(() => draft.write(scenario), [draft, scenario]);
  useEffect(() => setNotice(''), [scenario]);
  useEffect(() => {
    document.title = `${craft.heading} · Xenotable`;
  }, [craft]);

  /** Opens another scenario: one step, so Undo brings back what was in the editor. */
  const open = (next: S): void => {
    change(next);
    opened?.();
    setNotice('');
  };
  /** Opens a file's text; an error names the wrong field. */
  const take = (text: string): boolean => {
    try {
      open(craft.sheet.read(text));
      return true;
    } catch (error) {
      setNotice(wordsOf(error));
      return false;
    }
  };
  /** Opens the scenario of a link; the draft that it replaces is kept. */
  const openArrived = (next: S): void => {
    const text = craft.sheet.write(scenario);
    const known = [craft.sheet.fresh(), ...craft.sheet.examples].map((one) => craft.sheet.write(one));
    if (!known.includes(text) && !kept.kept.some((one) => one.text === text))
      kept.keep({ name: scenario.name || 'Draft', text });
    open(next);
    setArrived(null);
  };
  useArrival((text) => setArrived(craft.sheet.read(text)), setNotice);
  const dropping = useFileDrop((file) => void file.text().then(take));

  return {
    craft,
    scenario,
    ...steps,
    kept,
    open,
    take,
    arrived,
    openArrived,
    dismissArrived: () => setArrived(null),
    dropping,
    page,
    setPage,
    tab,
    setTab,
    notice,
    setNotice,
    problems,
    /** Leads to a problem: on the board, or to the page that holds its field. */
    show(problem: P): void {
      if (show?.(problem) === true) return;
      const id = pageOf(craft.pages, problem.field);
      setPage(id);
      setTab(id);
    },
  };
}

export type Work<S extends ScenarioHead, P extends ScenarioProblem = ScenarioProblem> = ReturnType<
  typeof useWork<S, P>
>;

/** Keys of a title's tools, by the key in lower case; undo and redo always work. Off while something is typed or a dialog is open. */
export function useWorkshopKeys(
  { undo, redo }: { undo(): void; redo(): void },
  own: Readonly<Record<string, () => void>>,
): void {
  useKeyDown((event) => {
    if (document.querySelector('dialog[open]') !== null) return;
    if (elementOf(event)?.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (command && key === 'z') (event.shiftKey ? redo : undo)();
    else if (command && key === 'y') redo();
    else if (command || event.altKey) return;
    else if (key === 'u') undo();
    else if (Object.hasOwn(own, key)) own[key]?.();
    else return;
    event.preventDefault();
  });
}
