// Infiltrators: three civilians, one of which may be none.
import { type Bookmark, applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import type { Cell, Marker, Model, Side, Table } from '../../table.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { addDie } from '../round/dice.ts';
import { cellsThat, distance, ground, mayStop, spotOf } from '../board/ground.ts';
import { enemiesOf, modelAt, skill } from '../models.ts';
import { engage } from '../attack/harm.ts';
import { commander } from '../seats.ts';
import { triggerPods } from './pods.ts';
import { sees } from '../board/sight.ts';
import { modelOf } from '../../tableReaders.ts';
import { leastOf } from '../ties.ts';

/** EE-SPC-29 Cells for a civilian marker: out of sight of every enemy and outside the enemy zone; without any, those farthest from enemies. */
export function markerCells(w: Table, side: Side, enemyZone: readonly Cell[]): Cell[] {
  const g = ground(w);
  const foes = enemiesOf(w, side);
  const free = cellsThat(
    g,
    (cell) =>
      mayStop(g, cell) &&
      modelAt(w, cell) === null &&
      !enemyZone.includes(cell) &&
      !w.markers.some((marker) => marker.cell === cell),
  );
  const unseen = free.filter((cell) => !foes.some((foe) => sees(w, foe.cell, cell)));
  if (unseen.length > 0) return unseen;
  const margin = (cell: Cell): number => Math.min(...foes.map((foe) => distance(w, foe.cell, cell)));
  const farthest = Math.max(...free.map(margin));
  return free.filter((cell) => margin(cell) === farthest);
}

/** EE-SPC-30 Markers that one of these models sees; the chapter that settles it, if any. */
export function discovery(w: Table, seers: readonly Model[], starting = false): { call: Bookmark } | null {
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

/** EE-DEP-06 EE-SPC-30 EE-MOV-11 What a model that was moved by force comes to see: pods are placed at once, markers are settled by a chapter. */
export function comesIntoView(play: Play, m: Model): { call: Bookmark } | null {
  triggerPods(play, [m]);
  return discovery(play.w, [m]);
}

/** What became of the discovered markers. */
export type Discovery = 'declared' | 'removed';

interface Discovered {
  model: number;
  found: number[];
  by: number[];
  /** At the start of a round the bag is still to be filled. */
  starting: boolean;
}

const isLast = (w: Table, f: Discovered): boolean =>
  w.markers.filter((marker) => marker.model === f.model).length === f.found.length;

export const discovered = fieldChapter<Discovered>('discovered')
  .shows('model', 'found', 'by', 'starting')
  .steps({
    /** EE-SPC-30 EE-SPC-31 The infiltrating player may declare the model at a discovered marker, and must at the last. */
    'declare?': {
      rule: 'EE-SPC-30',
      prompt: (w, f) => `A civilian is discovered. Is it ${modelOf(w, f.model).name}?`,
      who: (w, f) => commander(w, modelOf(w, f.model)),
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
      judge: () => ({
        rule: 'EE-SPC-30',
        reason: 'Declare one of the discovered markers, or stay hidden.',
      }),
      auto: ({ w }, f) => automatonDeclares(w, f),
      take(play, f, _seat, choice) {
        if (choice.do === 'declare') {
          declare(play, f, choice.marker);
          return settled('declared');
        }
        forget(play, f);
        return settled('removed');
      },
    },
  });

const settled = (how: Discovery): { answer: Discovery } => ({ answer: how });

export function markerNamed(w: Table, id: number): Marker {
  const found = w.markers.find((marker) => marker.id === id);
  if (found === undefined) throw new Error(`the table has no marker ${id}`);
  return found;
}

/** EE-AUT-20 The automaton declares when a discoverer is within its charge reach, or at the last marker. */
function automatonDeclares(w: Table, f: Discovered): Choice {
  applies('EE-AUT-20');
  const reach = skill(w, modelOf(w, f.model), 'MOBILITY') + 1;
  const near = f.found.find((id) =>
    f.by.some((by) => distance(w, modelOf(w, by).cell, markerNamed(w, id).cell) <= reach),
  );
  const marker = near ?? (isLast(w, f) ? f.found[0] : undefined);
  return marker === undefined ? { do: 'stay hidden' } : { do: 'declare', marker };
}

/** EE-SPC-30 A marker that is seen and not claimed was an ordinary civilian. */
function forget(play: Play, f: Discovered): void {
  const { w } = play;
  w.markers = w.markers.filter((marker) => !f.found.includes(marker.id));
  const { name } = modelOf(w, f.model);
  play.tell?.({ type: 'marker removed', model: name, count: f.found.length }, 'EE-SPC-30');
}

/** EE-SPC-31 EE-SPC-32 The model takes the marker's place and has a die at once. */
function declare(play: Play, f: Discovered, id: number): void {
  const { w } = play;
  const m = modelOf(w, f.model);
  const marker = markerNamed(w, id);
  m.place = 'board';
  m.cell = standFor(w, marker.cell);
  w.markers = w.markers.filter((one) => one.model !== f.model);
  play.tell?.({ type: 'declared', model: m.name, at: spotOf(ground(w), m.cell) }, 'EE-SPC-30');
  if (!f.starting) {
    addDie(play, m);
    applies('EE-SPC-32');
  }
  engage(play);
}

/** The marker's cell, or a free one beside it when somebody stands there. */
function standFor(w: Table, cell: Cell): Cell {
  if (modelAt(w, cell) === null) return cell;
  const g = ground(w);
  const free = cellsThat(g, (at) => mayStop(g, at) && modelAt(w, at) === null);
  return leastOf(free, (at) => [distance(w, at, cell)]) ?? cell;
}
