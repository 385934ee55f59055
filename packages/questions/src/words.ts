// An answer in plain sentences, and as a table for a spreadsheet.
import type { Answer, Estimate } from './answer.ts';
import type { Measure } from './document.ts';
import { halfWidth } from './statistics/estimate.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

/** '61.2 %', '0.431' or '7.3 rounds'. */
export function valueWords(measure: Measure, value: number): string {
  if (measure === 'wins') return `${percent(value)} %`;
  return measure === 'score' ? value.toFixed(3) : `${value.toFixed(1)} rounds`;
}

/** '61.2 % (58.0 to 64.3)'. */
export function estimateWords(measure: Measure, { mean, low, high }: Estimate): string {
  const plain = (value: number): string =>
    measure === 'wins' ? percent(value) : value.toFixed(measure === 'score' ? 3 : 1);
  return `${valueWords(measure, mean)} (${plain(low)} to ${plain(high)})`;
}

/** '+5.7 ± 3.0 points'. */
export function differenceWords(measure: Measure, value: Estimate): string {
  const signed = (text: string): string => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`);
  if (measure === 'wins') return `${signed(percent(value.mean))} ± ${percent(halfWidth(value))} points`;
  return measure === 'score'
    ? `${signed(value.mean.toFixed(3))} ± ${halfWidth(value).toFixed(3)}`
    : `${signed(value.mean.toFixed(1))} ± ${halfWidth(value).toFixed(1)} rounds`;
}

const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

function variantsHeadline({ question, differences, state }: Answer): string {
  const clear = differences.filter((one) => one.clear);
  if (clear.length === 0)
    return state === 'open'
      ? 'No difference is clear yet.'
      : 'No difference was found that chance would not explain.';
  return `${clear
    .map(({ name, value }) => `${name}: ${differenceWords(question.measure, value)}`)
    .join('; ')}, against ${differences[0]?.against ?? ''}.`;
}

function evenHeadline({ even, arms, question }: Answer): string {
  const target = question.kind === 'even' ? `${percent(question.target)} %` : 'even';
  const name = (arm: number): string => arms[arm]?.name ?? '';
  const found = even?.found;
  if (found === null || found === undefined) return 'Still searching.';
  if ('arm' in found) return `${name(found.arm)} is even: near enough to ${target}.`;
  if ('between' in found)
    return `${target} lies between ${name(found.between[0])} and ${name(found.between[1])}.`;
  return `Every value lies ${found.all} ${target}.`;
}

/** The answer in one or two sentences. */
export function headline(answer: Answer): string {
  const { question, arms, contenders, causes, cells } = answer;
  const { measure } = question;
  if (answer.games === 0) return 'Nothing is played yet.';
  const first = arms[0];
  switch (question.kind) {
    case 'rate':
      return `${first === undefined ? '' : estimateWords(measure, first.value)} in ${many(answer.games, 'game')}.`;
    case 'variants':
      return variantsHeadline(answer);
    case 'lists': {
      const clear = contenders.filter((one) => one.clear);
      return clear.length === 0
        ? 'None of them is clearly stronger or weaker than even.'
        : `Not even: ${clear.map(({ name, value }) => `${name} ${estimateWords(measure, value)}`).join('; ')}.`;
    }
    case 'grid': {
      const played = cells.flatMap(({ value }) => (value === null ? [] : [value.mean]));
      return `From ${valueWords(measure, Math.min(...played))} to ${valueWords(measure, Math.max(...played))}.`;
    }
    case 'even':
      return evenHeadline(answer);
    case 'causes':
      return causes
        .slice(0, 3)
        .map(({ why, result, share }) => `${result}, ${why}: ${percent(share.mean)} %`)
        .join('; ');
  }
}

/** What the intervals promise, and how it is paid for. */
export function promise({ question, error, comparisons, anytime, state }: Answer): string {
  const sure = `${Number((100 * (1 - error)).toFixed(2))} %`;
  const shared =
    comparisons > 1
      ? ` The error is shared by ${comparisons} ${question.kind === 'even' ? 'values at most' : 'comparisons'} (intervals by Bonferroni, findings by Holm).`
      : '';
  if (state === 'hand')
    return `Stopped by hand${anytime ? ': the intervals hold all the same, whoever looked and when' : `; the promise of ${sure} does not cover this`}.${shared}`;
  return anytime
    ? `${sure} intervals that hold at every moment, though somebody looks all the time: if nothing differs, at most ${Number((100 * error).toFixed(2))} % of such questions ever say that something does.${shared}`
    : `${sure} intervals for a number of games that was fixed beforehand.${question.kind === 'grid' ? ' Each cell has its own: for exploring.' : shared}`;
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line for each table of the question, then one for each difference or contender. */
export function csvOf(answer: Answer): string {
  const digits = (value: number): string => value.toFixed(5);
  const estimate = ({ mean, low, high }: Estimate): string[] => [mean, low, high].map(digits);
  const rows = [
    ['what', 'name', 'deals', 'games', 'won', 'drawn', 'lost', 'unfinished', 'value', 'low', 'high', 'p'],
    ...answer.arms.map((one) => [
      'table',
      one.name,
      one.deals,
      one.games,
      one.won,
      one.drawn,
      one.lost,
      one.unfinished,
      ...estimate(one.value),
      '',
    ]),
    ...answer.differences.map((one) => [
      'difference',
      `${one.name} against ${one.against}`,
      one.deals,
      '',
      one.better,
      one.alike,
      one.worse,
      '',
      ...estimate(one.value),
      digits(one.p),
    ]),
    ...answer.contenders.map((one) => [
      'contender',
      one.name,
      answer.deals,
      one.games,
      '',
      '',
      '',
      one.unfinished,
      ...estimate(one.value),
      digits(one.p),
    ]),
  ];
  return `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`;
}
