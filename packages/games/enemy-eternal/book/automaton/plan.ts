// From a card's entry to orders.
import { applies } from '@xenotable/kernel';
import type { Order } from '../../choices.ts';
import type { Model, Table } from '../../table.ts';
import type { Activation } from '../actions/actions.ts';
import { usableArms, worksClose } from '../attack/arms.ts';
import type { Play } from '../chapter.ts';
import { cellsWith, ground } from '../board/ground.ts';
import { engagedWith } from '../models.ts';
import { missionOf } from '../missions/index.ts';
import { leaveFault } from '../actions/objectives.ts';
import type { Entry } from './card.ts';
import { formOf, letterA, letterD, letterF, letterM, letterO, standGuard, wardOf } from './letters.ts';
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

/** EE-AUT-05 What an engaged model does before anything else. */
function engagedPlan(w: Table, f: Activation, m: Model, entry: Entry, foes: readonly Model[]): Order[] {
  const first = ranked(w, m, entry.card, entry.letter, foes)[0] ?? foes[0]!;
  const strike = fight(w, f, m, first);
  const actions = formOf(f);
  if (entry.stays) return strike;
  if (entry.letter === 'A') {
    if (usableArms(w, m).some((arm) => arm.range === 0)) return strike;
    const away = retreat(w, m, first, actions, entry.reckless);
    return away.length > 0 ? away : strike;
  }
  if (entry.letter === 'D') {
    const ward = wardOf(w, m);
    const shared = ward === null ? undefined : foes.find((foe) => engagedWith(w, ward).includes(foe));
    if (shared !== undefined) return fight(w, f, m, shared);
    const towards = ward === null ? [] : approach(w, m, besides(w, [ward.cell]), actions, entry.reckless);
    return towards.length > 0 ? towards : strike;
  }
  if (entry.letter === 'F') {
    const away = retreat(w, m, first, actions, entry.reckless);
    return away.length > 0 ? away : strike;
  }
  const goal = entry.letter === 'O' ? goalsOf(w, m)[0] : undefined;
  const cells =
    goal === undefined
      ? besides(w, [first.cell])
      : 'cells' in goal
        ? goal.cells
        : besides(w, ['piece' in goal ? pieceOf(w, goal.piece).cell : first.cell]);
  const towards = approach(w, m, cells, actions, entry.reckless);
  return towards.length > 0 ? towards : strike;
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

/** EE-AUT-05 EE-AUT-16 The orders of an entry. */
export function planFor(play: Play, f: Activation, entry: Entry): Order[] {
  const { w } = play;
  const m = modelOf(w, f.model);
  if (m.unit === 'Civilian') return civilianPlan(w, f, m);
  const foes = engagedWith(w, m);
  if (foes.length > 0) {
    applies('EE-AUT-05');
    return engagedPlan(w, f, m, entry, foes);
  }
  if (leaveFault(w, m) === null) return [{ do: 'evacuate' }];
  // EE-AUT-16 Whoever carries what the mission wants brought somewhere does that.
  const carrying =
    m.carries.length > 0 &&
    missionOf(w)
      .objectives(w, m)
      .some((goal) => goal.kind === 'go');
  if (carrying) applies('EE-AUT-16');
  const letter = carrying && entry.letter !== 'F' ? 'O' : entry.letter;
  const orders = (LETTERS[letter] ?? letterO)(w, f, m, entry);
  play.tell?.({ type: 'plan', model: m.name, letter, orders: orders.map((order) => order.do) }, 'EE-AIM-05');
  return orders.length > 0 ? orders : standGuard(w, f, m);
}
