// Movement: steps and their price, passing others, dragging, doors, exits.
import { applies } from '@xenotable/kernel';
import type { Play } from '../chapter.ts';
import { type Reach, cheapestWays, edgeId, edgeOf, neighbour } from '@xenotable/board';
import { boardWith, changeBoard, grid, terrainOf } from '../../board.ts';
import type { Choice } from '../../choices.ts';
import { EDGE } from '../../content/maps.ts';
import { type Faction, type Side } from '../../content/units.ts';
import { type Blip, type BlipId, type Cell, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { comesToLight, moveBlip, spot } from '../blips/blips.ts';
import { appliesMission, blipOf, enemies, isAnimal, mission, occupants, findBlip, unitOf } from '../who.ts';
import { named } from '../../names.ts';

/** Somebody on the move. Part of the frame of whatever chapter moves them. */
export interface Mover {
  /** The unit, or NONE for a Blip. */
  unit: UnitId;
  blip: BlipId;
  /** Movement points left of the open symbol (CC-ACT-08, CC-MOV-03). */
  points: number;
  /** CC-MOV-23 Whom it drags. */
  drag: UnitId;
  /** CC-M-VS2-10 The crystal it pulls, and how many fields it may still be pulled. */
  crystal: Cell;
  pull: number;
  /** What a foreign mind makes it do (CC-PSI-12, CC-PSI-13). */
  command?: string;
}

export const cellOf = (w: Table, m: Mover): Cell =>
  m.unit !== NONE ? unitOf(w, m.unit).cell : (findBlip(w, m.blip)?.cell ?? NONE);

/** The side whose way of moving counts: bystanders that somebody sends walk like Earth units. */
function sideOfMover(w: Table, m: Mover): Side {
  if (m.unit === NONE) return 'Invaders';
  const side = unitOf(w, m.unit).side;
  return side === 'Invaders' ? 'Invaders' : 'Earth';
}

/**
 * CC-MOV-04, CC-MOV-05, CC-MOV-06 Fields that a mover cannot enter: full or low things, awake enemies, Blips for everybody
 * but Invaders. Friends, bystanders and lying units may be passed. Whoever drags can pass nobody (CC-MOV-23).
 */
export function closedFor(w: Table, side: Side | 'undead', dragging: UnitId, pulling: boolean): number[] {
  applies('CC-MOV-06');
  const closed = terrainOf(w.board).closed.slice();
  if (w.board.bus !== NONE) applies('CC-M-CO3-19');
  // Open to taste: only who lies may be passed.
  const strict = w.options.passing === 'lying';
  for (const unit of w.units) {
    if (unit.cell === NONE || unit.blip !== NONE || unit.id === dragging) continue;
    if (dragging !== NONE || pulling) {
      applies('CC-MOV-23');
      closed[unit.cell] = 1;
    } else if (!unit.coma && (strict || enemies(side, unit.side))) {
      applies('CC-MOV-05');
      closed[unit.cell] = 1;
    } else applies('CC-MOV-04');
  }
  for (const blip of w.blips) {
    if (side === 'Invaders' && !strict && dragging === NONE && !pulling) continue;
    applies('CC-MOV-05');
    closed[blip.cell] = 1;
  }
  if (side !== 'undead') for (const cell of mission(w).ground.barred?.(w, side) ?? []) closed[cell] = 1;
  return closed;
}

/** Everything that the mover's points reach. */
export function reachOf(w: Table, m: Mover): Reach {
  const closed = closedFor(w, sideOfMover(w, m), m.drag, m.crystal !== NONE);
  applies('CC-MOV-03');
  return cheapestWays({ grid, prices: terrainOf(w.board).prices, closed }, [cellOf(w, m)], {
    budget: m.points,
  });
}

/** CC-MAP-06 Fields where the mover may end: reached, and nobody else stands there. */
export function walkOffers(w: Table, m: Mover): Choice[] {
  if (m.points <= 0) return [];
  const start = cellOf(w, m);
  const ways = reachOf(w, m);
  const standing = occupants(w);
  const offers: Choice[] = [];
  for (const cell of ways.order) {
    if (cell === start) continue;
    const who = standing[cell] ?? 0;
    if (who !== 0 && !(m.drag !== NONE && who === m.drag + 1)) {
      applies('CC-MAP-06');
      continue;
    }
    // CC-M-VS2-10 A crystal is pulled at most four fields.
    if (m.crystal !== NONE && ways.path(cell).length > m.pull) continue;
    offers.push({ do: 'walk', to: cell });
  }
  return offers;
}

/**
 * Walks the cheapest way field by field. After every field the mission and the Earth's eyes look (CC-BLP-12). Where something
 * was revealed the mover stops, or on the next field where it may stand, so that its player can think again.
 */
export function walkTo(play: Play, m: Mover, to: Cell): void {
  const w = play.w;
  const path = reachOf(w, m).path(to);
  const standing = occupants(w);
  const blip = m.unit === NONE ? blipOf(w, m.blip) : null;
  let who: Blip | Unit = blip ?? unitOf(w, m.unit);
  let seen = false;
  if (play.tell !== undefined) {
    const stop = stopOf(w, m, path);
    play.tell(
      {
        type: 'walked',
        ...(blip === null ? { unit: m.unit, kind: unitOf(w, m.unit).type } : { blip: blip.id }),
        from: who.cell,
        to,
        by: path.length,
        path: path.slice(0, stop + 1),
        ...(stop + 1 < path.length && { stops: path[stop] ?? to }),
      },
      'CC-MOV-01',
    );
  }
  for (const cell of path) {
    const from = who.cell;
    const price = stepPrice(w, from, cell);
    if (price > 1) {
      // Fences, windows and rims are one kind of edge.
      applies('CC-MOV-02');
      applies('CC-MAP-08');
      applies('CC-MAP-09');
      applies('CC-MAP-11');
    }
    m.points -= price;
    stepInto(play, m, from, cell);
    if (who.cell === NONE) return;
    if (spot(play, m.unit)) seen = true;
    if (standing[cell] !== undefined && standing[cell] !== 0 && cell !== to) applies('CC-MOV-04');
    // CC-BLP-17 A covered unit that is spotted goes on with the rest of its points, openly; a Ghost is gone.
    if (blip !== null && m.unit === NONE && !w.blips.includes(blip)) {
      if (blip.unit < 0) return;
      applies('CC-BLP-17');
      m.unit = blip.unit;
      m.blip = NONE;
      who = unitOf(w, m.unit);
    }
    if (seen && mayStand(standing, m, cell)) break;
  }
  const revealedOnTheWay = blip !== null && m.unit !== NONE;
  tellEnd(play, m, who.cell, who.cell === to && !revealedOnTheWay);
}

/** Whether the mover may stop on a field of its way: nobody stood there when it set out, but for whom it drags. */
const mayStand = (standing: readonly number[], m: Mover, cell: Cell): boolean =>
  standing[cell] === 0 || (m.drag !== NONE && standing[cell] === m.drag + 1);

/** How far a walk will get before something comes to light: the last field of the path that is entered. A Ghost gets no further than where it is seen. */
function stopOf(w: Table, m: Mover, path: readonly Cell[]): number {
  const last = path.length - 1;
  if (w.blips.length === 0) return last;
  const standing = occupants(w);
  const isNothing = m.unit === NONE && blipOf(w, m.blip).unit < 0;
  let seen = false;
  let from = cellOf(w, m);
  for (const [i, cell] of path.entries()) {
    const found: readonly BlipId[] = seen ? [] : comesToLight(w, m, from, cell);
    seen ||= found.length > 0;
    if (seen && mayStand(standing, m, cell)) return i;
    if (isNothing && found.includes(m.blip)) return i;
    from = cell;
  }
  return last;
}

/** Where a walk ended that did not go as it was announced, and whom it left where. */
function tellEnd({ w, tell }: Play, m: Mover, at: Cell, asTold: boolean): void {
  if (!asTold)
    tell?.(
      {
        type: 'stopped',
        ...(m.unit === NONE ? { blip: m.blip } : { unit: m.unit, kind: unitOf(w, m.unit).type }),
        at,
      },
      'CC-MOV-01',
    );
  if (m.drag === NONE) return;
  const dragged = unitOf(w, m.drag);
  tell?.({ type: 'dragged', ...named(dragged), to: dragged.cell }, 'CC-MOV-23');
}

/** CC-MOV-01, CC-MOV-02 Price of a step between neighbours. */
export function stepPrice(w: Table, from: Cell, to: Cell): number {
  const prices = terrainOf(w.board).prices;
  for (let d = 0; d < 4; d++) if (grid.next[from * 8 + d] === to) return prices[from * 8 + d] ?? 0;
  return 0;
}

/** One step: the mover, then whoever it drags or pulls into the field it has left (CC-MOV-26: that costs nothing). */
function stepInto(play: Play, m: Mover, from: Cell, to: Cell): void {
  const w = play.w;
  if (m.unit === NONE) moveBlip(w, blipOf(w, m.blip), to);
  else unitOf(w, m.unit).cell = to;
  if (m.drag !== NONE) {
    applies('CC-MOV-26');
    const dragged = unitOf(w, m.drag);
    const before = dragged.cell;
    dragged.cell = from;
    dragged.moved = true;
    const faction = m.unit !== NONE ? unitOf(w, m.unit).faction : blipOf(w, m.blip).faction;
    mission(w).on.entered?.(play, dragged, 'dragged', faction, before);
  }
  if (m.crystal !== NONE) {
    const { crystal } = m;
    changeBoard(w, { crystals: w.board.crystals.map((cell) => (cell === crystal ? from : cell)) });
    m.crystal = from;
    m.pull--;
  }
  const inside = m.unit !== NONE ? m.unit : blipOf(w, m.blip).unit;
  if (inside < 0) return;
  const unit = unitOf(w, inside);
  unit.moved = true;
  mission(w).on.entered?.(
    play,
    unit,
    m.command === undefined || m.command === '' ? 'walked' : 'forced',
    null,
    from,
  );
}

/** Closed and open doors beside a field. */
function doorsAt(w: Table, cell: Cell): { door: number; kind: number; open: boolean }[] {
  const { edges } = terrainOf(w.board);
  const doors: { door: number; kind: number; open: boolean }[] = [];
  for (let d = 0; d < 4; d++) {
    if (neighbour(grid, cell, d) === NONE) continue;
    const id = edgeId(grid, cell, d);
    const kind = edges[cell * 4 + d] ?? EDGE.none;
    if (kind === EDGE.door || kind === EDGE.alienDoor) doors.push({ door: id, kind, open: false });
    else if (w.board.doors.includes(id)) doors.push({ door: id, kind: doorKind(w, id), open: true });
  }
  return doors;
}

/** Whether an open door is an ordinary or an Alien one. */
function doorKind(w: Table, door: number): number {
  const { cell, direction } = edgeOf(door);
  return terrainOf(boardWith(w.board, { doors: [] })).edges[cell * 4 + direction] ?? EDGE.none;
}

/**
 * CC-MOV-07, CC-MOV-09, CC-MOV-10, CC-MOV-11 Doors that somebody beside them may open now, with the price in points:
 * ordinary doors are free or cost one point by the mission's rule, Alien doors are free for Invaders. For Earth units an
 * Alien door is an action of its own (`alienDoorDeals`). Animals open nothing.
 */
export function doorOffers(w: Table, m: Mover): Choice[] {
  const offers: Choice[] = [];
  const side = sideOfMover(w, m);
  if (m.unit !== NONE && isAnimal(unitOf(w, m.unit))) return offers;
  const price = mission(w).doors === 'one point' ? 1 : 0;
  for (const { door, kind, open } of doorsAt(w, cellOf(w, m))) {
    applies('CC-MAP-07');
    if (kind === EDGE.door && !open && m.points >= price) offers.push({ do: 'open', door });
    if (kind === EDGE.alienDoor && side === 'Invaders')
      offers.push(open ? { do: 'close', door } : { do: 'open', door });
  }
  return offers;
}

/** CC-MOV-10 Alien doors beside an Earth unit: opening or closing one is an action. */
export const alienDoors = (w: Table, cell: Cell): { door: number; open: boolean }[] =>
  doorsAt(w, cell).filter((one) => one.kind === EDGE.alienDoor);

/** CC-MOV-08 Opens a door; what comes into view is spotted at once, but for a Blip that the automaton moves (CC-NPC-19). */
export function openDoor(
  play: Play,
  door: number,
  by: UnitId,
  rule: string,
  moving: Blip | null = null,
): void {
  changeBoard(play.w, { doors: [...play.w.board.doors, door].sort((a, b) => a - b) });
  applies('CC-MOV-08');
  play.tell?.({ type: 'door opened', door, ...(rule === 'CC-NPC-17' && { onTheWay: true }) }, rule);
  spot(play, by, moving);
}

export function closeDoor(play: Play, door: number, rule: string): void {
  changeBoard(play.w, { doors: play.w.board.doors.filter((one) => one !== door) });
  play.tell?.({ type: 'door closed', door }, rule);
}

/** CC-TRN-13, CC-TRN-15 All doors shut, except those that the mission keeps open. */
export function shutDoors(play: Play, rule: string): void {
  const kept = mission(play.w).ground.openDoors?.(play.w) ?? [];
  if (play.w.board.doors.length === kept.length) return;
  changeBoard(play.w, { doors: kept.toSorted((a, b) => a - b) });
  play.tell?.({ type: 'doors closed' }, rule);
}

/** Whether nothing but perhaps something low stands between two neighbours. */
export function noWallBetween(w: Table, a: Cell, b: Cell): boolean {
  // Beyond the edge of the board is nobody: not who is off the map either.
  if (a < 0 || b < 0) return false;
  const { levels } = terrainOf(w.board);
  for (let d = 0; d < 4; d++) {
    if (grid.next[a * 8 + d] !== b) continue;
    applies('CC-MAP-05');
    applies('CC-LOS-10');
    if ((levels[a * 4 + d] ?? 0) < 2) return true;
    applies('CC-MAP-10');
    return false;
  }
  return false;
}

/** Whether nothing at all stands on the edge between two neighbours. */
export function openBetween(w: Table, a: Cell, b: Cell): boolean {
  if (a < 0 || b < 0) return false;
  const { levels } = terrainOf(w.board);
  for (let d = 0; d < 4; d++) if (grid.next[a * 8 + d] === b) return levels[a * 4 + d] === 0;
  return false;
}

/** CC-MOV-28, CC-MOV-29 Whether a unit may leave the map where it stands. */
export function mayLeave(w: Table, unit: Unit, faction: Faction): boolean {
  appliesMission(w, 'leaving');
  if (mission(w).ground.exits(w, faction, unit).includes(unit.cell)) return true;
  applies('CC-MOV-31');
  return false;
}
