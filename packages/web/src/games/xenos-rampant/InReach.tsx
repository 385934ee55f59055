// A shot and a move under one order, before anybody is named: whom it could hurt, from here or after its move.
import { type Order, type View, effectOf, effectWords } from '@xenotable/xenos-rampant/preview';
import type { Json } from '@xenotable/kernel';
import { useMemo } from 'react';
import { Figure } from '../../table/odds/Figure.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { orderWords } from './AimCard.tsx';
import { inReachOf, planOfWay } from './aiming.ts';

interface InReachProps {
  view: View;
  order: Order;
  rule: string;
  pick(choice: Json): void;
}

export default function InReach({ view, order, rule, pick }: InReachProps) {
  const found = useMemo(() => inReachOf(view, order), [view, order]);
  return (
    <Figure title="What it could shoot at" exact>
      {found.length === 0 && (
        <p>
          No enemy is in reach, neither from here nor after its move. <RuleChip rule={rule} />
        </p>
      )}
      {found.length > 0 && (
        <table className="xr-ways">
          <tbody>
            {found.map(({ target, way }) => {
              const { name = '', suppressed = false } = view.units[target] ?? {};
              return (
                <tr key={target}>
                  <th scope="row">
                    <button type="button" onClick={() => pick(planOfWay(way))}>
                      {name}
                      <small>{orderWords(way, view)}</small>
                    </button>
                  </th>
                  <td>{effectWords(effectOf(way.obeyed, way.exchange, suppressed))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Figure>
  );
}
