// The mission as a story: what wins before it begins, what was lost when it is over.
import {
  type Faction,
  EVENT_NAMES,
  EVENT_RULES,
  scoringOf,
  sideOf,
  taleOf,
  typeOf,
} from '@xenotable/chibi-commander/content';
import {
  couldBe,
  goalsAhead,
  modeOf,
  nameOf,
  type Unit,
  type View,
} from '@xenotable/chibi-commander/preview';
import type { LogLine, Viewer } from '@xenotable/kernel';
import { capital } from '../../kit/words.ts';
import type { Briefing, Debrief } from '../../table/storyContract.ts';
import { MissionMap } from './MissionMap.tsx';
import { isKnown, ofMost, unitsWhere } from './goals.ts';
import { chainWords, colourOf, sideOfUnit } from './shared/faces.ts';
import { kindsWords } from './shared/words.ts';

export { Report } from './Report.tsx';

/** 'Soldier ×2: 3 hearts, walks 4; move 1, range 2, damage 1'. */
function squadLines(units: readonly Unit[]): string[] {
  const counts = new Map<Unit['type'], number>();
  for (const { type } of units) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => {
    const card = typeOf(type);
    const does = card.chains.map(chainWords).join(' or ');
    return `**${type}**${count > 1 ? ` ×${count}` : ''}: ${card.hearts} hearts, walks ${card.move}${card.armor > 0 ? `, armor ${card.armor}` : ''}${does === '' ? '' : `; ${does}`}`;
  });
}

/** What the enemy does not know of one's own: who is behind a Blip, and which of them are Ghosts. */
function ownBlipLines(view: View, { faction, secret }: View['armies'][number]): string[] {
  const blips = view.blips.filter((blip) => blip.faction === faction);
  const ghosts = blips.filter((blip) => blip.unit === -1).length + (secret?.ghosts ?? 0);
  if (blips.length + ghosts === 0) return [];
  const among = ghosts === 0 ? '' : `**${ghosts} ${ghosts === 1 ? 'Ghost' : 'Ghosts'}** among them: `;
  return [`${among}${ghosts === 0 ? 'Your' : 'your'} enemy sees only **Blips** until it looks behind them.`];
}

/** At most so many kinds are named. */
const MOST_KINDS = 8;

/** What is known of those behind Blips. */
function hiddenLines(view: View, faction: Faction): string[] {
  const blips = view.blips.filter((blip) => sideOf(blip.faction) === sideOf(faction));
  if (blips.length === 0) return [];
  const unknown = blips.find((blip) => blip.unit === -2);
  const could = unknown === undefined ? [] : couldBe(view, unknown);
  return [
    `**${blips.length} Blips**: nobody sees what is behind them until you look.`,
    ...(could.length === 0 ? [] : [kindsWords(could, MOST_KINDS)]),
  ];
}

function forcesOf(view: View): Briefing<View>['forces'] {
  const own = view.armies.filter((army) => view.side === null || army.side === view.side);
  const others = view.armies.filter((army) => !own.includes(army));
  return [...own, ...others].map((army) => {
    const mine = army.secret !== null && army.seat >= 0;
    const units = unitsWhere(
      view,
      (unit) =>
        unit.faction === army.faction &&
        (unit.cell >= 0 || unit.fate === 'waiting' || (mine && unit.blip >= 0)) &&
        (mine || unit.blip < 0),
    );
    const hidden = mine ? ownBlipLines(view, army) : hiddenLines(view, army.faction);
    const lines = [...squadLines(units), ...hidden];
    return {
      name: army.seat < 0 ? `${army.faction}, by the book` : army.faction,
      side: colourOf(army.faction),
      lines: lines.length > 0 ? lines : ['nobody in sight yet'],
    };
  });
}

export function briefing(view: View, _viewer: Viewer): Briefing<View> {
  const tale = taleOf(view.mission);
  const goals = view.armies
    .filter((army) => view.side === null || army.side === view.side)
    .flatMap((army) => (army.goals.length > 0 ? army.goals : goalsAhead(view, army.faction)));
  const { roundLimit } = view.options;
  return {
    length: roundLimit > 0 ? `${roundLimit} rounds` : 'no limit of rounds',
    ...(tale.story !== '' && { story: tale.story }),
    you: goals.map(({ rule, words }) => {
      const scoring = scoringOf(rule);
      return {
        text: scoring?.how ?? `**${capital(words)}.**`,
        rule,
        ...(scoring !== null && { value: scoring.worth }),
      };
    }),
    them: [
      ...tale.them,
      ...(view.scenario?.events ?? []).map(({ event }) => ({
        text: `**${EVENT_NAMES[event]}.**`,
        rule: EVENT_RULES[event],
      })),
      ...(modeOf(view) === 'versus'
        ? [{ text: 'The side with **more points** wins.', rule: 'CC-VP-07' }]
        : modeOf(view) === 'cooperative' && view.mission !== 'COOP 6'
          ? [
              {
                text: 'You win with **at least 1 point** and one unit alive; the points are the grade.',
                rule: 'CC-VP-09',
              },
            ]
          : []),
    ],
    forces: forcesOf(view),
    Map: MissionMap,
  };
}

const LOST = { dead: 'died', captured: 'was captured', abducted: 'was abducted' } as const;

/** The round in which a unit was lost, as the log tells it. */
function whenLost(id: number, lines: readonly LogLine[]): string {
  let round = '';
  for (const line of lines) {
    // Coma throws come before the first turn of their round.
    const begun = /^Round \d+/.exec(line.section ?? line.words);
    if (begun) round = begun[0].toLowerCase();
    if (line.about?.[0] === `unit:${id}` && (line.beat.kind === 'death' || line.beat.kind === 'goal'))
      return round;
  }
  return '';
}

export const debrief = (view: View, lines: readonly LogLine[]): Debrief => ({
  points: view.armies.flatMap((army) =>
    army.goals.map((goal) => ({
      words: view.armies.filter(isKnown).length > 1 ? `${army.faction}: ${goal.words}` : capital(goal.words),
      value: ofMost(goal),
    })),
  ),
  losses: unitsWhere(
    view,
    (unit) => unit.fate === 'dead' || unit.fate === 'captured' || unit.fate === 'abducted',
  ).map((unit) => ({
    name: nameOf(view, unit.id),
    side: sideOfUnit(unit),
    how: `${unit.fate === 'dead' || unit.fate === 'captured' || unit.fate === 'abducted' ? LOST[unit.fate] : ''}${unit.byUnit >= 0 ? ` by ${nameOf(view, unit.byUnit)}` : ''}`,
    when: whenLost(unit.id, lines),
  })),
});
