// Setting up, first half (XR-SET-02): traits, lists, whom they hate, doctrines.
import type { Step } from '@xenotable/kernel';
import * as automaton from '../automaton/setup.ts';
import type { Choice } from '../choices.ts';
import { TRAITS, TRAIT_TABLES, type TraitName, type TraitTable, traitOf } from '../content/traits.ts';
import { totalOf } from '../detachment/cost.ts';
import { muster } from '../detachment/muster.ts';
import { type Doctrine, type Table, profileOf, sideOf } from '../table.ts';
import {
  crusadeTypes,
  fieldedAsNamed,
  judgeList,
  leaders,
  listOffers,
  lock,
  namedTypes,
  needs,
  pointsOf,
} from './lists.ts';
import { type Setup, eachSeat } from './setupFrame.ts';

/** Up to the moment at which both lists lie open and their owners have said whom they hate. */
export const mustering: Record<string, Step<Table, Choice, Setup>> = {
  /** XR-CMD-05, XR-TASTE-04, XR-TASTE-05 */
  traits: eachSeat({
    rule: 'XR-CMD-05',
    prompt: "Your Commander's trait?",
    asked: (w, seat) =>
      w.rules.traits !== 'none' && leaders(w).includes(seat) && w.owners[seat]!.traits.length === 0,
    offers: (w): Choice[] =>
      w.rules.traits === 'pick'
        ? TRAITS.map((trait) => ({ trait: trait.name }))
        : TRAIT_TABLES.map((table) => ({ table })),
    take(play, seat, choice) {
      const name: TraitName =
        'trait' in choice
          ? choice.trait
          : traitOf((choice as { table: TraitTable }).table, play.roll(6, 'XR-CMD-05'));
      play.w.owners[seat]!.traits.push(name);
      play.tell?.({ type: 'trait', seat, trait: name }, 'XR-CMD-05');
    },
    auto: (play, seat) => automaton.traitTable(play.w, seat),
  }),
  /** XR-DET-14 */
  'named lists': {
    run(play) {
      for (const seat of leaders(play.w)) {
        const named = fieldedAsNamed(play.w, seat);
        if (named !== null && play.w.owners[seat]!.kind === 'person') lock(play, seat, named);
      }
    },
  },
  /** XR-DET-12 Everybody chooses a list at the same time; they are shown when all are locked. */
  detachments: {
    rule: 'XR-DET-12',
    prompt: 'Choose your detachment.',
    who: (w) => leaders(w).filter((seat) => w.owners[seat]!.kind === 'person' && !w.owners[seat]!.locked),
    offers: (w, _f, seat) => listOffers(w, seat),
    spaces: (w, _f, seat) => [{ kind: 'list', ...pointsOf(w, seat) }],
    judge: (w, _f, seat, choice) => judgeList(w, seat, choice),
    take(play, _f, seat, choice) {
      lock(play, seat, (choice as { list: string }).list);
      return 'again';
    },
  },
  /** XR-AUT-22, XR-AUT-24 The automaton's list. */
  'the automaton musters': {
    run(play) {
      const { w } = play;
      for (const seat of leaders(w))
        if (w.owners[seat]!.kind === 'automaton' && !w.owners[seat]!.locked)
          lock(play, seat, automaton.chooseList(play, seat));
    },
  },
  'lists are shown': {
    run(play, f) {
      const { w } = play;
      play.reveal();
      f.at = 0;
      for (const seat of leaders(w)) {
        muster(w, seat, w.owners[seat]!.list!);
        play.tell?.(
          { type: 'list', seat, name: w.owners[seat]!.list!.name, points: totalOf(w.owners[seat]!.list!) },
          'XR-DET-12',
        );
      }
    },
  },
  /** XR-XEN-19 All Hatred units of a detachment share one target. */
  hatred: eachSeat({
    rule: 'XR-XEN-19',
    prompt: 'Whom do your units hate?',
    asked: (w, seat) => needs(w, seat, 'Hatred'),
    offers: (w, seat) => namedTypes(w, seat).map((hates) => ({ hates })),
    take(play, seat, choice) {
      play.w.owners[seat]!.hates = (choice as { hates: string }).hates;
      play.tell?.({ type: 'hates', seat, whom: play.w.owners[seat]!.hates }, 'XR-XEN-19');
    },
    auto: (play, seat) => ({ hates: automaton.hatedType(play.w, seat, namedTypes(play.w, seat)) }),
  }),
  /** XR-XEN-06, XR-DET-13 A crusade is against somebody else's type; without such an enemy it costs nothing. */
  crusade: eachSeat({
    rule: 'XR-XEN-06',
    prompt: 'Against whom is the crusade?',
    asked: (w, seat) => needs(w, seat, 'Crusader'),
    offers: (w, seat) => crusadeTypes(w, seat).map((crusades) => ({ crusades })),
    take(play, seat, choice) {
      const { w } = play;
      const owner = w.owners[seat]!;
      owner.crusades = (choice as { crusades: string }).crusades;
      play.tell?.({ type: 'crusades', seat, against: owner.crusades }, 'XR-XEN-06');
      const met = w.units.some(
        (unit) => sideOf(w, unit) !== owner.side && automaton.carries(unit, owner.crusades!),
      );
      if (met) return;
      for (const unit of w.units)
        if (unit.owner === seat && profileOf(unit).xeno['Crusader'] !== undefined)
          unit.cost = Math.max(1, unit.cost - 4);
      owner.total = w.units.filter((unit) => unit.owner === seat).reduce((sum, unit) => sum + unit.cost, 0);
    },
    auto: (play, seat) => ({ crusades: automaton.hatedType(play.w, seat, crusadeTypes(play.w, seat)) }),
  }),
  /** XR-TASTE-13 */
  doctrines: eachSeat({
    rule: 'XR-TASTE-13',
    prompt: "Your detachment's doctrine?",
    asked: (w, seat) => w.rules.doctrines && leaders(w).includes(seat),
    offers: () =>
      (['Drilled', 'Marksmen', 'Headlong', 'Endless ranks'] as const).map((doctrine) => ({ doctrine })),
    take(play, seat, choice) {
      play.w.owners[seat]!.doctrine = (choice as { doctrine: Doctrine }).doctrine;
      play.tell?.({ type: 'doctrine', seat, doctrine: play.w.owners[seat]!.doctrine }, 'XR-TASTE-13');
    },
    auto: () => ({ doctrine: 'Drilled' }),
  }),
};
