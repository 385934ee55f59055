// Before the first round: variation, squads, options, set-up.
import type { Play, Seat } from '@xenotable/kernel';
import { freshBoard } from '../board.ts';
import type { Choice } from '../choice.ts';
import { type Faction, type TypeName, typeOf } from '../content/units.ts';
import { type Option } from '../missions/mission.ts';
import { cellName } from '../places.ts';
import { type Army, type Cell, GHOST, NONE, type Table } from '../table.ts';
import { addUnit, freeCells, put } from './arrivals.ts';
import { addBlip, spot } from './blips.ts';
import { rosterOf } from './campaign.ts';
import { chapter } from './chapter.ts';
import { round } from './round.ts';
import { halfDie } from './wounds.ts';
import { isPerson, mission, versus } from './who.ts';

/** CC-CMP-08 Two variations 1-3 / 4-6, three by pairs, four by number with 5 and 6 thrown again. */
export function rollVariation(play: Play<Table>, count: number): number {
  for (;;) {
    const die = play.roll(6, 'CC-CMP-08');
    const variation = count === 2 ? (die <= 3 ? 1 : 2) : count === 3 ? halfDie(die) : die;
    if (variation <= count) return variation;
  }
}

/** CC-WND-12 Emergency Drugs can be bought before every mission. */
const DRUGS: Option = {
  name: 'Emergency Drugs',
  price: 1,
  rule: 'CC-WND-12',
  side: 'all',
  words: 'Emergency Drugs: the blow that brings coma cannot kill',
};

/** CC-GEN-28 What an army can still buy. */
export const optionsFor = (w: Table, army: Army): Option[] =>
  [DRUGS, ...mission(w).options].filter(
    (option) =>
      (option.side === 'all' || option.side === army.side) &&
      option.price <= army.purse &&
      !army.bought.includes(option.name) &&
      (option.when === undefined || option.when(w, army)),
  );

/** CC-LVL-04, CC-LVL-12 What a recruit costs in a single mission: LV1 nothing, LV2 two points. */
export const recruitPrice = (w: Table, type: TypeName): number => mission(w).price?.(w, type) ?? (typeOf(type).level === 2 && versus(w) ? 2 : 0);

export const affordableRecruits = (w: Table, army: Army): TypeName[] =>
  army.squad.length >= mission(w).slots(w, army)
    ? []
    : mission(w)
        .recruits(w, army, army.squad)
        .filter((type) => recruitPrice(w, type) <= army.purse);

/** Whether an army's people still choose its squad and options. */
const preparing = (w: Table, army: Army): boolean => !army.ready && isPerson(w, musterSeat(w, army));

/** CC-GEN-11 Against the automaton people choose in turn; each commands what they chose. */
const musterSeat = (w: Table, army: Army): Seat => (versus(w) || army.seat < 0 ? army.seat : army.squad.length % w.seats.length);

/** CC-CMP-13 Units of the roster that may take part, one of each kind that is alike. */
function fieldable(w: Table, army: Army): Choice[] {
  if (army.squad.length >= mission(w).slots(w, army)) return [];
  const units = rosterOf(w, army).units;
  return units.flatMap((one, i) =>
    one.fielded || units.findIndex((other) => !other.fielded && other.type === one.type) !== i ? [] : [{ do: 'take along', unit: i } as Choice],
  );
}

function field(w: Table, army: Army, at: number): void {
  const one = rosterOf(w, army).units[at]!;
  one.fielded = true;
  army.squad.push(one.type);
}

/** CC-CMP-13 The next slot is filled with the first type of the list: for the program, and for a standard squad. */
function fillUp(w: Table, army: Army): void {
  for (;;) {
    const next = w.campaign === null ? undefined : fieldable(w, army)[0];
    if (w.campaign !== null && next === undefined) break;
    if (next?.do === 'take along') {
      field(w, army, next.unit);
      continue;
    }
    const types = affordableRecruits(w, army);
    if (types.length === 0) break;
    const type = types[army.squad.length % types.length]!;
    army.purse -= recruitPrice(w, type);
    army.squad.push(type);
  }
  army.ready = true;
}

/** Units step forward: every army's squad in turn order, people's units with their commanders. */
function lineUp(w: Table): void {
  for (const army of w.armies) {
    army.squad.forEach((type, i) => {
      const faction = versus(w) ? army.faction : (typeOf(type).kin as Faction);
      addUnit(w, type, army.side, faction, versus(w) || army.seat < 0 ? army.seat : i % w.seats.length);
    });
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

export function nextPiece(w: Table): Piece | null {
  for (const army of mission(w).deployOrder?.(w) ?? w.armies) {
    for (const unit of w.units) {
      if (unit.fate !== 'waiting' || unit.side !== army.side || (versus(w) && unit.faction !== army.faction)) continue;
      const cells = mission(w).placing?.(w, unit) ?? null;
      if (cells === null) continue;
      const free = freeCells(w, cells);
      if (free.length > 0) return { army, unit: unit.id, cells: free };
    }
    if (army.ghosts > 0 && mission(w).placingGhosts !== undefined) {
      const free = freeCells(w, mission(w).placingGhosts!(w, army));
      if (free.length > 0) return { army, unit: NONE, cells: free };
    }
  }
  return null;
}

/** CC-BLP-03 Invaders are put down as Blips where Blips are used. */
function place(w: Table, piece: Piece, at: Cell): void {
  if (piece.unit === NONE) {
    piece.army.ghosts--;
    addBlip(w, piece.army.faction, at, GHOST);
    return;
  }
  const unit = w.units[piece.unit]!;
  if (unit.side === 'Invaders' && mission(w).blips(w)) addBlip(w, unit.faction!, at, unit.id);
  else put(unit, at);
}

/** Numbers of Blips follow their fields, so that the order of placing betrays nothing. */
function renumber(w: Table): void {
  w.blips.sort((a, b) => a.cell - b.cell);
  w.blips.forEach((blip, i) => {
    blip.id = i;
    if (blip.unit >= 0) w.units[blip.unit]!.blip = i;
  });
  w.nextBlip = w.blips.length;
}

const pieceSeat = (w: Table, piece: Piece): Seat => (piece.unit === NONE ? piece.army.seat : w.units[piece.unit]!.seat);

/** Marks where an army's set-up ends, so that the others may see it. */
export const deployingArmy = (w: Table): Faction | '' => nextPiece(w)?.army.faction ?? '';

export const preparation = chapter('preparation', {
  /** CC-GEN-15, CC-CMP-03, CC-CMP-07 The variation is given or rolled. */
  variation: {
    run(play) {
      const { w } = play;
      const count = mission(w).variations.length;
      w.board = freshBoard(w.board.key === '' ? mission(w).layout : w.board.map);
      if (w.variation === 0 && count > 1 && mission(w).variationLater !== true) {
        w.variation = rollVariation(play, count);
        play.tell?.({ type: 'variation', number: w.variation, name: mission(w).variations[w.variation - 1] }, 'CC-CMP-08');
      }
      if (count === 1) w.variation = 1;
    },
  },
  /** What the mission decides before anybody chooses: secret goals, purses (CC-LVL-13: none against the automaton). */
  before: {
    run(play) {
      const { w } = play;
      for (const army of w.armies) {
        if (w.campaign === null) army.purse = mission(w).bonus?.(w, army) ?? 0;
        army.ready = army.seat < 0;
      }
      mission(w).before?.(play);
      for (const army of w.armies) if (army.seat >= 0 && (!isPerson(w, army.seat) || w.settings.standard)) fillUp(w, army);
    },
  },
  /** CC-CMP-10, CC-CMP-13, CC-GEN-11, CC-GEN-12 Everybody chooses units and options in private. */
  muster: {
    rule: 'CC-CMP-13',
    prompt: (w, _f, seat) => {
      const army = w.armies.find((one) => preparing(w, one) && musterSeat(w, one) === seat)!;
      const slots = mission(w).slots(w, army);
      return `Choose your squad: ${army.squad.length} of ${slots} units${army.purse > 0 ? `, ${army.purse} points left` : ''}.`;
    },
    who: (w) => [...new Set(w.armies.filter((army) => preparing(w, army)).map((army) => musterSeat(w, army)))],
    offers(w, _f, seat) {
      const army = w.armies.find((one) => preparing(w, one) && musterSeat(w, one) === seat)!;
      const offers: Choice[] = w.campaign === null ? affordableRecruits(w, army).map((type) => ({ do: 'recruit', type })) : fieldable(w, army);
      for (const option of optionsFor(w, army)) offers.push({ do: 'buy', option: option.name });
      if (army.squad.length > 0) offers.push({ do: 'ready' });
      return offers;
    },
    take(play, _f, seat, choice) {
      const { w } = play;
      const army = w.armies.find((one) => preparing(w, one) && musterSeat(w, one) === seat)!;
      if (choice.do === 'ready') army.ready = true;
      if (choice.do === 'recruit') {
        army.purse -= recruitPrice(w, choice.type);
        army.squad.push(choice.type);
      }
      if (choice.do === 'take along') field(w, army, choice.unit);
      if (choice.do === 'buy') {
        const option = optionsFor(w, army).find((one) => one.name === choice.option)!;
        army.purse -= option.price;
        army.bought.push(option.name);
      }
      return 'again';
    },
  },
  /** CC-NPC-01, CC-NPC-02, CC-BLP-04 Everything that nobody chooses comes onto the table. */
  'lay out': {
    run(play) {
      const { w } = play;
      lineUp(w);
      for (const army of w.armies) {
        const own = w.units.filter((unit) => unit.faction === army.faction).length;
        army.ghosts = army.side === 'Invaders' && mission(w).blips(w) && army.seat >= 0 ? (mission(w).ghosts?.(w, army) ?? own) : 0;
      }
      mission(w).layOut(play);
      play.reveal();
    },
  },
  /** CC-BLP-03, CC-MAP-21 People place what the mission lets them place; the map is the mission's layout. */
  'set up': {
    rule: 'CC-BLP-03',
    prompt: (w) => {
      const piece = nextPiece(w)!;
      return piece.unit === NONE ? 'Where does a Ghost stand?' : `Where does ${w.units[piece.unit]!.type} stand?`;
    },
    who: (w) => {
      const piece = nextPiece(w);
      return piece !== null && isPerson(w, pieceSeat(w, piece)) ? pieceSeat(w, piece) : null;
    },
    offers: (w) => [...nextPiece(w)!.cells.map((at): Choice => ({ do: 'place', at })), { do: 'place the rest' }],
    take(play, _f, _seat, choice) {
      const { w } = play;
      if (choice.do === 'place the rest') return { goTo: 'at random' };
      const piece = nextPiece(w)!;
      place(w, piece, (choice as { at: Cell }).at);
      if (nextPiece(w)?.army !== piece.army) renumber(w);
      return 'again';
    },
    after: (play) => (nextPiece(play.w) === null ? { goTo: 'first look' } : { goTo: 'at random' }),
  },
  /** CC-NPC-01 Where nobody chooses, fields are drawn. */
  'at random': {
    run(play) {
      const { w } = play;
      const first = nextPiece(w);
      if (first === null) return { goTo: 'first look' };
      for (let piece: Piece | null = first; piece !== null && piece.army === first.army; piece = nextPiece(w)) {
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
      return mission(play.w).ready?.(play);
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
