// The Hack table: a terminal without a role in the mission.
import type { Bookmark } from '@xenotable/kernel';
import { type Choice, firstOf, saidAs } from '../../choices.ts';
import { podNamed } from '../missions/pods.ts';
import type { Marker, Model, Pod, Table } from '../../table.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { distance } from '../board/ground.ts';
import { shutDown } from './hacking.ts';
import { discovered, markerNamed } from '../deployment/infiltrator.ts';
import { missionOf } from '../missions/index.ts';
import { enemiesOf, has } from '../models.ts';
import { supplies } from './search.ts';
import { commander } from '../seats.ts';
import { modelOf, pieceOf } from '../../tableReaders.ts';

interface Hacked {
  model: number;
  piece: number;
  die: number;
}

/** Hack table 3: untriggered pods, which only the players' side does not know; EE-DEP-05 */
const hiddenPods = (w: Table, f: Hacked): Pod[] =>
  f.die === 3 && modelOf(w, f.model).control === 0
    ? w.pods.filter((pod) => pod.state === 'waiting' && !pod.known)
    : [];

/** Hack table 3: markers of the other side. */
const hiddenMarkers = (w: Table, f: Hacked): Marker[] =>
  f.die === 3 ? w.markers.filter((marker) => modelOf(w, marker.model).side !== modelOf(w, f.model).side) : [];

/** Hack table 4: machines within 12 of the terminal. */
const machines = (w: Table, f: Hacked): Model[] =>
  f.die === 4
    ? enemiesOf(w, modelOf(w, f.model).control).filter(
        (foe) => has(foe, 'Mechanical') && distance(w, foe.cell, pieceOf(w, f.piece).cell) <= 12,
      )
    : [];

const machineChoices = (w: Table, f: Hacked): Choice[] =>
  machines(w, f).map((foe) => ({ do: 'shut down', target: foe.id }));
const podChoices = (w: Table, f: Hacked): Choice[] =>
  hiddenPods(w, f).map((pod) => ({ do: 'reveal pod', pod: pod.letter }));
const markerChoices = (w: Table, f: Hacked): Choice[] =>
  hiddenMarkers(w, f).map((marker) => ({ do: 'reveal marker', marker: marker.id }));

export const hackTable = fieldChapter<Hacked>('hack table')
  .shows('model', 'piece', 'die')
  .steps({
    /** EE-SPC-05 One roll, once for each terminal. */
    roll: {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        f.die = play.roll(6, 'EE-SPC-05');
        play.tell?.({ type: 'hack table', model: m.name, die: f.die }, 'EE-SPC-05');
        if (f.die <= 2 || (f.die === 4 && machines(w, f).length === 0)) supplies(play, m, 20, 'EE-SPC-05');
        else if (f.die === 5) w.sides[m.control].uplink = w.round;
        else if (f.die === 6) intelligence(play, m);
      },
    },
    'which machine?': {
      rule: 'EE-SPC-05',
      prompt: 'Which machine do you shut down?',
      who: (w, f) => (machines(w, f).length > 0 ? commander(w, modelOf(w, f.model)) : null),
      offers: (w, f) => machineChoices(w, f),
      auto: ({ w }, f) => firstOf(machineChoices(w, f)),
      take(play, f, _seat, choice) {
        shutDown(play, modelOf(play.w, saidAs(choice, 'shut down').target));
        f.die = 0;
      },
    },
    /** Hack table 3: the contents of one pod … */
    'which pod?': {
      rule: 'EE-SPC-05',
      prompt: 'The sensors show what one pod holds. Which?',
      who: (w, f) => (hiddenPods(w, f).length > 0 ? commander(w, modelOf(w, f.model)) : null),
      offers: (w, f) => podChoices(w, f),
      auto: ({ w }, f) => firstOf(podChoices(w, f)),
      take: (play, _f, _seat, choice) => revealPod(play, saidAs(choice, 'reveal pod').pod),
    },
    /** … and one civilian marker. */
    'which marker?': {
      rule: 'EE-SPC-05',
      prompt: 'The sensors show what one civilian is. Which?',
      who: (w, f) => (hiddenMarkers(w, f).length > 0 ? commander(w, modelOf(w, f.model)) : null),
      offers: (w, f) => markerChoices(w, f),
      auto: ({ w }, f) => firstOf(markerChoices(w, f)),
      take(play, f, _seat, choice) {
        const marker = markerNamed(play.w, saidAs(choice, 'reveal marker').marker);
        f.die = 0;
        return { call: reveal(f, marker) };
      },
    },
  });

/** Hack table 6: a point where there are points, otherwise Supplies; in a campaign one more card. */
function intelligence(play: Play, m: Model): void {
  const { w } = play;
  const side = w.sides[m.side];
  if (w.campaign !== null) side.extraCards++;
  else if (['B1', 'B3', 'B4', 'B5', 'B8'].includes(w.mission) || (w.scenario?.scores ?? []).length > 0)
    side.score++;
  else supplies(play, m, 30, 'EE-SPC-05');
  play.tell?.({ type: 'intelligence', side: m.side }, 'EE-SPC-05');
}

function revealPod(play: Play, letter: string): void {
  const { w } = play;
  const pod = podNamed(w, letter);
  if (pod === undefined) throw new Error(`the table has no pod ${letter}`);
  if (pod.models.length === 0) missionOf(w).pods?.contents(play, pod);
  pod.known = true;
  play.reveal();
  play.tell?.(
    { type: 'pod shown', pod: letter, models: pod.models.map((id) => modelOf(w, id).name) },
    'EE-SPC-05',
  );
}

/** EE-SPC-31 A revealed marker is discovered as if it had been seen. */
const reveal = (f: Hacked, marker: Marker): Bookmark =>
  discovered.begin({ model: marker.model, found: [marker.id], by: [f.model], starting: false });
