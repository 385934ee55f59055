// An answer as text on a terminal.
import {
  type Answer,
  type ArmAnswer,
  differenceWords,
  estimateWords,
  headline,
  promise,
  valueWords,
} from '@xenotable/questions';

const MOST_CAUSES = 12;
const longest = (names: readonly string[]): number =>
  Math.min(40, Math.max(0, ...names.map((name) => name.length)));

function armLine(
  answer: Answer,
  { name, games, value, unfinished, drawn, rounds, decisions, score }: ArmAnswer,
): string {
  const wide = longest(answer.arms.map((one) => one.name));
  const rest = [
    `score ${score.toFixed(3)}`,
    `${rounds.toFixed(1)} rounds`,
    `${decisions.toFixed(0)} decisions`,
    ...(drawn > 0 ? [`${drawn} drawn`] : []),
    ...(unfinished > 0 ? [`${unfinished} unfinished`] : []),
  ];
  return `  ${name.padEnd(wide)}  ${estimateWords(answer.question.measure, value)} of ${games}; ${rest.join(', ')}`;
}

function gridLines({ question, cells }: Answer): string[] {
  if (question.kind !== 'grid') return [];
  const { across, down, measure } = question;
  const name = (axis: typeof across, i: number): string => axis.names?.[i] ?? String(axis.values[i]);
  const cell = (column: number, row: number): string => {
    const value = cells.find((one) => one.column === column && one.row === row)?.value ?? null;
    return value === null ? '-' : valueWords(measure, value.mean);
  };
  const head = [down.name ?? down.option, ...across.values.map((_, i) => name(across, i))];
  const rows = down.values.map((_, row) => [
    name(down, row),
    ...across.values.map((_, column) => cell(column, row)),
  ]);
  const wide = Math.max(...[head, ...rows].flat().map((text) => text.length)) + 2;
  return [head, ...rows].map((row) => `  ${row.map((text) => text.padEnd(wide)).join('')}`);
}

function kindLines(answer: Answer): string[] {
  const { measure } = answer.question;
  const wide = longest([...answer.differences, ...answer.contenders].map(({ name }) => name));
  return [
    ...answer.differences.map(
      ({ name, value, p, better, worse, alike, clear }) =>
        `  ${name.padEnd(wide)}  ${differenceWords(measure, value)}${clear ? '' : ', could be none'}; better on ${better} deals, worse on ${worse}, alike on ${alike} (p ${p.toPrecision(2)})`,
    ),
    ...answer.contenders.map(
      ({ name, value, games, clear, p }) =>
        `  ${name.padEnd(wide)}  ${estimateWords(measure, value)} of ${games}${clear ? '' : ', could be even'} (p ${p.toPrecision(2)})`,
    ),
    ...gridLines(answer),
    ...(answer.even?.steps ?? []).map(
      ({ name, value, games, verdict }) =>
        `  ${name}: ${estimateWords(measure, value)} of ${games}, ${verdict}`,
    ),
  ];
}

function causeLines({ causes, longest: key }: Answer): string[] {
  const shown = causes.slice(0, MOST_CAUSES);
  return [
    ...shown.map(
      ({ rule, why, result, games, share, keys }) =>
        `  ${String(games).padStart(6)} (${valueWords('wins', share.mean)}) ${result}: ${why}${rule === '' ? '' : ` [${rule}]`}, such as ${keys[0] ?? ''}`,
    ),
    ...(causes.length > shown.length ? [`  and ${causes.length - shown.length} other ways`] : []),
    ...(key === null ? [] : [`  the longest game: ${key}`]),
  ];
}

function turnLines({ course }: Answer): string[] {
  if (course === null || course.turns.length === 0) return [];
  return [
    '',
    'Where games turned (the decision, with its dice, that changed the chance to win most):',
    ...course.turns
      .slice(0, MOST_CAUSES)
      .map(
        ({ rule, gained, games, share, round, by, keys }) =>
          `  ${String(games).padStart(6)} (${valueWords('wins', share.mean)}) ${gained ? 'for' : 'against'} by ${valueWords('wins', by)} on average, about round ${round.toFixed(0)} [${rule}], such as ${keys[0] ?? ''}`,
      ),
  ];
}

export function answerText(answer: Answer): string {
  const { question, made, deals, games, unfinished, state } = answer;
  const ended = {
    open: 'still open',
    rule: 'ended by its rule',
    limit: 'ended at its limit',
    hand: 'stopped by hand',
  };
  return [
    question.question,
    headline(answer),
    '',
    ...answer.arms.map((arm) => armLine(answer, arm)),
    ...(answer.differences.length + answer.contenders.length + answer.cells.length > 0 || answer.even !== null
      ? ['', ...kindLines(answer)]
      : []),
    '',
    'How games ended:',
    ...causeLines(answer),
    ...turnLines(answer),
    '',
    `${games} games of ${deals} deals, ${unfinished} unfinished; ${ended[state]}.`,
    promise(answer),
    `${made.title}, edition ${made.editions.join(', ')}; players ${made.programs.join(', ')}; code ${made.code ?? 'unknown'}; deals from seed ${question.seeds.first} on.`,
    '',
  ].join('\n');
}
