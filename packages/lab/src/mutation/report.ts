// The result of a mutation run, as data to store and as text.
import { wilson } from '@xenotable/questions';
import { type MutationResult, rulesFingerprint } from './result.ts';
import type { MutationRun, TriedMutant } from './run.ts';

export const survivorsOf = (tried: readonly TriedMutant[]): TriedMutant[] =>
  tried.filter(({ killed }) => !killed);

/** Shares in thousandths. */
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

export function resultOf(folder: URL, { tried, all }: MutationRun, seed: number): MutationResult {
  const files: MutationResult['files'] = {};
  for (const { file, killed, line, kind } of tried) {
    const figures = (files[file] ??= { mutants: 0, killed: 0, survivors: [] });
    figures.mutants++;
    if (killed) figures.killed++;
    else figures.survivors.push(`${line} ${kind}`);
  }
  const killed = tried.length - survivorsOf(tried).length;
  const { low, high } = wilson(killed / tried.length, tried.length);
  return {
    rules: rulesFingerprint(folder),
    mutants: tried.length,
    killed,
    carried: tried.filter(({ carried }) => carried).length,
    all,
    ...(tried.length < all && { sample: { seed, low: rounded(low), high: rounded(high) } }),
    files,
  };
}

const number = (value: number): string => value.toLocaleString('en');

const share = ({ mutants, killed }: { mutants: number; killed: number }): string =>
  `${number(killed)} of ${number(mutants)} (${Math.floor((100 * killed) / mutants)} %)`;

/** With fewer mutants the interval is wider than 85 % ± 3.5. */
const SMALL_SAMPLE = 400;

type Figures = Pick<MutationResult, 'mutants' | 'killed' | 'all' | 'sample'>;

/** The figures of a run: `2,813 of 3,068 (91 %)`, or the estimate from a sample. */
export function figuresIn(result: Figures): string {
  const { mutants, all, sample } = result;
  if (sample === undefined) return share(result);
  const percent = (one: number): string => (one * 100).toFixed(1);
  const size = mutants < SMALL_SAMPLE ? 'small random sample' : 'random sample';
  return `${share(result)}, ${size} of ${number(all)}: ${percent(sample.low)} to ${percent(sample.high)} %`;
}

/** What killed the mutants: `610 by cases, 44 by records, …`. */
function killers(tried: readonly TriedMutant[]): string {
  const counts = new Map<string, number>();
  for (const { killed, by } of tried) {
    if (!killed || by === null) continue;
    const what = by.startsWith('cases/')
      ? 'cases'
      : by.startsWith('fixtures/')
        ? 'records'
        : by === 'no end' || by === 'loading'
          ? by
          : by.startsWith('Script, ')
            ? 'scripts'
            : 'laws';
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count} by ${what}`).join(', ');
}

/** Number of survivors of each file in a listing of everything. */
const FEW = 5;

const lineOf = ({ file, line, kind, was, becomes, rules, reached }: TriedMutant): string => {
  const near = rules.length > 0 ? `  [${rules.slice(0, 3).join(', ')}]` : '';
  return `  ${file}:${line}  ${kind}: ${was} → ${becomes}${reached ? '' : '  (not reached)'}${near}`;
};

export function reportOf(
  game: string,
  result: MutationResult,
  tried: readonly TriedMutant[],
  all: boolean,
): string {
  const survivors = survivorsOf(tried);
  const unreached = survivors.filter(({ reached }) => !reached).length;
  const cut = survivors.filter(({ left }) => left > 0).length;
  const lines = [
    `${game}: mutants killed: ${figuresIn(result)}`,
    `${killers(tried)}${result.carried > 0 ? `; ${number(result.carried)} of them in an earlier run (--fresh tries all again)` : ''}`,
    `${survivors.length} survive: ${unreached} are reached by nothing, ${cut} were not tried on all checks that reach them (--budget)`,
    '',
  ];
  const files = Object.entries(result.files).sort(([, a], [, b]) => b.survivors.length - a.survivors.length);
  for (const [file, figures] of files) {
    lines.push(`${file}: ${share(figures)}`);
    const here = survivors.filter((one) => one.file === file);
    for (const survivor of all ? here : here.slice(0, FEW)) lines.push(lineOf(survivor));
    if (!all && here.length > FEW) lines.push(`  … and ${here.length - FEW} more`);
  }
  return lines.join('\n');
}
