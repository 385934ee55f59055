// What a player goes for in the province.
import { inShip, shipFields } from '../../book/movement/ship.ts';
import { armyOf, awake, factionOfUnit, isAnimal, isCivilian } from '../../book/who.ts';
import type { Faction } from '../../content/units.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { bystanders, civilians, enemiesOf, fallen, killsOf, odds } from '../aimKit.ts';
import { border, captives, count, isKin, ofSide } from '../kit.ts';
import type { Aims } from '../mission.ts';
import { memo } from './memo.ts';
import { doers } from './secretGoals.ts';

/** Invaders who are awake in the open, and Blips that move. */
const abroad = (w: Table): number =>
  count(w, (unit) => unit.side === 'Invaders' && awake(unit) && unit.mode !== 'COLD') +
  0.5 * w.blips.filter((blip) => blip.mode !== 'COLD').length;

/** With less of all the might on the map nobody stays for the ship or for prisoners. */
const POOR = 0.4;

/** COOP 1: civilians to any edge; the ship searched by two, or two Aliens taken alive; then away. */
export function cooperativeAims(w: Table, unit: Unit, searched: readonly number[]): Aims {
  if (unit.side !== 'Earth') return {};
  const folk = civilians(w);
  const saved = count(w, (one) => isCivilian(one) && one.fate === 'evacuated');
  if (w.variation === 1) {
    const searches = searched.length < 2 && !searched.includes(unit.id);
    const done = folk.length === 0 && (!searches || odds(w, 'Earth') < POOR);
    return {
      loss: 1,
      places: searches
        ? [
            {
              cells: shipFields(w),
              worth: 2 / (1 + abroad(w)),
              many: 2 - searched.length,
            },
          ]
        : [],
      kill: enemiesOf('Earth', 0.2),
      retreat: border,
      cargo: [
        { units: folk, to: border, worth: 1.8 },
        { units: fallen(w, 'Earth'), to: border, worth: 0.7 },
      ],
      ...(done && { home: border }),
    };
  }
  const prisoners = count(w, (one) => isKin(one, 'Aliens') && one.fate === 'captured');
  const lying = captives(w, 'Earth');
  const wanted = prisoners < 2;
  // CC-M-CO1-18 Two civilians count; the others only as long as there is something else to stay for.
  const saves = folk.length > 0 && saved < 2;
  return {
    loss: 1,
    retreat: border,
    cargo: [
      { units: fallen(w, 'Earth'), to: border, worth: 0.7 },
      { units: wanted ? lying : [], to: border, worth: 2 },
      { units: saves || wanted ? folk : [], to: border, worth: saves ? 1.8 : 0.9 },
    ],
    kill: (victim) => (ofSide(victim, 'Invaders') && prisoners + lying.length < 3 && wanted ? -0.6 : 0),
    fell: (victim) => (ofSide(victim, 'Invaders') && wanted ? 0.8 : 0),
    ...(!saves && (!wanted || (lying.length === 0 && odds(w, 'Earth') < POOR)) && { home: border }),
  };
}

/** How many of a goal's points are left. */
const open = (most: number, done: number): boolean => done < most;

/** VS 1, the Aliens' goals. */
function alienAims(w: Table, unit: Unit, goal: number, corner: readonly Cell[]): Aims {
  const ship = shipFields(w);
  const brought = (animals: boolean): number =>
    count(
      w,
      (one) =>
        (animals || !isAnimal(one)) &&
        (one.fate === 'abducted' || (one.side !== 'Invaders' && inShip(w, one.cell))),
    );
  switch (goal) {
    case 1:
      return open(4, brought(true))
        ? {
            cargo: [
              {
                units: [...bystanders(w, () => true), ...captives(w, 'Invaders')],
                to: ship,
                worth: 1,
                stay: true,
              },
            ],
          }
        : {};
    case 2:
      return open(2, brought(false))
        ? {
            cargo: [{ units: [...civilians(w), ...captives(w, 'Invaders')], to: ship, worth: 2, stay: true }],
            fell: (victim) => (ofSide(victim, 'Earth') ? 0.5 : 0),
            kill: (victim) => (ofSide(victim, 'Earth') ? -0.2 : 0),
          }
        : {};
    case 3:
      return {
        kill: (victim) => (isAnimal(victim) || isCivilian(victim) ? 0.5 : ofSide(victim, 'Earth') ? 1 : 0),
      };
    case 4: {
      const kill = enemiesOf('Invaders', unit.type === 'UFO' ? 1 : 0);
      return { kill, loss: unit.type === 'UFO' ? 2 : 0.5 };
    }
    case 5:
      return { places: w.board.ship ? [{ cells: ship, worth: 2 }] : [], takeOff: w.round >= 6 };
    case 6: {
      const out = count(w, (one) => one.side === 'Invaders' && one.fate === 'evacuated');
      return { places: open(4, out) ? [{ cells: corner, worth: 1, leave: true }] : [], loss: 0.8 };
    }
    default:
      return {};
  }
}

function chibiAims(w: Table, unit: Unit, goal: number, corner: readonly Cell[]): Aims {
  const ship = shipFields(w);
  switch (goal) {
    case 1: {
      const entered = memo.list(w, 'entered');
      return {
        loss: 0.25,
        places:
          open(4, entered.length) && !entered.includes(unit.id) ? [{ cells: ship, worth: 1.5, many: 4 }] : [],
      };
    }
    case 2:
      return { kill: enemiesOf('Earth', open(4, killsOf(w, 'Earth')) ? 1 : 0.2) };
    case 3: {
      const taken = count(w, (one) => ofSide(one, 'Invaders') && one.fate === 'captured');
      if (!open(2, taken)) return {};
      return {
        cargo: [{ units: captives(w, 'Earth'), to: corner, worth: 2 }],
        fell: (victim) => (ofSide(victim, 'Invaders') ? 0.8 : 0),
        kill: (victim) => (ofSide(victim, 'Invaders') ? -0.6 : 0),
      };
    }
    case 4: {
      const out = count(w, (one) => isCivilian(one) && one.fate === 'evacuated');
      return { cargo: [{ units: open(4, out) ? civilians(w) : [], to: corner, worth: 1.2 }] };
    }
    case 5:
      return { kill: (victim) => (isCivilian(victim) ? 1 : 0) };
    case 6: {
      const charges = memo.list(w, 'charges');
      const away = memo.of(w).fuse !== undefined;
      if (away) return inShip(w, unit.cell) ? { places: [{ cells: corner, worth: 1 }] } : {};
      return {
        loss: 0.25,
        places:
          w.board.ship && charges.length < 2 && !charges.includes(unit.id)
            ? [{ cells: ship, worth: 2.5, many: 2 }]
            : [],
      };
    }
    default:
      return {};
  }
}

function reaperAims(w: Table, unit: Unit, goal: number, corner: readonly Cell[]): Aims {
  switch (goal) {
    case 3:
      return { kill: (victim) => (ofSide(victim, 'Earth') && inShip(w, victim.cell) ? 1 : 0) };
    case 4: {
      const out = count(w, (one) => one.faction === 'Reapers' && one.fate === 'evacuated');
      return { places: open(2, out) ? [{ cells: corner, worth: 1, leave: true }] : [], loss: 0.8 };
    }
    case 5: {
      const minds = memo.list(w, 'minds');
      return {
        mind: (victim) =>
          open(2, minds.length) && ofSide(victim, 'Earth') && !minds.includes(victim.id) ? 1 : 0,
        loss: unit.type === 'Tentacle' ? 1 : 0.5,
      };
    }
    case 6:
      return { shy: true };
    default:
      return {};
  }
}

function mercAims(w: Table, unit: Unit, goal: number, corner: readonly Cell[]): Aims {
  switch (goal) {
    case 1: {
      const taken = count(w, (one) => ofSide(one, 'Invaders') && one.fate === 'captured');
      return {
        cargo: [{ units: open(1, taken) ? captives(w, 'Earth') : [], to: corner, worth: 1 }],
        fell: (victim) => (ofSide(victim, 'Invaders') ? 0.6 : 0),
      };
    }
    case 2: {
      const entered = memo.list(w, 'entered');
      return { places: entered.includes(unit.id) ? [] : [{ cells: shipFields(w), worth: 1 }] };
    }
    case 3: {
      const searched = memo.list(w, 'searched');
      const lying = captives(w, 'Earth').filter((id) => !searched.includes(id));
      return {
        places: memo.list(w, 'searchers').includes(unit.id)
          ? []
          : lying.flatMap((id) => [{ cells: aroundUnit(w, id), worth: 1 }]),
        fell: (victim) => (ofSide(victim, 'Invaders') ? 0.6 : 0),
      };
    }
    case 4:
      return { cargo: [{ units: bystanders(w, isAnimal), to: corner, worth: 0.6 }] };
    case 5: {
      const killer = w.units.some(
        (one) => ofSide(one, 'Invaders') && one.byUnit === unit.id && one.fate === 'dead',
      );
      return killer
        ? { places: [{ cells: corner, worth: 1, leave: true }] }
        : { kill: enemiesOf('Earth', 1) };
    }
    default:
      return {};
  }
}

/** Fields beside somebody. */
const aroundUnit = (w: Table, id: number): Cell[] => {
  const cell = w.units[id]?.cell ?? NONE;
  return cell === NONE
    ? []
    : [cell - 24, cell + 1, cell + 24, cell - 1].filter((one) => one >= 0 && one < 384);
};

const BY_FACTION = { Aliens: alienAims, 'CHIBI COM': chibiAims, Reapers: reaperAims, Mercs: mercAims };

/** VS 1: the secret goal of the army whose deeds count, each faction through its corner. */
export function versusAims(w: Table, unit: Unit, exits: (faction: Faction) => readonly Cell[]): Aims {
  if (unit.faction === null) return {};
  const faction = factionOfUnit(unit);
  const own = armyOf(w, faction);
  const army =
    own.goal !== 0
      ? own
      : (w.armies.find((one) => one.side === own.side && one.goal !== 0 && doers(w, one).includes(faction)) ??
        own);
  const shared = army.faction === 'Mercs' && army.goal === 6 ? armyOf(w, 'CHIBI COM') : army;
  return BY_FACTION[shared.faction](w, unit, shared.goal, exits(shared.faction));
}
