// The twelve orders, each always in the same place: its price, and how it stands at this moment.
import { Thing } from '../../boards/cards/Thing.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { orderUnderWay } from './details.ts';
import {
  ORDERS_BY_STEP,
  type OrderView,
  type View,
  choiceIn,
  orderThing,
} from '@xenotable/earth-war/preview';

/** Why it cannot be given: the question says so, the step does, or another order comes first. */
function refusalOf(order: OrderView, { ask, view, still }: BoardProps<View>): string | null {
  const greyed = ask?.refused.find(({ choice }) => {
    const refused = choiceIn(choice);
    return refused.do === 'order' && refused.order === order.order;
  });
  const why = greyed?.reason ?? order.refusal?.reason ?? null;
  const isOffered = ask?.offers.some(({ choice }) => {
    const offered = choiceIn(choice);
    return offered.do === 'order' && offered.order === order.order;
  });
  if (why !== null || still || ask === null || isOffered === true) return why;
  return orderUnderWay(view) ?? 'It would change nothing now.';
}

export function Orders(props: BoardProps<View>) {
  const { view } = props;
  const orders = ORDERS_BY_STEP.flatMap((name) => view.orders.filter((order) => order.order === name));
  return (
    <ul className="orders plain" aria-label="Orders">
      {orders.map((order) => {
        const why = refusalOf(order, props);
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
