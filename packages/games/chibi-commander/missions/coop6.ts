// COOP 6 Alien Base: two of the squad must reach the shafts.
import { freeCells } from '../book/arrivals.ts';
import { cellName } from '../places.ts';
import { ask } from '../book/question.ts';
import { blipOf, isMilitary } from '../book/who.ts';
import { type Side, typesAt } from '../content/units.ts';
import { type Cell, NONE, type Table } from '../table.ts';
import { alarm, area, everywhere, leftEdge, mark, marked, mixBlips, scatterBlips, squad } from './kit.ts';
import type { Mission } from './mission.ts';
import { BASE, SHAFTS, descend, enterShaft, shaftDeals } from './shaft.ts';

/** Rooms of the Alien base; at most four Blips in each. */
const ROOMS: readonly (readonly Cell[])[] = [
  area(15, 1, 18, 14),
  area(19, 1, 23, 5),
  area(19, 6, 23, 9),
  area(19, 10, 23, 14),
].map((room) => room.filter((cell) => !SHAFTS.includes(cell)));

const inShafts = (w: Table): number => marked(w, 'shaft').length;
const anybody = (w: Table): boolean =>
  w.units.some(
    (unit) => unit.side === 'Earth' && isMilitary(unit) && (unit.cell !== NONE || unit.fate === 'waiting'),
  );

export const coop6: Mission = {
  name: 'COOP 6',
  title: 'Alien Base',
  mode: 'cooperative',
  layout: 'Mars',
  variations: ['Well planned mission', 'Off the cuff'], // CC-M-CO6-11
  doors: 'free',
  visibility: () => 7,
  blips: () => true,
  slots: (_w, army) => (army.side === 'Earth' ? 8 + (army.bought.includes('support') ? 1 : 0) : 0),
  recruits: (_w, army, chosen) =>
    squad(army, chosen, [
      [3, 1],
      [0, 2],
    ]), // CC-M-CO6-06
  options: [
    { name: 'support', price: 2, rule: 'CC-M-CO6-07', side: 'Earth', words: 'Support: one additional unit' },
  ],
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
  ready: () => ({ call: ask('awake', 0, [2]) }),
  // CC-M-CO6-05, CC-M-CO6-10 The left edge; once a capsule lands anywhere outside the base.
  spawns: (w, unit) =>
    unit.side === 'Earth'
      ? freeCells(
          w,
          w.variation === 1 && marked(w, 'capsule').length === 0
            ? everywhere.filter((cell) => !BASE.includes(cell) && !SHAFTS.includes(cell))
            : leftEdge,
        )
      : [],
  exits: () => [],
  barred: (_w, side) => (side === 'Invaders' ? (SHAFTS as Cell[]) : []),
  // CC-M-CO6-01 Whoever gets into a shaft is safe.
  entered(play, unit, how) {
    if (how === 'spawned' && !leftEdge.includes(unit.cell)) mark(play.w, 'capsule', unit.id);
    enterShaft(play, unit);
  },
  deals: shaftDeals,
  deal: descend,
  // CC-M-CO6-04 General alarm after the first attack of either side.
  attacked(play) {
    if (marked(play.w, 'alarm').length > 0) return;
    mark(play.w, 'alarm', play.w.round);
    alarm(play.w);
    play.tell?.({ type: 'general alarm' }, 'CC-M-CO6-04');
  },
  questions: {
    awake: {
      rule: 'CC-M-CO6-03',
      prompt: (_w, [left]) => `Which Blip does not sleep? ${left} to choose.`,
      answers: (w) =>
        w.blips
          .filter((blip) => blip.mode === 'FROZEN')
          .map((blip) => ({ key: blip.id, words: `Blip ${blip.id + 1} on ${cellName(blip.cell)}` })),
      take(play, key, data) {
        blipOf(play.w, key as number).mode = 'NORMAL';
        return --data[0]! > 0 ? 'again' : 'done';
      },
    },
  },
  endsByGoal: true,
  // CC-M-CO6-08
  ending: (w) => (inShafts(w) >= 2 ? 'CC-M-CO6-01' : anybody(w) ? null : 'CC-M-CO6-08'),
  victors: (w): Side[] => (inShafts(w) >= 2 ? ['Earth'] : []),
  goals: (w, army) =>
    army.side === 'Earth'
      ? [{ rule: 'CC-M-CO6-01', words: `units in the shafts: ${inShafts(w)} of 2`, points: 0 }]
      : [],
};
