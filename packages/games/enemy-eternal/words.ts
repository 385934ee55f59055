// Choices as players would say them.
import type { Choice, ChoiceOf, Spot } from './choices.ts';
import { missions } from './book/missions/index.ts';
import { costOf } from './book/squad/squad.ts';
import type { View } from './view.ts';

const at = (spot: Spot): string => `(${spot[0]},${spot[1]})`;

const form = (actions: number): string => (actions === 2 ? 'two actions' : 'one action');

const nameOf = (v: View, id: number): string => v.models.find((m) => m.id === id)?.name ?? `model ${id}`;

function pieceOf(v: View, id: number): string {
  const one = v.pieces[id];
  if (one === undefined) return 'piece';
  const { width } = v.shown.board;
  return `${one.kind} at (${one.cell % width},${Math.floor(one.cell / width)})`;
}

function veteranOf(v: View, id: number): string {
  for (const sheet of v.campaign?.sheets ?? []) {
    const found = sheet?.roster.find((one) => one.id === id);
    if (found !== undefined) return found.name;
  }
  return `soldier ${id}`;
}

const moveWords = (deed: string, { to, via, actions }: ChoiceOf<'run' | 'climb'>): string =>
  `${deed} to ${at(to)}${via === undefined ? '' : ` by way of ${via.map(at).join(', ')}`}, ${form(actions)}`;

/** Whether a Climb leads to another level, or away from one that is raised; on level ground it is a second move. */
function climbsTo(v: View, to: Spot): boolean {
  const { width, levels } = v.shown.board;
  const m = v.models.find((one) => one.id === v.shown.active?.model);
  if (m === undefined) return true;
  const levelAt = (x: number, y: number): string => levels[y]?.[x] ?? '0';
  return levelAt(...to) !== levelAt(m.cell % width, Math.floor(m.cell / width));
}

type Words = { [D in Choice['do']]: (choice: ChoiceOf<D>, v: View) => string };

const WORDS: Words = {
  run: (choice) => moveWords('Run', choice),
  climb: (choice, v) => moveWords(climbsTo(v, choice.to) ? 'Climb' : 'Move on', choice),
  attack: (choice, v) =>
    `Attack ${nameOf(v, choice.target)} with the ${choice.weapon}, ${form(choice.actions)}${choice.then === 'moves' ? ', then move' : ''}${choice.trigger ? ', Hair Trigger' : ''}`,
  charge: (choice, v) =>
    choice.weapon === 'Computer Use'
      ? `Charge ${nameOf(v, choice.target)} and hack it${choice.climb ? ' climbing' : ''} from ${at(choice.to)}`
      : `Charge ${nameOf(v, choice.target)} with the ${choice.weapon}${choice.climb ? ' climbing' : ''} to ${at(choice.to)}`,
  mindspin: (choice, v) =>
    `Mindspin on ${nameOf(v, choice.target)}, ${form(choice.actions)}${choice.then === 'moves' ? ', then move' : ''}`,
  overwatch: (choice) => `Overwatch with the ${choice.weapon}`,
  'hunker down': () => 'Hunker down',
  hack: (choice, v) => `Hack the ${pieceOf(v, choice.piece)}, ${form(choice.actions)}`,
  interact: (choice, v) => `Operate the ${pieceOf(v, choice.piece)}, ${form(choice.actions)}`,
  search: (choice, v) => `Search the ${pieceOf(v, choice.piece)}, ${form(choice.actions)}`,
  'hack model': (choice, v) => `Hack ${nameOf(v, choice.target)}, ${form(choice.actions)}`,
  claim: (choice, v) => `Take charge of ${nameOf(v, choice.target)}, ${form(choice.actions)}`,
  medikit: (choice, v) => `Medikit for ${nameOf(v, choice.target)}, ${form(choice.actions)}`,
  'field repair': (choice, v) => `Repair ${nameOf(v, choice.target)}, ${form(choice.actions)}`,
  'energy shield': (choice) => `Energy Shield, ${form(choice.actions)}`,
  'hand over': (choice, v) => `Hand token ${choice.token + 1} to ${nameOf(v, choice.target)}`,
  evacuate: () => 'Leave the board',
  rally: () => 'Rally',
  end: () => 'End the activation',
  muster: (choice, v) =>
    `Muster ${choice.squad.name} (${choice.squad.faction}, ${costOf(choice.squad, v.options)} Supplies, ${choice.squad.models.length} models)`,
  zone: (choice) => `Take zone ${choice.zone}`,
  place: (choice, v) => `Set up ${nameOf(v, choice.model)} at ${at(choice.at)}`,
  'place all': () => 'Set up all as suggested',
  edge: (choice) => `Come from the ${choice.edge} edge`,
  marker: (choice) => `Civilian at ${at(choice.at)}`,
  activate: (choice, v) =>
    `Activate ${nameOf(v, choice.model)}${choice.first === undefined ? '' : ` after ${choice.first.map((id) => nameOf(v, id)).join(', then ')}`}${choice.overdrive ? ' in Overdrive' : ''}`,
  'leave the die': () => 'Leave the die',
  react: (choice, v) => `${nameOf(v, choice.watcher)} fires`,
  'hold fire': () => 'Hold fire',
  'free shot': (choice, v) => `${nameOf(v, choice.model)} fires the ${choice.weapon}`,
  'free charge': (choice, v) =>
    `${nameOf(v, choice.model)} charges with the ${choice.weapon}${choice.climb ? ' climbing' : ''} to ${at(choice.to)}`,
  'no free attack': () => 'No free attack',
  spot: (choice) => `Let it explode at ${at(choice.at)}`,
  first: (choice, v) => `${nameOf(v, choice.model)} first`,
  declare: (choice) => `Declare the Infiltrator at marker ${choice.marker + 1}`,
  'stay hidden': () => 'Stay hidden',
  'stop here': () => 'Stop here',
  'go on': () => 'Go on',
  momentum: (choice) => `Move on to ${at(choice.to)}`,
  'equip found': () => 'Equip it',
  'hold found': () => 'Keep it for later',
  'reveal pod': (choice) => `Look at pod ${choice.pod}`,
  'reveal marker': (choice) => `Look at marker ${choice.marker + 1}`,
  'shut down': (choice, v) => `Shut down ${nameOf(v, choice.target)}`,
  difficulty: (choice) => `Play on ${choice.difficulty}`,
  battle: (choice) => `Play ${choice.mission} ${missions[choice.mission].name}`,
  reward: (choice) =>
    choice.gear.length === 0 ? choice.reward : `${choice.reward}: ${choice.gear.join(' and ')}`,
  discard: (choice) => `Discard the ${choice.card}`,
  promote: (choice, v) =>
    `Promote ${veteranOf(v, choice.veteran)}${choice.raise === null ? '' : `, +1 ${choice.raise}`}${choice.learn === null ? '' : `, ${choice.learn}`}`,
  recruit: (choice) => `Recruit a ${choice.unit}`,
  give: (choice, v) =>
    `Give the ${choice.gear} to ${veteranOf(v, choice.veteran)}${choice.on === null ? '' : ` for the ${choice.on}`}`,
  'take off': (choice, v) => `Store the ${choice.gear} of ${veteranOf(v, choice.veteran)}`,
  build: (choice) => `Build the ${choice.facility}`,
  'tear down': (choice) => `Tear down the ${choice.facility}`,
  'raise the Outpost': () => 'Raise the Outpost',
  sell: (choice) => `Sell the ${choice.gear}`,
  exchange: (choice) => `Exchange the ${choice.gear} for a ${choice.for}`,
  'name Leader': (choice, v) => `Name ${veteranOf(v, choice.veteran)} as Leader`,
  call: (choice, v) => `Call ${veteranOf(v, choice.veteran)} ${choice.name}`,
  deploy: (choice, v) => `Deploy ${veteranOf(v, choice.veteran)}`,
  'leave at base': (choice, v) => `Leave ${veteranOf(v, choice.veteran)} at base`,
  grenade: (choice, v) => `A ${choice.grenade} for ${veteranOf(v, choice.veteran)}`,
  ready: () => 'Ready',
  concede: () => 'Concede',
};

/** A choice as a short sentence; different offers of one question have different words. */
export const choiceWords = (choice: Choice, v: View): string => wordsFor(choice.do, choice, v);

const wordsFor = <D extends Choice['do']>(kind: D, choice: ChoiceOf<D>, v: View): string =>
  WORDS[kind](choice, v);
