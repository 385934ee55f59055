// SUPPLY and REST nodes (EW-NOD-04, EW-NOD-05).
import { type Refused, refuse, applies } from '@xenotable/kernel';
import { itemKind } from '../../content/equipment.ts';
import type { Choice } from '../../choices.ts';
import type { Table, Unit } from '../../table.ts';
import { gainAmmo } from '../ammo.ts';
import { type Part, question } from '../chapter.ts';
import { surgeryRating, survives } from './implanted.ts';
import { DONE, type OnTheWay, haltHere, heal, onwards, wounded } from './node.ts';
import { freshItem, isStanding, leaderSeat, standingOf, unitOf } from '../squad.ts';

/** How many units may rest here: EW-NOD-05 two, three with a standing Medic; some stores heal one. */
const beds = (w: Table): number => {
  const halt = haltHere(w);
  const resting = standingOf(w, 'Medic') ? 3 : 2;
  return (halt.heal ?? 0) + (halt.rest ? resting : 0);
};

/** EW-NOD-04 Items with limited uses that have lost some. */
const spent = (w: Table): Choice[] =>
  w.squad.flatMap((unit) =>
    isStanding(unit)
      ? unit.items.flatMap((item): Choice[] =>
          item.uses < itemKind(item.name).uses ? [{ do: 'refill', unit: unit.id, item: item.name }] : [],
        )
      : [],
  );

const implanted = (w: Table, tried: readonly number[]): Unit[] =>
  w.squad.filter((unit) => unit.implanted && !tried.includes(unit.id));

export const halts = {
  /** EW-NOD-04 AMMO, and one item is refilled. */
  supplies: {
    run(play) {
      const node = haltHere(play.w);
      applies(node.id);
      play.w.mission.deeds.ends[play.w.mission.node - 1] = 'done';
      if (node.ammo === undefined) return { goTo: 'rest' };
      return gainAmmo(play, node.ammo, 'EW-NOD-04');
    },
  },
  refill: question<OnTheWay, 'on to the next node'>({
    rule: 'EW-NOD-04',
    prompt: 'Refill an item?',
    who: (w) => (spent(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...spent(w), DONE],
    take(play, _f, _seat, choice) {
      if (choice.do !== 'refill') return;
      const unit = unitOf(play.w, choice.unit);
      unit.items[unit.items.findIndex((one) => one.name === choice.item)] = freshItem(choice.item);
      play.tell?.({ type: 'refilled', unit: unit.name, item: choice.item }, 'EW-NOD-04');
    },
  }),
  /** EW-NOD-05 Different units heal one wound each. */
  rest: question<OnTheWay, 'on to the next node'>({
    rule: 'EW-NOD-05',
    prompt: 'Who rests?',
    who: (w, f) =>
      f.healed.length < beds(w) && wounded(w).some((unit) => !f.healed.includes(unit.id))
        ? leaderSeat(w)
        : null,
    offers: (w, f) => [
      ...wounded(w).flatMap((unit): Choice[] =>
        f.healed.includes(unit.id) ? [] : [{ do: 'heal', unit: unit.id }],
      ),
      DONE,
    ],
    refused: (w, f): Refused<Choice>[] =>
      f.healed.map((id) => ({
        choice: { do: 'heal', unit: id },
        ...refuse('EW-NOD-05', `${unitOf(w, id).name} has rested here.`),
      })),
    take(play, f, _seat, choice) {
      if (choice.do !== 'heal') return;
      applies(haltHere(play.w).id);
      f.healed.push(choice.unit);
      heal(play, unitOf(play.w, choice.unit), 'EW-NOD-05');
      return 'again';
    },
  }),
  /** EW-M-HOSP-04 Each implanted unit may be operated on once, with +2. */
  'the theatre': question<OnTheWay, 'on to the next node'>({
    rule: 'EW-M-HOSP-04',
    prompt: 'Operate on an implanted unit?',
    who: (w, f) => (haltHere(w).surgery && implanted(w, f.healed).length > 0 ? leaderSeat(w) : null),
    offers: (w, f) => [
      ...implanted(w, f.healed).map((unit): Choice => ({ do: 'operate', unit: unit.id })),
      DONE,
    ],
    take(play, f, _seat, choice) {
      if (choice.do !== 'operate') return onwards;
      const unit = unitOf(play.w, choice.unit);
      f.healed.push(unit.id);
      const rating = Math.min(9, surgeryRating(play.w, standingOf(play.w, 'Medic') !== undefined, false) + 2);
      if (survives(play, unit, rating, 'EW-M-HOSP-04')) {
        unit.implanted = false;
        unit.saved = true;
      }
      return 'again';
    },
    after: () => onwards,
  }),
} satisfies Part<'rest' | 'on to the next node', OnTheWay>;
