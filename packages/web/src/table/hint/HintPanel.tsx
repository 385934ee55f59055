// The best three things to do now: how well one stands after each, and why. It plans, it never plays.
import type { Advised } from '@xenotable/bots';
import { type Json, same } from '@xenotable/kernel';
import { useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';
import './hint.css';
import { inOrder } from './inOrder.ts';
import { type HintHere, plannedBy, rowOf } from './useHint.ts';

interface HintProps {
  hint: HintHere;
  picked: Json | null;
  names: RegExp | null;
  plan(choice: Json): void;
}

/** 95 of 100 times the difference to the best lies within so many points. */
const give = ({ error }: Advised): number => 1.96 * error * 100;

const points = (value: number): string => value.toFixed(1);

interface RowProps {
  row: Advised;
  rank: number | null;
  best: Advised;
  names: RegExp | null;
  planned: boolean;
  plan?(): void;
}

function Row({ row, rank, best, names, planned, plan }: RowProps) {
  const behind = (best.chance - row.chance) * 100;
  const within = behind <= give(row) + 0.05;
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
          {points(row.chance * 100)}
          <small>
            {row === best ? 'best' : within ? `−${points(Math.max(0, behind))}, alike` : `−${points(behind)}`}
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

/** While somebody points at the rows each stays where it is: nobody shall click another one than was meant. */
function useRows(rows: readonly Advised[]) {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  return {
    rows: held === null ? rows : inOrder(rows, held),
    hold: () => setHeld(rows.map(({ words }) => words)),
    release: () => setHeld(null),
  };
}

export default function HintPanel({ hint, picked, names, plan }: HintProps) {
  const { advice, thinking, problem } = hint;
  const { rows, hold, release } = useRows(advice?.rows ?? []);
  const best = advice?.rows[0];
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
            : `${advice.fitted ? 'chance to win' : 'how you stand'}, by what you know · ${advice.looks} ${advice.looks === 1 ? 'look' : 'looks'}`}
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
            names={names}
            planned={isPlan}
            {...(!isPlan && { plan: () => plan(plannedBy(other)) })}
          />
        )}
      </ol>
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
