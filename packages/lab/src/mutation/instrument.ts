// Builds all changes of a source file in at once, each behind a switch: at most one is on at a time.
import { type ESTree, parseSync } from 'rolldown/utils';
import {
  type Change,
  bare,
  calledName,
  canBeLeftOut,
  conditionChanges,
  expressionChanges,
} from './mutators.ts';

/** A place in a file with the changes that are possible there. */
export interface Site {
  start: number;
  end: number;
  line: number;
  was: string;
  changes: Change[];
}

export interface MutableSource {
  source: string;
  sites: Site[];
  /** The start and end of loop bodies: instrumented code counts their iterations. */
  loops: { start: number; end: number }[];
}

/** Texts for people: changing them changes no rule. */
const WORDS = new Set(['prompt', 'reason', 'why', 'label', 'title', 'text', 'words']);
/** The arguments of these calls are log entries, marks and messages. */
const TELLING = new Set(['tell', 'applies', 'Error', 'BadInput']);
/** Types around an expression; everything else that begins with TS has no effect when the code runs. */
const TYPED = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: ESTree.Node): [string, ESTree.Node][] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, ESTree.Node][] =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [key, child]),
  );

/** Whether a part of the tree has no code that could break a rule. */
function isIdle(parent: ESTree.Node, key: string, child: ESTree.Node): boolean {
  if (child.type.startsWith('TS') && !TYPED.has(child.type)) return true;
  switch (child.type) {
    case 'TemplateLiteral':
    case 'ThrowStatement':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return true;
  }
  if (parent.type === 'Property') {
    if (key === 'key') return !parent.computed;
    return parent.key.type === 'Identifier' && WORDS.has(parent.key.name) && !parent.computed;
  }
  if (key !== 'arguments')
    return key === 'property' && parent.type === 'MemberExpression' && !parent.computed;
  const name = calledName(parent);
  if (name === 'refuse') return parent.type === 'CallExpression' && child !== parent.arguments[0];
  return name !== null && TELLING.has(name);
}

class Reader {
  readonly sites: Site[] = [];
  readonly loops: MutableSource['loops'] = [];
  private readonly source: string;
  private readonly lineStarts: number[];

  constructor(source: string) {
    this.source = source;
    this.lineStarts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
  }

  private readonly text = (node: { start: number; end: number }): string =>
    this.source.slice(node.start, node.end);

  private add(node: ESTree.Node, changes: Change[]): void {
    if (changes.length === 0) return;
    const line = this.lineStarts.findLastIndex((start) => start <= node.start) + 1;
    this.sites.push({ start: node.start, end: node.end, line, was: this.text(node), changes });
  }

  /** `decides`: this is a whole condition. `chained`: it is the inside of `a?.b.c`, which must not be split. */
  visit(node: ESTree.Node, decides: 'loop' | 'branch' | null, chained: boolean): void {
    if (guardsOnlyMarks(node)) return;
    const changes = chained ? [] : expressionChanges(node, this.text, decides !== null);
    if (decides !== null) changes.push(...conditionChanges(decides === 'loop'));
    if (canBeLeftOut(node)) changes.push({ kind: 'statement', becomes: null });
    this.add(node, changes);
    if (
      node.type === 'WhileStatement' ||
      node.type === 'DoWhileStatement' ||
      node.type === 'ForStatement' ||
      node.type === 'ForOfStatement'
    )
      this.loops.push({ start: node.body.start, end: node.body.end });
    for (const [key, child] of childrenOf(node)) {
      if (isIdle(node, key, child)) continue;
      const spine = key === 'object' || key === 'callee' || key === 'expression';
      this.visit(child, decidedBy(node, key), spine && (chained || node.type === 'ChainExpression'));
    }
  }
}

/** Whether a statement only marks a rule as carried out. */
const isMark = (node: ESTree.Node): boolean =>
  node.type === 'BlockStatement'
    ? node.body.every(isMark)
    : node.type === 'ExpressionStatement' && calledName(node.expression) === 'applies';

/** A condition on which only a mark depends cannot change play. */
const guardsOnlyMarks = (node: ESTree.Node): boolean =>
  node.type === 'IfStatement' && node.alternate === null && isMark(node.consequent);

/** Whether a child is the condition of its parent. */
function decidedBy(parent: ESTree.Node, key: string): 'loop' | 'branch' | null {
  if (key !== 'test') return null;
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return 'branch';
    case 'WhileStatement':
    case 'ForStatement':
    case 'DoWhileStatement':
      // `for (;;)` and `while (true)` are intended.
      return parent.test !== null && bare(parent.test).type === 'Literal' ? null : 'loop';
    default:
      return null;
  }
}

/** Finds every place of a TypeScript file that can be changed. */
export function readSource(source: string): MutableSource {
  const { program, errors } = parseSync('rules.ts', source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`cannot be parsed: ${error.message}`);
  const reader = new Reader(source);
  for (const statement of program.body)
    if (!statement.type.startsWith('TS') && statement.type !== 'ImportDeclaration')
      reader.visit(statement, null, false);
  return { source, sites: reader.sites, loops: reader.loops };
}

/** The name by which instrumented code asks which change is on: see switchboard.ts. */
const BOARD = '$mutation';

/** The code before and after the original code of a site. */
function wrapping({ changes }: Site, n: number, record: boolean): [before: string, after: string] {
  const leftOut = changes.find(({ becomes }) => becomes === null);
  if (leftOut !== undefined) {
    // In its own braces, because an `else` after it belongs to another `if`.
    const on = record ? `${BOARD}.reach(${n})` : `${BOARD}.site !== ${n} || ${BOARD}.pick() < 0`;
    return [`{ if (${on}) { `, ' } }'];
  }
  if (record) return [`(${BOARD}.reach(${n}), `, ')'];
  const others = changes.map(({ becomes }, i) =>
    i === changes.length - 1 ? `(${becomes})` : `${BOARD}.change === ${i} ? (${becomes}) : `,
  );
  return [`(${BOARD}.site !== ${n} ? (`, `) : ${BOARD}.pick() < 0 ? 0 : ${others.join('')})`];
}

/** The file with all its changes built in; its sites are numbered from `first`. In `record` mode it only reports which sites are reached. */
export function instrument({ source, sites, loops }: MutableSource, first: number, record: boolean): string {
  const inserts: { at: number; text: string; order: number }[] = [];
  // Outer sites come first in the list: at the same position their beginning comes before, their end after that of inner ones.
  const wrap = (start: number, end: number, [before, after]: [string, string], n: number): void => {
    inserts.push({ at: start, text: before, order: n + 1 }, { at: end, text: after, order: -n - 1 });
  };
  sites.forEach((site, i) => wrap(site.start, site.end, wrapping(site, first + i, record), i * 2));
  // A loop's body is a statement and may itself be a site: the counter is outside of it.
  for (const { start, end } of loops) wrap(start, end, [`{ ${BOARD}.round(); `, ' }'], -0.5);
  inserts.sort((a, b) => a.at - b.at || a.order - b.order);
  let out = `const ${BOARD} = globalThis.${BOARD}; `;
  let from = 0;
  for (const { at, text } of inserts) {
    out += source.slice(from, at) + text;
    from = at;
  }
  return out + source.slice(from);
}
