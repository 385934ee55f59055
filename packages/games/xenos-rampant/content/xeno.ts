// Xeno rules. Levels of one rule are the same rule: a unit has at most one of them.

export type XenoName =
  | 'Boarding Shields'
  | 'Brutal Leader'
  | 'Cloaking Device'
  | 'Combat Medic'
  | 'Contagious'
  | 'Crusader'
  | 'Demonic'
  | 'Exploder'
  | 'Fanatical Discipline'
  | 'Fearsome'
  | 'Fearful'
  | 'Flying'
  | 'Force Field'
  | 'Hatred'
  | 'Hive Mind'
  | 'Immobile'
  | 'Infiltrators'
  | 'Inspirational Leader'
  | 'Mechanoid'
  | 'Mercenary'
  | 'Mono-Molecular Blades'
  | 'Psychic'
  | 'Psychic Hazards'
  | 'Psychic Resistance'
  | 'Psychic Species'
  | 'Regeneration'
  | 'Skimmer'
  | 'Slow'
  | 'Special Insertion'
  | 'Stabilised Weaponry'
  | 'Stun Weapons'
  | 'Teleport Jump'
  | 'Unarmed'
  | 'Undead'
  | 'Unstable';

export interface XenoRule {
  id: string;
  /** As it is bought: 'Force Field II'. */
  name: string;
  rule: XenoName;
  level: number;
  cost: number;
  text: string;
  see: string;
}

export const XENO: readonly XenoRule[] = [
  {
    id: 'XR-X-01',
    name: 'Boarding Shields',
    rule: 'Boarding Shields',
    level: 1,
    cost: 2,
    text: 'DV 1 better; +1 Armour against Shooting',
    see: 'XR-XEN-01',
  },
  {
    id: 'XR-X-02',
    name: 'Brutal Leader',
    rule: 'Brutal Leader',
    level: 1,
    cost: 1,
    text: 'failed Courage within 6" may be rolled again for 1 SP',
    see: 'XR-XEN-02',
  },
  {
    id: 'XR-X-03',
    name: 'Cloaking Device',
    rule: 'Cloaking Device',
    level: 1,
    cost: 3,
    text: 'only shot at from within 12"; +1 Armour against Shooting',
    see: 'XR-XEN-03',
  },
  {
    id: 'XR-X-04',
    name: 'Combat Medic',
    rule: 'Combat Medic',
    level: 1,
    cost: 2,
    text: 'on 4+ a unit within 6" loses one point less',
    see: 'XR-XEN-04',
  },
  {
    id: 'XR-X-05',
    name: 'Contagious',
    rule: 'Contagious',
    level: 1,
    cost: 1,
    text: 'regains 1 SP when it takes SP from infantry in an Attack',
    see: 'XR-XEN-05',
  },
  {
    id: 'XR-X-06',
    name: 'Crusader',
    rule: 'Crusader',
    level: 1,
    cost: 4,
    text: 're-rolls misses against one type of enemy',
    see: 'XR-XEN-06',
  },
  {
    id: 'XR-X-07',
    name: 'Demonic',
    rule: 'Demonic',
    level: 1,
    cost: 0,
    text: 'Fearsome, hard to stun, open to powers, Unstable once hurt',
    see: 'XR-XEN-07',
  },
  {
    id: 'XR-X-08',
    name: 'Exploder, small charge',
    rule: 'Exploder',
    level: 1,
    cost: 1,
    text: 'explodes when it is destroyed',
    see: 'XR-XEN-08',
  },
  {
    id: 'XR-X-09',
    name: 'Exploder, large charge',
    rule: 'Exploder',
    level: 2,
    cost: 2,
    text: 'explodes on an order of 5+',
    see: 'XR-XEN-09',
  },
  {
    id: 'XR-X-10',
    name: 'Fanatical Discipline',
    rule: 'Fanatical Discipline',
    level: 1,
    cost: 2,
    text: 'Courage 1 better, not beyond 3+',
    see: 'XR-XEN-12',
  },
  {
    id: 'XR-X-11',
    name: 'Fearsome',
    rule: 'Fearsome',
    level: 1,
    cost: 2,
    text: 'Courage tests after its Attacks have -1',
    see: 'XR-XEN-13',
  },
  {
    id: 'XR-X-12',
    name: 'Fearful',
    rule: 'Fearful',
    level: 1,
    cost: -1,
    text: '-1 on Courage and Rally tests',
    see: 'XR-XEN-14',
  },
  {
    id: 'XR-X-13',
    name: 'Flying',
    rule: 'Flying',
    level: 1,
    cost: 2,
    text: 'moves over everything, is Attacked by fliers only',
    see: 'XR-XEN-15',
  },
  {
    id: 'XR-X-14',
    name: 'Force Field I',
    rule: 'Force Field',
    level: 1,
    cost: 1,
    text: 'saves points lost to Shooting on 6',
    see: 'XR-XEN-18',
  },
  {
    id: 'XR-X-15',
    name: 'Force Field II',
    rule: 'Force Field',
    level: 2,
    cost: 2,
    text: 'saves points lost to Shooting on 5+',
    see: 'XR-XEN-18',
  },
  {
    id: 'XR-X-16',
    name: 'Force Field III',
    rule: 'Force Field',
    level: 3,
    cost: 3,
    text: 'saves lost points on 5+',
    see: 'XR-XEN-18',
  },
  {
    id: 'XR-X-17',
    name: 'Hatred',
    rule: 'Hatred',
    level: 1,
    cost: 1,
    text: 'Wild Charge against one type of enemy',
    see: 'XR-XEN-19',
  },
  {
    id: 'XR-X-18',
    name: 'Hive Mind',
    rule: 'Hive Mind',
    level: 1,
    cost: 1,
    text: 'the Commander reaches it anywhere',
    see: 'XR-XEN-20',
  },
  {
    id: 'XR-X-19',
    name: 'Immobile',
    rule: 'Immobile',
    level: 1,
    cost: -2,
    text: 'never moves or Attacks',
    see: 'XR-XEN-21',
  },
  {
    id: 'XR-X-20',
    name: 'Infiltrators',
    rule: 'Infiltrators',
    level: 1,
    cost: 1,
    text: 'a free Move and D6" before turn 1',
    see: 'XR-XEN-22',
  },
  {
    id: 'XR-X-21',
    name: 'Inspirational Leader',
    rule: 'Inspirational Leader',
    level: 1,
    cost: 2,
    text: 'failed Courage within 6" may be rolled again',
    see: 'XR-XEN-23',
  },
  {
    id: 'XR-X-22',
    name: 'Mechanoid',
    rule: 'Mechanoid',
    level: 1,
    cost: 0,
    text: 'no nerves, one more Free action, wears out',
    see: 'XR-XEN-24',
  },
  {
    id: 'XR-X-23',
    name: 'Mercenary',
    rule: 'Mercenary',
    level: 1,
    cost: -1,
    text: 'rolls on the Mercenary table',
    see: 'XR-XEN-27',
  },
  {
    id: 'XR-X-24',
    name: 'Mono-Molecular Blades',
    rule: 'Mono-Molecular Blades',
    level: 1,
    cost: 2,
    text: 'natural 6s are two hits in Attacks',
    see: 'XR-XEN-28',
  },
  {
    id: 'XR-X-25',
    name: 'Psychic (Delta)',
    rule: 'Psychic',
    level: 1,
    cost: 1,
    text: 'knows one power',
    see: 'XR-PSY-01',
  },
  {
    id: 'XR-X-25',
    name: 'Psychic (Gamma)',
    rule: 'Psychic',
    level: 2,
    cost: 2,
    text: 'knows two powers',
    see: 'XR-PSY-01',
  },
  {
    id: 'XR-X-25',
    name: 'Psychic (Beta)',
    rule: 'Psychic',
    level: 3,
    cost: 3,
    text: 'knows three powers',
    see: 'XR-PSY-01',
  },
  {
    id: 'XR-X-25',
    name: 'Psychic (Alpha)',
    rule: 'Psychic',
    level: 4,
    cost: 4,
    text: 'knows three powers with 6" more range',
    see: 'XR-PSY-01',
  },
  {
    id: 'XR-X-26',
    name: 'Psychic Hazards',
    rule: 'Psychic Hazards',
    level: 1,
    cost: -1,
    text: 'a double on a Manifest test hurts it',
    see: 'XR-PSY-07',
  },
  {
    id: 'XR-X-27',
    name: 'Psychic Resistance',
    rule: 'Psychic Resistance',
    level: 1,
    cost: 1,
    text: 'powers aimed at it fail on 4+',
    see: 'XR-PSY-06',
  },
  {
    id: 'XR-X-28',
    name: 'Psychic Species 1',
    rule: 'Psychic Species',
    level: 1,
    cost: 1,
    text: 'powers of 6+ are Free',
    see: 'XR-PSY-08',
  },
  {
    id: 'XR-X-28',
    name: 'Psychic Species 2',
    rule: 'Psychic Species',
    level: 2,
    cost: 2,
    text: 'powers of 6+ and 7+ are Free',
    see: 'XR-PSY-08',
  },
  {
    id: 'XR-X-28',
    name: 'Psychic Species 3',
    rule: 'Psychic Species',
    level: 3,
    cost: 3,
    text: 'all powers are Free',
    see: 'XR-PSY-08',
  },
  {
    id: 'XR-X-29',
    name: 'Regeneration',
    rule: 'Regeneration',
    level: 1,
    cost: 1,
    text: 'regains 1 SP on an order of 7+',
    see: 'XR-XEN-29',
  },
  {
    id: 'XR-X-30',
    name: 'Skimmer',
    rule: 'Skimmer',
    level: 1,
    cost: 1,
    text: 'glides over terrain and obstacles',
    see: 'XR-XEN-30',
  },
  {
    id: 'XR-X-31',
    name: 'Slow',
    rule: 'Slow',
    level: 1,
    cost: -1,
    text: 'Maximum Movement 2" less',
    see: 'XR-XEN-39',
  },
  {
    id: 'XR-X-32',
    name: 'Special Insertion',
    rule: 'Special Insertion',
    level: 1,
    cost: 1,
    text: 'arrives anywhere from reserve',
    see: 'XR-XEN-31',
  },
  {
    id: 'XR-X-33',
    name: 'Stabilised Weaponry',
    rule: 'Stabilised Weaponry',
    level: 1,
    cost: 2,
    text: 'infantry that may Move and fire',
    see: 'XR-XEN-34',
  },
  {
    id: 'XR-X-34',
    name: 'Stun Weapons',
    rule: 'Stun Weapons',
    level: 1,
    cost: 1,
    text: 'may shock instead of kill',
    see: 'XR-XEN-35',
  },
  {
    id: 'XR-X-35',
    name: 'Teleport Jump',
    rule: 'Teleport Jump',
    level: 1,
    cost: 1,
    text: 'may jump 2D6" over everything',
    see: 'XR-XEN-36',
  },
  {
    id: 'XR-X-36',
    name: 'Unarmed',
    rule: 'Unarmed',
    level: 1,
    cost: -1,
    text: 'cannot shoot',
    see: 'XR-XEN-39',
  },
  {
    id: 'XR-X-37',
    name: 'Undead',
    rule: 'Undead',
    level: 1,
    cost: 0,
    text: 'Courage 0+, takes rounded-up losses in Attacks',
    see: 'XR-XEN-37',
  },
  {
    id: 'XR-X-38',
    name: 'Unstable',
    rule: 'Unstable',
    level: 1,
    cost: -2,
    text: 'a double on an activation roll hurts it',
    see: 'XR-XEN-38',
  },
];

const byName = new Map(XENO.map((rule) => [rule.name, rule]));
export const xenoNamed = (name: string): XenoRule | undefined => byName.get(name);
