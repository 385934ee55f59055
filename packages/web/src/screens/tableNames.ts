// What a table on this device is called in lists, and how it ended.
import { titleOf, titleOfCompanion } from '@xenotable/shelf';
import { type TableLabel, tableLabels } from '../storage/labels.ts';
import type { TableRow } from '../storage/tableRow.ts';
import { peopleOf } from '../worker/people.ts';

export interface TableName {
  /** The name that people gave it, otherwise its mission. */
  name: string;
  /** 'Round 3 of 6'; empty if it is not known here. */
  where: string;
  /** 'Won', 'Lost', 'Draw', 'Mara won'; null while the game is being played. */
  result: string | null;
}

/** For a table whose board was never shown here: which of its people won. */
function plainResult(row: TableRow): string | null {
  if (row.over === null) return null;
  const { winners } = row.over;
  const people = peopleOf(row);
  const won = people.filter((seat) => winners.includes(seat));
  if (people.length === 0) return 'Over';
  if (won.length === 0) return 'Lost';
  return won.length === people.length
    ? 'Won'
    : `${won.map((seat) => row.seats[seat]?.name).join(' and ')} won`;
}

/** The headline without the mission, which is shown above it. */
const withoutMission = ({ title, headline }: TableLabel): string =>
  title !== null && headline.startsWith(`${title} · `) ? headline.slice(title.length + 3) : headline;

export function nameOf(row: TableRow, label: TableLabel | undefined): TableName {
  const given = row.name !== titleOf(row.game)?.name;
  return {
    name: given ? row.name : (label?.title ?? row.name),
    where: label === undefined ? '' : withoutMission(label),
    result: row.over === null ? null : (label?.result ?? plainResult(row)),
  };
}

/** The names of several tables. */
export function namesOf(rows: readonly TableRow[]): ReadonlyMap<string, TableName> {
  const labels = tableLabels();
  return new Map(rows.map((row) => [row.id, nameOf(row, labels.get(row.id))]));
}

/** The address at which a table is continued: a companion has a page of its title. */
export const pathOf = ({ game, id }: Pick<TableRow, 'game' | 'id'>): string => {
  const beside = titleOfCompanion(game);
  return beside === undefined ? `/table/${id}` : `/companion/${beside.game}/${id}`;
};
