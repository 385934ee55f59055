// What wins, and how it stands.
import { scoringOf, typeOf } from '@xenotable/chibi-commander/content';
import { modeOf, nothingToGain, type Unit, type View } from '@xenotable/chibi-commander/preview';
import type { Viewer } from '@xenotable/kernel';
import { capital, initial } from '../../kit/words.ts';
import type { Goal, GoalState, Score, TimeLeft } from '../../table/storyContract.ts';
import { colourOf, unitOf } from './shared/faces.ts';

type KnownGoal = View['armies'][number]['goals'][number];

/** Units that the viewer knows and that pass a test. */
export const unitsWhere = (view: View, test: (unit: Unit) => boolean): Unit[] =>
  view.units.flatMap((_, id) => {
    const unit = unitOf(view, id);
    return unit !== null && test(unit) ? [unit] : [];
  });

const isCivilian = (unit: Unit): boolean => typeOf(unit.type).kin === 'civilian';

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;

/** What is missing: only where the table can count it. */
function missing(view: View, { rule, points }: KnownGoal): string | undefined {
  if (rule === 'CC-M-CO1-14')
    return points === 0 ? 'two units inside' : points < 4 ? 'one more unit' : undefined;
  if (rule === 'CC-M-CO1-15' || rule === 'CC-M-CO1-18' || rule === 'CC-M-CO3-13')
    // Animals do not count; the strip has no room to say so at length.
    return `${people(unitsWhere(view, (unit) => isCivilian(unit) && unit.cell >= 0).length)} on the map`;
  if (rule === 'CC-M-CO1-17') {
    const lying = unitsWhere(view, (unit) => unit.side === 'Invaders' && unit.coma && unit.cell >= 0).length;
    return lying === 0 ? 'none in coma' : `${lying} to drag out`;
  }
  return undefined;
}

/** Beside what can only be lost: nothing else is left to stay for. */
const homeward = (view: View, { side }: View['armies'][number], { rule }: KnownGoal): string | undefined =>
  view.over === null && side === view.side && scoringOf(rule)?.loss === true && nothingToGain(view)
    ? 'no more to gain: leave'
    : undefined;

function stateOf({ rule, points }: KnownGoal, over: boolean): GoalState {
  const scoring = scoringOf(rule);
  if (scoring?.loss === true) return points < 0 ? 'waiting' : 'open';
  if (scoring?.most !== undefined && points >= scoring.most) return 'done';
  return over ? (points > 0 ? 'done' : 'lost') : points > 0 ? 'now' : 'open';
}

export const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points));
const signed = (points: number): string => `${minus(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** As the strip has room for: '1 each, up to 4'. */
const briefly = (worth: string): string =>
  worth.replace(/ points? each/, ' each').replace(', at most ', ', up to ');

/** Points of a goal, and the most that it could bring: '4 of 6 points'. */
export function ofMost({ rule, points }: KnownGoal): string {
  const most = scoringOf(rule)?.most;
  return most === undefined
    ? signed(points)
    : `${minus(points)} of ${most} ${most === 1 ? 'point' : 'points'}`;
}

/** What a goal brings, until it has scored. */
function pointsOf(goal: KnownGoal): string {
  const scoring = scoringOf(goal.rule);
  return goal.points === 0 && scoring !== null ? briefly(scoring.worth) : ofMost(goal);
}

/** In a duel people place their units and Blips before the first round, in a nightmare spawn points and bystanders: they must know what for. */
const isSettingUp = (view: View): boolean =>
  view.side !== null &&
  (modeOf(view) === 'nightmare' || (modeOf(view) === 'versus' && view.flow.at(-1)?.step === 'set up'));

/** Null while squads are chosen and talks are held. */
export const missionOf = (view: View): string | null =>
  view.page !== null || (view.round === 0 && !isSettingUp(view))
    ? null
    : view.variationName === ''
      ? view.title
      : `${view.title}: ${view.variationName}`;

export function goalsOf(view: View, _viewer: Viewer): Goal[] {
  if (missionOf(view) === null) return [];
  return view.armies.flatMap((army) =>
    army.goals.map((goal, i): Goal => {
      const detail = missing(view, goal) ?? homeward(view, army, goal);
      return {
        id: `${army.faction} ${goal.rule} ${i}`,
        words: capital(goal.words),
        state: stateOf(goal, view.over !== null),
        points: pointsOf(goal),
        ...(detail !== undefined && { detail }),
        rule: goal.rule,
      };
    }),
  );
}

export const isKnown = (army: View['armies'][number]): boolean => army.goals.length > 0;

export const scoreOf = (view: View): Score[] =>
  view.page !== null
    ? []
    : view.armies.filter(isKnown).map((army) => {
        const all = army.goals.reduce((sum, goal) => sum + goal.points, 0);
        // CC-VP-03, CC-M-CO1-16 Where points do not fall below 0.
        const floor =
          modeOf(view) === 'versus' || army.goals.some(({ rule }) => scoringOf(rule)?.floor === true);
        return {
          side: colourOf(army.faction),
          letter: initial(army.faction),
          points: minus(floor ? Math.max(0, all) : all),
        };
      });

export const timeLeft = (view: View): TimeLeft | null =>
  view.options.roundLimit > 0 && view.round > 0
    ? { count: view.options.roundLimit - view.round + 1, unit: 'round' }
    : null;
