// Before the first round: variation, squads, options, set-up.
import { type Seat, applies, itemAt } from '@xenotable/kernel';
import { freshBoard } from '../../board.ts';
import type { Choice } from '../../choices.ts';
import { called, factionOfType, type Faction } from '../../content/units.ts';
import { several, whomOf } from '../../names.ts';
import { cellName } from '../../places.ts';
import { common } from '../../missions/state.ts';
import { type Army, type Blip, type Cell, GHOST, NONE, type Table, type Unit } from '../../table.ts';
import { addUnit, freeCells, put } from '../movement/arrivals.ts';
import { addBlip, ghostsFor, moveBlip, spot } from '../blips/blips.ts';
import { christen, enlist } from './brought.ts';
import { building } from './building.ts';
import { type Play, chapter } from '../chapter.ts';
import {
  fillUp,
  muster,
  mustered,
  musterers,
  musterFault,
  musterOffers,
  musterRefused,
  nextForSquad,
} from './muster.ts';
import { round } from '../round.ts';
import { halfDie } from '../fight/wounds.ts';
import { appliesMission, mission, shareOf, versus, factionOfUnit, unitOf } from '../who.ts';

/** CC-CMP-08 Two variations 1-3 / 4-6, three by pairs, four by number with 5 and 6 thrown again. */
export function rollVariation(play: Play, count: number): number {
  for (;;) {
    const die = play.roll(6, 'CC-CMP-08');
    const variation = count === 2 ? (die <= 3 ? 1 : 2) : count === 3 ? halfDie(die) : die;
    if (variation <= count) return variation;
  }
}

/** CC-LVL-13 No points in a cooperative single mission; open to taste, two for options and drugs. */
function pocketMoney(w: Table, army: Army): number {
  if (mission(w).mode !== 'cooperative' || army.seat < 0) return 0;
  applies('CC-LVL-13');
  return w.options.purse;
}

/** Units step forward: every army's squad in turn order, people's units with their commanders. */
function lineUp(w: Table): void {
  for (const army of w.armies) {
    const units = army.squad.map((type, i) => {
      const faction = versus(w) ? army.faction : factionOfType(type);
      return addUnit(w, type, army.side, faction, versus(w) || army.seat < 0 ? army.seat : shareOf(w, i));
    });
    christen(w, army, units);
    army.squad = [];
  }
}

/** The next piece that somebody puts on the map before the first round. */
export interface Piece {
  army: Army;
  /** A unit, or NONE for a Ghost. */
  unit: number;
  cells: Cell[];
}

/** Units of an army that do not stand on the map yet. */
const unplaced = (w: Table, army: Army): Unit[] =>
  w.units.filter(
    (unit) =>
      unit.fate === 'waiting' &&
      (versus(w) ? unit.faction === army.faction : unit.side === army.side) &&
      mission(w).setUp.placing?.(w, unit) != null,
  );

/** How many pieces an army has still to place. */
export const piecesLeft = (w: Table, army: Army): number => unplaced(w, army).length + army.ghosts;

export function nextPiece(w: Table): Piece | null {
  for (const army of mission(w).setUp.order?.(w) ?? w.armies) {
    for (const unit of unplaced(w, army)) {
      const cells = mission(w).setUp.placing?.(w, unit) ?? null;
      if (cells === null) continue;
      const free = freeCells(w, cells);
      if (free.length > 0) return { army, unit: unit.id, cells: free };
    }
    if (army.ghosts > 0) {
      const free = freeCells(w, mission(w).setUp.placingGhosts?.(w, army) ?? []);
      if (free.length > 0) return { army, unit: NONE, cells: free };
    }
  }
  return null;
}

/** CC-BLP-03 Invaders are put down as Blips where Blips are used. */
function place(w: Table, piece: Piece, at: Cell): void {
  appliesMission(w, 'placing');
  if (piece.unit === NONE) {
    piece.army.ghosts--;
    addBlip(w, piece.army.faction, at, GHOST);
    return;
  }
  const unit = unitOf(w, piece.unit);
  if (unit.side === 'Invaders' && mission(w).ground.blips(w)) addBlip(w, factionOfUnit(unit), at, unit.id);
  else put(unit, at);
}

/** Numbers of Blips follow their fields, so that the order of placing betrays nothing. */
function renumber(w: Table): void {
  w.blips.sort((a, b) => a.cell - b.cell);
  w.blips.forEach((blip, i) => {
    blip.id = i;
    if (blip.unit >= 0) unitOf(w, blip.unit).blip = i;
  });
  w.nextBlip = w.blips.length;
}

const pieceSeat = (w: Table, piece: Piece): Seat =>
  piece.unit === NONE ? piece.army.seat : unitOf(w, piece.unit).seat;

/** Marks where an army's set-up ends, so that the others may see it. */
export const deployingArmy = (w: Table): Faction | '' => nextPiece(w)?.army.faction ?? '';

/** CC-NPC-01 Fields on which a Blip of the automaton may stand, its own first. */
const blipFields = (w: Table, blip: Blip): Cell[] => [
  blip.cell,
  ...freeCells(w, mission(w).setUp.distribute?.(w, blip) ?? []),
];

/** Blips that people distribute, in the order of their numbers. */
const distributable = (w: Table): Blip[] =>
  w.blips.filter((blip) => (mission(w).setUp.distribute?.(w, blip) ?? null) !== null);

const isDistributed = (w: Table): boolean =>
  w.options.blips === 'at random' || common.count(w, 'distributed') >= distributable(w).length;

const nextBlip = (w: Table): Blip => itemAt(distributable(w), common.count(w, 'distributed'));

export const preparation = chapter('preparation').steps({
  /** CC-GEN-15, CC-CMP-03, CC-CMP-07 The variation is given or rolled. */
  variation: {
    run(play) {
      const { w } = play;
      const count = mission(w).variations.length;
      w.board = freshBoard(w.board.key === '' ? mission(w).layout : w.board.map);
      if (w.variation === 0 && count > 1 && mission(w).variationLater !== true) {
        if (w.campaign === null) applies('CC-GEN-15');
        w.variation = rollVariation(play, count);
        play.tell?.(
          { type: 'variation', number: w.variation, name: mission(w).variations[w.variation - 1] ?? '' },
          'CC-CMP-08',
        );
      }
      if (count === 1) w.variation = 1;
    },
  },
  /** CC-MAP-21 Open to taste: people build the map. */
  build: {
    run: ({ w }) =>
      w.options.terrain === 'free' && mission(w).setUp.building !== undefined
        ? { call: building.begin({}) }
        : undefined,
  },
  /** What the mission decides before anybody chooses: secret goals, purses (CC-LVL-13: none against the automaton). */
  before: {
    run(play) {
      const { w } = play;
      for (const army of w.armies) {
        if (w.campaign === null) army.purse = mission(w).squads.bonus?.(w, army) ?? pocketMoney(w, army);
        army.ready = army.seat < 0;
      }
      if (w.campaign === null) appliesMission(w, 'bonus');
      mission(w).setUp.before?.(play);
      for (const army of w.armies) {
        enlist(play, army);
        if (army.seat >= 0 && w.options.standard && army.spare === 0) fillUp(play, army);
      }
    },
  },
  /** CC-CMP-10, CC-CMP-13, CC-GEN-11, CC-GEN-12 Everybody chooses units and options in private. */
  muster: {
    rule: 'CC-CMP-13',
    prompt: (w, _f, seat) => {
      const army = mustered(w, seat);
      if (army.spare > 0) return 'Two secret goals were drawn. Which one is kept?';
      return `Choose your squad: ${army.squad.length} of ${several(mission(w).squads.slots(w, army), 'unit')}${army.purse > 0 ? `, ${several(army.purse, 'point')} left` : ''}.`;
    },
    who: musterers,
    offers: (w, _f, seat) => musterOffers(w, mustered(w, seat)),
    refused: (w, _f, seat) => musterRefused(w, mustered(w, seat)),
    judge: (w, _f, seat, choice) => musterFault(w, mustered(w, seat), choice),
    auto: (play, _f, seat) => nextForSquad(play.w, mustered(play.w, seat)),
    take(play, _f, seat, choice) {
      muster(play, mustered(play.w, seat), choice);
      return 'again';
    },
  },
  /** CC-NPC-01, CC-NPC-02, CC-BLP-04 Everything that nobody chooses comes onto the table. */
  'lay out': {
    run(play) {
      const { w } = play;
      const chosen = w.armies.map((army) => army.squad.length);
      lineUp(w);
      applies('CC-NPC-02');
      // The default layout is the map that people would build.
      if (w.options.terrain === 'layout') appliesMission(w, 'building');
      appliesMission(w, 'lay out');
      mission(w).setUp.layOut?.(play);
      w.armies.forEach((army, i) => {
        army.ghosts =
          army.side === 'Invaders' && mission(w).ground.blips(w) && army.seat >= 0
            ? ghostsFor(w, army, chosen[i] ?? 0)
            : 0;
      });
      if (w.armies.some((army) => army.ghosts > 0)) applies('CC-BLP-04');
      play.reveal();
    },
  },
  /** CC-NPC-01 Open to taste: people distribute the automaton's Blips, whatever is behind them. */
  distribute: {
    rule: 'CC-NPC-01',
    prompt: (w) => `Where does Blip ${nextBlip(w).id + 1} stand?`,
    who: (w) => (isDistributed(w) ? null : shareOf(w, common.count(w, 'distributed'))),
    auto: () => ({ do: 'place the rest' }),
    offers: (w) => [
      ...blipFields(w, nextBlip(w)).map((at): Choice => ({ do: 'place', at })),
      { do: 'place the rest' },
    ],
    take({ w }, _f, _seat, choice) {
      applies('CC-NPC-01');
      if (choice.do === 'place') moveBlip(w, nextBlip(w), choice.at);
      common.tally(w, 'distributed', choice.do === 'place' ? 1 : w.blips.length);
      return 'again';
    },
  },
  /** CC-BLP-03, CC-MAP-21 People place what the mission lets them place; the map is the mission's layout. */
  'set up': {
    rule: 'CC-BLP-03',
    prompt: (w) => {
      const unit = nextPiece(w)?.unit ?? NONE;
      return unit === NONE
        ? 'Where does a Ghost stand?'
        : `Where does ${called(whomOf(unitOf(w, unit)))} stand?`;
    },
    who: (w) => {
      const piece = nextPiece(w);
      return piece === null ? null : pieceSeat(w, piece);
    },
    auto: () => ({ do: 'place the rest' }),
    offers: (w) => [
      ...(nextPiece(w)?.cells ?? []).map((at): Choice => ({ do: 'place', at })),
      { do: 'place the rest' },
    ],
    take(play, _f, _seat, choice) {
      const { w } = play;
      if (choice.do === 'place the rest') return { goTo: 'at random' };
      const piece = nextPiece(w);
      if (choice.do !== 'place' || piece === null) return 'again';
      place(w, piece, choice.at);
      if (nextPiece(w)?.army !== piece.army) renumber(w);
      return 'again';
    },
    after: () => ({ goTo: 'first look' }),
  },
  /** CC-NPC-01 Where nobody chooses, fields are drawn. */
  'at random': {
    run(play) {
      const { w } = play;
      const first = nextPiece(w);
      if (first === null) return { goTo: 'first look' };
      for (
        let piece: Piece | null = first;
        piece !== null && piece.army === first.army;
        piece = nextPiece(w)
      ) {
        place(w, piece, play.oneOf(piece.cells, 'CC-NPC-01', cellName));
      }
      renumber(w);
      return { goTo: 'set up' };
    },
  },
  /** CC-BLP-12 The first look, at the end of set-up. */
  'first look': {
    run(play) {
      play.reveal();
      spot(play);
      return mission(play.w).setUp.ready?.(play);
    },
  },
  begin: {
    run(play) {
      play.w.flow.pop();
      play.w.flow.push(round.begin({ turns: 0 }));
      return 'again';
    },
  },
});
