// What keeps a scenario from being played, or may surprise its players.
import { type RuleId, type ScenarioProblem, contentProblems } from '@xenotable/kernel';
import { copiesOf, isEnemyKind } from '../content/cards.ts';
import { itemNames, unitNames } from '../content/force.ts';
import { numberNamed } from '../content/kinds.ts';
import type { Branch, CombatNode, NodeText } from '../content/mission.ts';
import { OWN_KINDS, RULE_OF_KIND, ownFaults } from '../content/own/index.ts';
import { squadFaults } from '../content/squads.ts';
import { goalProblems } from './goalProblems.ts';
import { cardsAt, effectsOf } from './lists.ts';
import { type Scenario, RULE_OF_NODE, squadOf } from './scenario.ts';

/** Nodes that a mission has at most, and branches of a choice. */
export const MOST_NODES = 12;
export const MOST_BRANCHES = 4;
/** For less the balanced squad has no four units (EW-SQD-01). */
export const LEAST_RP = 14;
/** Cards that lie at one node at most. */
export const MOST_CARDS = 24;

type Say = (field: string, reason: string, rule: RuleId, severity?: 'warn') => void;

/** EW-SCN-04 There are so many cards of each kind, and the unknown extra must be able to be something. */
function listProblems(scenario: Scenario, node: CombatNode, number: number, say: Say): void {
  const at = `nodes[${number - 1}]`;
  node.enemies.forEach(([, kind], i) => {
    if (!isEnemyKind(kind) && kind !== 'unknown')
      say(`${at}.enemies[${i}]`, `${kind} belongs to the shadows' list`, 'EW-SCN-04');
  });
  const cards = cardsAt(scenario, number);
  for (const [kind, count] of cards) {
    const number = numberNamed({ options: { scenario } }, kind);
    if (number < 0) say(at, `${kind} is not among the content`, 'EW-SCN-08');
    const copies = copiesOf(number);
    if (count > copies) say(at, `${count} ${kind} may lie here, and there are only ${copies}`, 'EW-SCN-04');
  }
  const all = [...cards.values()].reduce((sum, count) => sum + count, 0);
  if (all > MOST_CARDS) say(at, `${MOST_CARDS} cards are enough at a node, not ${all}`, 'EW-SCN-04');
  if (cards.has('unknown') && (cards.get('Civilian') ?? 0) + (cards.get('Ovomorph') ?? 0) >= 12)
    say(at, 'the unknown card could be nothing: leave a Civilian or an Ovomorph out', 'EW-SCN-04');
  if (![...cards.keys()].some((kind) => isEnemyKind(kind) || kind === 'unknown'))
    say(`${at}.enemies`, 'nobody is fought here: add an enemy', 'EW-SCN-04');
  if (!cards.has('Merely Shadows'))
    say(`${at}.shadows`, 'there are no shadows: every face-down card is somebody', 'EW-SCN-04', 'warn');
  if (node.reinforce === true && node.until === undefined)
    say(
      at,
      'reinforcements come in every round, and nothing but the last enemy ends it',
      'EW-SCN-03',
      'warn',
    );
}

/** EW-SCN-05 Effects look forward: to a later fight, or a later node that is passed by. */
function effectProblems(scenario: Scenario, node: NodeText, number: number, say: Say): void {
  for (const { effect, field } of effectsOf(node)) {
    const wrong = (reason: string, severity?: 'warn'): void =>
      say(`nodes[${number - 1}].${field}`, reason, 'EW-SCN-05', severity);
    if ('node' in effect) {
      const target = scenario.nodes[effect.node - 1];
      if (target === undefined) wrong(`there is no node ${effect.node}`);
      else if (effect.node <= number) wrong(`node ${effect.node} does not lie ahead`);
      else if (effect.does !== 'skip' && target.kind !== 'combat')
        wrong(`'${effect.does}' needs a fight, and ${target.title} is none`);
    }
    if (effect.does === 'burn' && scenario.fireClock !== true)
      wrong('there is no fire clock in this mission: set fireClock');
    if (
      effect.does === 'lights' &&
      !scenario.nodes.some((one) => one.kind === 'combat' && one.lamps === true)
    )
      wrong('no fight of this mission has lamps', 'warn');
  }
}

function* branchReasons(branches: readonly Branch[]): Generator<string> {
  if (branches.length < 2 || branches.length > MOST_BRANCHES)
    yield `a choice has two to ${MOST_BRANCHES} branches, not ${branches.length}`;
  const twice = branches.find((one, i) => branches.findIndex(({ name }) => name === one.name) < i);
  if (twice !== undefined) yield `two branches are called ${twice.name}`;
  for (const { name, check, effects, ends } of branches) {
    if (check !== undefined && effects !== undefined) yield `${name}: either a check or effects, not both`;
    if (ends === true && (check !== undefined || effects !== undefined))
      yield `${name} ends the mission: nothing else comes of it`;
  }
}

function nodeProblems(scenario: Scenario, node: NodeText, number: number, say: Say): void {
  const at = `nodes[${number - 1}]`;
  if (node.kind === 'combat') listProblems(scenario, node, number, say);
  if (node.kind === 'choice')
    for (const reason of branchReasons(node.branches)) say(`${at}.branches`, reason, 'EW-SCN-05');
  if (
    (node.kind === 'supply' || node.kind === 'rest') &&
    node.ammo === undefined &&
    node.heal === undefined &&
    node.rest !== true &&
    node.surgery !== true
  )
    say(at, 'nothing is to be had here: AMMO, a rest, beds or surgery', RULE_OF_NODE[node.kind]);
  effectProblems(scenario, node, number, say);
}

/** EW-SCN-08, EW-SCN-09, EW-SCN-10 What keeps home-made things from being played. */
function ownProblems({ content = [] }: Scenario, say: Say): void {
  contentProblems(OWN_KINDS, content, {
    add: (field, rule, reason) => {
      const at = Number(/^content\[(\d+)\]/.exec(field)?.[1] ?? -1);
      say(field, reason, RULE_OF_KIND[content[at]?.kind ?? ''] ?? rule);
    },
    rule: 'EW-SCN-08',
    more: ownFaults,
  });
}

/** EW-SCN-11 The mission's squad obeys the rules of any squad. */
function squadProblems(scenario: Scenario, say: Say): void {
  const list = squadOf(scenario);
  if (list === null) return;
  const w = { options: { scenario } };
  const known = new Set<string>([...unitNames(w), ...itemNames(w)]);
  const strange = list.units.flatMap(({ type, items }) => [type, ...items]).find((name) => !known.has(name));
  if (strange !== undefined) return say('squad', `${strange} is not among the content`, 'EW-SCN-11');
  for (const { rule, reason } of squadFaults(list, scenario.rp, w)) say('squad', reason, rule);
}

export function problemsOf(scenario: Scenario): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  const say: Say = (field, reason, rule, severity) =>
    void problems.push({ field, reason, rule, severity: severity ?? 'stop' });
  const { nodes, rp } = scenario;
  if (nodes.length === 0 || nodes.length > MOST_NODES)
    say('nodes', `a mission has one to ${MOST_NODES} nodes, not ${nodes.length}`, 'EW-SCN-01');
  if (!nodes.some((node) => node.kind === 'combat')) say('nodes', 'a mission needs a fight', 'EW-SCN-01');
  if (rp < LEAST_RP) say('rp', `a balanced squad of four needs ${LEAST_RP} RP`, 'EW-SCN-02');
  ownProblems(scenario, say);
  squadProblems(scenario, say);
  nodes.forEach((node, i) => nodeProblems(scenario, node, i + 1, say));
  for (const { field, reason, severity } of goalProblems(scenario))
    say(field, reason, 'EW-SCN-06', severity === 'warn' ? severity : undefined);
  return problems;
}
