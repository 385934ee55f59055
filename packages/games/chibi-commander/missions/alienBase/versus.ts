// VS 6 Alien Base: the reactor under Mars decides the war.
import { strongest } from '../aimKit.ts';
import { shaftAims } from './aims.ts';
import { applies } from '@xenotable/kernel';
import { placeOf } from '../../names.ts';
import { list } from '../state.ts';
import type { Play } from '../../book/chapter.ts';
import { freeCells } from '../../book/movement/arrivals.ts';
import { spot } from '../../book/blips/blips.ts';
import { ask } from '../../book/question.ts';
import { regain } from '../../book/fight/wounds.ts';
import { isMilitary, unitOf, armyAt } from '../../book/who.ts';
import { type Faction, type Side, factionsOf, sideOf, typeOf, typesAt } from '../../content/units.ts';
import { type Army, NONE, type Table } from '../../table.ts';
import { leftEdge } from '../kit.ts';
import { type Due, defineMission, byNumber } from '../mission.ts';
import { BASE, SHAFTS, enterShaft, shaftDeals, shaftMemo } from './shaft.ts';

/** CC-M-VS6-07 Armies that have used the drugs, and those that were asked in this round. */
const memo = shaftMemo.with({ inflamed: list('inflamed'), asked: list('asked') });

const SLOTS: Record<Faction, number> = { Aliens: 5, Reapers: 4, 'CHIBI COM': 5, Mercs: 4 };

/** CC-M-VS6-09, CC-M-VS6-10 Three extra LV1 units for one main faction. */
const extra = (w: Table, army: Army): number =>
  (w.variation === 1 && army.faction === 'CHIBI COM') || (w.variation === 2 && army.faction === 'Aliens')
    ? 3
    : 0;
/** CC-M-VS6-06 One additional unit. */
const support = (army: Army): number => (army.bought.includes('support') ? 1 : 0);

const veterans = (army: Army): number => army.squad.filter((type) => typeOf(type).level > 1).length;

/** CC-M-VS6-07 Own units in coma that the drugs could bring back. */
function inflamed(w: Table): Due {
  const army = w.armies.find(
    (one) =>
      one.bought.includes('inflame drugs') &&
      memo.list(w, 'inflamed').includes(w.armies.indexOf(one)) === false &&
      lying(w, one).length > 0 &&
      memo.list(w, 'asked').includes(w.armies.indexOf(one)) === false,
  );
  if (army === undefined) {
    memo.of(w).asked = [];
    return;
  }
  memo.add(w, 'asked', w.armies.indexOf(army));
  return { call: ask('inflame', army.seat, [w.armies.indexOf(army)]) };
}

const lying = (w: Table, army: Army) =>
  w.units.filter((unit) => unit.side === army.side && isMilitary(unit) && unit.coma && unit.cell !== NONE);

function inflame(play: Play, id: number, army: number): void {
  memo.add(play.w, 'inflamed', army);
  regain(play, unitOf(play.w, id), 2, 'CC-M-VS6-07');
  spot(play);
}

export const alienBaseVersus = defineMission({
  name: 'VS 6',
  title: 'Alien Base',
  mode: 'versus',
  layout: 'Mars',
  variations: ['Well planned mission', 'Off the cuff'],
  doors: 'free',
  options: [
    {
      name: 'support',
      price: 2,
      rule: 'CC-M-VS6-06',
      side: 'all',
      words: 'Support: one additional unit',
      each: true,
    },
    {
      name: 'inflame drugs',
      price: 1,
      rule: 'CC-M-VS6-07',
      side: 'all',
      words: 'Inflame drugs: once, a unit in coma wakes with two hearts',
    },
  ],
  endsByGoal: true,
  state: memo,
  rules: (variation) => ({
    recruiting: ['CC-M-VS6-05', variation === 1 ? 'CC-M-VS6-09' : 'CC-M-VS6-10'],
    'lay out': ['CC-M-VS6-03'],
    arriving: ['CC-M-VS6-04'],
    leaving: ['CC-M-VS6-04'],
    ending: ['CC-M-VS6-08'],
  }),
  squads: {
    slots: (w, army) => SLOTS[army.faction] + extra(w, army) + support(army),
    // CC-M-VS6-05 One LV3 unit, all others LV2; whoever comes in addition is LV1.
    recruits: (_w, army, chosen) =>
      typesAt(army.faction, chosen.length === 0 ? 3 : chosen.length < SLOTS[army.faction] ? 2 : 1),
    // CC-M-VS6-09, CC-M-VS6-10 In a campaign the extra units are LV1 too.
    fields(w, army, type) {
      applies(w.variation === 1 ? 'CC-M-VS6-09' : 'CC-M-VS6-10');
      return typeOf(type).level === 1 || veterans(army) < SLOTS[army.faction] + support(army);
    },
    price: () => 0,
  },
  setUp: {
    layOut() {},
    placing: (_w, unit) => (unit.side === 'Invaders' ? BASE : null),
    placingGhosts: () => BASE,
  },
  ground: {
    visibility: () => 7,
    blips: () => true,
    // CC-M-VS6-04 The Earth enters at the left edge.
    spawns: (w, unit) => (unit.side === 'Earth' ? freeCells(w, leftEdge) : []),
    exits: () => [],
    barred(_w, side) {
      if (side !== 'Invaders') return [];
      applies('CC-M-VS6-03');
      return SHAFTS;
    },
  },
  scoring: {
    goals: (_w, army) =>
      factionsOf(army.side)[0] !== army.faction
        ? []
        : [
            {
              rule: army.side === 'Earth' ? 'CC-M-VS6-01' : 'CC-M-VS6-02',
              words: army.side === 'Earth' ? 'get into a shaft' : 'eliminate the Earth Force',
              points: 0,
            },
          ],
    // CC-M-VS6-08, CC-M-VS6-02 Ends as soon as one side has its goal.
    ending(w) {
      if (memo.list(w, 'shaft').length > 0) return 'CC-M-VS6-01';
      return earthLeft(w) ? null : 'CC-M-VS6-02';
    },
    victors: (w): Side[] => (memo.list(w, 'shaft').length > 0 ? ['Earth'] : earthLeft(w) ? [] : ['Invaders']),
  },
  on: {
    startOfRound: (play) => inflamed(play.w),
    // CC-M-VS6-01 Getting into a shaft is enough: whoever does is gone, and the war is won.
    entered: enterShaft,
  },
  program: {
    lures: (_w, unit) => ({ cells: unit.side === 'Earth' ? SHAFTS : [], leave: false }),
  },
  aims: (_w, unit) => shaftAims(unit),
  deals: shaftDeals,
  questions: {
    inflame: byNumber<[army: number]>({
      rule: 'CC-M-VS6-07',
      prompt: () => 'Who gets the inflame drugs?',
      keys: (w, [army]) => [...lying(w, armyAt(w, army)).map((unit) => unit.id), NONE],
      words: (look, id) => (id === NONE ? 'Nobody yet' : placeOf(look, id)),
      best: (w, [army]) => strongest(lying(w, armyAt(w, army)))?.id,
      take(play, id, [army]) {
        if (id !== NONE) inflame(play, id, army);
        return inflamed(play.w);
      },
    }),
  },
});

const earthLeft = (w: Table): boolean =>
  w.units.some(
    (unit) =>
      unit.faction !== null &&
      sideOf(unit.faction) === 'Earth' &&
      isMilitary(unit) &&
      (unit.cell !== NONE || unit.fate === 'waiting'),
  );
