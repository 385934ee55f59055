// Commander traits: four tables of six. The first two of each are drawbacks.

export type TraitTable = 'Aggressive' | 'Tactical' | 'Strategic' | 'Warlord';

export const TRAITS = [
  {
    id: 'XR-T-01',
    table: 'Aggressive',
    die: 1,
    name: 'Timid',
    text: 'the Commander may not be ordered to Attack',
  },
  { id: 'XR-T-02', table: 'Aggressive', die: 2, name: 'Insipid', text: 'no Courage bonus' },
  {
    id: 'XR-T-03',
    table: 'Aggressive',
    die: 3,
    name: 'Attack, Attack, Attack!',
    text: 'gains Wild Charge, or passes such tests',
  },
  {
    id: 'XR-T-04',
    table: 'Aggressive',
    die: 4,
    name: 'Extreme Disciplinarian',
    text: 'Brutal Leader within 12"',
  },
  { id: 'XR-T-05', table: 'Aggressive', die: 5, name: 'Brave', text: 'ignores Fearsome' },
  {
    id: 'XR-T-06',
    table: 'Aggressive',
    die: 6,
    name: 'Fix Bayonets!',
    text: 'once per turn a unit within 12" Attacks for free',
  },
  { id: 'XR-T-07', table: 'Tactical', die: 1, name: 'Indecisive', text: 'no activation bonus' },
  { id: 'XR-T-08', table: 'Tactical', die: 2, name: 'Reactive', text: '-1 on the role roll' },
  {
    id: 'XR-T-09',
    table: 'Tactical',
    die: 3,
    name: 'Commanding',
    text: 'once per turn a failed order within 12" is rolled again',
  },
  {
    id: 'XR-T-10',
    table: 'Tactical',
    die: 4,
    name: 'Manoeuvres',
    text: 'once per turn a unit within 12" Moves for free',
  },
  {
    id: 'XR-T-11',
    table: 'Tactical',
    die: 5,
    name: 'Shooting Drill',
    text: 'once per turn a unit within 12" Shoots for free',
  },
  {
    id: 'XR-T-12',
    table: 'Tactical',
    die: 6,
    name: 'Hold The Line!',
    text: 'once per turn a unit within 12" ignores its Wild Charge',
  },
  {
    id: 'XR-T-13',
    table: 'Strategic',
    die: 1,
    name: 'Incompetent Paper Pusher',
    text: 'the list is 2 points smaller',
  },
  { id: 'XR-T-14', table: 'Strategic', die: 2, name: 'Half-Wit', text: 'a unit may fail to turn up' },
  { id: 'XR-T-15', table: 'Strategic', die: 3, name: 'Wise', text: '+1 or -1 on the role roll' },
  {
    id: 'XR-T-16',
    table: 'Strategic',
    die: 4,
    name: 'Father To His Men',
    text: 'once per turn a Courage test within 12" is rolled again',
  },
  { id: 'XR-T-17', table: 'Strategic', die: 5, name: 'Unpredictable', text: 'may swap three deployed units' },
  { id: 'XR-T-18', table: 'Strategic', die: 6, name: 'Logistician', text: 'the list is 2 points larger' },
  { id: 'XR-T-19', table: 'Warlord', die: 1, name: 'Runt', text: 'one die fewer in Attacks and Shooting' },
  { id: 'XR-T-20', table: 'Warlord', die: 2, name: 'Craven', text: '-1 on Courage tests' },
  { id: 'XR-T-21', table: 'Warlord', die: 3, name: 'Elite', text: 'one action more is Free' },
  { id: 'XR-T-22', table: 'Warlord', die: 4, name: 'Strong-Willed', text: 'no target of enemy powers' },
  { id: 'XR-T-23', table: 'Warlord', die: 5, name: 'Crack Shot', text: 're-rolls two missed dice per shot' },
  { id: 'XR-T-24', table: 'Warlord', die: 6, name: 'Champion', text: 're-rolls two missed dice per Attack' },
] as const satisfies readonly { id: string; table: TraitTable; die: number; name: string; text: string }[];

export type TraitName = (typeof TRAITS)[number]['name'];
export const TRAIT_TABLES: readonly TraitTable[] = ['Aggressive', 'Tactical', 'Strategic', 'Warlord'];
const byName = new Map<string, (typeof TRAITS)[number]>(TRAITS.map((trait) => [trait.name, trait]));
export function traitNamed(name: TraitName): (typeof TRAITS)[number] {
  const trait = byName.get(name);
  if (trait === undefined) throw new Error(`there is no trait '${name}'`);
  return trait;
}

export const tableOf = (name: TraitName): TraitTable => traitNamed(name).table;

/** What a die means on a table. */
export function traitOf(table: TraitTable, die: number): TraitName {
  const trait = TRAITS.find((one) => one.table === table && one.die === die);
  if (trait === undefined) throw new Error(`the ${table} table has no ${die}`);
  return trait.name;
}
