// COOP 4 Complex: the three stories of the complex against the automaton.
import { nearestBlip } from '../aimKit.ts';
import { cooperativeAims } from './aims.ts';
import { applies } from '@xenotable/kernel';
import { placeOf, blipName } from '../../names.ts';
import { cooperativeMemo } from './memo.ts';
import { TREELESS } from '../../content/pieces.ts';
import { freeCells } from '../../book/movement/arrivals.ts';
import { reveal, spot } from '../../book/blips/blips.ts';
import { cellName } from '../../places.ts';
import { ask } from '../../book/question.ts';
import { awake, blipOf, hasBought, isCivilian, isMilitary, unitOf } from '../../book/who.ts';
import { factionsOf, sideOf } from '../../content/units.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import {
  alarm,
  area,
  count,
  dead,
  earthArmy,
  everywhere,
  freeCivilians,
  killedBy,
  leftEdge,
  ofSide,
  rightEdge,
  squad,
  step,
} from '../kit.ts';
import { type Due, defineMission, byNumber } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';
import { isEscorted, isPresident, narrow, president, seatPresident, walkOrder } from './president.ts';
import { BUILDING, CORNERS, inBuilding } from './rooms.ts';
import { layPsiAlien, fieldsOfBlip, layEntrenched, laySecretService, arrivals, reinforce } from './forces.ts';
import { inShaft, namingQuestions, unnamed } from './named.ts';

const PSI_ALIEN = 1;
const ENTRENCHED = 2;
const SECRET_SERVICE = 3;

const kills = (w: Table): number =>
  count(w, (unit) => ofSide(unit, 'Invaders') && killedBy(unit, factionsOf('Earth')));
const isPsi = (unit: Unit): boolean => unit.type === 'PSI' && ofSide(unit, 'Invaders');

/** CC-M-CO4-23 Two units may come from the left. */
const paratroopers = (w: Table): readonly Cell[] =>
  w.variation === ENTRENCHED &&
  hasBought(w, 'Earth', 'paratroopers') &&
  count(w, (unit) => unit.side === 'Earth' && unit.past === 'from the left') < 2
    ? leftEdge
    : [];

function goals(w: Table) {
  if (w.variation === PSI_ALIEN) {
    const psi = w.units.find(isPsi);
    return [
      step('CC-M-CO4-13', 'three Aliens eliminated', 1, kills(w) >= 3),
      step('CC-M-CO4-14', 'the PSI hurt', 1, cooperativeMemo.list(w, 'psiHurt').length > 0),
      step('CC-M-CO4-15', 'the PSI eliminated', 3, psi !== undefined && killedBy(psi, factionsOf('Earth'))),
    ];
  }
  if (w.variation === ENTRENCHED) {
    return [
      step('CC-M-CO4-24', 'three enemies eliminated', 1, kills(w) > 2),
      step('CC-M-CO4-25', 'four enemies eliminated', 1, kills(w) >= 4),
      step(
        'CC-M-CO4-26',
        'the Fleet Commander destroyed',
        4,
        w.units.some((unit) => unit.type === 'Fleet Commander' && killedBy(unit, factionsOf('Earth'))),
      ),
    ];
  }
  return [
    step('CC-M-CO4-36', 'three Aliens eliminated', 2, kills(w) >= 3),
    step('CC-M-CO4-37', 'the President evacuated', 3, president(w)?.fate === 'evacuated'),
  ];
}

/** CC-M-CO4-11 Capsules, each for one unit. */
const capsules = (w: Table): readonly Cell[] => cooperativeMemo.list(w, 'capsules');

/** CC-M-CO4-01 Open to taste: vegetation around the building; its doors and the narrow edges stay open. */
const SITE: Site = {
  rule: 'CC-M-CO4-01',
  all: false,
  pieces: inTurn('Earth', TREELESS),
  keep: [...area(4, 0, 19, 15), ...leftEdge, ...rightEdge],
};

/** What the people settle before the first round, one question after the other. */
function settle(w: Table): Due {
  const named = unnamed(w);
  if (named !== null) return { call: ask(named, 0) };
  if (w.variation === SECRET_SERVICE) return { call: ask('corner', 0) };
  if (w.variation === PSI_ALIEN && hasBought(w, 'Earth', 'escape capsules'))
    return { call: ask('capsule', 0, [2]) };
}

export const complexCooperative = defineMission({
  name: 'COOP 4',
  title: 'Complex',
  mode: 'cooperative',
  layout: 'Complex', // CC-M-CO4-01
  variations: ['PSI Alien', 'Entrenched', 'Secret Service'],
  doors: 'one point',
  options: [
    {
      name: 'air shaft',
      price: 0,
      rule: 'CC-M-CO4-02',
      side: 'Earth',
      words: 'Operation air shaft: one unit comes through the air shaft from round 4 on',
      when: (w) => w.variation !== SECRET_SERVICE,
    },
    {
      name: 'PSI training',
      price: 1,
      rule: 'CC-M-CO4-10',
      side: 'Earth',
      words: 'PSI training: leaders are immune to PSI',
      when: (w) => w.variation === PSI_ALIEN,
    },
    {
      name: 'escape capsules',
      price: 1,
      rule: 'CC-M-CO4-11',
      side: 'Earth',
      words: 'Two escape capsules',
      when: (w) => w.variation === PSI_ALIEN,
    },
    {
      name: 'conviction',
      price: 1,
      rule: 'CC-M-CO4-12',
      side: 'Earth',
      words: 'Conviction: once, a controlled civilian changes sides',
      when: (w) => w.variation === PSI_ALIEN,
    },
    {
      name: 'team of psychologists',
      price: 2,
      rule: 'CC-M-CO4-22',
      side: 'Earth',
      words: 'Psychologists: all controlled civilians but one go home',
      when: (w) => w.variation === ENTRENCHED,
    },
    {
      name: 'paratroopers',
      price: 1,
      rule: 'CC-M-CO4-23',
      side: 'Earth',
      words: 'Paratroopers: two units may come from the left',
      when: (w) => w.variation === ENTRENCHED,
    },
    {
      name: 'safety vests',
      price: 1,
      rule: 'CC-M-CO4-33',
      side: 'Earth',
      words: 'Safety vests: civilians have armor 1',
      when: (w) => w.variation === SECRET_SERVICE,
    },
    {
      name: 'drones',
      price: 1,
      rule: 'CC-M-CO4-34',
      side: 'Earth',
      words: 'Drones: two Blips outside are uncovered each round',
      when: (w) => w.variation === SECRET_SERVICE,
    },
    {
      name: 'clone',
      price: 1,
      rule: 'CC-M-CO4-35',
      side: 'Earth',
      words: 'Clone: one unit stays in the roster even if it dies',
      when: (w) => w.variation === SECRET_SERVICE,
    },
  ],
  state: cooperativeMemo,
  rules: (variation) => ({
    building: ['CC-M-CO4-01'],
    recruiting: ['CC-M-CO4-05'],
    'lay out':
      [
        ['CC-M-CO4-03', 'CC-M-CO4-06', 'CC-M-CO4-08'],
        ['CC-M-CO4-03', 'CC-M-CO4-16', 'CC-M-CO4-19', 'CC-M-CO4-20'],
        ['CC-M-CO4-27'],
      ][variation - 1] ?? [],
    arriving: [['CC-M-CO4-09'], ['CC-M-CO4-21'], []][variation - 1] ?? [],
    leaving: [['CC-M-CO4-09', 'CC-M-CO4-11'], ['CC-M-CO4-21'], []][variation - 1] ?? [],
    ending: ['CC-M-CO4-04'],
  }),
  squads: {
    slots: (w, army) => (army.side === 'Earth' ? (w.variation === SECRET_SERVICE ? 6 : 7) : 0), // CC-M-CO4-09, CC-M-CO4-21
    recruits: (_w, army, chosen) =>
      squad(army, chosen, [
        [3, 1],
        [0, 2],
      ]), // CC-M-CO4-05
  },
  setUp: {
    building: (w) => nextPiece(w, SITE),
    distribute: fieldsOfBlip,
    layOut(play) {
      const { w } = play;
      if (w.variation === PSI_ALIEN) layPsiAlien(play);
      else if (w.variation === ENTRENCHED) layEntrenched(play);
      else laySecretService(play);
    },
    placing: (w, unit) =>
      w.variation === SECRET_SERVICE && unit.side === 'Earth'
        ? BUILDING.filter((cell) => !CORNERS.includes(cell))
        : null,
    ready: ({ w }) => settle(w),
  },
  ground: {
    visibility: () => 7,
    blips: () => true,
    spawns(w, unit) {
      if (unit.side !== 'Earth') return [];
      if (inShaft(w, unit)) {
        applies('CC-M-CO4-02');
        return w.round >= 4 ? freeCells(w, BUILDING) : [];
      }
      return freeCells(w, w.variation === ENTRENCHED ? [...rightEdge, ...paratroopers(w)] : narrow);
    },
    exits(w, faction, unit) {
      if (sideOf(faction) !== 'Earth') return [];
      if (isEscorted(unit)) return narrow;
      if (w.variation === ENTRENCHED) return rightEdge;
      if (w.variation === SECRET_SERVICE) return narrow;
      const free = w.units.some((one) => isPsi(one) && dead(one));
      return free ? [...narrow, ...capsules(w)] : [...capsules(w)];
    },
    // CC-M-CO4-11 A capsule takes one only.
    mayTakeOut: (w, dragged, _faction, cell) =>
      !capsules(w).includes(cell) && (!isEscorted(dragged) || narrow.includes(cell)),
    vanishing() {
      applies('CC-M-CO4-18');
      return leftEdge;
    },
  },
  scoring: {
    goals: (w, army) => (army.side === 'Earth' ? goals(w) : []),
    // CC-M-CO4-04, CC-M-CO4-31 Reinforcements of Secret Service come without fail.
    mayStillArrive: (w, side) =>
      side === 'Invaders' &&
      w.variation === SECRET_SERVICE &&
      (w.round < 2 || cooperativeMemo.list(w, 'waves').length < 2),
  },
  on: {
    startOfRound(play): Due {
      const { w } = play;
      if (
        hasBought(w, 'Earth', 'conviction') &&
        cooperativeMemo.list(w, 'convinced').length === 0 &&
        w.variation === PSI_ALIEN
      )
        return { call: ask('conviction', 0) };
      if (hasBought(w, 'Earth', 'drones') && w.variation === SECRET_SERVICE)
        return { call: ask('drone', 0, [2]) };
    },
    endOfRound(play) {
      if (play.w.variation === SECRET_SERVICE && play.w.round === 2) arrivals(play);
    },
    startOfTurn(play, faction) {
      if (faction !== 'Aliens' || play.w.variation !== SECRET_SERVICE) return;
      applies('CC-M-CO4-31');
      reinforce(play);
    },
    entered(play, unit, how) {
      const { w } = play;
      if (unit.side !== 'Earth' || !isMilitary(unit)) return;
      if (how === 'spawned' && w.variation === ENTRENCHED && leftEdge.includes(unit.cell))
        unit.past = 'from the left';
      // CC-M-CO4-07, CC-M-CO4-29 The first one inside, or outside, wakes the sleepers.
      if (w.variation === PSI_ALIEN && inBuilding(unit.cell)) {
        applies('CC-M-CO4-07');
        alarm(w);
      }
      if (w.variation === SECRET_SERVICE && !inBuilding(unit.cell)) {
        applies('CC-M-CO4-29');
        alarm(w);
      }
    },
    fell(play, unit, what, _by, faction) {
      const { w } = play;
      if (isPsi(unit) && what === 'wounded' && faction !== '' && sideOf(faction) === 'Earth')
        cooperativeMemo.add(w, 'psiHurt', w.round);
      if (isPsi(unit) && what === 'died') freeCivilians(play);
      if (what === 'left' && unit.side === 'Earth' && capsules(w).includes(unit.exit))
        cooperativeMemo.of(w).capsules = capsules(w).filter((cell) => cell !== unit.exit);
    },
  },
  corrections: {
    armor(w, unit) {
      if (!isCivilian(unit)) return 0;
      if (unit.side === 'Invaders' || cooperativeMemo.list(w, 'convinced').includes(unit.id)) {
        applies('CC-M-CO4-03');
        return 1;
      }
      const dressed = !isPresident(unit) && unit.side === 'neutral' && hasBought(w, 'Earth', 'safety vests');
      return dressed ? 1 : 0;
    },
    walksAlone: isEscorted,
  },
  aims: cooperativeAims,
  orders: {
    walk: walkOrder((w, army) => army.side === 'Earth' && w.variation === SECRET_SERVICE),
  },
  questions: {
    ...namingQuestions(({ w }) => settle(w)),
    corner: byNumber({
      rule: 'CC-M-CO4-32',
      prompt: () => 'In which corner does the President wait?',
      keys: (w) => freeCells(w, CORNERS),
      words: (_look, key) => `The corner ${cellName(key)}`,
      take: (play, key) => seatPresident(play.w, key, false),
    }),
    capsule: byNumber<[left: number]>({
      rule: 'CC-M-CO4-11',
      prompt: (_w, [left]) => `Where does a capsule stand? ${left} to place.`,
      keys: (w) =>
        freeCells(w, everywhere).filter((cell) => !inBuilding(cell) && !capsules(w).includes(cell)),
      words: (_look, key) => `On ${cellName(key)}`,
      take(play, key, data) {
        cooperativeMemo.add(play.w, 'capsules', key);
        return --data[0] > 0 ? 'again' : 'done';
      },
    }),
    conviction: byNumber({
      rule: 'CC-M-CO4-12',
      prompt: () => 'Which controlled civilian is convinced?',
      keys: (w) => [
        ...w.units
          .filter((unit) => isCivilian(unit) && unit.side === 'Invaders' && awake(unit))
          .map((unit) => unit.id),
        NONE,
      ],
      words: (look, id) => (id === NONE ? 'Nobody yet' : placeOf(look, id)),
      best: (w) => w.units.find((unit) => isCivilian(unit) && unit.side === 'Invaders' && awake(unit))?.id,
      take(play, id) {
        if (id === NONE) return;
        const unit = unitOf(play.w, id);
        cooperativeMemo.add(play.w, 'convinced', unit.id);
        unit.side = 'Earth';
        unit.faction = 'CHIBI COM';
        unit.seat = earthArmy(play.w).seat;
        play.tell?.({ type: 'convinced', unit: unit.id, kind: unit.type }, 'CC-M-CO4-12');
      },
    }),
    drone: byNumber<[left: number]>({
      rule: 'CC-M-CO4-34',
      prompt: (_w, [left]) => `Which Blip do the drones uncover? ${left} left.`,
      keys: (w) => [...w.blips.filter((blip) => !inBuilding(blip.cell)).map((blip) => blip.id), NONE],
      words: (_look, id) => (id === NONE ? 'No more' : blipName(id)),
      best: (w) => nearestBlip(w)?.id,
      take(play, id, data) {
        if (id === NONE) return;
        reveal(play, blipOf(play.w, id), NONE, 'CC-M-CO4-34');
        spot(play);
        return --data[0] > 0 ? 'again' : 'done';
      },
    }),
  },
});
