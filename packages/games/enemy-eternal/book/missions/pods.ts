// How the pods of the season are triggered and what is in them.
import type { Cell, Model, Pod, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { distance } from '../board/ground.ts';
import { sees } from '../board/sight.ts';

/** A player model within so many Range of a marker. */
export const comesWithin =
  (far: number, of: (w: Table, pod: Pod) => readonly Cell[] = (_w, pod) => [pod.cell]) =>
  (w: Table, pod: Pod, m: Model): boolean =>
    of(w, pod).some((cell) => distance(w, m.cell, cell) <= far);

/** A player model sees the marker. */
export const seesMarker = (w: Table, pod: Pod, m: Model): boolean => sees(w, m.cell, pod.cell);

/** The models that the mission lists for the pod. */
export const listed = (play: Play, pod: Pod): Model[] =>
  play.w.models.filter((m) => m.place === 'reserve' && m.pod === pod.letter);

/** A pod of its own can also be triggered by its mission. */
export const podNamed = (w: Table, letter: string): Pod | undefined =>
  w.pods.find((pod) => pod.letter === letter);
