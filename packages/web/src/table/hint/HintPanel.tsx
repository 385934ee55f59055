// The best three choices now: how well the seat stands after each, and why. A hint plans a choice but never plays it.
import type { Advice, Advised } from '@xenotable/bots';
import { type Json, same } from '@xenotable/kernel';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';
import { chanceFigure, comparedWithBest, give } from './figures.ts';
import './hint.css';
import { useHeldRows } from './useHeldRows.ts';
import { type HintHere, plannedBy, rowOf } from './useHint.ts';

interface HintProps {
  hint: HintHere;
  picked: Json | null;
  names: RegExp | null;
  plan(choice: Json): void;
}

/** A chance below a tenth of a percent counts as none. */
const HOPELESS = 0.001;

/** Whether no choice leads to a victory any more, however the dice fall. */
const isLost = ({ rows, fitted }: Advice): boolean =>
  fitted && rows.length > 0 && rows.every(({ chance, looks }) => looks > 0 && chance < HOPELESS);

interface RowProps {
  row: Advised;
  rank: number | null;
  best: Advised;
  /** Whether another row may be as good as the best one. */
  close: boolean;
  names: RegExp | null;
  /** Whether the figures are chances to win. */
  fitted: boolean;
  planned: boolean;
  plan?(): void;
}

const behindBest = (row: Advised, best: Advised): number => (best.chance - row.chance) * 100;

const isWithin = (row: Advised, best: Advised): boolean => behindBest(row, best) <= give(row) + 0.05;

function Row({ row, rank, best, close, fitted, names, planned, plan }: RowProps) {
  const inside = (
    <>
      <span className="hint-rank">{rank ?? '–'}</span>
      <span className="hint-words">
        <Marked text={row.words} names={names} />
        {row.line.length > 0 && (
          <small className="muted">
            then <Marked text={row.line.join(', ')} names={names} />
          </small>
        )}
      </span>
      {row.looks > 0 && (
        <span className="hint-chance">
          {chanceFigure(row)}
          {fitted && ' %'}
          <small>
            {row === best
              ? close
                ? 'perhaps best'
                : 'best'
              : comparedWithBest(row, behindBest(row, best), isWithin(row, best))}
          </small>
        </span>
      )}
      {row.looks > 0 && (
        <span className="hint-bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.round(row.chance * 100)}%` }} />
          <u
            style={{
              insetInlineStart: `${Math.max(0, row.chance * 100 - give(row))}%`,
              inlineSize: `${Math.min(100, 2 * give(row))}%`,
            }}
          />
        </span>
      )}
    </>
  );
  return (
    <li className={planned ? 'planned' : ''}>
      {plan === undefined ? (
        <div className="hint-row">{inside}</div>
      ) : (
        <button type="button" className="hint-row" onClick={plan} aria-pressed={planned}>
          {inside}
        </button>
      )}
      {row.reason && (
        <p className="hint-reason">
          {row.reason.words} <RuleChip rule={row.reason.rule} />
        </p>
      )}
    </li>
  );
}

export default function HintPanel({ hint, picked, names, plan }: HintProps) {
  const { advice, thinking, problem } = hint;
  const { rows, hold, release } = useHeldRows(advice?.rows ?? []);
  const best = advice?.rows[0];
  const close =
    best !== undefined && rows.some((row) => row !== best && row.looks > 0 && isWithin(row, best));
  const other = advice?.plan ?? null;
  const listed = advice === null ? -1 : rowOf(advice, picked);
  const isListed = other !== null && advice !== null && rowOf(advice, plannedBy(other)) >= 0;
  const isPlan = other !== null && picked !== null && same(plannedBy(other), picked);
  return (
    <section className="section hint" aria-label="Hint">
      <header>
        <h2 className="label">Hint</h2>
        <small className="muted">
          {advice === null
            ? thinking && 'thinking'
            : `${advice.fitted ? 'chance to win' : 'how you stand'}, by what you know · ${advice.looks} ${advice.looks === 1 ? 'game' : 'games'} tried`}
        </small>
        {thinking && (
          <button type="button" className="button small" onClick={hint.stop}>
            Stop
          </button>
        )}
        <button type="button" className="icon-button" aria-label="Close the hint" onClick={hint.toggle}>
          <Icon name="x" size={16} />
        </button>
      </header>
      <Alert words={problem === '' ? '' : `No hint could be found: ${problem}`} />
      <ol className="hint-rows" aria-busy={thinking} onPointerEnter={hold} onPointerLeave={release}>
        {best === undefined && [1, 2, 3].map((rank) => <li key={rank} className="hint-empty" />)}
        {best !== undefined &&
          rows.map((row) => (
            <Row
              key={row.words}
              row={row}
              rank={(advice?.rows.indexOf(row) ?? 0) + 1}
              best={best}
              close={close}
              fitted={advice?.fitted ?? false}
              names={names}
              planned={advice?.rows[listed] === row}
              plan={() => plan(plannedBy(row))}
            />
          ))}
        {best !== undefined && other !== null && !isListed && (
          <Row
            row={isPlan ? { ...other, words: `Your plan: ${other.words}` } : other}
            rank={null}
            best={best}
            close={close}
            fitted={advice?.fitted ?? false}
            names={names}
            planned={isPlan}
            {...(!isPlan && { plan: () => plan(plannedBy(other)) })}
          />
        )}
      </ol>
      {advice !== null && isLost(advice) && (
        <p className="quiet-note">By what you know this can no longer be won.</p>
      )}
      {best !== undefined && best.looks === 0 && (
        <p className="muted quiet-note">
          {(advice?.idle ?? 0) > 0 ? 'Everything else changes nothing.' : 'Only this can be done.'}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {best !== undefined && `Hint: ${best.words.replace(/[.!?]$/, '')}.`}
      </p>
    </section>
  );
}
