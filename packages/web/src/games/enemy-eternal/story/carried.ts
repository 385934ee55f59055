// A won first mission as the beginning of a campaign: the same soldiers, with what the battle did to them.
import type { Json } from '@xenotable/kernel';
import { type Model, type View, costOf } from '@xenotable/enemy-eternal/preview';

/** EE-CAM-02 Supplies at the beginning of a campaign: what the Squad does not cost lies in the store. */
const SUPPLIES = 500;

/** EE-CAM-18 A soldier with what it did and suffered. */
const veteranOf = (m: Model): Json => ({
  unit: m.unit,
  leader: m.leader,
  primary: m.primary,
  secondary: m.secondary,
  vest: m.vest,
  items: m.items.map(({ item, on }) => ({ item, on })),
  free: m.free,
  ...(m.called !== undefined && { called: m.called }),
  kills: m.kills,
  'wounds lost': m.skills.HEALTH - m.wounds,
  'fell in battle': m.place === 'destroyed',
});

/** The campaign after this mission, in the words of a given table; null if it was not won, or was not the season's first. */
export function carriedOver(view: View): Json | null {
  const { result } = view;
  const { squad, faction } = view.sides[0];
  if (view.mission !== 'SE1.1' || result?.winner !== 0 || squad === null || faction === null) return null;
  const soldiers = view.models.filter((m) => m.side === 0 && m.unit !== 'Civilian');
  if (soldiers.some((m) => m.own !== undefined)) return null;
  return {
    mission: view.mission,
    opponent: 'automaton',
    seats: view.seats,
    campaign: {
      faction,
      supplies: Math.max(0, SUPPLIES - costOf(squad, view.options)),
      roster: soldiers.map(veteranOf),
      step: 'aftermath',
      result: { winner: 'A', secondary: result.secondary === true },
      difficulty: view.difficulty,
    },
  };
}
