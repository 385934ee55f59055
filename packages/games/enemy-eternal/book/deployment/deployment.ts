// Setting up: the models, one after the other, and who stands where.
import type { Refusal, Seat } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import type { Cell, Model, Side, Table } from '../../table.ts';
import { deployCell, markersOf } from '../automaton/deploy.ts';
import { type P, fieldChapter } from '../chapter.ts';
import { cellOf, cellsWith, ground, spotOf } from '../board/ground.ts';
import { markerCells } from './infiltrator.ts';
import { missionOf } from '../missions/index.ts';
import { has, modelAt, other } from '../models.ts';
import { placePod } from './pods.ts';
import { fieldForces, forcesOf, makeModel, nameModels, ownerOf } from './roster.ts';
import { rollOff } from '../rollOff.ts';
import { isAutomaton } from '../seats.ts';
import { takeTheField } from './veterans.ts';
import { EDGES, layPieces, placesFor, zoneCells } from './zones.ts';

/** Models of a side that are still to be set up, in roster order. */
const toPlace = (w: Table, side: Side): Model[] =>
  w.models.filter((m) => m.side === side && m.place === 'reserve' && (m.pod === '' || m.pod === 'start'));

interface Deployment {
  /** The side that won the roll-off. */
  higher: Side;
  /** The side that sets up the next model. */
  turn: Side;
  /** EE-DEP-10 Seats that leave the rest of their models to the table. */
  suggested: Seat[];
}

/** The seat that sets up a model. */
const placerOf = (w: Table, m: Model): Seat => (m.player >= 0 ? m.player : w.sides[m.side]!.seats[0]!);

const alternates = (w: Table, side: Side): boolean => toPlace(w, side).length > 0;

export const deployment = fieldChapter<Deployment>('deployment').looseSteps({
  /** The board, its pieces, and everybody's models off the board. */
  'lay out the map': {
    run(play) {
      const { w } = play;
      layPieces(w);
      w.models = [];
      w.tokens = [];
      w.markers = [];
      w.pods = [];
      for (const side of [0, 1] as Side[]) {
        const { squad } = w.sides[side]!;
        if (w.campaign !== null && takeTheField(w, side)) continue;
        squad?.models.forEach((recruit, i) => makeModel(w, recruit, side, ownerOf(w, side, i)));
      }
      const forces = forcesOf(w);
      if (forces !== null) {
        fieldForces(w, forces);
        for (const letter of Object.keys(forces.pods ?? {})) {
          const cell = cellsWith(ground(w), letter)[0] ?? -1;
          w.pods.push({
            letter,
            cell,
            models: w.models.filter((m) => m.pod === letter).map((m) => m.id),
            state: 'waiting',
            known: false,
          });
        }
      }
      missionOf(w).setup?.(play);
      nameModels(w);
      // EE-M-SE16-03 A listed Faceless is deployed as a model; elsewhere an Infiltrator is not deployed.
      for (const m of w.models) if (has(m, 'Infiltrator') && m.pod === '') m.place = 'hidden';
      for (const side of [0, 1] as Side[])
        w.sides[side]!.fielded = w.models.filter((m) => m.side === side && m.unit !== 'Civilian').length;
      showPods(play);
      play.tell?.({ type: 'mission', mission: w.mission, name: missionOf(w).name }, 'EE-BAT-02');
    },
  },
  /** EE-DEP-02 A die each; ties again. */
  'roll off': {
    run(play, f) {
      const { w } = play;
      const [a, b] = rollOff(play, 'EE-DEP-02');
      f.higher = a > b ? 0 : 1;
      f.turn = other(f.higher);
      // EE-AUT-24 If the automaton may choose it takes B.
      if (missionOf(w).zonesOpen && isAutomaton(w, f.higher)) setZone(play, f.higher, 'B');
    },
  },
  'choose a zone': {
    rule: 'EE-DEP-02',
    prompt: 'Yours is the higher roll. Which zone do you take?',
    who: (w, f) =>
      missionOf(w).zonesOpen && !isAutomaton(w, f.higher) ? w.sides[f.higher]!.seats[0]! : null,
    offers: () => [
      { do: 'zone', zone: 'A' },
      { do: 'zone', zone: 'B' },
    ],
    take(play, f, _seat, choice) {
      setZone(play, f.higher, (choice as { zone: 'A' | 'B' }).zone);
    },
  },
  /** EE-M-SE12-02 */
  'choose an edge': {
    rule: 'EE-M-SE12-02',
    prompt: 'From which edge of the board does your Squad come?',
    who: (w) =>
      w.mission === 'SE1.2' && w.switches.randomCrates && w.goals['edge'] === undefined
        ? w.sides[0]!.seats[0]!
        : null,
    offers: () => EDGES.map((edge) => ({ do: 'edge', edge })),
    take(play, _f, _seat, choice) {
      play.w.goals['edge'] = EDGES.indexOf((choice as { edge: (typeof EDGES)[number] }).edge) + 1;
    },
  },
  /** EE-AUT-24 EE-DEP-10 The automaton places its models in roster order, and those that are left to the table. */
  'the automaton places': {
    run(play, f) {
      const { w } = play;
      if (!alternates(w, f.turn)) f.turn = other(f.turn);
      if (!alternates(w, f.turn)) return { goTo: 'pods at the start' };
      const m = toPlace(w, f.turn)[0]!;
      if (!isAutomaton(w, f.turn) && !f.suggested.includes(placerOf(w, m))) return;
      put(play, m, deployCell(w, m, placesFor(w, m)));
      f.turn = other(f.turn);
      return 'again';
    },
  },
  /** EE-DEP-02 The sides set up one model after the other. */
  'place a model': {
    rule: 'EE-DEP-01',
    prompt: (w, f) => `Set up ${toPlace(w, f.turn)[0]?.name ?? 'a model'}.`,
    who: (w, f) => {
      const m = toPlace(w, f.turn)[0];
      return m === undefined ? null : placerOf(w, m);
    },
    // One good place as an offer; every legal cell lies in the space.
    offers: (w, f) => {
      const m = toPlace(w, f.turn)[0]!;
      return [
        { do: 'place', model: m.id, at: spotOf(ground(w), deployCell(w, m, placesFor(w, m))) },
        { do: 'place all' },
      ];
    },
    spaces: (w, f) => {
      const m = toPlace(w, f.turn)[0]!;
      return [{ kind: 'place', model: m.id, cells: placesFor(w, m) }];
    },
    judge: (w, f, seat, choice) =>
      placeRefused(
        w,
        toPlace(w, f.turn).filter((m) => m.player === seat || w.sides[f.turn]!.seats[0] === seat),
        choice,
      ),
    take(play, f, seat, choice) {
      const { w } = play;
      if (choice.do === 'place all') f.suggested.push(seat);
      else {
        const { model, at } = choice as { model: number; at: unknown };
        put(play, w.models[model]!, cellOf(ground(w), at));
        f.turn = other(f.turn);
      }
      return { goTo: 'the automaton places' };
    },
  },
  /** EE-DEP-08 Pods that the mission sets up at the start come after the Squads and have dice in round 1. */
  'pods at the start': {
    run(play) {
      const { w } = play;
      for (const letter of missionOf(w).pods?.atStart ?? '') {
        const pod = w.pods.find((one) => one.letter === letter);
        if (pod === undefined) continue;
        placePod(play, pod, null);
        for (const m of w.models) if (m.pod === letter) m.activated = 0;
      }
    },
  },
  /** EE-SPC-29 EE-AUT-20 Three civilian markers for each Infiltrator, after all other deployment. */
  'the automaton hides': {
    run(play) {
      const { w } = play;
      for (const m of w.models) {
        if (m.place !== 'hidden' || m.player >= 0) continue;
        for (const cell of markersOf(w, m, zoneCells(w, 0), zoneCells(w, 1))) addMarker(play, m, cell);
      }
    },
  },
  'place a marker': {
    rule: 'EE-SPC-29',
    prompt: (w) => `Place a civilian marker for ${hider(w)?.name ?? 'the Infiltrator'}.`,
    who: (w) => hider(w)?.player ?? null,
    offers: (w) => [{ do: 'marker', at: spotOf(ground(w), hidingPlaces(w, hider(w)!)[0]!) }],
    spaces: (w) => [{ kind: 'marker', cells: hidingPlaces(w, hider(w)!) }],
    judge: (w, _f, _seat, choice) => markerRefused(w, hider(w)!, choice),
    take(play, _f, _seat, choice) {
      addMarker(play, hider(play.w)!, cellOf(ground(play.w), (choice as { at: unknown }).at));
      return 'again';
    },
  },
});

/** The Infiltrator of a player that still lacks markers. */
const hider = (w: Table): Model | undefined =>
  w.models.find(
    (m) =>
      m.place === 'hidden' && m.player >= 0 && w.markers.filter((marker) => marker.model === m.id).length < 3,
  );

const hidingPlaces = (w: Table, m: Model): Cell[] => markerCells(w, m.side, zoneCells(w, other(m.side)));

function markerRefused(w: Table, m: Model, choice: unknown): Refusal | null {
  const wish = choice as { do?: unknown; at?: unknown } | null;
  if (typeof wish !== 'object' || wish === null || wish.do !== 'marker' || Object.keys(wish).length !== 2)
    return { rule: 'EE-SPC-29', reason: 'Place a civilian marker.' };
  return hidingPlaces(w, m).includes(cellOf(ground(w), wish.at))
    ? null
    : { rule: 'EE-SPC-29', reason: 'A marker stands out of enemy sight and outside the enemy zone.' };
}

function addMarker(play: P, m: Model, cell: Cell): void {
  const { w } = play;
  w.markers.push({
    id: w.markers.reduce((most, marker) => Math.max(most, marker.id + 1), 0),
    cell,
    model: m.id,
  });
  play.tell?.({ type: 'marker placed', at: spotOf(ground(w), cell) }, 'EE-SPC-29');
}

function setZone(play: P, side: Side, zone: 'A' | 'B'): void {
  play.w.sides[side]!.zone = zone;
  play.w.sides[other(side)]!.zone = zone === 'A' ? 'B' : 'A';
  play.tell?.({ type: 'zone', side, zone }, 'EE-DEP-02');
}

function put(play: P, m: Model, cell: Cell): void {
  m.place = 'board';
  m.cell = cell;
  play.tell?.({ type: 'placed', model: m.name, at: spotOf(ground(play.w), cell) }, 'EE-DEP-01');
}

/** Any model of the side may be set up next; the offers name the first. */
function placeRefused(w: Table, models: readonly Model[], choice: unknown) {
  const wish = choice as Partial<Extract<Choice, { do: 'place' }>> | null;
  if (typeof wish !== 'object' || wish === null || wish.do !== 'place' || Object.keys(wish).length !== 3)
    return { rule: 'EE-DEP-01', reason: 'Set up one of your models.' };
  const m = models.find((one) => one.id === wish.model);
  if (m === undefined) return { rule: 'EE-DEP-02', reason: 'That model is not yours to set up now.' };
  const cell = cellOf(ground(w), wish.at);
  if (placesFor(w, m).includes(cell)) return null;
  const zone = zoneCells(w, m.side);
  if (cell < 0 || !zone.includes(cell))
    return { rule: 'EE-DEP-01', reason: 'That cell is not in your deployment zone.' };
  if (modelAt(w, cell) !== null) return { rule: 'EE-BRD-02', reason: 'A cell holds one model.' };
  return missionOf(w).squadDeployment
    ? { rule: 'EE-DEP-04', reason: 'The Squad starts as one group: set the model up adjacent to another.' }
    : { rule: 'EE-DEP-03', reason: 'No model is set up in base contact with an enemy.' };
}

/** EE-F-10 With a Shadow Chamber the contents of all pods lie open. */
function showPods(play: P): void {
  const { w } = play;
  if (!w.campaign?.sheets[0]?.facilities.includes('Shadow Chamber')) return;
  for (const pod of w.pods) {
    if (pod.models.length === 0) missionOf(w).pods?.contents(play, pod);
    pod.known = true;
    play.tell?.(
      { type: 'pod shown', pod: pod.letter, models: pod.models.map((id) => w.models[id]!.name) },
      'EE-F-10',
    );
  }
}
