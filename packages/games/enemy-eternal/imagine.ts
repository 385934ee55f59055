// A complete table that the viewer could not tell from the real one.
import { type Chance, copyJson } from '@xenotable/kernel';
import { readyFor } from './book/squad/muster.ts';
import { fieldForces, forcesOf, nameModels } from './book/deployment/roster.ts';
import { copy } from './copy.ts';
import type { Model, Side, SideState, Table } from './table.ts';
import { type View, isPodHidden } from './view.ts';

export function imagine(v: View, chance: Chance): Table {
  const { viewer, shown: _shown, sides, ...open } = v;
  const w = copy({
    ...open,
    sides: sides.map(({ hidden: _hidden, faction, ...side }): SideState => ({
      ...side,
      faction: faction ?? 'XCOM',
    })),
  });
  w.sides.forEach((side, i) => {
    side.squad = copyJson(side.squad);
    if (!sides[i]!.hidden) return;
    const ready = readyFor(w, i as Side);
    side.squad = copyJson(
      ready[
        chance.pick(
          ready.map(() => 1),
          'EE-SQD-10',
        )
      ]!,
    );
    side.faction = side.squad!.faction;
  });
  restorePods(w, v, viewer);
  return w;
}

/** The lists of the missions are known: what a hidden pod holds follows from them. */
function restorePods(w: Table, v: View, viewer: View['viewer']): void {
  const forces = forcesOf(w);
  if (forces === null || v.pods.length === 0) return;
  const byId = new Map(w.models.map((m) => [m.id, m]));
  const first = w.models.findIndex((m, i) => m.id !== i);
  const start = first < 0 ? w.models.length : first;
  const scratch: Table = { ...w, models: [] };
  const before = w.models.filter((m) => m.id < start && m.side === 0 && m.unit !== 'Civilian').length;
  scratch.models = new Array<Model>(before);
  fieldForces(scratch, forces);
  const all: Model[] = [];
  const length = Math.max(scratch.models.length, ...[...byId.keys()].map((id) => id + 1));
  for (let id = 0; id < length; id++) all.push(byId.get(id) ?? scratch.models[id]!);
  if (all.length === w.models.length) return;
  w.models = all;
  nameModels(w);
  for (const pod of w.pods)
    if (isPodHidden(w, pod, viewer) && !pod.letter.startsWith('crate'))
      pod.models = w.models.filter((m) => m.pod === pod.letter).map((m) => m.id);
}
