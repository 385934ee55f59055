// The sentences of a scenario, word by word: pods, pieces, scores, ends and orders.
import {
  type Reader,
  aFlag,
  aNumber,
  anObject,
  fields,
  listOf,
  oneOf,
  textOf,
  byWord,
  exactly,
  aMark,
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

export const readPodTerms = byWord<PodTerms>('when', {
  start: fields({ pod: oneOf(POD_LETTERS), when: exactly('start') }),
  near: fields({ pod: oneOf(POD_LETTERS), when: exactly('near'), within: aNumber(1, 48) }, { area: aName }),
  seen: fields({ pod: oneOf(POD_LETTERS), when: exactly('seen') }, { piece }),
});

export const readPieceTerms: Reader<PieceTerms> = fields(
  { makes: oneOf(['once', 'held', 'switched'] as const), by: sides },
  {
    together: aMark,
    gives: fields({ token: oneOf(TOKENS) }, { hidden: aMark }),
    finds: aMark,
    minds: aMark,
    setsBack: aMark,
  },
);

const points = aNumber(1, 20);
const from = aNumber(1, 20);
const readHold: Reader<Score> = (value, where) =>
  'piece' in anObject(value, where)
    ? fields({ verb: exactly('hold'), piece, side: sides, points }, { from })(value, where)
    : fields({ verb: exactly('hold'), area: aName, side: sides, points }, { from })(value, where);

export const readScore = byWord<Score>('verb', {
  destroy: fields({
    verb: exactly('destroy'),
    what: oneOf(['model', 'leader', 'half'] as const),
    side: sides,
    points,
  }),
  hold: readHold,
  carry: fields({ verb: exactly('carry'), side: sides, points: aNumber(0, 20), home: aNumber(0, 20) }),
  hide: fields({ verb: exactly('hide'), from, worth: aNumber(1, 200) }),
});

const least = aNumber(1, 60);

export const readCondition = byWord<Condition>('is', {
  reached: fields({ is: exactly('reached'), area: aName }),
  cleared: fields({ is: exactly('cleared') }),
  worked: fields({ is: exactly('worked'), piece }, { least }),
  home: fields({ is: exactly('home'), token: oneOf(TOKENS) }),
  carried: fields({ is: exactly('carried'), least }),
  out: fields({ is: exactly('out'), least }),
  rescued: fields({ is: exactly('rescued'), least }),
  'civilians dead': fields({ is: exactly('civilians dead'), least }),
  'civilian free': fields({ is: exactly('civilian free'), yes: aFlag }),
  'no civilian left': fields({ is: exactly('no civilian left') }),
  'leader fallen': fields({ is: exactly('leader fallen'), side: aSide }),
  'leader alive': fields({ is: exactly('leader alive'), side: aSide }),
  points: fields({ is: exactly('points'), least }),
  timer: fields({ is: exactly('timer'), least }),
  round: fields({ is: exactly('round') }, { least, most: aNumber(1, 60) }),
});

export const readTie = byWord<Tie>('by', {
  pieces: fields({ by: exactly('pieces') }),
  supplies: fields({ by: exactly('supplies') }),
  worth: fields({ by: exactly('worth') }),
  area: fields({ by: exactly('area'), area: aName }),
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
    otherwise: aMark,
    open: aMark,
    which: oneOf(['nearest', 'own'] as const),
    first: oneOf(['always', 'O'] as const),
  },
);
