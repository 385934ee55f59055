// Everything about one thing, for the zoom panel.
import type { Asked } from '@xenotable/kernel';
import { createElement } from 'react';
import type { Detail } from '../../table/contract.ts';
import type { ThingId } from '../../boards/things.ts';
import { faceOf, isBystander, keywordFacts, sideOf } from './faces.ts';
import { unitGlyph } from './shared/units.ts';
import { orderRefusal } from './orderState.ts';
import { UnitRisk } from './UnitRisk.tsx';
import { cardGlyph } from './shared/glyphs.ts';
import { cardTitle, madeLike, writtenOn } from './shared/made.ts';
import {
  type CardKind,
  type ItemCalled,
  type UnitName,
  calledUnit,
  cardKind,
  isEnemyKind,
  itemNamed,
  itemNames,
  kindOfUnit,
  kindsOf,
  nameOnCard,
  printedItem,
  printedUnit,
  unitNamed,
  unitNames,
} from '@xenotable/earth-war/content';
import {
  BANDS,
  type OrderView,
  type SlotView,
  type Unit,
  type View,
  bandHere,
} from '@xenotable/earth-war/preview';

const dash = (rating: number): string => (rating === 0 ? '–' : String(rating));

/** By the first letters of CLOSE, SHORT, MEDIUM and LONG. */
const IN_BANDS = BANDS.map((band) => band.charAt(0)).join('/');
const FIRE_LABEL = `FIRE ${IN_BANDS}`;

/** The RN with its band; who was moved by an order stands elsewhere than the RN says. */
const placeWords = ({ rn, band }: Unit, { table }: View): string =>
  bandHere(table, rn) === band ? `${rn}, ${BANDS[band]}` : `${BANDS[band]} by order (rolled ${rn})`;

function ofUnit(id: number, view: View): Detail | null {
  const unit = view.table.squad.find((one) => one.id === id);
  const shown = view.squad.find((one) => one.id === id);
  if (unit === undefined || shown === undefined) return null;
  return {
    token: { side: sideOf(view, unit.seat), glyph: unitGlyph(unit.type), letter: unit.name.charAt(0) },
    title: unit.name,
    kind: `${calledUnit(unit)}${unit.own === undefined ? '' : madeLike(unit.type)}`,
    text: [shown.trait, writtenOn(view.table, calledUnit(unit))].filter(Boolean).join(' '),
    facts: [
      ...(view.table.combat !== null && unit.status === 'standing'
        ? [{ label: 'Range', value: placeWords(unit, view), rule: 'EW-RNG-01' }]
        : []),
      { label: FIRE_LABEL, value: unit.fire.map(dash).join('/'), rule: 'EW-BND-03' },
      ...shown.fireBecause.map((one) => ({
        label: one.label ?? '',
        value: one.value > 0 ? `+${one.value}` : String(one.value),
        rule: one.because,
      })),
      { label: 'MELEE', value: dash(unit.melee) },
      { label: 'CAP', value: String(unit.cap), rule: 'EW-RN-04' },
      { label: 'HITS', value: `${unit.hits - unit.wounds} of ${unit.hits}`, rule: 'EW-SQD-06' },
      { label: 'ARM', value: String(unit.arm), rule: 'EW-S7-02' },
      { label: 'WITS', value: String(unit.wits), rule: 'EW-NOD-03' },
      ...(unit.xp > 0 ? [{ label: 'Experience', value: `${unit.xp} XP`, rule: 'EW-CAM-04' }] : []),
      ...shown.items.map((item) => ({
        label: item.name,
        value: item.of > 0 ? `${item.uses} of ${item.of}: ${item.text}` : item.text,
        rule: itemNamed(view.table, item.name).id,
      })),
    ],
    ...(unit.status === 'standing' && { more: createElement(UnitRisk, { view, unit: id }) }),
    rule: kindOfUnit(view.table, unit).id,
  };
}

/** An enemy: how it strikes, what kills it, and what its keywords mean. */
const ofEnemy = (view: View, kind: CardKind, title: string, slot?: SlotView): Detail => ({
  token: { side: 'b', glyph: cardGlyph(kind) },
  title,
  kind: `XX121${madeLike(kind.like)}`,
  text: [kind.text, writtenOn(view.table, kind.name)].filter(Boolean).join(' '),
  facts: [
    { label: `ATTACK ${IN_BANDS}`, value: kind.attack.map(dash).join('/'), rule: 'EW-S5-01' },
    ...(kind.cap > 0
      ? [{ label: 'Strikes', value: `up to ${kind.cap}, the ${kind.target.toLowerCase()}`, rule: 'EW-S6-01' }]
      : []),
    {
      label: 'Wounds that kill it',
      value:
        slot === undefined || slot.before === 0
          ? String(kind.wounds)
          : `${slot.kills - slot.before} of ${slot.kills}`,
      rule: 'EW-S7-04',
    },
    ...keywordFacts(kind),
  ],
  rule: kind.id,
});

function ofSlot(number: number, view: View): Detail | null {
  const slot = view.slots.find((one) => one.number === number);
  if (slot === undefined) return null;
  if (slot.kind !== null) {
    const kind = cardKind(view.table, slot.kind);
    if (isEnemyKind(kind.name)) return ofEnemy(view, kind, cardTitle(kind, slot.card), slot);
    const printed = faceOf(slot, kind);
    const idle = view.mission.number === 0 && isBystander(slot.kind);
    const face = idle
      ? { ...printed, text: 'Counts for nothing on a patrol: it neither gives nor costs points.' }
      : printed;
    return { card: face, title: face.name, kind: face.kind ?? '', text: '' };
  }
  const { could } = slot;
  return {
    title: `Slot ${number}`,
    kind: 'face down',
    text: `One of the cards that nobody has seen; every face-down card is alike.`,
    facts:
      could?.kinds.map(({ kind, parts }) => ({
        label: kind,
        value: `${Math.round((100 * parts) / could.of)} %`,
      })) ?? [],
    rule: 'EW-GEN-05',
  };
}

function ofItem(view: View, name: ItemCalled): Detail {
  const item = itemNamed(view.table, name);
  const like = printedItem(view.table, name);
  return {
    title: name,
    kind: `Equipment, ${item.rp} RP, ${item.moment}${like === name ? '' : madeLike(like)}`,
    text: [item.text, writtenOn(view.table, name)].filter(Boolean).join(' '),
    rule: item.id,
  };
}

function ofUnitForHire(view: View, type: UnitName): Detail {
  const unit = unitNamed(view.table, type);
  const like = printedUnit(view.table, type);
  return {
    token: { side: 'a', glyph: unitGlyph(type, view.table) },
    title: type,
    kind: `Unit, ${unit.rp} RP${like === type ? '' : madeLike(like)}`,
    text: [unit.trait, writtenOn(view.table, type)].filter(Boolean).join(' '),
    facts: [
      { label: FIRE_LABEL, value: unit.fire.map(dash).join('/') },
      {
        label: 'MELEE, CAP, HITS, ARM, WITS',
        value: [unit.melee, unit.cap, unit.hits, unit.arm, unit.wits].join(', '),
      },
    ],
    rule: unit.id,
  };
}

/** A kind of the table's cards. */
const kindCalled = (view: View, name: string | undefined): CardKind | undefined =>
  kindsOf(view.table).find((one) => one.name === name);

/** An enemy that lies nowhere now, by what is printed on its card: D2. */
function ofCardNamed(view: View, name: string): Detail | null {
  const kind = kindCalled(view, nameOnCard(name));
  return kind === undefined || !isEnemyKind(kind.name) ? null : ofEnemy(view, kind, cardTitle(kind, name));
}

/** What is for sale: an item, or a unit. */
function ofGoods(view: View, name: string): Detail | null {
  const item = itemNames(view.table).find((one) => one === name);
  if (item !== undefined) return ofItem(view, item);
  const unit = unitNames(view.table).find((one) => one === name);
  return unit === undefined ? null : ofUnitForHire(view, unit);
}

/** An order: first why it cannot be given now, then what it does. */
function ofOrder(order: OrderView, view: View, ask: Asked | null): Detail {
  const why = orderRefusal(order, ask, view);
  return {
    title: order.order,
    kind: `Order, ${order.cp} CP, ${order.moment}`,
    text: why === null ? order.text : `Not now: ${why} The order: ${order.text}`,
    rule: order.rule,
  };
}

export function detailOf(thing: ThingId, view: View, ask: Asked | null = null): Detail | null {
  const [kind, name = ''] = thing.split(/:(.*)/s);
  switch (kind) {
    case 'unit': {
      const unit = view.table.squad.find((one) => one.id === Number(name) || one.name === name);
      return unit === undefined ? null : ofUnit(unit.id, view);
    }
    case 'card': {
      const slot = view.slots.find((one) => one.card === name);
      return slot === undefined ? ofCardNamed(view, name) : ofSlot(slot.number, view);
    }
    case 'slot':
      return ofSlot(Number(name), view);
    case 'order': {
      const order = view.orders.find((one) => one.order === name);
      return order === undefined ? null : ofOrder(order, view, ask);
    }
    case 'shop':
      return ofGoods(view, name);
    default:
      return null;
  }
}

/** A soldier, or a kind of card. */
export function detailNamed(name: string, view: View): Detail | null {
  const unit = view.table.squad.find((one) => one.name === name);
  if (unit !== undefined) return ofUnit(unit.id, view);
  const kind = kindCalled(view, name);
  if (kind === undefined) return null;
  return isEnemyKind(kind.name)
    ? ofEnemy(view, kind, kind.name)
    : {
        title: kind.name,
        kind: 'Card',
        text: kind.text,
        rule: kind.id,
      };
}
