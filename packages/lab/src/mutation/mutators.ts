// The possible changes of a piece of rules code.
import type { ESTree } from 'rolldown/utils';

/** One change: its kind, and the new code; null if the statement is left out. */
export interface Change {
  kind: string;
  becomes: string | null;
}

/** The source of a node. */
type TextOf = (node: { start: number; end: number }) => string;

const RELATIONS: Record<string, { boundary: string; opposite: string }> = {
  '<': { boundary: '<=', opposite: '>=' },
  '<=': { boundary: '<', opposite: '>' },
  '>': { boundary: '>=', opposite: '<=' },
  '>=': { boundary: '>', opposite: '<' },
};
const EQUALITY: Record<string, string> = { '===': '!==', '!==': '===' };
const ARITHMETIC: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const ASSIGNMENT: Record<string, string> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' };
const LOGIC: Record<string, string> = { '&&': '||', '||': '&&' };
const METHODS: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' };

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right)));

/** A node without the brackets and types around it. */
export function bare(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ChainExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

/** The last name of a called function: `tell` of `play.tell?.(…)`. */
export function calledName(node: ESTree.Node): string | null {
  const call = bare(node);
  if (call.type !== 'CallExpression' && call.type !== 'NewExpression') return null;
  const callee = bare(call.callee);
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : null;
}

function binary(
  node: Extract<ESTree.Node, { type: 'BinaryExpression' }>,
  text: TextOf,
  decides: boolean,
): Change[] {
  const left = text(node.left);
  const right = text(node.right);
  const to = (kind: string, operator: string): Change => ({ kind, becomes: `${left} ${operator} ${right}` });
  const relation = RELATIONS[node.operator];
  if (relation !== undefined)
    return [
      to('boundary', relation.boundary),
      // A condition is also forced to true and false, so that its opposite would add nothing.
      ...(decides ? [] : [to('comparison', relation.opposite)]),
    ];
  const equality = EQUALITY[node.operator];
  if (equality !== undefined) return decides ? [] : [to('comparison', equality)];
  const arithmetic = ARITHMETIC[node.operator];
  return arithmetic === undefined || isText(node) ? [] : [to('arithmetic', arithmetic)];
}

function call(node: ESTree.CallExpression, text: TextOf): Change[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return [];
  if (callee.property.type !== 'Identifier') return [];
  const { name } = callee.property;
  const object = text(callee.object);
  if (name === 'filter') return [{ kind: 'filter', becomes: object }];
  const other = METHODS[name];
  if (other === undefined || ((name === 'min' || name === 'max') && object !== 'Math')) return [];
  return [{ kind: 'call', becomes: `${object}.${other}${text(node).slice(text(callee).length)}` }];
}

/** Changes of an expression; `decides` if it is the whole condition of an if, a loop or a choice between two values. */
export function expressionChanges(node: ESTree.Node, text: TextOf, decides: boolean): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return binary(node, text, decides);
    case 'LogicalExpression': {
      const other = LOGIC[node.operator];
      return other === undefined
        ? []
        : [{ kind: 'logic', becomes: `(${text(node.left)}) ${other} (${text(node.right)})` }];
    }
    case 'Literal':
      if (typeof node.value === 'number') return [{ kind: 'constant', becomes: String(node.value + 1) }];
      return typeof node.value === 'boolean' ? [{ kind: 'constant', becomes: String(!node.value) }] : [];
    case 'UnaryExpression':
      if (node.operator === '!') return decides ? [] : [{ kind: 'negation', becomes: text(node.argument) }];
      return node.operator === '-' ? [{ kind: 'negation', becomes: text(node.argument) }] : [];
    case 'UpdateExpression': {
      const operator = node.operator === '++' ? '--' : '++';
      const argument = text(node.argument);
      return [{ kind: 'arithmetic', becomes: node.prefix ? operator + argument : argument + operator }];
    }
    case 'AssignmentExpression': {
      const operator = ASSIGNMENT[node.operator];
      return operator === undefined || isText(node.right)
        ? []
        : [{ kind: 'arithmetic', becomes: `${text(node.left)} ${operator} ${text(node.right)}` }];
    }
    case 'CallExpression':
      return call(node, text);
    default:
      return [];
  }
}

/** A condition that is always or never true; a loop that is always true would not end. */
export const conditionChanges = (loop: boolean): Change[] => [
  ...(loop ? [] : [{ kind: 'condition', becomes: 'true' }]),
  { kind: 'condition', becomes: 'false' },
];

/** Whether a statement may be left out: it has an effect and declares nothing. */
export function canBeLeftOut(node: ESTree.Node): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  let does = bare(node.expression);
  if (does.type === 'UnaryExpression' && (does.operator === 'void' || does.operator === 'delete'))
    does = bare(does.argument);
  if (does.type === 'CallExpression') return calledName(does) !== 'applies';
  return (
    does.type === 'AssignmentExpression' ||
    does.type === 'UpdateExpression' ||
    does.type === 'MemberExpression'
  );
}
