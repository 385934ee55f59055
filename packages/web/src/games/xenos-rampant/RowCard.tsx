// Several orders in a row: what each does, how likely it is reached, and where the phase may end. All of it is exact.
import { type View, reachedOf } from '@xenotable/xenos-rampant/preview';
import type { Json } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';
import { Figure } from '../../table/odds/Figure.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { rowEffect, rowsIn, targetOfRow } from './aiming.ts';
import { rowWords } from './plan.ts';

/** Enemies that several of the orders are aimed at: what these do together is sampled below. */
const sharedIn = (targets: readonly (number | null)[], view: View): string[] =>
  [...new Set(targets.filter((one, i) => one !== null && targets.indexOf(one) !== i))].flatMap((id) =>
    id === null ? [] : [view.units[id]?.name ?? ''],
  );

export default function RowCard({ view, picked }: { view: View; picked: Json }) {
  const rows = rowsIn(picked, view);
  const reached = reachedOf(rows);
  const shared = sharedIn(rows.map(targetOfRow), view);
  return (
    <Figure title={`${rows.length} orders in a row`} exact={shared.length === 0}>
      <ol className="xr-rows">
        {rows.map((row, i) => (
          <li key={row.order.unit}>
            <b>{view.units[row.order.unit]?.name}</b>: {rowWords(row, view)}
            <small>
              {[
                rowEffect(row, view, reached[i] ?? 1),
                row.free ? 'Free' : `obeyed ${percent(row.ways / 36)} %`,
                (reached[i] ?? 1) < 1 ? `reached ${percent(reached[i] ?? 1)} %` : null,
              ]
                .filter((one) => one !== null)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
      {rows.some(({ free }) => !free) && (
        <p>
          The first test that fails ends your phase <RuleChip rule="XR-ORD-06" />
        </p>
      )}
      {shared.length > 0 && <p className="muted">What they do together to {shared.join(' and ')}:</p>}
    </Figure>
  );
}
