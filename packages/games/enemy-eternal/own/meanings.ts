// What each special rule of units and weapons means in one sentence, for cards and for whoever makes units of their own; RULES.md says more.
import type { Ability, Rule } from '../content/units.ts';
import type { WeaponRule } from '../content/weapons.ts';

export const RULES: Record<Rule, string> = {
  'Blast Padding': 'EX 2 more resistance',
  Blink: 'after it lost Wounds it is moved 6 away from enemies, once a round',
  Cautious: 'PH 1 more resistance in cover',
  'Commanding Presence': 'brings an ADVENT Trooper in sight forward, once a round',
  'Commanding Presence II': 'brings one or two models of its faction forward, once a round',
  Counterattack: 'strikes back when a charge misses it, once a round',
  Deadeye: '+1 to hit when it shoots without moving',
  Deflect: 'a hit by shooting becomes a miss on 5-6',
  Emplaced: 'never moves and cannot be engaged',
  'Field Command': 'brings an XCOM model in sight forward, once a round',
  Flight: 'its Run ignores obstacles, water, pits and levels',
  Grapple: 'climbs without a test, a level costs 1',
  Hacker: 'hacks within 12 Range, without line of sight',
  Infiltrator: 'comes in disguise, among three civilian markers',
  Marauder: 'its one-action Attacks have no -1',
  Mechanical: 'can be hacked, not Mindspun and not treated',
  Momentum: 'moves up to 3 after an Attack in close combat',
  Overdrive: 'once per battle it may Attack twice without -1',
  Phantom: 'its movement triggers no react fire',
  Rage: 'wounded: +2 MOBILITY, and no -1 on one-action Attacks',
  Regenerate: 'regains 1 Wound when it is activated',
  Shadow: 'is no target from more than 12 Range until it attacks',
  'Squad Tactics': '+1 to hit for each hit of friends on the same target this round',
  Squadsight: 'fires a Sniper weapon beyond its Range at what a friend sees',
  Sustain: 'may stay at 1 Wound the first time that it would be destroyed',
  'Trooper Command': 'with an Officer there, the automaton plays its Troopers by the card of the Officer',
  Unarmed: 'carries no weapon',
  Unique: 'only one in a side’s force',
  Unstable: '-2 on PSI tests',
  Volatile: 'may explode when it is destroyed: 3 EX to all beside it',
  'Weak Minded': 'completes only Objectives that are searched',
};

export const ABILITIES: Record<Ability, string> = {
  Interact: 'works devices and takes objectives',
  Search: 'searches containers',
  'Computer Use': 'hacks terminals and machines beside it',
  Mindspin: 'attacks the mind of an enemy within 24 Range, on PSI',
  'Field Repair': 'restores 2 Wounds of a Mechanical friend beside it, on HACK',
  'Energy Shield': 'once per battle a Shield of 2 for friends within 4 Range, on WILL',
};

export const WEAPON_RULES: Record<WeaponRule, string> = {
  Flame: 'ignores cover and Down targets',
  'High Explosive': 'destroys terrain within 2 Range',
  Lasso: 'pulls the target into base contact',
  'One Use': 'once per battle',
  Scatter: 'on 4-6 it strikes a cell 3 away',
  Shredding: 'no Armour test, but two tests to hit',
  Sniper: 'no modifiers; not after moving, not within 12 Range, no react fire',
  Venom: 'poisons: 1 more Wound at the end of the round',
  Zapper: 'forces the target Down',
};

const MEANINGS: ReadonlyMap<string, string> = new Map(Object.entries({ ...RULES, ...WEAPON_RULES }));

/** 'Shredding: no Armour test, but two tests to hit'; the name alone where nothing is known. */
export function explained(rule: string): string {
  const meaning = MEANINGS.get(rule);
  return meaning === undefined ? rule : `${rule}: ${meaning}`;
}
