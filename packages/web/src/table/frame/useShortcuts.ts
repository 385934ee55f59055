// What the table's keys do.
import { flushSync } from 'react-dom';
import { moveFocus } from '../../boards/cards/arrows.ts';
import { useTableKeys } from './keys.ts';
import type { OpenTable } from './useOpenTable.ts';

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

export function useShortcuts(table: OpenTable): void {
  const { state, client, decisions, selection, buttons, stage, search, setTab, setDialog } = table;
  const { commit, undo, justActed } = decisions;
  useTableKeys(
    {
      enter() {
        if (state.scene !== null) client.skip();
        else if (buttons[0] && !justActed()) commit(buttons[0].choice);
      },
      escape: () => (selection.back() ? undefined : table.setPointed(null)),
      undo,
      end: () => selection.plain[0] && commit(selection.plain[0].choice),
      space() {
        if (state.scene !== null) client.skip();
        else if (table.catching) table.setCatching(false);
        else if (state.thinking?.problem === null) client.programs.stop();
        else return false;
        return true;
      },
      search() {
        // At once: the next letter is meant for the field.
        flushSync(() => setTab('act'));
        if (search.current === null) focus('.pnl-act .action');
        else search.current.focus();
      },
      help: () => setDialog('help'),
      show(panel) {
        flushSync(() => setTab(panel));
        focus(`.pnl-${panel} :is(button, [tabindex="0"], input)`);
      },
      arrow: (key) => stage.current !== null && moveFocus(stage.current, key),
      button: (index) => buttons[index] && commit(buttons[index].choice),
    },
    table.settings.letters,
  );
}
