// The mission as a story: what wins, how it stands, what was lost.
import { type Faction, scoringOf, sideOf, taleOf, typeOf } from '@xenotable/chibi-commander/content';
import { couldBe, modeOf, nameOf, type Unit, type View } from '@xenotable/chibi-commander/preview';
import type { LogLine, Viewer } from '@xenotable/kernel';
import { capital, initial } from '../../kit/words.ts';
import type { Briefing, Debrief, Goal, GoalState, Score, TimeLeft } from '../../table/contract.ts';
import { MissionMap } from './MissionMap.tsx';
import { chainWords, colourOf, sideOfUnit, unitOf } from './shared/faces.ts';
import { percent } from './words.ts';

type KnownGoal = View['armies'][number]['goals'][number];

/** Units that the viewer knows and that pass a test. */
const unitsWhere = (view: View, test: (unit: Unit) => boolean): Unit[] =>
  view.units.flatMap((_, id) => {
    const unit = unitOf(view, id);
    return unit !== null && test(unit) ? [unit] : [];
  });

const isCivilian = (unit: Unit): boolean => typeOf(unit.type).kin === 'civilian';

/** What is missing: only where the table can count it. */
function missing(view: View, { rule, points }: KnownGoal): string | undefined {
  if (rule === 'CC-M-CO1-14')
    return points === 0 ? 'two units, one action each in the ship' : points < 4 ? 'one more unit' : undefined;
  if (rule === 'CC-M-CO1-15' || rule === 'CC-M-CO1-18' || rule === 'CC-M-CO3-13')
    return `${unitsWhere(view, (unit) => isCivilian(unit) && unit.cell >= 0).length} on the map`;
  if (rule === 'CC-M-CO1-17') {
    const lying = unitsWhere(view, (unit) => unit.side === 'Invaders' && unit.coma && unit.cell >= 0).length;
    return lying === 0 ? 'nobody in coma yet' : `${lying} in coma to drag out`;
  }
  return undefined;
}

function stateOf({ rule, points }: KnownGoal, over: boolean): GoalState {
  const scoring = scoringOf(rule);
  if (scoring?.loss === true) return points < 0 ? 'waiting' : 'open';
  if (scoring?.most !== undefined && points >= scoring.most) return 'done';
  return over ? (points > 0 ? 'done' : 'lost') : points > 0 ? 'now' : 'open';
}

const signed = (points: number): string =>
  `${points < 0 ? `−${-points}` : points} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

export function goalsOf(view: View, _viewer: Viewer): Goal[] {
  if (view.page !== null || view.round === 0) return [];
  return view.armies.flatMap((army) =>
    army.goals.map((goal, i): Goal => {
      const scoring = scoringOf(goal.rule);
      const detail = missing(view, goal);
      return {
        id: `${army.faction} ${goal.rule} ${i}`,
        words: capital(goal.words),
        state: stateOf(goal, view.over !== null),
        points: goal.points === 0 && scoring !== null ? scoring.worth : signed(goal.points),
        ...(detail !== undefined && { detail }),
        rule: goal.rule,
      };
    }),
  );
}

const isKnown = (army: View['armies'][number]): boolean => army.goals.length > 0;

export const scoreOf = (view: View): Score[] =>
  view.page !== null
    ? []
    : view.armies.filter(isKnown).map((army) => {
        const all = army.goals.reduce((sum, goal) => sum + goal.points, 0);
        return { side: colourOf(army.faction), letter: initial(army.faction), points: String(all) };
      });

export const timeLeft = (view: View): TimeLeft | null =>
  view.options.roundLimit > 0 && view.round > 0
    ? { count: view.options.roundLimit - view.round + 1, unit: 'round' }
    : null;

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

/** What is known of those behind Blips. */
function hiddenLines(view: View, faction: Faction): string[] {
  const blips = view.blips.filter((blip) => sideOf(blip.faction) === sideOf(faction));
  if (blips.length === 0) return [];
  const unknown = blips.find((blip) => blip.unit === -2);
  const could = unknown === undefined ? [] : couldBe(view, unknown);
  return [
    `**${blips.length} Blips**: nobody sees what is behind them until you look.`,
    ...(could.length === 0
      ? []
      : [
          could
            .slice(0, 6)
            .map(({ what, chance }) => `${what} ${percent(chance)}`)
            .join(', '),
        ]),
  ];
}

function forcesOf(view: View): Briefing<View>['forces'] {
  const own = view.armies.filter((army) => view.side === null || army.side === view.side);
  const others = view.armies.filter((army) => !own.includes(army));
  return [...own, ...others].map((army) => {
    const units = unitsWhere(
      view,
      (unit) => unit.faction === army.faction && (unit.cell >= 0 || unit.fate === 'waiting') && unit.blip < 0,
    );
    const lines = [...squadLines(units), ...hiddenLines(view, army.faction)];
    return {
      name: army.seat < 0 ? `${army.faction}, by the book` : army.faction,
      side: colourOf(army.faction),
      lines: lines.length > 0 ? lines : ['nobody in sight yet'],
    };
  });
}

export function briefingOf(view: View, _viewer: Viewer): Briefing<View> | null {
  if (view.page !== null || view.round === 0) return null;
  const tale = taleOf(view.mission);
  const goals = view.armies
    .filter((army) => view.side === null || army.side === view.side)
    .flatMap((army) => army.goals);
  const { roundLimit } = view.options;
  return {
    title: view.variationName === '' ? view.title : `${view.title}: ${view.variationName}`,
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
    const section = line.section === undefined ? null : /^Round \d+/.exec(line.section);
    if (section) round = section[0].toLowerCase();
    if (line.about?.[0] === `unit:${id}` && (line.beat.kind === 'death' || line.beat.kind === 'goal'))
      return round;
  }
  return '';
}

export const debriefOf = (view: View, lines: readonly LogLine[]): Debrief => ({
  points: view.armies.flatMap((army) =>
    army.goals.map((goal) => ({
      words: view.armies.filter(isKnown).length > 1 ? `${army.faction}: ${goal.words}` : capital(goal.words),
      value: String(goal.points),
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
