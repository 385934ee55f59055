// Pointing at an enemy: all ways in which a unit could attack it now, the best first, each as the choices that carry it out.
import { type Reach } from '@xenotable/board';
import {
  type Acting,
  BASIC,
  CLOSED,
  actionsOf,
  basicMove,
  chainsOf,
  price,
} from '../book/activation/actions.ts';
import { reachOf } from '../book/movement/movement.ts';
import { distance, inCover } from '../book/fight/sight.ts';
import { leadersFor } from '../book/fight/stars.ts';
import { hitChance } from '../book/fight/strike.ts';
import { canReach } from '../book/fight/targets.ts';
import { awake, enemies, mission, occupants, shown, unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import type { Chain } from '../content/card.ts';
import { scoringOf } from '../content/goals.ts';
import { type BlipId, type Cell, NONE, type Table, type Unit, type UnitId } from '../table.ts';
import type { View } from '../view.ts';
import { type Attack, type End, endOf, fallChance, hurtChance } from './blows.ts';
import { blipField, knownUnit, tableOf } from './table.ts';
import { restOf } from './rest.ts';
import { type Answer, answersAt } from './threat.ts';
import { type Sighting, seenOnWay } from './watch.ts';

export type Target = { unit: UnitId } | { blip: BlipId };

/** One way to attack. */
export interface Way {
  unit: UnitId;
  target: Target;
  chain: number;
  /** Fields on the way to where it attacks from; none where it stays. */
  path: Cell[];
  from: Cell;
  /** Actions that the whole way takes, and how many attacks it holds. */
  actions: number;
  attacks: number;
  /** What is played: up to the first attack, or to the field where something turns up. */
  plan: Choice[];
  /** Of one attack. */
  chance: number;
  far: number;
  range: number;
  dice: number;
  cover: boolean;
  /** How the target ends; null for a Blip, of which nobody knows what it is. */
  end: End | null;
  /** The same with a star for the first miss; null where there is none. */
  lucky: End | null;
  /** Points of movement that the chain leaves after the attack. */
  after: number;
  /** Where the unit stands in the end: with points left after the attack, where it is safest. */
  rest: Cell;
  /** Who could hit the unit there, the worst first; the target as likely as it still stands then. */
  back: Answer[];
  /** What turns up on the way: there the plan pauses, and undo ends. */
  sighting: Sighting | null;
}

/** What a unit has left of its activation, or would have. */
type Stance = Pick<Acting, 'actions' | 'chain' | 'points' | 'deeds' | 'drag' | 'crystal' | 'pull'>;

function stanceOf(view: View, w: Table, unit: Unit): Stance {
  const { acting } = view;
  if (acting !== null && acting.unit === unit.id) return acting;
  return {
    actions: actionsOf(w, unit),
    chain: CLOSED,
    points: 0,
    deeds: 0,
    drag: NONE,
    crystal: NONE,
    pull: 0,
  };
}

/** A field to attack from, with the walks that lead there: before the chain is used, and within it. */
interface Stand {
  cell: Cell;
  price: number;
  before: Cell | null;
  within: Cell | null;
  path: Cell[];
}

/** Fields that `before` points of walking and then `own` points of the chain reach. */
function standsOf(w: Table, unit: Unit, stance: Stance, before: number, own: number): Stand[] {
  const here: Stand = { cell: unit.cell, price: 0, before: null, within: null, path: [] };
  if (before + own <= 0) return [here];
  const { drag, crystal, pull } = stance;
  const ways: Reach = reachOf(w, { unit: unit.id, blip: NONE, points: before + own, drag, crystal, pull });
  const standing = occupants(w);
  const free = (cell: Cell): boolean =>
    standing[cell] === 0 || (drag !== NONE && standing[cell] === drag + 1);
  const found = [here];
  for (const cell of ways.order) {
    if (cell === unit.cell || !free(cell)) continue;
    const path = ways.path(cell);
    const cost = ways.priceOf(cell);
    if (crystal !== NONE && path.length > pull) continue;
    if (before === 0) found.push({ cell, price: cost, before: null, within: cell, path });
    else if (cost <= before) found.push({ cell, price: cost, before: cell, within: null, path });
    else {
      const stop = path.findLast(
        (on) => free(on) && ways.priceOf(on) <= before && cost - ways.priceOf(on) <= own,
      );
      if (stop !== undefined) found.push({ cell, price: cost, before: stop, within: cell, path });
    }
  }
  return found;
}

/** How a chain could be begun: with or without a walk before it, once or twice. */
interface Frame {
  at: number;
  chain: Chain;
  before: number;
  own: number;
  /** Attacks in all, and actions that they take. */
  attacks: number;
  actions: number;
  open: boolean;
}

/** All ways to begin or go on that the actions allow. */
function framesOf(w: Table, unit: Unit, stance: Stance): Frame[] {
  const frames: Frame[] = [];
  const attacking = ({ deed }: Chain): boolean => deed === 'attack' || deed === 'blast';
  const chains = chainsOf(w, unit);
  if (stance.chain >= 0) {
    const chain = chains[stance.chain];
    if (chain === undefined || !attacking(chain) || stance.deeds === 0) return [];
    const { points, deeds } = stance;
    return [{ at: stance.chain, chain, before: 0, own: points, attacks: deeds, actions: 0, open: true }];
  }
  const extra = mission(w).corrections.extraMove?.(w, unit) ?? 0;
  chains.forEach((chain, at) => {
    if (!attacking(chain)) return;
    const cost = price(chain);
    const once = chain.twice ? 2 : 1;
    const own = chain.move > 0 ? chain.move + extra : 0;
    const frame = { at, chain, own, open: false };
    const walkable = stance.chain === BASIC ? stance.points : 0;
    const walkCost = stance.chain === BASIC && stance.points > 0 ? 0 : 1;
    const points = walkCost === 0 ? walkable : basicMove(w, unit);
    if (stance.actions >= 2 * cost)
      frames.push({ ...frame, before: 0, attacks: 2 * once, actions: 2 * cost });
    if (stance.actions >= cost) frames.push({ ...frame, before: 0, attacks: once, actions: cost });
    if (points > 0 && stance.actions >= cost + walkCost)
      frames.push({ ...frame, before: points, attacks: once, actions: cost + walkCost });
    if (walkCost === 0 && stance.actions >= 2 * cost)
      frames.push({ ...frame, before: points, attacks: 2 * once, actions: 2 * cost });
  });
  return frames;
}

/** What is aimed at: its field, and the unit if it is known. */
interface Aimed {
  target: Target;
  cell: Cell;
  unit: Unit | null;
}

function aimedAt(view: View, w: Table, target: Target): Aimed | null {
  if ('blip' in target) {
    const cell = blipField(view, target.blip);
    return cell < 0 ? null : { target, cell, unit: null };
  }
  if (knownUnit(view, target.unit) === null) return null;
  const unit = unitOf(w, target.unit);
  return shown(unit) ? { target, cell: unit.cell, unit } : null;
}

/** CC-HIT-01 Whether a unit may be pointed at as an enemy of another: bystanders are attacked only on purpose. */
const isPrey = (w: Table, unit: Unit, { unit: victim }: Aimed): boolean =>
  victim === null
    ? unit.side === 'Earth'
    : enemies(unit.side, victim.side) && mission(w).corrections.untouchable?.(w, victim) == null;

const deedOf = ({ chain }: Frame, { target, cell }: Aimed): Choice =>
  chain.deed === 'blast' ? { do: 'aim', at: cell } : { do: 'attack', ...target };

/** What is played on a way: a walk that uncovers something ends it, and so does the first attack. */
function planOf(
  view: View,
  unit: Unit,
  frame: Frame,
  stand: Stand,
  aimed: Aimed,
): { plan: Choice[]; sighting: Sighting | null } {
  const plan: Choice[] = [];
  if (view.acting?.unit !== unit.id) plan.push({ do: 'activate', unit: unit.id });
  const sighting = seenOnWay(view, unit.id, stand.path);
  const first = stand.before === null ? 0 : stand.path.indexOf(stand.before) + 1;
  const seenFirst = sighting !== null && stand.path.indexOf(sighting.cell) < first;
  if (stand.before !== null) plan.push({ do: 'walk', to: stand.before });
  if (seenFirst) return { plan, sighting };
  if (!frame.open) plan.push({ do: 'use', chain: frame.at });
  if (stand.within !== null) plan.push({ do: 'walk', to: stand.within });
  if (sighting === null) plan.push(deedOf(frame, aimed));
  return { plan, sighting };
}

/** The attack from a field; null where it does not reach. */
function attackFrom(
  w: Table,
  unit: Unit,
  { chain }: Frame,
  from: Cell,
  aimed: Aimed,
  standing: readonly number[],
): Attack | null {
  const side = unit.side === 'Earth' ? 'Earth' : 'Invaders';
  if (from === aimed.cell || !canReach(w, from, aimed.cell, chain.range, side)) return null;
  return {
    chance: hitChance(chain.range, distance(from, aimed.cell)),
    dice: chain.dice,
    extra: mission(w).corrections.extraDamage?.(w, unit, chain.range > 0) ?? 0,
    from,
    // CC-MODE-03 A sleeper that this unit woke has cover; a blast strikes the middle of its area openly.
    cover:
      chain.deed === 'attack' && (aimed.unit?.wary === unit.id || inCover(w, from, aimed.cell, standing)),
    melee: chain.range === 0,
  };
}

interface Rated {
  frame: Frame;
  stand: Stand;
  attack: Attack;
  end: End | null;
  /** Whether the target has cover's disadvantage: the unit is in cover from it there. */
  sheltered: boolean;
}

/** Better first: it falls, it is hurt, the unit is in cover there, fewer actions, less walking. */
const byWorth = (a: Rated, b: Rated): number =>
  worth(b) - worth(a) ||
  hurtOf(b) - hurtOf(a) ||
  Number(b.sheltered) - Number(a.sheltered) ||
  a.frame.actions - b.frame.actions ||
  a.stand.price - b.stand.price ||
  a.stand.cell - b.stand.cell;
const EVEN = 1e-9;
const rounded = (chance: number): number => Math.round(chance / EVEN) * EVEN;
const worth = ({ end, attack }: Rated): number => rounded(end === null ? attack.chance : fallChance(end));
const hurtOf = ({ end, attack }: Rated): number => rounded(end === null ? attack.chance : hurtChance(end));

/** Of all fields for a frame the best one, and staying where that is possible too. */
function ratedOf(w: Table, unit: Unit, stance: Stance, frame: Frame, aimed: Aimed, fresh: boolean): Rated[] {
  const standing = occupants(w);
  if (unit.cell >= 0) standing[unit.cell] = 0;
  const known = new Map<string, End>();
  const rate = (stand: Stand): Rated[] => {
    const attack = attackFrom(w, unit, frame, stand.cell, aimed, standing);
    if (attack === null) return [];
    let end: End | null = null;
    if (aimed.unit !== null) {
      const beside = distance(stand.cell, aimed.cell) === 1;
      const key = `${attack.chance} ${attack.cover} ${beside}`;
      const attacks = Array.from({ length: frame.attacks }, () => attack);
      end = known.get(key) ?? endOf(w, aimed.unit, attacks, { same: !fresh });
      known.set(key, end);
    }
    return [{ frame, stand, attack, end, sheltered: inCover(w, aimed.cell, stand.cell, standing) }];
  };
  const all = standsOf(w, unit, stance, frame.before, frame.own).flatMap(rate).sort(byWorth);
  const [best] = all;
  if (best === undefined) return [];
  const stay = all.find(({ stand }) => stand.cell === unit.cell);
  return stay === undefined || stay === best || frame.before > 0 ? [best] : [best, stay];
}

function wayOf(view: View, w: Table, unit: Unit, aimed: Aimed, rated: Rated, fresh: boolean): Way {
  const { frame, stand, attack, end } = rated;
  const stars =
    unit.faction === null || unit.side === 'neutral' || unit.side === 'undead'
      ? 0
      : leadersFor(w, unit.faction, unit.side, unit.seat).length;
  const attacks = Array.from({ length: frame.attacks }, () => attack);
  const stands = (foe: Unit): number => (foe.id === aimed.unit?.id && end !== null ? 1 - fallChance(end) : 1);
  const rest = restOf(view, { ...unit, cell: stand.cell }, frame.chain.after, stands);
  return {
    unit: unit.id,
    target: aimed.target,
    chain: frame.at,
    path: stand.path,
    from: stand.cell,
    actions: frame.actions,
    attacks: frame.attacks,
    chance: attack.chance,
    far: distance(stand.cell, aimed.cell),
    range: frame.chain.range,
    dice: frame.chain.dice,
    after: frame.chain.after,
    cover: attack.cover,
    end,
    lucky:
      stars > 0 && aimed.unit !== null ? endOf(w, aimed.unit, attacks, { stars: 1, same: !fresh }) : null,
    rest,
    back: answersAt(view, unit, rest, stands),
    ...planOf(view, unit, frame, stand, aimed),
  };
}

/** The units that a seat could attack with now: the one that acts, else those that may be activated. */
export function attackers(view: View, offers: readonly Choice[]): UnitId[] {
  const { acting } = view;
  if (acting !== null)
    return acting.command === '' && offers.some((offer) => offer.do === 'done' || offer.do === 'break off')
      ? [acting.unit]
      : [];
  return offers.flatMap((offer) => (offer.do === 'activate' ? [offer.unit] : []));
}

/** CC-M-CO1-17 Aliens are worth points alive, as long as more of them count. */
const wantsAlive = (view: View): boolean =>
  view.armies.some(
    (army) =>
      army.side === view.side &&
      army.goals.some(
        ({ rule, points }) => rule === 'CC-M-CO1-17' && points < (scoringOf(rule)?.most ?? points),
      ),
  );

/** What a way is worth with the answer in mind: a target that falls, alive where that counts, is worth twice as much as one that is hurt, and four times as much as being hurt by whoever is left. */
function balance({ end, chance, back }: Way, alive: boolean): number {
  const [fall, hurt] = end === null ? [0, chance] : [fallChance(end), hurtChance(end)];
  // Whatever harms nobody is no way to attack.
  const gained = alive && end !== null ? end.coma : fall;
  return hurt < EVEN ? -1 : rounded(gained + hurt / 2 - (back[0]?.hurt ?? 0) / 4);
}

/** At most so many ways are compared, and the best with each chain of who acts, which may be picked. */
const MOST = 6;

/** All ways to attack a target with these units, the best first: each chain once or twice, from the field that harms it most and from where the unit stands. */
export function waysTo(view: View, target: Target, units: readonly UnitId[]): Way[] {
  const w = tableOf(view);
  const alive = wantsAlive(view);
  const aimed = aimedAt(view, w, target);
  if (aimed === null) return [];
  const rated = units.flatMap((id) => {
    const unit = unitOf(w, id);
    if (!awake(unit) || !isPrey(w, unit, aimed)) return [];
    const fresh = view.acting?.unit !== id;
    const stance = stanceOf(view, w, unit);
    return framesOf(w, unit, stance)
      .flatMap((frame) => ratedOf(w, unit, stance, frame, aimed, fresh))
      .map((one) => ({ ...one, unit, fresh }));
  });
  rated.sort(byWorth);
  const different = rated.filter(
    (one, i) =>
      rated.findIndex(
        (other) =>
          other.unit === one.unit &&
          other.frame.at === one.frame.at &&
          other.frame.attacks === one.frame.attacks &&
          other.stand.cell === one.stand.cell,
      ) === i,
  );
  return (
    different
      .slice(0, 2 * MOST)
      .map((one) => wayOf(view, w, one.unit, aimed, one, one.fresh))
      // Of two that are worth the same, the one after which the unit can walk away.
      .sort((a, b) => balance(b, alive) - balance(a, alive) || b.after - a.after)
      .filter(
        (way, i, all) =>
          i < MOST ||
          (view.acting?.unit === way.unit && all.findIndex(({ chain }) => chain === way.chain) === i),
      )
  );
}
