// The five games as the home page knows them, without loading any of them.
import type { Json, SeatPlan } from '@xenotable/kernel';

export interface Title {
  /** Folder and record name. */
  game: string;
  /** What its rule ids begin with. */
  prefix: string;
  accent: 'xs' | 'cc' | 'ee' | 'xr' | 'cw';
  name: string;
  pitch: string;
  people: string;
  minutes: number;
  /** What 'Play now' deals. */
  quick: { says: string; options: Record<string, Json>; seats: SeatPlan[] };
  lesson: boolean;
  /** Other ways in: a deal of the day, an editor. */
  more?: readonly { label: string; href: string }[];
}

const alone: SeatPlan[] = [{ kind: 'person', name: 'Commander' }];

export const TITLES: readonly Title[] = [
  {
    game: 'xenoshyft',
    prefix: 'XS',
    accent: 'xs',
    name: 'XenoShyft',
    pitch: 'Hold the base for nine rounds, lane by lane.',
    people: '1–4, together',
    minutes: 60,
    quick: { says: 'solo, wave 1', options: {}, seats: alone },
    lesson: true,
  },
  {
    game: 'chibi-commander',
    prefix: 'CC',
    accent: 'cc',
    name: 'Chibi Commander',
    pitch: 'Hunt what hides behind the blips.',
    people: '1–4, either side',
    minutes: 40,
    quick: {
      says: 'solo, Province',
      options: { mission: 'COOP 1', squads: 'standard', automaton: 'quick' },
      seats: alone,
    },
    lesson: true,
    more: [{ label: 'Map editor', href: '/editor/chibi-commander' }],
  },
  {
    game: 'enemy-eternal',
    prefix: 'EE',
    accent: 'ee',
    name: 'Enemy Eternal',
    pitch: 'One bag of dice decides who moves next.',
    people: '1–4',
    minutes: 45,
    quick: {
      says: 'solo, Gatecrasher',
      options: {
        mission: 'B2',
        difficulty: 'Normal',
        squads: ['Operation Gatecrasher (XCOM)\n* Ranger\nGrenadier\n2 x Rookie\n'],
      },
      seats: alone,
    },
    lesson: true,
  },
  {
    game: 'xenos-rampant',
    prefix: 'XR',
    accent: 'xr',
    name: 'Xenos Rampant',
    pitch: 'Give orders. Some will not be obeyed.',
    people: '1–4, either side',
    minutes: 75,
    quick: {
      says: 'solo, Meat Grinder',
      options: { lists: ['Colonial Strike Platoon', 'Brood of the Deep'], noTraits: true },
      seats: [
        { kind: 'person', name: 'Commander' },
        { kind: 'automaton', name: 'Automaton' },
      ],
    },
    lesson: true,
  },
  {
    game: 'earth-war',
    prefix: 'EW',
    accent: 'cw',
    name: 'Earth War',
    pitch: 'Fire at shadows. Count your ammo.',
    people: '1–5',
    minutes: 20,
    quick: { says: 'solo, Dead Relay', options: {}, seats: [{ kind: 'person', name: 'Sergeant' }] },
    lesson: true,
    more: [{ label: 'Daily deal', href: '/daily/earth-war' }],
  },
];

export const titleOf = (game: string): Title | undefined => TITLES.find((title) => title.game === game);
