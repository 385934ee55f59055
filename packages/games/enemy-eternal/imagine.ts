// A complete table that the viewer could not tell from the real one.
import { type Chance, copyJson, itemAt } from '@xenotable/kernel';
import { fieldForces, forcesOf, nameModels } from './book/deployment/roster.ts';
import { raised } from './auto/squads.ts';
import { factionsFor, readyFor } from './book/squad/muster.ts';
import { copy } from './copy.ts';
import { type Model, SIDES, type Side, type SideState, type Table } from './table.ts';
import { type SideView, type View, isPodHidden } from './view.ts';

const sideIn = ({ hidden: _hidden, faction, ...side }: SideView): SideState => ({
  ...side,
  squad: copyJson(side.squad),
  faction: faction ?? 'XCOM',
});

export function imagine(v: View, chance: Chance): Table {
  const { viewer: _viewer, shown: _shown, sides, ...open } = v;
  const w = copy({ ...open, sides: [sideIn(sides[0]), sideIn(sides[1])] });
  for (const side of SIDES) if (sides[side].hidden) imagineSquad(w, side, chance);
  restorePods(w, v);
  return w;
}

/** Any of the ready Squads may be the hidden one; where none is cheap enough, one that is raised for the Supplies. */
function imagineSquad(w: Table, side: Side, chance: Chance): void {
  const ready = readyFor(w, side);
  const possible = ready.length > 0 ? ready : factionsFor(w, side).map((faction) => raised(w, faction));
  const chosen = chance.pick(
    possible.map(() => 1),
    'EE-SQD-10',
  );
  const squad = itemAt(possible, chosen);
  w.sides[side].squad = copyJson(squad);
  w.sides[side].faction = squad.faction;
}

/** The lists of the missions are known: what a hidden pod holds follows from them. */
function restorePods(w: Table, v: View): void {
  const forces = forcesOf(w);
  if (forces === null || v.pods.length === 0) return;
  const byId = new Map(w.models.map((m) => [m.id, m]));
  const gap = w.models.findIndex((m, i) => m.id !== i);
  const start = gap < 0 ? w.models.length : gap;
  const before = w.models.filter((m) => m.id < start && m.side === 0 && m.unit !== 'Civilian').length;
  const scratch: Table = { ...w, models: new Array<Model>(before) };
  fieldForces(scratch, forces);
  const length = Math.max(scratch.models.length, ...[...byId.keys()].map((id) => id + 1));
  const all: Model[] = [];
  for (let id = 0; id < length; id++) {
    const m = byId.get(id) ?? scratch.models[id];
    if (m === undefined) throw new Error(`the lists of the mission have no model ${id}`);
    all.push(m);
  }
  if (all.length === w.models.length) return;
  w.models = all;
  nameModels(w);
  for (const pod of w.pods)
    if (isPodHidden(w, pod, v.viewer) && !pod.letter.startsWith('crate'))
      pod.models = w.models.filter((m) => m.pod === pod.letter).map((m) => m.id);
}
