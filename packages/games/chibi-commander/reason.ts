// Why a sensible player would choose something, in few words, from what the seat sees.
import type { Reason, Seat } from '@xenotable/kernel';
import { chainsOf } from './book/activation/actions.ts';
import { distance } from './book/fight/sight.ts';
import { yetToAct } from './book/turn.ts';
import { card, hearts, mission, unitOf } from './book/who.ts';
import type { Choice, ChoiceOf } from './choices.ts';
import { chanceOf } from './auto/player/damage.ts';
import { hasNothingToGain } from './auto/player/gain.ts';
import { goalsFor, nextGoal } from './auto/player/goals.ts';
import { dangerAt, foesOf } from './auto/player/threat.ts';
import { several } from './names.ts';
import { tableOf } from './preview/table.ts';
import { type Cell, NONE, type Table, type Unit } from './table.ts';
import type { View } from './view.ts';

/** What a reason is made from: the table as the seat knows it, and the unit that acts. */
interface Ground {
  w: Table;
  view: View;
  seat: Seat;
  unit: Unit | null;
}

type Reasons = { [V in Choice['do']]?: (ground: Ground, choice: ChoiceOf<V>) => Reason | null };

const because = (rule: string, words: string): Reason => ({ rule, words });

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The attack's chance, and what is left of the target. */
function attackReason({ w, view, unit }: Ground, choice: ChoiceOf<'attack'>): Reason | null {
  if (unit === null || view.acting === null) return null;
  const range = choice.dice ?? chainsOf(w, unit)[view.acting.chain]?.range;
  if (range === undefined) return null;
  if (!('unit' in choice)) return because('CC-HIT-12', 'a hit shows who is behind the Blip');
  const target = unitOf(w, choice.unit);
  const chance = percent(chanceOf(range, distance(unit.cell, target.cell)));
  const left = target.coma ? 'lies in coma' : `has ${several(hearts(target), 'heart')} left`;
  return because(range === 0 ? 'CC-HIT-06' : 'CC-HIT-02', `${chance} to hit, and ${target.type} ${left}`);
}

function healReason({ w }: Ground, { unit: id }: ChoiceOf<'heal'>): Reason {
  const patient = unitOf(w, id);
  return patient.coma
    ? because('CC-HEAL-03', `${patient.type} lies in coma and may wake`)
    : because(
        'CC-HEAL-02',
        `${patient.type} has lost ${several(patient.lost, 'heart')} of ${card(patient).hearts}`,
      );
}

/** A walk brings nearer to something, or out of danger. */
function walkReason({ w, unit }: Ground, to: Cell): Reason | null {
  if (unit === null || unit.cell === NONE) return null;
  const goal = nextGoal(goalsFor(w, unit, mission(w).aims(w, unit)), unit.cell, to);
  const foes = foesOf(w, unit.side, unit.id);
  const saved = dangerAt(w, foes, unit, unit.cell) - dangerAt(w, foes, unit, to);
  if (goal !== null && saved < 0.8) return because('CC-MOV-01', `gets nearer to ${goal}`);
  if (saved > 0.2) return because('CC-HIT-01', 'fewer enemies can reach it there');
  return saved < -0.2 ? because('CC-HIT-01', 'from there it can attack') : null;
}

const deedWords: Record<string, string> = {
  attack: 'to attack before they do',
  blast: 'an explosion hits several at once',
  heal: 'somebody beside it is wounded',
  mind: 'a mind is in sight',
  none: 'it is faster than walking',
};

/** CC-VP-04 */
const ALL_DONE = 'no goal brings anything more: the mission is won when everybody has left the map';

const mayGoHome = (w: Table, unit: Unit): boolean =>
  unit.side === 'Earth' && hasNothingToGain(w, 'Earth') && mission(w).aims(w, unit).home !== undefined;

const reasons: Reasons = {
  attack: attackReason,
  heal: healReason,
  walk: (ground, { to }) => walkReason(ground, to),
  aim: () => because('CC-EXP-03', 'everybody in the cross is hit at once'),
  mind: ({ w }, { unit }) => because('CC-PSI-04', `${unitOf(w, unit).type} has few hearts, so a weak mind`),
  use: ({ w, unit }, { chain }) =>
    unit === null ? null : because('CC-ACT-01', deedWords[chainsOf(w, unit)[chain]?.deed ?? 'none'] ?? ''),
  activate({ w }, { unit: id }) {
    const unit = unitOf(w, id);
    if (mayGoHome(w, unit)) return because('CC-VP-04', ALL_DONE);
    const near = w.units.reduce(
      (least, other) =>
        other.cell !== NONE && other.side !== unit.side && other.side !== 'neutral' && other.blip === NONE
          ? Math.min(least, distance(unit.cell, other.cell))
          : least,
      99,
    );
    return because(
      'CC-TRN-07',
      near < 99 ? `the nearest enemy is ${several(near, 'field')} away` : 'it has not acted in this round',
    );
  },
  'pick up': ({ w }, { unit }) => because('CC-MOV-23', `${unitOf(w, unit).type} is wanted elsewhere`),
  pull: () => because('CC-M-VS2-10', 'a crystal beside it, and nobody has pulled one in this round'),
  send: ({ w }, { civilian }) =>
    because('CC-MOV-20', `${unitOf(w, civilian).type} gets nearer to an exit, for nothing`),
  leave: ({ w, unit }) =>
    unit !== null && mayGoHome(w, unit)
      ? because('CC-VP-04', ALL_DONE)
      : because('CC-MOV-28', 'whoever has left the map is safe'),
  open: () => because('CC-MOV-07', 'the way leads through this door'),
  deal: ({ view }, { deal }) => {
    const rule = mission(view).deals[deal]?.rule;
    return rule === undefined ? null : because(rule, 'that is what the mission is about');
  },
  spawn: () => because('CC-MOV-17', 'whoever comes now can act in this turn'),
  uncover: () => because('CC-BLP-05', 'somebody is in reach of an attack'),
  'move covered': () => because('CC-BLP-06', 'nobody sees who moves there'),
  hide: () => because('CC-BLP-22', 'no enemy looks at it now'),
  spot: () => because('CC-BLP-12', 'it costs nothing to know'),
  luck: () => because('CC-CMD-02', 'a fair chance, and stars come back every round'),
  'keep it': () => because('CC-CMD-05', 'the star may do more later in the round'),
  panic: () => because('CC-PSI-11', 'it loses an action of its next activation'),
  control: () => because('CC-PSI-13', 'it has a friend of its own in reach'),
  'start the ship': () => because('CC-UFO-01', 'the ship takes off at the end of the next round'),
  done: () => because('CC-TRN-10', 'nothing that is left is better than staying here'),
  'end turn'({ w, seat }) {
    const { able, toCome } = yetToAct(w, seat);
    if (able > 0 && hasNothingToGain(w, 'Earth'))
      return because('CC-TRN-07', 'whoever is left stays on the map');
    return because(
      'CC-TRN-07',
      able + toCome > 0 ? 'whoever is left does better to wait' : 'everybody has acted',
    );
  },
  'end the mission': () => because('CC-VP-04', 'there is nothing left to gain'),
  'play on': () => because('CC-VP-04', 'there are still points to gain'),
  teleport: () => because('CC-MOV-12', 'the test is likely, and no wall is in the way'),
  'place the rest': () => because('CC-BLP-03', 'no field is much better than another'),
};

export const reason = (view: View, seat: Seat, choice: Choice): Reason | null =>
  reasonFor(choice.do, choice, view, seat);

function reasonFor<V extends Choice['do']>(
  verb: V,
  choice: ChoiceOf<V>,
  view: View,
  seat: Seat,
): Reason | null {
  const why = reasons[verb];
  if (why === undefined) return null;
  const w = tableOf(view);
  const id = view.acting?.unit ?? view.mover?.unit ?? NONE;
  return why({ w, view, seat, unit: id >= 0 ? unitOf(w, id) : null }, choice);
}
