// How it ended, and where to go from here.
import { useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Link, go } from '../../kit/router.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { GameModule, SeatPanel } from '../contract.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { programsOf } from '../../worker/people.ts';
import { endingOf } from '../endingOf.ts';
import { LuckReport } from '../odds/LuckReport.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';

interface EndingProps {
  state: TableState;
  client: Table;
  module: GameModule;
  panels: readonly SeatPanel[];
  close(): void;
}

export function Ending({ state, client, module, panels, close }: EndingProps) {
  const programs = programsOf(state);
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  const ending = endingOf(module, state);
  return (
    <section className="ending" aria-label="Result" data-theme="paper">
      <p className="label">{ending.won ? 'Victory' : 'Defeat'}</p>
      <h2>{ending.title}</h2>
      <div className="sheet">{ending.text}</div>
      <p className="muted">
        {state.seq} decisions
        {programs.map((seat) => `, ${panels[seat]!.name} played ${state.programs[seat]!}`)}{' '}
        {state.over && <RuleChip rule={state.over.rule} />}
      </p>
      <LuckReport client={client} panels={panels} />
      <div className="flex-row">
        <button type="button" className="button primary" onClick={() => void client.replay().then(go, fail)}>
          <Icon name="clock" />
          Watch the replay
        </button>
        <Link className="button" href={`/new/${state.game}`}>
          Another game
        </Link>
        <Link className="button" href="/">
          Home
        </Link>
        <button type="button" className="button quiet" onClick={close}>
          Look at the table
        </button>
      </div>
      <Alert words={problem} />
    </section>
  );
}
