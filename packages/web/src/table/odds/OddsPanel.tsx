// The value of a choice: distributions computed by the rules themselves, and the sources of their numbers.
import type { Json } from '@xenotable/kernel';
import { Suspense } from 'react';
import { later } from '../../kit/later.ts';
import type { GameModule } from '../contract.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { useStakes } from './useStakes.ts';
import { RuleChip } from '../rules/RuleChip.tsx';

const Stakes = later(() => import('./Stakes.tsx'));

interface OddsProps {
  client: Table;
  state: TableState;
  module: GameModule;
  picked: Json | null;
  /** The answer that somebody points at: its odds come before those of the plan. */
  considered: Json | null;
  pick(choice: Json | null): void;
}

export function OddsPanel({ client, state, module, pick, ...props }: OddsProps) {
  const { ask } = state;
  const picked = props.considered ?? props.picked;
  const figure = ask === null ? null : (module.figure?.(picked, state.view, ask, pick) ?? null);
  const computed = figure !== null && module.figureHasOdds === true;
  const { figureHasOdds } = module;
  const weighed = picked ?? (ask === null ? null : (module.weighs?.(ask, state.view) ?? null));
  const stakes = useStakes({
    client,
    state,
    module,
    picked: computed ? null : weighed,
    ...(figure !== null &&
      typeof figureHasOdds === 'function' && {
        told: (stake: string) => figureHasOdds(stake, picked, state.view),
      }),
  });
  const staked = (stakes.shown?.stakes.length ?? 0) > 0 || stakes.plan.length > 1;
  const modifiers =
    ask !== null && picked !== null ? (module.modifiers?.(picked, state.view, ask.seat) ?? []) : [];
  return (
    <section className="section pnl-odds" aria-label="Odds">
      <Suspense>{figure}</Suspense>
      <Suspense>
        {!computed && stakes.shown !== null && (
          <Stakes {...{ state, module, stakes }} named={figure === null} />
        )}
      </Suspense>
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
