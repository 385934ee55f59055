// What the automaton is going to do after an attack that is planned: its next turn for each way in which the target may end, weighed by how likely each is.
import type { ThingId } from '@xenotable/kernel';
import type { UnitId } from '../table.ts';
import { unitThing } from '../things.ts';
import type { View } from '../view.ts';
import { type End, hurtChance } from './blows.ts';
import { type Announced, type Harm, type Moved, type Struck, intents } from './intents.ts';

/** A planned walk, and an attack after it. */
export interface Planned extends Moved {
  attack?: { target: UnitId; end: End };
}

/** One way in which the attack may end, and what is announced then. */
interface Branch {
  chance: number;
  acts: readonly Announced[];
}

/** Less likely ends than this are left out. */
const LEAST = 0.001;
const UNHURT: End = { nothing: 1, hurt: 0, coma: 0, dead: 0 };
const ENDS = ['nothing', 'hurt', 'coma', 'dead'] as const;

function branchesOf(view: View, { unit, cell, attack }: Planned): Branch[] {
  if (attack === undefined) return [{ chance: 1, acts: intents(view, undefined, { unit, cell }) }];
  const { target, end } = attack;
  const ways: [chance: number, how: Struck['how']][] = [
    [end.nothing + end.hurt, 'stands'],
    [end.coma, 'coma'],
    [end.dead, 'dead'],
  ];
  const likely = ways.filter(([chance]) => chance >= LEAST);
  const all = likely.reduce((sum, [chance]) => sum + chance, 0);
  return likely.map(([chance, how]) => ({
    chance: chance / all,
    acts: intents(view, undefined, { unit, cell, struck: { unit: target, how } }),
  }));
}

/** The ends of several branches as one, each as likely as its branch. */
function mixed(parts: readonly { chance: number; end: End }[]): End {
  const sum: End = { nothing: 0, hurt: 0, coma: 0, dead: 0 };
  for (const { chance, end } of parts) for (const key of ENDS) sum[key] += chance * end[key];
  return sum;
}

/** Announced acts with their harms by branch: what each act does to each target, and all acts up to it. */
class Mixture {
  private readonly branches: readonly Branch[];
  /** By branch: what all acts up to now do to each target. */
  private readonly sums: readonly Map<ThingId, End>[];

  constructor(branches: readonly Branch[]) {
    this.branches = branches;
    this.sums = branches.map(() => new Map());
  }

  private harmsOf(who: ThingId): Harm[] {
    const found = this.branches.map(({ acts }) => acts.find((act) => act.who === who)?.harms ?? []);
    found.forEach((harms, i) => {
      for (const { target, sum } of harms) this.sums[i]?.set(target, sum);
    });
    const targets = [...new Set(found.flat().map(({ target }) => target))];
    const over = (end: (i: number) => End | undefined): End =>
      mixed(this.branches.map(({ chance }, i) => ({ chance, end: end(i) ?? UNHURT })));
    return targets.map((target) => ({
      target,
      alone: over((i) => found[i]?.find((harm) => harm.target === target)?.alone),
      sum: over((i) => this.sums[i]?.get(target)),
    }));
  }

  /** An act with what it does in all branches together. */
  act(act: Announced): Announced {
    const harms = this.harmsOf(act.who);
    const unhurt = harms.reduce((chance, { alone }) => chance * (1 - hurtChance(alone)), 1);
    return { ...act, ...(harms.length > 0 && { hurt: 1 - unhurt, harms }) };
  }
}

/** What each of the automaton does in its next turn, if what is planned is done before. */
export function announced(view: View, planned: Planned | null): Announced[] {
  if (planned === null) return intents(view);
  const branches = branchesOf(view, planned);
  const [first, ...others] = branches;
  if (first === undefined || others.length === 0) return [...(first?.acts ?? [])];
  const mixture = new Mixture(branches);
  const likeliest = branches.reduce((a, b) => (b.chance > a.chance ? b : a));
  const target = planned.attack === undefined ? null : unitThing(planned.attack.target);
  // The order is that of the first branch, in which the target stands if it may; the words of the others are those of the likeliest one.
  return first.acts.map((act) =>
    act.who === target
      ? { ...mixture.act(act), stands: first.chance }
      : mixture.act(likeliest.acts.find(({ who }) => who === act.who) ?? act),
  );
}
