// Who plays each seat of a table on this device: a person here, or a program.
import type { Strength } from '@xenotable/bots';
import type { TableClient, TableState } from '../table/client.ts';
import { strengthNames } from '../table/strength.ts';

interface PlayedByProps {
  state: TableState;
  client: TableClient;
  fail(problem: string): void;
}

export function PlayedBy({ state, client, fail }: PlayedByProps) {
  const { programs } = client;
  if (programs === null || state.over !== null || state.seats.length < 2) return null;
  const change = (seat: number, value: string): void => {
    programs.seat(seat, value === '' ? null : (value as Strength)).catch((error: Error) => fail(error.message));
  };
  return (
    <table className="facts">
      <caption className="lbl">Played by</caption>
      <tbody>
        {state.seats.map(({ kind, name }, seat) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            <td>
              {kind === 'person' ? (
                <select
                  className="field"
                  aria-label={`Who plays ${name}`}
                  value={state.programs[seat] ?? ''}
                  onChange={(event) => change(seat, event.target.value)}
                >
                  <option value="">A person here</option>
                  {strengthNames.map((strength) => (
                    <option key={strength} value={strength}>
                      A program, {strength}
                    </option>
                  ))}
                </select>
              ) : (
                'The book'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
