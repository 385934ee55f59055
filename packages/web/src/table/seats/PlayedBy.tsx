// Who plays each seat: a person here, a program that thinks here, somebody else, or the book.
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
  const { mine, programs, seats, online } = state;
  if (state.over !== null || seats.length < 2) return null;
  const here = (seat: Seat): boolean => mine.includes(seat) || programs[seat] !== undefined;
  return (
    <table className="facts">
      <caption className="label">Played by</caption>
      <tbody>
        {seats.map(({ kind, name }, seat) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            <td>
              {here(seat) ? (
                <StrengthPicker
                  label={`Who plays ${name}`}
                  nobody="A person here"
                  value={programs[seat] ?? null}
                  pick={(strength) =>
                    void client.programs.seat(seat, strength).catch((error: Error) => fail(error.message))
                  }
                />
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
            <td colSpan={2}>A program at an online table thinks on this device, while this page is open.</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
