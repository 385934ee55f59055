// What the automaton is going to do if nothing changes: its order and its plans, asked of the automaton itself.
import { actionsOf } from '../book/activation/actions.ts';
import { type Plan, plan } from '../book/automaton/plans.ts';
import { defaultOrder } from '../book/automaton/turn.ts';
import { blipOf, unitOf } from '../book/who.ts';
import { sideOf } from '../content/units.ts';
import { nameOf } from '../names.ts';
import { cellName } from '../places.ts';
import { type BlipId, type Mode, NONE, type Table, type UnitId } from '../table.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

export interface Act {
  /** A unit, or -1. */
  unit: UnitId;
  blip: BlipId;
  why: string;
}

const target = (view: View, id: UnitId): string => (id < 0 ? 'the bus' : nameOf(view, id));

function planWords(next: Plan, view: View): string {
  switch (next.do) {
    case 'heal':
      return `heals ${nameOf(view, next.target)}`;
    case 'mind':
      return `attacks the mind of ${nameOf(view, next.target)}`;
    case 'blast':
      return `aims an explosion at ${cellName(next.at)}`;
    case 'attack':
      return `attacks ${target(view, next.target)}${next.path.length > 0 ? ` from ${cellName(next.from)}` : ''}`;
    case 'move':
      return `${next.jump ? 'teleports' : 'moves'} to ${cellName(next.to)}`;
    case 'tie':
      return `equally near: ${next.targets.map((id) => target(view, id)).join(' or ')}`;
    case 'nothing':
      return 'has nothing to do';
  }
}

const MODES: Partial<Record<Mode, string>> = {
  COLD: 'cold: may wake by a throw',
  WALKING: 'walking at random',
  ESCAPE: 'escaping',
  BERSERKER: 'running at the nearest enemy',
};

/** The automaton's next turn as the table stands: in its own turn who is left, before it everybody. */
export function actsNext(view: View): Act[] {
  const army = view.armies.find((one) => one.seat < 0);
  if (army === undefined || view.round === 0 || view.over !== null) return [];
  const w = tableOf(view);
  const now = view.turn !== '' && sideOf(view.turn) === army.side;
  const then: Table = now
    ? w
    : {
        ...w,
        turn: army.faction,
        units: w.units.map((unit) => (unit.side === army.side ? { ...unit, activated: false } : unit)),
        blips: w.blips.map((blip) => ({ ...blip, activated: false })),
      };
  return defaultOrder(then, army.side).map((choice): Act => {
    if (choice.do === 'move covered')
      return {
        unit: NONE,
        blip: choice.blip,
        why: MODES[blipOf(then, choice.blip).mode] ?? 'creeping closer',
      };
    const unit = unitOf(then, choice.unit);
    const mode = MODES[unit.mode];
    if (mode !== undefined && unit.mode !== 'BERSERKER') return { unit: unit.id, blip: NONE, why: mode };
    const next = plan(then, unit, {
      lying: false,
      chosen: NONE,
      asks: !w.options.quick,
      actions: actionsOf(then, unit),
    });
    return { unit: unit.id, blip: NONE, why: planWords(next, view) };
  });
}
