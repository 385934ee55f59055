// The Acquire Resources Phase: everything for sale, with its price and what is left.
import type { Seat } from '@xenotable/kernel';
import { type Pointing, Thing } from '../../board/Thing.tsx';
import { Card, spokenCard } from '../../draw/Card.tsx';
import { cardFace, sideOf } from './faces.ts';
import { CARDS, type GoodsView, type View } from './rulebook.ts';
import { crystalThing, goodsThing } from './things.ts';

function Goods({ goods, seat, on }: { goods: GoodsView; seat: Seat; on: Pointing }) {
  const id = goodsThing(goods.card);
  const face = cardFace(goods.card, sideOf(seat));
  const { picked, ready, refused } = on.standing(id);
  const { value } = goods.price;
  const cheaper = value < goods.cost;
  return (
    <li className={`goods${ready ? '' : ' dear'}`}>
      <Thing id={id} on={on} label={`${spokenCard(face)}, costs ${value}, ${goods.left} left`}>
        <Card tier="tile" {...face} frame={{ selected: picked, target: false, illegal: !ready && !on.still }} />
        <span className="price">
          <b>{value}</b>
          {cheaper && <s>{goods.cost}</s>}
          <span>{goods.left} left</span>
        </span>
        {!ready && refused && goods.left === 0 && <span className="why">Sold out</span>}
      </Thing>
    </li>
  );
}

export function Market({ view, seat, on }: { view: View; seat: Seat; on: Pointing }) {
  const own = view.seats[seat]!;
  const open = view.market.troops.filter((goods) => goods.locked === null || goods.left === 0);
  const later = view.market.troops.filter((goods) => goods.locked !== null && goods.left > 0);
  const inHand = (own.hand ?? []).reduce((sum, card) => sum + CARDS[card].value, 0);
  return (
    <div className="market">
      <header className="purse">
        <b>{own.purse}</b>
        <p>
          Xenosathem in the purse
          <span className="mut">
            {inHand > 0 ? `${inHand} more in your hand: point at a crystal to pay it in` : 'What is left is lost when everybody is ready'}
          </span>
        </p>
        {view.wave > 1 && (
          <ul className="crystals plain" aria-label="Exchange">
            {view.market.crystals.map(({ card, count }) =>
              on.standing(crystalThing(card)).ready ? (
                <li key={card}>
                  <Thing id={crystalThing(card)} on={on} className="chip" label={`Exchange for ${CARDS[card].name}, ${count} left`}>
                    Exchange for {CARDS[card].name}
                  </Thing>
                </li>
              ) : null,
            )}
          </ul>
        )}
      </header>
      <section aria-label="Troops for sale">
        <h2 className="lbl">Troops</h2>
        <ul className="stock plain">
          {open.map((goods) => (
            <Goods key={goods.card} goods={goods} seat={seat} on={on} />
          ))}
          {later.length > 0 && (
            <li className="later">
              <span className="lbl">Later</span>
              {later.map((goods) => (
                <Thing
                  key={goods.card}
                  id={goodsThing(goods.card)}
                  on={on}
                  className="r"
                  label={`${CARDS[goods.card].name}, costs ${goods.cost}, not yet for sale`}
                >
                  <b>{CARDS[goods.card].name}</b>
                  <span>{goods.cost}</span>
                </Thing>
              ))}
            </li>
          )}
        </ul>
      </section>
      <section aria-label="Items for sale">
        <h2 className="lbl">Items</h2>
        <ul className="stock plain">
          {view.market.items.map((goods, slot) =>
            goods === null ? (
              <li key={slot} className="goods">
                <div className="empty t-tile">Empty slot</div>
              </li>
            ) : (
              <Goods key={slot} goods={goods} seat={seat} on={on} />
            ),
          )}
        </ul>
      </section>
    </div>
  );
}
