// What wounds may cost in points besides AMMO: a bystander who is shot, and goals that go out of reach by it.
import { sheetHere } from './book/nodes.ts';
import { bystanderPrice, isBystander } from './content/cards.ts';
import { kindOf } from './content/kinds.ts';
import { type Goal, worthOf } from './content/goals.ts';
import { isGone } from './goalReach.ts';
import type { CardState, Position } from './table.ts';

/** Goals that one could reach before, and no more after. */
const goalsGone = (before: Position, after: Position): Goal[] =>
  sheetHere(before).goals.filter((goal) => !isGone(goal, before) && isGone(goal, after));

const worthTogether = (goals: readonly Goal[]): number =>
  goals.reduce((sum, goal) => sum + (worthOf(goal) ?? 0), 0);

const goalsLost = (before: Position, after: Position): number => worthTogether(goalsGone(before, after));

/** What is left when bystanders are shot, and what their deaths cost by themselves. */
function without(w: Position, victims: readonly CardState[]): { after: Position; price: number } | null {
  const { combat, mission } = w;
  if (combat === null || victims.length === 0) return null;
  const cards = combat.cards.filter((one) => !victims.includes(one));
  const bystandersKilled = mission.deeds.bystandersKilled + victims.length;
  return {
    after: {
      ...w,
      combat: { ...combat, cards },
      mission: { ...mission, deeds: { ...mission.deeds, bystandersKilled } },
    },
    price: victims.reduce((sum, { card }) => sum + bystanderPrice(kindOf(w, card)), 0),
  };
}

/** Without the bystander who is likeliest to be shot. */
function withoutBystander(w: Position): { after: Position; price: number } | null {
  const victim = w.combat?.cards.find(({ card }) => isBystander(card));
  return without(w, victim === undefined ? [] : [victim]);
}

/** Bystanders who die at the end of the round if nobody calls the shots off. */
export interface Doomed {
  /** Their slots, counted from 1. */
  slots: number[];
  /** 'the Civilian', 'the Civilian and the Survivor', '2 Civilians'. */
  who: string;
  wounds: number;
  /** All points that their deaths cost, and the goals among it that go out of reach. */
  points: number;
  goals: Goal[];
}

function named(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length > 1 && names.every((name) => name === first)) return `${names.length} ${first}s`;
  return names.map((name) => `the ${name}`).join(' and ');
}

/** EW-TXT-03, EW-TXT-04 Who lies face up under wounds that kill; null where that costs nothing, as on a patrol (EW-M-PATROL-01). */
export function doomedBystanders(w: Position): Doomed | null {
  const { combat } = w;
  if (combat === null || w.options.play === 'patrol') return null;
  const hit = combat.slots.flatMap((slot, at) => {
    const victim = combat.cards.find(({ card }) => slot.up && card === slot.card && isBystander(card));
    const dies = victim !== undefined && victim.wounds + slot.wounds >= kindOf(w, victim.card).wounds;
    return dies && slot.wounds > 0 ? [{ victim, slot: at + 1, wounds: slot.wounds }] : [];
  });
  const shot = without(
    w,
    hit.map(({ victim }) => victim),
  );
  if (shot === null) return null;
  const goals = goalsGone(w, shot.after);
  return {
    slots: hit.map(({ slot }) => slot),
    who: named(hit.map(({ victim }) => kindOf(w, victim.card).name)),
    wounds: hit.reduce((sum, { wounds }) => sum + wounds, 0),
    points: shot.price + worthTogether(goals),
    goals,
  };
}

/** Points that wounds cost on average, by the bystanders that they kill and the AMMO that they waste; EW-M-PATROL-01 none on a patrol. */
export function pointsAtStake(w: Position, bystanders: number, wasted: number): number {
  if (w.options.play === 'patrol') return 0;
  const shot = withoutBystander(w);
  const ammo = Math.max(0, w.mission.ammo - Math.round(wasted));
  const byShots = shot === null ? 0 : Math.min(1, bystanders) * (shot.price + goalsLost(w, shot.after));
  return byShots + goalsLost(w, { ...w, mission: { ...w.mission, ammo } });
}
