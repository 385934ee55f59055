// COOP 2 Drop Zone: crystals in the fog, guarded by sleepers.
import { cooperativeAims } from './aims.ts';
import { applies } from '@xenotable/kernel';
import { tallied } from '../state.ts';
import { cooperativeMemo } from './memo.ts';
import type { Play } from '../../book/chapter.ts';
import { LIGHT } from '../../content/pieces.ts';
import { changeBoard, field } from '../../board.ts';
import { addUnit, freeCells, isFree, put, ringAround } from '../../book/movement/arrivals.ts';
import { addBlip, spot } from '../../book/blips/blips.ts';
import { cellName } from '../../places.ts';
import { rosterOf } from '../../book/campaign/levelUp.ts';
import { ask } from '../../book/question.ts';
import { halfDie } from '../../book/fight/wounds.ts';
import { awake, hasBought, shown, unitOf, shareOf } from '../../book/who.ts';
import { type TypeName, sideOf, factionOfType, typeNamed } from '../../content/units.ts';
import { NONE, type Table, UNKNOWN, type Veteran, type UnitId, type Cell } from '../../table.ts';
import {
  count,
  each,
  earthArmy,
  everywhere,
  leftEdge,
  limit,
  lost,
  mixBlips,
  openly,
  randomField,
  rightEdge,
  squad,
  typesFor,
} from '../kit.ts';
import { type Due, defineMission, byName, byNumber } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';
import { isEarth, look, monsterActs } from './cooperativeMonster.ts';
import { CRATERS, craterPlaces, dens, enter, floorOf, prey } from './monster.ts';
import { discharge, meltDown, radiate } from './radiation.ts';

const CENTRE = floorOf(field(11, 6));
const MONSTER = 1;
const MELTDOWN = 2;
const BACKUP = 3;

/** CC-M-CO2-06 The pool of twelve, of which eight are drawn. */
const POOL = [
  ...each(2, 'Serpent Man', 'Grey', 'Gorgan', 'Harakiri'),
  'Larva',
  'Galbert',
  'Agressor',
  'Mana',
] as const;
const ARMADA = ['UFO', 'Assasine', 'Fleet Commander', 'PSI', 'Elite Gorgan', 'Cray'] as const;

/** CC-M-CO2-18 The event is rolled at the end of round 3 and applied from then on. */
function event(play: Play): Due {
  const { w } = play;
  applies('CC-M-CO2-18');
  if (w.round < 3) return;
  if (w.variation === 0) {
    w.variation = halfDie(play.roll(6, 'CC-M-CO2-18'));
    play.tell?.(
      { type: 'variation', number: w.variation, name: dropZoneCooperative.variations[w.variation - 1] ?? '' },
      'CC-M-CO2-18',
    );
  }
  if (w.variation === MONSTER) {
    if (w.round === 3) return { call: ask('crater', 0) };
    if (w.board.monster !== NONE) monsterActs(play);
  }
  // CC-M-CO2-27 The counter shows 1 at the event; at 6 everything melts.
  if (w.variation === MELTDOWN) applies('CC-M-CO2-27');
  if (w.variation === MELTDOWN && w.round === 8) {
    applies('CC-M-CO2-27');
    meltDown(play);
  }
  if (w.variation === BACKUP && w.round === 3) {
    // CC-M-CO2-28 Two Queens and a Larva in the centre crater; three Earth units by parachute.
    for (const type of ['Queen', 'Queen', 'Larva'] as const) {
      const cell = randomField(play, CENTRE, 'CC-M-CO2-28');
      if (cell !== NONE) cooperativeMemo.add(w, 'backup', openly(w, type, cell, 'NORMAL').id);
    }
    spot(play);
    return { call: ask('recruit', 0, [3]) };
  }
}

/** CC-M-CO2-29 The armada comes when the three are beaten, and again when it is destroyed. */
function armada(play: Play): void {
  const { w } = play;
  if (w.variation !== BACKUP || cooperativeMemo.list(w, 'backup').length === 0) return;
  applies('CC-M-CO2-29');
  const now = cooperativeMemo.list(w, 'armada');
  const beaten =
    now.length === 0
      ? cooperativeMemo.list(w, 'backup').every((id) => !awake(unitOf(w, id)))
      : now.every((id) => unitOf(w, id).fate === 'dead');
  if (!beaten) return;
  cooperativeMemo.of(w).armada = ARMADA.flatMap((type) => {
    const cells = [...CENTRE, ...CENTRE.flatMap(ringAround)].filter((cell) => isFree(w, cell));
    const [cell] = cells;
    return cell === undefined ? [] : [openly(w, type, cell, 'BERSERKER').id];
  });
  play.tell?.({ type: 'armada' }, 'CC-M-CO2-29');
  spot(play);
}

/** CC-M-CO2-28 Units of a campaign's roster that stayed at home, one of each kind that is alike. */
const reserve = (w: Table): { type: TypeName; at: number; one: Veteran }[] =>
  w.campaign === null
    ? []
    : rosterOf(w, earthArmy(w)).units.flatMap((one, at, all) =>
        one.fielded || all.findIndex((other) => !other.fielded && other.type === one.type) !== at
          ? []
          : [{ type: one.type, at, one }],
      );

const landed = (w: Table): number =>
  count(
    w,
    (unit) =>
      isEarth(unit) && unit.fate !== 'waiting' && !cooperativeMemo.list(w, 'recruited').includes(unit.id),
  );
const goals = (w: Table) => [
  {
    rule: 'CC-M-CO2-14',
    words: 'crystals pulled off the map',
    points: limit(cooperativeMemo.of(w).crystals?.Earth ?? 0, 5),
  }, // CC-M-CO2-16
  { rule: 'CC-M-CO2-15', words: 'Earth units lost', points: -lost(w, 'Earth') },
];

/** CC-M-CO2-02 Open to taste: light vegetation, as the people like it; craters and landing edges stay open. */
const SITE: Site = {
  rule: 'CC-M-CO2-02',
  all: false,
  pieces: inTurn('Earth', LIGHT),
  keep: [...CRATERS.flatMap(floorOf), ...leftEdge, ...rightEdge],
};

export const dropZoneCooperative = defineMission({
  name: 'COOP 2',
  title: 'Drop Zone',
  mode: 'cooperative',
  layout: 'Drop Zone', // CC-M-CO2-02
  variations: ['Monster', 'Meltdown', 'Backup'],
  variationLater: true,
  doors: 'free',
  fog: true,
  options: [
    {
      name: 'vision device',
      price: 1,
      rule: 'CC-M-CO2-12',
      side: 'Earth',
      words: 'Vision device: see six fields in the fog',
    },
    {
      name: 'radiation medicine',
      price: 1,
      rule: 'CC-M-CO2-13',
      side: 'Earth',
      words: 'Radiation medicine: radiation kills no own unit in coma',
    },
  ],
  state: cooperativeMemo,
  rules: () => ({
    building: ['CC-M-CO2-02'],
    recruiting: ['CC-M-CO2-11'],
    'lay out': ['CC-M-CO2-01', 'CC-M-CO2-06'],
    arriving: ['CC-M-CO2-09'],
    leaving: ['CC-M-CO2-10'],
    ending: ['CC-M-CO2-17'],
  }),
  squads: {
    slots: (_w, army) => (army.side === 'Earth' ? 6 : 0),
    recruits: (_w, army, chosen) => squad(army, chosen, [[3, 0]]), // CC-M-CO2-11
  },
  setUp: {
    building: (w) => nextPiece(w, SITE),
    layOut(play) {
      const { w } = play;
      // CC-M-CO2-01 Two crystals are left out.
      changeBoard(w, {
        crystals: w.board.crystals.filter((cell) => cell !== field(13, 2) && cell !== field(13, 13)),
      });
      mixBlips(w, { Ghost: 8, any: 8 }, POOL);
      for (const crater of CRATERS)
        for (let i = 0; i < 2; i++)
          addBlip(w, 'Aliens', randomField(play, floorOf(crater), 'CC-M-CO2-07'), UNKNOWN, 'COLD'); // CC-M-CO2-07
    },
    distribute: (_w, blip) => CRATERS.map(floorOf).find((floor) => floor.includes(blip.cell)) ?? null,
    ready: () => ({ call: ask('guards', 0, [2]) }),
  },
  ground: {
    visibility(w, side) {
      applies('CC-M-CO2-03');
      if (!hasBought(w, side, 'vision device')) return 4;
      applies('CC-VIS-05');
      return 6;
    },
    blips: () => true,
    // CC-M-CO2-09 Two of six land in each of the first three rounds.
    spawns: (w, unit) =>
      isEarth(unit) && landed(w) < 2 * Math.min(3, w.round) ? freeCells(w, [...leftEdge, ...rightEdge]) : [],
    exits: (_w, faction) => (sideOf(faction) === 'Earth' ? [...leftEdge, ...rightEdge] : []), // CC-M-CO2-10
    seesWithin: (_w, a, b) =>
      CRATERS.some((crater) => floorOf(crater).includes(a) && floorOf(crater).includes(b)),
  },
  scoring: {
    goals(w, army) {
      if (army.side !== 'Earth') return [];
      applies('CC-M-CO2-16');
      return goals(w);
    },
    ending: (w) => (cooperativeMemo.list(w, 'melted').length > 0 ? 'CC-M-CO2-17' : null),
    mayStillArrive(w, side) {
      if (side !== 'Invaders' || w.variation !== BACKUP) return false;
      applies('CC-M-CO2-29');
      return true;
    },
  },
  on: {
    endOfRound(play) {
      applies('CC-M-CO2-05');
      radiate(play, 'Invaders');
      return event(play);
    },
    startOfTurn(play, faction) {
      if (faction === 'Aliens') armada(play);
    },
    // CC-M-CO2-26
    pulled(play, puller) {
      if (play.w.variation !== MELTDOWN) return;
      applies('CC-M-CO2-26');
      discharge(play, puller);
    },
    // CC-M-CO2-04
    crystalTaken({ w }) {
      applies('CC-M-CO2-04');
      const memo = cooperativeMemo.of(w);
      memo.crystals = tallied(memo.crystals, 'Earth');
    },
  },
  aims: (w, unit) => cooperativeAims(w, unit, cooperativeMemo.of(w).crystals?.Earth ?? 0),
  questions: {
    guards: byNumber<[left: number, ...used: number[]]>({
      rule: 'CC-M-CO2-07',
      prompt: (_w, [left]) => `Which crater gets one more Blip? ${left} to place.`,
      keys: (w, [, first]) =>
        CRATERS.filter((crater) => crater !== first && freeCells(w, floorOf(crater)).length > 0),
      words: (_look, key) => `The crater at ${cellName(key)}`,
      take(play, key, data) {
        addBlip(play.w, 'Aliens', randomField(play, floorOf(key), 'CC-M-CO2-07'), UNKNOWN, 'COLD');
        data.push(key);
        return --data[0] > 0 ? 'again' : 'done';
      },
    }),
    crater: byNumber({
      rule: 'CC-M-CO2-19',
      prompt: () => 'Where does the ground break open?',
      keys: (w) =>
        craterPlaces(
          w,
          w.units.filter((unit) => isEarth(unit) && shown(unit)).map(({ cell }) => cell),
        ),
      words: (_look, key) => `Crater at ${cellName(key)}`,
      take: (_play, key) => ({ call: ask('den', 0, [key]) }),
    }),
    den: byNumber<[crater: Cell]>({
      rule: 'CC-M-CO2-19',
      prompt: () => 'Where in the crater does the monster stand?',
      keys: (_w, [crater]) => dens(crater),
      words: (_look, key) => `Monster at ${cellName(key)}`,
      take(play, key, [crater]) {
        enter(play, crater, key, 'CC-M-CO2-19');
        const target = prey(play, isEarth);
        if (target !== null) look(play.w, target.cell);
        monsterActs(play);
      },
    }),
    recruit: byName<[left: number]>({
      rule: 'CC-M-CO2-28',
      prompt: (_w, [left]) => `Who comes by parachute? ${left} to choose.`,
      keys: (w) => [...reserve(w).map(({ at }) => `roster ${at}`), ...typesFor(earthArmy(w), true, 1)],
      words({ campaign }, key) {
        const [, at] = /^roster (\d+)$/.exec(key) ?? [];
        if (at === undefined) return `Bring ${key}`;
        const roster = campaign?.rosters.find(({ faction }) => faction === 'CHIBI COM');
        return `Bring ${roster?.units[Number(at)]?.type ?? 'somebody'} of the roster`;
      },
      take(play, key, [left]) {
        const { w } = play;
        const veteran = reserve(w).find(({ at }) => key === `roster ${at}`);
        if (veteran !== undefined) veteran.one.fielded = true;
        const type = veteran?.type ?? typeNamed(key);
        const unit = addUnit(w, type, 'Earth', factionOfType(type), shareOf(w, left));
        cooperativeMemo.add(w, 'recruited', unit.id);
        return { call: ask('parachute', unit.seat, [unit.id, left - 1]) };
      },
    }),
    parachute: byNumber<[id: UnitId, left: number]>({
      rule: 'CC-M-CO2-28',
      prompt: (w, [id]) => `Where does ${unitOf(w, id).type} land?`,
      keys: (w) => freeCells(w, everywhere),
      words: (_look, key) => `Land on ${cellName(key)}`,
      take(play, key, [id, left]) {
        put(unitOf(play.w, id), key);
        spot(play, id);
        return left > 0 ? { call: ask('recruit', 0, [left]) } : 'done';
      },
    }),
  },
});
