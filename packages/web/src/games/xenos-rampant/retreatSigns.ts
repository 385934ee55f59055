// The ways of a retreat by name, each at the place where it ends.
import {
  type UnitView,
  type View,
  isKind,
  retreatAnswers,
  standpointOf,
  wayOf,
} from '@xenotable/xenos-rampant/preview';
import { type Json, same } from '@xenotable/kernel';
import { type Base, distance, inches } from '../../boards/measured/inches.ts';
import type { Sign } from '../../boards/measured/measured.tsx';
import { fateWords } from './fateWords.ts';
import type { Landing } from './pointing.ts';
import { choiceOf } from './shared/border.ts';

const COVERS = ['in the open', 'soft cover', 'hard cover'] as const;

/** 'away 6", in the open', 'to soft cover 1"', 'stays, hard cover': short, for both ways are often near to each other. */
function retreatWords(view: View, unit: UnitView, landing: Landing): string | null {
  const choice = choiceOf(landing.choice);
  if (!isKind(choice, 'retreat')) return null;
  const far = inches(distance(unit, landing));
  const how = { stay: 'stays', away: `away ${far}`, cover: `to cover ${far}` }[choice.retreat];
  if (wayOf(view, unit.id, choice, null)?.off === true) return `${how}, off the table: routed`;
  const fate = retreatAnswers(view)?.fateOf(choice);
  if (fate !== undefined && fate.nothing < 1) return `${how}: ${fateWords(fate)}`;
  const { cover } = standpointOf(view, unit.id, landing);
  const ground = COVERS[cover] ?? COVERS[0];
  return choice.retreat === 'cover' && cover > 0 ? `to ${ground} ${far}` : `${how}, ${ground}`;
}

/** The chosen one stands out. */
export const retreatSigns = (
  view: View,
  unit: UnitView | null,
  landings: readonly Landing[],
  picked: Json | null,
): Sign[] =>
  landings.flatMap((landing): Sign[] => {
    const text = unit === null ? null : retreatWords(view, unit, landing);
    const chosen = picked !== null && same(picked, landing.choice);
    return unit === null || text === null
      ? []
      : [{ x: landing.x, y: landing.y, r: unit.radius, text, look: chosen ? 'strong' : 'edged' }];
  });

/** Where a unit could end up: a sign over the place of another way would name the wrong one. */
export const landingBases = (unit: UnitView | null, landings: readonly Landing[]): Base[] =>
  unit === null ? [] : landings.map(({ x, y }) => ({ x, y, r: unit.radius }));
