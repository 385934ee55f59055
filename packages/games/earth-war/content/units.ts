// Squad units. FIRE by band CLOSE, SHORT, MEDIUM, LONG; 0 is a dash.
import type { RuleId } from '@xenotable/kernel';

export interface UnitKind {
  id: RuleId;
  /** Price; null: it cannot be bought. */
  rp: number | null;
  fire: readonly number[];
  melee: number;
  cap: number;
  hits: number;
  arm: number;
  wits: number;
  ammo: number;
  command: number;
  /** EW-SQD-02 At most so many in a squad. */
  most?: number;
  /** EW-CAS-04 Can never be made Squad Leader. */
  neverLeads?: true;
  trait: string;
}

export const UNITS = {
  'Squad Leader': {
    id: 'EW-U-01',
    rp: 4,
    fire: [4, 5, 4, 3],
    melee: 4,
    cap: 3,
    hits: 3,
    arm: 4,
    wits: 5,
    ammo: 3,
    command: 3,
    most: 1,
    trait: 'Leads: spends CP and gives orders. The first one is free.',
  },
  Corporal: {
    id: 'EW-U-02',
    rp: 4,
    fire: [4, 5, 4, 3],
    melee: 3,
    cap: 3,
    hits: 2,
    arm: 4,
    wits: 4,
    ammo: 3,
    command: 2,
    trait: 'Second: one CP more while standing beside the leader.',
  },
  Rifleman: { id: 'EW-U-03', rp: 3, fire: [4, 5, 4, 3], melee: 3, cap: 3, hits: 2, arm: 4, wits: 3, ammo: 3, command: 1, trait: '' },
  Smartgunner: { id: 'EW-U-04', rp: 6, fire: [4, 6, 6, 4], melee: 2, cap: 5, hits: 2, arm: 4, wits: 3, ammo: 4, command: 1, most: 2, trait: '' },
  Incinerator: {
    id: 'EW-U-05',
    rp: 5,
    fire: [7, 6, 2, 0],
    melee: 3,
    cap: 4,
    hits: 2,
    arm: 4,
    wits: 3,
    ammo: 2,
    command: 1,
    trait: 'Firelight: fire at CLOSE or SHORT turns up one card.',
  },
  Medic: {
    id: 'EW-U-06',
    rp: 4,
    fire: [3, 4, 3, 2],
    melee: 2,
    cap: 2,
    hits: 2,
    arm: 4,
    wits: 6,
    ammo: 2,
    command: 1,
    trait: 'Medic: heals after a combat; better surgery and casualty checks.',
  },
  Technician: {
    id: 'EW-U-07',
    rp: 4,
    fire: [3, 4, 3, 2],
    melee: 2,
    cap: 2,
    hits: 2,
    arm: 4,
    wits: 7,
    ammo: 2,
    command: 1,
    trait: 'Tech: two items; once per event one of its flip items works twice in a round.',
  },
  Marksman: {
    id: 'EW-U-08',
    rp: 5,
    fire: [1, 4, 6, 6],
    melee: 2,
    cap: 3,
    hits: 2,
    arm: 3,
    wits: 4,
    ammo: 2,
    command: 1,
    trait: 'Overwatch: at LONG it may turn up one card instead of checking.',
  },
  Grenadier: {
    id: 'EW-U-09',
    rp: 5,
    fire: [2, 5, 5, 3],
    melee: 3,
    cap: 4,
    hits: 2,
    arm: 4,
    wits: 3,
    ammo: 3,
    command: 1,
    trait: 'Blast: 3 or more wounds spread over neighbouring slots.',
  },
  'Heavy Trooper': { id: 'EW-U-10', rp: 6, fire: [5, 4, 3, 0], melee: 6, cap: 3, hits: 4, arm: 6, wits: 2, ammo: 3, command: 1, most: 2, trait: '' },
  'Dog Team': {
    id: 'EW-U-11',
    rp: 5,
    fire: [3, 4, 2, 0],
    melee: 5,
    cap: 2,
    hits: 2,
    arm: 3,
    wits: 5,
    ammo: 1,
    command: 1,
    most: 1,
    neverLeads: true,
    trait: 'Dog: nothing ambushes while it stands.',
  },
  Synthetic: {
    id: 'EW-U-12',
    rp: 7,
    fire: [4, 5, 5, 4],
    melee: 6,
    cap: 3,
    hits: 4,
    arm: 3,
    wits: 8,
    ammo: 3,
    command: 1,
    most: 1,
    neverLeads: true,
    trait: 'Artificial: cannot be implanted; casualty check 9.',
  },
  Recruit: {
    id: 'EW-U-13',
    rp: 1,
    fire: [2, 3, 2, 1],
    melee: 2,
    cap: 2,
    hits: 1,
    arm: 3,
    wits: 2,
    ammo: 2,
    command: 1,
    neverLeads: true,
    trait: 'Green: first promotion at 2 XP.',
  },
  'Armed Survivor': {
    id: 'EW-U-14',
    rp: null,
    fire: [2, 3, 2, 1],
    melee: 2,
    cap: 2,
    hits: 1,
    arm: 2,
    wits: 3,
    ammo: 0,
    command: 1,
    neverLeads: true,
    trait: 'Joins from the cards; may be hired as a Recruit afterwards.',
  },
  'Sentry Gun': {
    id: 'EW-Q-12',
    rp: null,
    fire: [5, 5, 4, 2],
    melee: 0,
    cap: 3,
    hits: 2,
    arm: 3,
    wits: 0,
    ammo: 0,
    command: 0,
    neverLeads: true,
    trait: 'A gun on a tripod: gone when the event ends.',
  },
} as const satisfies Record<string, UnitKind>;

export type UnitType = keyof typeof UNITS;

export const UNIT_TYPES = Object.keys(UNITS) as UnitType[];

export const unitKind = (type: UnitType): UnitKind => UNITS[type];

/** Surnames in the order in which units are hired. */
export const NAMES: readonly string[] = [
  'Vale',
  'Osei',
  'Brandt',
  'Ibarra',
  'Kovac',
  'Nadeem',
  'Larsen',
  'Quill',
  'Tanaka',
  'Moreau',
  'Achebe',
  'Sorin',
  'Halloran',
  'Petit',
  'Reyes',
  'Duarte',
  'Winslow',
  'Okafor',
  'Lindqvist',
  'Farouk',
  'Castell',
  'Ramos',
  'Yilmaz',
  'Bishop',
  'Novak',
  'Sutter',
  'Mbeki',
  'Tremblay',
  'Haas',
  'Ito',
  'Calder',
  'Rossi',
];
