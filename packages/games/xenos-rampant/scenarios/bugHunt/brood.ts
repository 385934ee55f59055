// The brood of intact nests (XR-M-BUGHUNT-03).
import { type Point, floorDiv, squaredToBox } from '@xenotable/board';

import * as automaton from '../../auto/places.ts';
import { isSpot, spot, field, shaped } from '../../choices.ts';
import { houseBox } from '../../ground.ts';
import {
  NONE,
  type Table,
  type Unit,
  gone,
  profileOf,
  sideOf,
  ownerOf,
  buildingOf,
  unitOf,
} from '../../table.ts';
import { standFault } from '../../book/geometry/paths.ts';

import { lostPoints } from '../../book/damage/losses.ts';
import { placed } from '../../book/geometry/spots.ts';
import { type Play, chapter } from '../../book/chapter.ts';
import { namesOf } from '../../happenings.ts';
import { head } from '../../ends.ts';

/** Units that a nest can bring back. */
const lostBrood = (w: Table): Unit[] =>
  w.units.filter(
    (unit) => sideOf(w, unit) !== w.attacker && gone(unit) && unit.cost <= 4 && !returned(w, unit),
  );

/** The name under which a lost unit comes back: 'Swarm reborn', then 'Swarm reborn 2'. */
function nextName(name: string): string {
  const again = /^(.*) reborn(?: (\d+))?$/.exec(name);
  return again === null ? `${name} reborn` : `${again[1]} reborn ${Number(again[2] ?? 1) + 1}`;
}

/** A unit comes back once; what came back is a new unit, which can be lost and come back in its turn. */
const returned = (w: Table, unit: Unit): boolean =>
  w.units.some(
    (one) => one.extra === 'brood' && one.owner === unit.owner && one.name === nextName(unit.name),
  );

/** Legal spots that touch a nest. */
function nestSpots(w: Table, unit: Unit, nest: number): Point[] {
  const box = houseBox(w, nest);
  const r = profileOf(unit).radius;
  const m = placed(w, unit);
  const spots: Point[] = [];
  for (let x = box.west; x <= box.east; x += 50)
    for (const y of [box.south - r, box.north + r]) spots.push({ x, y });
  for (let y = box.south; y <= box.north; y += 50)
    for (const x of [box.west - r, box.east + r]) spots.push({ x, y });
  return spots.filter((at) => standFault(m, at.x, at.y) === null);
}

const returns = (w: Table, nest: number): { unit: Unit; spots: Point[] }[] =>
  lostBrood(w)
    .map((unit) => ({ unit, spots: nestSpots(w, unit, nest) }))
    .filter((one) => one.spots.length > 0);

function rebirth(play: Play, unit: Unit, x: number, y: number): void {
  const { w } = play;
  const fresh: Unit = {
    ...unit,
    id: w.units.length,
    name: nextName(unit.name),
    commander: false,
    powers: unit.powers.slice(),
    sp: Math.max(1, floorDiv(unit.start, 2)),
    state: 'table',
    inside: NONE,
    x,
    y,
    suppressed: false,
    grounded: false,
    tried: false,
    fray: false,
    answered: false,
    extra: 'brood',
    held: false,
    post: { x, y },
  };
  w.units.push(fresh);
  ownerOf(w, unit.owner).lost -= lostPoints(unit);
  play.tell?.({ type: 'reborn', unit: fresh.id, x, y, names: namesOf(play.w, fresh.id) }, 'XR-M-BUGHUNT-03');
}

export const brood = chapter<{ nest: number }>('brood')
  .shows('nest')
  .steps({
    /** West to east, a D6 for each intact nest. */
    roll: {
      run(play, f) {
        const { w } = play;
        while (f.nest < w.buildings.length) {
          const nest = f.nest++;
          if (buildingOf(w, nest).sp <= 0) continue;
          const die = play.roll(6, 'XR-M-BUGHUNT-03');
          play.tell?.({ type: 'brood', nest, die }, 'XR-M-BUGHUNT-03');
          if (die >= 5 && returns(w, nest).length > 0) return;
        }
        return 'done';
      },
    },
    'who returns?': {
      rule: 'XR-M-BUGHUNT-03',
      prompt: 'Which lost unit crawls out of the nest?',
      who: (w) => w.owners.findIndex((owner) => owner.side !== w.attacker),
      offers: (w, f) => [
        ...returns(w, f.nest - 1).map(({ unit, spots }) => ({
          brood: unit.id,
          at: spot(head(spots).x, head(spots).y),
        })),
        { stay: true } as const,
      ],
      spaces: (_w, f) => [{ kind: 'nest', nest: f.nest - 1 }],
      judge(w, f, _seat, choice) {
        const at = field(choice, 'at');
        const found = returns(w, f.nest - 1).find((one) => one.unit.id === field(choice, 'brood'));
        if (!shaped(choice, 'brood', 'at') || !isSpot(at) || found === undefined)
          return {
            rule: 'XR-M-BUGHUNT-03',
            reason: 'Name a lost unit of cost 4 or less and a spot beside the nest.',
          };
        const box = houseBox(w, f.nest - 1);
        const r = profileOf(found.unit).radius;
        const touches = squaredToBox(at[0], at[1], box) <= (r + 2) * (r + 2);
        return touches && standFault(placed(w, found.unit), at[0], at[1]) === null
          ? null
          : { rule: 'XR-M-BUGHUNT-03', reason: 'It must touch the nest at a legal spot.' };
      },
      take(play, _f, _seat, choice) {
        if ('brood' in choice) rebirth(play, unitOf(play.w, choice.brood), choice.at[0], choice.at[1]);
        return { goTo: 'roll' };
      },
      auto(play, f) {
        const best = head(
          returns(play.w, f.nest - 1).sort((a, b) => b.unit.cost - a.unit.cost || a.unit.id - b.unit.id),
        );
        const at = automaton.nearestToEnemyPoint(play.w, best.unit, best.spots);
        return { brood: best.unit.id, at: spot(at.x, at.y) };
      },
    },
  });
