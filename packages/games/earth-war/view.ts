// What a viewer may know: the table without what lies face down, and everything that can be read off it.
import {
  type Bookmark,
  type Modifier,
  type Outcome,
  type Refusal,
  type RuleId,
  type Seat,
  type Viewer,
  applies,
  shownFlow,
} from '@xenotable/kernel';
import { muster } from './book/campaign.ts';
import { copiesAt, lastRound } from './book/combat/combat.ts';
import { orderFault } from './book/combat/command.ts';
import { deedsNow } from './book/mission/mission.ts';
import { book } from './book/index.ts';
import { enemiesAt, nodeOf, sheetHere } from './book/nodes.ts';
import { fireModifiers, fireRating, meleeRating } from './book/ratings.ts';
import { actingLeader, hiveSeat, leaderSeat, somebodyStands } from './book/squad.ts';
import { kindAt } from './content/kinds.ts';
import { type ItemCalled, calledItem, kindOfItem } from './content/force.ts';
import { pointsOf, ruleOfGoal } from './content/goals.ts';
import { MISSIONS } from './content/missions/index.ts';
import type { GarrisonedNode, MissionGoal, NodeEnd } from './content/mission.ts';
import { ORDER_NAMES, type OrderName, orderKind } from './content/orders.ts';
import { unitKind } from './content/units.ts';
import { known } from './known.ts';
import { type DeckCard, type SlotView, deckOf, slotsOf, unseenKinds } from './shadowsView.ts';
import { type Position, type Table, bandName } from './table.ts';

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
  items: { name: ItemCalled; uses: number; of: number; used: boolean; text: string }[];
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
  /** Where the book is open. */
  flow: Bookmark[];
  undoBarrier: number;
  over: Outcome | null;
  phase: 'muster' | 'mission' | 'combat';
  /** What lies on the table, as this viewer knows it: cards that it has not seen are -1. */
  table: Position;
  leader: number | null;
  leaderSeat: Seat;
  hive: Seat | null;
  mission: {
    number: number;
    name: string;
    story: string;
    of: number;
    map: NodeView[];
    /** The round at whose end the present fight ends by itself. */
    lastRound: number | null;
    goals: { id: string; rule: RuleId; text: string; primary: boolean; points: number }[];
  };
  squad: UnitView[];
  slots: SlotView[];
  deck: DeckCard[];
  unseen: { kind: string; count: number }[];
  orders: OrderView[];
}

/** A node's lists with the shadows of the chosen difficulty (EW-DEK-07); a patrol's are the cards that were drawn. */
function listed(w: Position, node: GarrisonedNode): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const entry of [...enemiesAt(w, node), ...node.shadows]) add(entry[1], copiesAt(w, node, entry));
  for (const kind of w.mission.patrol) add(kindAt(w, kind).name, 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** EW-M-COM-02, EW-TASTE-05 Titles are open; lists once the squad has arrived, or all of them if so agreed. */
function map(w: Position): NodeView[] {
  applies(w.options.openLists ? 'EW-TASTE-05' : 'EW-M-COM-02');
  return sheetHere(w).nodes.map((node, i) => ({
    number: i + 1,
    title: node.title,
    kind: node.kind,
    rule: node.id,
    end: w.mission.deeds.ends[i] ?? '',
    here: w.mission.node === i + 1,
    cards: node.kind === 'combat' && (w.options.openLists || w.mission.node > i) ? listed(w, node) : null,
  }));
}

const units = (w: Position): UnitView[] =>
  w.squad.map((unit) => ({
    id: unit.id,
    band: bandName(unit.band),
    fire: fireRating(w, unit),
    fireBecause: fireModifiers(w, unit),
    melee: meleeRating(w, unit),
    trait: unitKind(unit.type).trait,
    acting: actingLeader(w) === unit,
    items: unit.items.map((item) => ({
      name: calledItem(item),
      uses: item.uses,
      of: kindOfItem(w, item).uses,
      used: item.used,
      text: kindOfItem(w, item).text,
    })),
  }));

const orders = (w: Position): OrderView[] =>
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

/** EW-M-COM-05, EW-M-COM-07 The goals with what they give at this moment; once the mission is scored, what they gave. */
function goalsOf(w: Position): View['mission']['goals'] {
  const { mission } = w;
  const result = mission.won === null ? undefined : w.results.at(-1);
  const scored = result?.number === mission.number ? result.goals : null;
  const deeds = mission.won === null ? deedsNow(w) : mission.deeds;
  applies('EW-M-COM-05');
  const points = (goal: MissionGoal): number => {
    applies(ruleOfGoal(goal));
    if (scored !== null) return scored.find((one) => one.id === goal.id)?.points ?? 0;
    return somebodyStands(w) ? pointsOf(goal, deeds) : 0;
  };
  return sheetHere(w).goals.map((goal) => ({
    id: goal.id,
    rule: ruleOfGoal(goal),
    text: goal.text,
    primary: goal.primary === true,
    points: points(goal),
  }));
}

/** What the squad does now. */
function phaseOf(w: Table): View['phase'] {
  if (w.combat !== null) return 'combat';
  return muster.in(w) === undefined ? 'mission' : 'muster';
}

export function view(w: Table, viewer: Viewer): View {
  const table = known(w, viewer);
  const { combat } = table;
  const sheet = sheetHere(w);
  const node = nodeOf(w);
  return {
    viewer,
    flow: shownFlow(book, w.flow),
    undoBarrier: w.undoBarrier,
    over: w.over,
    phase: phaseOf(w),
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
      lastRound: node?.kind === 'combat' ? lastRound(w, node) : null,
      goals: goalsOf(w),
    },
    squad: units(table),
    slots: combat === null ? [] : slotsOf(w, combat),
    deck: combat === null ? [] : deckOf(w, combat),
    unseen: combat === null ? [] : unseenKinds(w, combat),
    orders: orders(w),
  };
}
