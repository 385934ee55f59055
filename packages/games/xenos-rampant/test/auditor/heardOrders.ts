// What is heard of turns, phases, orders and their tests (XR-TRN, XR-ORD, XR-WLD).
import { POWERS } from '../../content/powers.ts';
import { Difference } from './account.ts';
import { type Desk, type Handlers, type Of } from './desk.ts';
import { claim, expect, orderModifier, orderValue, sum } from './dice.ts';
import { checkEnd, checkTurn } from './scores.ts';

function activation(desk: Desk, h: Of<'activation'>, rule: string): void {
  const { books } = desk;
  const unit = books.of(h.unit);
  const added = sum(h.modifiers.map((one) => one.value));
  expect(`${unit.name}: total`, h.total, sum(h.dice) + added);
  expect(`${unit.name}: success`, h.success, h.total >= h.value);
  desk.lastDice = h.dice;
  if (rule !== 'XR-ORD-03') {
    expect(`${unit.name}: modifiers of a reaction`, added, unit.sheet.vehicle && books.atHalf(unit) ? -1 : 0);
    if (rule !== 'XR-WLD-03') expect(`${unit.name}: value of a reaction`, h.value, 7);
    else if (h.success) unit.grounded = false;
    return;
  }
  const { order } = desk;
  if (order === null) throw new Difference(`${unit.name} tests without an order`);
  const target = order.target < 0 ? null : books.of(order.target);
  desk.firstModifier ??= orderModifier(books, unit, order.order, target);
  expect(`${unit.name}: modifiers`, added, desk.firstModifier);
  const power = POWERS.find((one) => one.name === order.power);
  expect(`${unit.name}: value`, h.value, power?.difficulty ?? orderValue(unit, order.order));
  if (h.success && order.order !== 'ground') unit.grounded = false;
}

function ordered(desk: Desk, h: Of<'ordered'>): void {
  const { books } = desk;
  const unit = books.of(h.unit);
  desk.noDebts();
  expect(`${unit.name} is ordered by`, unit.owner, books.acting);
  claim(!unit.suppressed, `${unit.name} is Suppressed and was ordered`);
  claim(!unit.tried || desk.frays.has(h.unit), `${unit.name} had already tried`);
  claim(!desk.phaseLost || (books.options.freeAfterFailure && h.free), 'the phase was lost');
  desk.frays.delete(h.unit);
  unit.tried = true;
  if (h.free && h.order !== 'ground') unit.grounded = false;
  desk.order = h;
  desk.firstModifier = null;
  desk.spotted = false;
  desk.fighting = false;
}

function phase(desk: Desk, h: Of<'phase'>): void {
  const { books } = desk;
  desk.noDebts();
  if (desk.phases.length === 0) {
    const first = ['CONVOY', 'LAST'].includes(books.scenario) ? 1 - books.attacker : books.attacker;
    const of = (side: number): number[] =>
      books.owners.flatMap((owner, seat) => (owner.side === side ? [seat] : []));
    desk.phases = [...of(first), ...of(1 - first)];
  }
  expect('whose phase', h.seat, desk.phases.shift());
  books.acting = h.seat;
  desk.phaseLost = false;
  desk.frays.clear();
  for (const unit of books.units) if (unit.owner === h.seat) unit.tried = false;
}

export const heardOrders = (desk: Desk): Handlers => ({
  turn: (h) => {
    const { books } = desk;
    if (h.turn > 1) {
      expect('turn', h.turn, books.turn + 1);
      checkTurn(books, desk.look(), desk.scored);
    }
    books.turn = h.turn;
    books.acting = -1;
    desk.phases = [];
    for (const unit of books.units) unit.answered = unit.gotIn = unit.gotOut = false;
  },
  phase: (h) => phase(desk, h),
  ordered: (h) => ordered(desk, h),
  activation: (h, rule) => activation(desk, h, rule),
  'phase lost': () => (desk.phaseLost = true),
  'wild charge': (h) => {
    desk.noDebts();
    const unit = desk.books.of(h.unit);
    claim(!unit.tried && !unit.suppressed, `${unit.name} may not make a Wild Charge`);
    unit.tried = true;
    desk.order = null;
    desk.spotted = false;
    if (h.sure) unit.grounded = false;
  },
  'went to ground': (h) => (desk.books.of(h.unit).grounded = true),
  spotting: (h) => {
    const unit = desk.books.of(h.unit);
    claim(
      !unit.tried && !unit.suppressed && desk.books.near(unit, desk.books.of(h.target), 1200),
      `${unit.name} may not spot`,
    );
    unit.tried = true;
    desk.spotted = true;
  },
  conceded: (h) => void desk.gaveUp.add(h.seat),
  scored: (h, rule) => {
    desk.scored.push({ side: h.side, vp: h.vp, rule });
    const side = h.side === 0 ? 0 : 1;
    desk.books.vp[side] += h.vp;
  },
  counted: (h) => {
    expect('VP of both sides', h.vp.join(' : '), desk.books.vp.join(' : '));
    checkEnd(desk.books, desk.look(), desk.removed, desk.scored, desk.gaveUp);
    desk.account = null;
  },
});
