// What a viewer may know: the table without what lies face down, and everything that can be read off it.
import type { Modifier, Refusal, Seat, Viewer } from '@xenotable/kernel';
import { orderFault } from './book/combat/command.ts';
import { fireModifiers, fireRating, meleeRating } from './book/ratings.ts';
import { actingLeader, hiveSeat, leaderSeat } from './book/squad.ts';
import {
  identifierOf,
  KINDS,
  KIND_OF,
  isBystander,
  isEnemy,
  isShadow,
  kindOf,
  kindAt,
} from './content/cards.ts';
import { itemKind } from './content/equipment.ts';
import { MISSIONS, missionSheet } from './content/missions/index.ts';
import type { CardList, NodeEnd } from './content/mission.ts';
import { ORDER_NAMES, type OrderName, orderKind } from './content/orders.ts';
import { unitKind } from './content/units.ts';
import { copy, copyCombat } from './copy.ts';
import { type Combat, type Table, bandName } from './table.ts';

export interface NodeView {
  number: number;
  title: string;
  kind: string;
  rule: string;
  end: NodeEnd;
  here: boolean;
  /** The lists of cards; null while they are hidden (EW-M-COM-02). */
  cards: { kind: string; count: number }[] | null;
}

export interface UnitView {
  id: number;
  band: string;
  fire: number;
  fireBecause: Modifier[];
  melee: number;
  trait: string;
  acting: boolean;
  items: { name: string; uses: number; of: number; used: boolean; text: string }[];
}

/** How likely a face-down card is something, in parts of `of`. */
export interface CouldBe {
  enemy: number;
  bystander: number;
  shadow: number;
  of: number;
  kinds: { kind: string; parts: number }[];
}

export interface SlotView {
  number: number;
  up: boolean;
  /** The card, as far as this viewer knows it. */
  card: string | null;
  kind: string | null;
  wounds: number;
  /** Wounds that it had before this round, and those that kill it. */
  before: number;
  kills: number;
  could: CouldBe | null;
}

export interface OrderView {
  order: OrderName;
  cp: number;
  rule: string;
  moment: string;
  text: string;
  refusal: Refusal | null;
}

export interface View {
  viewer: Viewer;
  /** The table as this viewer knows it: cards that it has not seen are -1. */
  table: Table;
  leader: number | null;
  leaderSeat: Seat;
  hive: Seat | null;
  mission: {
    number: number;
    name: string;
    story: string;
    of: number;
    map: NodeView[];
    goals: { id: string; text: string; primary: boolean; points: number }[];
  };
  squad: UnitView[];
  slots: SlotView[];
  /** The cards of the event with what everybody knows of them. */
  deck: { card: string; kind: string; wounds: number | null; of: number; ambush: boolean; seen: boolean }[];
  unseen: { kind: string; count: number }[];
  orders: OrderView[];
}

/** EW-GEN-05, EW-TASTE-09 Faces that the viewer has not seen, and wounds that nobody shall remember for it, are left out. */
function mask(combat: Combat, w: Table, viewer: Viewer): Combat {
  const shown = copyCombat(combat);
  const knowing = viewer !== 'table' && viewer === hiveSeat(w);
  for (const slot of shown.slots) if (!slot.up && !knowing) slot.card = -1;
  if (w.options.hiddenWounds)
    for (const one of shown.cards)
      if (!shown.slots.some((slot) => slot.up && slot.card === one.card)) one.wounds = 0;
  return shown;
}

const named = (list: CardList): { kind: string; count: number }[] =>
  list.map(([count, kind]) => ({ kind: kindAt(kind).name, count }));

/** EW-M-COM-02, EW-TASTE-05 Titles are open; lists once the squad has arrived, or all of them if so agreed. */
function map(w: Table): NodeView[] {
  return missionSheet(w.mission.number).nodes.map((node, i) => ({
    number: i + 1,
    title: node.title,
    kind: node.kind,
    rule: node.id,
    end: w.mission.deeds.ends[i]!,
    here: w.mission.node === i + 1,
    cards:
      node.kind === 'combat' && (w.options.openLists || w.mission.node > i)
        ? [...named(node.enemies), ...named(node.shadows)]
        : null,
  }));
}

function count(cards: readonly number[]): { kind: string; count: number }[] {
  const counts = new Array<number>(KINDS.length).fill(0);
  for (const card of cards) counts[KIND_OF[card]!]!++;
  return counts.flatMap((many, kind) => (many > 0 ? [{ kind: kindAt(kind).name, count: many }] : []));
}

/** What any face-down card may be; after a scan (EW-Q-15) in proportion to the shadows still hidden. */
function couldBe(combat: Combat, unseen: readonly number[]): CouldBe {
  const hidden = combat.slots.filter((slot) => slot.card < 0).length;
  const shadows =
    combat.scanned < 0
      ? 0
      : combat.scanned - combat.slots.filter((slot) => slot.card >= 0 && isShadow(slot.card)).length;
  const others = unseen.filter((card) => !isShadow(card)).length;
  const all = unseen.length - others;
  const parts = (card: number): number =>
    combat.scanned < 0 ? 1 : isShadow(card) ? (shadows * Math.max(1, others)) / all : hidden - shadows;
  const sum = (test: (card: number) => boolean): number =>
    Math.round(unseen.filter(test).reduce((total, card) => total + parts(card), 0));
  const kinds = KINDS.flatMap((kind, at) =>
    unseen.some((card) => KIND_OF[card] === at)
      ? [{ kind: kind.name, parts: sum((card) => KIND_OF[card] === at) }]
      : [],
  );
  return {
    enemy: sum(isEnemy),
    bystander: sum(isBystander),
    shadow: sum(isShadow),
    of: sum(() => true),
    kinds,
  };
}

function slots(combat: Combat, unseen: readonly number[]): SlotView[] {
  const could = couldBe(combat, unseen);
  return combat.slots.map((slot, i) => {
    const known = slot.card >= 0;
    return {
      number: i + 1,
      up: slot.up,
      card: known ? identifierOf(slot.card) : null,
      kind: known ? kindOf(slot.card).name : null,
      wounds: slot.wounds,
      before: known ? (combat.cards.find((one) => one.card === slot.card)?.wounds ?? 0) : 0,
      kills: known ? kindOf(slot.card).wounds : 0,
      could: known ? null : could,
    };
  });
}

const units = (w: Table): UnitView[] =>
  w.squad.map((unit) => ({
    id: unit.id,
    band: bandName(unit.band),
    fire: fireRating(w, unit),
    fireBecause: fireModifiers(w, unit),
    melee: meleeRating(unit),
    trait: unitKind(unit.type).trait,
    acting: actingLeader(w) === unit,
    items: unit.items.map((item) => ({
      name: item.name,
      uses: item.uses,
      of: itemKind(item.name).uses,
      used: item.used,
      text: itemKind(item.name).text,
    })),
  }));

const orders = (w: Table): OrderView[] =>
  w.combat === null
    ? []
    : ORDER_NAMES.map((order) => {
        const kind = orderKind(order);
        return {
          order,
          cp: kind.cp,
          rule: kind.id,
          moment: kind.moment,
          text: kind.text,
          refusal: orderFault(w, order),
        };
      });

export function view(w: Table, viewer: Viewer): View {
  const combat = w.combat === null ? null : mask(w.combat, w, viewer);
  const unseen =
    combat === null
      ? []
      : combat.cards
          .filter((one) => !one.fresh && !combat.slots.some((slot) => slot.card === one.card))
          .map((one) => one.card);
  // All but the cards of a combat lies open.
  const table: Table = { ...copy({ ...w, combat: null }), combat };
  const sheet = missionSheet(w.mission.number);
  return {
    viewer,
    table,
    leader: actingLeader(w)?.id ?? null,
    leaderSeat: leaderSeat(w),
    hive: hiveSeat(w),
    mission: {
      number: sheet.number,
      name: sheet.name,
      story: sheet.story,
      of: MISSIONS.length,
      map: map(w),
      goals: sheet.goals.map((goal) => ({
        id: goal.id,
        text: goal.text,
        primary: goal.primary === true,
        points: goal.points(w.mission.deeds),
      })),
    },
    squad: units(table),
    slots: combat === null ? [] : slots(combat, unseen),
    deck:
      combat === null
        ? []
        : combat.cards.map((one) => {
            const seen = combat.slots.some((slot) => slot.card === one.card);
            return {
              card: identifierOf(one.card),
              kind: kindOf(one.card).name,
              wounds: w.options.hiddenWounds && !seen ? null : one.wounds,
              of: kindOf(one.card).wounds,
              ambush: kindOf(one.card).ambush === true && !one.sprung,
              seen,
            };
          }),
    unseen: count(unseen),
    orders: orders(w),
  };
}
