// What becomes of a target under one or several attacks: exact, by the rules for damage.
import { type Blow, pointsLost } from '../book/fight/wounds.ts';
import { card, hasBought, hearts, mission } from '../book/who.ts';
import type { Cell, Table, Unit } from '../table.ts';

/** Chances from 0 to 1 of how a target ends; together they are 1. */
export interface End {
  /** It loses nothing. */
  nothing: number;
  /** It loses hearts and stays awake; one in coma takes a point that is forgotten. */
  hurt: number;
  coma: number;
  dead: number;
}

/** One attack: how likely it hits, its damage dice, and what protects the target. */
export interface Attack {
  chance: number;
  dice: number;
  /** Points for the total of a throw that bring more or less: a mission's correction. */
  extra: number;
  from: Cell;
  cover: boolean;
  melee: boolean;
  /** With it another activation begins: what was dealt beyond a last heart before is forgotten. */
  opens?: boolean;
}

/** How a target stands after a hit. */
export interface Standing {
  hearts: number;
  coma: boolean;
  dead: boolean;
}

/** Where a target stands in the course of the attacks. */
interface State extends Standing {
  excess: number;
  hurt: boolean;
  /** Stars that may still have a miss thrown again. */
  stars: number;
}

const keyOf = ({ hearts: left, coma, excess, dead, hurt, stars }: State): string =>
  `${left} ${Number(coma)} ${excess} ${Number(dead)} ${Number(hurt)} ${stars}`;

/** What damage dice show: their total, and whether a 2 is among them. */
interface Faces {
  total: number;
  two: boolean;
}

/** Chances of each set of damage faces: a damage die shows 0, 1 or 2 equally often. */
function throwsOf(dice: number): (Faces & { chance: number })[] {
  let found = [{ total: 0, two: false, chance: 1 }];
  for (let i = 0; i < dice; i++) {
    const next = new Map<string, { total: number; two: boolean; chance: number }>();
    for (const one of found)
      for (const face of [0, 1, 2]) {
        const after = {
          total: one.total + face,
          two: one.two || face === 2,
          chance: one.chance / 3,
        };
        const key = `${after.total} ${after.two}`;
        const known = next.get(key);
        if (known === undefined) next.set(key, after);
        else known.chance += after.chance;
      }
    found = [...next.values()];
  }
  return found;
}

/** CC-DMG-04, CC-WND-01 to CC-WND-04 What so many points make of a target. */
function struck(state: State, points: number, drugged: boolean): State {
  if (points <= 0) return state;
  const taken = Math.min(points, state.hearts);
  const left = state.hearts - taken;
  let beyond = points - taken;
  let { coma, excess } = state;
  if (!coma && left === 0) {
    coma = true;
    excess = 0;
    if (drugged) beyond = 0;
  }
  if (coma) excess += beyond;
  return { ...state, hearts: left, coma, excess, hurt: true, dead: coma && excess >= 2 };
}

const isDrugged = (w: Table, { side }: Unit): boolean =>
  (side === 'Earth' || side === 'Invaders') && hasBought(w, side, 'Emergency Drugs');

/** Where a target stands before it is attacked; `same`: in the activation that goes on. */
const standing = (w: Table, target: Unit, same: boolean, stars = 0): State => ({
  hearts: hearts(target),
  coma: target.coma,
  // CC-WND-05 Points beyond the last heart count within one activation.
  excess: same && target.excessIn === w.activation ? target.excess : 0,
  dead: false,
  hurt: false,
  stars,
});

/** What a hit with these damage dice makes of a target that stands so. */
function hitBy(w: Table, target: Unit, state: State, attack: Attack, faces: Faces): State {
  if (mission(w).corrections.untouchable?.(w, target) != null) return state;
  const victim = { ...target, coma: state.coma, lost: card(target).hearts - state.hearts };
  const points = pointsLost(w, victim, faces.total + attack.extra, {
    ...blowOf(attack),
    least: w.options.armor === 'pierced' && faces.two ? 1 : 0,
  });
  return struck(state, points, isDrugged(w, target));
}

/** How a target that is hit ends by each throw of the damage dice. */
export const hitEnds = (w: Table, target: Unit, attack: Attack): { state: Standing; chance: number }[] =>
  throwsOf(attack.dice).map((faces) => ({
    state: hitBy(w, target, standing(w, target, true), attack, faces),
    chance: faces.chance,
  }));

/** How a target that is hit ends by the damage dice that lie there. */
export const hitEnd = (w: Table, target: Unit, attack: Attack, damage: readonly number[]): Standing =>
  hitBy(w, target, standing(w, target, true), attack, {
    total: damage.reduce((all, face) => all + face, 0),
    two: damage.includes(2),
  });

/** How a target ends after some attacks, of one activation unless one of them opens another; they stop once it is dead, and with `stops` once it has fallen. */
export function endOf(
  w: Table,
  target: Unit,
  attacks: readonly Attack[],
  { stars = 0, stops = true, same = true }: { stars?: number; stops?: boolean; same?: boolean } = {},
): End {
  const begin = standing(w, target, same, stars);
  let now = new Map<string, { state: State; chance: number }>([[keyOf(begin), { state: begin, chance: 1 }]]);
  for (const attack of attacks) {
    const next = new Map<string, { state: State; chance: number }>();
    const add = (state: State, chance: number): void => {
      if (chance === 0) return;
      const key = keyOf(state);
      const known = next.get(key);
      if (known === undefined) next.set(key, { state, chance });
      else known.chance += chance;
    };
    for (const { state: before, chance } of now.values()) {
      const state = attack.opens === true ? { ...before, excess: 0 } : before;
      if (state.dead || (stops && state.coma && !begin.coma)) {
        add(state, chance);
        continue;
      }
      const hit = (after: State, share: number): void => {
        for (const one of throwsOf(attack.dice))
          add(hitBy(w, target, after, attack, one), share * one.chance);
      };
      hit(state, chance * attack.chance);
      const missed = chance * (1 - attack.chance);
      if (state.stars === 0) add(state, missed);
      else {
        const spent = { ...state, stars: state.stars - 1 };
        hit(spent, missed * attack.chance);
        add(spent, missed * (1 - attack.chance));
      }
    }
    now = next;
  }
  const end: End = { nothing: 0, hurt: 0, coma: 0, dead: 0 };
  for (const { state, chance } of now.values()) {
    if (state.dead) end.dead += chance;
    else if (state.coma && !begin.coma) end.coma += chance;
    else if (state.hurt) end.hurt += chance;
    else end.nothing += chance;
  }
  return end;
}

const blowOf = ({ from, cover, melee }: Attack): Blow => ({
  faction: '',
  unit: -1,
  from,
  cover,
  melee,
  rule: 'CC-DMG-03',
});

/** At least one heart, in whatever way. */
export const hurtChance = (end: End): number => 1 - end.nothing;
/** In coma or dead. */
export const fallChance = (end: End): number => end.coma + end.dead;
