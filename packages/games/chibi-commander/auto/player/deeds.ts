// What a chain could do from a field: the best target with its worth.
import { BLOCKED } from '@xenotable/board';
import { terrainOf } from '../../board.ts';
import { noWallBetween } from '../../book/movement/movement.ts';
import { beyondFog, distance, inSight, lineFree } from '../../book/fight/sight.ts';
import { mayBeMinded } from '../../book/fight/targets.ts';
import { beside } from '../../book/movement/arrivals.ts';
import { enemies, friends, mission, shown } from '../../book/who.ts';
import type { ChoiceOf } from '../../choices.ts';
import type { Chain } from '../../content/card.ts';
import type { Cell, Unit } from '../../table.ts';
import { chanceOf } from './damage.ts';
import { isLeftAsleep, lifeOf } from './goals.ts';
import type { Scene } from './plan.ts';
import { weights } from './weights.ts';
import { type Prey, attackWorth, blastWorth, healWorth, mindChance, mindWorth, preyOf } from './worth.ts';

export interface Deed {
  choice: ChoiceOf<'attack'> | ChoiceOf<'aim'> | ChoiceOf<'heal'> | ChoiceOf<'mind'>;
  worth: number;
}

/** By field, the best that can be done from there. */
type Deeds = (stand: Cell) => Deed | null;

/** CC-HIT-01, CC-HIT-06, CC-HIT-09 Whether an attack from a field reaches another one. */
const reaches = ({ w, f }: Scene, from: Cell, to: Cell, range: number): boolean => {
  const far = distance(from, to);
  if (range === 0) return far === 1 && noWallBetween(w, from, to);
  return far > 0 && far < 6 * range && lineFree(w, from, to) && !beyondFog(w, from, to, f.side);
};

/** Those who are worth an attack, with what it brings. */
function preyIn(scene: Scene): { victim: Unit; prey: Prey }[] {
  const { w, f, unit, aims } = scene;
  const found: { victim: Unit; prey: Prey }[] = [];
  for (const victim of w.units) {
    if (!shown(victim) || victim.id === unit.id) continue;
    const fair = f.command !== '' || enemies(unit.side, victim.side) || victim.side === 'neutral';
    if (!fair || mission(w).corrections.untouchable?.(w, victim) != null) continue;
    const prey = preyOf(f.side, victim, aims);
    if ((victim.coma ? prey.death : prey.fall + prey.heart) > 0) found.push({ victim, prey });
  }
  return found;
}

function attacks(scene: Scene, chain: Chain): Deeds | null {
  const { w, f, unit, aims } = scene;
  const targets = preyIn(scene);
  const blips =
    unit.side === 'Earth' && f.command === '' && chain.range > 0
      ? w.blips.filter((blip) => !isLeftAsleep(blip.mode, aims))
      : [];
  if (targets.length + blips.length === 0) return null;
  return (stand) => {
    let best: Deed | null = null;
    for (const { victim, prey } of targets) {
      if (!reaches(scene, stand, victim.cell, chain.range)) continue;
      const worth = attackWorth(w, unit, victim, prey, chain, stand);
      if (worth > (best?.worth ?? 0)) best = { choice: { do: 'attack', unit: victim.id }, worth };
    }
    for (const blip of blips) {
      const far = distance(stand, blip.cell);
      if (far > 3 * chain.range || !reaches(scene, stand, blip.cell, chain.range)) continue;
      const worth = chanceOf(chain.range, far) * weights.blip;
      if (worth > (best?.worth ?? 0)) best = { choice: { do: 'attack', blip: blip.id }, worth };
    }
    return best;
  };
}

function blasts(scene: Scene, chain: Chain): Deeds | null {
  const { w, unit, standing, f, aims } = scene;
  const targets = preyIn(scene);
  if (targets.length === 0) return null;
  const { cells } = terrainOf(w.board).sight.sights;
  const centres = new Set<Cell>();
  for (const { victim } of targets) {
    centres.add(victim.cell);
    for (const cell of beside(victim.cell)) if (cells[cell] !== BLOCKED) centres.add(cell);
  }
  const preyFor = (victim: Unit): Prey => preyOf(f.side, victim, aims);
  return (stand) => {
    let best: Deed | null = null;
    for (const at of centres) {
      const far = distance(stand, at);
      if (far === 0 || at === stand || cells[at] === BLOCKED) continue;
      const reached =
        chain.range === 0
          ? far === 1 && noWallBetween(w, stand, at)
          : far < 6 * chain.range && lineFree(w, stand, at) && !beyondFog(w, stand, at, f.side);
      if (!reached) continue;
      const worth = blastWorth(w, unit, chain, stand, at, standing, preyFor);
      if (worth > (best?.worth ?? 0)) best = { choice: { do: 'aim', at }, worth };
    }
    return best;
  };
}

function healings(scene: Scene, chain: Chain): Deeds | null {
  const { w, f, unit, aims } = scene;
  if (f.command !== '') return null;
  const patients = w.units.filter(
    (other) =>
      shown(other) &&
      other.lost > 0 &&
      (other.id === unit.id || friends(unit.side, other.side) || other.side === 'neutral'),
  );
  if (patients.length === 0) return null;
  const life = lifeOf(aims);
  return (stand) => {
    let best: Deed | null = null;
    for (const patient of patients) {
      if (patient.id !== unit.id && !noWallBetween(w, stand, patient.cell)) continue;
      const worth = healWorth(patient, chain.dice, life);
      if (worth > (best?.worth ?? 0.02)) best = { choice: { do: 'heal', unit: patient.id }, worth };
    }
    return best;
  };
}

function minds(scene: Scene, chain: Chain): Deeds | null {
  const { w, f, unit, aims } = scene;
  const victims = w.units.filter((other) => shown(other) && mayBeMinded(w, unit, other));
  if (victims.length === 0) return null;
  return (stand) => {
    let best: Deed | null = null;
    for (const victim of victims) {
      if (!inSight(w, stand, victim.cell, f.side)) continue;
      const worth = mindChance(w, unit, victim, chain.dice) * mindWorth(victim, aims);
      if (worth > (best?.worth ?? 0.02)) best = { choice: { do: 'mind', unit: victim.id }, worth };
    }
    return best;
  };
}

/** The deeds of a chain; null where it has none or nobody to do it to. */
export function deedsFor(scene: Scene, chain: Chain): Deeds | null {
  switch (chain.deed) {
    case 'attack':
      return attacks(scene, chain);
    case 'blast':
      return blasts(scene, chain);
    case 'heal':
      return healings(scene, chain);
    case 'mind':
      return minds(scene, chain);
    case 'none':
      return null;
  }
}
