// Charts with two axes: each against each, and two options together.
import { capital } from '../../../kit/words.ts';
import { ChartPanel } from '../charts/ChartPanel.tsx';
import { HeatMap } from '../charts/HeatMap.tsx';
import type { PanelProps } from './panel.ts';
import { pairsOf } from './rows.ts';
import { axisWords, gridTable } from './tables.ts';
import { giveOf, unitsOf } from './units.ts';

/** Who beats whom: the first of each pair is named at the left. */
export function PairsPanel({ answer, open }: PanelProps) {
  const names = answer.contenders.map(({ name }) => name);
  const pairs = pairsOf(answer);
  const units = unitsOf(answer.question.measure);
  return (
    <ChartPanel
      title="Each against each"
      says="win % of the row against the column; orange above even, blue below"
    >
      <HeatMap
        title="Each against each"
        across="against"
        down=""
        columns={names}
        even={0.5}
        open={(id) => {
          const arm = answer.arms.find((one) => String(one.arm) === id);
          if (arm !== undefined) open(arm.name, { arms: [arm.arm] });
        }}
        rows={names.map((label, row) => ({
          label,
          cells: names.map((_, column) => {
            const number = pairs.findIndex(
              (pair) => row !== column && pair.includes(row) && pair.includes(column),
            );
            const arm = answer.arms[number];
            if (arm === undefined || arm.games === 0)
              return {
                id: `none-${row}-${column}`,
                share: null,
                written: '',
                give: '',
                ...(row === column && { blank: true as const }),
              };
            const share = row < column ? arm.value.mean : 1 - arm.value.mean;
            return {
              id: String(arm.arm),
              share,
              written: units.value(share),
              give: giveOf(units, arm.value),
            };
          }),
        }))}
      />
    </ChartPanel>
  );
}

export function GridPanel({ answer, tables, open }: PanelProps) {
  const { question, cells } = answer;
  const figures = gridTable(answer);
  if (question.kind !== 'grid' || figures === null) return null;
  const { across, down } = question;
  const units = unitsOf(question.measure);
  const played = cells.flatMap(({ value }) => (value === null ? [] : [value.mean]));
  // Lengths have no even value: the middle of the range is used.
  const even = question.measure === 'length' ? (Math.min(...played) + Math.max(...played)) / 2 : 0.5;
  return (
    <ChartPanel
      title={`${capital(units.name.replace(', %', ' %'))} by both`}
      says="orange above even, blue below, hatched not yet played; each cell has its own 95 % interval, for exploring"
      figures={figures}
      tables={tables}
    >
      <HeatMap
        title={figures.title}
        across={across.name ?? across.option}
        down={down.name ?? down.option}
        columns={across.values.map((_, i) => axisWords(across, i))}
        even={even}
        open={(arm) => open(answer.arms[Number(arm)]?.name ?? '', { arms: [Number(arm)] })}
        rows={down.values.map((_, row) => ({
          label: axisWords(down, row),
          cells: cells
            .filter((cell) => cell.row === row)
            .map(({ arm, value }) => ({
              id: String(arm),
              share: value?.mean ?? null,
              written: value === null ? '' : units.value(value.mean),
              give: value === null ? '' : giveOf(units, value),
            })),
        }))}
      />
    </ChartPanel>
  );
}
