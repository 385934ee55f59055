// The plan: orders in a row that one arranges, how likely each is reached, and where the phase is likely to end.
import {
  type PlanRow,
  type View,
  endsOf,
  freeFirst,
  hasRow,
  reachedOf,
} from '@xenotable/xenos-rampant/preview';
import { type Json, same } from '@xenotable/kernel';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { percent } from '../../kit/draw/text.ts';
import type { BoardProps } from '../../table/contract.ts';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { planOf } from './shared/border.ts';
import { letterOf } from './shared/faces.ts';
import { rowEffect, rowsIn } from './aiming.ts';
import { rowWords } from './plan.ts';
import type { PlanRows } from './planRows.ts';

const planOfRow = ({ order, follow }: PlanRow) => planOf([order, ...follow]);

/** The row of what is planned just now. */
function rowOf({ picked, view }: BoardProps<View>): PlanRow | null {
  const [row, ...others] = rowsIn(picked, view);
  return row === undefined || others.length > 0 ? null : row;
}

/** 'Shoot at L2': the sign on the board; its name is in what is read out and in the prompt. */
function shortWords({ order }: PlanRow, words: string, view: View): string {
  const target = view.units[order.target ?? -1];
  return target === undefined ? words : words.replace(target.name, letterOf(target, view));
}

/** What the row costs before it does anything, its test and its spotter; and whom it may save. */
function priceOf({ order, free, ways, saves }: PlanRow, late: boolean, view: View): string {
  const spotter = view.units[order.spotter ?? -1];
  const target = view.units[order.target ?? -1];
  const saved = view.units[saves ?? -1];
  return [
    late ? 'Free behind a test' : free ? 'Free' : `obeyed ${percent(ways / 36)} %`,
    ...(spotter === undefined ? [] : [`${letterOf(spotter, view)} gets no order`]),
    ...(saved === undefined || target === undefined
      ? []
      : [`${letterOf(target, view)} threatens ${letterOf(saved, view)}`]),
  ].join(', ');
}

interface RowProps {
  row: PlanRow;
  place: number;
  reached: number;
  chosen: boolean;
  view: View;
  pick(): void;
  move(by: number): void;
  drop(): void;
  /** A Free order behind a test: it could come first. */
  late: boolean;
}

function Row({ row, place, reached, chosen, view, pick, move, drop, late }: RowProps) {
  const unit = view.units[row.order.unit];
  if (unit === undefined) return null;
  const words = `${rowWords(row, view)}${row.gains === undefined ? '' : `, +${row.gains} VP`}`;
  // The same figure as on its card and at its target.
  const effect = rowEffect(row, view, reached);
  const price = priceOf(row, late, view);
  const keys = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.altKey && by !== undefined) move(by);
    else if (event.key === 'Delete') drop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li className={late ? 'late' : ''}>
      <i className="river" style={{ blockSize: `${reached * 100}%` }} />
      <button
        type="button"
        className="plan-row"
        aria-pressed={chosen}
        aria-label={`Order ${place}, ${unit.name}, ${words}, ${[effect, price].filter((one) => one !== null).join(', ')}, reached ${percent(reached)} %`}
        onClick={pick}
        onKeyDown={keys}
      >
        <b>
          {place} <i>{letterOf(unit, view)}</i> {unit.name}
        </b>
        <span>
          {shortWords(row, words, view)}
          {/* The space stands outside: the line may break there. */}
          {effect !== null && (
            <>
              {' '}
              <em>{effect}</em>
            </>
          )}
        </span>
        <small>
          {price}
          {/* A sure step is not a chance: 100 % would read as that of its effect. */}
          {reached < 1 && (
            <>
              {', '}
              <strong>reached {percent(reached)} %</strong>
            </>
          )}
        </small>
      </button>
      <span className="moves">
        <button type="button" aria-label={`${unit.name} earlier`} onClick={() => move(-1)}>
          <Icon name="up" size={14} />
        </button>
        <button type="button" aria-label={`${unit.name} later`} onClick={() => move(1)}>
          <Icon name="down" size={14} />
        </button>
        <button type="button" aria-label={`Drop the order to ${unit.name}`} onClick={drop}>
          <Icon name="x" size={14} />
        </button>
      </span>
    </li>
  );
}

/** Where the phase ends, as one bar. */
function Ends({ rows }: { rows: readonly PlanRow[] }) {
  const ends = endsOf(rows).filter(({ chance }) => chance >= 0.005);
  return (
    <p className="xr-ends">
      <span className="ends-bar">
        {ends.map(({ at, chance }) => (
          <i key={at} className={at === 0 ? 'all-given' : ''} style={{ flexGrow: chance }} />
        ))}
      </span>
      {ends
        .map(({ at, chance }) =>
          at > 0
            ? `ends at ${at}: ${percent(chance)} %`
            : ends.length === 1
              ? 'no test can end it'
              : `no test fails ${percent(chance)} %`,
        )
        .join(' · ')}
    </p>
  );
}

/** The next order, and all of them in a row: the first press plans and shows the odds, the second gives. */
function GiveButtons({ rows, picked, pick, commit }: BoardProps<View> & { rows: readonly PlanRow[] }) {
  const [first] = rows;
  const give = (plan: Json): void => (picked !== null && same(plan, picked) ? commit() : pick(plan));
  if (first === undefined) return null;
  const all = rows.flatMap(({ order, follow }) => [order, ...follow]);
  return (
    <>
      <button type="button" className="button small" onClick={() => give(planOfRow(first))}>
        Give order 1
      </button>
      <button
        type="button"
        className="button small"
        disabled={rows.length < 2}
        onClick={() => give(planOf(all))}
      >
        Give all {rows.length}
      </button>
    </>
  );
}

export function Activations(props: BoardProps<View> & { plan: PlanRows }) {
  const { view, picked, pick } = props;
  const { rows, arrange, mine, waiting } = props.plan;
  const reached = reachedOf(rows);
  const planned = rowOf(props);
  const addable =
    planned !== null &&
    !rows.some((row) => same(row.order, planned.order) && same(row.follow, planned.follow));
  const move = (at: number, by: number): void => {
    const to = at + by;
    const row = rows[at];
    if (row === undefined || to < 0 || to >= rows.length) return;
    arrange(rows.toSpliced(at, 1).toSpliced(to, 0, row));
  };
  const add = (): void => {
    if (planned === null) return;
    arrange(
      hasRow(rows, planned.order.unit)
        ? rows.map((row) => (row.order.unit === planned.order.unit ? planned : row))
        : [...rows, planned],
    );
  };
  const late = rows.map((row, i) => row.free && (reached[i] ?? 1) < 1);
  return (
    <section className="xr-plan" aria-label="Plan of orders">
      <header>
        <h2 className="label">{mine ? 'Your plan' : 'Plan'}</h2>
        {rows.length > 0 && <Ends rows={rows} />}
        {mine && (
          <button type="button" className="button small anew" onClick={() => arrange(null)}>
            Suggest anew
          </button>
        )}
        <span className="tools">
          {addable && (
            <button type="button" className="button small" onClick={add}>
              Put into the plan
            </button>
          )}
          {late.includes(true) && (
            <button type="button" className="button small" onClick={() => arrange(freeFirst(rows))}>
              Free ones first
            </button>
          )}
          <GiveButtons {...props} rows={rows} />
          <RuleChip rule="XR-ORD-06" />
        </span>
      </header>
      {rows.length === 0 && (
        <p className="muted">
          {view.orders.length === 0
            ? props.ask === null
              ? 'Your orders stand here when you may give them.'
              : 'Answer below, under Actions, or by pointing at the table.'
            : mine
              ? 'Your plan is empty. Point at an enemy or pick a unit, or have orders suggested anew.'
              : waiting
                ? 'Weighing the orders\u2026'
                : 'No shot or charge seems worth an order. Pick a unit and point where it shall go, or end your phase.'}
        </p>
      )}
      <ol>
        {rows.map((row, i) => (
          <Row
            key={row.order.unit}
            row={row}
            place={i + 1}
            reached={reached[i] ?? 0}
            chosen={picked !== null && same(planOfRow(row), picked)}
            view={view}
            pick={() => pick(planOfRow(row))}
            move={(by) => move(i, by)}
            drop={() => arrange(rows.toSpliced(i, 1))}
            late={late[i] ?? false}
          />
        ))}
      </ol>
    </section>
  );
}
