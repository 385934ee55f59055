// How the board shows each happening: what it looks like, how much it matters, where its dice and numbers come from.
import type { Beat, BeatDice, LogItem, Modifier } from '@xenotable/kernel';
import { waysOf216, waysOf36 } from './book/tests.ts';
import { departs } from './entries.ts';
import type { Happening } from './happenings.ts';
import { cellThing, unitThing } from './things.ts';

type Type = Happening['type'];

const actorOf = (what: Happening): { actor?: string } =>
  'model' in what ? { actor: unitThing(what.model) } : {};

const targetOf = (what: Happening): { target?: string } =>
  'at' in what && typeof what.at === 'string' ? { target: unitThing(what.at) } : {};

const pathOf = (what: Happening): { path?: readonly string[] } =>
  'path' in what
    ? { path: what.path.map(cellThing) }
    : 'to' in what && typeof what.to !== 'string'
      ? { path: [cellThing(what.to)] }
      : 'at' in what && typeof what.at !== 'string' && what.at.length === 2 && typeof what.at[0] === 'number'
        ? { path: [cellThing([what.at[0], Number(what.at[1])])] }
        : {};

const plain = (
  kind: Beat['kind'],
  weight: Beat['weight'],
  what: Happening,
  more: Partial<Beat> = {},
): Beat => ({
  kind,
  weight,
  ...actorOf(what),
  ...targetOf(what),
  ...pathOf(what),
  ...more,
});

/** Two or three dice against a value: equal or below passes. */
const against = (values: readonly number[], value: number): Pick<Beat, 'dice'> => ({
  dice: { values, sides: 6, need: `≤ ${value}` },
});

/** EE-EQP-01 With a Scope the highest of three dice is left out. EE-SPC-38 Two tests are one shot: what is told of a miss is the chance of both. */
function shotDice({ type, dice, value, test }: Extract<Happening, { type: 'hit' | 'missed' }>): BeatDice {
  const scoped = dice.length === 3;
  const chance = scoped ? waysOf216(value) / 216 : waysOf36(value) / 36;
  return {
    values: dice,
    sides: 6,
    need: `≤ ${value}`,
    ...(scoped && { chance, counts: [type === 'hit'] }),
    ...(test !== undefined && { whole: chance ** 2 }),
  };
}

const oneDie = (die: number, need?: string): Pick<Beat, 'dice'> => ({
  dice: { values: [die], sides: 6, ...(need !== undefined && { need }) },
});

/** Never a picture of its own. */
const BOOKS: readonly Type[] = [
  'activated',
  'activation ends',
  'bag filled',
  'die drawn',
  'die spent',
  'die removed',
  'mission',
  'battle rolled',
  'mustered',
  'squad',
  'rolled off',
  'zone',
  'placed',
  'marker placed',
  'overwatch ended',
  'income',
  'campaign rated',
  'crates placed',
];

const GOALS: readonly Type[] = [
  'scored',
  'charge planted',
  'charge delayed',
  'charge lost',
  'charge set',
  'charge removed',
  'generator destroyed',
  'gate open',
  'tapped',
  'relay set',
  'relay open',
  'upload',
  'upload set back',
  'mast',
  'crate secured',
  'terminal hacked',
  'marker reached',
  'informant found',
  'bystander runs home',
  'civilian saved',
  'claimed',
  'intelligence',
  'took',
  'evacuated',
];

const ENDS: readonly Type[] = ['battle over', 'campaign over', 'conceded'];
const REVEALS: readonly Type[] = ['arrives', 'declared', 'pod shown', 'marker removed', 'found'];
const RETREATS: readonly Type[] = ['flees', 'panics', 'put back', 'pulled', 'blinked'];
const MOVES: readonly Type[] = ['runs', 'climbs', 'momentum', 'charges'];

/** Kinds that are told apart by more than their name. */
function ofAttack(what: Happening): Beat | null {
  switch (what.type) {
    case 'hit':
    case 'missed': {
      const hit = what.type === 'hit';
      const more = {
        plate: hit ? (what.test === 1 ? 'first of two' : 'hit') : 'miss',
        tone: hit ? 'hit' : 'miss',
        dice: shotDice(what),
      } as const;
      return plain(what.close ? 'blow' : 'shot', 1, what, more);
    }
    case 'armour':
      return plain('save', 1, what, {
        plate: what.holds ? 'armour holds' : 'armour fails',
        tone: what.holds ? 'miss' : 'hit',
        ...against(what.dice, what.value),
      });
    case 'damage':
      return plain('loss', what.applied > 0 ? 2 : 1, what, {
        plate: what.applied > 0 ? `−${what.applied}` : 'no damage',
        tone: what.applied > 0 ? 'hit' : 'miss',
      });
    case 'destroyed':
      return plain('death', 2, what, { plate: 'dead', tone: 'bad' });
    case 'leader lost':
      return plain('death', 3, what, { plate: 'Leader lost', tone: 'bad' });
    case 'down':
      return plain('nerve', what.how === 'forced' ? 2 : 1, what, { plate: 'Down' });
    case 'sustain':
      return plain('nerve', 2, what, {
        ...against(what.dice, what.value),
        plate: what.passed ? 'lives' : 'fails',
      });
    case 'scatter':
      return plain('roll', 1, what, { ...oneDie(what.die, '1–3'), plate: what.wide ? 'wide' : 'on target' });
    case 'deflect':
      return plain('save', 1, what, {
        ...oneDie(what.die, '5+'),
        plate: what.deflected ? 'deflected' : 'no',
      });
    case 'mindspin':
      return plain('nerve', 2, what, { dice: { values: what.dice, sides: 6 }, plate: what.effect });
    case 'poison':
      return plain('loss', 2, what, { plate: '−1', tone: 'bad' });
    case 'appears':
      return plain('reveal', 2, what, { result: `${what.model} appears` });
    case 'reacts':
      return plain('answer', 1, what, { path: [cellThing(what.where)] });
    default:
      return null;
  }
}

/** Tests and single dice. */
function ofDice(what: Happening): Beat | null {
  switch (what.type) {
    case 'test':
      return plain('roll', 2, what, {
        ...against(what.dice, what.value),
        plate: what.passed ? 'done' : 'failed',
        tone: what.passed ? 'good' : 'bad',
      });
    case 'card':
      return plain('roll', 1, what, oneDie(what.die));
    case 'plan':
      // Whoever does not do what its card orders must be told about.
      return plain('note', departs(what.letter, what.orders, what.engaged) ? 2 : 0, what);
    case 'stands up':
      return what.dice === undefined || what.value === undefined
        ? plain('order', 0, what)
        : plain('nerve', 1, what, { ...against(what.dice, what.value), plate: `${what.left} left` });
    case 'suppressed':
      return plain('nerve', 1, what, {
        ...against(what.dice, what.value),
        plate: what.holds ? 'holds' : 'Down',
      });
    case 'infirmary':
      return plain('nerve', 2, what, {
        ...against(what.dice, what.value),
        plate: what.lives ? 'lives' : 'dies',
      });
    case 'rallied':
    case 'hack table':
    case 'volatile':
      return plain('roll', 1, what, oneDie(what.die));
    case 'pod scattered':
      return { kind: 'roll', weight: 0, dice: { values: what.dice, sides: 6 } };
    case 'healed':
    case 'regenerates':
      return plain('note', 2, what, { plate: `${what.wounds} Wounds`, tone: 'good' });
    default:
      return null;
  }
}

/** The kind and weight of everything else. */
const KINDS: readonly [readonly Type[], Beat['kind'], Beat['weight']][] = [
  [BOOKS, 'note', 0],
  [MOVES, 'move', 1],
  [RETREATS, 'retreat', 1],
  [REVEALS, 'reveal', 2],
  [GOALS, 'goal', 3],
  [ENDS, 'goal', 3],
  [['overwatch', 'acts again', 'commands', 'free attack', 'counterattack'], 'order', 1],
  [['mind controlled', 'poisoned', 'fallen', 'recovering', 'promoted'], 'nerve', 2],
];

export function beat(what: Happening): Beat {
  const own = ofAttack(what) ?? ofDice(what);
  if (own !== null) return own;
  for (const [types, kind, weight] of KINDS) if (types.includes(what.type)) return plain(kind, weight, what);
  return plain('note', 'model' in what ? 1 : 0, what);
}

/** How a shot or blow is headed; EE-SPC-38 two tests are one shot, and what came of both is said after them. */
function attackHead(what: Extract<Happening, { type: 'hit' | 'missed' }>): string | null {
  if (what.test === 2) return null;
  const came = what.type === 'missed' ? 'misses' : what.test === 1 ? 'two tests' : 'hits';
  return `${what.model} → ${what.at}: ${what.weapon}, ${came}`;
}

/** A group of the log begins with every activation, with every shot or blow, and with whoever reacts to somebody else. */
export function opens(what: Happening): string | null {
  switch (what.type) {
    case 'activated':
      return `${what.model} acts`;
    case 'reacts':
      return `${what.model} reacts to ${what.at}`;
    case 'hit':
    case 'missed':
      return attackHead(what);
    default:
      return null;
  }
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const sumItems = (parts: readonly Modifier[], prefix = ''): LogItem[] =>
  parts.map((part, i) => ({
    label: `${prefix}${part.label ?? ''}`,
    value: i === 0 ? String(part.value) : signed(part.value),
    rule: part.because,
  }));

/** Every number behind a test or a blow, and their sum. */
export function items(what: Happening): readonly LogItem[] {
  switch (what.type) {
    case 'hit':
    case 'missed':
      return [
        ...sumItems(what.parts),
        { label: 'Needed', value: `≤ ${what.value}` },
        rolled(what.dice),
        ...(what.test !== undefined ? [{ label: 'Tests that must hit', value: '2', rule: 'EE-SPC-38' }] : []),
      ];
    case 'armour':
      return [...sumItems(what.parts), { label: 'Needed', value: `≤ ${what.value}` }, rolled(what.dice)];
    case 'damage':
      return [
        ...sumItems(what.parts),
        ...(what.absorbed > 0 ? [{ label: 'Shield', value: signed(-what.absorbed) }] : []),
        { label: 'Wounds lost', value: String(what.applied) },
        { label: 'Wounds left', value: String(what.wounds) },
      ];
    case 'test':
    case 'sustain':
    case 'infirmary':
    case 'suppressed':
      return [{ label: 'Needed', value: `≤ ${what.value}` }, rolled(what.dice)];
    default:
      return [];
  }
}

const rolled = (dice: readonly number[]): LogItem => ({
  label: 'Rolled',
  value: `${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}`,
});
