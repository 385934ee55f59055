// Setting up: the models, one after the other, and who stands where.
import { type Refusal, type Seat, applies } from '@xenotable/kernel';
import { type Choice, saidAs, wordsOf } from '../../choices.ts';
import { type Cell, type Model, type Side, type Table, SIDES, other } from '../../table.ts';
import * as person from '../../auto/setUp.ts';
import { deployCell, markerCell } from '../automaton/deploy.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { cellOf, cellsWith, ground, spotOf } from '../board/ground.ts';
import { markerCells } from './infiltrator.ts';
import { missionOf } from '../missions/index.ts';
import { engages, has, modelAt } from '../models.ts';
import type { Space } from '../../spaces.ts';
import { placePod } from './pods.ts';
import { fieldForces, forcesOf, makeModel, nameModels, ownerOf } from './roster.ts';
import { rollOff } from '../rollOff.ts';
import { AUTOMATON_SEAT, isScript, ofSide, speakerOf } from '../seats.ts';
import { suggestedCell } from './suggestion.ts';
import { takeTheField } from './veterans.ts';
import { EDGES, layPieces, placesFor, zoneCells } from './zones.ts';
import { modelOf } from '../../tableReaders.ts';

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

/** The model that the side in turn sets up next. */
function nextOf(w: Table, f: Deployment): Model {
  const [m] = toPlace(w, f.turn);
  if (m === undefined) throw new Error(`side ${f.turn} has no model left to set up`);
  return m;
}

/** The seat that sets up a model. */
const placerOf = (w: Table, m: Model): Seat => (m.player >= 0 ? m.player : speakerOf(w, m.side));

/** EE-DEP-02 The models that a seat may set up next. */
const placeable = (w: Table, f: Deployment, seat: Seat): Model[] =>
  toPlace(w, f.turn).filter((m) => m.player === seat || speakerOf(w, f.turn) === seat);

/** Models that engage enemies and those that do not may stand in different cells (EE-DEP-03); the next model's space comes first. */
function placeSpaces(w: Table, models: readonly Model[]): Space[] {
  const alike = Object.values(Object.groupBy(models, (m) => String(engages(m))));
  return alike.flatMap((group = []): Space[] => {
    const [first] = group;
    return first === undefined
      ? []
      : [{ kind: 'place', model: first.id, models: group.map((m) => m.id), cells: placesFor(w, first) }];
  });
}

/** EE-AUT-24 Where the automaton sets up a model; EE-DEP-10 where the table suggests that a player does. */
function suggestion(w: Table, m: Model): Choice {
  const cells = placesFor(w, m);
  const cell = isScript(placerOf(w, m)) ? deployCell(w, m, cells) : suggestedCell(w, m, cells);
  if (cell === null) throw new Error(`there is no cell to set up ${m.name}`);
  return { do: 'place', model: m.id, at: spotOf(ground(w), cell) };
}

export const deployment = fieldChapter<Deployment>('deployment')
  .shows('higher', 'turn', 'suggested')
  .steps({
    /** The board, its pieces, and everybody's models off the board. */
    'lay out the map': {
      run(play) {
        const { w } = play;
        layPieces(w);
        w.models = [];
        w.tokens = [];
        w.markers = [];
        w.pods = [];
        for (const side of SIDES) {
          const { squad } = w.sides[side];
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
        applies(missionOf(w).layoutRule);
        missionOf(w).setup?.(play);
        nameModels(w);
        // EE-M-SE16-03 A listed Faceless is deployed as a model; elsewhere an Infiltrator is not deployed.
        for (const m of w.models) if (has(m, 'Infiltrator') && m.pod === '') m.place = 'hidden';
        for (const side of SIDES)
          w.sides[side].fielded = w.models.filter((m) => m.side === side && m.unit !== 'Civilian').length;
        showPods(play);
        play.tell?.({ type: 'mission', mission: w.mission, name: missionOf(w).name }, 'EE-BAT-02');
      },
    },
    /** EE-DEP-02 A die each; ties again. */
    'roll off': {
      run(play, f) {
        const [a, b] = rollOff(play, 'EE-DEP-02');
        f.higher = a > b ? 0 : 1;
        f.turn = other(f.higher);
      },
    },
    'choose a zone': {
      rule: 'EE-DEP-02',
      prompt: 'Yours is the higher roll. Which zone do you take?',
      who: (w, f) => (missionOf(w).zonesOpen ? speakerOf(w, f.higher) : null),
      offers: () => [
        { do: 'zone', zone: 'A' },
        { do: 'zone', zone: 'B' },
      ],
      /** EE-AUT-24 If the automaton may choose it takes B. */
      auto(_play, _f, seat) {
        if (!isScript(seat)) return { do: 'zone', zone: 'A' };
        applies('EE-AUT-24');
        return { do: 'zone', zone: 'B' };
      },
      take(play, f, _seat, choice) {
        setZone(play, f.higher, saidAs(choice, 'zone').zone);
      },
    },
    /** EE-M-SE12-02 */
    'choose an edge': {
      rule: 'EE-M-SE12-02',
      prompt: 'From which edge of the board does your Squad come?',
      who: (w) =>
        w.mission === 'SE1.2' && w.options.randomCrates && w.goals['edge'] === undefined
          ? speakerOf(w, 0)
          : null,
      offers: () => EDGES.map((edge) => ({ do: 'edge', edge })),
      auto: ({ w }) => person.edge(w),
      take(play, _f, _seat, choice) {
        play.w.goals['edge'] = EDGES.indexOf(saidAs(choice, 'edge').edge) + 1;
      },
    },
    /** EE-DEP-02 A side without models to set up is passed over. */
    'whose turn': {
      run({ w }, f) {
        if (toPlace(w, f.turn).length === 0) f.turn = other(f.turn);
        if (toPlace(w, f.turn).length === 0) return { goTo: 'pods at the start' };
      },
    },
    /** EE-DEP-02 The sides set up one model after the other. */
    'place a model': {
      rule: 'EE-DEP-01',
      prompt: (w, f) => `Set up ${nextOf(w, f).name}.`,
      /** EE-DEP-10 The models of a seat that has said so are set up by the table. */
      who(w, f) {
        const seat = placerOf(w, nextOf(w, f));
        return f.suggested.includes(seat) ? AUTOMATON_SEAT : seat;
      },
      // One good place as an offer; every legal cell lies in the space.
      offers: (w, f) => [suggestion(w, nextOf(w, f)), { do: 'place all' }],
      spaces: (w, f, seat) => placeSpaces(w, placeable(w, f, seat)),
      auto: ({ w }, f, seat) =>
        isScript(seat) ? suggestion(w, nextOf(w, f)) : person.place(w, nextOf(w, f)),
      judge: (w, f, seat, choice) => placeFault(w, placeable(w, f, seat), choice),
      take(play, f, seat, choice) {
        const { w } = play;
        if (choice.do === 'place all') f.suggested.push(seat);
        else {
          const { model, at } = saidAs(choice, 'place');
          put(play, modelOf(w, model), cellOf(ground(w), at));
          f.turn = other(f.turn);
        }
        return { goTo: 'whose turn' };
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
          applies('EE-DEP-08');
          for (const m of w.models) if (m.pod === letter) m.activated = 0;
        }
      },
    },
    /** EE-SPC-29 Three civilian markers for each Infiltrator, after all other deployment. */
    'place a marker': {
      rule: 'EE-SPC-29',
      prompt: (w) => `Place a civilian marker for ${hider(w).name}.`,
      who: (w) => hiderOf(w)?.player ?? null,
      offers: (w) =>
        hidingPlaces(w, hider(w))
          .slice(0, 1)
          .map((cell) => ({ do: 'marker', at: spotOf(ground(w), cell) })),
      spaces: (w) => [{ kind: 'marker', cells: hidingPlaces(w, hider(w)) }],
      judge: (w, _f, _seat, choice) => markerFault(w, hider(w), choice),
      auto: ({ w }) => ({ do: 'marker', at: spotOf(ground(w), markerCell(w, hider(w))) }),
      take(play, _f, _seat, choice) {
        addMarker(play, hider(play.w), cellOf(ground(play.w), saidAs(choice, 'marker').at));
        return 'again';
      },
    },
  });

/** The next Infiltrator that lacks markers: the automaton's first, then the players'. */
function hiderOf(w: Table): Model | undefined {
  const lacking = w.models.filter(
    (m) => m.place === 'hidden' && w.markers.filter((marker) => marker.model === m.id).length < 3,
  );
  return lacking.find((m) => isScript(m.player)) ?? lacking[0];
}

function hider(w: Table): Model {
  const m = hiderOf(w);
  if (m === undefined) throw new Error('no Infiltrator lacks a marker');
  return m;
}

const hidingPlaces = (w: Table, m: Model): Cell[] => markerCells(w, m.side, zoneCells(w, other(m.side)));

function markerFault(w: Table, m: Model, choice: unknown): Refusal | null {
  const wish = wordsOf(choice);
  if (wish['do'] !== 'marker' || Object.keys(wish).length !== 2)
    return { rule: 'EE-SPC-29', reason: 'Place a civilian marker.' };
  return hidingPlaces(w, m).includes(cellOf(ground(w), wish['at']))
    ? null
    : { rule: 'EE-SPC-29', reason: 'A marker stands out of enemy sight and outside the enemy zone.' };
}

function addMarker(play: Play, m: Model, cell: Cell): void {
  const { w } = play;
  w.markers.push({
    id: w.markers.reduce((most, marker) => Math.max(most, marker.id + 1), 0),
    cell,
    model: m.id,
  });
  play.tell?.({ type: 'marker placed', model: m.name, at: spotOf(ground(w), cell) }, 'EE-SPC-29');
}

function setZone(play: Play, side: Side, zone: 'A' | 'B'): void {
  play.w.sides[side].zone = zone;
  play.w.sides[other(side)].zone = zone === 'A' ? 'B' : 'A';
  play.tell?.({ type: 'zone', ...ofSide(play.w, side), zone }, 'EE-DEP-02');
}

function put(play: Play, m: Model, cell: Cell): void {
  m.place = 'board';
  m.cell = cell;
  play.tell?.({ type: 'placed', model: m.name, at: spotOf(ground(play.w), cell) }, 'EE-DEP-01');
}

/** Any model of the side may be set up next; the offers name the first. */
function placeFault(w: Table, models: readonly Model[], choice: unknown): Refusal | null {
  const wish = wordsOf(choice);
  if (wish['do'] !== 'place' || Object.keys(wish).length !== 3)
    return { rule: 'EE-DEP-01', reason: 'Set up one of your models.' };
  const m = models.find((one) => one.id === wish['model']);
  if (m === undefined) return { rule: 'EE-DEP-02', reason: 'That model is not yours to set up now.' };
  const cell = cellOf(ground(w), wish['at']);
  if (placesFor(w, m).includes(cell)) return null;
  const zone = zoneCells(w, m.side);
  if (cell < 0 || !zone.includes(cell))
    return { rule: 'EE-DEP-01', reason: 'That cell is not in your deployment zone.' };
  if (modelAt(w, cell) !== null) return { rule: 'EE-BRD-02', reason: 'A cell holds one model.' };
  return missionOf(w).squadDeployment !== undefined
    ? { rule: 'EE-DEP-04', reason: 'The Squad starts as one group: set the model up adjacent to another.' }
    : { rule: 'EE-DEP-03', reason: 'No model is set up in base contact with an enemy.' };
}

/** EE-F-10 With a Shadow Chamber the contents of all pods lie open. */
function showPods(play: Play): void {
  const { w } = play;
  if (!w.campaign?.sheets[0]?.facilities.includes('Shadow Chamber')) return;
  for (const pod of w.pods) {
    if (pod.models.length === 0) missionOf(w).pods?.contents(play, pod);
    pod.known = true;
    play.tell?.(
      { type: 'pod shown', pod: pod.letter, models: pod.models.map((id) => modelOf(w, id).name) },
      'EE-F-10',
    );
  }
}
