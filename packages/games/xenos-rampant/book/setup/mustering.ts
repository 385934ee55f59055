// Setting up, first half (XR-SET-02): traits, lists, whom they hate, doctrines.
import { applies } from '@xenotable/kernel';
import * as automaton from '../../auto/setup.ts';
import { type Choice, chosen, isKind } from '../../choices.ts';
import { TRAITS, TRAIT_TABLES, type TraitName, traitOf } from '../../content/traits.ts';
import { totalOf } from '../../detachment/cost.ts';
import { muster } from '../../detachment/muster.ts';
import { careerOf, profileOf, sideOf, ownerOf, listOf } from '../../table.ts';
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
import { type Setup, eachSeat } from './eachSeat.ts';
import { isOfType } from '../activation/values.ts';
import type { Passage } from '../chapter.ts';

/** Up to the moment at which both lists lie open and their owners have said whom they hate. */
export const mustering = {
  /** XR-CMD-05, XR-TASTE-04, XR-TASTE-05 */
  traits: eachSeat({
    rule: 'XR-CMD-05',
    prompt: "Your Commander's trait?",
    asked(w, seat) {
      if (w.options.traits === 'none') applies('XR-TASTE-05');
      if (w.options.traits === 'none' || !leaders(w).includes(seat)) return false;
      return w.campaign === null ? ownerOf(w, seat).traits.length === 0 : !careerOf(w, seat).schooled;
    },
    offers: (w): Choice[] =>
      w.options.traits === 'pick'
        ? TRAITS.map((trait) => ({ trait: trait.name }))
        : TRAIT_TABLES.map((table) => ({ table })),
    take(play, _f, seat, choice) {
      if (isKind(choice, 'trait')) applies('XR-TASTE-04');
      const name: TraitName = isKind(choice, 'trait')
        ? choice.trait
        : traitOf(chosen(choice, 'table').table, play.roll(6, 'XR-CMD-05'));
      ownerOf(play.w, seat).traits.push(name);
      play.tell?.({ type: 'trait', seat, trait: name }, 'XR-CMD-05');
      if (play.w.campaign === null) return;
      applies('XR-C-04');
      careerOf(play.w, seat).schooled = true;
    },
    auto: (play, _f, seat) => automaton.traitTable(play.w, seat),
  }),
  /** XR-DET-14 */
  'named lists': {
    run(play) {
      for (const seat of leaders(play.w)) {
        const named = fieldedAsNamed(play.w, seat);
        if (named !== null && ownerOf(play.w, seat).kind === 'person') lock(play, seat, named);
      }
    },
  },
  /** XR-DET-12 Everybody chooses a list at the same time; they are shown when all are locked. */
  detachments: {
    rule: 'XR-DET-12',
    prompt: 'Choose your detachment.',
    who(w) {
      const open = leaders(w).filter((seat) => !ownerOf(w, seat).locked);
      // XR-AUT-22, XR-AUT-24 The automaton musters last.
      const people = open.filter((seat) => ownerOf(w, seat).kind === 'person');
      return people.length > 0 ? people : open;
    },
    offers: (w, _f, seat) => listOffers(w, seat),
    spaces: (w, _f, seat) => [{ kind: 'list', ...pointsOf(w, seat) }],
    judge: (w, _f, seat, choice) => judgeList(w, seat, choice),
    take(play, _f, seat, choice) {
      lock(play, seat, chosen(choice, 'list').list);
      return 'again';
    },
    auto: (play, _f, seat) => ({ list: automaton.chooseList(play, seat) }),
  },
  'lists are shown': {
    run(play, f) {
      const { w } = play;
      play.reveal();
      f.at = 0;
      for (const seat of leaders(w)) {
        const list = listOf(w, seat);
        applies('XR-SET-02');
        muster(w, seat, list);
        play.tell?.({ type: 'list', seat, name: list.name, points: totalOf(list) }, 'XR-DET-12');
      }
    },
  },
  /** XR-XEN-19 All Hatred units of a detachment share one target. */
  hatred: eachSeat({
    rule: 'XR-XEN-19',
    prompt: 'Whom do your units hate?',
    asked: (w, seat) => needs(w, seat, 'Hatred'),
    offers: (w, seat) => namedTypes(w, seat).map((hates) => ({ hates })),
    take(play, _f, seat, choice) {
      const { hates } = chosen(choice, 'hates');
      ownerOf(play.w, seat).hates = hates;
      play.tell?.({ type: 'hates', seat, whom: hates }, 'XR-XEN-19');
    },
    auto: (play, _f, seat) => ({ hates: automaton.hatedType(play.w, seat, namedTypes(play.w, seat)) }),
  }),
  /** XR-XEN-06, XR-DET-13 A crusade is against somebody else's type; without such an enemy it costs nothing. */
  crusade: eachSeat({
    rule: 'XR-XEN-06',
    prompt: 'Against whom is the crusade?',
    asked: (w, seat) => needs(w, seat, 'Crusader'),
    offers: (w, seat) => crusadeTypes(w, seat).map((crusades) => ({ crusades })),
    take(play, _f, seat, choice) {
      const { w } = play;
      const owner = ownerOf(w, seat);
      const { crusades } = chosen(choice, 'crusades');
      owner.crusades = crusades;
      play.tell?.({ type: 'crusades', seat, against: crusades }, 'XR-XEN-06');
      const met = w.units.some((unit) => sideOf(w, unit) !== owner.side && isOfType(unit, crusades));
      if (met) return;
      applies('XR-DET-13');
      for (const unit of w.units)
        if (unit.owner === seat && profileOf(unit).xeno['Crusader'] !== undefined)
          unit.cost = Math.max(1, unit.cost - 4);
      owner.total = w.units.filter((unit) => unit.owner === seat).reduce((sum, unit) => sum + unit.cost, 0);
    },
    auto: (play, _f, seat) => ({ crusades: automaton.hatedType(play.w, seat, crusadeTypes(play.w, seat)) }),
  }),
  /** XR-TASTE-13 */
  doctrines: eachSeat({
    rule: 'XR-TASTE-13',
    prompt: "Your detachment's doctrine?",
    asked: (w, seat) => w.options.doctrines && leaders(w).includes(seat),
    offers: () =>
      (['Drilled', 'Marksmen', 'Headlong', 'Endless ranks'] as const).map((doctrine) => ({ doctrine })),
    take(play, _f, seat, choice) {
      const { doctrine } = chosen(choice, 'doctrine');
      ownerOf(play.w, seat).doctrine = doctrine;
      play.tell?.({ type: 'doctrine', seat, doctrine }, 'XR-TASTE-13');
    },
    auto: () => ({ doctrine: 'Drilled' }),
  }),
} satisfies Record<string, Passage<Setup>>;
