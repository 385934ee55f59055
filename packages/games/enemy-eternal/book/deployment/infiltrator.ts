// Infiltrators: three civilians, one of which may be none.
import type { Next } from '@xenotable/kernel';
import type { Cell, Marker, Model, Side, Table } from '../../table.ts';
import { type P, fieldChapter } from '../chapter.ts';
import { addDie } from '../round/dice.ts';
import { distance, ground, mayStop, spotOf } from '../board/ground.ts';
import { enemiesOf, engages, modelAt, skill } from '../models.ts';
import { engage } from '../attack/harm.ts';
import { commander } from '../seats.ts';
import { sees } from '../board/sight.ts';

/** EE-SPC-29 Cells for a civilian marker: out of sight of every enemy and outside the enemy zone; without any, those farthest from enemies. */
export function markerCells(w: Table, side: Side, enemyZone: readonly Cell[]): Cell[] {
  const g = ground(w);
  const foes = enemiesOf(w, side);
  const free: Cell[] = [];
  for (let cell = 0; cell < g.grid.size; cell++) {
    if (
      mayStop(g, cell) &&
      modelAt(w, cell) === null &&
      !enemyZone.includes(cell) &&
      !w.markers.some((marker) => marker.cell === cell)
    )
      free.push(cell);
  }
  const unseen = free.filter((cell) => !foes.some((foe) => sees(w, foe.cell, cell)));
  if (unseen.length > 0) return unseen;
  const margin = (cell: Cell): number => Math.min(...foes.map((foe) => distance(w, foe.cell, cell)));
  const farthest = Math.max(...free.map(margin));
  return free.filter((cell) => margin(cell) === farthest);
}

/** EE-SPC-30 Markers that one of these models sees; the chapter that settles it, if any. */
export function discovery(w: Table, seers: readonly Model[], starting = false): Next | null {
  if (w.markers.length === 0) return null;
  for (const infiltrator of w.models) {
    if (infiltrator.place !== 'hidden') continue;
    const eyes = seers.filter((m) => m.place === 'board' && m.control !== infiltrator.side && !m.neutral);
    const found = w.markers.filter(
      (marker) => marker.model === infiltrator.id && eyes.some((m) => sees(w, m.cell, marker.cell)),
    );
    if (found.length > 0)
      return {
        call: discovered.begin({
          model: infiltrator.id,
          found: found.map((marker) => marker.id),
          by: eyes.map((m) => m.id),
          starting,
        }),
      };
  }
  return null;
}

interface Discovered {
  model: number;
  found: number[];
  by: number[];
  /** At the start of a round the bag is still to be filled. */
  starting: boolean;
}

const isLast = (w: Table, f: Discovered): boolean =>
  w.markers.filter((marker) => marker.model === f.model).length === f.found.length;

export const discovered = fieldChapter<Discovered>('discovered').looseSteps({
  /** EE-AUT-20 The automaton declares when a discoverer is within its charge reach, or at the last marker. */
  'the automaton declares': {
    run(play, f) {
      const { w } = play;
      const m = w.models[f.model]!;
      if (m.player >= 0) return;
      const reach = skill(w, m, 'MOBILITY') + 1;
      const near = f.found.find((id) =>
        f.by.some((by) => distance(w, w.models[by]!.cell, markerNamed(w, id).cell) <= reach),
      );
      if (near === undefined && !isLast(w, f)) {
        forget(play, f);
        return { answer: 'removed' };
      }
      declare(play, f, near ?? f.found[0]!);
      return { answer: 'declared' };
    },
  },
  /** EE-SPC-30 EE-SPC-31 The infiltrating player may declare the model at a discovered marker, and must at the last. */
  'declare?': {
    rule: 'EE-SPC-30',
    prompt: (w, f) => `A civilian is discovered. Is it ${w.models[f.model]!.name}?`,
    who: (w, f) => commander(w, w.models[f.model]!),
    offers: (w, f) => [
      ...f.found.map((marker) => ({ do: 'declare' as const, marker })),
      ...(isLast(w, f) ? [] : [{ do: 'stay hidden' as const }]),
    ],
    refused: (w, f) =>
      isLast(w, f)
        ? [
            {
              choice: { do: 'stay hidden' },
              rule: 'EE-SPC-31',
              reason: 'This is the last marker: the model must be declared.',
            },
          ]
        : [],
    judge: (w, f, _seat, choice) =>
      isLast(w, f) &&
      typeof choice === 'object' &&
      choice !== null &&
      (choice as { do?: unknown }).do === 'stay hidden'
        ? { rule: 'EE-SPC-31', reason: 'This is the last marker: the model must be declared.' }
        : { rule: 'EE-SPC-30', reason: 'Declare one of the discovered markers, or stay hidden.' },
    take(play, f, _seat, choice) {
      if (choice.do === 'declare') {
        declare(play, f, choice.marker);
        return { answer: 'declared' };
      }
      forget(play, f);
      return { answer: 'removed' };
    },
  },
});

const markerNamed = (w: Table, id: number): Marker => w.markers.find((marker) => marker.id === id)!;

/** EE-SPC-30 A marker that is seen and not claimed was an ordinary civilian. */
function forget(play: P, f: Discovered): void {
  play.w.markers = play.w.markers.filter((marker) => !f.found.includes(marker.id));
  play.tell?.({ type: 'marker removed', count: f.found.length }, 'EE-SPC-30');
}

/** EE-SPC-31 EE-SPC-32 The model takes the marker's place and has a die at once. */
function declare(play: P, f: Discovered, id: number): void {
  const { w } = play;
  const m = w.models[f.model]!;
  const marker = markerNamed(w, id);
  m.place = 'board';
  m.cell = standFor(w, m, marker.cell);
  w.markers = w.markers.filter((one) => one.model !== f.model);
  play.tell?.({ type: 'declared', model: m.name, at: spotOf(ground(w), m.cell) }, 'EE-SPC-30');
  if (!f.starting) addDie(play, m);
  engage(play);
}

/** The marker's cell, or a free one beside it when somebody stands there. */
function standFor(w: Table, m: Model, cell: Cell): Cell {
  if (modelAt(w, cell) === null) return cell;
  const g = ground(w);
  let best = cell;
  let far = Infinity;
  for (let at = 0; at < g.grid.size; at++) {
    const away = distance(w, at, cell);
    if (away < far && mayStop(g, at) && modelAt(w, at) === null) {
      far = away;
      best = at;
    }
  }
  return engages(m) ? best : cell;
}
