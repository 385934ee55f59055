// What the table's keys do.
import { type Json, type Worded, same } from '@xenotable/kernel';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { moveFocus } from '../../boards/cards/arrows.ts';
import { useTableKeys } from './keys.ts';
import type { OpenTable } from './useOpenTable.ts';

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Said instead of playing what is risky by the way. */
export const RISKY = 'This may fail and end more than it begins: press its button, or 1.';

export function useShortcuts(table: OpenTable): void {
  const { state, client, decisions, nagging, selection, buttons, endings, stage, search } = table;
  const { setTab, setDialog } = table;
  const { undo, justActed } = decisions;
  const { nag, commit } = nagging;
  const { picked } = selection;
  const { oneClick } = table.settings;
  const onlyOne = state.ask !== null && state.ask.offers.length + state.ask.spaces.length === 1;
  const isRisky = (choice: Json): boolean =>
    state.ask !== null && table.module.note(choice, state.view, state.ask.seat).risky === true;
  /** A key plans first, and plays what it has planned; where nothing else can be done there is nothing to plan. */
  const press = (offer: Worded | undefined): void => {
    if (offer === undefined || justActed()) return;
    if (oneClick || onlyOne || (picked !== null && same(picked, offer.choice))) commit(offer.choice);
    else selection.pick(offer.choice);
  };
  const moved = useRef(false);
  useLayoutEffect(() => {
    moved.current = false;
  }, [picked]);
  useTableKeys(
    {
      enter() {
        if (nag !== null) {
          nagging.close();
          if (nag.left.next !== null) selection.pick(nag.left.next);
        } else if (picked !== null && isRisky(picked)) decisions.complain(RISKY);
        else press(endings.find(({ choice }) => same(choice, picked)) ?? buttons[0] ?? endings[0]);
      },
      claimsEnter: () => nag !== null || (picked !== null && !moved.current),
      moved() {
        moved.current = true;
      },
      insist: nagging.insist,
      escape() {
        if (nag !== null) nagging.close();
        else if (!selection.back()) table.setPointed(null);
      },
      undo,
      end: () => (nag === null ? press(endings[0] ?? selection.plain[0]) : undefined),
      space() {
        if (table.catching) table.setCatching(false);
        else if (state.thinking?.problem === null) client.programs.stop();
        else return false;
        return true;
      },
      search() {
        // At once: the next letter is meant for the field.
        flushSync(() => setTab('act'));
        search.current?.focus();
      },
      help: () => setDialog('help'),
      briefing: () => table.briefing.open(),
      hint: table.toggleHint,
      show(panel) {
        flushSync(() => setTab(panel));
        focus(
          panel === 'act' ? '.pnl-act button.action' : `.pnl-${panel} :is(button, [tabindex="0"], input)`,
        );
      },
      arrow: (key) => stage.current !== null && moveFocus(stage.current, key),
      button: (index) => press(buttons[index]),
    },
    table.settings,
  );
}
