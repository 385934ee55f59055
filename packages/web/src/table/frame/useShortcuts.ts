// What the table's keys do.
import { type Json, type Worded, same } from '@xenotable/kernel';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { moveFocus } from '../../boards/cards/arrows.ts';
import { keyPlays } from '../prompt/keyPlays.ts';
import { type Nag, safeAct } from '../prompt/useNag.ts';
import { useHandover } from '../seats/useHandover.ts';
import { useTableKeys } from './keys.ts';
import type { OpenTable } from './useOpenTable.ts';

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** What has the focus when a panel is opened. */
const firstIn = (panel: string): string =>
  panel === 'act' ? '.pnl-act button.action' : `.pnl-${panel} :is(button, [tabindex="0"], input)`;

/** Shown instead of playing a risky choice by a shortcut. */
export const RISKY = 'This may cost more than it brings: press its button, or 1.';

/** Enter in a warning plays what is planned, or plans what is left. */
function keepSafe({ nagging, selection }: OpenTable, nag: Nag): void {
  const { planned, next } = safeAct(nag, selection.picked);
  nagging.close();
  if (next !== null) (planned ? nagging.commit : selection.pick)(next);
}

export function useShortcuts(table: OpenTable): void {
  const { state, client, decisions, nagging, selection, buttons, endings, stage, search } = table;
  const { setTab, setDialog } = table;
  const { undo, justActed } = decisions;
  const { nag, commit } = nagging;
  const { picked } = selection;
  const { oneClick } = table.settings;
  const isRisky = (choice: Json): boolean =>
    state.ask !== null && table.module.note(choice, state.view, state.ask.seat).risky === true;
  /** A key plans first, and plays what it has planned. If there is only one thing to do, nothing has to be planned, and a warning is shown at once. */
  const press = (offer: Worded | undefined): void => {
    // Right after an act the same key was meant for that act, unless something was planned since.
    if (offer === undefined || (picked === null && justActed())) return;
    const { choice } = offer;
    const plays = keyPlays({ state, module: table.module, picked, oneClick }, choice);
    if (plays || nagging.asks(choice)) commit(choice);
    else selection.pick(choice);
  };
  // Something was picked up and has no target yet: Enter never means the end of a turn then.
  const isPointing = picked === null && selection.path.length > 0;
  const pointOn = (): void => {
    const [only, ...others] = selection.fitting;
    if (only !== undefined && others.length === 0) selection.pick(only.choice);
    else decisions.complain('Point at the target first.');
  };
  useHandover(state, decisions.complain);
  const moved = useRef(false);
  useLayoutEffect(() => {
    moved.current = false;
  }, [picked]);
  useTableKeys(
    {
      enter() {
        if (nag !== null) keepSafe(table, nag);
        else if (picked !== null && isRisky(picked)) decisions.complain(RISKY);
        else if (isPointing && buttons.length === 0) pointOn();
        else press(endings.find(({ choice }) => same(choice, picked)) ?? buttons[0] ?? endings[0]);
      },
      // Where keys have led the focus, the cell itself answers, also with the reason why nothing can be done there.
      claimsEnter: (idle) => nag !== null || (!moved.current && (picked !== null || idle)),
      moved() {
        moved.current = true;
      },
      insist: nagging.insist,
      escape() {
        if (nag !== null) nagging.close();
        else if (!selection.back()) table.setPointed(null);
      },
      undo,
      // The button of the ending keeps its place and its key in a warning: pressed again, both play it.
      end() {
        const ending = endings[0] ?? selection.plain[0];
        if (nag === null) press(ending);
        else if (same(nag.choice, ending?.choice)) nagging.insist();
      },
      space() {
        if (table.catching) table.setCatching(false);
        else if (state.thinking?.problem === null) client.programs.stop();
        else return false;
        return true;
      },
      search() {
        // Synchronously, so that the next letter goes into the field.
        flushSync(() => setTab('act'));
        search.current?.focus();
      },
      help: () => setDialog('help'),
      briefing: () => table.briefing.open(),
      hint: table.toggleHint,
      show(panel) {
        flushSync(() => setTab(panel));
        focus(firstIn(panel));
      },
      arrow: (key) => stage.current !== null && moveFocus(stage.current, key),
      button: (index) => press(buttons[index]),
    },
    table.settings,
  );
}
