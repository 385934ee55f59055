// Encounter: both march on and fight for five places.
import { applies } from '@xenotable/kernel';
import { holderOf, score, scoreKills, soleSide } from '../book/turn/victory.ts';
import type { Scenario } from './scenario.ts';
import { strip, usualDepth } from './zones.ts';
import { type Marker, edgeOf } from '../table.ts';

/** XR-M-ENCOUNTER-02 The middle and the four points half-way to the edges. */
export const fivePlaces = (): Marker[] => [
  { x: 2400, y: 2400 },
  { x: 1200, y: 2400 },
  { x: 3600, y: 2400 },
  { x: 2400, y: 3600 },
  { x: 2400, y: 1200 },
];

export const encounter: Scenario = {
  name: 'ENCOUNTER',
  title: 'Encounter',
  blurb: 'Five markers, scored every turn from the second.',
  map: 'CROSS',
  /** XR-M-ENCOUNTER-05 */
  turns: 6,
  choosesZone: true,
  zones: (w, side) => [strip(w, edgeOf(w, side), usualDepth(w))],
  /** XR-M-ENCOUNTER-01 */
  inReserve() {
    applies('XR-M-ENCOUNTER-01');
    return true;
  },
  /** XR-M-ENCOUNTER-02 */
  begin(play) {
    applies('XR-M-ENCOUNTER-02');
    play.w.markers = fivePlaces();
  },
  /** XR-M-ENCOUNTER-03 */
  turnEnds(play) {
    const { w } = play;
    applies('XR-M-ENCOUNTER-03');
    if (w.turn >= 2) {
      for (const marker of w.markers) {
        const holder = holderOf(w, marker);
        if (holder !== null) score(play, holder, 1, 'XR-M-ENCOUNTER-03', 'a marker');
      }
    }
    return undefined;
  },
  count(play) {
    const { w } = play;
    const sole = soleSide(w);
    if (sole !== null) score(play, sole, w.markers.length, 'XR-VIC-04', 'all markers');
    for (const side of [0, 1] as const) scoreKills(play, side, 'XR-M-ENCOUNTER-04');
  },
  /** XR-M-ENCOUNTER-06 */
  stance() {
    applies('XR-M-ENCOUNTER-06');
    return 'SEIZE';
  },
  goals: (w) => w.markers,
};
