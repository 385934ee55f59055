// At most two of the buttons that end something are shown, and the planned one is always among them.
import type { Asked, Json, Worded } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import type { Selection } from '../src/table/actions/selection.ts';
import type { TableState } from '../src/table/client/tableState.ts';
import type { GameModule } from '../src/table/contract.ts';
import { buttonsOf } from '../src/table/prompt/layOut.ts';

const offer = (words: string): Worded => ({ choice: { do: words }, words });
const plain = ['Stop moving', 'End the activation', 'Leave the map'].map(offer);

function shown(picked: Json | null): string[] {
  const selection: Pick<Selection, 'picked' | 'path' | 'exact' | 'plain'> = {
    picked,
    path: [],
    exact: [],
    plain,
  };
  const ask: Pick<Asked, 'seat' | 'offers' | 'withdrawals'> = { seat: 0, offers: plain, withdrawals: [] };
  const state = { ask, view: null } as unknown as TableState;
  const module = { note: () => ({ icon: 'x', quiet: true }) } as unknown as GameModule;
  return buttonsOf({ state, module, selection: selection as Selection }).endings.map(({ words }) => words);
}

test('two of three ways to end have a button', () =>
  expect(shown(null)).toEqual(['Stop moving', 'End the activation']));

test('the planned one has a button, whichever it is', () => {
  expect(shown({ do: 'Stop moving' })).toContain('Stop moving');
  expect(shown({ do: 'End the activation' })).toContain('End the activation');
  expect(shown({ do: 'Leave the map' })).toEqual(['Stop moving', 'Leave the map']);
});
