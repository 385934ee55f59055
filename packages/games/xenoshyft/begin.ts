// The table before the first page of the book.
import { EDITION } from './edition.ts';
import { BadInput, type SeatPlan, applies, bagOf } from '@xenotable/kernel';
import { round } from './book/round.ts';
import { setup } from './book/setup.ts';
import { CRYSTALS, TROOPS } from './content/troops.ts';
import { type TableOptions, baseOf } from './options.ts';
import { problemsOf } from './scenario/problems.ts';
import { siegeOf } from './siege.ts';
import { type Commander, type Lane, NO_PERKS, type Table } from './table.ts';

function emptyLane(): Lane {
  applies('XS-SET-01');
  return { troops: [], enemies: [], mines: -1, rampage: false, added: 0 };
}

/** XS-SEAT-01 Every seat has its own Division, deck and lane. XS-M-SOLO-03 So has each of two hats that one person wears; XS-M-ALLY-01 an Ally Commander counts like everybody. */
function seated(plan: SeatPlan): Commander {
  applies('XS-SEAT-01');
  if (plan.player !== undefined) applies('XS-M-SOLO-03');
  if (plan.kind === 'ally') applies('XS-M-ALLY-01');
  return {
    kind: plan.kind === 'ally' ? 'ally' : 'person',
    name: plan.name,
    division: '',
    deck: bagOf([]),
    hand: [],
    shown: [],
    discard: [],
    purse: 0,
    cuts: [],
    used: [],
    ready: false,
    wants: false,
    lane: emptyLane(),
    tally: { kills: 0, overruns: 0, baseDamage: 0, bought: 0, lost: 0 },
  };
}

/** XS-OPT-02 XS-M-STD-01 XS-M-TRAIN-01 XS-SCN-05 */
function hitPointsPerSeat(options: TableOptions, seats: number): number {
  if (options.siege !== 'standard') {
    applies(options.siege === 'training' ? 'XS-M-TRAIN-01' : 'XS-SCN-05');
    return siegeOf(options).base;
  }
  applies('XS-OPT-02');
  applies('XS-M-STD-01');
  return baseOf(options.base, seats);
}

/** XS-SCN-01 XS-SCN-10 A siege is played when nothing is wrong with it, by as many as it is made for. */
function allowed(options: TableOptions, seats: number): void {
  const { least, most } = siegeOf(options).seats;
  const { scenario } = options;
  if (scenario !== undefined) {
    applies('XS-SCN-01');
    applies('XS-SCN-10');
    const stop = problemsOf(scenario).find(({ severity }) => severity === 'stop');
    if (stop !== undefined) throw new BadInput(`options.scenario.${stop.field}`, stop.reason);
  }
  if (seats >= least && seats <= most) return;
  const name = scenario === undefined ? 'the training siege' : `“${scenario.name}”`;
  const range = least === most ? String(most) : `${least} ${most - least === 1 ? 'or' : 'to'} ${most}`;
  throw new BadInput('seats', `${name} is for ${range} seat${most === 1 ? '' : 's'}`);
}

/** XS-M-SOLO-01 XS-SET-01 XS-SET-02 XS-SET-04 The play area, the central stacks, and the Base with its Hit Points per seat. */
export function begin(options: TableOptions, seats: readonly SeatPlan[]): Table {
  allowed(options, seats.length);
  const base = hitPointsPerSeat(options, seats.length) * seats.length;
  applies('XS-SET-04');
  if (seats.length === 1) {
    applies('XS-M-SOLO-01');
    applies('XS-M-SOLO-02');
    applies('XS-SET-14');
  }
  applies('XS-SET-02');
  const { ranger, medic, paratrooper, defender, hyperion, ajax } = TROOPS;
  return {
    edition: EDITION,
    flow: [round.begin({ fought: 0 }), setup.begin({ dealt: [] })],
    undoBarrier: 0,
    over: null,
    options,
    commanders: seats.map(seated),
    base,
    baseStart: base,
    round: 1,
    dawn: { base, kills: 0, lost: seats.map(() => 0) },
    phase: 'setup',
    first: 0,
    opened: seats.length === 1,
    active: -1,
    stacks: {
      ranger: ranger.copies,
      medic: medic.copies,
      paratrooper: paratrooper.copies,
      'science officer': TROOPS['science officer'].copies,
      'storm trooper': TROOPS['storm trooper'].copies,
      defender: defender.copies,
      hyperion: hyperion.copies,
      ajax: ajax.copies,
    },
    crystals: { x1: CRYSTALS.x1.copies, x3: CRYSTALS.x3.copies, x6: CRYSTALS.x6.copies },
    slots: [],
    trackers: bagOf([]),
    retired: [],
    box: [],
    encounter: { bags: [], left: 0, discard: [] },
    perks: { ...NO_PERKS },
    next: 1,
  };
}
