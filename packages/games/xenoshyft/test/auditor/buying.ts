// The Acquire Resources Phase.
import { type Account, clockwise, isCrystal, isTroop, playerOf, remove, supplyOf } from './account.ts';
import { CRYSTALS, TROOPS, costOf } from './figures.ts';
import { comesBack, ofTheDivision } from './legal.ts';
import type { Audit, Choice, Flow } from './listening.ts';
import { cutsFor, useDivision } from './plays.ts';
import { together } from './together.ts';

/** XS-ACQ-01 XS-ACQ-03 */
export function income({ a, hearing }: Audit): void {
  const values = ['x1', 'x3', 'x6'].slice(0, supplyOf(a)).toReversed();
  for (const seat of clockwise(a, a.first)) {
    const card = values.find((value) => (a.stacks.get(value) ?? 0) > 0);
    if (card === undefined) continue;
    a.stacks.set(card, (a.stacks.get(card) ?? 0) - 1);
    playerOf(a, seat).hand.push(card);
    hearing.tell('XS-ACQ-01', 'income', { seat, card });
  }
}

const inStock = (a: Account, card: string): number =>
  isTroop(card) ? (a.stacks.get(card) ?? 0) : (a.slots.find(({ item }) => item === card)?.left ?? 0);

const priceOf = (a: Account, seat: number, card: string, own: boolean): number =>
  Math.max(1, costOf(card) - cutsFor(a, seat, card, own).length);

const TRADES = [
  { better: 'x3', give: 'x1', count: 3, wave: 2, rule: 'XS-XEN-02' },
  { better: 'x6', give: 'x3', count: 2, wave: 3, rule: 'XS-XEN-01' },
];

function purchases(a: Account, seat: number): Choice[] {
  const { purse, discard, hand, wants, ally } = playerOf(a, seat);
  const goods = [
    ...[...TROOPS].flatMap(([card, { wave }]) => (card !== 'militia' && wave <= supplyOf(a) ? [card] : [])),
    ...a.slots.map(({ item }) => item).filter((item) => item !== ''),
  ];
  const choices: Choice[] = [];
  for (const card of new Set(hand)) if (isCrystal(card)) choices.push({ do: 'spend', card });
  for (const card of goods) {
    if (inStock(a, card) === 0) continue;
    if (priceOf(a, seat, card, false) <= purse) choices.push({ do: 'buy', card });
    const own = cutsFor(a, seat, card, true).includes(seat) && !playerOf(a, seat).used.has(1);
    if (own && priceOf(a, seat, card, true) <= purse) choices.push({ do: 'buy', card, cut: true });
  }
  for (const { better, give, count, wave } of TRADES)
    if (supplyOf(a) >= wave && inPile(discard, give) >= count && (a.stacks.get(better) ?? 0) > 0)
      choices.push({ do: 'exchange', for: better });
  choices.push(...ofTheDivision(a, seat, { window: 'acquire', lane: seat }));
  if (ally || !a.players.some((one) => one.ally)) return choices;
  if (!wants) choices.push({ do: 'request', favour: 'troops' });
  for (const [of, one] of a.players.entries()) {
    if (!one.ally) continue;
    if (one.division === 'command center') {
      if (!one.used.has(1)) choices.push({ do: 'request', favour: 'fund', of });
    } else if (one.division !== 'science labs' && supplyOf(a) >= 2 && !one.used.has(2))
      if (discard.some((card) => comesBack(a, one.division, card)))
        choices.push({ do: 'request', favour: 'return', of });
  }
  return choices;
}

const inPile = (pile: readonly string[], card: string): number => pile.filter((one) => one === card).length;

export function* acquire(audit: Audit): Flow {
  const { a, hearing } = audit;
  yield* together(
    a,
    'XS-ACQ-04',
    (seat) => ({ offers: purchases(a, seat), back: [] }),
    function* (seat, choice) {
      const one = playerOf(a, seat);
      const card = String(choice['card']);
      switch (choice['do']) {
        case 'spend':
          remove(one.hand, card, 'the hand');
          one.discard.push(card);
          one.purse += CRYSTALS.get(card)?.value ?? 0;
          return hearing.tell('XS-ACQ-05', 'spent', { seat, card, purse: one.purse });
        case 'buy':
          return buy(audit, seat, card, choice['cut'] === true);
        case 'exchange': {
          const trade = TRADES.find(({ better }) => better === choice['for']);
          if (trade === undefined) throw new Error('no such exchange');
          for (let i = 0; i < trade.count; i++) remove(one.discard, trade.give, 'the Discard Pile');
          one.discard.push(trade.better);
          a.stacks.set(trade.give, (a.stacks.get(trade.give) ?? 0) + trade.count);
          a.stacks.set(trade.better, (a.stacks.get(trade.better) ?? 0) - 1);
          return hearing.tell(trade.rule, 'exchanged', { seat, for: trade.better });
        }
        case 'request': {
          if (choice['favour'] === 'troops') {
            one.wants = true;
            return hearing.tell('XS-ALLY-08', 'asked for troops', { seat });
          }
          const ability = choice['favour'] === 'fund' ? 1 : 2;
          return yield* useDivision(audit, Number(choice['of']), { ability, to: seat });
        }
        default:
          yield* useDivision(audit, seat, choice);
      }
    },
  );
  for (const one of a.players) {
    one.purse = 0;
    one.cuts = [];
  }
}

function buy({ a, hearing }: Audit, seat: number, card: string, own: boolean): void {
  const one = playerOf(a, seat);
  const cost = priceOf(a, seat, card, own);
  for (const giver of cutsFor(a, seat, card, own)) {
    one.cuts = one.cuts.filter((other) => other !== giver);
    playerOf(a, giver).used.add(1);
  }
  one.purse -= cost;
  one.tally.bought++;
  const slot = a.slots.find(({ item }) => item === card);
  if (slot === undefined) a.stacks.set(card, (a.stacks.get(card) ?? 0) - 1);
  else slot.left--;
  one.hand.push(card);
  hearing.tell('XS-ACQ-09', 'bought', { seat, card, cost, purse: one.purse });
}
