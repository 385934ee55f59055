// The twelve orders, each always in the same place: its price, and how it stands at this moment.
import { Thing } from '../../boards/cards/Thing.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { orderRefusal } from './orderState.ts';
import { ORDERS_BY_STEP, type View, orderThing } from '@xenotable/earth-war/preview';

export function Orders(props: BoardProps<View>) {
  const { view, ask, still } = props;
  const orders = ORDERS_BY_STEP.flatMap((name) => view.orders.filter((order) => order.order === name));
  return (
    <ul className="orders plain" aria-label="Orders">
      {orders.map((order) => {
        const why = orderRefusal(order, still ? null : ask, view);
        const given = view.table.combat?.orders.includes(order.order) === true;
        return (
          <li key={order.order}>
            <Thing
              id={orderThing(order.order)}
              on={props}
              label={`Order ${order.order}, ${order.cp} CP, ${order.moment}. ${order.text}${why === null ? '' : ` Not now: ${why}`}`}
              className={`order${why === null ? '' : ' forbidden'}${given ? ' given' : ''}`}
            >
              <b>{order.order}</b>
              <em>{given ? 'given' : `${order.cp} CP`}</em>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
