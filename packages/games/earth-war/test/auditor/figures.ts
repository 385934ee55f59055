// The auditor's figures: what the tables and mission lists of RULES.md say, read from the text itself.
import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').split('\n');

/** The rows of the tables whose first cell begins so, cell by cell. */
const rows = (id: string): string[][] =>
  lines
    .filter((line) => line.startsWith(`| ${id}`))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const number = (cell: string): number => Number.parseInt(cell, 10) || 0;
const byBand = (cell: string): number[] => (cell === '-' ? [0, 0, 0, 0] : cell.split('/').map(number));

export interface UnitFigures {
  rp: number;
  fire: number[];
  melee: number;
  cap: number;
  hits: number;
  arm: number;
  wits: number;
  ammo: number;
  command: number;
}

export const UNITS = new Map<string, UnitFigures>(
  rows('EW-U-').map(([, name = '', rp = '', fire = '', ...rest]) => {
    const [melee, cap, hits, arm, wits, ammo, command] = rest.map(number);
    // EW-CP-04 Whoever has no COMMAND of their own leads with 1.
    const figures = { melee, cap, hits, arm, wits, ammo, command: command || 1 } as UnitFigures;
    return [name.replace(/ \(.*/, ''), { ...figures, rp: number(rp), fire: byBand(fire) }];
  }),
);

// EW-Q-12 The gun's figures stand in its text.
const gun = /FIRE (\S+), CAP (\d+), HITS (\d+), ARM (\d+)/.exec(rows('EW-Q-12')[0]?.[5] ?? '') ?? [];
UNITS.set('Sentry Gun', {
  rp: 0,
  fire: byBand(gun[1] ?? ''),
  melee: 0,
  cap: number(gun[2] ?? ''),
  hits: number(gun[3] ?? ''),
  arm: number(gun[4] ?? ''),
  wits: 0,
  ammo: 0,
  command: 0,
});

export interface ItemFigures {
  rp: number;
  /** Uses per mission; 0 for what is not counted. */
  uses: number;
  perRound: boolean;
  flips: number;
}

export const ITEMS = new Map<string, ItemFigures>(
  rows('EW-Q-').map(([, name = '', rp = '', uses = '', , effect = '']) => [
    name,
    {
      rp: number(rp),
      uses: number(uses),
      perRound: uses === 'once per round' || name === 'Thermal Scope',
      flips: effect.includes('flip two') ? 2 : effect.includes('flip one') ? 1 : 0,
    },
  ]),
);

export const ORDERS = new Map<string, { cp: number; step: number }>(
  rows('EW-O-').map(([, name = '', cp = '', moment = '']) => [
    name,
    { cp: number(cp), step: number(/Step (\d)/.exec(moment)?.[1] ?? '8') },
  ]),
);

export interface CardFigures {
  name: string;
  first: string;
  copies: number;
  attack: number[];
  cap: number;
  wounds: number;
  ambush: boolean;
  acid: number;
  armoured: number;
  shift: number;
  target: string;
  enemy: boolean;
}

const keyword = (keywords: string, word: string): number =>
  number(new RegExp(`${word} (\\d)`).exec(keywords)?.[1] ?? '');

const identifiers = (cell: string): { first: string; copies: number } => ({
  first: cell.slice(0, 1),
  copies: number(cell.split('-').at(-1)?.slice(1) ?? ''),
});

/** The cards by the letter of their identifiers. */
export const CARDS = new Map<string, CardFigures>();
for (const [, name = '', ids = '', attack = '', cap = '', wounds = '', words = ''] of rows('EW-E-'))
  CARDS.set(identifiers(ids).first, {
    name,
    ...identifiers(ids),
    copies: ids.includes('-') ? identifiers(ids).copies : 1,
    attack: byBand(attack),
    cap: number(cap),
    wounds: number(wounds),
    ambush: words.includes('AMBUSH'),
    acid: keyword(words, 'ACID'),
    armoured: keyword(words, 'ARMOURED'),
    shift: keyword(words, 'DISTANT') - keyword(words, 'FAST'),
    target: /NEAREST|FARTHEST|WEAKEST|LEADER|FOCUS/.exec(words)?.[0] ?? 'NEAREST',
    enemy: true,
  });
const other = {
  attack: [0, 0, 0, 0],
  cap: 0,
  ambush: false,
  acid: 0,
  armoured: 0,
  shift: 0,
  target: '',
  enemy: false,
};
for (const [, name = '', ids = '', wounds = ''] of rows('EW-X-'))
  CARDS.set(identifiers(ids).first, { ...other, name, ...identifiers(ids), wounds: number(wounds) });
// EW-M-COM-03
CARDS.set('?', { ...other, name: 'unknown', first: '?', copies: 1, wounds: 0 });

export const figuresOf = (card: string): CardFigures => {
  const figures = CARDS.get(card.slice(0, 1));
  if (figures === undefined) throw new Error(`RULES.md has no card ${card}`);
  return figures;
};

export interface NodeFigures {
  id: string;
  kind: string;
  cards: [count: number, name: string][];
  /** EW-M-COM-08 */
  garrison: [count: number, name: string][];
  /** The round that ends it at standard difficulty; 0 for none. */
  until: number;
  ammo: number;
  reinforce: boolean;
}

const listOf = (text: string): [number, string][] =>
  text.split(', ').map((one) => {
    const [, count, name = ''] = /^(?:(\d+)x |the )(.*)$/.exec(one) ?? [];
    return [count === undefined ? 1 : number(count), name];
  });

/** The nodes of each mission in order. */
export const NODES: NodeFigures[][] = [];
export const MISSION_NAMES: string[] = [];
lines.forEach((line, at) => {
  const mission = /^### Mission \d: (.*)$/.exec(line);
  if (mission) {
    NODES.push([]);
    MISSION_NAMES.push(mission[1] ?? '');
  }
  const node = /^#### (EW-M-\S+) Node \d, (\w+)/.exec(line);
  if (node === null) return;
  const text = lines[at + 1] ?? '';
  const lists = /ENEMIES: ([^.]*)\.(?: GARRISON: ([^.]*)\.)? SETUP Shadows: ([^.]*)\./.exec(text);
  NODES.at(-1)?.push({
    id: node[1] ?? '',
    kind: node[2] ?? '',
    cards: lists === null ? [] : [...listOf(lists[1] ?? ''), ...listOf(lists[3] ?? '')],
    garrison: lists?.[2] === undefined ? [] : listOf(lists[2]),
    until: number(/at the end of round (\d+)/.exec(text)?.[1] ?? ''),
    ammo: number(/(\d+) AMMO/.exec(text)?.[1] ?? ''),
    reinforce: /\bReinforce\b/.test(text),
  });
});

/** EW-M-PATROL-01 */
export const THREAT: Record<string, number> = {
  Ovomorph: 1,
  Facehugger: 1,
  'Chest-Burster': 1,
  Runner: 1,
  Drone: 2,
  Spitter: 2,
  Warrior: 3,
  Lurker: 3,
  Crusher: 5,
  Praetorian: 5,
};
