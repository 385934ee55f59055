// Choices and happenings as players would say them.
import { type Happening, seatLetter } from '@xenotable/kernel';
import { missions } from './book/missions/index.ts';
import { costOf } from './book/squad/squad.ts';
import type { Choice, Spot } from './choices.ts';
import type { View } from './view.ts';

const at = (spot: Spot): string => `(${spot[0]},${spot[1]})`;

const form = (actions: number): string => (actions === 2 ? 'two actions' : 'one action');

/** A choice as a short sentence; different offers of one question have different words. */
export function choiceWords(choice: Choice, v: View): string {
  const name = (id: number): string => v.models.find((m) => m.id === id)?.name ?? `model ${id}`;
  const piece = (id: number): string => {
    const one = v.pieces[id];
    if (one === undefined) return 'piece';
    const { width } = v.shown.board;
    return `${one.kind} at (${one.cell % width},${Math.floor(one.cell / width)})`;
  };
  const veteran = (id: number): string => {
    for (const sheet of v.campaign?.sheets ?? []) {
      const found = sheet?.roster.find((one) => one.id === id);
      if (found !== undefined) return found.name;
    }
    return `soldier ${id}`;
  };
  switch (choice.do) {
    case 'run':
    case 'climb':
      return `${choice.do === 'run' ? 'Run' : 'Climb'} to ${at(choice.to)}${choice.via === undefined ? '' : ` by way of ${choice.via.map(at).join(', ')}`}, ${form(choice.actions)}`;
    case 'attack':
      return `Attack ${name(choice.target)} with the ${choice.weapon}, ${form(choice.actions)}${choice.then === 'moves' ? ', then move' : ''}${choice.trigger ? ', Hair Trigger' : ''}`;
    case 'charge':
      return choice.weapon === 'Computer Use'
        ? `Charge ${name(choice.target)} and hack it from ${at(choice.to)}`
        : `Charge ${name(choice.target)} with the ${choice.weapon}${choice.climb ? ' climbing' : ''} to ${at(choice.to)}`;
    case 'mindspin':
      return `Mindspin on ${name(choice.target)}, ${form(choice.actions)}${choice.then === 'moves' ? ', then move' : ''}`;
    case 'overwatch':
      return `Overwatch with the ${choice.weapon}`;
    case 'hunker down':
      return 'Hunker down';
    case 'hack':
      return `Hack the ${piece(choice.piece)}, ${form(choice.actions)}`;
    case 'interact':
      return `Operate the ${piece(choice.piece)}, ${form(choice.actions)}`;
    case 'search':
      return `Search the ${piece(choice.piece)}, ${form(choice.actions)}`;
    case 'hack model':
      return `Hack ${name(choice.target)}, ${form(choice.actions)}`;
    case 'claim':
      return `Take charge of ${name(choice.target)}, ${form(choice.actions)}`;
    case 'medikit':
      return `Medikit for ${name(choice.target)}, ${form(choice.actions)}`;
    case 'field repair':
      return `Repair ${name(choice.target)}, ${form(choice.actions)}`;
    case 'energy shield':
      return `Energy Shield, ${form(choice.actions)}`;
    case 'hand over':
      return `Hand token ${choice.token + 1} to ${name(choice.target)}`;
    case 'evacuate':
      return 'Leave the board';
    case 'rally':
      return 'Rally';
    case 'end':
      return 'End the activation';
    case 'muster':
      return `Muster ${choice.squad.name} (${choice.squad.faction}, ${costOf(choice.squad, v.switches)} Supplies, ${choice.squad.models.length} models)`;
    case 'zone':
      return `Take zone ${choice.zone}`;
    case 'place':
      return `Set up ${name(choice.model)} at ${at(choice.at)}`;
    case 'place all':
      return 'Set up all as suggested';
    case 'edge':
      return `Come from the ${choice.edge} edge`;
    case 'marker':
      return `Civilian at ${at(choice.at)}`;
    case 'activate':
      return `Activate ${name(choice.model)}${choice.first === undefined ? '' : ` after ${choice.first.map(name).join(', then ')}`}${choice.overdrive ? ' in Overdrive' : ''}`;
    case 'leave the die':
      return 'Leave the die';
    case 'react':
      return `${name(choice.watcher)} fires`;
    case 'hold fire':
      return 'Hold fire';
    case 'free shot':
      return `${name(choice.model)} fires the ${choice.weapon}`;
    case 'free charge':
      return `${name(choice.model)} charges with the ${choice.weapon}${choice.climb ? ' climbing' : ''} to ${at(choice.to)}`;
    case 'no free attack':
      return 'No free attack';
    case 'spot':
      return `Let it explode at ${at(choice.at)}`;
    case 'first':
      return `${name(choice.model)} first`;
    case 'declare':
      return `Declare the Infiltrator at marker ${choice.marker + 1}`;
    case 'stay hidden':
      return 'Stay hidden';
    case 'stop here':
      return 'Stop here';
    case 'go on':
      return 'Go on';
    case 'momentum':
      return `Move on to ${at(choice.to)}`;
    case 'equip found':
      return 'Equip it';
    case 'hold found':
      return 'Keep it for later';
    case 'reveal pod':
      return `Look at pod ${choice.pod}`;
    case 'reveal marker':
      return `Look at marker ${choice.marker + 1}`;
    case 'shut down':
      return `Shut down ${name(choice.target)}`;
    case 'difficulty':
      return `Play on ${choice.difficulty}`;
    case 'battle':
      return `Play ${choice.mission} ${missions[choice.mission].name}`;
    case 'reward':
      return choice.gear.length === 0 ? choice.reward : `${choice.reward}: ${choice.gear.join(' and ')}`;
    case 'discard':
      return `Discard the ${choice.card}`;
    case 'promote':
      return `Promote ${veteran(choice.veteran)}${choice.raise === null ? '' : `, +1 ${choice.raise}`}${choice.learn === null ? '' : `, ${choice.learn}`}`;
    case 'recruit':
      return `Recruit a ${choice.unit}`;
    case 'give':
      return `Give the ${choice.gear} to ${veteran(choice.veteran)}${choice.on === null ? '' : ` for the ${choice.on}`}`;
    case 'take off':
      return `Store the ${choice.gear} of ${veteran(choice.veteran)}`;
    case 'build':
      return `Build the ${choice.facility}`;
    case 'tear down':
      return `Tear down the ${choice.facility}`;
    case 'raise the Outpost':
      return 'Raise the Outpost';
    case 'sell':
      return `Sell the ${choice.gear}`;
    case 'exchange':
      return `Exchange the ${choice.gear} for a ${choice.for}`;
    case 'name Leader':
      return `Name ${veteran(choice.veteran)} as Leader`;
    case 'deploy':
      return `Deploy ${veteran(choice.veteran)}`;
    case 'leave at base':
      return `Leave ${veteran(choice.veteran)} at base`;
    case 'grenade':
      return `A ${choice.grenade} for ${veteran(choice.veteran)}`;
    case 'ready':
      return 'Ready';
    case 'concede':
      return 'Concede';
  }
}

/** Sentences with the details of a happening in their places. */
const SENTENCES: Record<string, string> = {
  'acts again': '{model} acts a second time',
  'activation ends': '{model} is done',
  'activation lost': '{model} loses its activation',
  activated: '{model} is activated',
  appears: '{model} appears at {at}',
  armour: '{model} tests armour: {dice} against {value}, {holds:it holds|it fails}',
  arrives: '{model} arrives at {at}',
  'bag filled': 'All dice go into the bag',
  'battle over': 'The battle is over: {why}',
  'battle rolled': 'The D8 says {mission}',
  blinked: '{model} blinks to {to}',
  'bystander runs home': '{model} is not the informant and runs home',
  card: '{model} rolls {die} on the {card} card: {row}, {entry}',
  'charge delayed': 'The charge does not go off: {model} was hit',
  'charge lost': 'The charge is lost with {model}',
  'charge planted': '{model} plants the charge',
  'charge removed': '{model} removes the charge',
  'charge set': '{model} sets a charge on the generator',
  charges: '{model} charges {at}',
  'civilian saved': '{model} saves {civilian}',
  claimed: '{model} takes charge of {at}',
  climbs: '{model} climbs {cost} to {path}',
  commands: '{model} brings {first} forward',
  conceded: '{seat} concedes',
  counterattack: '{model} strikes back at {at}',
  'crate secured': '{model} secures a crate',
  'crates placed': 'The crates stand at {at}',
  damage: '{model} takes {applied} and has {wounds} Wounds left',
  declared: '{model} was hiding at {at}',
  deflect: '{model} rolls {die} to deflect: {deflected:turned aside|no}',
  destroyed: '{model} is destroyed',
  'die drawn': 'A die of {colour} is drawn',
  'die removed': 'One die of {colour} leaves the bag',
  'die spent': 'The die of {colour} has no effect',
  down: '{model} goes Down',
  dropped: '{model} drops the {token} at {at}',
  'energy shield': '{model} raises a shield',
  equipped: '{model} equips the {gear}',
  evacuated: '{model} leaves the board',
  explodes: 'The {weapon} explodes at {at}',
  flees: '{model} flees {cost} to {path}',
  found: '{model} finds a {gear}',
  'free attack': '{model} makes a free attack on {at}',
  'gate open': 'The gate opens',
  'generator destroyed': 'A generator is destroyed',
  'GREMLIN off': 'The GREMLIN of {model} is off',
  'hack table': '{model} rolls {die} on the Hack table',
  'handed over': '{model} hands a token to {to}',
  healed: '{model} treats {at}: {wounds} Wounds',
  hit: '{model} hits {at} with the {weapon}: {dice} against {value}',
  'informant found': '{model} has found the informant',
  intelligence: 'Intelligence is gathered',
  'leader hides': '{model} hides in its zone',
  'leader lost': '{model} was the Leader: the Squad loses heart',
  'marker placed': 'A civilian stands at {at}',
  'marker reached': '{model} has reached the marker',
  'marker removed': 'It was an ordinary civilian',
  mast: '{model} switches a mast {on:on|off}',
  'mind controlled': '{model} obeys {by}',
  'mind freed': '{model} is free again',
  mindspin: '{model} spins the mind of {at}: {dice}, {effect}',
  missed: '{model} misses {at} with the {weapon}: {dice} against {value}',
  mission: '{mission} {name}',
  momentum: '{model} moves on to {path}',
  mustered: 'Side {side} has named {squad}',
  overwatch: '{model} watches with the {weapon}',
  'overwatch ended': '{model} no longer watches',
  panics: '{model} runs to {to}',
  'picked up': '{model} picks up the {token}',
  placed: '{model} at {at}',
  plan: '{model} follows order {letter}: {orders}',
  'pod scattered': 'Pod {pod} is scattered: {dice}',
  'pod shown': 'Pod {pod} holds {models}',
  poison: '{model} loses a Wound to poison',
  poisoned: '{model} is poisoned',
  pulled: '{model} is pulled to {to}',
  'put back': '{model} is put back to {to}',
  rallied: '{model} rallies: {die}',
  reacts: '{model} reacts to {at} at {where} with the {weapon}',
  regenerates: '{model} regains a Wound',
  'reinforcements cancelled': 'The reinforcements do not come',
  'relay open': '{model} has opened the relay',
  'relay set': '{model} sets the relay',
  'rolled off': 'Roll-off: {dice}',
  round: 'Round {round} of {of}',
  runs: '{model} runs {cost} to {path}',
  scatter: 'Scatter: {die}, {wide:wide|on target}',
  scored: 'Side {side} scores {points}: {what}',
  splashed: '{model} stands in the blast',
  squad: 'Side {side}: {squad} ({faction})',
  'stands up': '{model} stands up',
  stopped: '{model} stops at {at}',
  supplies: '{model} finds {amount} Supplies',
  suppressed: '{model} tests WILL under fire: {dice} against {value}',
  sustain: '{model} clings to life: {dice} against {value}',
  tapped: '{model} taps a terminal',
  'terminal hacked': '{model} cancels reinforcements',
  'terrain destroyed': 'Terrain falls',
  test: '{model}: {what}, {dice} against {value}, {passed:done|failed}',
  took: '{model} takes the {token}',
  upload: 'The upload stands at {upload}',
  'upload set back': '{model} sets the upload back to {upload}',
  volatile: '{model} may explode: {die}',
  zone: 'Side {side} takes zone {zone}',
};

const isSpot = (value: unknown): value is Spot =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

/** Whose die or seat it is, by its letter. */
const ownerOf = (colour: string, names: readonly string[]): string =>
  colour === 'automaton' ? 'the automaton' : (names[colour.charCodeAt(0) - 65] ?? colour);

const plain = (key: string, value: unknown, names: readonly string[]): string => {
  if (key === 'side' && typeof value === 'number') return seatLetter(value);
  if (key === 'colour' || key === 'seat') return ownerOf(String(value), names);
  if (key === 'orders' && Array.isArray(value)) return value.join(', then ');
  if (key === 'path') return at((value as Spot[]).at(-1)!);
  if ((key === 'at' || key === 'to' || key === 'where') && isSpot(value)) return at(value);
  return Array.isArray(value) ? value.map((part) => plain('', part, names)).join(' ') : String(value);
};

/** A log line. A movement is one line, its path as a whole; only who fires on the way says where. */
export function happeningWords(what: Happening, names: readonly string[]): string {
  const sentence = SENTENCES[what.type];
  if (sentence === undefined) {
    const details = Object.entries(what).filter(([key]) => key !== 'type');
    return [what.type, ...details.map(([, value]) => plain('', value, names))].join(' ');
  }
  return sentence.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, key: string, yes?: string, no?: string) =>
    yes === undefined ? plain(key, what[key], names) : what[key] ? yes : no!,
  );
}
