// The sentences of a scenario, word by word: pods, pieces, scores, ends and orders.
import {
  BadInput,
  type Reader,
  aFlag,
  aNumber,
  aText,
  anObject,
  fields,
  listOf,
  oneOf,
  textOf,
} from '@xenotable/kernel';
import {
  type Condition,
  DEEDS,
  type End,
  type Order,
  type PieceTerms,
  type PodTerms,
  type Score,
  SIDE_LETTERS,
  type Tie,
  WORKED_KINDS,
} from './scenario.ts';
import { POD_LETTERS } from './signs.ts';

const TOKENS = ['crate', 'cache', 'intel', 'vial'] as const;
const aSide = oneOf(SIDE_LETTERS);
const sides = oneOf([...SIDE_LETTERS, 'both'] as const);
const piece = oneOf(WORKED_KINDS);
const aName = textOf(1, 24);

const aSet: Reader<true> = (value, where) => {
  if (value !== true) throw new BadInput(where, 'must be true or left out');
  return true;
};

/** The reader of a union by the word that tells its members apart. */
const byWord =
  <T>(word: string, readers: Readonly<Record<string, Reader<unknown>>>): Reader<T> =>
  (value, where) => {
    const kind = oneOf(Object.keys(readers))(anObject(value, where)[word], `${where}.${word}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return readers[kind]?.(value, where) as T;
  };

export const readPodTerms = byWord<PodTerms>('when', {
  start: fields({ pod: oneOf(POD_LETTERS), when: aText }),
  near: fields({ pod: oneOf(POD_LETTERS), when: aText, within: aNumber(1, 48) }, { area: aName }),
  seen: fields({ pod: oneOf(POD_LETTERS), when: aText }, { piece }),
});

export const readPieceTerms: Reader<PieceTerms> = fields(
  { makes: oneOf(['once', 'held', 'switched'] as const), by: sides },
  {
    together: aSet,
    gives: fields({ token: oneOf(TOKENS) }, { hidden: aSet }),
    finds: aSet,
    minds: aSet,
    setsBack: aSet,
  },
);

const points = aNumber(1, 20);
const from = aNumber(1, 20);
const readHold: Reader<unknown> = (value, where) =>
  'piece' in anObject(value, where)
    ? fields({ verb: aText, piece, side: sides, points }, { from })(value, where)
    : fields({ verb: aText, area: aName, side: sides, points }, { from })(value, where);

export const readScore = byWord<Score>('verb', {
  destroy: fields({ verb: aText, what: oneOf(['model', 'leader', 'half'] as const), side: sides, points }),
  hold: readHold,
  carry: fields({ verb: aText, side: sides, points: aNumber(0, 20), home: aNumber(0, 20) }),
  hide: fields({ verb: aText, from, worth: aNumber(1, 200) }),
});

const least = aNumber(1, 60);
const is = aText;

export const readCondition = byWord<Condition>('is', {
  reached: fields({ is, area: aName }),
  cleared: fields({ is }),
  worked: fields({ is, piece }, { least }),
  home: fields({ is, token: oneOf(TOKENS) }),
  carried: fields({ is, least }),
  out: fields({ is, least }),
  rescued: fields({ is, least }),
  'civilians dead': fields({ is, least }),
  'civilian free': fields({ is, yes: aFlag }),
  'no civilian left': fields({ is }),
  'leader fallen': fields({ is, side: aSide }),
  'leader alive': fields({ is, side: aSide }),
  points: fields({ is, least }),
  timer: fields({ is, least }),
  round: fields({ is }, { least, most: aNumber(1, 60) }),
});

const readTie = byWord<Tie>('by', {
  pieces: fields({ by: aText }),
  supplies: fields({ by: aText }),
  worth: fields({ by: aText }),
  area: fields({ by: aText, area: aName }),
});

export const readEnd: Reader<End> = fields(
  {
    wins: oneOf([...SIDE_LETTERS, 'nobody', 'points', 'worth'] as const),
    look: oneOf(['at once', 'round', 'last'] as const),
    if: listOf(readCondition),
    why: textOf(1, 120),
  },
  { second: listOf(readCondition), ties: listOf(readTie) },
);

export const readOrder: Reader<Order> = fields(
  { do: oneOf(DEEDS) },
  {
    piece,
    area: aName,
    what: oneOf(['leader', 'civilian', 'carrier'] as const),
    within: aNumber(1, 48),
    from: aNumber(1, 20),
    otherwise: aSet,
    open: aSet,
    which: oneOf(['nearest', 'own'] as const),
    first: oneOf(['always', 'O'] as const),
  },
);
