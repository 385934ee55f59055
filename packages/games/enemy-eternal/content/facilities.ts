// What can be built in the Outpost.
import { keysOf } from '@xenotable/kernel';
import type { Faction } from './units.ts';

export interface Facility {
  id: string;
  names: Readonly<Record<Faction, string>>;
  price: number;
  text: string;
}

export const facilities = {
  Infirmary: {
    id: 'EE-F-01',
    names: { XCOM: 'Infirmary', ADVENT: 'Gene Clinic' },
    price: 60,
    text: 'All Wounds are restored after a mission; after a win the fallen may survive on a WILL test and miss one mission.',
  },
  Armoury: {
    id: 'EE-F-02',
    names: { XCOM: 'Armoury', ADVENT: 'Arms Depot' },
    price: 50,
    text: 'Gear of the fallen comes back also after a loss.',
  },
  'Training Center': {
    id: 'EE-F-03',
    names: { XCOM: 'Training Center', ADVENT: 'Drill Yard' },
    price: 80,
    text: 'After a win one deployed survivor of rank 3 or lower is promoted.',
  },
  'Guerrilla Tactics School': {
    id: 'EE-F-04',
    names: { XCOM: 'Guerrilla Tactics School', ADVENT: 'Tactical Command' },
    price: 100,
    text: 'Deployment limit +50.',
  },
  'Resistance Comms': {
    id: 'EE-F-05',
    names: { XCOM: 'Resistance Comms', ADVENT: 'Propaganda Relay' },
    price: 60,
    text: '+20 Supplies after every mission.',
  },
  Laboratory: {
    id: 'EE-F-06',
    names: { XCOM: 'Laboratory', ADVENT: 'Research Wing' },
    price: 90,
    text: 'Reward draws have one card more, then one is discarded.',
  },
  'Proving Ground': {
    id: 'EE-F-07',
    names: { XCOM: 'Proving Ground', ADVENT: 'Test Range' },
    price: 70,
    text: 'Before each mission one deployed model gets a grenade.',
  },
  Workshop: {
    id: 'EE-F-08',
    names: { XCOM: 'Workshop', ADVENT: 'Foundry' },
    price: 60,
    text: 'Once between missions one stored weapon becomes another of its tier.',
  },
  'Psi Lab': {
    id: 'EE-F-09',
    names: { XCOM: 'Psi Lab', ADVENT: 'Psionic Gate' },
    price: 120,
    text: 'Unstable is ignored; other Mindspin models have +1 PSI.',
  },
  'Shadow Chamber': {
    id: 'EE-F-10',
    names: { XCOM: 'Shadow Chamber', ADVENT: 'Oversight Node' },
    price: 100,
    text: 'The contents of all pods are shown before deployment.',
  },
  'Defense Matrix': {
    id: 'EE-F-11',
    names: { XCOM: 'Defense Matrix', ADVENT: 'Turret Grid' },
    price: 80,
    text: 'In SE1.7 and SE1.8 a friendly Turret starts in the own zone.',
  },
  'Black Market': {
    id: 'EE-F-12',
    names: { XCOM: 'Black Market', ADVENT: 'Requisition Office' },
    price: 40,
    text: 'Stored gear may be sold for half its price.',
  },
} as const satisfies Record<string, Facility>;

export type FacilityName = keyof typeof facilities;
export const facilityNames = keysOf(facilities);
export const isFacility = (name: unknown): name is FacilityName =>
  typeof name === 'string' && Object.hasOwn(facilities, name);
export const facilityOf = (name: FacilityName): Facility => facilities[name];
