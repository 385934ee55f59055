// A question in a sentence: what is played, by whom, how deals are paired.
import type { Answer, Question } from '@xenotable/questions';
import { titleOf } from '@xenotable/shelf';
import { capital } from '../../../kit/words.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Options that differ from the game's defaults, in few words. */
function setupWords({ setup, game }: Question): string {
  if (typeof setup === 'string') return `${titleOf(game)?.name ?? game}, ${setup}`;
  const words = Object.values(setup.options ?? {}).flatMap((value) => {
    if (typeof value === 'string' || typeof value === 'number') return [String(value)];
    if (Array.isArray(value))
      return [value.map((one) => (typeof one === 'string' ? one.split('\n')[0] : '')).join(' against ')];
    return [];
  });
  return [titleOf(game)?.name ?? game, ...words.filter((word) => word !== '')].slice(0, 6).join(', ');
}

export function describe(question: Question): string {
  const players = listed([...new Set(question.players)]);
  const paired = {
    rate: '',
    causes: '',
    lists: ' Every pair plays the same deals, sides changed.',
    variants: ' Every variant plays the same deals.',
    grid: ' Every cell plays the same deals.',
    even: ' One value after the other, until it is clear.',
  }[question.kind];
  const swapped =
    question.swap && question.kind !== 'lists' ? ' Every deal is played twice, sides changed.' : '';
  // If players are compared, the chart names them.
  const compared = question.kind === 'lists' && question.option === undefined;
  const who = compared
    ? ''
    : ` ${capital(players)} ${question.players.length > 1 ? 'play' : 'plays every seat'}.`;
  return `${setupWords(question)}.${who}${paired}${swapped}`;
}

/** When it stops, in one sentence. */
export function stopWords({
  question: { stop, kind, target },
}: {
  question: Question & { target?: number };
}): string {
  if ('games' in stop) return `${stop.games} games of each table.`;
  const most = `or ${stop.most} games of each table`;
  const points = (share: number): string => String(Number((share * 100).toFixed(2)));
  if ('test' in stop) {
    const clear =
      kind === 'even'
        ? `Each value is surely above or below ${points(target ?? 0.5)} %`
        : 'Every comparison is clear';
    return `${clear}${stop.width === undefined ? '' : `, or within ±${points(stop.width)}`}, ${most}.`;
  }
  return `All intervals ±${points(stop.width)} or narrower, ${most}.`;
}

/** A side that wins more than this share suggests a mistake in the set-up. */
const TOO_GOOD = 0.95;
const AFTER = 200;

/** Tables whose result is so one-sided that the set-up should be checked. */
export const suspicious = ({ arms, question }: Answer): string[] =>
  question.measure !== 'wins'
    ? []
    : arms
        .filter(({ games, value }) => games >= AFTER && (value.mean > TOO_GOOD || value.mean < 1 - TOO_GOOD))
        .map(({ name }) => name);
