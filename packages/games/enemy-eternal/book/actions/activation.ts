// One activation: standing up, the actions of a player or of a card, and what the mission makes of its end.
import { type Refused, applies } from '@xenotable/kernel';
import * as person from '../../auto/plans.ts';
import { momentum } from '../../auto/reacting.ts';
import type { Order } from '../../choices.ts';
import type { Table } from '../../table.ts';
import { type Activation, freshActivation } from './actions.ts';
import { orderFault, orderIn } from './orderFault.ts';
import { chargeSpaces, moveSpaces, ordersFor } from './orders.ts';
import { readCard } from '../automaton/card.ts';
import { momentumTo } from '../automaton/momentum.ts';
import { planFor } from '../automaton/plan.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { cellOf, ground, spotOf, spotsOf } from '../board/ground.ts';
import { goDown } from '../attack/harm.ts';
import { missionOf } from '../missions/index.ts';
import { engagedWith, has, onBoard, skill } from '../models.ts';
import { type MoveEnd, moveFrame } from '../movement/move.ts';
import { perform } from './perform.ts';
import { ends, wayTo } from '../movement/reach.ts';
import { commander, isScript } from '../seats.ts';
import { test } from '../tests.ts';
import { checkWipe } from '../wipe.ts';
import { modelOf } from '../../tableReaders.ts';
import { gaitOf } from '../movement/prices.ts';

export interface Active extends Activation {
  /** What the automaton's card still wants to do; null until it is read. */
  orders: Order[] | null;
  /** The cell and stance in which the last action ended; anything else was done to it by force (EE-ACT-11). */
  cell: number;
  /** EE-SPO-21 A blow was struck and Momentum may follow. */
  momentum: boolean;
  /** How the last move ended. */
  answer?: MoveEnd | null;
}

export const activationFrame = (w: Table, model: number, overdrive: boolean) =>
  activation.begin({
    ...freshActivation(model),
    overdrive,
    orders: null,
    cell: modelOf(w, model).cell,
    momentum: false,
  });

export const activation = fieldChapter<Active>('activation')
  .shows('model', 'left', 'rows', 'moved', 'said', 'overdrive', 'over', 'orders', 'cell', 'momentum')
  .steps({
    /** EE-OVW-06 Overwatch ends with the next activation. EE-SPO-16 Regenerate. */
    begin: {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        m.activated++;
        m.overwatch = null;
        m.watched = [];
        m.tookToken = false;
        if (f.overdrive) {
          m.used.push('Overdrive');
          applies('EE-SPO-02');
        }
        play.tell?.(
          { type: 'activated', model: m.name, side: m.control, overdrive: f.overdrive },
          'EE-RND-03',
        );
        if (has(m, 'Regenerate') && m.wounds < m.skills.HEALTH) {
          m.wounds++;
          play.tell?.({ type: 'regenerates', model: m.name, wounds: m.wounds }, 'EE-SPO-16');
        }
        missionOf(w).activationStarts?.(play, m);
      },
    },
    /** EE-OPT-03 A suppressed model tests WILL before it acts. */
    suppression: {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (!w.options.suppression || m.suppressed === 0) return;
        const tested = test(play, skill(w, m, 'WILL') - m.suppressed, 'EE-OPT-03');
        play.tell?.(
          { type: 'suppressed', model: m.name, dice: tested.dice, value: tested.value, holds: tested.passed },
          'EE-OPT-03',
        );
        if (tested.passed) return;
        goDown(play, m, 'hunkered', 'EE-OPT-03');
        f.over = true;
        return { goTo: 'end' };
      },
    },
    /** EE-DWN-05 EE-DWN-06 EE-AUT-02 Standing up: at no cost, or for an action when the WILL test after a forced Down fails. EE-SQD-15 */
    'stand up': {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (m.down === 'no') return;
        if (m.down === 'forced') {
          const tested = test(play, skill(w, m, 'WILL'), 'EE-DWN-06');
          applies('EE-SQD-15');
          if (!tested.passed) f.left = 1;
          play.tell?.(
            { type: 'stands up', model: m.name, dice: tested.dice, value: tested.value, left: f.left },
            'EE-DWN-06',
          );
        } else play.tell?.({ type: 'stands up', model: m.name, left: f.left }, 'EE-DWN-05');
        m.down = 'no';
        if (isScript(commander(w, m))) applies('EE-AUT-02');
      },
    },
    /** EE-ACT-11 The activation goes on while there are actions and the model is its own master. */
    'next action': {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (f.over || f.left <= 0 || !onBoard(m) || m.cell !== f.cell || m.down !== 'no')
          return { goTo: 'end' };
      },
    },
    /** EE-ACT-01 EE-ACT-04 The player's choice of action. */
    'choose an action': {
      rule: 'EE-ACT-01',
      prompt: (w, f) => `${modelOf(w, f.model).name}: ${f.left === 2 ? 'two actions' : 'one action'} left.`,
      who: (w, f) => commander(w, modelOf(w, f.model)),
      offers: (w, f) => ordersFor(w, f),
      spaces: (w, f) => [...moveSpaces(w, f), ...chargeSpaces(w, f)],
      judge: (w, f, _seat, choice) => orderFault(w, f, choice),
      refused: (w, f) => greyed(w, f),
      auto: (play, f, seat) => (isScript(seat) ? automatonOrder(play, f) : person.nextOrder(play.w, f)),
      take(play, f, _seat, choice) {
        applies('EE-ACT-04');
        return perform(play, f, orderIn(choice));
      },
    },
    /** EE-SPC-32 A move that was halted has ended where the model stands. */
    'after the move': {
      run({ w }, f) {
        if (f.answer === 'halted') f.cell = modelOf(w, f.model).cell;
        // EE-CHG-11 EE-SPO-21 A charge that did not arrive has made no Attack.
        if (f.momentum && (f.answer === 'halted' || f.answer === 'stopped')) {
          applies('EE-SPO-21');
          f.momentum = false;
        }
        f.answer = null;
      },
    },
    /** EE-SPO-21 Momentum: up to three cells after a blow. */
    momentum: {
      rule: 'EE-SPO-21',
      prompt: (w, f) => `Momentum: ${modelOf(w, f.model).name} may move up to 3.`,
      who(w, f) {
        const m = modelOf(w, f.model);
        if (!f.momentum || !onBoard(m) || m.cell !== f.cell || m.down !== 'no') return null;
        const seat = commander(w, m);
        // EE-AUT-22 The automaton always uses it.
        if (isScript(seat)) applies('EE-AUT-22');
        return momentumEnds(w, f).length > 0 ? seat : null;
      },
      offers: (w, f) => [
        ...momentumEnds(w, f).map((cell) => ({ do: 'momentum' as const, to: spotOf(ground(w), cell) })),
        { do: 'go on' as const },
      ],
      auto({ w }, f, seat) {
        if (!isScript(seat)) return momentum(w, momentumEnds(w, f));
        const to = momentumTo(w, modelOf(w, f.model));
        return to === null ? { do: 'go on' } : { do: 'momentum', to: spotOf(ground(w), to) };
      },
      take(play, f, _seat, choice) {
        const { w } = play;
        const m = modelOf(w, f.model);
        f.momentum = false;
        f.cell = m.cell;
        if (choice.do !== 'momentum') return;
        const way = wayTo(w, m, gaitOf(m, false), 3, { touching: engagedWith(w, m) }, choice.to, undefined);
        if ('rule' in way) return;
        f.cell = cellOf(ground(w), choice.to);
        play.tell?.({ type: 'momentum', model: m.name, path: spotsOf(ground(w), way.path) }, 'EE-SPO-21');
        return { call: moveFrame(w, m.id, way.path, { past: engagedWith(w, m).map((foe) => foe.id) }) };
      },
      after: (_play, f) => void (f.momentum = false),
    },
    'after the action': {
      run: (play) => {
        checkWipe(play);
        return { goTo: 'next action' };
      },
    },
    end: {
      run(play, f) {
        const m = modelOf(play.w, f.model);
        play.tell?.({ type: 'activation ends', model: m.name }, 'EE-ACT-11');
        applies('EE-GEN-04');
        missionOf(play.w).activationEnds?.(play, m);
        checkWipe(play);
      },
    },
  });

/** EE-AIM-03 EE-AUT-03 The automaton rolls on the card of the model once and follows the entry for as long as its orders are legal. */
function automatonOrder(play: Play, f: Active): Order {
  const { w } = play;
  f.orders ??= planFor(play, f, readCard(play, modelOf(w, f.model)));
  applies('EE-AUT-03');
  const order = f.orders.shift();
  return order === undefined || orderFault(w, f, order) !== null ? { do: 'end' } : order;
}

/** EE-SPO-21 EE-ENG-06 Where Momentum can lead. */
function momentumEnds(w: Table, f: Active): number[] {
  const m = modelOf(w, f.model);
  return ends(w, m, gaitOf(m, false), 3, { touching: engagedWith(w, m) }).cells;
}

/** What a player may expect here and cannot have, with the rule. */
function greyed(w: Table, f: Active): Refused<Order>[] {
  const m = modelOf(w, f.model);
  const wishes: Order[] = [];
  if (m.primary !== null) {
    for (const foe of w.models)
      if (foe.place === 'board' && foe.control !== m.control && !foe.neutral)
        wishes.push({ do: 'attack', weapon: m.primary, target: foe.id, actions: f.left >= 2 ? 2 : 1 });
    wishes.push({ do: 'overwatch', weapon: m.primary });
  }
  wishes.push({ do: 'hunker down' });
  return wishes.flatMap((choice) => {
    const refusal = orderFault(w, f, choice);
    return refusal === null ? [] : [{ choice, ...refusal }];
  });
}
