// Why a sensible player would choose something here, in a few words.
import { type Reason, type Seat, same } from '@xenotable/kernel';
import {
  type Choice,
  type ChoiceKind,
  type Choices,
  type Order,
  type Spot,
  chosen,
  kindOf,
} from './choices.ts';
import { TRAITS, type TraitName } from './content/traits.ts';
import { exchangeOf } from './odds/aim.ts';
import { effectOf, effectWords, lossWords } from './odds/effect.ts';
import { attackFault } from './book/attacking/chargeFaults.ts';
import { retreatAnswers } from './preview/answers.ts';
import { standpointOf } from './preview/standpoint.ts';
import { tableOf } from './preview/table.ts';
import type { UnitId } from './table.ts';
import type { OrderView, View } from './view.ts';

const because = (words: string, rule: string): Reason => ({ words, rule });

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The first of one's own units that an enemy could charge from where it stands. */
function chargedBy(view: View, seat: Seat, enemy: UnitId): string | null {
  const w = tableOf(view);
  const charger = w.units[enemy];
  if (charger === undefined || charger.suppressed || charger.state !== 'table') return null;
  const found = w.units.find(
    (unit) => unit.owner === seat && unit.state === 'table' && attackFault(w, charger, unit) === null,
  );
  return found?.name ?? null;
}

/** 'threatens Heavy Infantry 1: −0.6 SP, stops it 34 % overall': why that target, and what the order does to it. */
function aimWords(view: View, seat: Seat, { order, ways }: OrderView): string | null {
  const exchange = exchangeOf(view, order);
  if (exchange === null || order.target === undefined) return null;
  const effect = effectOf(ways / 36, exchange, view.units[order.target]?.suppressed === true);
  const charged = chargedBy(view, seat, order.target);
  return `${charged === null ? '' : `threatens ${charged}: `}${lossWords(effect)}, ${effectWords(effect)}`;
}

const PLAIN_ORDERS: Partial<Record<Order['order'], Reason>> = {
  move: because('a better place is in reach', 'XR-MOV-01'),
  ground: because('Armour +1 against shots as long as it stays', 'XR-GTG-02'),
  enter: because('it fights only on the table', 'XR-MOV-01'),
  arrive: because('it fights only on the table', 'XR-XEN-31'),
  regenerate: because('it has lost strength that comes back', 'XR-XEN-29'),
  disembark: because('the goal is near enough on foot', 'XR-TPT-03'),
  skirmish: because('it moves and shoots under one order', 'XR-SKM-01'),
  'move and fire': because('it moves and shoots under one order', 'XR-VEH-05'),
  attack: because('nobody is inside: only the building is hit', 'XR-BLD-05'),
  jump: because('over what is in the way', 'XR-MOV-01'),
  charges: because('the charges bring the building down', 'XR-BLD-08'),
};

function ofOrder(view: View, seat: Seat, choice: Order): Reason | null {
  const found = view.orders.find(({ order }) => same(order, choice));
  if (found === undefined) return null;
  const test = found.free ? 'no test' : `obeyed ${percent(found.ways / 36)}`;
  const effect = aimWords(view, seat, found);
  const rule = found.free ? 'XR-ORD-02' : 'XR-ORD-06';
  if (effect !== null) return because(`${test}; ${effect}`, rule);
  const plain = PLAIN_ORDERS[choice.order];
  return plain === undefined ? because(test, rule) : because(`${test}; ${plain.words}`, plain.rule);
}

const COVER = ['in the open', 'in soft cover', 'in hard cover'] as const;

/** What a place gives: cover, whom it can shoot at, who could charge or shoot it there. */
function ofPlace(view: View, unit: number, [x, y]: Spot): Reason {
  const { cover, shoots, shotBy, chargedBy, met } = standpointOf(view, unit, { x, y });
  const words: string[] = [COVER[cover] ?? COVER[0]];
  if (met) {
    if (shoots.length > 0) words.push(`can shoot at ${shoots.length}`);
    words.push(
      chargedBy.length > 0
        ? `${chargedBy.length} could charge it`
        : shotBy.length > 0
          ? `${shotBy.length} could shoot it`
          : 'nobody reaches it',
    );
  }
  return because(words.join(', '), cover > 0 ? 'XR-TER-05' : 'XR-MOV-01');
}

/** The unit that a question is about. */
const asked = (view: View, seat: Seat): number | null =>
  view.asked?.units.find((id) => view.units[id]?.owner === seat) ?? null;

function ofTrait(trait: TraitName, rule?: string): Reason | null {
  const found = TRAITS.find(({ name }) => name === trait);
  return found === undefined ? null : because(found.text, rule ?? found.id);
}

type Reasons = { [K in ChoiceKind]?: (choice: Choices[K], view: View, seat: Seat) => Reason | null };

const REASONS: Reasons = {
  order: (choice, view, seat) => ofOrder(view, seat, choice),
  stop: () => because('no order that is left is worth its risk', 'XR-TRN-05'),
  rally: ({ rally }, view) =>
    view.units[rally]?.commander === true
      ? because('with the Commander back, others rally more easily', 'XR-RAL-01')
      : because('the dearest unit first', 'XR-RAL-01'),
  wild: () => because('where the charge hurts most', 'XR-WLD-01'),
  path: ({ path }, view, seat) => {
    const unit = asked(view, seat);
    const end = path.at(-1);
    return unit === null || end === undefined ? null : ofPlace(view, unit, end);
  },
  stay: (_choice, view, seat) => {
    const unit = view.units[asked(view, seat) ?? -1];
    return unit?.state === 'table' ? ofPlace(view, unit.id, [unit.x, unit.y]) : null;
  },
  exit: () => because('leaving here scores', 'XR-MOV-09'),
  place: ({ place, at }, view) => ofPlace(view, place, at),
  suggested: () => because('guns with a view, the rest in cover near the Commander', 'XR-AUT-19'),
  react: ({ react }, view) => {
    const charged = view.flow.at(-1)?.chapter === 'attack';
    const rule = charged ? 'XR-AUT-15' : 'XR-FFT-01';
    if (!react) return because('it would do worse', rule);
    return because(
      charged ? 'it strikes harder when it meets the charge' : 'shooting back costs nothing',
      rule,
    );
  },
  reroll: ({ reroll }) =>
    reroll === false
      ? because('the result is good enough', 'XR-AUT-17')
      : because('it can only become better', 'XR-AUT-17'),
  retreat: (choice, view) => {
    if (choice.retreat !== 'away') return because('cover is safer than running', 'XR-RET-04');
    return retreatAnswers(view)?.script === 'away'
      ? because('no cover is near enough', 'XR-RET-06')
      : because('it gets farther from the enemy', 'XR-RET-06');
  },
  buy: ({ buy }) => ofTrait(buy, 'XR-C-05'),
  remove: ({ remove }) => because(`rid of ${remove}`, 'XR-C-06'),
  grow: () => because('two more points in every battle to come', 'XR-C-07'),
  trait: ({ trait }) => ofTrait(trait),
};

const reasonOf = <K extends ChoiceKind>(kind: K, choice: Choices[K], view: View, seat: Seat): Reason | null =>
  REASONS[kind]?.(choice, view, seat) ?? null;

export function reason(view: View, seat: Seat, choice: Choice): Reason | null {
  const kind = kindOf(choice);
  return reasonOf(kind, chosen(choice, kind), view, seat);
}
