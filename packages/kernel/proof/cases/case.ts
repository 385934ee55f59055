// A case: a position, scripted dice, choices, and what must hold. The format is documented in docs/cases.md.
import { type Scripted } from '../../src/chance/scripted.ts';
import { BadInput } from '../../src/read/badInput.ts';
import { type Reader, aText, anything, fields, listOf, oneOf, recordOf } from '../../src/read/readers.ts';
import { type Then, aSeat, readThen } from './then.ts';

/** A choice of a seat that is made or, with `refused`, must be refused: by this rule, or by any rule (true). */
interface ChoiceMove {
  seat: number | 'everyone';
  choice: unknown;
  refused?: string | true;
}

export type Move = ChoiceMove | { then: Then };

export interface Case {
  title: string;
  game: string;
  /** The edition of the rules; the present one if missing. */
  edition?: string;
  rules: string[];
  given: unknown;
  /** Instead of a position: the book's own setup with these options and seats. */
  setup?: { options?: unknown; seats: unknown };
  dice: Scripted[];
  when: Move[];
  then: Then;
}

const aDie: Reader<Scripted> = (value, where) => {
  if (typeof value !== 'number' && typeof value !== 'string')
    throw new BadInput(where, 'must be a number, or the name of what is drawn');
  return value;
};

const readMove: Reader<Move> = (value, where) => {
  const raw = recordOf(anything)(value, where);
  if ('then' in raw) return fields({ then: readThen })(value, where);
  const { refused, ...rest } = raw;
  const keys = Object.keys(rest);
  if (keys.length !== 1)
    throw new BadInput(where, `must name one seat, such as 'A: pass', not ${keys.join(', ') || 'none'}`);
  const seat = keys[0] === 'everyone' ? 'everyone' : aSeat(keys[0]!, where);
  return {
    seat,
    choice: rest[keys[0]!],
    ...(refused !== undefined && {
      refused: refused === true ? refused : aText(refused, `${where}.refused`),
    }),
  };
};

const aRuleList: Reader<string[]> = (value, where) =>
  typeof value === 'string' ? [value] : listOf(aText)(value, where);

/** Reads a parsed case; an unknown word anywhere in it is an error. */
export function readCase(value: unknown, games: readonly string[]): Case {
  const raw = fields(
    { title: aText, game: oneOf(games), rule: aRuleList },
    {
      edition: aText,
      given: anything,
      setup: fields({ seats: anything }, { options: anything }),
      dice: listOf(aDie),
      when: listOf(readMove),
      then: readThen,
    },
  )(value, '');
  if ((raw.given === undefined) === (raw.setup === undefined))
    throw new BadInput('', "a case has either 'given' or 'setup'");
  const checks =
    raw.then !== undefined || raw.when?.some((move) => 'then' in move || move.refused !== undefined);
  if (!checks) throw new BadInput('then', 'is missing: a case must check something');
  return {
    title: raw.title,
    game: raw.game,
    ...(raw.edition !== undefined && { edition: raw.edition }),
    rules: raw.rule,
    given: raw.given,
    ...(raw.setup !== undefined && { setup: raw.setup }),
    dice: raw.dice ?? [],
    when: raw.when ?? [],
    then: raw.then ?? {},
  };
}
