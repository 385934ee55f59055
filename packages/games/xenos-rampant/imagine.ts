// A complete world that a viewer could not tell from the real one: unknown lists, errands and boasts are dealt anew.
import { type Chance, copyFlow, copyJson } from '@xenotable/kernel';
import { BOAST_IDS } from './book/setup/boasts.ts';
import { copyUnit } from './copy.ts';
import { samplesFor } from './detachment/fit.ts';
import { SECRET_CARDS } from './scenarios/secretMission.ts';
import { type BoastId, type Owner, type Table, ownerOf } from './table.ts';
import type { OwnerView, View } from './view.ts';
import { pointsOf } from './book/setup/lists.ts';
import { head } from './ends.ts';

const ones = (n: number): number[] => Array.from({ length: n }, () => 1);

function anyOf<T>(things: readonly T[], chance: Chance, why: string): T {
  const thing = things[chance.pick(ones(things.length), why)];
  if (thing === undefined) throw new Error('there is nothing to pick from');
  return thing;
}

export function imagine(v: View, chance: Chance): Table {
  const deck = BOAST_IDS.filter(
    (id) => !v.owners.some((owner) => Array.isArray(owner.boasts) && owner.boasts.includes(id)),
  );
  const deal = (count: number): BoastId[] =>
    Array.from({ length: count }, () =>
      head(deck.splice(chance.pick(ones(deck.length), 'XR-BST-01'), 1)),
    ).sort();
  const owners = v.owners.map((owner: OwnerView): Owner => {
    const boasts = Array.isArray(owner.boasts) ? owner.boasts.slice() : deal(owner.boasts);
    const { points: _points, ...rest } = owner;
    return {
      ...rest,
      traits: owner.traits.slice(),
      used: owner.used.slice(),
      list: owner.list === 'hidden' ? null : owner.list,
      secret: owner.secret === 'hidden' ? anyOf(SECRET_CARDS, chance, 'XR-M-SECRET-02') : owner.secret,
      boasts,
      chosen:
        owner.chosen === null || Array.isArray(owner.chosen)
          ? (owner.chosen?.slice() ?? null)
          : boasts.slice(0, owner.chosen),
    };
  });
  const w: Table = {
    edition: v.edition,
    flow: copyFlow(v.flow),
    undoBarrier: v.undoBarrier,
    over: v.over,
    options: v.options,
    scenario: v.scenario,
    map: v.map,
    owners,
    attacker: v.attacker,
    edges: v.edges.slice(),
    turn: v.turn,
    lastTurn: v.lastTurn,
    active: v.active,
    acting: v.acting,
    units: v.units.map(copyUnit),
    buildings: v.buildings.map((one) => ({ ...one })),
    obstacles: v.obstacles.map((one) => ({ ...one })),
    markers: v.markers.map((one) => ({ ...one })),
    vip: v.vip === null ? null : { ...v.vip },
    effects: v.effects.map((one) => ({ ...one })),
    score: v.score.map((one) => ({ ...one })),
    removals: v.removals.map((one) => ({ ...one })),
    waiting: copyFlow(v.waiting),
    owed: v.owed.map((one) => ({ ...one })),
    wave: v.wave,
    surveyed: v.surveyed,
    campaign: v.campaign === null ? null : copyJson(v.campaign),
  };
  v.owners.forEach((owner, seat) => {
    if (owner.list !== 'hidden') return;
    const { points, budget } = pointsOf(w, seat);
    const lists = samplesFor(points, budget);
    ownerOf(w, seat).list = anyOf(lists, chance, 'XR-DET-12');
  });
  return w;
}
