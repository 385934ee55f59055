// Charts of intervals: differences, contenders, single tables.
import type { Answer } from '@xenotable/questions';
import { capital } from '../../../kit/words.ts';
import { ChartPanel } from '../charts/ChartPanel.tsx';
import { ForestPlot, Sign } from '../charts/ForestPlot.tsx';
import { points } from '../charts/numbers.ts';
import type { PanelProps } from './panel.ts';
import { armRows, contenderRows, differenceRows, pairsOf } from './rows.ts';
import { armsTable, contendersTable, differencesTable, evenTable } from './tables.ts';
import { unitsOf } from './units.ts';

function Signs({ answer, apart, maybe }: { answer: Answer; apart: string; maybe: string }) {
  return (
    <>
      <span>
        <Sign apart />
        {apart}
      </span>
      <span>
        <Sign apart={false} />
        {maybe}
      </span>
      {answer.state === 'open' && answer.history.length > 1 && (
        <span className="donly">
          <i className="dotted" />
          as wide as after a quarter of the deals
        </span>
      )}
      <span>each mark opens its games</span>
    </>
  );
}

const corrected = ({ comparisons, error }: Answer): string =>
  comparisons > 1
    ? `${Number((100 * (1 - error)).toFixed(2))} % together, corrected for ${comparisons} comparisons`
    : `${Number((100 * (1 - error)).toFixed(2))} % intervals`;

export function DifferencePanel({ answer, tables, open }: PanelProps) {
  const units = unitsOf(answer.question.measure);
  const against = answer.differences[0]?.against ?? '';
  return (
    <ChartPanel
      title="Difference, not two rates"
      says={`${units.name}, against “${against}” on the same deals; ${corrected(answer)}`}
      figures={differencesTable(answer)}
      tables={tables}
      legend={
        <Signs
          answer={answer}
          apart={answer.state === 'open' ? 'a difference, so far' : 'a difference'}
          maybe="could be none"
        />
      }
    >
      <ForestPlot
        label="Differences"
        rows={differenceRows(answer)}
        line={{ at: 0, words: 'no difference' }}
        least={[-units.room, units.room]}
        tick={(value) => (value === 0 ? '0' : units.difference(value).replace(/\.0$/, ''))}
        open={(arm) => {
          const found = answer.differences.find((one) => String(one.arm) === arm);
          if (found !== undefined) open(found.name, { arms: [found.arm] });
        }}
      />
    </ChartPanel>
  );
}

export function ContendersPanel({ answer, tables, open }: PanelProps) {
  const units = unitsOf(answer.question.measure);
  const names = answer.contenders.map(({ name }) => name);
  return (
    <ChartPanel
      title="Win rate of each"
      says={`${units.name}, all against all, sides changed; ${corrected(answer)}`}
      figures={contendersTable(answer)}
      tables={tables}
      legend={<Signs answer={answer} apart="interval excludes even" maybe="could be even" />}
    >
      <ForestPlot
        label="Win rates"
        rows={contenderRows(answer)}
        line={{ at: 0.5, words: 'even' }}
        least={[0.5 - units.room, 0.5 + units.room]}
        tick={(value) => units.value(value).replace(/\.0$/, '')}
        open={(id) => {
          const arms = pairsOf(answer).flatMap((pair, arm) => (pair.includes(Number(id)) ? [arm] : []));
          open(names[Number(id)] ?? '', { arms });
        }}
      />
    </ChartPanel>
  );
}

/** Single tables: one rate, the rates of all variants, or the values of a search. */
export function ArmsPanel({ answer, tables, open }: PanelProps) {
  const { question } = answer;
  const units = unitsOf(question.measure);
  const target = question.kind === 'even' ? question.target : null;
  const search = evenTable(answer);
  const verdicts = new Map(answer.even?.steps.map((step) => [String(step.arm), step.verdict]));
  const rows = armRows(answer, target).map((row) => {
    const verdict = verdicts.get(row.id);
    const note = verdict === undefined ? row.note : search?.rows.find(([name]) => name === row.label)?.[4];
    return {
      ...row,
      label: answer.arms.length === 1 ? capital(units.name.split(',')[0] ?? '') : row.label,
      ...(note !== undefined && { note }),
    };
  });
  const middle = question.measure === 'length' ? (answer.arms[0]?.value.mean ?? 0) : (target ?? 0.5);
  return (
    <ChartPanel
      title={
        question.kind === 'even'
          ? 'Values that were tried'
          : answer.arms.length === 1
            ? 'How it went'
            : 'Every table by itself'
      }
      says={`${units.name}; ${question.kind === 'variants' ? 'plain intervals, to compare use the differences' : corrected(answer)}`}
      figures={search ?? armsTable(answer)}
      tables={tables}
      legend={
        target === null ? (
          <span>each mark opens its games</span>
        ) : (
          <Signs answer={answer} apart="interval excludes it" maybe="could be even" />
        )
      }
    >
      <ForestPlot
        label={units.name}
        rows={rows}
        line={target === null ? null : { at: target, words: target === 0.5 ? 'even' : `${points(target)} %` }}
        least={
          question.measure === 'length'
            ? [middle - 1, middle + 1]
            : [middle - units.room, middle + units.room]
        }
        tick={(value) => units.value(value).replace(/\.0$/, '')}
        open={(arm) => open(answer.arms[Number(arm)]?.name ?? '', { arms: [Number(arm)] })}
      />
    </ChartPanel>
  );
}
