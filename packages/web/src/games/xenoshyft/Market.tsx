// The Acquire Resources Phase: everything for sale, with its price, what it does, what is left and what it is worth to the lane.
import { type Seat, same } from '@xenotable/kernel';
import { Suspense, useEffect, useRef } from 'react';
import { Thing } from '../../boards/cards/Thing.tsx';
import { spokenCard } from '../../kit/draw/cardFace.ts';
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { later } from '../../kit/later.ts';
import { useSize } from '../../kit/size.ts';
import { useWidth } from '../../kit/useWidth.ts';
import { capital } from '../../kit/words.ts';
import type { BoardProps } from '../../table/contract.ts';
import { bossesThatJoin } from './bosses.ts';
import { consider } from './considered.ts';
import { cardFace, itemStat, sideOf } from './shared/faces.ts';
import { cardGlyph } from './shared/glyphs.ts';
import { gainOf, useOutlooks, worthOf } from './outlooks.ts';
import {
  CARDS,
  CRYSTAL_IDS,
  DIVISIONS,
  type DivisionId,
  type Goods,
  TROOPS,
  abilityOf,
  isItem,
  isTroop,
  shortName,
} from '@xenotable/xenoshyft/content';
import type { Choice, GoodsView, View } from '@xenotable/xenoshyft';
import {
  DIVISION,
  crystalThing,
  goodsThing,
  priceFor,
  seatOf,
  supplyWords,
} from '@xenotable/xenoshyft/preview';
import { choiceOf, choicesIn, planOf } from './border.ts';
import { newWave } from './newWave.ts';
import { boughtIn, waysToBuy } from './purchase.ts';

const Ahead = later(() => import('./Ahead.tsx'));

/** Deals for the gain of each card: enough to tell which help. */
const DEALS = 160;

/** Pixels beneath which the picture of a card stands under its name. */
const NARROW = 760;

/** A card for sale with the way to buy it now, if there is one. */
interface Offer {
  goods: GoodsView;
  way: readonly Choice[] | null;
}

/** What a card does, in a line. */
function Does({ card }: { card: Goods }) {
  if (isTroop(card))
    return (
      <span className="does">
        <Icon name="power" size={11} />
        <b>{TROOPS[card].power}</b>
        <Icon name="heart" size={12} />
        <b>{TROOPS[card].hp}</b>
      </span>
    );
  return <span className="does">{isItem(card) ? itemStat(card) : ''}</span>;
}

function Price({ goods }: { goods: GoodsView }) {
  const { value } = priceFor(goods);
  return (
    <span className="price">
      {value < goods.cost && <s>{goods.cost}</s>}
      <b>{value}</b>
    </span>
  );
}

/** What is missing: how many are left, how much is short, or since when it is sold. */
function stateOf(view: View, goods: GoodsView, money: number): string {
  if (goods.left === 0) return 'sold out';
  if (goods.locked !== null)
    return isTroop(goods.card) ? supplyWords(view.options, TROOPS[goods.card].wave) : 'not for sale';
  const short = priceFor(goods).value - money;
  return short > 0 ? `${short} short` : `${goods.left} left`;
}

interface TileProps extends Offer {
  seat: Seat;
  on: BoardProps<View>;
  money: number;
}

function Tile({ goods, way, seat, on, money }: TileProps) {
  const { card } = goods;
  const id = goodsThing(card);
  const face = cardFace(card, sideOf(seat));
  const purchase = way === null ? null : planOf(way);
  const meant = purchase !== null && on.picked !== null && same(on.picked, purchase);
  const planned = boughtIn(choicesIn(on.picked)).filter((one) => one === card).length;
  // What a card does and is worth stands beside the market: no detail covers it.
  const pointing =
    purchase === null
      ? on
      : { ...on, touch: () => (meant ? on.commit() : on.pick(purchase)), point: () => on.point(null) };
  const gain = way === null ? null : gainOf(on.view, seat, way, []);
  const state = stateOf(on.view, goods, money);
  const { value } = priceFor(goods);
  const worth = gain === null ? null : worthOf(gain);
  return (
    <li
      className={`goods${way === null ? ' dear' : ''}${planned > 0 ? ' meant' : ''}${isLater(goods) ? ' later' : ''}`}
      onPointerEnter={(event) => event.pointerType !== 'touch' && consider(way)}
      onPointerLeave={() => consider(null)}
    >
      <Thing
        id={id}
        on={pointing}
        label={`${spokenCard({ ...face, cost: value })}, ${state}${way === null ? '' : ', pay from the hand and buy'}${worth === null ? '' : `, ${worth.spoken}`}`}
      >
        <GlyphSign name={cardGlyph(card)} size={34} fill="var(--ink)" />
        <span className="words">
          <b className="name">{shortName(face.name)}</b>
          <Does card={card} />
          <span className="state">{state}</span>
        </span>
        <span className="ends">
          <Price goods={goods} />
          {planned > 1 && <i className="gain">×{planned}</i>}
          {way !== null && <i className="gain">{worth?.short ?? '…'}</i>}
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
            label={`Exchange ${card === 'x6' ? 'two 3s' : 'three 1s'} of your discard pile for ${CARDS[card].name}, ${view.market.crystals[card]} left`}
          >
            {card === 'x6' ? 'Discards: 3+3 → 6' : 'Discards: 1+1+1 → 3'}
          </Thing>
        </li>
      ))}
    </ul>
  );
}

/** What the Division can do now: the words of the one offer, or its name where it can do several things. */
function powerWords(uses: readonly { words: string }[], division: DivisionId): string {
  return uses.length === 1 ? uses[0]!.words : `${DIVISIONS[division].name}: use its power`;
}

const isOwnFund = (choice: Choice, division: DivisionId, seat: Seat): boolean =>
  'do' in choice &&
  choice.do === 'division' &&
  abilityOf(division, choice.ability).verb === 'fund' &&
  choice.to === seat;

/** The Division's power in this phase, at hand where the money is. */
function DivisionChip({ view, seat, on }: { view: View; seat: Seat; on: BoardProps<View> }) {
  const { division } = seatOf(view, seat);
  const { ready, picked } = on.standing(DIVISION);
  if (division === '' || (!ready && !picked)) return null;
  const uses = (on.ask?.offers ?? []).filter(({ choice }) => {
    const said = choiceOf(choice);
    return 'do' in said && said.do === 'division';
  });
  // XS-D-06 One more for the own purse is never wrong, and can be taken back: one press takes it.
  const fund = uses.find(({ choice }) => isOwnFund(choiceOf(choice), division, seat));
  const pointing = fund === undefined ? on : { ...on, touch: () => on.playAll([fund.choice]) };
  return (
    <Thing id={DIVISION} on={pointing} className="chip" label={`Use the ${DIVISIONS[division].name}`}>
      {fund?.words ?? powerWords(uses, division)}
    </Thing>
  );
}

function Purse({ on, seat }: { on: BoardProps<View>; seat: Seat }) {
  const { view } = on;
  const { purse, hand } = seatOf(view, seat);
  const news = newWave(view, seat);
  const size = useSize();
  const joins = bossesThatJoin(view);
  const inHand = (hand ?? []).reduce((sum, card) => sum + CARDS[card].value, 0);
  return (
    <header className="purse">
      <b>{purse + inHand}</b>
      <p>
        Xenosathem to spend
        <span className="muted">
          {purse > 0
            ? `${purse} in the purse, which does not keep; ${inHand} in your hand`
            : 'paid from your hand as you buy'}
        </span>
      </p>
      <span className="grow" />
      <DivisionChip view={view} seat={seat} on={on} />
      <Exchange view={view} on={on} />
      {size === 'phone' && joins !== '' && <p className="news">{joins}</p>}
      {news !== null && (
        <p className="news" title={news}>
          {news}
        </p>
      )}
    </header>
  );
}

/** XS-ACQ-16 The own price cut, as long as it is there. */
function cutWords(view: View, seat: Seat): string {
  const { division } = seatOf(view, seat);
  const cut = [...view.market.troops, ...view.market.items].some((goods) => goods?.cutPrice);
  return cut && division !== '' ? `${DIVISIONS[division].name}: once a round a card costs 1 less` : '';
}

/** Not sold before a later wave. */
const isLater = ({ locked, left }: GoodsView): boolean => locked !== null && left > 0;

/** Where there is little room: what is sold later, in a line instead of a card each. */
function laterWords(view: View): string {
  const waves = Map.groupBy(view.market.troops.filter(isLater), ({ card }) =>
    isTroop(card) ? supplyWords(view.options, TROOPS[card].wave) : 'not for sale',
  );
  return [...waves]
    .map(
      ([when, goods]) =>
        `${capital(when)}: ${goods.map(({ card }) => shortName(CARDS[card].name)).join(', ')}.`,
    )
    .join(' ');
}

export function Market({ seat, ...on }: BoardProps<View> & { seat: Seat }) {
  const { view } = on;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize();
  const narrow = useWidth(box) < NARROW || size === 'short';
  const ways = waysToBuy(view, on.ask, seat);
  const { purse, hand } = seatOf(view, seat);
  const money = (hand ?? []).reduce((sum, card) => sum + CARDS[card].value, purse);
  useOutlooks(view, seat, on.still || ways.size === 0 ? null : [[], ...ways.values()], DEALS);
  // What was under the pointer may be bought by now.
  useEffect(() => consider(null), [view]);
  const tile = (goods: GoodsView) => (
    <Tile
      key={goods.card}
      goods={goods}
      way={ways.get(goods.card) ?? null}
      seat={seat}
      on={on}
      money={money}
    />
  );
  return (
    <div ref={box} className={`market${narrow && size !== 'phone' ? ' narrow' : ''}`}>
      <Purse on={on} seat={seat} />
      <section className="troops" aria-label="Troops for sale">
        <h2 className="label">
          Troops <small>{cutWords(view, seat)}</small>
        </h2>
        <ul className="stock plain">
          {view.market.troops.filter((goods) => size !== 'phone' || !isLater(goods)).map(tile)}
        </ul>
        {size === 'phone' && <p className="sold-later muted">{laterWords(view)}</p>}
      </section>
      <section className="items" aria-label="Items for sale">
        <h2 className="label">
          Items <small>+ : points your lane holds more often; saves : Base damage</small>
        </h2>
        <ul className="stock plain">
          {view.market.items.map((goods, slot) =>
            goods === null ? (
              <li key={slot} className="goods vacant">
                Empty slot
              </li>
            ) : (
              tile(goods)
            ),
          )}
        </ul>
      </section>
      {size === 'phone' && (
        <Suspense>
          <Ahead view={view} />
        </Suspense>
      )}
    </div>
  );
}
