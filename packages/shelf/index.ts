// The list of games: what a list shows of each, and how its rules are loaded when they are first needed.
import {
  type AnyGame,
  type AnyRules,
  BadInput,
  type Head,
  type Json,
  type Previews,
  RecordError,
  type SeatPlan,
  closest,
} from '@xenotable/kernel';
import type { Edition, Editions, GamePackage } from '@xenotable/kernel/proof';

export interface Title {
  /** The game's name in folders and records. */
  game: string;
  /** The prefix of its rule ids. */
  prefix: string;
  accent: 'xs' | 'cc' | 'ee' | 'xr' | 'ew';
  name: string;
  pitch: string;
  people: string;
  minutes: number;
  /** What 'Play now' begins. */
  quick: { says: string; options: Record<string, Json>; seats: SeatPlan[] };
  /** The set-ups of the daily deals, in turn, all for the seats of `quick`. */
  deals: readonly Deal[];
  lesson: boolean;
  /** It has positions to solve. */
  puzzles: boolean;
  /** Other links, such as an editor. */
  more?: readonly { label: string; href: string }[];
}

/** A set-up of the daily deal. */
export interface Deal {
  /** 'Patrol of threat 9, hard'. */
  says: string;
  options: Record<string, Json>;
}

/** The rules of an edition, as a table needs them. */
export interface EditionRules {
  rules: AnyRules;
  previews?: Previews;
}

/** How the rules of a game are loaded. */
interface Loaded {
  game: string;
  load(): Promise<GamePackage>;
  /** Its rules alone, if they load faster than the whole game. */
  rules?(): Promise<EditionRules>;
  /** The earlier editions of its rules. */
  earlier(): Promise<{ editions: Editions }>;
}

type Shelved = Title & Loaded;

/** A game that is played on a real table, with the title whose rules it uses. */
interface Companion extends Loaded {
  of: string;
}

const alone: SeatPlan[] = [{ kind: 'person', name: 'Commander' }];

/** Twenty points against the platoon's 24: played by the steady program, the platoon wins somewhat more than half of the battles (docs/balance.md). */
const HUNGRY_BROOD = [
  'Hungry Brood',
  'Greater Xenomorphs (4, Commander)',
  'Lesser Xenomorphs + Swarm (4)',
  'Lesser Xenomorphs + Swarm (4)',
  'Lesser Xenomorphs + Swarm (4)',
  'Lesser Xenomorphs + Xenomorph Ranged Attack (4)',
].join('\n');

/** Eighteen points, for the battles of the daily deal. */
const YOUNG_BROOD = [
  'Young Brood',
  'Greater Xenomorphs (4, Commander)',
  'Lesser Xenomorphs + Swarm (4)',
  'Lesser Xenomorphs + Swarm (4)',
  'Lesser Xenomorphs + Xenomorph Ranged Attack (4)',
  'Lesser Xenomorphs (2)',
].join('\n');

/** A Squad of 489 Supplies, within the limit of every mission of the season. */
const GATECRASHERS = 'Gatecrashers (XCOM)\n* Ranger\nGrenadier\n3 x Rookie\n';

const SHELF: readonly Shelved[] = [
  {
    game: 'xenoshyft',
    load: () => import('@xenotable/xenoshyft'),
    rules: () => import('@xenotable/xenoshyft/rules'),
    earlier: () => import('@xenotable/xenoshyft/editions'),
    prefix: 'XS',
    accent: 'xs',
    name: 'XenoShyft',
    pitch: 'Hold the base for nine rounds, lane by lane.',
    people: '1–4, together',
    minutes: 60,
    quick: {
      says: 'solo, Recruit',
      options: { base: 20, items: 'fixed', waves: 'gradual' },
      seats: alone,
    },
    deals: (['book', 'gradual'] as const).flatMap((waves) =>
      [15, 20, 12].map((base) => ({
        says: `a solo siege, Base ${base}, ${waves === 'book' ? 'waves as in the book' : 'gradual waves'}`,
        options: { base, waves },
      })),
    ),
    lesson: true,
    puzzles: true,
    more: [{ label: 'Siege editor', href: '/editor/xenoshyft' }],
  },
  {
    game: 'chibi-commander',
    load: () => import('@xenotable/chibi-commander'),
    rules: () => import('@xenotable/chibi-commander/rules'),
    earlier: () => import('@xenotable/chibi-commander/editions'),
    prefix: 'CC',
    accent: 'cc',
    name: 'Chibi Commander',
    pitch: 'Hunt what hides behind the blips.',
    people: '1–4, either side',
    minutes: 40,
    quick: {
      says: 'solo, as the Earth against the book',
      options: { mission: 'COOP 1', squads: 'standard', automaton: 'quick' },
      seats: alone,
    },
    deals: ['COOP 1', 'COOP 2', 'COOP 3', 'COOP 4', 'COOP 5'].map((mission) => ({
      says: `mission ${mission} against the book`,
      options: { mission, squads: 'standard', automaton: 'quick' },
    })),
    lesson: true,
    puzzles: true,
    more: [{ label: 'Map editor', href: '/editor/chibi-commander' }],
  },
  {
    game: 'enemy-eternal',
    load: () => import('@xenotable/enemy-eternal'),
    rules: () => import('@xenotable/enemy-eternal/rules'),
    earlier: () => import('@xenotable/enemy-eternal/editions'),
    prefix: 'EE',
    accent: 'ee',
    name: 'Enemy Eternal',
    pitch: 'One bag of dice decides who moves next.',
    people: '1–4',
    minutes: 45,
    quick: {
      says: 'solo, the first mission of Season One',
      options: {
        mission: 'SE1.1',
        difficulty: 'Normal',
        // Two soldiers against three guards: with four soldiers the mission cannot be lost (docs/balance.md).
        squads: ['First In (XCOM)\n* Ranger\nGrenadier\n'],
      },
      seats: alone,
    },
    deals: ['SE1.1', 'SE1.2', 'SE1.3', 'SE1.4'].flatMap((mission) =>
      ['Normal', 'Classic'].map((difficulty) => ({
        says: `mission ${mission} of Season One, ${difficulty}`,
        options: { mission, difficulty, squads: [GATECRASHERS] },
      })),
    ),
    lesson: true,
    puzzles: false,
    more: [{ label: 'Mission editor', href: '/editor/enemy-eternal' }],
  },
  {
    game: 'xenos-rampant',
    load: () => import('@xenotable/xenos-rampant'),
    rules: () => import('@xenotable/xenos-rampant/rules'),
    earlier: () => import('@xenotable/xenos-rampant/editions'),
    prefix: 'XR',
    accent: 'xr',
    name: 'Xenos Rampant',
    pitch: 'Give orders. Some will not be obeyed.',
    people: '1–4, either side',
    minutes: 45,
    quick: {
      says: 'solo, Meat Grinder: your 24 points against 20 that charge',
      options: { lists: ['Colonial Strike Platoon', HUNGRY_BROOD], noTraits: true },
      seats: [
        { kind: 'person', name: 'Marshal' },
        { kind: 'automaton', name: 'The Brood' },
      ],
    },
    deals: [
      ['GRIND', 'Meat Grinder'],
      ['SECRET', 'Secret Mission'],
      ['FIGHTRET', 'Fighting Retreat'],
      ['VIP', 'VIP Extraction'],
      ['ENCOUNTER', 'Encounter'],
      ['BUGHUNT', 'Bug Hunt'],
    ].map(([scenario = '', name]) => ({
      says: `${name}, a platoon of 24 points against a young brood of 18`,
      options: { scenario, lists: ['Colonial Strike Platoon', YOUNG_BROOD], noTraits: true },
    })),
    lesson: true,
    puzzles: true,
    more: [{ label: 'Scenario editor', href: '/editor/xenos-rampant' }],
  },
  {
    game: 'earth-war',
    load: () => import('@xenotable/earth-war'),
    rules: () => import('@xenotable/earth-war/rules'),
    earlier: () => import('@xenotable/earth-war/editions'),
    prefix: 'EW',
    accent: 'ew',
    name: 'Earth War',
    pitch: 'Fire at shadows. Count your ammo.',
    people: '1–5',
    minutes: 30,
    quick: {
      // The script wins 72 of 100 games, so the mission can be lost.
      says: 'solo, the first mission: Dead Relay',
      options: { play: 'mission', mission: 1 },
      seats: [{ kind: 'person', name: 'Sergeant' }],
    },
    deals: [6, 7, 8, 9, 10, 11, 12, 13, 14].flatMap((threat) =>
      ['easy', 'standard', 'standard', 'hard'].map((difficulty) => ({
        says: `a patrol of threat ${threat}, ${difficulty}`,
        options: { play: 'patrol', threat, difficulty },
      })),
    ),
    lesson: true,
    puzzles: true,
    more: [{ label: 'Mission editor', href: '/editor/earth-war' }],
  },
];

const COMPANIONS: readonly Companion[] = [
  {
    game: 'xenoshyft-companion',
    of: 'xenoshyft',
    load: () => import('@xenotable/xenoshyft/companion'),
    earlier: () => import('@xenotable/xenoshyft/companion/editions'),
  },
  {
    game: 'chibi-commander-companion',
    of: 'chibi-commander',
    load: () => import('@xenotable/chibi-commander/companion'),
    earlier: () => import('@xenotable/chibi-commander/companion/editions'),
  },
  {
    game: 'enemy-eternal-companion',
    of: 'enemy-eternal',
    load: () => import('@xenotable/enemy-eternal/companion'),
    earlier: () => import('@xenotable/enemy-eternal/companion/editions'),
  },
  {
    game: 'xenos-rampant-companion',
    of: 'xenos-rampant',
    load: () => import('@xenotable/xenos-rampant/companion'),
    earlier: () => import('@xenotable/xenos-rampant/companion/editions'),
  },
];

export const titles: readonly Title[] = SHELF;

export const companionNames: readonly string[] = COMPANIONS.map(({ game }) => game);

/** The companion of a title; null if it has none. */
export const companionOf = (title: string): string | null =>
  COMPANIONS.find(({ of }) => of === title)?.game ?? null;

/** The title of a companion; undefined if the game is not a companion. */
export const titleOfCompanion = (game: string): Title | undefined => {
  const of = COMPANIONS.find((one) => one.game === game)?.of;
  return of === undefined ? undefined : titleOf(of);
};

export const titleOf = (game: string): Title | undefined => titles.find((title) => title.game === game);

export const gameNames: readonly string[] = SHELF.map(({ game }) => game);

function shelved(name: string): Loaded {
  const found = [...SHELF, ...COMPANIONS].find(({ game }) => game === name);
  if (found === undefined)
    throw new BadInput('game', `there is no game ${JSON.stringify(name)}${closest(name, gameNames)}`);
  return found;
}

/** A game in its present edition. */
export const gamePackage = (name: string): Promise<GamePackage> => shelved(name).load();

/** The present rules of a game. */
async function presentRules(name: string): Promise<EditionRules> {
  const { load, rules } = shelved(name);
  if (rules !== undefined) return rules();
  const { game, previews = {} } = await load();
  return { rules: game, previews };
}

/** An earlier edition; null for the present one. Throws BadInput for an unknown edition. */
async function frozenEdition(name: string, edition: string | undefined): Promise<Edition | null> {
  if (edition === undefined) return null;
  const { editions } = await shelved(name).earlier();
  const frozen = Object.hasOwn(editions, edition) ? editions[edition] : undefined;
  if (frozen !== undefined) return frozen();
  const present = (await presentRules(name)).rules.edition;
  if (present === edition) return null;
  const known = [...Object.keys(editions), present].join(', ');
  throw new BadInput(
    'edition',
    `there is no edition ${JSON.stringify(edition)} of ${name} here (there are ${known})`,
  );
}

/** A game in the edition that a table or record names; the present one if it names none. */
export const editionOf = async (name: string, edition?: string): Promise<Edition> =>
  (await frozenEdition(name, edition)) ?? gamePackage(name);

/** Only the rules of such an edition. */
export async function rulesOf(name: string, edition?: string): Promise<EditionRules> {
  const frozen = await frozenEdition(name, edition);
  if (frozen === null) return presentRules(name);
  const { game: rules, previews = {} } = frozen;
  return { rules, previews };
}

/** Loads what a head names. Throws RecordError if it does not exist. */
async function named<T>(find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    throw error instanceof BadInput ? new RecordError(1, error.message) : error;
  }
}

/** The game of a record. Throws RecordError if it does not exist. */
export const gameFor = ({ game, edition }: Pick<Head, 'game' | 'edition'>): Promise<AnyGame> =>
  named(async () => (await editionOf(game, edition)).game);

/** The rules of a record: enough to continue it. A given position needs the whole game. */
export const rulesFor = (head: Pick<Head, 'game' | 'edition' | 'given'>): Promise<AnyRules> =>
  head.given === undefined
    ? named(async () => (await rulesOf(head.game, head.edition)).rules)
    : gameFor(head);

export const allGames = (): Promise<GamePackage[]> => Promise.all(gameNames.map(gamePackage));
