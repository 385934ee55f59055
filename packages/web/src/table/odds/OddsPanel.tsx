// What a choice is worth: the distributions that the rules themselves give, and where their numbers come from.
import type { Json } from '@xenotable/kernel';
import type { GameModule } from '../contract.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { Prospect } from './Prospect.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';

interface OddsProps {
  client: Table;
  state: TableState;
  module: GameModule;
  picked: Json | null;
}

export function OddsPanel({ client, state, module, picked }: OddsProps) {
  const { ask } = state;
  const forecasts = ask === null ? [] : (module.forecast?.(ask, state.view, picked) ?? []);
  const modifiers =
    ask !== null && picked !== null ? (module.modifiers?.(picked, state.view, ask.seat) ?? []) : [];
  const figure = ask === null ? null : (module.figure?.(picked, state.view, ask) ?? null);
  return (
    <section className="section pnl-odds" aria-label="Odds">
      {figure}
      {forecasts.length === 0 && figure === null && (
        <>
          <header>
            <h2 className="label">Odds</h2>
          </header>
          <p className="muted quiet-note">Chances appear here when something is left to chance.</p>
        </>
      )}
      {forecasts.map((forecast) => (
        <Prospect key={forecast.measure} client={client} state={state} forecast={forecast} picked={picked} />
      ))}
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
