// What the automaton is going to do if nothing changes: its order and its plans, asked of the automaton itself.
import { tableOf } from './plan.ts';
import {
  type Choice,
  type Mode,
  type Plan,
  type Table,
  type View,
  actionsOf,
  cellName,
  nameOf,
  plan,
  robots,
  sideOf,
} from './rulebook.ts';

export interface Act {
  /** A unit, or -1. */
  unit: number;
  blip: number;
  why: string;
}

const PLANS: { [D in Plan['do']]: (next: Extract<Plan, { do: D }>, view: View) => string } = {
  heal: (next, view) => `heals ${nameOf(view, next.target)}`,
  mind: (next, view) => `attacks the mind of ${nameOf(view, next.target)}`,
  blast: (next) => `aims an explosion at ${cellName(next.at)}`,
  attack: (next, view) =>
    `attacks ${next.target < 0 ? 'the bus' : nameOf(view, next.target)}${next.path.length > 0 ? ` from ${cellName(next.from)}` : ''}`,
  move: (next) => `${next.jump ? 'teleports' : 'moves'} to ${cellName(next.to)}`,
  tie: (next, view) =>
    `equally near: ${next.targets.map((id) => (id < 0 ? 'the bus' : nameOf(view, id))).join(' or ')}`,
  nothing: () => 'has nothing to do',
};

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
  const order = robots.steps.get('who acts')!.ask!.offers!(
    then,
    robots.begin({ faction: army.faction }),
    0,
  ) as Choice[];
  return order.flatMap((choice): Act[] => {
    if (choice.do === 'move covered') {
      const blip = then.blips.find((one) => one.id === choice.blip)!;
      return [{ unit: -1, blip: blip.id, why: MODES[blip.mode] ?? 'creeping closer' }];
    }
    if (choice.do !== 'activate') return [];
    const unit = then.units[choice.unit]!;
    const mode = MODES[unit.mode];
    if (mode !== undefined && unit.mode !== 'BERSERKER') return [{ unit: unit.id, blip: -1, why: mode }];
    const next = plan(then, unit, {
      lying: false,
      chosen: -1,
      asks: !w.settings.quick,
      actions: actionsOf(then, unit),
    });
    return [
      { unit: unit.id, blip: -1, why: (PLANS[next.do] as (next: Plan, view: View) => string)(next, view) },
    ];
  });
}
