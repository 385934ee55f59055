// What the log says of each happening. A movement is one line, its path as a whole; only who fires on the way says where.
import {
  type LogKinds,
  type LogWords,
  type ThingId,
  logWords,
  seatLetter,
  seatOfLetter,
} from '@xenotable/kernel';
import { beat, items, opens } from './beats.ts';
import type { Spot } from './choices.ts';
import { cardWords, planWords } from './entries.ts';
import type { Happening, OfSide } from './happenings.ts';
import { cellThing, unitThing } from './things.ts';
import { rolls } from './throws.ts';

const place = ([x, y]: Spot): string => `(${x},${y})`;

const endOf = (path: readonly Spot[]): string => path.slice(-1).map(place).join('');

/** The owner of a die or seat, by its letter. */
const ownerOf = (letter: string, names: readonly string[]): string =>
  letter === 'automaton' ? 'the automaton' : (names[seatOfLetter(letter)] ?? letter);

/** Who leads a side, by name; of several players the first speaks for it (EE-COO-01). */
function sideOf(
  { seats }: Pick<OfSide, 'seats'>,
  names: readonly string[],
  article: 'The' | 'the' = 'The',
): string {
  const [first, ...others] = seats.map((seat) => names[seat] ?? seatLetter(seat));
  return first === undefined
    ? `${article} automaton`
    : others.length === 0
      ? first
      : `${article} side of ${first}`;
}

/** Cells that are named one by one; of more only how many. */
const NAMED = 4;

const fallenWords = (cells: readonly Spot[]): string =>
  cells.length > NAMED ? `in ${cells.length} cells` : `at ${cells.map(place).join(' ')}`;

const podWords = (pod: string): string => (pod.startsWith('crate') ? `What guards ${pod}` : `Pod ${pod}`);

const woundsWords = (wounds: number): string => (wounds === 1 ? '1 Wound' : `${wounds} Wounds`);

/** EE-SPC-38 Which of two tests it was, both of which must hit. */
const testWords = (test: 1 | 2 | undefined): string =>
  test === undefined ? '' : test === 1 ? ', first of two tests' : ', second test';

const pointsWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

const KINDS: LogKinds<Happening> = {
  activated: ({ model }) => `${model} is activated`,
  'activation ends': ({ model }) => `${model} is done`,
  'activation lost': ({ model }) => `${model} loses its activation`,
  'acts again': ({ model }) => `${model} acts a second time`,
  appears: ({ model, at }) => `${model} appears at ${place(at)}`,
  armour: ({ model, dice, value, holds }) =>
    `${model} tests armour: ${dice.join(' ')} against ${value}, ${holds ? 'it holds' : 'it fails'}`,
  arrives: ({ model, at }) => `${model} arrives at ${place(at)}`,
  'bag filled': () => 'All dice go into the bag',
  'battle over': ({ why }) => `The battle is over: ${why}`,
  'battle rolled': ({ mission }) => `The D8 says ${mission}`,
  blinked: ({ model, to }) => `${model} blinks to ${place(to)}`,
  built: (what, names) => `${sideOf(what, names)} builds the ${what.facility}`,
  'bystander runs home': ({ model }) => `${model} is not the informant and runs home`,
  'campaign over': ({ why }) => `The campaign is over: ${why}`,
  'campaign rated': ({ points }) => `The campaign is rated with ${pointsWords(points)}`,
  card: ({ model, die, card, entry }) =>
    `${model} rolls ${die} on the ${card} card, its order: ${cardWords(entry)}`,
  'charge delayed': ({ model }) => `The charge does not go off: ${model} was hit`,
  'charge lost': ({ model }) => `The charge is lost with ${model}`,
  'charge planted': ({ model }) => `${model} plants the charge`,
  'charge removed': ({ model }) => `${model} removes the charge`,
  'charge set': ({ model }) => `${model} sets a charge on the generator`,
  charges: ({ model, at }) => `${model} charges ${at}`,
  called: ({ model, name }) => `${model} is called ${name} from now on`,
  'civilian saved': ({ model, civilian }) => `${model} saves ${civilian}`,
  claimed: ({ model, at }) => `${model} takes charge of ${at}`,
  climbs: ({ model, cost, path, level }) =>
    `${model} ${level ? 'moves on' : 'climbs'} ${cost} to ${endOf(path)}`,
  commands: ({ model, first }) => `${model} brings ${first.join(' ')} forward`,
  conceded: {
    words: ({ seat }, names) => `${ownerOf(seat, names)} concedes`,
    by: ({ seat }) => seatOfLetter(seat),
  },
  counterattack: ({ model, at }) => `${model} strikes back at ${at}`,
  'crate secured': ({ model }) => `${model} secures a crate`,
  'crates placed': ({ at }) => `The crates stand at ${at.map(place).join(' ')}`,
  damage: ({ model, applied, wounds }) =>
    applied === 0
      ? `${model} takes no damage`
      : `${model} takes ${applied} and has ${woundsWords(wounds)} left`,
  declared: ({ model, at }) => `${model} was hiding at ${place(at)}`,
  deflect: ({ model, die, deflected }) =>
    `${model} rolls ${die} to deflect: ${deflected ? 'turned aside' : 'no'}`,
  destroyed: ({ model }) => `${model} is destroyed`,
  'die drawn': ({ colour }, names) => `A die of ${ownerOf(colour, names)} is drawn`,
  'die removed': ({ colour }, names) => `One die of ${ownerOf(colour, names)} leaves the bag`,
  'die spent': ({ colour }, names) => `The die of ${ownerOf(colour, names)} has no effect`,
  down: ({ model }) => `${model} goes Down`,
  dropped: ({ model, token, at }) => `${model} drops the ${token} at ${place(at)}`,
  'energy shield': ({ model }) => `${model} raises a shield`,
  equipped: ({ model, gear }) => `${model} equips the ${gear}`,
  evacuated: ({ model }) => `${model} leaves the board`,
  explodes: ({ weapon, at }) => `The ${weapon} explodes at ${place(at)}`,
  fallen: ({ model }) => `${model} has fallen`,
  flees: ({ model, cost, path }) => `${model} flees from close combat, ${cost} to ${endOf(path)}`,
  found: ({ model, gear }) => `${model} finds a ${gear}`,
  'free attack': ({ model, at }) => `${model} makes a free attack on ${at}`,
  'gate open': () => 'The gate opens',
  'gear recovered': ({ model, gear }) => `The gear of ${model} is recovered: ${gear.join(', ')}`,
  'generator destroyed': () => 'A generator is destroyed',
  'GREMLIN off': ({ model }) => `The GREMLIN of ${model} is off`,
  'hack table': ({ model, die }) => `${model} rolls ${die} on the Hack table`,
  'handed over': ({ model, to }) => `${model} hands a token to ${to}`,
  healed: ({ model, at, wounds }) => `${model} treats ${at}: ${woundsWords(wounds)}`,
  hit: ({ model, at, weapon, dice, value, test }) =>
    `${model} hits ${at} with the ${weapon}${testWords(test)}: ${dice.join(' ')} against ${value}`,
  income: (what, names) => `${sideOf(what, names)} receives ${what.supplies} Supplies`,
  infirmary: ({ model, dice, value, lives }) =>
    `${model} in the Infirmary: ${dice.join(' ')} against ${value}, ${lives ? 'it lives' : 'it dies'}`,
  'informant found': ({ model }) => `${model} has found the informant`,
  intelligence: () => 'Intelligence is gathered',
  joined: (what, names) => `${what.model} joins ${sideOf(what, names, 'the')}`,
  'leader hides': ({ model }) => `${model} hides in its zone`,
  'leader lost': ({ model }) =>
    `${model} was the Leader: all others of the Squad have −1 WILL until the battle ends`,
  'marker placed': ({ at }) => `A civilian stands at ${place(at)}`,
  'marker reached': ({ model }) => `${model} has reached the marker`,
  'marker removed': () => 'It was an ordinary civilian',
  mast: ({ model, on }) => `${model} switches a mast ${on ? 'on' : 'off'}`,
  'mind controlled': ({ model, by }) => `${model} obeys ${by}`,
  'mind freed': ({ model }) => `${model} is free again`,
  mindspin: ({ model, at, dice, effect }) => `${model} spins the mind of ${at}: ${dice.join(' ')}, ${effect}`,
  missed: ({ model, at, weapon, dice, value, test }) =>
    `${model} misses ${at} with the ${weapon}${testWords(test)}: ${dice.join(' ')} against ${value}`,
  mission: ({ mission, name }) => (mission === 'Scenario' ? name : `${mission} ${name}`),
  says: ({ text }) => text,
  timer: ({ timer }) => `The timer stands at ${timer}`,
  reached: ({ model, area }) => `${model} reaches ${area}`,
  worked: ({ model, kind }) => `${model} has worked the ${kind}`,
  momentum: ({ model, path }) => `${model} moves on to ${endOf(path)}`,
  mustered: (what, names) => `${sideOf(what, names)} has named ${what.squad}`,
  'new Leader': ({ model }) => `${model} is the new Leader`,
  'outpost raised': (what, names) => `The Outpost of ${sideOf(what, names, 'the')} has tier ${what.tier}`,
  overwatch: ({ model, weapon }) => `${model} watches with the ${weapon}`,
  'overwatch ended': ({ model }) => `${model} no longer watches`,
  panics: ({ model, to }) => `${model} runs to ${place(to)}`,
  'picked up': ({ model, token }) => `${model} picks up the ${token}`,
  placed: ({ model, at }) => `${model} at ${place(at)}`,
  plan: ({ model, letter, orders, engaged }) => `${model} ${planWords(letter, orders, engaged)}`,
  'pod scattered': ({ pod, dice }) =>
    `${podWords(pod)} comes into view within ${dice.reduce((sum, die) => sum + die, 0)}: ${dice.join(' ')}`,
  'pod shown': ({ pod, models }) => `${podWords(pod)} holds ${models.join(', ')}`,
  poison: ({ model }) => `${model} loses a Wound to poison`,
  poisoned: ({ model }) => `${model} is poisoned`,
  promoted: ({ model, rank }) => `${model} is promoted to rank ${rank}`,
  pulled: ({ model, to }) => `${model} is pulled to ${place(to)}`,
  'put back': ({ model, to }) => `${model} is put back to ${place(to)}`,
  rallied: ({ model, die }) => `${model} rallies: ${die}`,
  reacts: ({ model, at, where, weapon }) => `${model} reacts to ${at} at ${place(where)} with the ${weapon}`,
  recovering: ({ model }) => `${model} survives and recovers`,
  regenerates: ({ model }) => `${model} regains a Wound`,
  'reinforcements cancelled': () => 'The reinforcements do not come',
  'relay open': ({ model }) => `${model} has opened the relay`,
  'relay set': ({ model }) => `${model} sets the relay`,
  reward: (what, names) => `${sideOf(what, names)} takes a reward: ${what.reward}`,
  'reward card': (what, names) => `${sideOf(what, names)} draws the ${what.card}`,
  'reward exchanged': (what, names) =>
    `${sideOf(what, names)} has no use for these cards and takes ${what.supplies} Supplies`,
  'rolled off': ({ dice }) => `Roll-off: ${dice.join(' ')}`,
  round: { words: ({ round, of }) => `Round ${round} of ${of}`, section: ({ round }) => `Round ${round}` },
  runs: ({ model, cost, path }) => `${model} runs ${cost} to ${endOf(path)}`,
  scatter: ({ die, wide }) => `Scatter: ${die}, ${wide ? 'wide' : 'on target'}`,
  scored: (told, names) => `${sideOf(told, names)} scores ${pointsWords(told.points)}: ${told.what}`,
  splashed: ({ model }) => `${model} stands in the blast`,
  squad: (what, names) => `${sideOf(what, names)}: ${what.squad} (${what.faction})`,
  'stands up': ({ model, dice: fell, value }) =>
    fell === undefined ? `${model} stands up` : `${model} stands up: ${fell.join(' ')} against ${value}`,
  stopped: ({ model, at }) => `${model} stops at ${place(at)}`,
  supplies: ({ model, amount }) => `${model} finds ${amount} Supplies`,
  suppressed: ({ model, dice, value }) =>
    `${model} tests WILL under fire: ${dice.join(' ')} against ${value}`,
  sustain: ({ model, dice, value }) => `${model} clings to life: ${dice.join(' ')} against ${value}`,
  tapped: ({ model }) => `${model} taps a terminal`,
  'terminal hacked': ({ model }) => `${model} cancels reinforcements`,
  'terrain destroyed': ({ cells }) => `Terrain falls ${fallenWords(cells)}`,
  test: ({ model, what, dice, value, passed }) =>
    `${model}: ${what}, ${dice.join(' ')} against ${value}, ${passed ? 'done' : 'failed'}`,
  took: ({ model, token }) => `${model} takes the ${token}`,
  'torn down': (what, names) => `${sideOf(what, names)} tears down the ${what.facility}`,
  upload: ({ upload }) => `The upload stands at ${upload}`,
  'upload set back': ({ model, upload }) => `${model} sets the upload back to ${upload}`,
  volatile: ({ model, die }) => `${model} may explode: ${die}`,
  zone: (what, names) => `${sideOf(what, names)} takes zone ${what.zone}`,
};

/** The models that a happening names, the acting one first, and the cells of a path. */
function about(what: Happening): readonly ThingId[] {
  const names = [
    ...('model' in what ? [what.model] : []),
    ...('at' in what && typeof what.at === 'string' ? [what.at] : []),
  ];
  return [...names.map(unitThing), ...('path' in what ? what.path.map(cellThing) : [])];
}

/** The faces of its dice; the dice that go into the bag are not thrown. */
function dice(what: Happening): readonly number[] {
  if ('die' in what) return [what.die];
  return 'dice' in what && Array.isArray(what.dice) ? what.dice : [];
}

export const log: Required<LogWords<Happening>> = {
  ...logWords(KINDS),
  about,
  dice,
  rolls,
  beat,
  opens,
  items,
};
