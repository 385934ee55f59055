// Setting up, second half (XR-SET-02): scenario, roles, sides of the table, mercenaries, cards.
import { type Seat, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/setup.ts';
import { chosen } from '../../choices.ts';
import { SCENARIO_NAMES } from '../../options.ts';
import { type BookName, scenarioOf, scenarioRolled } from '../../scenarios/index.ts';
import { SECRET_CARDS } from '../../scenarios/secretMission.ts';
import {
  type Edge,
  type Side,
  type Table,
  hasTrait,
  other,
  profileOf,
  sideOf,
  ownerOf,
} from '../../table.ts';
import { openMap } from './openMap.ts';
import { BOAST_IDS } from './boasts.ts';
import { underdogs } from '../campaign/underdogs.ts';
import { rollMercenaries } from './mercenaries.ts';

import { MOST_TIES, type Setup, eachSeat, firstOf, dieOf } from './eachSeat.ts';
import type { Passage } from '../chapter.ts';
import { sum } from '../dice.ts';

/** XR-M-COM-02 The zones, once the Defender has chosen. */
function settleEdges(w: Table, defender: Edge): void {
  w.edges[other(w.attacker)] = defender;
  w.edges[w.attacker] = defender === 'north' ? 'south' : 'north';
}

function roleModifier(w: Table, seat: Seat): number {
  return hasTrait(w, seat, 'Reactive') ? -1 : 0;
}

/** Steps that others lead to. */
type Preparing = 'which scenario' | 'free choice' | 'the map' | 'roles' | 'roles are settled';

export const preparing = {
  /** XR-M-COM-05 */
  'which scenario': {
    run(play, f) {
      const { w } = play;
      if (w.options.scenario !== 'roll') {
        w.scenario = w.options.scenario;
        return { goTo: 'the map' };
      }
      let name: BookName | null = 'LAST';
      while (name === 'LAST') {
        f.dice = play.rolls(2, 6, 'XR-M-COM-05');
        name = scenarioRolled(sum(f.dice));
      }
      if (name === null) return { goTo: 'free choice' };
      w.scenario = name;
      play.tell?.({ type: 'scenario', name }, 'XR-M-COM-05');
    },
  },
  /** XR-C-01 The loser of the last battle may roll once more. */
  'roll the scenario again?': {
    rule: 'XR-C-01',
    prompt: (w) => `The battle is ${scenarioOf(w).title}. Roll another?`,
    who: (w, f) =>
      w.campaign !== null && w.campaign.loser !== null && !f.tried ? firstOf(w, w.campaign.loser) : null,
    offers: () => [{ reroll: false }, { reroll: true }],
    take(_play, f, _seat, choice) {
      f.tried = true;
      return chosen(choice, 'reroll').reroll ? { goTo: 'which scenario' } : { goTo: 'the map' };
    },
    auto: () => ({ reroll: false }),
    after: () => ({ goTo: 'the map' }),
  },
  'free choice': {
    rule: 'XR-M-COM-05',
    prompt: 'A free choice: which scenario?',
    who(w) {
      const total = (side: Side): number =>
        w.owners.reduce((sum, owner) => sum + (owner.side === side ? owner.total : 0), 0);
      return firstOf(w, total(0) < total(1) ? 0 : 1);
    },
    offers: () => SCENARIO_NAMES.filter((scenario) => scenario !== 'LAST').map((scenario) => ({ scenario })),
    take(play, _f, _seat, choice) {
      play.w.scenario = chosen(choice, 'scenario').scenario;
      play.tell?.({ type: 'scenario', name: play.w.scenario }, 'XR-M-COM-05');
    },
    auto: () => ({ scenario: 'GRIND' }),
  },
  'the map': {
    run(play) {
      openMap(play.w);
    },
  },
  /** XR-SET-01 */
  roles: {
    run(play, f) {
      const { w } = play;
      const fixed = scenarioOf(w).attackerIs?.(w) ?? null;
      f.dice = [];
      if (fixed !== null) {
        w.attacker = fixed;
        return { goTo: 'roles are settled' };
      }
      f.dice = play.rolls(2, 6, 'XR-SET-01');
      play.tell?.({ type: 'role dice', dice: f.dice.slice() }, 'XR-SET-01');
    },
  },
  /** XR-T-15 The Wise may change the roll after seeing both dice. */
  wise: eachSeat({
    rule: 'XR-T-15',
    prompt: 'Change your role roll?',
    asked: (w, seat) => hasTrait(w, seat, 'Wise') && firstOf(w, ownerOf(w, seat).side) === seat,
    offers: () => [{ wise: 0 }, { wise: 1 }, { wise: -1 }],
    take(play, f, seat, choice) {
      const { side } = ownerOf(play.w, seat);
      f.dice[side] = dieOf(f, side) + chosen(choice, 'wise').wise;
    },
    auto: (play, f, seat) => automaton.wise(f, ownerOf(play.w, seat).side),
  }),
  compare: {
    run(play, f) {
      const { w } = play;
      const total = (side: Side): number => dieOf(f, side) + roleModifier(w, firstOf(w, side));
      const scouts = (side: Side): number =>
        w.units.filter((unit) => sideOf(w, unit) === side && profileOf(unit).unit === 'Recon Infantry')
          .length;
      const lead = total(0) - total(1) || scouts(0) - scouts(1);
      if (lead === 0 && f.ties++ < MOST_TIES) return { goTo: 'roles' };
      w.attacker = lead >= 0 ? 0 : 1;
    },
  },
  'roles are settled': {
    run(play, f) {
      const { w } = play;
      f.at = 0;
      play.tell?.({ type: 'roles', attacker: w.attacker }, 'XR-SET-01');
      const edges = scenarioOf(w).edges;
      if (edges !== undefined) {
        w.edges[w.attacker] = edges.attacker;
        w.edges[other(w.attacker)] = edges.defender;
      }
    },
  },
  /** XR-M-COM-02 */
  zones: {
    rule: 'XR-M-COM-02',
    prompt: 'Which side of the table do you defend?',
    who: (w) => (scenarioOf(w).choosesZone ? firstOf(w, other(w.attacker)) : null),
    offers: () => [{ zone: 'south' }, { zone: 'north' }],
    take: (play, _f, _seat, choice) => settleEdges(play.w, chosen(choice, 'zone').zone),
    auto: (play) => automaton.zone(play.w),
  },
  /** XR-M-DROP-01 The Defender names the edge of the reserves. */
  'edge of the reserves': {
    rule: 'XR-M-DROP-01',
    prompt: 'By which edge do your reserves enter?',
    who: (w) => (scenarioOf(w).halfStarts === true ? firstOf(w, other(w.attacker)) : null),
    offers: () => (['north', 'east', 'south', 'west'] as const).map((edge) => ({ edge })),
    take(play, _f, _seat, choice) {
      play.w.edges[other(play.w.attacker)] = chosen(choice, 'edge').edge;
    },
    auto: () => ({ edge: 'south' }),
  },
  extras: {
    run(play) {
      scenarioOf(play.w).begin?.(play);
      return { call: underdogs.begin({}) };
    },
  },
  /** XR-XEN-27 */
  mercenaries: { run: (play) => void rollMercenaries(play) },
  /** XR-M-SECRET-02 */
  'secret mission': {
    run(play) {
      const { w } = play;
      if (w.scenario !== 'SECRET') return;
      const seat = firstOf(w, w.attacker);
      const card = play.oneOf(SECRET_CARDS, 'XR-M-SECRET-02', String);
      ownerOf(w, seat).secret = card;
      play.tell?.({ type: 'secret', seat, card }, 'XR-M-SECRET-02', [seat], { type: 'secret', seat });
    },
  },
  /** XR-BST-01 Three cards for each side. */
  'boast cards': {
    run(play) {
      const { w } = play;
      if (!w.options.boasts) return;
      applies('XR-TASTE-06');
      const deck = BOAST_IDS.slice();
      for (const seat of boasters(w)) {
        for (let i = 0; i < 3; i++)
          ownerOf(w, seat).boasts.push(
            ...deck.splice(deck.indexOf(play.oneOf(deck, 'XR-BST-01', String)), 1),
          );
        ownerOf(w, seat).boasts.sort();
        play.tell?.(
          { type: 'boast cards', seat, cards: ownerOf(w, seat).boasts.slice() },
          'XR-BST-01',
          [seat],
          { type: 'boast cards', seat },
        );
      }
    },
  },
  boasts: eachSeat({
    rule: 'XR-BST-01',
    prompt: 'Which boasts do you keep?',
    asked: (w, seat) => w.options.boasts && boasters(w).includes(seat) && ownerOf(w, seat).chosen === null,
    offers(w, seat) {
      const cards = ownerOf(w, seat).boasts;
      const pairs = cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b]));
      return [[], ...cards.map((card) => [card]), ...pairs].map((keep) => ({ keep }));
    },
    take(play, _f, seat, choice) {
      const { keep } = chosen(choice, 'keep');
      ownerOf(play.w, seat).chosen = keep.slice();
      play.tell?.({ type: 'boasted', seat, keep, count: keep.length }, 'XR-BST-01', [seat], {
        type: 'boasted',
        seat,
        count: keep.length,
      });
    },
    auto: () => ({ keep: [] }),
  }),
} satisfies Record<string, Passage<Setup, Preparing>>;

const boasters = (w: Table): Seat[] =>
  ([0, 1] as const).map((side) => firstOf(w, side)).filter((seat) => ownerOf(w, seat).list !== null);
