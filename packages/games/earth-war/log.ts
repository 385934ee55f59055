// The log: words for every kind of happening, who acts in it, what it is about, its dice, and where a part of it begins.
import { type LogKinds, type ThingId, type HappeningOf, logWords } from '@xenotable/kernel';
import { IDENTIFIER, isShadow, kindOf } from './content/cards.ts';
import type { Happening } from './happenings.ts';
import { BANDS } from './table.ts';
import { DECK, HIVE, SQUAD, cardThing, unitThing } from './things.ts';
import { placing, several } from './words.ts';

/** A card by its kind and identifier. */
function called(card: string | null): string {
  const at = card === null ? -1 : IDENTIFIER.indexOf(card);
  if (at < 0) return 'nothing';
  return isShadow(at) ? 'Merely Shadows' : `${kindOf(at).name} ${card}`;
}

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

/** EW-RN-05 At a rating of 0 there is no check. */
const rolled = (rn: number): string => (rn === 0 ? 'no check' : `RN ${rn}`);

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
      `${o.unit}: ${o.act.toUpperCase()} ${o.rating}, RN ${o.rn}, ${o.act === 'charges' ? several(o.sl, 'charge') : several(o.sl, 'wound')}`,
  ),
  'held fire': squad((o) => `${o.unit} holds fire`),
  'threw grenades': squad((o) => `${o.unit} throws grenades: 3 wounds`),
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
      `${called(o.card)}: RN ${o.rn}, ${BANDS[o.band]}, ${o.rating > 0 ? `ATTACK ${o.rating}, RN ${o.roll}, ${several(o.wounds, 'wound')}` : 'no attack'}`,
  ),
  wounded: {
    words: (o) => `${called(o.by)} hits ${o.unit}`,
    about: (o) => [HIVE, cardThing(o.by), unitThing(o.unit)],
  },
  shielded: {
    words: (o) => `${called(o.by)} takes ${several(o.wounds, 'wound')} for the Queen`,
    about: (o) => [HIVE, cardThing(o.by)],
  },
  armour: squad((o) => `${o.unit}: ARM ${o.rating}, ${rolled(o.rn)}, ${o.stopped ? 'stopped' : 'through'}`),
  ignored: squad((o) => `A wound on ${o.unit} is treated at once`),
  stimmed: squad((o) => `${o.unit} stays up on a stim`),
  implanted: squad((o) => `${o.unit} is DOWN and implanted`),
  hurt: squad((o) => `${o.unit}: ${o.wounds} of ${o.hits} HITS`),
  unharmed: squad((o) => `${o.unit} is unharmed (RN ${o.rn})`),
  down: squad((o) => `${o.unit} is DOWN`),
  hit: squad((o) => `${called(o.card)}: ${o.wounds} of ${o.of} wounds`),
  killed: squad((o) => `${called(o.card)} is killed`),
  acid: hive((o) => `Acid of ${called(o.card)}: RN ${o.rn} against ${o.acid}`),
  burnt: hive((o) => `Acid burns ${o.unit}: ${o.wounds} of ${o.hits} HITS`),
  joined: hive((o) => `${called(o.card)} is called`),
  hatched: hive((o) => `${called(o.card)} opens (RN ${o.rn})`),
  'still closed': nobody((o) => `${called(o.card)} stays closed (RN ${o.rn})`),
  escaped: hive((o) => `${called(o.card)} escapes (RN ${o.rn})`),
  matured: hive((o) => `${called(o.card)} matures into a Drone (RN ${o.rn})`),
  stayed: nobody((o) => `${called(o.card)} stays (RN ${o.rn})`),
  rescued: squad((o) => `${called(o.card)} is rescued: +1 point`),
  'bystander lost': squad((o) => `${called(o.card)} is dead: ${several(o.points, 'point')}`),
  command: squad((o) => `CP: ${o.cp}`),
  enlisted: squad((o) => `${o.unit} joins (${o.as})`),
  reinforced: hive((o) =>
    o.card === null ? `No reinforcements (RN ${o.rn})` : `${called(o.card)} comes up (RN ${o.rn})`,
  ),
  contact: nobody((o) => `${o.node}: contact, ${several(o.count, 'card')}`),
  'combat over': nobody((o) => `The combat is over after ${several(o.rounds, 'round')}: ${o.end}`),
  'fire clock': squad((o) => `The fire clock stands at ${o.clock}`),
  KIA: squad((o) => `${o.unit} is killed in action`),
  carried: squad((o) => `${o.unit} is carried along (RN ${o.rn})`),
  'pulled through': squad((o) => `${o.unit} pulls through (RN ${o.rn} against ${o.rating})`),
  lost: squad((o) => `${o.unit} is lost (${rolled(o.rn)} against ${o.rating})`),
  'set out': squad((o) => `${o.mission}: the squad sets out with ${o.ammo} AMMO`),
  arrived: {
    ...nobody<HappeningOf<Happening, 'arrived'>>((o) => `The squad reaches ${o.node}`),
    section: (o) => o.node,
  },
  healed: squad((o) => `${o.unit} is healed: ${several(o.wounds, 'wound')} left`),
  'took over': squad((o) => `${o.unit} takes over ${o.item}`),
  refilled: squad((o) => `${o.unit}'s ${o.item} is refilled`),
  tried: squad((o) => `${o.unit}: WITS ${o.rating}, ${rolled(o.rn)}`),
  'check passed': squad((o) => `${o.node}: success`),
  'check failed': squad((o) => `${o.node}: failure`),
  branch: squad((o) => `The squad takes: ${o.branch}`),
  'mission won': squad((o) => `${o.mission} is won`),
  'mission lost': squad((o) => `${o.mission} is lost`),
  scored: squad((o) => `${several(o.points, 'point')}`),
  hired: squad(() => 'The survivor signs on as a Recruit'),
  dismissed: squad(() => 'The survivor goes home'),
  leads: squad((o) => `${o.unit} leads the squad now`),
  equipped: squad((o) => `${o.unit} gets ${o.item}`),
  promoted: squad((o) => `${o.unit} is promoted: ${o.gain}`),
  'campaign over': squad((o) => `The campaign ends: ${o.grade}, ${o.points} points`),
  patrol: squad((o) => `On patrol: ${o.cards.join(', ')}`),
};

export const log = logWords<Happening>(KINDS);
