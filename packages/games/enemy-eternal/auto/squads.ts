// Naming a Squad.
import type { Choice } from '../choices.ts';
import type { Faction, UnitName } from '../content/units.ts';
import type { Side, Squad, Table } from '../table.ts';
import { readyFor, rulesFor } from '../book/squad/muster.ts';
import { freeTrooper, recruit } from '../book/squad/recruit.ts';
import { costOf, limitFor, problemsOf } from '../book/squad/squad.ts';

interface Roll {
  leader: UnitName;
  others: readonly UnitName[];
}

/** Who leads, and who comes along in turn for as long as the Supplies last. */
const ROLLS: Readonly<Record<Faction, Roll>> = {
  XCOM: { leader: 'Ranger', others: ['Grenadier', 'Rookie', 'Skirmisher', 'Rookie', 'Resistance Militia'] },
  ADVENT: {
    leader: 'ADVENT Officer',
    others: ['ADVENT Trooper', 'ADVENT Stun Lancer', 'Viper', 'Muton', 'Berserker'],
  },
};

/** For missions whose terminals must be hacked. */
const HACKERS: Readonly<Record<Faction, Roll>> = {
  XCOM: { leader: 'Ranger', others: ['Specialist', 'Rookie', 'Specialist', 'Rookie', 'Resistance Militia'] },
  ADVENT: ROLLS.ADVENT,
};

/** A campaign meets both. */
const VETERANS: Readonly<Record<Faction, Roll>> = {
  XCOM: { leader: 'Ranger', others: ['Specialist', 'Rookie', 'Grenadier', 'Rookie', 'Resistance Militia'] },
  ADVENT: ROLLS.ADVENT,
};

const TERMINALS: readonly Table['mission'][] = ['B3', 'SE1.4'];

function rollFor(w: Table, faction: Faction): Roll {
  if (w.mode !== 'battle') return VETERANS[faction];
  const hacks = TERMINALS.includes(w.mission) || w.scenario?.pieces.terminal !== undefined;
  return (hacks ? HACKERS : ROLLS)[faction];
}

/** More are not led well. */
const MOST = 24;

/** As many fighters as the limit allows. */
export function raised(w: Table, faction: Faction): Squad {
  const rules = rulesFor(w);
  const { leader, others } = rollFor(w, faction);
  const squad: Squad = { name: 'Task Force', faction, models: [recruit(leader, { leader: true })] };
  if (faction === 'ADVENT') squad.models.push(freeTrooper());
  for (let misses = 0, i = 0; misses < others.length && squad.models.length < MOST; i++) {
    const unit = others[i % others.length];
    if (unit === undefined) break;
    const models = [...squad.models, recruit(unit)];
    if (costOf({ ...squad, models }, rules.options) <= limitFor(faction, rules)) {
      squad.models = models;
      misses = 0;
    } else misses++;
  }
  return squad;
}

export function muster(w: Table, side: Side, factions: readonly Faction[]): Choice {
  const rules = rulesFor(w);
  const wish = factions.includes(w.sides[side].faction) ? w.sides[side].faction : factions[0];
  const squad = raised(w, wish ?? 'XCOM');
  if (problemsOf(squad, rules).length === 0) return { do: 'muster', squad };
  const [ready] = readyFor(w, side);
  if (ready === undefined) throw new Error('no Squad is legal here');
  return { do: 'muster', squad: ready };
}
