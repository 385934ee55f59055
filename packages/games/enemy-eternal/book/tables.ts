// The Search table and the Hack table.
import { itemOf, vestNames } from '../content/gear.ts';
import { unitOf } from '../content/units.ts';
import { weaponNames, weaponOf } from '../content/weapons.ts';
import type { ItemName, VestName } from '../content/gear.ts';
import type { WeaponName } from '../content/weapons.ts';
import type { Model, Table } from '../table.ts';
import { type P, fieldChapter } from './chapters.ts';
import { shutDown } from './hacking.ts';
import { distance } from './ground.ts';
import { enemiesOf, has } from './models.ts';
import { missionOf } from './missions/index.ts';
import { commander } from './seats.ts';
import { weaponsOf } from './recruit.ts';

const FOUND_WEAPONS: readonly WeaponName[] = ['Pistol', 'Assault Rifle', 'Shotgun', 'Sword', 'Sniper Rifle', 'Cannon'];

/** EE-CAM-09 In a campaign only a finder that survives brings them home. */
function supplies(play: P, m: Model, amount: number, rule: string): void {
  const side = play.w.sides[m.side]!;
  side.found += amount;
  if (play.w.campaign !== null) side.held.push({ gear: `${amount} Supplies`, model: m.id });
  play.tell?.({ type: 'supplies', model: m.name, amount }, rule);
}

/** EE-EQP-06 Whether the finder could equip it at once. */
function canEquip(m: Model, gear: string): boolean {
  const unit = unitOf(m.unit);
  if (weaponNames.includes(gear as WeaponName)) {
    const { class: kind } = weaponOf(gear as WeaponName);
    return unit.primary.includes(kind) || unit.secondary.includes(kind);
  }
  if (vestNames.includes(gear as VestName)) return !unit.noVest;
  const item = gear as ItemName;
  if (m.items.length >= 2 || m.items.some((one) => one.item === item)) return false;
  return itemOf(item).kind === 'utility' || weaponsOf(m).some((weapon) => weaponOf(weapon).range > 0);
}

function equip(m: Model, gear: string): string | null {
  if (weaponNames.includes(gear as WeaponName)) {
    const weapon = gear as WeaponName;
    const slot = unitOf(m.unit).primary.includes(weaponOf(weapon).class) ? 'primary' : 'secondary';
    const old = m[slot];
    m.items = m.items.filter((one) => one.on === null || one.on !== old);
    m[slot] = weapon;
    return old;
  }
  if (vestNames.includes(gear as VestName)) {
    const old = m.vest;
    m.vest = gear as VestName;
    return old;
  }
  const item = gear as ItemName;
  const on = itemOf(item).kind === 'utility' ? null : (weaponsOf(m).find((weapon) => weaponOf(weapon).range > 0) ?? null);
  m.items.push({ item, on });
  return null;
}

export const searchTable = fieldChapter<{ model: number; gear: string }>('search table', {
  /** EE-SPC-10 One D6: Supplies, an item, a weapon or armour. */
  roll: {
    run(play, f) {
      const m = play.w.models[f.model]!;
      const die = play.roll(6, 'EE-SPC-10');
      if (die <= 3) {
        supplies(play, m, die * 10, 'EE-SPC-10');
        return 'done';
      }
      const second = play.roll(6, 'EE-SPC-10');
      f.gear =
        die === 4 ? (second <= 3 ? 'Laser Sight' : 'Scope') : die === 5 ? FOUND_WEAPONS[second - 1]! : second <= 4 ? 'Nanoscale Vest' : 'Plated Vest';
      play.tell?.({ type: 'found', model: m.name, gear: f.gear }, 'EE-SPC-10');
    },
  },
  /** EE-EQP-06 The finder may equip it at once if it may carry it. */
  'equip it?': {
    rule: 'EE-EQP-06',
    prompt: (w, f) => `${w.models[f.model]!.name} has found a ${f.gear}. Equip it?`,
    who: (w, f) => {
      const seat = commander(w, w.models[f.model]!);
      return seat >= 0 && canEquip(w.models[f.model]!, f.gear) ? seat : null;
    },
    offers: () => [{ do: 'equip found' }, { do: 'hold found' }],
    take(play, f, _seat, choice) {
      const { w } = play;
      const m = w.models[f.model]!;
      if (choice.do !== 'equip found') return;
      const old = equip(m, f.gear);
      play.tell?.({ type: 'equipped', model: m.name, gear: f.gear, replaced: old }, 'EE-EQP-06');
      if (old !== null && w.campaign !== null) w.sides[m.side]!.held.push({ gear: old, model: m.id });
      return 'done';
    },
  },
  /** EE-EQP-06 Otherwise it is held: in a battle it counts as 20 Supplies, in a campaign it may reach the store. */
  'hold it': {
    run(play, f) {
      const { w } = play;
      const m = w.models[f.model]!;
      if (w.campaign === null) supplies(play, m, 20, 'EE-EQP-06');
      else w.sides[m.side]!.held.push({ gear: f.gear, model: m.id });
    },
  },
});

const shutTargets = (w: Table, f: { model: number; piece: number }): Model[] =>
  enemiesOf(w, w.models[f.model]!.control).filter((foe) => has(foe, 'Mechanical') && distance(w, foe.cell, w.pieces[f.piece]!.cell) <= 12);

const openPods = (w: Table) => w.pods.filter((pod) => pod.state === 'waiting' && !pod.known);
const openMarkers = (w: Table, m: Model) => w.markers.filter((marker) => w.models[marker.model]!.side !== m.side);

/** EE-SPC-05 A terminal without a role in the mission: one roll. */
export const hackTable = fieldChapter<{ model: number; piece: number; die: number }>('hack table', {
  roll: {
    run(play, f) {
      const { w } = play;
      const m = w.models[f.model]!;
      f.die = play.roll(6, 'EE-SPC-05');
      play.tell?.({ type: 'hack table', model: m.name, die: f.die }, 'EE-SPC-05');
      if (f.die <= 2) supplies(play, m, 20, 'EE-SPC-05');
      else if (f.die === 4 && shutTargets(w, f).length === 0) supplies(play, m, 20, 'EE-SPC-05');
      else if (f.die === 5) w.sides[m.control]!.uplink = w.round;
      else if (f.die === 6) intelligence(play, m);
      if (f.die !== 3 && f.die !== 4) return 'done';
      if (commander(w, m) >= 0) return;
      // The automaton takes the first of what there is.
      const pod = openPods(w)[0];
      const marker = openMarkers(w, m)[0];
      if (f.die === 4) {
        const target = shutTargets(w, f)[0];
        if (target !== undefined) shutDown(play, target);
      } else if (pod !== undefined) revealPod(play, pod.letter);
      else if (marker !== undefined) return revealMarker(w, f, marker.id);
      return 'done';
    },
  },
  /** Hack table 3 and 4: the hacker's choice. */
  choose: {
    rule: 'EE-SPC-05',
    prompt: (_w, f) => (f.die === 3 ? 'The sensors show one thing. Which?' : 'Which machine do you shut down?'),
    who: (w, f) => (hackChoices(w, f).length > 0 ? commander(w, w.models[f.model]!) : null),
    offers: (w, f) => hackChoices(w, f),
    take(play, f, _seat, choice) {
      const { w } = play;
      if (choice.do === 'shut down') shutDown(play, w.models[choice.target]!);
      else if (choice.do === 'reveal pod') revealPod(play, choice.pod);
      else if (choice.do === 'reveal marker') return revealMarker(w, f, choice.marker);
      f.die = 0;
    },
  },
});

function hackChoices(w: Table, f: { model: number; piece: number; die: number }) {
  if (f.die === 4) return shutTargets(w, f).map((foe) => ({ do: 'shut down' as const, target: foe.id }));
  if (f.die !== 3) return [];
  const m = w.models[f.model]!;
  return [
    ...openPods(w).map((pod) => ({ do: 'reveal pod' as const, pod: pod.letter })),
    ...openMarkers(w, m).map((marker) => ({ do: 'reveal marker' as const, marker: marker.id })),
  ];
}

/** Hack table 6: a point where there are points, otherwise Supplies; in a campaign one more card. */
function intelligence(play: P, m: Model): void {
  const { w } = play;
  const side = w.sides[m.side]!;
  if (w.campaign !== null) side.extraCards++;
  else if (['B1', 'B3', 'B4', 'B5', 'B8'].includes(w.mission)) side.score++;
  else supplies(play, m, 30, 'EE-SPC-05');
  play.tell?.({ type: 'intelligence', side: m.side }, 'EE-SPC-05');
}

function revealPod(play: P, letter: string): void {
  const { w } = play;
  const pod = w.pods.find((one) => one.letter === letter)!;
  if (pod.models.length === 0) missionOf(w).pods?.contents(play, pod);
  pod.known = true;
  play.reveal();
  play.tell?.({ type: 'pod shown', pod: letter, models: pod.models.map((id) => w.models[id]!.name) }, 'EE-SPC-05');
}

/** EE-SPC-31 A revealed marker is discovered as if it had been seen. */
const revealMarker = (w: Table, f: { model: number; die: number }, id: number) => {
  const marker = w.markers.find((one) => one.id === id)!;
  f.die = 0;
  return {
    call: { chapter: 'discovered', step: 'the automaton declares', model: marker.model, found: [id], by: [f.model], starting: false },
    then: 'choose',
  };
};
