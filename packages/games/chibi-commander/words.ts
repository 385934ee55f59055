// Choices and happenings as people say them.
import { chainsOf } from './book/actions.ts';
import type { Choice } from './choices.ts';
import { imagine } from './imagine.ts';
import { type Deal } from './missions/mission.ts';
import { missionOf } from './missions/index.ts';
import { GOALS } from './missions/vs1goals.ts';
import { nameOf } from './names.ts';
import { cellName, doorName } from './places.ts';
import type { Table, Unit } from './table.ts';
import type { View } from './view.ts';

/** Hundreds of offers are put into words from one view: what they have in common is made once. */
function oncePerView<T>(make: (view: View) => T): (view: View) => T {
  const made = new WeakMap<View, T>();
  return (view) => {
    let thing = made.get(view);
    if (thing === undefined) made.set(view, (thing = make(view)));
    return thing;
  };
}

/** The mission's own words are made from a table: for this, any that fits the view will do. */
const tableOf = oncePerView((view): Table =>
  imagine(view, { roll: () => 1, pick: (weights) => weights.findIndex((weight) => weight > 0) }),
);

const company = (view: View, ids: readonly number[]): string =>
  ids.length === 0 ? '' : ` with ${ids.map((id) => nameOf(view, id)).join(' and ')}`;

/** The unit that acts, if anybody does. */
function actingUnit(view: View): Unit | undefined {
  const acting = view.flow.findLast((frame) => frame.chapter === 'activation');
  return acting === undefined ? undefined : (view.units[acting['unit'] as number] as Unit | undefined);
}

const dealKey = ({ deal, on }: { deal: string; on?: number }): string =>
  `${deal}${on === undefined ? '' : ` ${on}`}`;
const byKey = (deals: readonly Deal[]): Map<string, string> =>
  new Map(deals.map((deal) => [dealKey(deal), deal.words]));

/** Words of what a mission lets a side do between activations, and of what it lets the acting unit do. */
const orderWords = oncePerView((view) =>
  byKey(tableOf(view).armies.flatMap((army) => missionOf(view).orders?.(tableOf(view), army) ?? [])),
);
const dealWords = oncePerView((view) => {
  const unit = actingUnit(view);
  return byKey(unit === undefined ? [] : (missionOf(view).deals?.(tableOf(view), unit, 9) ?? []));
});

function chainWords(view: View, chain: number): string {
  const unit = actingUnit(view);
  return unit === undefined
    ? `chain ${chain + 1}`
    : (chainsOf(tableOf(view), unit)[chain]?.text ?? `chain ${chain + 1}`);
}

/** Words of the answers to a mission's question. */
const answerWords = oncePerView((view) => {
  const f = view.flow.at(-1);
  const asked = f?.chapter === 'question' ? missionOf(view).questions?.[f['topic'] as string] : undefined;
  const answers = asked?.answers(tableOf(view), f!['data'] as number[]) ?? [];
  return new Map(answers.map(({ key, words }) => [key, words]));
});

/** What is being built. */
const workOf = oncePerView((view) => missionOf(view).building?.(tableOf(view)) ?? null);

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
  const words = army === undefined ? '' : `: ${GOALS[army.faction][goal]!.words}`;
  return `Keep goal ${goal}${words}`;
}

const withDice = (choice: { dice?: number }): string =>
  choice.dice === undefined ? '' : ` with ${choice.dice} dice`;

/** What ends now: an activation, or the hiding at the end of a turn. */
function doneWords(view: View): string {
  const f = view.flow.at(-1);
  return f?.chapter === 'activation'
    ? `End ${nameOf(view, f['unit'] as number)}'s activation`
    : 'Hide nobody else';
}

const sayings: { [V in Choice['do']]: (choice: Extract<Choice, { do: V }>, view: View) => string } = {
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
  build: (choice, view) => workOf(view)?.words(choice.key) ?? 'Place it',
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
  order: (choice, view) => orderWords(view).get(dealKey(choice)) ?? dealKey(choice),
  'end turn': () => 'End the turn',
  'end the mission': () => 'Declare the mission finished',
  'give up': () => 'Offer to end the mission',
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
  deal: (choice, view) => dealWords(view).get(dealKey(choice)) ?? dealKey(choice),
  done: (_choice, view) => doneWords(view),
  luck: (choice, view) => `${nameOf(view, choice.star)} grants Luck`,
  'keep it': () => 'Keep it',
  panic: () => 'Panic',
  run: () => 'Run',
  control: () => 'Control',
  hide: (choice, view) =>
    `Hide ${nameOf(view, choice.unit)}${choice.ghost < 0 ? '' : choice.swap ? ` on ${cellName(choice.ghost)}, a Ghost in its place` : `, a Ghost on ${cellName(choice.ghost)}`}`,
  answer: (choice, view) => answerWords(view).get(choice.key) ?? String(choice.key),
  yes: () => 'Yes',
  no: () => 'No',
};

export function choiceWords(choice: Choice, view: View): string {
  return (sayings[choice.do] as (choice: Choice, view: View) => string)(choice, view);
}
