// Blood Pool: a brood that grows with its victims.
import { applies } from '@xenotable/kernel';
import { addUnit, put } from '../../book/movement/arrivals.ts';
import { spot } from '../../book/blips/blips.ts';
import type { Play } from '../../book/chapter.ts';
import { ask } from '../../book/question.ts';
import { awake, isCivilian, shareOf, unitOf } from '../../book/who.ts';
import { type TypeName, typeNamed, typeOf } from '../../content/units.ts';
import { exitOf, kindOf } from '../../names.ts';
import { NONE, type Table, type UnitId } from '../../table.ts';
import { count, ofSide } from '../kit.ts';
import { type Due, byName, defineMission } from '../mission.ts';
import { type Levels, earthWaves } from '../nightmare/earthWaves.ts';
import { nightmareMemo } from '../nightmare/memo.ts';
import { fillPoints } from '../nightmare/waves.ts';
import { list } from '../state.ts';

/** CC-M-BP-04 Victims and their killers for whom the hatchery has not thrown yet, by twos. */
const memo = nightmareMemo.with({ hatchery: list('hatchery') });

/** CC-M-BP-08 */
const POOL_WAVES: readonly Levels[] = [
  [6, 0, 0],
  [4, 2, 0],
  [4, 4, 0],
  [2, 2, 2],
  [2, 4, 2],
  [2, 4, 4],
  [0, 6, 4],
  [0, 4, 6],
  [0, 6, 6],
  [0, 0, 12],
];

const BROOD: readonly TypeName[] = ['Larva', 'Harakiri', 'Galbert'];

/** CC-GEN-23 Figures of a type that are not on the map. */
function available(w: Table, type: TypeName): boolean {
  applies('CC-GEN-23');
  return count(w, (unit) => unit.type === type && unit.cell !== NONE) < typeOf(type).figures;
}

/** What a hatching may become: a new creature (CC-M-BP-05), or the killer's promotion (CC-M-BP-06). */
function hatchings(w: Table, victim: UnitId, killer: UnitId): string[] {
  const field = unitOf(w, victim).exit;
  const free = !w.units.some((unit) => unit.cell === field);
  const parent = w.units[killer];
  applies('CC-M-BP-05');
  applies('CC-M-BP-06');
  const grown =
    parent !== undefined && awake(parent) && typeOf(parent.type).level === 2
      ? typeOf(parent.type).promotes.filter((type) => available(w, type))
      : [];
  return [
    ...(free ? BROOD.filter((type) => available(w, type)).map((type) => `new ${type}`) : []),
    ...grown.map((type) => `grow ${type}`),
  ];
}

function hatch(play: Play, key: string, victim: number, killer: number): void {
  const { w } = play;
  const type = typeNamed(key.slice(key.indexOf(' ') + 1));
  if (key.startsWith('new')) {
    const kin = typeOf(type).kin === 'Reapers' ? 'Reapers' : 'Aliens';
    const creature = addUnit(w, type, 'Invaders', kin, w.units[killer]?.seat ?? 0);
    put(creature, unitOf(w, victim).exit);
    creature.activated = true;
    play.tell?.({ type: 'hatched', unit: creature.id, kind: type, cell: creature.cell }, 'CC-M-BP-05');
  } else {
    const parent = unitOf(w, killer);
    parent.type = type;
    parent.lost = Math.min(parent.lost, typeOf(type).hearts - 1);
    play.tell?.({ type: 'promoted', unit: killer, kind: type }, 'CC-M-BP-06');
  }
  spot(play);
}

/** CC-M-BP-04 A throw for every kill: 4 or more, and the hatchery works. */
function hatchery(play: Play): Due {
  const { w } = play;
  const pending = memo.of(w).hatchery ?? [];
  while (pending.length > 0) {
    const [victim = NONE, killer = NONE] = pending.splice(0, 2);
    const die = play.roll(6, 'CC-M-BP-04');
    play.tell?.({ type: 'hatchery', die }, 'CC-M-BP-04');
    if (die >= 4 && hatchings(w, victim, killer).length > 0)
      return { call: ask('hatch', w.units[killer]?.seat ?? 0, [victim, killer]) };
  }
}

// CC-M-BP-07, CC-M-BP-09, CC-M-BP-03
const shared = earthWaves(POOL_WAVES, {
  setUp: 'CC-M-BP-01',
  waves: 'CC-M-BP-07',
  list: 'CC-M-BP-08',
  end: 'CC-M-BP-09',
  score: 'CC-M-BP-03',
});

export const bloodPool = defineMission({
  ...shared,
  name: 'Blood Pool',
  title: 'Blood Pool',
  layout: 'City',
  state: memo,
  rules: () => ({ recruiting: ['CC-M-BP-02'], 'lay out': ['CC-M-BP-02'] }),
  // CC-M-BP-02 A main figure with a Larva, a Harakiri and a Galbert.
  squads: {
    slots: (_w, army) => (army.side === 'Invaders' ? 1 : 0),
    recruits: () => ['Titan', 'Beast', 'Cray'],
  },
  setUp: {
    ...shared.setUp,
    layOut({ w }) {
      BROOD.forEach((type, i) => addUnit(w, type, 'Invaders', 'Aliens', shareOf(w, i + 1)));
    },
  },
  on: {
    ...shared.on,
    fell({ w }, unit, what) {
      const counts =
        what === 'died' &&
        (unit.by === 'Aliens' || unit.by === 'Reapers') &&
        (ofSide(unit, 'Earth') || isCivilian(unit));
      if (counts) (memo.of(w).hatchery ??= []).push(unit.id, unit.byUnit);
    },
    afterAttack: hatchery,
    afterActivation(play): Due {
      if (play.w.turn === 'CHIBI COM') fillPoints(play, 'CC-M-BP-07');
      return hatchery(play);
    },
  },
  questions: {
    ...shared.questions,
    hatch: byName<[victim: UnitId, killer: UnitId]>({
      rule: 'CC-M-BP-04',
      prompt: (w, [victim]) => `The hatchery works: what becomes of ${unitOf(w, victim).type}?`,
      keys: (w, [victim, killer]) => [...hatchings(w, victim, killer), 'nothing'],
      words(look, key, [victim, killer]) {
        const [verb, type] = key.split(/ (.*)/s);
        if (verb === 'grow') return `${kindOf(look, killer)} becomes ${type}`;
        return verb === 'new' ? `A ${type} hatches on ${exitOf(look, victim)}` : 'Nothing';
      },
      take(play, key, [victim, killer]) {
        if (key !== 'nothing') hatch(play, key, victim, killer);
      },
    }),
  },
});
