// What is told of a battle: the card before it and the page after it.
import { type View, aimsOf, unitOfThing, unitThing } from '@xenotable/xenos-rampant/preview';
import type { Json, LogLine, SeatPlan, Viewer } from '@xenotable/kernel';
import type { Briefing, Debrief, NextGame } from '../../table/storyContract.ts';
import { BriefingMap } from './BriefingMap.tsx';
import { sideFor } from './goals.ts';
import { rosterLines } from './shared/roster.ts';
import { sideOf } from './shared/faces.ts';

export { Report } from './Report.tsx';

const HOW: readonly { text: string; rule: string; value?: string }[] = [
  { text: '**Free orders first**: they need no test. A failed test ends your phase.', rule: 'XR-ORD-06' },
  {
    text: '**Point at an enemy** to plan the best order against it; point at it again to give it.',
    rule: 'XR-ORD-07',
  },
];

/** What the other side scores for, said of it by name: its own words would read as if they were the viewer's. */
function againstYou(view: View, side: 0 | 1): Briefing<View>['them'] {
  const names = view.owners.filter((owner) => owner.side !== side).map(({ name }) => name);
  const who = names.join(' and ');
  const mine = aimsOf(view, side);
  const theirs = aimsOf(view, side === 0 ? 1 : 0);
  const alike =
    theirs.length === mine.length &&
    theirs.every(({ words, points }, i) => words === mine[i]?.words && points === mine[i]?.points);
  if (alike && theirs.length > 0)
    return [{ text: `**${who}** ${names.length > 1 ? 'score' : 'scores'} for the same, against you.` }];
  return theirs.map(({ words, points, rule }) => ({ text: `**${who}**: ${words} (${points})`, rule }));
}

export function briefing(view: View, viewer: Viewer): Briefing<View> {
  const side = sideFor(view, viewer);
  const seats = view.owners.map((owner, seat) => ({ owner, seat }));
  const ordered = seats.toSorted((a, b) => Number(a.owner.side !== side) - Number(b.owner.side !== side));
  return {
    length: `${view.lastTurn} turns`,
    story: view.blurb,
    you: [
      ...aimsOf(view, side).map(({ words, rule, points }) => ({ text: words, rule, value: points })),
      ...HOW,
    ],
    them: againstYou(view, side),
    forces: ordered.map(({ owner, seat }) => ({
      name: owner.name,
      side: sideOf(seat, view.owners.length),
      lines: rosterLines(view, seat),
    })),
    Map: BriefingMap,
  };
}

/** Lines that tell how a unit was lost. */
const LOST = / is (destroyed|routed)$/;

function lossesOf(view: View, lines: readonly LogLine[]): Debrief['losses'] {
  let when = '';
  /** Who shot or fought at a unit last, of those that are lost by their nerve. */
  const struck = new Map<string, string>();
  const losses: Debrief['losses'][number][] = [];
  for (const line of lines) {
    if (line.section) when = line.section;
    const { kind, actor, target } = line.beat;
    const striker = view.units[unitOfThing(actor) ?? -1]?.name;
    if ((kind === 'shot' || kind === 'blow') && target !== undefined && striker !== undefined)
      struck.set(target, striker);
    const how = LOST.exec(line.words)?.[1];
    const unit = view.units[unitOfThing(line.about?.[0]) ?? -1];
    if (how === undefined || unit === undefined) continue;
    const removal = view.removals.find((one) => one.unit === unit.id);
    const killer = view.units[removal?.killer ?? -1]?.name;
    const after = struck.get(unitThing(unit.id));
    losses.push({
      name: unit.commander ? `${unit.name}, the Commander` : unit.name,
      side: sideOf(unit.owner, view.owners.length),
      how:
        killer !== undefined
          ? `${how} by ${killer}`
          : after !== undefined
            ? `${how}, last hit by ${after}`
            : how,
      when,
    });
  }
  return losses;
}

/** The same battle once more; the frame proposes the other levels. */
function nextOf(view: View, seats: readonly SeatPlan[]): NextGame[] {
  if (!seats.some((seat) => seat.kind === 'automaton')) return [];
  const { size, scenario, map, difficulty, lists, traits, own } = view.options;
  const options: Record<string, Json> = {
    size,
    scenario,
    map,
    lists,
    noTraits: traits === 'none',
    difficulty,
    // XR-SCN-04 Its lists come with it.
    ...(own !== undefined && { scenarioData: JSON.parse(JSON.stringify(own)), lists: [] }),
  };
  return [{ label: 'The same battle again', options, seats: [...seats] }];
}

export function debrief(view: View, lines: readonly LogLine[], seats: readonly SeatPlan[]): Debrief {
  return {
    // The report of the battle counts them, rule by rule.
    points: [],
    losses: lossesOf(view, lines),
    next: nextOf(view, seats),
  };
}
