// Wave after wave of one side: what High Spot, Evil Dreams and Blood Pool have in common.
import type { Play, RuleId, Turn } from '@xenotable/kernel';
import { blockOf } from '../../board.ts';
import { addUnit, freeCells, nearestFree, put } from '../../book/arrivals.ts';
import { cellName } from '../../book/preparation.ts';
import { ask } from '../../book/question.ts';
import { awake, isCivilian, isMilitary, onMap } from '../../book/who.ts';
import { type Faction, type Side, type TypeName, factionsOf, otherSide, typeNames, typeOf, typesAt } from '../../content/units.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { count, killedBy, mark, marked, ofSide, tallied, tally } from '../kit.ts';
import type { Mission, Question } from '../mission.ts';
import { points } from './setup.ts';

/** One who comes with a wave: a type, or a level of which people choose a type. */
export type Slot = TypeName | number;

export interface Attack {
  /** Whose units come, and the faction whose turn is the automaton's. */
  side: Side;
  faction: Faction;
  waves: readonly (readonly Slot[])[];
  /** CC-M-HS-04 Spawn points that every wave must use at least. */
  least: number;
  arrival: RuleId;
  end: RuleId;
}

/** So many of LV1, LV2 and LV3. */
export const levels = (one: number, two: number, three: number): Slot[] => [
  ...Array<Slot>(one).fill(1),
  ...Array<Slot>(two).fill(2),
  ...Array<Slot>(three).fill(3),
];

export const wave = (w: Table): number => tallied(w, 'wave');
const isOf = (unit: Unit, side: Side): boolean => unit.side === side && isMilitary(unit);
/** Lying units count: they delay the next wave. */
export const here = (w: Table, side: Side): boolean => w.units.some((unit) => isOf(unit, side) && onMap(unit));
/** The unit of the wave that looks for its spawn point. */
const coming = (w: Table, side: Side): Unit | undefined => w.units.find((unit) => isOf(unit, side) && unit.fate === 'waiting');

/** CC-GEN-23 Figures of a type that are not in use; the dead are in the box again. */
export const figuresLeft = (w: Table, type: TypeName): number =>
  typeOf(type).figures - count(w, (unit) => unit.type === type && (unit.fate === '' || unit.fate === 'waiting'));

const typesOf = (w: Table, side: Side, level: number): TypeName[] =>
  factionsOf(side).flatMap((faction) => typesAt(faction, level).filter((type) => figuresLeft(w, type) > 0));

function call(w: Table, attack: Attack, slot: TypeName): void {
  addUnit(w, slot, attack.side, typeOf(slot).kin as Faction, NONE);
}

/** Spawn points by number that may be used now: while points must still be used and only as many units are left, new ones. */
function openPoints(w: Table, attack: Attack, n: number): number[] {
  const used = marked(w, 'used');
  const left = attack.waves[wave(w) - 1]!.length - n;
  const all = points(w).map((_cell, i) => i);
  return attack.least - used.length >= left ? all.filter((i) => !used.includes(i)) : all;
}

/** When a wave is eliminated the next one comes in the next automaton turn. */
function nextWave(play: Play<Table>, attack: Attack): Turn {
  const { w } = play;
  if (here(w, attack.side) || wave(w) >= attack.waves.length) return;
  tally(w, 'wave');
  w.marks['used'] = [];
  play.tell?.({ type: 'wave', number: wave(w) }, attack.arrival);
  const first = attack.waves[wave(w) - 1]![0]!;
  if (typeof first === 'string') call(w, attack, first);
  return { call: ask('arrival', 0, [0]) };
}

/** People choose types where the list leaves them open, and for each unit its spawn point. */
const arrival = (attack: Attack): Question => ({
  rule: attack.arrival,
  prompt(w, [n]) {
    const unit = coming(w, attack.side);
    const size = attack.waves[wave(w) - 1]!.length;
    return unit === undefined ? `Wave ${wave(w)}: who comes as number ${n! + 1} of ${size}?` : `Wave ${wave(w)}: where does ${unit.type} arrive?`;
  },
  answers(w, [n]) {
    if (coming(w, attack.side) !== undefined)
      return openPoints(w, attack, n!).map((key) => ({ key, words: `At the spawn point ${cellName(points(w)[key]!)}` }));
    return typesOf(w, attack.side, attack.waves[wave(w) - 1]![n!] as number).map((type) => ({ key: typeNames.indexOf(type), words: type }));
  },
  take(play, key, data) {
    const { w } = play;
    const unit = coming(w, attack.side);
    if (unit === undefined) {
      call(w, attack, typeNames[key as number]!);
      return 'again';
    }
    const point = points(w)[key as number]!;
    mark(w, 'used', key as number);
    put(unit, freeCells(w, blockOf(point))[0] ?? nearestFree(w, point));
    play.tell?.({ type: 'reinforcement', unit: unit.id, kind: unit.type, cell: unit.cell }, attack.arrival);
    const next = attack.waves[wave(w) - 1]![++data[0]!];
    if (next === undefined) return 'done';
    if (typeof next === 'string') call(w, attack, next);
    return 'again';
  },
});

/** Whether the pause after the present wave has come and was not taken yet; notes that it is taken. */
export function pauseBegins(w: Table, attack: Attack): boolean {
  if (here(w, attack.side) || tallied(w, 'paused') === wave(w) || wave(w) === attack.waves.length) return false;
  w.marks['paused'] = [wave(w)];
  return true;
}

/** Kills that belong to the people's side (CC-DMG-07). */
export function kills(w: Table, attack: Attack, civilians: boolean): number {
  const own = factionsOf(otherSide(attack.side));
  return count(w, (unit) => (ofSide(unit, attack.side) || (civilians && isCivilian(unit))) && killedBy(unit, own));
}

type Parts = 'startOfTurn' | 'endOfRound' | 'mayStillArrive' | 'endsByGoal' | 'ending';

/** Waves come until the last is beaten or, at the end of a round, nobody of the people's side is awake. */
export const wavesOf = (attack: Attack): Required<Pick<Mission, Parts>> & { arrival: Question } => ({
  arrival: arrival(attack),
  startOfTurn: (play, faction) => (faction === attack.faction ? nextWave(play, attack) : undefined),
  endOfRound({ w }) {
    const own = otherSide(attack.side);
    if (!w.units.some((unit) => isOf(unit, own) && awake(unit))) mark(w, 'overrun', w.round);
  },
  mayStillArrive: (w, side) => side === attack.side && wave(w) < attack.waves.length,
  endsByGoal: true,
  ending: (w) => (marked(w, 'overrun').length > 0 || (wave(w) === attack.waves.length && !here(w, attack.side)) ? attack.end : null),
});
