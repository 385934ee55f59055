// How games end: their length, the causes, swings, and games worth a look.
import { useSize } from '../../../kit/size.ts';
import { capital } from '../../../kit/words.ts';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { ChartPanel } from '../charts/ChartPanel.tsx';
import { Histogram } from '../charts/Histogram.tsx';
import { grouped, points } from '../charts/numbers.ts';
import type { PanelProps } from './panel.ts';
import { lengthColumns } from './rows.ts';
import { lengthsTable } from './tables.ts';

export function LengthPanel({ answer, tables, open }: PanelProps) {
  const columns = lengthColumns(answer, useSize() === 'phone');
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

/** Number of listed causes; the rest is in the file. */
const MOST_CAUSES = 8;

interface Share {
  rule: string;
  /** Before the words: 'Win', 'For'. */
  kind: string;
  words: string;
  share: number;
  /** The words of the button that opens its games, and their longer form. */
  button: string;
  label: string;
  open(): void;
}

/** What a share of the games have in common, with a button that opens them. */
const Shares = ({ rows }: { rows: readonly Share[] }) => (
  <table className="lab-table">
    <thead className="visually-hidden">
      <tr>
        <th scope="col">How</th>
        <th scope="col">Share</th>
        <th scope="col">Rule and games</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ rule, kind, words, share, button, label, open }) => (
        <tr key={`${kind} ${rule} ${words}`}>
          <td>
            <span className="muted">{kind}:</span> {words}
          </td>
          <td>
            <b>{points(share)} %</b>
          </td>
          <td>
            {rule !== '' && <RuleChip rule={rule} />}{' '}
            <button type="button" className="link-button" aria-label={label} onClick={open}>
              {button}
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

export function CausesPanel({ answer, open }: PanelProps) {
  const { causes } = answer;
  return (
    <ChartPanel title="Where the games were decided" says="share of games, by how they ended">
      <Shares
        rows={causes.slice(0, MOST_CAUSES).map(({ rule, why, result, games, share }) => ({
          rule,
          kind: capital(result),
          words: why,
          share: share.mean,
          button: `open ${grouped(games)}`,
          label: `Open the ${grouped(games)} games: ${result}, ${why}`,
          open: () => open(`${capital(result)}: ${why}`, { cause: { rule, why, result } }),
        }))}
      />
      {causes.length > MOST_CAUSES && (
        <p className="muted">and {causes.length - MOST_CAUSES} other ways, in the file</p>
      )}
    </ChartPanel>
  );
}

/** Swings and changes of the lead. */
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

/** The questions whose decision, with the dice after it, changed the chance to win most. */
export function TurnsPanel({ answer, open }: PanelProps) {
  const turns = answer.course?.turns ?? [];
  if (turns.length === 0) return null;
  return (
    <ChartPanel
      title="Where the games turned"
      says="the decision, with its dice, that changed the chance to win most"
    >
      <Shares
        rows={turns.slice(0, MOST_CAUSES).map(({ rule, gained, games, share, round, by, keys }) => {
          const words = `${gained ? '+' : '−'}${points(by)} points on average, about round ${round.toFixed(0)}`;
          return {
            rule,
            kind: gained ? 'For' : 'Against',
            words,
            share: share.mean,
            button: `open ${grouped(keys.length)} of ${grouped(games)}`,
            label: `Open some of the ${grouped(games)} games that turned at ${rule}: ${words}`,
            open: () => open(`Turned at ${rule}: ${words}`, { keys }),
          };
        })}
      />
    </ChartPanel>
  );
}

/** Games that are worth a look. */
export function LookPanel({ answer, open }: PanelProps) {
  const { differences, longest } = answer;
  const deals = differences.flatMap(({ name, games: { better, worse } }) => [
    { words: `deals on which “${name}” did better`, keys: better },
    { words: `deals on which “${name}” did worse`, keys: worse },
  ]);
  const looks = [...deals, { words: 'the longest game', keys: longest === null ? [] : [longest] }];
  return (
    <ChartPanel title="Look into it" says="every mark is made of games">
      <ul className="plain lab-looks">
        {looks
          .filter(({ keys }) => keys.length > 0)
          .map(({ words, keys }) => (
            <li key={words}>
              <button type="button" className="link-button" onClick={() => open(words, { keys })}>
                {words.startsWith('the') ? capital(words) : `${keys.length} ${words}`}
              </button>
            </li>
          ))}
        {answer.unfinished > 0 && (
          <li>
            <button
              type="button"
              className="link-button"
              onClick={() => open('Unfinished games', { outcome: 'unfinished' })}
            >
              {grouped(answer.unfinished)} unfinished, counted
            </button>
          </li>
        )}
      </ul>
    </ChartPanel>
  );
}
