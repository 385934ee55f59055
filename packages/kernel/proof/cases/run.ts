// Plays a case and lists the problems.
import type { AnyGame } from '../../src/rules/game.ts';
import { BadInput } from '../../src/read/badInput.ts';
import type { Told } from '../../src/rules/happening.ts';
import type { RuleId } from '../../src/rules/world.ts';
import { citing } from '../citing.ts';
import type { Case, Move } from './case.ts';
import { check } from './check.ts';
import { CaseTable } from './table.ts';

/** The result of a case. */
export interface CaseResult {
  /** What was told during the case. */
  told: readonly Told[];
  /** The problems; empty if the case passes. */
  problems: string[];
  /** The rules that running code cited meanwhile, including those that a passing case checks by name. */
  cited: ReadonlySet<RuleId>;
}

export function runCase(game: AnyGame, c: Case): CaseResult {
  const { result, cited } = citing(game, (heard) => played(heard, c));
  return { ...result, cited };
}

/** The problems of a case; empty if it passes. An impossible move ends it; problems found before are kept. */
function played(game: AnyGame, c: Case): Pick<CaseResult, 'problems' | 'told'> {
  const problems: string[] = [];
  let told: readonly Told[] = [];
  try {
    const table = new CaseTable(game, c);
    ({ told } = table);
    c.when.forEach((move, i) => problems.push(...problemsOf(table, move, `when[${i}]`)));
    problems.push(...check(table, c.then, 'then'));
    if (table.chance.left() > 0)
      problems.push(`dice: ${table.chance.left()} scripted results were never asked for`);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    problems.push(error.message);
  }
  return { problems, told };
}

/** Makes a move, or runs a check between moves. */
function problemsOf(table: CaseTable, move: Move, where: string): string[] {
  if ('then' in move) return check(table, move.then, where);
  const { seat, choice, refused } = move;
  if (seat === 'everyone') table.everyone(choice, where);
  else if (refused === undefined) table.choose(seat, choice, where);
  else {
    const by = refused === true ? '' : ` by ${refused}`;
    const refusal = table.refusal(seat, choice, where);
    if (refusal === null)
      return [`${where}: ${JSON.stringify(choice)} should be refused${by}, but it is legal`];
    if (refused !== true && refusal.rule !== refused)
      return [`${where}: should be refused${by}, but is by ${refusal.rule} (${refusal.reason})`];
  }
  return [];
}
