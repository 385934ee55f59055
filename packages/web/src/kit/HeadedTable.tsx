// A table with heads; the first cell of a row names it.
import type { ReactNode } from 'react';

interface HeadedTableProps {
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  className?: string;
}

export const HeadedTable = ({ heads, rows, className }: HeadedTableProps) => (
  <table className={className}>
    <thead>
      <tr>
        {heads.map((head, i) => (
          <th key={i} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={i}>
          {row.map((cell, column) =>
            column === 0 ? (
              <th key={column} scope="row">
                {cell}
              </th>
            ) : (
              <td key={column}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
