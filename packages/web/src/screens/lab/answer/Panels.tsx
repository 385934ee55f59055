// The charts of an answer, those that its kind has.
import type { Answer } from '@xenotable/questions';
import type { Behind } from '../../../worker/labApi.ts';
import { capital } from '../../../kit/words.ts';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { ChartPanel } from '../charts/ChartPanel.tsx';
import { ForestPlot, Sign } from '../charts/ForestPlot.tsx';
import { HeatMap } from '../charts/HeatMap.tsx';
import { Histogram } from '../charts/Histogram.tsx';
import { grouped, points } from '../charts/numbers.ts';
import { armRows, contenderRows, differenceRows, lengthColumns, pairsOf } from './rows.ts';
import {
  armsTable,
  axisWords,
  causesTable,
  contendersTable,
  differencesTable,
  evenTable,
  gridTable,
  lengthsTable,
} from './tables.ts';
import { giveOf, unitsOf } from './units.ts';

/** Opens the games behind something, under a title. */
export type OpenGames = (title: string, behind: Behind) => void;

interface PanelProps {
  answer: Answer;
  /** Charts are tables. */
  tables: boolean;
  open: OpenGames;
}

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
              return { id: `none-${row}-${column}`, share: null, written: '', give: '' };
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
  // Lengths have no even: half of them are above the middle.
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

/** Tables by themselves: one rate, the rates of all variants, or the values of a search. */
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

export function LengthPanel({ answer, tables, open }: PanelProps) {
  const columns = lengthColumns(answer);
  return (
    <ChartPanel
      title="Length of a game"
      says="rounds, % of games"
      figures={lengthsTable(answer)}
      tables={tables}
    >
      <Histogram
        label="Length of games in rounds"
        columns={columns}
        open={(id) => {
          const column = columns.find((one) => one.id === id);
          if (column !== undefined) open(`Games of ${column.label} rounds`, { rounds: column.rounds });
        }}
      />
    </ChartPanel>
  );
}

/** Ways to end that are listed; the rest is in the file. */
const MOST_CAUSES = 8;

export function CausesPanel({ answer, open }: PanelProps) {
  const { causes } = answer;
  return (
    <ChartPanel title="Where the games were decided" says="share of games, by how they ended">
      <table className="lab-table">
        <thead className="visually-hidden">
          <tr>
            {causesTable(answer)
              .head.slice(0, 2)
              .map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            <th scope="col">Share</th>
            <th scope="col">Rule and games</th>
          </tr>
        </thead>
        <tbody>
          {causes.slice(0, MOST_CAUSES).map(({ rule, why, result, games, share }) => (
            <tr key={`${result} ${rule} ${why}`}>
              <td>{capital(result)}</td>
              <td>{capital(why)}</td>
              <td>
                <b>{points(share.mean)} %</b>
              </td>
              <td>
                {rule !== '' && <RuleChip rule={rule} />}{' '}
                <button
                  type="button"
                  className="link-button"
                  aria-label={`Open the ${grouped(games)} games: ${result}, ${why}`}
                  onClick={() => open(`${capital(result)}: ${why}`, { cause: { rule, why, result } })}
                >
                  open {grouped(games)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {causes.length > MOST_CAUSES && (
        <p className="muted">and {causes.length - MOST_CAUSES} other ways, in the file</p>
      )}
    </ChartPanel>
  );
}

/** How games went to and fro. */
export function CoursePanel({ answer }: PanelProps) {
  const { course } = answer;
  if (course === null) return null;
  const games = course.leads.reduce((sum, one) => sum + one.games, 0);
  const never = course.leads.find(({ changes }) => changes === 0)?.games ?? 0;
  return (
    <ChartPanel title="To and fro" says="the chance to win, from tick to tick of the game’s clock">
      <table className="lab-table">
        <tbody>
          <tr>
            <th scope="row">The largest swing of a game, on average</th>
            <td>
              <b>{points(course.swing)} points</b>
            </td>
          </tr>
          <tr>
            <th scope="row">Games in which the lead never changed</th>
            <td>
              <b>{points(games === 0 ? 0 : never / games)} %</b>
            </td>
          </tr>
        </tbody>
      </table>
    </ChartPanel>
  );
}
