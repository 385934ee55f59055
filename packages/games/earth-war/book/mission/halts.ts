// SUPPLY and REST nodes (EW-NOD-04, EW-NOD-05).
import { type Refused, refuse, applies, itemAt } from '@xenotable/kernel';
import { calledItem, kindOfItem } from '../../content/force.ts';
import type { Choice, ChoiceOf } from '../../choices.ts';
import type { Item, Table, Unit } from '../../table.ts';
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

const isSpent = (w: Table, item: Item): boolean => item.uses < kindOfItem(w, item).uses;

/** EW-NOD-04 Items with limited uses that have lost some, each name once; EW-Q-05 a satchel is opened at the start only. */
const spent = (w: Table): ChoiceOf<'refill'>[] =>
  w.squad.flatMap((unit) =>
    isStanding(unit)
      ? [...new Set(unit.items.filter((item) => isSpent(w, item)).map((item) => item.name))].map(
          (item) => ({ do: 'refill', unit: unit.id, item }) as const,
        )
      : [],
  );

const isSatchel = (choice: ChoiceOf<'refill'>): boolean => choice.item === 'Ammo Satchel';

const refills = (w: Table): Choice[] => spent(w).filter((choice) => !isSatchel(choice));

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
    who: (w) => (refills(w).length > 0 ? leaderSeat(w) : null),
    offers: (w) => [...refills(w), DONE],
    refused: (w): Refused<Choice>[] =>
      spent(w)
        .filter(isSatchel)
        .map((choice) => ({ choice, ...refuse('EW-Q-05', 'A satchel is opened when the mission starts.') })),
    take(play, _f, _seat, choice) {
      if (choice.do !== 'refill') return;
      const unit = unitOf(play.w, choice.unit);
      const at = unit.items.findIndex((one) => one.name === choice.item && isSpent(play.w, one));
      const item = calledItem(itemAt(unit.items, at));
      unit.items[at] = freshItem(play.w, item);
      play.tell?.({ type: 'refilled', unit: unit.name, item }, 'EW-NOD-04');
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
