// Choices as people say them.
import { chainsOf } from './book/activation/actions.ts';
import { builtWords } from './book/preparation/building.ts';
import type { Choice, ChoiceOf } from './choices.ts';
import { missionOf } from './missions/index.ts';
import { goalOf } from './missions/province/secretGoals.ts';
import { nameOf } from './names.ts';
import { cellName, doorName } from './places.ts';
import { NONE, type Unit } from './table.ts';
import type { View } from './view.ts';

const company = (view: View, ids: readonly number[]): string =>
  ids.length === 0 ? '' : ` with ${ids.map((id) => nameOf(view, id)).join(' and ')}`;

/** The unit that acts, if anybody does. */
function actingUnit(view: View): Unit | null {
  const unit = view.acting === null ? undefined : view.units[view.acting.unit];
  return unit === undefined || 'hidden' in unit ? null : unit;
}

function chainWords(view: View, chain: number): string {
  const unit = actingUnit(view);
  return (unit === null ? undefined : chainsOf(view, unit)[chain]?.text) ?? `chain ${chain + 1}`;
}

/** What a mission lets a side do between activations, and what it lets the acting unit do. */
const orderWords = (view: View, { deal, on = NONE }: ChoiceOf<'order'>): string =>
  missionOf(view).orders[deal]?.words(view, on) ?? deal;
const dealWords = (view: View, { deal, on = NONE }: ChoiceOf<'deal'>): string =>
  missionOf(view).deals[deal]?.words(view, on, view.acting?.unit ?? NONE) ?? deal;

/** The answer to a mission's question, or the name of a variant. */
function answerWords(view: View, key: number | string): string {
  const { question } = view;
  const asked = question === null ? undefined : missionOf(view).questions[question.topic];
  return asked === undefined || question === null ? String(key) : asked.words(view, key, question.data);
}

/** A unit of the roster: 'Soldier (3)'. */
function veteran(view: View, at: number): string {
  const roster = view.campaign?.rosters.find((one) => !one.hidden && one.units[at] !== undefined);
  return `${roster?.units[at]?.type ?? 'unit'} (${at + 1})`;
}

/** A secret goal with what it is worth. */
function goalWords(view: View, goal: number): string {
  const army = view.armies.find(
    (one) =>
      one.secret !== null && one.secret.spare > 0 && [one.secret.goal, one.secret.spare].includes(goal),
  );
  const words = army === undefined ? '' : `: ${goalOf(army.faction, goal).words}`;
  return `Keep goal ${goal}${words}`;
}

const withDice = (choice: { dice?: number }): string =>
  choice.dice === undefined ? '' : ` with ${choice.dice} dice`;

/** What ends now: an activation, or the hiding at the end of a turn. */
const doneWords = ({ acting, ...view }: View): string =>
  acting === null ? 'Hide nobody else' : `End ${nameOf(view, acting.unit)}'s activation`;

/** Where the Ghost stands that hides with a unit. */
function hidingWords({ ghost, swap }: ChoiceOf<'hide'>): string {
  if (ghost < 0) return '';
  return swap ? ` on ${cellName(ghost)}, a Ghost in its place` : `, a Ghost on ${cellName(ghost)}`;
}

const sayings: { [V in Choice['do']]: (choice: ChoiceOf<V>, view: View) => string } = {
  recruit: (choice) => `Recruit ${choice.type}`,
  dismiss: (choice) => `Dismiss ${choice.type}`,
  'keep goal': (choice, view) => goalWords(view, choice.goal),
  buy: (choice) => `Buy ${choice.option}`,
  promote: (choice, view) => `Promote ${veteran(view, choice.unit)} to ${choice.to}`,
  reanimate: (choice) => `Reanimate ${choice.type}`,
  'take along': (choice, view) => `Take ${veteran(view, choice.unit)} along`,
  say: (choice) => `Say “${choice.words}”`,
  'hand over': (choice) =>
    `Hand ${choice.points} ${choice.points === 1 ? 'point' : 'points'} of ${choice.from} to ${choice.to}`,
  build: (choice, view) => (view.building === null ? 'Place it' : builtWords(view.building, choice.key)),
  ready: () => 'Ready',
  place: (choice) => `Place it on ${cellName(choice.at)}`,
  'place the rest': () => 'Place the rest at random',
  activate: (choice, view) => `Activate ${nameOf(view, choice.unit)}`,
  uncover: (choice) => `Uncover Blip ${choice.blip + 1}`,
  'move covered': (choice) => `Move Blip ${choice.blip + 1}`,
  spawn: (choice, view) => `${nameOf(view, choice.unit)} arrives on ${cellName(choice.at)}`,
  send: (choice, view) => `${nameOf(view, choice.by)} sends ${nameOf(view, choice.civilian)}`,
  dissolve: (choice) => `Dissolve Ghost ${choice.blip + 1}`,
  spot: (choice) => `Spot Blip ${choice.blip + 1}`,
  scan: (choice, view) => `${nameOf(view, choice.star)} scans Blip ${choice.blip + 1}`,
  order: (choice, view) => orderWords(view, choice),
  'end turn': () => 'End the turn',
  'end the mission': () => 'Declare the mission finished',
  'play on': () => 'Play on',
  'give up': (_choice, view) =>
    missionOf(view).mode === 'cooperative' ? 'Give up the mission' : 'Offer to end the mission',
  walk: (choice) => `Walk to ${cellName(choice.to)}`,
  stop: () => 'Stop moving',
  use: (choice, view) => `Use ${chainWords(view, choice.chain)}`,
  attack: (choice, view) =>
    `Attack ${'unit' in choice ? nameOf(view, choice.unit) : `Blip ${choice.blip + 1}`}${withDice(choice)}`,
  aim: (choice) => `Aim at ${cellName(choice.at)}${withDice(choice)}`,
  heal: (choice, view) => `Heal ${nameOf(view, choice.unit)}`,
  mind: (choice, view) => `Attack the mind of ${nameOf(view, choice.unit)}`,
  teleport: (choice, view) => `Teleport to ${cellName(choice.to)}${company(view, choice.with)}`,
  land: (choice) => `Land on ${cellName(choice.at)}`,
  'break off': () => 'Break off the chain',
  open: (choice) => `Open the door ${doorName(choice.door)}`,
  close: (choice) => `Close the door ${doorName(choice.door)}`,
  'pick up': (choice, view) => `Pick up ${nameOf(view, choice.unit)}`,
  pull: (choice) => `Pull the crystal on ${cellName(choice.crystal)}`,
  'let go': () => 'Let go',
  leave: () => 'Leave the map',
  storm: (choice, view) => `${nameOf(view, choice.star)} orders Storm`,
  'start the ship': () => 'Start the ship',
  deal: (choice, view) => dealWords(view, choice),
  done: (_choice, view) => doneWords(view),
  luck: (choice, view) => `${nameOf(view, choice.star)} grants Luck`,
  'keep it': () => 'Keep it',
  panic: () => 'Panic',
  run: () => 'Run',
  control: () => 'Control',
  hide: (choice, view) => `Hide ${nameOf(view, choice.unit)}${hidingWords(choice)}`,
  answer: (choice, view) => answerWords(view, choice.key),
  yes: () => 'Yes',
  no: () => 'No',
};

const say = <V extends Choice['do']>(verb: V, choice: ChoiceOf<V>, view: View): string =>
  sayings[verb](choice, view);

export const choiceWords = (choice: Choice, view: View): string => say(choice.do, choice, view);

/** The unit that acts. */
export const actingWords = (view: View): string | null =>
  view.acting === null ? null : nameOf(view, view.acting.unit);
