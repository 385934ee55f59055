// The table before the first page.
import { EDITION } from './edition.ts';
import { BadInput, type Options, type SeatPlan, applies } from '@xenotable/kernel';
import { campaign, newCampaign } from './book/campaign/campaign.ts';
import { match } from './book/turn/match.ts';
import { type Agreed, agreedOf } from './options.ts';
import { readList, writeList } from './detachment/text.ts';
import { problemsOf } from './scenario/problems.ts';
import { scenarioOf } from './scenarios/index.ts';
import { type Owner, type ScenarioName, type Side, type Table, beforeBattle } from './table.ts';

/** XR-SET-08 Two seats are two sides; three are two people against the automaton; four are two teams. */
const sideOfSeat = (seat: number, seats: number): Side => (seat < (seats === 2 ? 1 : 2) ? 0 : 1);

const newOwner = (side: Side, plan: SeatPlan): Owner => ({
  side,
  kind: plan.kind === 'automaton' ? 'automaton' : 'person',
  name: plan.name,
  ...beforeBattle(),
});

export function emptyTable(agreed: Agreed, seats: SeatPlan[]): Table {
  const scenario: ScenarioName = agreed.scenario === 'roll' ? 'GRIND' : agreed.scenario;
  const battle = scenarioOf({ scenario, options: agreed });
  return {
    edition: EDITION,
    flow: [],
    undoBarrier: 0,
    over: null,
    options: agreed,
    scenario,
    map: agreed.map === 'of the scenario' || scenario === 'OWN' ? battle.map : agreed.map,
    owners: seats.map((plan, seat) => newOwner(sideOfSeat(seat, seats.length), plan)),
    attacker: 0,
    edges: [null, null],
    turn: 0,
    lastTurn: battle.turns,
    active: 0,
    acting: -1,
    units: [],
    buildings: [],
    obstacles: [],
    markers: [],
    vip: null,
    effects: [],
    score: [],
    removals: [],
    waiting: [],
    owed: [],
    wave: null,
    surveyed: false,
    campaign: null,
  };
}

/** XR-SCN-01 A scenario of one's own is given when it is chosen, and nothing in it may be wrong. */
function withOwn(agreed: Agreed, seats: number): Agreed {
  const { scenario, own, campaign } = agreed;
  if (scenario !== 'OWN') {
    if (own !== undefined)
      throw new BadInput('options.scenario', "a scenario is given: choose the battle 'OWN'");
    return agreed;
  }
  if (own === undefined) throw new BadInput('options.scenarioData', 'is missing');
  if (campaign) throw new BadInput('options.scenario', 'the battles of a campaign are rolled');
  applies('XR-SCN-01');
  const stop = problemsOf(own).find(({ severity }) => severity === 'stop');
  if (stop !== undefined) throw new BadInput(`options.scenarioData.${stop.field}`, stop.reason);
  // XR-SCN-04 Lists are given for two; teams choose their own.
  const given = (seats === 2 ? [own.lists.A, own.lists.B] : []).map((text) =>
    text === null ? null : writeList(readList(text, 'list', own.content)),
  );
  const lists = Array.from({ length: seats }, (_, seat) => given[seat] ?? agreed.lists[seat] ?? '');
  return { ...agreed, size: own.points, lists };
}

export function begin(options: Options, seats: SeatPlan[]): Table {
  const agreed = withOwn(agreedOf(options), seats.length);
  if (agreed.lists.length > seats.length)
    throw new BadInput('options.lists', `${agreed.lists.length} lists for ${seats.length} seats`);
  const sides = seats.map((plan, seat) => ({ plan, side: sideOfSeat(seat, seats.length) }));
  if (seats.every((plan) => plan.kind === 'automaton'))
    throw new BadInput('seats', 'somebody must be a person');
  if (
    agreed.scenario === 'LAST' &&
    sides.some(({ plan, side }) => (plan.kind === 'automaton') !== (side === 1))
  )
    throw new BadInput(
      'seats',
      'Last Stand is for people against the automaton: the last seat is the automaton, the others are people',
    );
  if (agreed.campaign && (seats.length !== 2 || agreed.scenario === 'LAST'))
    throw new BadInput('options.campaign', 'a campaign is for two seats, and not for Last Stand');
  const w = emptyTable(agreed.campaign ? { ...agreed, scenario: 'roll' } : agreed, seats);
  if (agreed.campaign) w.campaign = newCampaign(seats.length, agreed.size);
  w.flow = [agreed.campaign ? campaign.begin({ at: 0 }) : match.begin({})];
  return w;
}
