// One more Invader from a corner, again and again, as long as the box has figures of it.
import { type Bag, type RuleId, applies, putIn, sizeOf, takeOut } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import { spot } from '../book/blips/blips.ts';
import { addUnit, nearestFree, put } from '../book/movement/arrivals.ts';
import { awake } from '../book/who.ts';
import { type TypeName, factionOfType, typeOf } from '../content/units.ts';
import { type Cell, type Mode, NONE, type Table } from '../table.ts';
import { count, dead } from './kit.ts';
import { common, list, one } from './state.ts';

export const reinforcementMemo = common.with({
  /** Who has come. */
  reinforced: list('reinforced'),
  /** Figures that the Blips do not hold. */
  figures: one('figures'),
});

/** Who comes, where by the die, and from which mix of Blips the figures may be missing. */
export interface Corners {
  type: TypeName;
  cells: readonly Cell[];
  mode: Mode;
  pool: number;
  /** Figures of the type that are not in the mix. */
  outside: number;
  rules: { comes: RuleId; figures: RuleId };
}

/** CC-M-CO1-09 Every Invader is dead, lies or sleeps. Covered ones that are not COLD count as not yet beaten. */
function beaten(w: Table): boolean {
  return (
    !w.blips.some((blip) => blip.mode !== 'COLD') &&
    !w.units.some((unit) => unit.side === 'Invaders' && awake(unit) && unit.mode !== 'COLD')
  );
}

/** How many of a kind are left in a bag. */
const leftOf = <T extends string>({ kinds, left }: Bag<T>, kind: T): number => left[kinds.indexOf(kind)] ?? 0;

const ways = (of: number, take: number): number =>
  take < 0 || take > of ? 0 : take === 0 ? 1 : (ways(of - 1, take - 1) * of) / take;

/**
 * CC-M-CO1-10 How many figures stayed in the box is decided when it is first asked. From then on the Blips hold the
 * others for certain.
 */
function inTheBox(play: Play, { type, pool, outside, rules }: Corners): number {
  const { w } = play;
  const mix = w.pools[pool];
  // Where nothing is mixed all figures are in the box.
  if (mix === undefined) return outside;
  const { blips, types } = mix;
  const mixed = leftOf(types, type);
  const others = sizeOf(types) - mixed;
  const aside = sizeOf(types) - leftOf(blips, 'any');
  const weights = Array.from({ length: mixed + 1 }, (_, k) => ways(mixed, k) * ways(others, aside - k));
  w.undoBarrier++;
  const left = play.chance.pick(weights, rules.figures, String);
  for (let i = left; i < mixed; i++) {
    takeOut(blips, 'any');
    putIn(blips, type);
  }
  const at = types.kinds.indexOf(type);
  if (at >= 0) types.left[at] = 0;
  return left + outside;
}

function figuresLeft(play: Play, corners: Corners): number {
  const { w } = play;
  if (corners.pool !== NONE && w.pools[corners.pool] === undefined) return 0;
  const memo = reinforcementMemo.of(w);
  memo.figures ??= inTheBox(play, corners);
  applies(corners.rules.figures);
  // Open to taste: dead figures go back into the box.
  const back =
    w.options.serpents === 'return' ? count(w, (unit) => unit.type === corners.type && dead(unit)) : 0;
  return memo.figures - reinforcementMemo.list(w, 'reinforced').length + back;
}

/** At the start of the automaton's turn. */
export function reinforce(play: Play, corners: Corners): void {
  const { w } = play;
  const { type, cells, mode, rules } = corners;
  applies(rules.comes);
  if (!beaten(w) || figuresLeft(play, corners) <= 0) return;
  let die = 0;
  do die = play.roll(6, rules.comes);
  while (die > cells.length);
  const cell = nearestFree(w, cells[die - 1] ?? 0);
  if (cell === NONE) return;
  const unit = addUnit(w, type, 'Invaders', factionOfType(type), NONE);
  put(unit, cell);
  unit.mode = mode;
  reinforcementMemo.add(w, 'reinforced', unit.id);
  play.tell?.({ type: 'reinforcement', unit: unit.id, kind: unit.type, cell: unit.cell }, rules.comes);
  spot(play);
}

/** Figures of a type beside those that are in a mix. */
export const figuresBeside = (type: TypeName, mixed: readonly string[]): number =>
  Math.max(0, typeOf(type).figures - mixed.filter((one) => one === type).length);
