// What wounds may cost in points besides AMMO: a bystander who is shot, and goals that go out of reach by it.
import { sheetHere } from './book/nodes.ts';
import { bystanderPrice, isBystander, kindOf } from './content/cards.ts';
import { worthOf } from './content/goals.ts';
import { isGone } from './goalReach.ts';
import type { Position } from './table.ts';

/** Points of goals that one could reach before, and no more after. */
const goalsLost = (before: Position, after: Position): number =>
  sheetHere(before)
    .goals.filter((goal) => !isGone(goal, before) && isGone(goal, after))
    .reduce((sum, goal) => sum + (worthOf(goal) ?? 0), 0);

/** Without the bystander who is likeliest to be shot. */
function withoutBystander(w: Position): { after: Position; price: number } | null {
  const { combat } = w;
  const victim = combat?.cards.find(({ card }) => isBystander(card));
  if (combat === null || victim === undefined) return null;
  const cards = combat.cards.filter((one) => one !== victim);
  return { after: { ...w, combat: { ...combat, cards } }, price: bystanderPrice(kindOf(victim.card)) };
}

/** Points that wounds cost on average, by the bystanders that they kill and the AMMO that they waste; EW-M-PATROL-01 none on a patrol. */
export function pointsAtStake(w: Position, bystanders: number, wasted: number): number {
  if (w.options.play === 'patrol') return 0;
  const shot = withoutBystander(w);
  const ammo = Math.max(0, w.mission.ammo - Math.round(wasted));
  const byShots = shot === null ? 0 : Math.min(1, bystanders) * (shot.price + goalsLost(w, shot.after));
  return byShots + goalsLost(w, { ...w, mission: { ...w.mission, ammo } });
}
