// After a combat event: the Medic, Medkits, and what the fallen carried.
import { applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import { calledItem } from '../../content/force.ts';
import type { Table } from '../../table.ts';
import { type Part, question } from '../chapter.ts';
import { DONE, type OnTheWay, heal, onwards, wounded } from './node.ts';
import { leaderSeat, places, standing, standingOf, unitOf, usable, itemOf } from '../squad.ts';

/** EW-SQD-07 Items of DOWN units that a standing unit has room for. */
function spoils(w: Table): Choice[] {
  return w.squad.flatMap((fallen) =>
    fallen.status !== 'down'
      ? []
      : [...new Set(fallen.items.map((item) => item.name))].flatMap((item) =>
          standing(w).flatMap((unit): Choice[] =>
            unit.items.length < places(unit)
              ? [{ do: 'take over', from: fallen.id, item, unit: unit.id }]
              : [],
          ),
        ),
  );
}

const medkits = (w: Table): Choice[] =>
  standing(w).flatMap((by) =>
    usable(by, 'Medkit')
      ? wounded(w).map((unit): Choice => ({ do: 'medkit', by: by.id, unit: unit.id }))
      : [],
  );

export const recovery = {
  /** EW-NOD-07, EW-U-06 A standing Medic heals one wound. */
  'the medic heals': question<OnTheWay, 'on to the next node'>({
    rule: 'EW-NOD-07',
    prompt: 'Whom does the Medic heal?',
    who: (w) => (standingOf(w, 'Medic') && wounded(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...wounded(w).map((unit): Choice => ({ do: 'heal', unit: unit.id })), DONE],
    take(play, _f, _seat, choice) {
      if (choice.do !== 'heal') return;
      applies('EW-U-06');
      heal(play, unitOf(play.w, choice.unit), 'EW-NOD-07');
    },
  }),
  /** EW-Q-08 Medkits heal after an event. */
  medkits: question<OnTheWay, 'on to the next node'>({
    rule: 'EW-Q-08',
    prompt: 'Use a Medkit?',
    who: (w) => (medkits(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...medkits(w), DONE],
    take(play, _f, _seat, choice) {
      if (choice.do !== 'medkit') return;
      itemOf(unitOf(play.w, choice.by), 'Medkit').uses--;
      heal(play, unitOf(play.w, choice.unit), 'EW-Q-08');
      return 'again';
    },
  }),
  /** EW-SQD-07 Items of the fallen. */
  'items of the fallen': question<OnTheWay, 'on to the next node'>({
    rule: 'EW-SQD-07',
    prompt: 'Take over an item?',
    who: (w) => (spoils(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...spoils(w), DONE],
    take(play, _f, _seat, choice) {
      if (choice.do !== 'take over') return;
      const from = unitOf(play.w, choice.from);
      const best = from.items
        .filter((one) => one.name === choice.item)
        .reduce((a, b) => (b.uses > a.uses ? b : a));
      from.items = from.items.filter((one) => one !== best);
      unitOf(play.w, choice.unit).items.push(best);
      play.tell?.(
        { type: 'took over', unit: unitOf(play.w, choice.unit).name, item: calledItem(best) },
        'EW-SQD-07',
      );
      return 'again';
    },
    after: () => onwards,
  }),
  'move out': { run: () => onwards },
} satisfies Part<'on to the next node', OnTheWay>;
