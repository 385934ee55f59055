// A map on paper: the numbers of its fields or inches along two sides, its grid, and a key of what is drawn on it.
import type { ReactNode } from 'react';

/** Columns and rows of fields, or a square table of so many inches. */
export type Measures = { fields: readonly [columns: number, rows: number] } | { inches: number };

export interface Plan {
  node: ReactNode;
  measures: Measures;
  /** What is drawn on it, each with its picture. */
  legend?: readonly { picture: ReactNode; words: string }[];
}

const INCHES_APART = 6;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The numbers above the map and at its left. */
function numbersOf(measures: Measures): [across: readonly number[], down: readonly number[]] {
  if ('fields' in measures) return [upTo(measures.fields[0]), upTo(measures.fields[1])];
  const marks = upTo(measures.inches / INCHES_APART + 1).map((i) => i * INCHES_APART);
  return [marks, marks.toReversed()];
}

/** The lines between fields; on a measured table every six inches. */
function Lines({ measures }: { measures: Measures }) {
  const [columns, rows] =
    'fields' in measures ? measures.fields : [measures.inches / INCHES_APART, measures.inches / INCHES_APART];
  const d = [
    ...upTo(columns - 1).map((x) => `M${x + 1} 0v${rows}`),
    ...upTo(rows - 1).map((y) => `M0 ${y + 1}h${columns}`),
  ].join('');
  return (
    <svg
      className="print-lines"
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={d} fill="none" stroke="#ccc" strokeWidth="0.6" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

export function PlanPicture({ node, measures }: Plan) {
  const isMeasured = 'inches' in measures;
  const [across, down] = numbersOf(measures);
  const scale = (name: string, numbers: readonly number[]): ReactNode => (
    <div className={name} aria-hidden="true">
      {numbers.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </div>
  );
  return (
    <figure className={`print-picture plan${isMeasured ? ' inches' : ''}`}>
      {scale('across', across)}
      {scale('down', down)}
      <div className="print-plan">
        <Lines measures={measures} />
        {node}
      </div>
    </figure>
  );
}

export const PlanKey = ({ items }: { items: NonNullable<Plan['legend']> }) => (
  <ul className="print-key plain" aria-label="Key of the map">
    {items.map(({ picture, words }) => (
      <li key={words}>
        {picture} {words}
      </li>
    ))}
  </ul>
);
