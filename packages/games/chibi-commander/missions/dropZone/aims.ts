// What a player goes for in the drop zone: crystals to an edge.
import { type Side, otherSide, sideOf } from '../../content/units.ts';
import type { Cell, Table, Unit } from '../../table.ts';
import { fallen } from '../aimKit.ts';
import { leftEdge, ofSide, rightEdge } from '../kit.ts';
import type { Aims } from '../mission.ts';

const EDGES: readonly Cell[] = [...leftEdge, ...rightEdge];

/** COOP 2: five crystals to a narrow edge; nobody should be lost. */
export function cooperativeAims(w: Table, unit: Unit, taken: number): Aims {
  if (unit.side !== 'Earth') return {};
  const done = taken >= 5 || w.board.crystals.length === 0;
  return {
    loss: 1,
    cargo: [{ units: fallen(w, 'Earth'), to: EDGES, worth: 0.6 }],
    retreat: EDGES,
    ...(done ? { home: EDGES } : { crystals: { to: EDGES, worth: 1 } }),
  };
}

/** VS 2: crystals to the own edge, enemies and zombies on the way. */
export function versusAims(w: Table, unit: Unit, taken: number): Aims {
  if (unit.faction === null) return {};
  const side: Side = sideOf(unit.faction);
  const to = side === 'Earth' ? rightEdge : leftEdge;
  return {
    ...(taken < 5 && w.board.crystals.length > 0 && { crystals: { to, worth: 0.7 } }),
    kill: (victim) => (victim.side === 'undead' ? 0.5 : ofSide(victim, otherSide(side)) ? 0.2 : 0),
  };
}
