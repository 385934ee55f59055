// The Acquire Resources Phase: everything for sale, with its price and what is left.
import { type Json, type Seat, same } from '@xenotable/kernel';
import { Thing } from '../../boards/cards/Thing.tsx';
import { Card, spokenCard } from '../../kit/draw/Card.tsx';
import { together } from '../../table/together.ts';
import type { BoardProps } from '../../table/contract.ts';
import { cardFace, shortName, sideOf } from './faces.ts';
import { CARDS, CRYSTAL_IDS } from '@xenotable/xenoshyft/content';
import type { GoodsView, View } from '@xenotable/xenoshyft';
import { crystalThing, goodsThing, payAndBuy, seatOf } from '@xenotable/xenoshyft/preview';

function Goods({ goods, seat, on }: { goods: GoodsView; seat: Seat; on: BoardProps<View> }) {
  const id = goodsThing(goods.card);
  const face = cardFace(goods.card, sideOf(seat));
  const { picked, ready } = on.standing(id);
  const { purse, hand } = seatOf(on.view, seat);
  const { value } = goods.price;
  const way =
    ready || goods.locked !== null || on.ask === null
      ? null
      : payAndBuy(goods.card, value, purse, hand ?? []);
  const within = ready || way !== null;
  const purchase = way === null ? null : together(way as unknown as Json[]);
  const meant = purchase !== null && on.picked !== null && same(on.picked, purchase);
  const pointing = purchase === null ? on : { ...on, touch: () => (meant ? on.commit() : on.pick(purchase)) };
  return (
    <li className={`goods${within ? '' : ' dear'}`}>
      <Thing
        id={id}
        on={pointing}
        label={`${spokenCard(face)}, costs ${value}, ${goods.left} left${way === null ? '' : ', pay from the hand and buy'}`}
      >
        <Card
          tier="tile"
          {...face}
          name={shortName(face.name)}
          frame={{ selected: picked || meant, illegal: !within && !on.still }}
        />
        <span className="price">
          <b>{value}</b>
          {value < goods.cost && <s>{goods.cost}</s>}
          <span>{goods.left === 0 ? 'sold out' : `${goods.left} left`}</span>
        </span>
      </Thing>
    </li>
  );
}

function Exchange({ view, on }: { view: View; on: BoardProps<View> }) {
  const open = CRYSTAL_IDS.filter((card) => on.standing(crystalThing(card)).ready);
  if (open.length === 0) return null;
  return (
    <ul className="crystals plain" aria-label="Exchange">
      {open.map((card) => (
        <li key={card}>
          <Thing
            id={crystalThing(card)}
            on={on}
            className="chip"
            label={`Exchange for ${CARDS[card].name}, ${view.market.crystals[card]} left`}
          >
            Exchange for {CARDS[card].name}
          </Thing>
        </li>
      ))}
    </ul>
  );
}

export function Market({ seat, ...on }: BoardProps<View> & { seat: Seat }) {
  const { view } = on;
  const own = seatOf(view, seat);
  const open = view.market.troops.filter((goods) => goods.locked === null || goods.left === 0);
  const later = view.market.troops.filter((goods) => goods.locked !== null && goods.left > 0);
  const inHand = (own.hand ?? []).reduce((sum, card) => sum + CARDS[card].value, 0);
  return (
    <div className="market">
      <header className="purse">
        <b>{own.purse}</b>
        <p>
          Xenosathem in the purse
          <span className="muted">
            {inHand > 0
              ? `and ${inHand} in your hand: buying pays from both`
              : 'What is left is lost when everybody is ready'}
          </span>
        </p>
        <Exchange view={view} on={on} />
      </header>
      <section aria-label="Troops for sale">
        <h2 className="label">Troops</h2>
        <ul className="stock plain">
          {open.map((goods) => (
            <Goods key={goods.card} goods={goods} seat={seat} on={on} />
          ))}
          {later.length > 0 && (
            <li className="in-later">
              <span className="label">In later waves</span>
              {later.map((goods) => (
                <Thing
                  key={goods.card}
                  id={goodsThing(goods.card)}
                  on={on}
                  className="pile"
                  label={`${CARDS[goods.card].name}, costs ${goods.cost}, not yet for sale`}
                >
                  <b>{shortName(CARDS[goods.card].name)}</b>
                  <span>{goods.cost}</span>
                </Thing>
              ))}
            </li>
          )}
        </ul>
      </section>
      <section className="items" aria-label="Items for sale">
        <h2 className="label">Items</h2>
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
