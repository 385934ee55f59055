// What would be given up by ending something: actions, gear in the store, money, soldiers who could go along.
import type { Asked, Json } from '@xenotable/kernel';
import type { LeftToDo } from '../../../table/contract.ts';
import { type Choice, type View, nameOf, unitThing } from '@xenotable/enemy-eternal/preview';
import { capital } from '../../../kit/words.ts';
import { hurriedWords, movesSurely, onlyHurried } from '../shared/hurried.ts';
import { choiceIn, offeredIn, toJson } from '../shared/json.ts';
import { endWins } from './goalParts.ts';

export const nags: Readonly<Record<string, string>> = {
  actions: 'Actions that are left in an activation',
  die: 'A die that is left unused',
  store: 'Gear in the store that somebody could wear',
  money: 'Supplies for something that could be built or recruited',
  idle: 'Soldiers who stay at base though they could go along',
};

const listed = (names: readonly string[], joint = ' and '): string =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(joint);

const USEFUL: readonly Choice['do'][] = [
  'attack',
  'charge',
  'mindspin',
  'overwatch',
  'hack',
  'interact',
  'search',
  'claim',
  'medikit',
  'evacuate',
];

/** Whether an enemy of a model is on the board: without one there is hardly anything to watch. */
function isOpposed({ models }: View, id: number): boolean {
  const control = models.find((m) => m.id === id)?.control;
  return models.some((m) => m.place === 'board' && !m.neutral && m.control !== control);
}

/** EE-ACT-01 Actions that something useful could be done with. */
function actionsLeft(view: View, ask: Asked): LeftToDo | null {
  const { active } = view.shown;
  if (active === null) return null;
  const useful = offeredIn(ask).filter(
    (one) => USEFUL.includes(one.do) && (one.do !== 'overwatch' || isOpposed(view, active.model)),
  );
  const runs = movesSurely(ask);
  if (useful.length === 0 && !(runs && active.left === 2)) return null;
  const hurried = onlyHurried(ask, view);
  const name = nameOf(view, active.model);
  const can = [
    ...(useful.some((one) => one.do === 'attack' || one.do === 'charge') ? ['attack'] : []),
    ...(runs ? ['run'] : []),
    ...(useful.some((one) => one.do === 'overwatch') ? ['go on Overwatch'] : []),
  ];
  const next = useful.find((one) => one.do === 'overwatch') ?? useful[0];
  return {
    kind: 'actions',
    words: `${name} has ${active.left === 2 ? 'two actions' : 'one action'} left${can.length === 0 ? '' : ` and could still ${listed(can, ' or ')}`}.${hurried === null ? '' : ` ${capital(hurriedWords(hurried.test, view))}.`}`,
    loses: active.left === 2 ? 'two actions' : 'one action',
    next: next === undefined ? null : toJson(next),
    things: [unitThing(name)],
  };
}

/** Between missions: what lies about. */
function baseLeft(view: View, ask: Asked): LeftToDo | null {
  const offers = offeredIn(ask);
  const give = offers.find((one) => one.do === 'give');
  const gear = [...new Set(offers.flatMap((one) => (one.do === 'give' ? [one.gear] : [])))];
  if (give !== undefined)
    return {
      kind: 'store',
      words: `${listed(gear)} ${gear.length === 1 ? 'lies' : 'lie'} in the store, and somebody could wear ${gear.length === 1 ? 'it' : 'them'}.`,
      next: toJson(give),
    };
  const deploy = offers.find((one) => one.do === 'deploy');
  const idle = offers.flatMap((one) => (one.do === 'deploy' ? [one.veteran] : []));
  const names = idle.flatMap((id) =>
    (view.campaign?.sheets ?? []).flatMap(
      (sheet) => sheet?.roster.filter((one) => one.id === id).map((one) => one.name) ?? [],
    ),
  );
  if (deploy !== undefined)
    return {
      kind: 'idle',
      words: `${listed(names)} could go along and ${names.length === 1 ? 'stays' : 'stay'} at base.`,
      next: toJson(deploy),
    };
  const buy = offers.find(
    (one) => one.do === 'build' || one.do === 'raise the Outpost' || one.do === 'recruit',
  );
  return buy === undefined
    ? null
    : { kind: 'money', words: 'There are Supplies for something at the Outpost.', next: toJson(buy) };
}

export function leftToDo(choice: Json, view: View, ask: Asked): LeftToDo | null {
  const said = choiceIn(choice);
  if (said.do === 'end') return endWins(view) ? null : actionsLeft(view, ask);
  if (said.do === 'ready') return baseLeft(view, ask);
  if (said.do === 'leave the die')
    return { kind: 'die', words: 'This die would activate nobody.', loses: 'one activation', next: null };
  return null;
}
