// What a choice puts at stake: this target, this test, whoever moves. Read off the world that it leads to.
import type { Seat, Stake, Told } from '@xenotable/kernel';
import { activation } from './book/actions/activation.ts';
import { has } from './book/models.ts';
import { move } from './book/movement/move.ts';
import type { Choice } from './choices.ts';
import type { Happening } from './happenings.ts';
import { previewOf } from './preview/moves.ts';
import { testOf } from './preview/tests.ts';
import type { Model, Table } from './table.ts';
import type { View } from './view.ts';

type EternalStake = Stake<Table, Happening>;

const woundsOf = (w: Table, id: number): number => {
  const m = w.models.find((one) => one.id === id);
  return m === undefined || m.place === 'destroyed' ? 0 : m.wounds;
};

const lossWords = (wounds: number): string[] =>
  Array.from({ length: wounds - 1 }, (_, i) => `−${wounds - 1 - i}`);

/** Where an attack that takes no Wounds comes to its end. */
const HARMLESS = ['armour holds', 'resisted', 'deflected', 'goes wide', 'missed'] as const;

/** EE-SHO-09 EE-SPC-35 EE-SPO-06 EE-DMG-01 The first test or throw that spared somebody; whoever was hit and not spared has resisted. */
function sparedBy(told: readonly Told<Happening>[], name: string): (typeof HARMLESS)[number] {
  const all = told.map(({ what }) => what);
  const shots = all.filter((what) => what.type === 'hit' || what.type === 'missed');
  const hits = shots.filter((what) => what.at === name);
  if (hits.length === 0 || hits.some((what) => what.type === 'missed')) return 'missed';
  if (all.some((what) => what.type === 'scatter' && what.wide)) return 'goes wide';
  if (all.some((what) => what.type === 'deflect' && what.model === name && what.deflected))
    return 'deflected';
  return all.some((what) => what.type === 'armour' && what.model === name && what.holds)
    ? 'armour holds'
    : 'resisted';
}

/** What becomes of somebody who is attacked. */
function targetStake(m: Model): EternalStake {
  return {
    key: `unit ${m.id}`,
    title: m.name,
    values: { words: ['dead', ...lossWords(m.wounds), ...HARMLESS] },
    of(after, told) {
      const left = woundsOf(after, m.id);
      if (left === 0) return 'dead';
      return left < m.wounds ? `−${m.wounds - left}` : sparedBy(told, m.name);
    },
  };
}

/** What comes back at whoever acts. */
function ownStake(m: Model, title: string): EternalStake {
  return {
    key: `own ${m.id}`,
    title,
    values: { words: ['unhurt', ...lossWords(m.wounds).reverse(), 'dead'] },
    of(after) {
      const left = woundsOf(after, m.id);
      return left === 0 ? 'dead' : left < m.wounds ? `−${m.wounds - left}` : 'unhurt';
    },
  };
}

/** EE-SPC-13 What a Mindspin does to its target. */
const mindStake = (m: Model): EternalStake => ({
  key: `mind ${m.id}`,
  title: `The mind of ${m.name}`,
  values: { words: ['controlled', 'disoriented', 'panics', 'untouched'] },
  of(_after, told) {
    const spin = told.find(({ what }) => what.type === 'mindspin')?.what;
    if (spin?.type !== 'mindspin') return 'untouched';
    return { control: 'controlled', disorientation: 'disoriented', panic: 'panics' }[spin.effect];
  },
});

const testStake = (title: string): EternalStake => ({
  key: 'test',
  title,
  values: { words: ['succeeds', 'fails'] },
  of(_after, told) {
    const tested = told.find(({ what }) => what.type === 'test')?.what;
    return tested?.type === 'test' && tested.passed ? 'succeeds' : 'fails';
  },
});

/** EE-DWN-06 Standing up may take an action. */
const standStake = (m: Model): EternalStake => ({
  key: 'stand up',
  title: `${m.name} stands up`,
  values: { words: ['two actions left', 'one action left'] },
  of(_after, told) {
    const stood = told.find(({ what }) => what.type === 'stands up')?.what;
    return stood?.type === 'stands up' && stood.left === 1 ? 'one action left' : 'two actions left';
  },
});

/** EE-SPO-18 EE-OPT-08 What an explosion takes from the other models of the seat's side. */
function spreadStake(v: View, seat: Seat): EternalStake {
  const side = v.sides[1].seats.includes(seat) ? 1 : 0;
  const own = v.models.filter((m) => m.side === side && m.place === 'board');
  const before = own.reduce((sum, m) => sum + m.wounds, 0);
  return {
    key: 'spread',
    title: 'Your Wounds lost by the explosion',
    values: { unit: 'Wounds', better: 'less' },
    of: (after) => before - own.reduce((sum, m) => sum + woundsOf(after, m.id), 0),
  };
}

const isAttack = (choice: Choice): boolean =>
  choice.do === 'attack' ||
  choice.do === 'charge' ||
  choice.do === 'react' ||
  choice.do === 'free shot' ||
  choice.do === 'free charge';

/** Whom a choice attacks: its target, or whoever moves. */
function targetOf(v: View, choice: Choice): number | null {
  if ('target' in choice && (choice.do === 'attack' || choice.do === 'charge' || choice.do === 'mindspin'))
    return choice.target;
  if (!isAttack(choice)) return null;
  return move.in(v)?.model ?? activation.in(v)?.model ?? null;
}

/** Who acts: the activated model, or whoever fires out of turn. */
function actorOf(v: View, choice: Choice): number | null {
  if (choice.do === 'react') return choice.watcher;
  if (choice.do === 'free shot' || choice.do === 'free charge' || choice.do === 'activate')
    return choice.model;
  return activation.in(v)?.model ?? null;
}

function attackStakes(v: View, seat: Seat, choice: Choice, by: Model | undefined): EternalStake[] {
  const at = v.models.find((m) => m.id === targetOf(v, choice));
  if (at === undefined) return [];
  if (choice.do === 'charge' && choice.weapon === 'Computer Use') return [testStake(`Hack ${at.name}`)];
  if (choice.do === 'mindspin') return [mindStake(at)];
  const strikesBack =
    has(at, 'Counterattack') || (choice.do === 'charge' && previewOf(v, choice)?.reactions.length !== 0);
  const spreads = v.shown.aims.some((aim) => aim.target === at.id && aim.spreads);
  return [
    targetStake(at),
    ...(strikesBack && by !== undefined ? [ownStake(by, `${by.name}, on the way and after`)] : []),
    ...(spreads ? [spreadStake(v, seat)] : []),
  ];
}

/** A movement is at stake where somebody watches. */
function moveStakes(v: View, choice: Choice, m: Model | undefined): EternalStake[] {
  const plan = previewOf(v, choice);
  const climbs = testOf(v, choice) === null ? [] : [testStake('Climb')];
  if (m === undefined || plan === null || plan.reactions.length === 0) return climbs;
  return [...climbs, ownStake(m, `${m.name} on the way`)];
}

export function stakes(v: View, seat: Seat, choice: Choice): EternalStake[] {
  const by = v.models.find((m) => m.id === actorOf(v, choice));
  if (isAttack(choice) || choice.do === 'mindspin') return attackStakes(v, seat, choice, by);
  if (choice.do === 'run' || choice.do === 'climb') return moveStakes(v, choice, by);
  const test = testOf(v, choice);
  if (choice.do === 'activate') return test === null || by === undefined ? [] : [standStake(by)];
  return test === null ? [] : [testStake(test.deed)];
}

/** Acts end before the next die is drawn: whoever it activates is another matter. */
const NEXT: readonly Happening['type'][] = ['die drawn', 'round', 'poison'];

export const actEnds = (what: Happening): boolean => NEXT.includes(what.type);
