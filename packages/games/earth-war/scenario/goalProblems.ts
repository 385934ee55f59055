// EW-SCN-06 Goals that cannot be reached, and missions without any.
import { type KindName, isEnemyKind } from '../content/cards.ts';
import { cardKind, numberNamed, ownKinds } from '../content/kinds.ts';
import type { Feat, Goal, Score } from '../content/goals.ts';
import { unknownCounts } from '../content/progress.ts';
import { cardsAt } from './lists.ts';
import type { Scenario } from './scenario.ts';

interface Said {
  field: string;
  reason: string;
  severity: 'stop' | 'warn';
}

/** What may come of a card besides itself: eggs open, what bursts grows up, she calls, and the unknown is one of four. */
function becomes(scenario: Scenario, name: KindName): readonly KindName[] {
  if (name === 'unknown') return ['Drone', 'Runner', 'Civilian', 'Ovomorph'];
  const w = { options: { scenario } };
  // A kind that is not there is a problem of the list.
  if (numberNamed(w, name) < 0) return [];
  const { opens, implant, grows, royal } = cardKind(w, name);
  return [
    ...(opens ? (['Facehugger'] as const) : []),
    ...(implant ? (['Chest-Burster'] as const) : []),
    ...(grows || royal ? (['Drone'] as const) : []),
  ];
}

/** How many of a kind lie on all lists, and whether more of them may come. */
function supplyOf(scenario: Scenario, kind: KindName, only?: number): { listed: number; more: boolean } {
  const kinds = new Set<KindName>();
  let listed = 0;
  scenario.nodes.forEach((node, i) => {
    if (only !== undefined && only !== i + 1) return;
    for (const [one, count] of cardsAt(scenario, i + 1)) {
      kinds.add(one);
      if (one === kind) listed += count;
    }
    if (node.kind === 'combat' && node.reinforce === true)
      for (const one of ['Drone', 'Runner', 'Warrior'] as const) kinds.add(one);
  });
  const reinforced =
    ['Drone', 'Runner', 'Warrior'].includes(kind) &&
    scenario.nodes.some((node) => node.kind === 'combat' && node.reinforce === true);
  // A set grows while it is walked, so chains such as egg, Facehugger, Chest-Burster, Drone are followed.
  let comes = false;
  for (const one of kinds)
    for (const next of becomes(scenario, one)) {
      if (next === kind) comes = true;
      kinds.add(next);
    }
  return { listed, more: comes || reinforced };
}

function* enough(
  scenario: Scenario,
  wanted: readonly KindName[],
  least: number,
  node?: number,
): Generator<[string, 'stop' | 'warn']> {
  const supplies = wanted.map((kind) => supplyOf(scenario, kind, node));
  const listed = supplies.reduce((sum, one) => sum + one.listed, 0);
  const more = supplies.some((one) => one.more);
  const what = wanted.length === 1 ? wanted[0] : 'bystanders';
  const where = node === undefined ? 'in this mission' : `at node ${node}`;
  if (listed === 0 && !more)
    yield [`there is no ${wanted.length === 1 ? what : 'bystander'} ${where}`, 'stop'];
  else if (listed < least)
    yield [`${least} ${what} are asked, and ${listed} are on the lists ${where}`, more ? 'warn' : 'stop'];
}

const BYSTANDERS: readonly KindName[] = ['Civilian', 'Survivor'];

function* nodeReasons(
  scenario: Scenario,
  number: number,
  is: Feat['is'],
): Generator<[string, 'stop' | 'warn']> {
  const node = scenario.nodes[number - 1];
  if (node === undefined) yield [`there is no node ${number}`, 'stop'];
  else if (is !== 'reached' && node.kind !== 'combat') yield [`${node.title} is no fight`, 'stop'];
  else if (is === 'brought down' && node.kind === 'combat' && node.charges === undefined)
    yield [`no charges are set at ${node.title}`, 'stop'];
}

function* featReasons(scenario: Scenario, feat: Feat): Generator<[string, 'stop' | 'warn']> {
  if ('node' in feat && feat.node !== undefined) yield* nodeReasons(scenario, feat.node, feat.is);
  if (feat.is === 'killed') yield* enough(scenario, [feat.kind], feat.least);
  if (feat.is === 'killed' && !isEnemyKind(feat.kind)) yield [`${feat.kind} is no enemy`, 'stop'];
  if (feat.is === 'rescued') yield* enough(scenario, BYSTANDERS, feat.least, feat.node);
  if (feat.is === 'all rescued') yield* enough(scenario, BYSTANDERS, 1);
  if (feat.is === 'fire clock' && scenario.fireClock !== true)
    yield ['there is no fire clock in this mission: set fireClock', 'stop'];
}

function* scoreReasons(scenario: Scenario, score: Score): Generator<[string, 'stop' | 'warn']> {
  if ('when' in score) {
    if (score.when.length === 0) yield ['nothing is asked: name what must be done', 'stop'];
    for (const feat of score.when) yield* featReasons(scenario, feat);
  } else if (score.each === 'killed')
    yield* featReasons(scenario, { is: 'killed', kind: score.kind, least: 1 });
  else
    yield* featReasons(scenario, {
      is: 'rescued',
      least: 1,
      ...(score.node !== undefined && { node: score.node }),
    });
}

function* goalReasons(scenario: Scenario, goal: Goal): Generator<[field: string, string, 'stop' | 'warn']> {
  if (goal.scores.length === 0) yield ['', 'it gives no points: add a score', 'stop'];
  const own = ownKinds({ options: { scenario } }).map(({ name }) => name);
  for (const name of unknownCounts(goal.progress ?? '', own))
    yield ['.progress', `nobody counts {${name}}; counted are {rescued}, {met}, {killed Drone} …`, 'stop'];
  for (const [i, score] of goal.scores.entries())
    for (const [reason, severity] of scoreReasons(scenario, score)) yield [`.scores[${i}]`, reason, severity];
}

export function goalProblems(scenario: Scenario): Said[] {
  const said: Said[] = [];
  const { goals } = scenario;
  if (!goals.some((goal) => goal.primary === true))
    said.push({ field: 'goals', reason: 'a mission needs a primary goal, which wins it', severity: 'stop' });
  if (goals.length > 8)
    said.push({ field: 'goals', reason: `eight goals are enough, not ${goals.length}`, severity: 'stop' });
  goals.forEach((goal, i) => {
    for (const [field, reason, severity] of goalReasons(scenario, goal))
      said.push({ field: `goals[${i}]${field}`, reason, severity });
  });
  return said;
}
