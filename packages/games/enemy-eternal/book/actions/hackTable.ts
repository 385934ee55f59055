// The Hack table: a terminal without a role in the mission.
import type { Bookmark } from '@xenotable/kernel';
import type { Marker, Model, Pod, Table } from '../../table.ts';
import { type P, fieldChapter } from '../chapter.ts';
import { distance } from '../board/ground.ts';
import { shutDown } from './hacking.ts';
import { discovered } from '../deployment/infiltrator.ts';
import { missionOf } from '../missions/index.ts';
import { enemiesOf, has } from '../models.ts';
import { supplies } from './search.ts';
import { commander } from '../seats.ts';

interface Hacked {
  model: number;
  piece: number;
  die: number;
}

/** Hack table 3: untriggered pods, which only the players' side does not know; EE-DEP-05 */
const hiddenPods = (w: Table, f: Hacked): Pod[] =>
  f.die === 3 && w.models[f.model]!.control === 0
    ? w.pods.filter((pod) => pod.state === 'waiting' && !pod.known)
    : [];

/** Hack table 3: markers of the other side. */
const hiddenMarkers = (w: Table, f: Hacked): Marker[] =>
  f.die === 3 ? w.markers.filter((marker) => w.models[marker.model]!.side !== w.models[f.model]!.side) : [];

/** Hack table 4: machines within 12 of the terminal. */
const machines = (w: Table, f: Hacked): Model[] =>
  f.die === 4
    ? enemiesOf(w, w.models[f.model]!.control).filter(
        (foe) => has(foe, 'Mechanical') && distance(w, foe.cell, w.pieces[f.piece]!.cell) <= 12,
      )
    : [];

/** The automaton takes the first of what there is. */
const isAutomatons = (w: Table, f: Hacked): boolean => commander(w, w.models[f.model]!) < 0;

export const hackTable = fieldChapter<Hacked>('hack table').looseSteps({
  /** EE-SPC-05 One roll, once for each terminal. */
  roll: {
    run(play, f) {
      const { w } = play;
      const m = w.models[f.model]!;
      f.die = play.roll(6, 'EE-SPC-05');
      play.tell?.({ type: 'hack table', model: m.name, die: f.die }, 'EE-SPC-05');
      if (f.die <= 2 || (f.die === 4 && machines(w, f).length === 0)) supplies(play, m, 20, 'EE-SPC-05');
      else if (f.die === 5) w.sides[m.control]!.uplink = w.round;
      else if (f.die === 6) intelligence(play, m);
      if (!isAutomatons(w, f)) return;
      const machine = machines(w, f)[0];
      if (machine !== undefined) shutDown(play, machine);
      const marker = hiddenMarkers(w, f)[0];
      f.die = 0;
      return marker === undefined ? 'done' : { call: reveal(f, marker) };
    },
  },
  'which machine?': {
    rule: 'EE-SPC-05',
    prompt: 'Which machine do you shut down?',
    who: (w, f) => (machines(w, f).length > 0 ? commander(w, w.models[f.model]!) : null),
    offers: (w, f) => machines(w, f).map((foe) => ({ do: 'shut down', target: foe.id })),
    take(play, f, _seat, choice) {
      shutDown(play, play.w.models[(choice as { target: number }).target]!);
      f.die = 0;
    },
  },
  /** Hack table 3: the contents of one pod … */
  'which pod?': {
    rule: 'EE-SPC-05',
    prompt: 'The sensors show what one pod holds. Which?',
    who: (w, f) => (hiddenPods(w, f).length > 0 ? commander(w, w.models[f.model]!) : null),
    offers: (w, f) => hiddenPods(w, f).map((pod) => ({ do: 'reveal pod', pod: pod.letter })),
    take: (play, _f, _seat, choice) => revealPod(play, (choice as { pod: string }).pod),
  },
  /** … and one civilian marker. */
  'which marker?': {
    rule: 'EE-SPC-05',
    prompt: 'The sensors show what one civilian is. Which?',
    who: (w, f) => (hiddenMarkers(w, f).length > 0 ? commander(w, w.models[f.model]!) : null),
    offers: (w, f) => hiddenMarkers(w, f).map((marker) => ({ do: 'reveal marker', marker: marker.id })),
    take(play, f, _seat, choice) {
      const marker = play.w.markers.find((one) => one.id === (choice as { marker: number }).marker)!;
      f.die = 0;
      return { call: reveal(f, marker) };
    },
  },
});

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
  play.tell?.(
    { type: 'pod shown', pod: letter, models: pod.models.map((id) => w.models[id]!.name) },
    'EE-SPC-05',
  );
}

/** EE-SPC-31 A revealed marker is discovered as if it had been seen. */
const reveal = (f: Hacked, marker: Marker): Bookmark =>
  discovered.begin({ model: marker.model, found: [marker.id], by: [f.model], starting: false });
