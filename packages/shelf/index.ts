// The games on the shelf: what a list of games shows of each, and how its rules are loaded when they are first needed.
import { BadInput, type Json, type SeatPlan, closest } from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';

export interface Title {
  /** The name of its folders and in records. */
  game: string;
  /** What its rule ids begin with. */
  prefix: string;
  accent: 'xs' | 'cc' | 'ee' | 'xr' | 'ew';
  name: string;
  pitch: string;
  people: string;
  minutes: number;
  /** What 'Play now' begins. */
  quick: { says: string; options: Record<string, Json>; seats: SeatPlan[] };
  lesson: boolean;
  /** Other ways in: a deal of the day, an editor. */
  more?: readonly { label: string; href: string }[];
}

interface Shelved extends Title {
  load(): Promise<GamePackage>;
}

const alone: SeatPlan[] = [{ kind: 'person', name: 'Commander' }];

const SHELF: readonly Shelved[] = [
  {
    game: 'xenoshyft',
    load: () => import('@xenotable/xenoshyft'),
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
    load: () => import('@xenotable/chibi-commander'),
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
    load: () => import('@xenotable/enemy-eternal'),
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
    load: () => import('@xenotable/xenos-rampant'),
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
    load: () => import('@xenotable/earth-war'),
    prefix: 'EW',
    accent: 'ew',
    name: 'Earth War',
    pitch: 'Fire at shadows. Count your ammo.',
    people: '1–5',
    minutes: 20,
    quick: { says: 'solo, Dead Relay', options: {}, seats: [{ kind: 'person', name: 'Sergeant' }] },
    lesson: true,
    more: [{ label: 'Daily deal', href: '/daily/earth-war' }],
  },
];

export const titles: readonly Title[] = SHELF;

export const titleOf = (game: string): Title | undefined => titles.find((title) => title.game === game);

export const gameNames: readonly string[] = SHELF.map(({ game }) => game);

export async function gamePackage(name: string): Promise<GamePackage> {
  const shelved = SHELF.find(({ game }) => game === name);
  if (shelved === undefined)
    throw new BadInput('game', `there is no game ${JSON.stringify(name)}${closest(name, gameNames)}`);
  return shelved.load();
}

export const allGames = (): Promise<GamePackage[]> => Promise.all(gameNames.map(gamePackage));
