// Whether the dice were kind: what fell in a whole game beside what was to be expected.
import { type Entry, type Seat, readRecord } from '@xenotable/kernel';

export interface Luck {
  /** 'd6'. */
  die: string;
  /** Whose decisions led to these rolls; null for the whole table. */
  seat: Seat | null;
  rolled: number;
  average: number;
  expected: number;
  /** Where the average lies in nineteen games of twenty. */
  low: number;
  high: number;
}

/** Standard deviations that hold 95 of 100. */
const NINETEEN_OF_TWENTY = 1.96;

function reckoned(die: string, seat: Seat | null, results: readonly number[]): Luck {
  const sides = Number(die.slice(1));
  const rolled = results.length;
  const expected = (sides + 1) / 2;
  const reach = NINETEEN_OF_TWENTY * Math.sqrt((sides * sides - 1) / 12 / rolled);
  const average = results.reduce((sum, result) => sum + result, 0) / rolled;
  return {
    die,
    seat,
    rolled,
    average,
    expected,
    low: Math.max(1, expected - reach),
    high: Math.min(sides, expected + reach),
  };
}

/** Every kind of die of a record, for the whole table and for each seat where there are several. Draws are no dice. */
export function luckOf(record: string): Luck[] {
  const { head, entries } = readRecord(record);
  const dice = (seat: Seat | null): Map<string, number[]> => {
    const found = new Map<string, number[]>();
    const rolls = (entry: Entry) =>
      'rolls' in entry && (seat === null || entry.seat === seat) ? entry.rolls : [];
    for (const [, asked, result] of [
      ...(seat === null ? head.opening.rolls : []),
      ...entries.flatMap(rolls),
    ]) {
      if (!asked.startsWith('d')) continue;
      const results = found.get(asked);
      if (results) results.push(result);
      else found.set(asked, [result]);
    }
    return found;
  };
  const who: (Seat | null)[] = head.seats.length > 1 ? [null, ...head.seats.keys()] : [null];
  return who.flatMap((seat) => [...dice(seat)].map(([die, results]) => reckoned(die, seat, results)));
}
