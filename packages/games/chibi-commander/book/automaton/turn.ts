// The automaton's turn: who acts next, and each activation by its mode.
import { type Bookmark, type Next, applies } from '@xenotable/kernel';
import type { Choice, ChoiceOf } from '../../choices.ts';
import { called, otherSide, sideOf, type Faction, type Side } from '../../content/units.ts';
import { type Blip, type Cell, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { actionsOf, endActivation } from '../activation/actions.ts';
import { type Play, chapter } from '../chapter.ts';
import { endOffer, mayDeclareEnd, noteLosses, pronounce, settled } from '../campaign/ending.ts';
import { distance, inSight } from '../fight/sight.ts';
import { newActivation } from '../fight/wounds.ts';
import { actsNow, awake, blipOf, shown, mission, versus, findBlip, sideOfUnit, unitOf } from '../who.ts';
import { plan } from './plans.ts';
import { type Tied, tieStep } from './ties.ts';
import { arbiter, mindOf, targetsOf } from './whom.ts';
import { dragOut, sendSomebody } from '../../auto/errands.ts';
import { arrivals, isProgrammed, pursueGoal, seek } from '../../auto/program.ts';
import { carryOut } from './deeds.ts';
import { berserk, coldThrow, escapeWay, regainSight, wander } from './modes.ts';
import { creepCloser, showSpotted } from './undercover.ts';
import { named } from '../../names.ts';

/** Units and Blips, Ghosts like the others (CC-MODE-12), that the automaton has not activated yet. None of them ever hides again (CC-NPC-21). CC-MODE-01: who sleeps does nothing. */
export function waiting(w: Table): { units: Unit[]; blips: Blip[] } {
  const units = w.units.filter(
    (unit) =>
      actsNow(w, unit.faction) &&
      shown(unit) &&
      awake(unit) &&
      !unit.activated &&
      unit.mode !== 'FROZEN' &&
      actionsOf(w, unit) > 0,
  );
  const blips = w.blips.filter(
    (blip) => actsNow(w, blip.faction) && !blip.activated && blip.mode !== 'FROZEN',
  );
  return { units, blips };
}

/** Who acts next of the automaton. */
type Activated = ChoiceOf<'activate'> | ChoiceOf<'move covered'>;

/** CC-NPC-04 Default order: nearest to an enemy first, then lowest y and x. */
export function defaultOrder(w: Table, side: Side): Activated[] {
  const foes = w.units.filter((unit) => unit.side === otherSide(side) && shown(unit) && awake(unit));
  const far = (cell: number): number =>
    foes.reduce((least, foe) => Math.min(least, distance(cell, foe.cell)), 1000);
  const { units, blips } = waiting(w);
  const able: { cell: Cell; far: number; choice: Activated }[] = [
    ...units.map(({ id, cell }) => ({ cell, far: far(cell), choice: { do: 'activate', unit: id } as const })),
    ...blips.map(({ id, cell }) => ({
      cell,
      far: far(cell),
      choice: { do: 'move covered', blip: id } as const,
    })),
  ];
  return able.sort((a, b) => a.far - b.far || a.cell - b.cell).map((one) => one.choice);
}

function firstInOrder(w: Table, side: Side): Activated {
  const [first] = defaultOrder(w, side);
  if (first === undefined) throw new Error('nobody of the automaton is left to act');
  return first;
}

/** Nobody has said anything yet. */
const undecided = (): Pick<Robot, 'lying' | 'chosen' | 'tied' | 'back'> => ({
  lying: false,
  chosen: NONE,
  tied: [],
  back: 'list',
});

function activate(play: Play, choice: Choice): Next<'settle'> {
  const { w } = play;
  newActivation(w);
  if (choice.do === 'activate') {
    const unit = unitOf(w, choice.unit);
    play.tell?.({ type: 'activated', ...named(unit), mode: unit.mode }, 'CC-NPC-04');
    return {
      call: robot.begin({
        unit: unit.id,
        blip: NONE,
        actions: actionsOf(w, unit),
        ...undecided(),
      }),
      then: 'settle',
    };
  }
  if (choice.do !== 'move covered') throw new Error(`nobody is activated by '${choice.do}'`);
  const blip = blipOf(w, choice.blip);
  applies('CC-MODE-12');
  play.tell?.({ type: 'blip activated', blip: blip.id, cell: blip.cell, mode: blip.mode }, 'CC-NPC-04');
  return {
    call: robot.begin({ unit: NONE, blip: blip.id, actions: 2, ...undecided() }),
    then: 'settle',
  };
}

export const robots = chapter<{ faction: Faction }>('automaton')
  .shows('faction')
  .steps({
    /** What the program does with hidden units cannot be taken back. CC-VP-04 With nobody left on the other side it declares the end. */
    begin: {
      run(play, f) {
        if (!versus(play.w)) return;
        play.reveal();
        if (mayDeclareEnd(play.w, sideOf(f.faction)) === 'CC-VP-04') return { call: pronounce('CC-VP-04') };
      },
    },
    /** CC-VP-05 */
    settle: {
      run(play) {
        arrivals(play);
        const due = mission(play.w).on.afterActivation?.(play);
        if (due !== undefined)
          return typeof due === 'object' && 'call' in due ? { call: due.call, then: 'settle' } : due;
        const news = noteLosses(play);
        const end = settled(play.w);
        if (end !== null) return { call: pronounce(end), then: 'settle' };
        const offer = endOffer(play.w, news);
        return offer === null ? undefined : { call: offer, then: 'settle' };
      },
    },
    /** CC-NPC-04 People decide in which order the automaton's units act; otherwise the nearest to an enemy goes first. */
    'who acts': {
      rule: 'CC-NPC-04',
      prompt: 'Who of the automaton acts next?',
      who(w) {
        const { units, blips } = waiting(w);
        const left = units.length + blips.length;
        if (left === 0) return null;
        if (left > 1) applies('CC-NPC-30');
        return left === 1 ? NONE : arbiter(w);
      },
      offers: (w, f) => defaultOrder(w, sideOf(f.faction)),
      auto: (play, f) => firstInOrder(play.w, sideOf(f.faction)),
      take: (play, _f, _seat, choice) => activate(play, choice),
    },
  });

export const automatonTurn = (_w: Table, faction: Faction): Bookmark => robots.begin({ faction });

/** An activation of the automaton. */
export interface Robot extends Tied {
  unit: UnitId;
  blip: number;
  actions: number;
  /** The step that asked for a choice between equals. */
  back: 'before the list' | 'list';
}

const sideOfRobot = (w: Table, f: Robot): Side =>
  f.unit !== NONE ? sideOfUnit(unitOf(w, f.unit)) : 'Invaders';
const cellOfRobot = (w: Table, f: Robot): number =>
  f.unit !== NONE ? unitOf(w, f.unit).cell : (findBlip(w, f.blip)?.cell ?? NONE);

/** Lying enemies in sight: only then it matters whether people count them. */
const lyingInSight = (w: Table, f: Robot): boolean => {
  const side = sideOfRobot(w, f);
  const cell = cellOfRobot(w, f);
  return (
    cell !== NONE &&
    targetsOf(w, { side, mode: 'NORMAL' }, true).some(
      (target) => target.coma && inSight(w, cell, target.cell, side),
    )
  );
};

const gone = (w: Table, f: Robot): boolean =>
  f.unit !== NONE ? !awake(unitOf(w, f.unit)) : findBlip(w, f.blip) === undefined;

export const robot = chapter<Robot>('automaton activation')
  .shows('unit', 'blip', 'actions', 'lying', 'chosen', 'tied', 'back')
  .steps({
    /** CC-MODE-04, CC-MODE-05 The cold throw, the random walk; the others go on. */
    mode: {
      run(play, f) {
        const { w } = play;
        const who = f.unit !== NONE ? unitOf(w, f.unit) : blipOf(w, f.blip);
        if (who.mode === 'COLD' && !coldThrow(play, who)) return { goTo: 'end' };
        if (who.mode === 'WALKING') {
          wander(play, f);
          return { goTo: 'end' };
        }
      },
    },
    /** CC-NPC-13 People say, each time anew, whether lying units are targets. */
    'lying units': {
      rule: 'CC-NPC-13',
      prompt: 'May units in coma be targets of this activation?',
      who: (w, f) => (w.options.lying === 'ask' && !gone(w, f) && lyingInSight(w, f) ? arbiter(w) : null),
      auto: () => ({ do: 'no' }),
      offers: () => [{ do: 'no' }, { do: 'yes' }],
      take(_play, f, _seat, choice) {
        f.lying = choice.do === 'yes';
      },
    },
    /** CC-MODE-06, CC-MODE-09, CC-MODE-10 What some modes do before the list. */
    'before the list': {
      run(play, f) {
        const { w } = play;
        const mode = f.unit !== NONE ? unitOf(w, f.unit).mode : blipOf(w, f.blip).mode;
        if (mode === 'BERSERKER') {
          applies('CC-MODE-09');
          f.back = 'before the list';
          const tie = berserk(play, f);
          if (tie !== undefined) return tie;
        }
        if (mode === 'FOLLOWER') {
          applies('CC-MODE-10');
          regainSight(play, f);
        }
        if (f.unit !== NONE && isProgrammed(w, unitOf(w, f.unit))) sendSomebody(play, unitOf(w, f.unit));
      },
    },
    /** CC-NPC-03, CC-NPC-05, CC-NPC-06, CC-NPC-29 While actions remain, the first line that applies. */
    list: {
      run(play, f) {
        const { w } = play;
        if (f.actions <= 0 || gone(w, f)) return { goTo: 'end' };
        f.back = 'list';
        applies('CC-NPC-05');
        if (f.unit === NONE) return creepCloser(play, f);
        const unit = unitOf(w, f.unit);
        if (
          isProgrammed(w, unit) &&
          (dragOut(play, f, unit) || pursueGoal(play, f, unit) || seek(play, f, unit))
        )
          return 'again';
        if (unit.mode === 'ESCAPE' && escapeWay(play, f, unit)) return 'again';
        if (unit.mode === 'NORMAL') {
          applies('CC-NPC-03');
          // The list has no line for things, the ship or the edge of the map.
          applies('CC-NPC-29');
        }
        applies('CC-NPC-06');
        const next = plan(w, unit, mindOf(w, f), unit.mode === 'ESCAPE' ? 'attacks' : 'all');
        if (next.do === 'tie') {
          f.tied = next.targets;
          return;
        }
        f.chosen = NONE;
        if (next.do === 'nothing') return { goTo: 'end' };
        return carryOut(play, f, unit, next);
      },
    },
    /** CC-NPC-12 Between equally near targets people decide. */
    tie: tieStep(
      (w, f) => (f.unit === NONE ? 'the Blip' : called(unitOf(w, f.unit).type)),
      (f) => f.back,
    ),
    /** CC-MODE-11 The activation is over. */
    end: {
      run(play, f) {
        const { w } = play;
        const blip = f.blip === NONE ? undefined : findBlip(w, f.blip);
        if (blip !== undefined) {
          blip.activated = true;
          if (blip.spotted) showSpotted(play, f, blip);
        }
        if (f.unit === NONE) return;
        endActivation(unitOf(w, f.unit));
      },
    },
  });
