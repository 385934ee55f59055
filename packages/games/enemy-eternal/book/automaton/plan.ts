// From a card's entry to orders.
import { applies } from '@xenotable/kernel';
import type { Order } from '../../choices.ts';
import type { Cell, Model, Table } from '../../table.ts';
import type { Activation } from '../actions/actions.ts';
import { usableArms, worksClose } from '../attack/arms.ts';
import type { Play } from '../chapter.ts';
import { cellsWith, ground } from '../board/ground.ts';
import { enemiesOf, engagedWith } from '../models.ts';
import { cellsOf } from '../missions/helpers.ts';
import { missionOf } from '../missions/index.ts';
import { leaveFault } from '../actions/objectives.ts';
import type { Entry } from './card.ts';
import { formOf, letterA, letterD, letterF, letterM, letterO, wardOf } from './letters.ts';
import { approach, besides, retreat } from './moves.ts';
import { goalsOf } from './objective.ts';
import { ranked } from './rank.ts';
import { expected } from './shots.ts';
import { modelOf, pieceOf } from '../../tableReaders.ts';

/** EE-AUT-05 The blow with the greatest expected damage among those it is engaged with. */
function fight(w: Table, f: Activation, m: Model, foe: Model): Order[] {
  const actions = formOf(f);
  let best: { name: string; worth: number } | null = null;
  for (const arm of usableArms(w, m)) {
    if (!worksClose(arm)) continue;
    const worth = expected(w, {
      by: m,
      from: m.cell,
      at: foe,
      to: foe.cell,
      arm,
      actions,
      moving: false,
      close: true,
      steady: f.overdrive,
    });
    if (best === null || worth > best.worth) best = { name: arm.name, worth };
  }
  return best === null ? [] : [{ do: 'attack', weapon: best.name, target: foe.id, actions }];
}

/** An engaged model, what it is engaged with, and what its card says. */
interface Melee {
  w: Table;
  f: Activation;
  m: Model;
  entry: Entry;
  foes: readonly Model[];
}

/** EE-AUT-05 What an engaged model does before anything else; 5. who has to flee and cannot, attacks. */
function engagedPlan(melee: Melee): Order[] {
  const { w, f, m, entry, foes } = melee;
  const first = ranked(w, m, entry.card, entry.letter, foes)[0] ?? foes[0]!;
  const orders = entry.stays ? [] : fromMelee(melee, first);
  return orders.length > 0 ? orders : fight(w, f, m, first);
}

/** EE-AUT-05 2. to 4. by letter; nothing where the model stays and fights the first ranked. */
function fromMelee(melee: Melee, first: Model): Order[] {
  const { w, f, m, entry } = melee;
  switch (entry.letter) {
    case 'A':
      return leaveOrFight(melee, first);
    case 'D':
      return guardFrom(melee, wardOf(w, m));
    case 'F':
      return retreat(w, m, first, formOf(f), entry.reckless);
    case 'M':
      return moveFrom(melee, first);
    default:
      return serveFrom(melee, first);
  }
}

/** EE-AUT-05 2. With a blade it fights, without one it flees. */
const leaveOrFight = ({ w, f, m, entry }: Melee, first: Model): Order[] =>
  usableArms(w, m).some((arm) => arm.range === 0) ? [] : retreat(w, m, first, formOf(f), entry.reckless);

const fleeTo = ({ w, f, m, entry }: Melee, cells: readonly Cell[]): Order[] =>
  approach(w, m, cells, formOf(f), entry.reckless);

/** EE-AUT-05 3. The enemy that its ward is engaged with too, or a flight to the ward. */
function guardFrom(melee: Melee, ward: Model | null): Order[] {
  const { w, f, m, foes } = melee;
  if (ward === null) return [];
  const shared = foes.find((foe) => engagedWith(w, ward).includes(foe));
  return shared === undefined ? fleeTo(melee, besides(w, [ward.cell])) : fight(w, f, m, shared);
}

/** EE-AUT-05 4. EE-AUT-12 M: towards the first ranked of the enemies that it is not engaged with. */
function moveFrom(melee: Melee, first: Model): Order[] {
  const { w, m, entry, foes } = melee;
  const others = enemiesOf(w, m.control).filter((foe) => !foes.includes(foe));
  const target = ranked(w, m, entry.card, 'M', others)[0] ?? first;
  return fleeTo(melee, besides(w, [target.cell]));
}

/** EE-AUT-05 4. O: towards its objective. EE-AUT-13 5. Without one that it can serve it acts as A. */
function serveFrom(melee: Melee, first: Model): Order[] {
  const { w, f, m, foes } = melee;
  const goal = goalsOf(w, m)[0];
  if (goal === undefined) {
    applies('EE-AUT-13');
    return leaveOrFight(melee, first);
  }
  switch (goal.kind) {
    case 'hide':
      return retreat(w, m, first, formOf(f), false);
    case 'guard':
      return guardFrom(melee, modelOf(w, goal.ward));
    case 'attack':
    case 'claim': {
      const target = modelOf(w, goal.target);
      return foes.includes(target) ? fight(w, f, m, target) : fleeTo(melee, besides(w, [target.cell]));
    }
    case 'work':
      return fleeTo(melee, besides(w, cellsOf(w, pieceOf(w, goal.piece))));
    default:
      return fleeTo(melee, goal.cells);
  }
}

/** EE-AUT-25 A claimed VIP runs to the nearest exit and leaves as soon as it can. */
function civilianPlan(w: Table, f: Activation, m: Model): Order[] {
  if (leaveFault(w, m) === null) return [{ do: 'evacuate' }];
  const exits = cellsWith(ground(w), 'E');
  const run = approach(w, m, exits, formOf(f), false);
  return run.length > 0 ? run : f.left >= 2 ? [{ do: 'hunker down' }] : [];
}

/** What the letters of the cards mean; every other entry is an O. */
const LETTERS: Readonly<Record<string, typeof letterO>> = { A: letterA, D: letterD, F: letterF, M: letterM };

/** What an entry leads to. */
interface Plan {
  /** The letter that was followed; null where no letter decides. */
  letter: string | null;
  orders: Order[];
  /** It begins in base contact with an enemy. */
  engaged?: true;
}

/** EE-AUT-05 EE-AUT-16 The orders of an entry. */
export function ordersBy(w: Table, f: Activation, entry: Entry): Plan {
  const m = modelOf(w, f.model);
  if (m.unit === 'Civilian') return { letter: null, orders: civilianPlan(w, f, m) };
  const foes = engagedWith(w, m);
  if (foes.length > 0) {
    applies('EE-AUT-05');
    return { letter: entry.letter, orders: engagedPlan({ w, f, m, entry, foes }), engaged: true };
  }
  // EE-AUT-16 Whoever carries what the mission wants brought somewhere does that.
  const carrying =
    m.carries.length > 0 &&
    missionOf(w)
      .objectives(w, m)
      .some((goal) => goal.kind === 'go');
  if (carrying) applies('EE-AUT-16');
  const letter = carrying && entry.letter !== 'F' ? 'O' : entry.letter;
  return { letter, orders: (LETTERS[letter] ?? letterO)(w, f, m, entry) };
}

/** The orders that a model follows, told. */
export function planFor(play: Play, f: Activation, entry: Entry): Order[] {
  const { w } = play;
  const plan = ordersBy(w, f, entry);
  if (plan.letter !== null)
    play.tell?.(
      {
        type: 'plan',
        model: modelOf(w, f.model).name,
        letter: plan.letter,
        orders: plan.orders.map((order) => order.do),
        ...(plan.engaged && { engaged: true }),
      },
      plan.engaged ? 'EE-AUT-05' : 'EE-AIM-05',
    );
  return plan.orders;
}
