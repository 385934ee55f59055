// What a choice is worth: the distributions that the rules themselves give, and where their numbers come from.
import type { Json } from '@xenotable/kernel';
import { Suspense } from 'react';
import type { GameModule } from '../contract.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { Stakes, useStakes } from './Stakes.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';

interface OddsProps {
  client: Table;
  state: TableState;
  module: GameModule;
  picked: Json | null;
  pick(choice: Json | null): void;
}

export function OddsPanel({ client, state, module, picked, pick }: OddsProps) {
  const { ask } = state;
  const figure = ask === null ? null : (module.figure?.(picked, state.view, ask, pick) ?? null);
  const reckoned = figure !== null && module.figureReckons === true;
  const { figureReckons } = module;
  const weighed = picked ?? (ask === null ? null : (module.weighs?.(ask, state.view) ?? null));
  const stakes = useStakes({
    client,
    state,
    module,
    picked: reckoned ? null : weighed,
    ...(figure !== null && typeof figureReckons === 'function' && { told: figureReckons }),
  });
  const staked = (stakes.shown?.stakes.length ?? 0) > 0 || stakes.plan.length > 1;
  const modifiers =
    ask !== null && picked !== null ? (module.modifiers?.(picked, state.view, ask.seat) ?? []) : [];
  return (
    <section className="section pnl-odds" aria-label="Odds">
      <Suspense>{figure}</Suspense>
      {!reckoned && <Stakes {...{ client, state, module, picked: weighed, stakes }} />}
      {figure === null && !staked && (
        <>
          <header>
            <h2 className="label">Odds</h2>
          </header>
          <p className="muted quiet-note">Chances appear here when something is left to chance.</p>
        </>
      )}
      {modifiers.length > 0 && (
        <table className="mods">
          <caption className="visually-hidden">Where the numbers come from</caption>
          <tbody>
            {modifiers.map((modifier) => (
              <tr key={modifier.label}>
                <th scope="row">{modifier.label}</th>
                <td>{modifier.value}</td>
                <td>
                  <RuleChip rule={modifier.rule} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
