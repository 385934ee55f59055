// Orders: those of this step first, each with its price and, where it cannot be given, the reason.
import { Thing } from '../../boards/cards/Thing.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { type OrderView, type View, choiceIn, orderThing } from '@xenotable/earth-war/preview';

const SHOWN = 4;

export function Orders(props: BoardProps<View>) {
  const { view, ask } = props;
  const refusalOf = (order: OrderView): string | null => {
    const greyed = ask?.refused.find(({ choice }) => {
      const refused = choiceIn(choice);
      return refused.do === 'order' && refused.order === order.order;
    });
    return greyed?.reason ?? order.refusal?.reason ?? null;
  };
  const wrongStep = (order: OrderView): boolean => order.refusal?.rule === order.rule;
  const sorted = view.orders.toSorted(
    (a, b) =>
      Number(wrongStep(a)) - Number(wrongStep(b)) ||
      Number(refusalOf(a) !== null) - Number(refusalOf(b) !== null),
  );
  return (
    <ul className="orders plain" aria-label="Orders">
      {sorted.slice(0, SHOWN).map((order) => {
        const why = refusalOf(order);
        return (
          <li key={order.order}>
            <Thing
              id={orderThing(order.order)}
              on={props}
              label={`Order ${order.order}, ${order.cp} CP`}
              className={`order${why === null ? '' : ' forbidden'}`}
            >
              <span className="flex-row">
                <b>{order.order}</b>
                <span className="grow" />
                <em>{order.cp} CP</em>
              </span>
              <span className="order-text">{order.text}</span>
              {why !== null && (
                <span className="reason">
                  <Icon name="lock" size={13} />
                  {why}
                </span>
              )}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
