// The log: words for every kind of happening, who acts in it, what it is about, its dice, and where a part of it begins.
import { type HappeningOf, type LogItem, type LogKinds, type ThingId, logWords } from '@xenotable/kernel';
import { beatOf } from './beats.ts';
import type { Happening } from './happenings.ts';
import { BANDS } from './table.ts';
import { DECK, HIVE, SQUAD, cardThing, unitThing } from './things.ts';
import { DOES, called, rolls } from './throws.ts';
import { placing, several } from './words.ts';

/** What a happening may name, and its dice. */
interface Named {
  type: string;
  unit?: unknown;
  card?: string | null;
  rn?: number;
  roll?: number;
}

const namedIn = ({ unit, card }: Named): ThingId[] => [
  ...(typeof unit === 'string' ? [unitThing(unit)] : []),
  ...(typeof card === 'string' ? [cardThing(card)] : []),
];

/** RNs from 1 to 10; 0: there was no check. */
const diceIn = ({ rn = 0, roll = 0 }: Named): number[] => [rn, roll].filter((face) => face > 0);

/** A number as people say it: 'a 3', 'an 8'. */
const fell = (rn: number): string => `${rn === 8 ? 'an' : 'a'} ${rn}`;

const ENDS: Record<string, string> = {
  'broken off': 'contact is broken',
  charges: 'the charges blow',
  held: 'the squad held',
  failed: 'nobody stands',
};

const renewed = (gained: number): string =>
  gained === 0 ? 'No CP comes back' : gained > 0 ? `${gained} CP comes back` : `${-gained} CP lost`;

/** Why fewer CP can be held than in the round before. */
function limitWords({ was, of, leads }: HappeningOf<Happening, 'command renewed'>): string {
  if (was === undefined) return '';
  const why =
    leads === undefined
      ? 'a Corporal or a radio that adds 1 is out'
      : `${leads} leads instead of the Squad Leader`;
  return `. The limit sinks from ${was} to ${of}: ${why}`;
}

/** Equal names with their count: '2 × Drone'. */
function gathered(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

/** The numbers of a check, where a happening has one. */
function itemsOf(what: Happening): LogItem[] {
  const item = (label: string, value: number | string, rule: string): LogItem => ({
    label,
    value: String(value),
    rule,
  });
  /** What a check made; where the CAP took some of it, how much it would have been. */
  const levels = (label: string, rating: number, rn: number, made: number): LogItem[] => {
    const uncapped = rn > 0 ? Math.max(0, rating - rn + 1) : 0;
    return uncapped > made
      ? [item('Success levels', uncapped, 'EW-RN-03'), item('At most, CAP', made, 'EW-RN-04')]
      : [item(label, made, 'EW-RN-03')];
  };
  switch (what.type) {
    case 'checked':
      return [
        item(what.act === 'charges' ? 'WITS' : what.act.toUpperCase(), what.rating, 'EW-S2-01'),
        item('RN', what.rn, 'EW-RN-01'),
        ...levels('Success levels', what.rating, what.rn, what.sl),
      ];
    case 'struck':
      return [
        item('Range, RN', what.rn, 'EW-RNG-03'),
        item(`ATTACK at ${BANDS[what.band]}`, what.rating === 0 ? '–' : what.rating, 'EW-S5-01'),
        ...(what.roll > 0 ? [item('RN', what.roll, 'EW-RN-01')] : []),
        ...levels('Wounds', what.rating, what.roll, what.wounds),
      ];
    case 'armour':
      return [item('ARM', what.rating, 'EW-S7-02'), item('RN', what.rn === 0 ? '–' : what.rn, 'EW-RN-01')];
    case 'acid':
      return [item('ACID', what.acid, 'EW-S7-05'), item('RN', what.rn, 'EW-RN-01')];
    case 'tried':
      return [item('WITS', what.rating, 'EW-NOD-03'), item('RN', what.rn === 0 ? '–' : what.rn, 'EW-RN-01')];
    case 'pulled through':
    case 'lost':
      return [item('Check', what.rating, 'EW-CAS-02'), item('RN', what.rn === 0 ? '–' : what.rn, 'EW-RN-01')];
    default:
      return [];
  }
}

/**
 * What belongs to the line before it. In Step 7 losses, treatments and acid come after all armour and all deaths, so they
 * are lines of their own.
 */
const FOLLOWS: ReadonlySet<string> = new Set([
  'ranged',
  'down',
  'check passed',
  'check failed',
  'KIA',
  'contact',
]);

/** A line whose actor comes before what it names. */
const actedBy =
  (actor: ThingId) =>
  <T extends Named>(words: (what: T) => string) => ({
    words,
    about: (what: T): ThingId[] => [actor, ...namedIn(what)],
    dice: (what: T): number[] => diceIn(what),
  });

const squad = actedBy(SQUAD);
const hive = actedBy(HIVE);
const nobody = actedBy(DECK);

const KINDS: LogKinds<Happening> = {
  ordered: { words: (o) => `${o.by}: "${o.order}"`, about: (o) => [SQUAD, unitThing(o.by)] },
  dealt: {
    ...nobody<HappeningOf<Happening, 'dealt'>>(
      (o) =>
        `Round ${o.round}: ${several(o.dealt, 'card')} dealt face down${o.aside > 0 ? `, ${o.aside} aside` : ''}`,
    ),
    section: (o) => `Round ${o.round}`,
  },
  ranged: squad((o) => `${o.unit}: RN ${o.rn}, ${BANDS[o.band]}`),
  moved: squad((o) => `${o.unit} is now at ${BANDS[o.band]}`),
  scanned: squad((o) => `${o.unit} scans: ${several(o.shadows, 'shadow')} among the cards`),
  deployed: squad((o) => `${o.unit} sets up ${o.gun}`),
  spent: squad((o) => `${o.ammo} AMMO spent, ${o.short > 0 ? `${o.short} short` : `${o.left} left`}`),
  supplied: squad((o) => `${o.ammo} AMMO found, ${o.left} now`),
  checked: squad(
    (o) =>
      `${o.unit} ${DOES[o.act] ?? 'checks'} with ${fell(o.rn)}: ${o.sl === 0 ? 'nothing' : several(o.sl, o.act === 'charges' ? 'charge' : 'hit')}`,
  ),
  'held fire': squad((o) => `${o.unit} holds fire`),
  'threw grenades': squad((o) => `${o.unit} throws grenades: 3 hits`),
  used: squad((o) => `${o.unit} uses ${o.item}`),
  'charges set': squad((o) => `${several(o.set, 'charge')} set, ${o.charges} in all`),
  'turned up': nobody((o) => `Slot ${o.slot}: ${called(o.card)}`),
  assigned: {
    ...squad<HappeningOf<Happening, 'assigned'>>((o) => `Wounds placed: ${placing(o.split)}`),
    by: (o) => o.seat,
  },
  'hive looked': hive(
    (o) =>
      `The hive looks at slots ${o.slots.join(' and ')}${o.cards === undefined ? '' : `: ${o.cards.map(called).join(', ')}`}`,
  ),
  'hive exchanged': hive((o) => `The hive exchanges slots ${o.slots.join(' and ')}`),
  'hive left them': hive(() => 'The hive leaves them as they lie'),
  ambushed: hive((o) => `${called(o.card)} ambushes: ${several(o.cancelled, 'wound')} cancelled`),
  struck: hive(
    (o) =>
      `${called(o.card)} comes to ${o.rn}, ${BANDS[o.band]}${o.rating === 0 ? ': out of reach' : `, and strikes with ${fell(o.roll)}: ${o.wounds === 0 ? 'a miss' : several(o.wounds, 'wound')}`}`,
  ),
  wounded: {
    words: (o) =>
      `${called(o.by)} hits ${o.unit}${o.past === undefined ? '' : `, for ${o.past} can take no more`}`,
    about: (o) => [HIVE, cardThing(o.by), unitThing(o.unit)],
  },
  shielded: {
    words: (o) =>
      `${called(o.by)} takes ${several(o.wounds, 'wound')} for ${o.royal === undefined ? 'the Queen' : called(o.royal)}`,
    about: (o) => [HIVE, cardThing(o.by)],
  },
  armour: squad(
    (o) =>
      `${o.unit}'s armour ${o.stopped ? 'stops a wound' : 'does not hold'}${o.rn === 0 ? '' : ` with ${fell(o.rn)}`}`,
  ),
  ignored: squad((o) => `A wound on ${o.unit} is treated at once`),
  'out of reach': squad(
    (o) => `${o.by} at ${BANDS[o.at]} cannot treat ${o.unit} at ${BANDS[o.band]}: a Medkit works in one band`,
  ),
  stimmed: squad((o) => `${o.unit} stays up on a stim`),
  implanted: squad((o) => `${o.unit} is DOWN and implanted`),
  hurt: squad(
    (o) =>
      `${o.unit} is hurt${o.rn === undefined ? '' : ` with ${fell(o.rn)}`}: ${o.hits - o.wounds} of ${o.hits} HITS left`,
  ),
  unharmed: squad((o) => `${o.unit} is unharmed with ${fell(o.rn)}`),
  down: squad((o) => `${o.unit} is DOWN`),
  hit: squad((o) => `${called(o.card)}: ${o.wounds} of ${o.of} wounds`),
  killed: squad((o) => `${called(o.card)} is killed`),
  acid: hive(
    (o) => `The acid of ${called(o.card)} ${o.rn <= o.acid ? 'splashes' : 'hits nobody'} with ${fell(o.rn)}`,
  ),
  burnt: hive((o) => `Acid burns ${o.unit}: ${o.hits - o.wounds} of ${o.hits} HITS left`),
  joined: hive((o) => `${called(o.card)} is called`),
  hatched: hive((o) => `${called(o.card)} opens with ${fell(o.rn)}: a Facehugger joins`),
  'still closed': nobody((o) => `${called(o.card)} stays closed with ${fell(o.rn)}`),
  escaped: hive((o) => `${called(o.card)} escapes with ${fell(o.rn)}: a Drone waits at the next combat`),
  matured: hive((o) => `${called(o.card)} matures with ${fell(o.rn)} into a Drone`),
  stayed: nobody((o) => `${called(o.card)} stays with ${fell(o.rn)}`),
  rescued: squad((o) => `${called(o.card)} is rescued: 1 point on a mission`),
  'bystander lost': squad((o) => `${called(o.card)} is dead: ${several(o.points, 'point')} on a mission`),
  command: squad((o) => `${o.cp} CP now`),
  'command renewed': squad((o) => `${renewed(o.gained)}: ${o.cp} of ${o.of}${limitWords(o)}`),
  enlisted: squad((o) => `${o.unit} joins (${o.as})`),
  reinforced: hive((o) =>
    o.card === null
      ? `No reinforcements come with ${fell(o.rn)}`
      : `${called(o.card)} comes up with ${fell(o.rn)}`,
  ),
  contact: nobody((o) => `Contact: ${several(o.count, 'card')} in the deck`),
  'combat over': nobody(
    (o) => `The combat is over after ${several(o.rounds, 'round')}: ${ENDS[o.end] ?? o.end}`,
  ),
  'fire clock': squad((o) => `The fire clock stands at ${o.clock}`),
  KIA: squad((o) => `${o.unit} is killed in action`),
  carried: squad(
    (o) => `${o.unit} is carried along with ${fell(o.rn)}: ${o.rn <= 2 ? 'something bursts' : 'still alive'}`,
  ),
  'pulled through': squad((o) => `${o.unit} pulls through with ${fell(o.rn)} of ${o.rating}`),
  lost: squad((o) => `${o.unit} is lost${o.rn === 0 ? '' : ` with ${fell(o.rn)} against ${o.rating}`}`),
  'set out': squad((o) => `${o.mission}: the squad sets out with ${o.ammo} AMMO`),
  arrived: {
    ...nobody<HappeningOf<Happening, 'arrived'>>(({ node, text }) =>
      text === undefined ? `On to: ${node}` : `On to: ${node}. ${text}`,
    ),
    section: (o) => o.node,
  },
  healed: squad((o) => `${o.unit} is healed: ${several(o.wounds, 'wound')} left`),
  'took over': squad((o) => `${o.unit} takes over ${o.item}`),
  refilled: squad((o) => `${o.unit}'s ${o.item} is refilled`),
  tried: squad((o) => `${o.unit} tries it, WITS ${o.rating}: ${o.rn === 0 ? 'no check' : fell(o.rn)}`),
  'check passed': squad((o) => `${o.node}: success`),
  'check failed': squad((o) => `${o.node}: failure`),
  branch: squad((o) => `The squad takes: ${o.branch}`),
  'mission won': squad((o) => `${o.mission} is won`),
  'mission lost': squad((o) => `${o.mission} is lost`),
  scored: squad((o) => `${several(o.points, 'point')} for the squad`),
  hired: squad(() => 'The survivor signs on as a Recruit'),
  dismissed: squad(() => 'The survivor goes home'),
  leads: squad((o) => `${o.unit} leads the squad now`),
  equipped: squad((o) => `${o.unit} gets ${o.item}`),
  promoted: squad(
    (o) =>
      `${o.unit} is promoted: ${o.gain}${o.bands.length === 0 ? '' : ` at ${o.bands.map((band) => BANDS[band]).join(' and ')}`}`,
  ),
  'campaign over': squad((o) => `The campaign ends: ${o.grade}, ${o.points} points`),
  patrol: squad((o) => `On patrol: ${gathered(o.cards)}`),
};

const words = logWords<Happening>(KINDS);

export const log = {
  ...words,
  beat: beatOf,
  rolls,
  items: itemsOf,
  /** One order, one shot, one strike: what follows from it is part of its group. */
  opens: (what: Happening): string | null => (FOLLOWS.has(what.type) ? null : words.happening(what, [])),
};
