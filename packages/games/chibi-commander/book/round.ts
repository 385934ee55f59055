// Rounds: start, the factions' turns, end.
import { applies } from '@xenotable/kernel';
import { FACTIONS, type Faction, factionsOf, otherSide } from '../content/units.ts';
import type { Table, Unit } from '../table.ts';
import { spot } from './blips/blips.ts';
import { type Play, chapter } from './chapter.ts';
import { beatenSides, endOffer, noteLosses, pronounce, settled } from './campaign/ending.ts';
import { peoplesSide } from './campaign/victory.ts';
import { shutDoors } from './movement/movement.ts';
import { takeOff } from './movement/ship.ts';
import { turn } from './turn.ts';
import { comaThrow } from './fight/wounds.ts';
import { appliesMission, byField, isAnimal, mission, versus } from './who.ts';

/** CC-TRN-04, CC-TRN-05 Turn order: Aliens, CHIBI COM, Reapers, Mercs unless the mission says otherwise; against the automaton people first. */
export function turnOrder(w: Table): Faction[] {
  const present = (faction: Faction): boolean => w.armies.some((army) => army.faction === faction);
  if (versus(w)) {
    appliesMission(w, 'turn order');
    return (mission(w).order ?? FACTIONS).filter(present);
  }
  applies('CC-TRN-05');
  return peoplesSide(w) === 'Earth' ? ['CHIBI COM', 'Aliens'] : ['Aliens', 'CHIBI COM'];
}

/** CC-WND-09 Who throws for coma: factions in turn order (allies of a common turn after the main faction), then civilians, then animals; by field within each. */
function comaOrder(w: Table): Unit[] {
  const first = peoplesSide(w);
  const order = versus(w) ? turnOrder(w) : [...factionsOf(first), ...factionsOf(otherSide(first))];
  const rank = (unit: Unit): number =>
    isAnimal(unit) ? 11 : unit.faction === null ? 10 : order.indexOf(unit.faction);
  return w.units
    .filter((unit) => unit.cell >= 0 && unit.coma && unit.side !== 'undead')
    .sort((a, b) => rank(a) - rank(b) || byField(a, b));
}

/** CC-TRN-02 What is refreshed at the start of a round. */
function refresh(w: Table): void {
  for (const unit of w.units) {
    unit.activated = false;
    if (unit.starsUsed > 0) applies('CC-CMD-02');
    unit.starsUsed = 0;
    unit.sent = false;
    unit.moved = false;
    unit.wounded = false;
    unit.swayed = false;
  }
  for (const blip of w.blips) blip.activated = false;
  for (const army of w.armies) {
    army.dragged = false;
    army.pulled = false;
  }
}

/** CC-VP-06 Counts rounds in which nothing happened. */
function countQuiet(w: Table): void {
  applies('CC-VP-06');
  w.quiet = w.stir ? 0 : w.quiet + 1;
  w.stir = false;
}

function lookAtComas(play: Play): void {
  applies('CC-WND-09');
  for (const unit of comaOrder(play.w)) comaThrow(play, unit);
  spot(play);
}

export const round = chapter<{ turns: number }>('round')
  .shows('turns')
  .steps({
    /** CC-TRN-01, CC-TRN-02, CC-TRN-14 A new round: refresh, coma throws from round 2 on, effects at the beginning of the round. */
    'start of round': {
      run(play, f) {
        const { w } = play;
        w.round++;
        f.turns = 0;
        play.tell?.({ type: 'round', round: w.round }, 'CC-TRN-01');
        applies('CC-TRN-02');
        applies('CC-TRN-14');
        refresh(w);
        if (w.round > 1) lookAtComas(play);
      },
    },
    effects: { run: (play) => mission(play.w).on.startOfRound?.(play) },
    'still on': {
      run(play) {
        const news = noteLosses(play);
        const end = settled(play.w);
        if (end !== null) return { call: pronounce(end) };
        const offer = endOffer(play.w, news);
        return offer === null ? undefined : { call: offer, then: 'turns' };
      },
    },
    turns: {
      run(play, f) {
        const order = turnOrder(play.w);
        const faction = order[f.turns++];
        return faction === undefined
          ? undefined
          : { call: turn.begin({ faction, ended: [] }), then: 'turns' };
      },
    },
    /** CC-TRN-03 Radiation and mission events, then the ship, then doors, then the end of the mission. */
    'end of round': {
      run(play) {
        applies('CC-TRN-03');
        return mission(play.w).on.endOfRound?.(play);
      },
    },
    'ship and doors': {
      run(play) {
        const { w } = play;
        if (w.board.ship && w.takeOff !== 0 && w.takeOff === w.round) takeOff(play);
        if (mission(w).doors === 'one point') shutDoors(play, 'CC-MOV-09');
        countQuiet(w);
      },
    },
    'over?': {
      run(play) {
        const { w } = play;
        noteLosses(play);
        const end =
          settled(w) ?? (w.options.roundLimit > 0 && w.round >= w.options.roundLimit ? 'CC-VP-06' : null);
        if (end !== null) return { call: pronounce(end) };
        // CC-VP-04 The offer comes before anybody throws for coma again.
        const offer = endOffer(w, beatenSides(w));
        return offer === null ? { goTo: 'start of round' } : { call: offer, then: 'start of round' };
      },
    },
  });
