// The same game on another screen of this device: for everybody at the table to read, without buttons.
import { useState } from 'react';
import { OpenRule } from '../table/rules/RuleChip.tsx';
import { RuleDrawer } from '../table/rules/RuleDrawer.tsx';
import type { TableState } from '../table/client/tableState.ts';
import { Head } from './Frame.tsx';
import { Shown } from './Shown.tsx';
import { Told } from './Told.tsx';
import { viewOf } from './view.ts';
import { useWakeLock } from './wakeLock.ts';

export function Watching({ state, home }: { state: TableState; home: string }) {
  const [rule, setRule] = useState<string | null>(null);
  const view = viewOf(state);
  useWakeLock(state.over === null);
  return (
    <OpenRule value={setRule}>
      <Head back={home} says={`${state.name} · ${view.headline}`} />
      <main className="companion-middle" aria-live="polite">
        <Shown view={view} />
        <h2 className="label">Log</h2>
        <Told lines={state.lines} undone={state.undone} />
      </main>
      {rule !== null && <RuleDrawer rule={rule} close={() => setRule(null)} open={setRule} />}
    </OpenRule>
  );
}
