// What the automaton would do if its die were drawn now and nothing changed: for each of its models every different act that its card could say, with its chance.
import { type Intent, type Seat, type ThingId, fastChance, takeOut } from '@xenotable/kernel';
import { type Activation, attackBy } from '../book/actions/actions.ts';
import { orderFault } from '../book/actions/orderFault.ts';
import { entryFor, unrolled } from '../book/automaton/card.ts';
import { chooseModel } from '../book/automaton/choose.ts';
import { ordersBy } from '../book/automaton/plan.ts';
import { shotOf } from '../book/attack/attack.ts';
import { cellOf, ground, spotsOf } from '../book/board/ground.ts';
import { has, skill } from '../book/models.ts';
import { moveTerms, wayTo } from '../book/movement/reach.ts';
import { AUTOMATON, colourOf, diceIn, eligible } from '../book/round/dice.ts';
import { automatonActivates } from '../book/round/round.ts';
import { isAutomaton } from '../book/seats.ts';
import { waysOf36 } from '../book/tests.ts';
import type { ChoiceOf, Order, Spot } from '../choices.ts';
import { cardOf } from '../content/cards.ts';
import { copy } from '../copy.ts';
import { orderWords } from '../entries.ts';
import { imagine } from '../imagine.ts';
import { type Model, type Table, SIDES } from '../table.ts';
import { modelOf, pieceOf } from '../tableReaders.ts';
import { cellThing, unitThing } from '../things.ts';
import type { View } from '../view.ts';
import { type AimView, aimOf, chargeAim } from './aims.ts';
import { hurtBy } from './dangers.ts';
import { claimDeed, workDeed } from './deeds.ts';
import { profileOf } from '../own/own.ts';

/** One thing that a model may do, and with which chance. */
export interface Act {
  chance: number;
  /** The results of the card's D6 that lead to it; none for those who roll no card. */
  dice: number[];
  /** EE-AIM-05 What these results of the card say. */
  letters: Set<string>;
  orders: Order[];
  words: string;
  /** What makes the chance of its attack; '' without one. */
  why: string;
  target: number | null;
  path: Spot[];
  /** The chance that it hurts its target when it comes to it. */
  hurt: number;
}

/** The model as it is when it has begun to act. EE-OVW-06 EE-SPO-16 EE-DWN-05 */
function begun(w: Table, id: number): { w: Table; m: Model } {
  const then = copy(w);
  const m = modelOf(then, id);
  m.activated++;
  m.overwatch = null;
  m.watched = [];
  m.tookToken = false;
  if (has(m, 'Regenerate') && m.wounds < m.skills.HEALTH) m.wounds++;
  m.down = 'no';
  return { w: then, m };
}

const fresh = (model: number, left: number, overdrive: boolean): Activation => ({
  model,
  left,
  rows: [],
  moved: false,
  said: null,
  overdrive,
  over: false,
});

/** With how many actions it begins. EE-DWN-06 A forced Down may take one. */
function startsWith(w: Table, m: Model): { left: number; chance: number }[] {
  if (m.down !== 'forced') return [{ left: 2, chance: 1 }];
  const stands = waysOf36(skill(w, m, 'WILL')) / 36;
  return [
    { left: 2, chance: stands },
    { left: 1, chance: 1 - stands },
  ].filter(({ chance }) => chance > 0);
}

/** What orders come to, one after the other, until one cannot be done. */
interface Told {
  words: string[];
  why: string[];
  target: number | null;
  path: Spot[];
  hurt: number;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** 'AIM 7, long range −1, hard cover −2: hits in 17 %; armour stops 28 %'. */
function attackWhy(aim: AimView): string {
  const [first, ...changes] = aim.parts;
  const sum = [
    `${first?.label ?? 'value'} ${first?.value ?? aim.value}`,
    ...changes.map(({ label = '', value }) => `${label} ${signed(value)}`),
  ].join(', ');
  const turned = aim.turned.map(({ label, ways, of }) => `${label} spares ${percent(1 - ways / of)}`);
  const armour =
    aim.armour === null || aim.armour.ways === 0 ? [] : [`armour stops ${percent(aim.armour.ways / 36)}`];
  const harm = aim.mind === null && aim.damage.value <= 0 ? ['its damage is 0'] : [];
  return [`${sum}: hits in ${percent(aim.ways / aim.of)}`, ...turned, ...armour, ...harm].join('; ');
}

function tellAttack(
  w: Table,
  f: Activation,
  order: ChoiceOf<'attack' | 'mindspin' | 'charge'>,
  told: Told,
): void {
  const { name } = modelOf(w, order.target);
  const aim =
    order.do === 'charge'
      ? chargeAim(w, order, attackBy(f, order))
      : aimOf(w, order, shotOf(w, attackBy(f, order)));
  told.target = order.target;
  told.hurt = order.do === 'mindspin' ? aim.ways / aim.of : hurtBy(aim);
  const verb =
    order.do === 'charge'
      ? `charges ${name} with the ${aim.weapon}`
      : order.do === 'mindspin'
        ? `spins the mind of ${name}`
        : `${aim.close ? 'strikes' : 'fires at'} ${name}`;
  told.words.push(`${verb}, ${percent(told.hurt)}`);
  told.why.push(attackWhy(aim));
}

const PLAIN: Partial<Record<Order['do'], string>> = {
  overwatch: 'watches',
  'hunker down': 'hunkers down',
  evacuate: 'leaves the board',
  rally: 'rallies',
  medikit: 'uses a Medikit',
  'field repair': 'repairs',
  'energy shield': 'raises an Energy Shield',
  'hack model': 'hacks',
  'hand over': 'hands over',
};

function tellOrder(w: Table, f: Activation, order: Order, told: Told): void {
  const m = modelOf(w, f.model);
  switch (order.do) {
    case 'run':
    case 'climb': {
      const terms = moveTerms(w, m, order.do === 'climb', order.actions);
      const way = wayTo(w, m, terms.gait, terms.allowance, terms.leave, order.to, order.via);
      if ('rule' in way) return;
      told.words.push(
        `${terms.fleeing ? 'flees' : order.do === 'run' ? 'runs' : 'climbs'} ${way.cost} to (${order.to.join()})`,
      );
      told.path = spotsOf(ground(w), way.path);
      m.cell = cellOf(ground(w), order.to);
      f.left -= order.actions;
      f.moved = true;
      f.rows.push(order.do);
      return;
    }
    case 'attack':
    case 'mindspin':
    case 'charge':
      if (order.do === 'charge') told.path = [order.to];
      tellAttack(w, f, order, told);
      f.left -= order.do === 'charge' ? 2 : order.actions;
      f.rows.push('attack');
      return;
    case 'hack':
    case 'interact':
    case 'search': {
      const value = skill(w, m, order.do === 'hack' ? 'HACK' : 'MOBILITY') - (order.actions === 1 ? 1 : 0);
      const { deed } = workDeed(w, m, pieceOf(w, order.piece), order.do);
      told.words.push(`${deed.toLowerCase()}, ${percent(waysOf36(value) / 36)}`);
      return;
    }
    case 'claim':
      told.words.push(claimDeed(w, modelOf(w, order.target)).deed.toLowerCase());
      return;
    default:
      told.words.push(PLAIN[order.do] ?? 'waits');
  }
}

/** The words and the effect of orders, on a copy that is the caller's to change. */
function told(w: Table, f: Activation, orders: readonly Order[]): Told {
  const all: Told = { words: [], why: [], target: null, path: [], hurt: 0 };
  for (const order of orders) {
    if (orderFault(w, f, order) !== null) break;
    tellOrder(w, f, order, all);
  }
  return all;
}

/** EE-AIM-03 Everything that a model may do, by the D6 of its card; alike ones together, the likeliest first. */
export function actsOf(w: Table, model: number, overdrive = false): Act[] {
  const acts = new Map<string, Act>();
  const before = modelOf(w, model);
  for (const { left, chance } of startsWith(w, before)) {
    const now = begun(w, model);
    const fixed = unrolled(now.w, now.m);
    for (const die of fixed === null ? [1, 2, 3, 4, 5, 6] : [0]) {
      const { w: then, m } = begun(w, model);
      const f = fresh(model, left, overdrive);
      const entry = fixed ?? entryFor(then, m, die);
      const { orders } = ordersBy(then, f, entry);
      const key = JSON.stringify(orders);
      const share = fixed === null ? chance / 6 : chance;
      const known = acts.get(key);
      if (known !== undefined) {
        known.chance += share;
        known.dice.push(die);
        known.letters.add(entry.letter);
      } else {
        const { words, why, target, path, hurt } = told(then, f, orders);
        acts.set(key, {
          chance: share,
          dice: [die],
          letters: new Set([entry.letter]),
          orders,
          words: words.length === 0 ? 'waits' : words.join(' and '),
          why: why.join('; '),
          target,
          path,
          hurt,
        });
      }
    }
  }
  return [...acts.values()].sort((a, b) => b.chance - a.chance);
}

/** EE-RND-02 EE-AUT-21 Whom the automaton would activate if its die came now: it is out of the bag by then. Null without a die. */
export function nextOf(w: Table): ChoiceOf<'activate'> | null {
  if (diceIn(w, AUTOMATON) === 0) return null;
  const drawn = copy(w);
  takeOut(drawn.bag, AUTOMATON);
  const next = automatonActivates(drawn);
  return next.do === 'activate' ? next : null;
}

/** Those of the automaton who still act this round; when none of its dice is left, those who act in the next. */
function waitingFor(w: Table): Model[] {
  const own = w.models.filter((m) => eligible(w, m) && colourOf(m) === AUTOMATON);
  return diceIn(w, AUTOMATON) > 0 ? own.filter((m) => m.activated === 0) : own;
}

/** EE-AUT-01 The order in which the automaton would choose them. */
function inOrder(w: Table, models: readonly Model[], next: ChoiceOf<'activate'> | null): Model[] {
  const order: Model[] = [];
  if (next !== null) {
    for (const id of next.first ?? []) order.push(modelOf(w, id));
    order.push(modelOf(w, next.model));
  }
  let left = models.filter((m) => !order.includes(m));
  while (left.length > 0) {
    const chosen = chooseModel(w, left);
    order.push(chosen);
    left = left.filter((m) => m !== chosen);
  }
  return order;
}

/** Results of a die, '2–5' or '1, 3'. */
const diceWords = (dice: readonly number[]): string => {
  const all = [...new Set(dice)].sort();
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  return all.length > 2 && last - first === all.length - 1 ? `${first}–${last}` : all.join(', ');
};

/** What leads to an act: the results of the card's D6 with what they order, and the chance of its attack. */
function whyOf({ dice, letters, why }: Act): string {
  const rolled = dice.filter((die) => die > 0);
  const card =
    rolled.length === 0
      ? []
      : [`D6 ${diceWords(rolled)} on its card: ${[...letters].map(orderWords).join(' or ')}`];
  return [...card, ...(why === '' ? [] : [why])].join('. ');
}

/** An intent whose ways have their reasons. */
export interface EternalIntent extends Intent {
  ways: readonly { words: string; chance: number; why: string }[];
}

function intentOf(w: Table, m: Model, order: number, overdrive: boolean): EternalIntent {
  const acts = actsOf(w, m.id, overdrive);
  const [likeliest] = acts;
  const things = likeliest?.path.map((spot): ThingId => cellThing(spot)) ?? [];
  const end = things.at(-1);
  return {
    who: unitThing(m.name),
    order,
    words: likeliest?.words ?? 'waits',
    rule: cardOf(profileOf(m).card).id,
    certain: acts.length > 1 ? 'die' : 'yes',
    ...(likeliest !== undefined &&
      likeliest.target !== null && { target: unitThing(modelOf(w, likeliest.target).name) }),
    ...(things.length > 0 && { path: things }),
    ...(end !== undefined && { end }),
    ways: acts.map((act) => ({ words: act.words, chance: act.chance, why: whyOf(act) })),
    hurt: acts.reduce((sum, act) => sum + act.chance * act.hurt, 0),
  };
}

/** The automaton's next acts as everybody at the table may know them; nothing where people play both sides. */
export function intents(v: View, _seat: Seat): EternalIntent[] {
  const w = imagine(v, fastChance(1));
  if (!SIDES.some((side) => isAutomaton(w, side)) || v.shown.stage !== 'battle' || w.result !== null)
    return [];
  const next = nextOf(w);
  return awaited(w, next).map((m, i) =>
    intentOf(w, m, i + 1, next?.model === m.id && next.overdrive === true),
  );
}

/** Those of the automaton who act next, in their order. */
export const awaited = (w: Table, next = nextOf(w)): Model[] => inOrder(w, waitingFor(w), next);
