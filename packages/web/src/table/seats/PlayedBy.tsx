// Who plays each seat: a person here, a program, somebody else, or the book.
import type { Seat } from '@xenotable/kernel';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { StrengthPicker } from './StrengthPicker.tsx';

interface PlayedByProps {
  state: TableState;
  client: Table;
  fail(problem: string): void;
}

export function PlayedBy({ state, client, fail }: PlayedByProps) {
  const { mine, programs, held, seats, typed, online } = state;
  if (state.over !== null || seats.length < 2) return null;
  const here = (seat: Seat): boolean =>
    held === null ? mine.includes(seat) || programs[seat] !== undefined : held.includes(seat);
  // Programs have no dice to roll at an online table.
  const choosable = !(online && typed !== null);
  return (
    <table className="facts">
      <caption className="label">Played by</caption>
      <tbody>
        {seats.map(({ kind, name }, seat) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            <td>
              {here(seat) && choosable ? (
                <StrengthPicker
                  label={`Who plays ${name}`}
                  nobody="A person here"
                  value={programs[seat] ?? null}
                  pick={(strength) =>
                    void client.programs.seat(seat, strength).catch((error: Error) => fail(error.message))
                  }
                />
              ) : programs[seat] !== undefined ? (
                `A program, ${programs[seat]}`
              ) : here(seat) ? (
                'A person here'
              ) : kind === 'person' ? (
                'Somebody else'
              ) : (
                'The book'
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {online && (
        <tfoot>
          <tr>
            <td colSpan={2}>
              Programs at an online table think on the server, also while this page is closed.
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
