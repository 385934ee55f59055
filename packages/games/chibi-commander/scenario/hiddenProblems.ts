// CC-SCN-13, CC-SCN-14, CC-SCN-23, CC-SCN-24, CC-SCN-26, CC-SCN-27 What is wrong with Blips in unknown places, with a landing and with what else a scenario sets up.
import { pictureOf } from '../board.ts';
import { edgeSign } from '@xenotable/board';
import { type TypeName, called, factionsOf, typeNamed, typeOf } from '../content/units.ts';
import { aDoor, cellsOf } from '../places.ts';
import type { Cell } from '../table.ts';
import { filled, listed } from './fields.ts';
import type { Problem } from './problem.ts';
import { type Hidden, MIXED, type Scenario, blipsOf, squadUnits } from './scenario.ts';

export const isInvader = (type: TypeName): boolean =>
  factionsOf('Invaders').some((faction) => faction === typeOf(type).kin);

/** CC-SCN-13 As many Blips as places, types for all of them, and room to lie. */
function* hiddenReasons(
  scenario: Scenario,
  hidden: Hidden,
): Generator<[field: string, reason: string, cells?: Cell[]]> {
  if (scenario.play !== 'against the automaton' || scenario.people !== 'Earth' || !scenario.blips)
    yield ['', 'only Invaders of the automaton hide so, where there are Blips'];
  const mixed = Object.values(hidden.mix).reduce((all, count) => all + count, 0);
  const lying = hidden.scatter.reduce((all, one) => all + blipsOf(one), 0);
  for (const kind of Object.keys(hidden.mix))
    if (!MIXED.some((one) => one === kind) && !isInvader(typeNamed(kind)))
      yield [`.mix.${kind}`, `${called(kind)} is no Invader`];
  if (mixed !== lying) yield ['.mix', `${mixed} Blips are mixed, and there are places for ${lying}`];
  for (const [field, kind, types] of [
    ['.types', 'any', hidden.types],
    ['.types3', 'any LV3', hidden.types3],
  ] as const) {
    const wanted = hidden.mix[kind] ?? 0;
    if (types.length < wanted) yield [field, `${wanted} are mixed, ${types.length} are named`];
    for (const [i, type] of types.entries())
      if (!isInvader(type)) yield [`${field}[${i}]`, `${type} is no Invader`];
  }
  const isFilled = filled(scenario);
  for (const [i, { in: places, blips }] of hidden.scatter.entries()) {
    const cells = cellsOf(places);
    const blocked = cells.filter(isFilled);
    const room = cells.length - blocked.length;
    if (blips === undefined && blocked.length > 0)
      yield [
        `.scatter[${i}].in`,
        `something stands on ${listed(blocked)}: a Blip lies on each field`,
        blocked,
      ];
    if (blips !== undefined && room < 2 * blips)
      yield [
        `.scatter[${i}].in`,
        `${2 * blips} open fields are needed for ${blips} Blips, not ${room}`,
        cells,
      ];
  }
}

/** CC-SCN-13, CC-SCN-14 */
export function hiddenProblems(scenario: Scenario): Problem[] {
  const { hidden, landing } = scenario;
  const found = hidden === undefined ? [] : [...hiddenReasons(scenario, hidden)];
  const problems = found.map(([field, reason, cells = []]): Problem => ({
    field: `hidden${field}`,
    reason,
    rule: 'CC-SCN-13',
    severity: 'stop',
    cells,
  }));
  const isFilled = filled(scenario);
  if (landing !== undefined && cellsOf(landing).every(isFilled))
    problems.push({
      field: 'landing',
      reason: 'there must be an open field to land on',
      rule: 'CC-SCN-14',
      severity: 'stop',
      cells: cellsOf(landing),
    });
  return problems;
}

/** CC-SCN-23 Room for everybody. */
function* postReasons(scenario: Scenario): Generator<[field: string, reason: string, cells?: Cell[]]> {
  const { posts, people } = scenario;
  if (posts === undefined) return;
  if (scenario.play !== 'against the automaton' || scenario.zones[people].start.length === 0)
    yield ['posts', 'only a squad that sets up in a zone against the automaton is spread over posts'];
  if (posts.areas.length === 0) yield ['posts.areas', 'must name at least one area'];
  const isFilled = filled(scenario);
  let room = 0;
  for (const [i, area] of posts.areas.entries()) {
    const open = cellsOf(area).filter((cell) => !isFilled(cell)).length;
    if (open === 0) yield [`posts.areas[${i}]`, 'must have an open field', cellsOf(area)];
    room += Math.min(open, posts.most ?? open);
  }
  const wanted = factionsOf(people).reduce((all, faction) => {
    const squad = scenario.squads[faction];
    return all + (squad === undefined ? 0 : squadUnits(squad));
  }, 0);
  if (posts.most !== undefined && room < wanted)
    yield ['posts.most', `${wanted} units set up, and there is room for ${room}`];
}

const DOORS = 'DA';

/** CC-SCN-24 What stands open is a door. */
function* doorReasons({
  open = [],
  map,
}: Scenario): Generator<[field: string, reason: string, cells?: Cell[]]> {
  const picture = pictureOf(map.join('\n'));
  for (const [i, place] of open.entries()) {
    const door = aDoor(place, 'open');
    const cell = door >> 1;
    if (!DOORS.includes(edgeSign(picture, cell, door & 1 ? 1 : 2)))
      yield [`open[${i}]`, `there is no door between ${place.replace(' ', ' and ')}`, [cell]];
  }
}

/** CC-SCN-26, CC-SCN-27 */
function* boundReasons({
  total,
  powers,
  play,
  people,
}: Scenario): Generator<[field: string, reason: string]> {
  if (total?.least !== undefined && total.most !== undefined && total.least > total.most)
    yield ['total.least', `${total.least} is more than ${total.most}`];
  if (powers !== undefined && play !== 'against the automaton')
    yield ['powers', 'only people against the automaton have powers'];
  if (powers?.armed === true && people !== 'Invaders')
    yield ['powers.armed', 'only Invaders control civilians'];
}

export function postProblems(scenario: Scenario): Problem[] {
  const problem =
    (rule: string) =>
    ([field, reason, cells = []]: [field: string, reason: string, cells?: Cell[]]): Problem => ({
      field,
      reason,
      rule,
      severity: 'stop',
      cells,
    });
  return [
    ...[...postReasons(scenario)].map(problem('CC-SCN-23')),
    ...[...doorReasons(scenario)].map(problem('CC-SCN-24')),
    ...[...boundReasons(scenario)].map(problem('CC-SCN-26')),
  ];
}
