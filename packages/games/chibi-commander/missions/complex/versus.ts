// VS 4 Complex: three stories around one building.
import { versusAims } from './aims.ts';
import { applies } from '@xenotable/kernel';
import { placeOf } from '../../names.ts';
import { versusMemo } from './memo.ts';
import { VEGETATION } from '../../content/pieces.ts';
import { addUnit, freeCells, leaveMap } from '../../book/movement/arrivals.ts';
import { spot } from '../../book/blips/blips.ts';
import { cellName } from '../../places.ts';
import { ask } from '../../book/question.ts';
import { rosterOf } from '../../book/campaign/levelUp.ts';
import { regain } from '../../book/fight/wounds.ts';
import { hasBought, isLeader, unitOf, armyOf } from '../../book/who.ts';
import {
  type Faction,
  type TypeName,
  sideOf,
  typeNames,
  typeOf,
  typesAt,
  typeAt,
} from '../../content/units.ts';
import { type Army, NONE, type Table, type UnitId } from '../../table.ts';
import { CITY_FOLK } from '../cityMassacre/folk.ts';
import {
  area,
  border,
  everywhere,
  freeCivilians,
  isMain,
  leftEdge,
  ofSide,
  rightEdge,
  typesFor,
} from '../kit.ts';
import { defineMission, type Order, byNumber } from '../mission.ts';
import { type Site, inTurn, nextPiece } from '../terrain.ts';
import {
  guarded,
  isEscorted,
  isPresident,
  narrow,
  president,
  seatPresident,
  walkOrder,
  walksAlone,
} from './president.ts';
import { BUILDING, CORNERS } from './rooms.ts';
import { ENTRENCHED, PSI_ALIEN, SECRET_SERVICE, goalsOf, watchBuilding } from './versusGoals.ts';

const SLOTS: Record<Faction, readonly number[]> = {
  Aliens: [3, 5, 8],
  Reapers: [3, 3, 3],
  'CHIBI COM': [6, 7, 5],
  Mercs: [3, 4, 2],
};
const slotsIn = (w: Table, army: Army): number => SLOTS[army.faction][w.variation - 1] ?? 0;
const aliensOf = (w: Table): Army => armyOf(w, 'Aliens');
const chibiOf = (w: Table): Army => armyOf(w, 'CHIBI COM');

/** CC-M-VS4-21 A leader goes first, if the roster has one. */
function mayLead(w: Table, army: Army, type: TypeName): boolean {
  applies('CC-M-VS4-21');
  return (
    army.squad.length > 0 ||
    typeOf(type).stars > 0 ||
    !rosterOf(w, army).units.some((one) => typeOf(one.type).stars > 0)
  );
}

/** CC-M-VS4-24 Backup: once, one unit comes to a free field of an edge, healed. */
const backup: Order = {
  rule: 'CC-M-VS4-24',
  on: (w, army) =>
    army.side === 'Earth' && hasBought(w, 'Earth', 'backup') && versusMemo.list(w, 'backedUp').length === 0
      ? w.units.flatMap((unit) => (ofSide(unit, 'Earth') && unit.cell !== NONE ? [unit.id] : []))
      : false,
  words: (look, id) => `Backup for ${placeOf(look, id)}`,
  take: (_play, army, id) => ({ call: ask('backup', army.seat, [id]) }),
};

/** CC-M-VS4-37 Once the President is dead nobody has to pay for it. */
function isFreePortal(w: Table): boolean {
  applies('CC-M-VS4-37');
  return president(w)?.fate === 'dead';
}

/** CC-M-VS4-36, CC-M-VS4-37 The home portal takes one own unit out in each own turn; it is free once the President is dead. */
const portal: Order = {
  rule: 'CC-M-VS4-36',
  on: (w, army) =>
    w.variation === SECRET_SERVICE &&
    army.side === 'Invaders' &&
    (hasBought(w, 'Invaders', 'home portal') || isFreePortal(w)) &&
    versusMemo.of(w).portal?.[army.faction] !== w.round
      ? w.units.flatMap((unit) => (unit.faction === army.faction && unit.cell !== NONE ? [unit.id] : []))
      : false,
  words: (look, id) => `${placeOf(look, id)} goes home`,
  take(play, army, id) {
    const { w } = play;
    const memo = versusMemo.of(w);
    memo.portal = { ...memo.portal, [army.faction]: w.round };
    leaveMap(play, unitOf(w, id), 'evacuated', army.faction, NONE, 'CC-M-VS4-36');
    spot(play);
  },
};

/** CC-M-VS4-38 Support from the fourth turn of CHIBI COM on: two LV1 units, or one borrowed LV2 Merc. */
const support = (words: string, level: number, count: number): Order => ({
  rule: 'CC-M-VS4-38',
  on: (w, army) =>
    w.variation === SECRET_SERVICE &&
    army.faction === 'CHIBI COM' &&
    w.round >= 4 &&
    versusMemo.list(w, 'supported').length === 0,
  words: () => words,
  take({ w }, army) {
    versusMemo.add(w, 'supported', w.round);
    return { call: ask('support', army.seat, [level, count]) };
  },
});

/** CC-M-VS4-01 Open to taste: vegetation around the building; its doors and the narrow edges stay open. */
const SITE: Site = {
  rule: 'CC-M-VS4-01',
  all: false,
  pieces: inTurn('Invaders', VEGETATION),
  keep: [...area(4, 0, 19, 15), ...leftEdge, ...rightEdge],
};

export const complexVersus = defineMission({
  name: 'VS 4',
  title: 'Complex',
  mode: 'versus',
  layout: 'Complex', // CC-M-VS4-01
  variations: ['PSI Alien', 'Entrenched', 'Secret Service'],
  doors: 'one point',
  options: [
    {
      name: 'PSI training',
      price: 1,
      rule: 'CC-M-VS4-14',
      side: 'Earth',
      words: 'PSI training: leaders are immune to PSI',
      when: (w) => w.variation === PSI_ALIEN,
    },
    {
      name: 'thousand eyes',
      price: 1,
      rule: 'CC-M-VS4-15',
      side: 'Invaders',
      words: 'Thousand eyes: PSI sees with every Invader',
      when: (w) => w.variation === PSI_ALIEN,
    },
    {
      name: 'backup',
      price: 1,
      rule: 'CC-M-VS4-24',
      side: 'Earth',
      words: 'Backup: once, a unit comes to an edge, healed',
      when: (w) => w.variation === ENTRENCHED,
    },
    {
      name: 'rapid',
      price: 1,
      rule: 'CC-M-VS4-25',
      side: 'Invaders',
      words: 'Rapid: the leader moves one point farther',
      when: (w) => w.variation === ENTRENCHED,
    },
    {
      name: 'bodyguards',
      price: 1,
      rule: 'CC-M-VS4-35',
      side: 'Earth',
      words: 'Two bodyguards for the President',
      when: (w) => w.variation === SECRET_SERVICE,
    },
    {
      name: 'home portal',
      price: 1,
      rule: 'CC-M-VS4-36',
      side: 'Invaders',
      words: 'Home portal: one unit goes home in each turn',
      when: (w) => w.variation === SECRET_SERVICE,
    },
  ],
  state: versusMemo,
  rules: (variation) => ({
    building: ['CC-M-VS4-01'],
    bonus: ['CC-M-VS4-03'],
    'lay out': [
      'CC-M-VS4-05',
      ...([['CC-M-VS4-10', 'CC-M-VS4-11'], ['CC-M-VS4-21'], []][variation - 1] ?? []),
    ],
    arriving: [['CC-M-VS4-13'], ['CC-M-VS4-23'], ['CC-M-VS4-32']][variation - 1] ?? [],
    leaving: [['CC-M-VS4-12'], ['CC-M-VS4-22'], ['CC-M-VS4-37']][variation - 1] ?? [],
    ending: ['CC-M-VS4-04'],
  }),
  squads: {
    slots: (w, army) => slotsIn(w, army),
    // CC-M-VS4-21 The first leader among the entrenched Aliens is the mission's leader.
    recruits: (w, army, chosen) =>
      typesFor(army, false, 1, 2).filter(
        (type) =>
          w.variation !== ENTRENCHED ||
          army.faction !== 'Aliens' ||
          chosen.length > 0 ||
          typeOf(type).stars > 0,
      ),
    fields: (w, army, type) =>
      w.variation !== ENTRENCHED || army.faction !== 'Aliens' || mayLead(w, army, type),
    bonus: (_w, army) => (isMain(army) ? 4 : 3), // CC-M-VS4-03
  },
  setUp: {
    building: (w) => nextPiece(w, SITE),
    layOut(play) {
      const { w } = play;
      const aliens = aliensOf(w);
      if (w.variation === PSI_ALIEN) {
        addUnit(w, 'PSI', 'Invaders', 'Aliens', aliens.seat).borrowed = true; // CC-M-VS4-10
        // CC-M-VS4-11, CC-UNIT-19 Five controlled civilians, without Ghosts of their own.
        for (const type of CITY_FOLK.slice(0, 5)) addUnit(w, type, 'Invaders', 'Aliens', aliens.seat);
      }
      if (w.variation === ENTRENCHED) {
        const own = w.units.filter((unit) => unit.faction === 'Aliens');
        versusMemo.of(w).leader = (own.find(isLeader) ?? own[0])?.id ?? NONE;
      }
    },
    placing(w, unit) {
      if (unit.side === 'Invaders') {
        if (w.variation === PSI_ALIEN) return BUILDING;
        if (w.variation === ENTRENCHED)
          return unit.id === versusMemo.of(w).leader
            ? CORNERS
            : everywhere.filter((cell) => cell % 24 !== 0 && cell % 24 !== 23);
        return null;
      }
      // CC-M-VS4-33 Anywhere inside; the corners are kept for the President.
      return w.variation === SECRET_SERVICE && !versusMemo.list(w, 'called').includes(unit.id)
        ? BUILDING.filter((cell) => !CORNERS.includes(cell))
        : null;
    },
    placingGhosts: (w) =>
      w.variation === PSI_ALIEN ? BUILDING : everywhere.filter((cell) => cell % 24 !== 0 && cell % 24 !== 23),
    ready({ w }) {
      for (const unit of w.units) watchBuilding(w, unit);
      if (w.variation === SECRET_SERVICE) return { call: ask('corner', chibiOf(w).seat) };
    },
  },
  ground: {
    visibility: () => 7,
    blips: (w) => w.variation !== SECRET_SERVICE,
    // CC-M-VS4-13, CC-M-VS4-23, CC-M-VS4-32 Whoever was not set up comes in at both narrow edges.
    spawns: (w, unit) =>
      unit.side === 'Earth' || w.variation === SECRET_SERVICE ? freeCells(w, narrow) : [],
    // CC-M-VS4-12, CC-M-VS4-22, CC-M-VS4-37 Narrow edges; in Secret Service all edges, but not for the President.
    exits: (w, faction, unit) =>
      isEscorted(unit)
        ? sideOf(faction) === 'Earth'
          ? narrow
          : []
        : w.variation === SECRET_SERVICE
          ? border
          : narrow,
    mayTakeOut: (_w, dragged, faction, cell) =>
      !isEscorted(dragged) || (sideOf(faction) === 'Earth' && narrow.includes(cell)),
  },
  scoring: {
    // CC-M-VS4-02 Public team goals; CC-M-VS4-04 the end is CC-VP-04.
    goals(w, army) {
      applies('CC-M-VS4-02');
      return isMain(army) ? goalsOf(w, army.side) : [];
    },
  },
  on: {
    entered: ({ w }, unit) => watchBuilding(w, unit),
    fell(play, unit, what, _by, faction) {
      if (unit.type === 'PSI' && what === 'died') freeCivilians(play);
      // CC-DMG-07 Only what Invaders do to him is their deed.
      if (!isPresident(unit) || faction === '' || sideOf(faction) !== 'Invaders') return;
      if (what === 'wounded') versusMemo.add(play.w, 'hurt', play.w.round);
      if (what === 'coma') versusMemo.add(play.w, 'downed', play.w.round);
    },
  },
  corrections: {
    extraMove: (w, unit) =>
      unit.id === versusMemo.of(w).leader && hasBought(w, 'Invaders', 'rapid') ? 1 : 0,
    untouchable: guarded,
    walksAlone,
  },
  program: {
    lures: (w, unit) => ({
      cells: w.variation === ENTRENCHED && unit.side === 'Invaders' ? narrow : [],
      leave: true,
    }),
  },
  aims: (w, unit) => versusAims(w, unit, versusMemo.of(w).leader ?? NONE),
  orders: {
    walk: walkOrder((_w, army) => army.faction === 'CHIBI COM'),
    backup,
    portal,
    'support of two': support('Call two LV1 units', 1, 2),
    'support by a Merc': support('Call a LV2 Merc', 2, 1),
  },
  questions: {
    corner: byNumber({
      rule: 'CC-M-VS4-33',
      prompt: () => 'In which corner does the President wait?',
      keys: (w) => freeCells(w, CORNERS),
      words: (_look, key) => `The corner ${cellName(key)}`,
      take: (play, key) => seatPresident(play.w, key, hasBought(play.w, 'Earth', 'bodyguards')),
    }),
    backup: byNumber<[id: UnitId]>({
      rule: 'CC-M-VS4-24',
      prompt: (w, [id]) => `Where does ${unitOf(w, id).type} come back?`,
      keys: (w) => freeCells(w, border),
      words: (_look, key) => `On ${cellName(key)}`,
      take(play, key, [id]) {
        const unit = unitOf(play.w, id);
        versusMemo.add(play.w, 'backedUp', id);
        unit.cell = key;
        play.tell?.({ type: 'returned', unit: id, kind: unit.type, cell: key }, 'CC-M-VS4-24');
        regain(play, unit, unit.lost, 'CC-M-VS4-24');
        spot(play, unit.id);
      },
    }),
    support: byNumber<[level: number, left: number]>({
      rule: 'CC-M-VS4-38',
      prompt: (_w, [level, left]) => `Which LV${level} unit comes? ${left} to choose.`,
      keys: (_w, [level]) =>
        (level === 2 ? typesAt('Mercs', 2) : typesAt('CHIBI COM', 1)).map((type) => typeNames.indexOf(type)),
      words: (_look, key) => `Call ${typeNames[key]}`,
      take(play, key, data) {
        const { w } = play;
        const unit = addUnit(w, typeAt(key), 'Earth', 'CHIBI COM', chibiOf(w).seat);
        unit.borrowed = data[0] === 2;
        versusMemo.add(w, 'called', unit.id);
        return --data[1] > 0 ? 'again' : 'done';
      },
    }),
  },
});
