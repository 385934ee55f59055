// COOP 6 Alien Base: two of the squad must reach the shafts.
import { shaftAims } from './aims.ts';
import { list } from '../state.ts';
import { freeCells } from '../../book/movement/arrivals.ts';
import { ask } from '../../book/question.ts';
import { isMilitary } from '../../book/who.ts';
import { type Side, typesAt } from '../../content/units.ts';
import { type Cell, NONE, type Table } from '../../table.ts';
import { alarm, area, everywhere, leftEdge, mixBlips, scatterBlips, squad } from '../kit.ts';
import { awakeQuestion } from '../awake.ts';
import { defineMission } from '../mission.ts';
import { BASE, SHAFTS, enterShaft, shaftDeals, shaftMemo } from './shaft.ts';

/** CC-M-CO6-10 Who came by the capsule; CC-M-CO6-04 the round of the alarm. */
const memo = shaftMemo.with({ capsule: list('capsule'), alarm: list('alarm') });

/** Rooms of the Alien base; at most four Blips in each. */
const ROOMS: readonly (readonly Cell[])[] = [
  area(15, 1, 18, 14),
  area(19, 1, 23, 5),
  area(19, 6, 23, 9),
  area(19, 10, 23, 14),
].map((room) => room.filter((cell) => !SHAFTS.includes(cell)));

const inShafts = (w: Table): number => memo.list(w, 'shaft').length;
const anybody = (w: Table): boolean =>
  w.units.some(
    (unit) => unit.side === 'Earth' && isMilitary(unit) && (unit.cell !== NONE || unit.fate === 'waiting'),
  );

export const alienBaseCooperative = defineMission({
  name: 'COOP 6',
  title: 'Alien Base',
  mode: 'cooperative',
  layout: 'Mars',
  variations: ['Well planned mission', 'Off the cuff'], // CC-M-CO6-11
  doors: 'free',
  options: [
    { name: 'support', price: 2, rule: 'CC-M-CO6-07', side: 'Earth', words: 'Support: one additional unit' },
  ],
  endsByGoal: true,
  state: memo,
  rules: (variation) => ({
    recruiting: ['CC-M-CO6-06'],
    'lay out': ['CC-M-CO6-02', ...(variation === 2 ? ['CC-M-CO6-11'] : [])],
    arriving: ['CC-M-CO6-05', variation === 1 ? 'CC-M-CO6-10' : 'CC-M-CO6-11'],
    leaving: ['CC-M-CO6-05'],
    ending: ['CC-M-CO6-08'],
  }),
  squads: {
    slots: (_w, army) => (army.side === 'Earth' ? 8 + (army.bought.includes('support') ? 1 : 0) : 0),
    recruits: (_w, army, chosen) =>
      squad(army, chosen, [
        [3, 1],
        [0, 2],
      ]), // CC-M-CO6-06
  },
  setUp: {
    layOut(play) {
      // CC-M-CO6-02, CC-M-CO6-03 Two LV3 and four LV2 units with six Ghosts, FROZEN, three in each room.
      mixBlips(
        play.w,
        { Ghost: 6, any: 4, 'any LV3': 2 },
        [...typesAt('Aliens', 2), ...typesAt('Reapers', 2)],
        [...typesAt('Aliens', 3), ...typesAt('Reapers', 3)],
      );
      for (const room of ROOMS) scatterBlips(play, 3, room, 'FROZEN', 'CC-M-CO6-03');
    },
    // CC-M-CO6-03 At most four in each room.
    distribute: (w, blip) =>
      ROOMS.filter(
        (room) => room.includes(blip.cell) || w.blips.filter((other) => room.includes(other.cell)).length < 4,
      ).flat(),
    ready: () => ({ call: ask('awake', 0, [2]) }),
  },
  ground: {
    visibility: () => 7,
    blips: () => true,
    // CC-M-CO6-05, CC-M-CO6-10 The left edge; once a capsule lands anywhere outside the base.
    spawns: (w, unit) =>
      unit.side === 'Earth'
        ? freeCells(
            w,
            w.variation === 1 && memo.list(w, 'capsule').length === 0
              ? everywhere.filter((cell) => !BASE.includes(cell) && !SHAFTS.includes(cell))
              : leftEdge,
          )
        : [],
    exits: () => [],
    barred: (_w, side) => (side === 'Invaders' ? SHAFTS : []),
  },
  scoring: {
    goals: (w, army) =>
      army.side === 'Earth'
        ? [{ rule: 'CC-M-CO6-01', words: `units in the shafts: ${inShafts(w)} of 2`, points: 0 }]
        : [],
    // CC-M-CO6-08
    ending: (w) => (inShafts(w) >= 2 ? 'CC-M-CO6-01' : anybody(w) ? null : 'CC-M-CO6-08'),
    victors: (w): Side[] => (inShafts(w) >= 2 ? ['Earth'] : []),
  },
  on: {
    // CC-M-CO6-04 General alarm after the first attack of either side.
    attacked(play) {
      if (memo.list(play.w, 'alarm').length > 0) return;
      memo.add(play.w, 'alarm', play.w.round);
      alarm(play.w);
      play.tell?.({ type: 'general alarm' }, 'CC-M-CO6-04');
    },
    // CC-M-CO6-01 Whoever gets into a shaft is safe.
    entered(play, unit, how) {
      if (how === 'spawned' && !leftEdge.includes(unit.cell)) memo.add(play.w, 'capsule', unit.id);
      enterShaft(play, unit, how);
    },
  },
  aims: (_w, unit) => shaftAims(unit),
  deals: shaftDeals,
  questions: {
    awake: awakeQuestion('CC-M-CO6-03'),
  },
});
