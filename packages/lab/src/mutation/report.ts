// The result of a mutation run, as data to keep and as text to work through.
import { type MutationResult, rulesFingerprint } from './result.ts';
import type { TriedMutant } from './run.ts';

export const survivorsOf = (tried: readonly TriedMutant[]): TriedMutant[] =>
  tried.filter(({ killed }) => !killed);

export function resultOf(folder: URL, tried: readonly TriedMutant[]): MutationResult {
  const files: MutationResult['files'] = {};
  for (const { file, killed, line, kind } of tried) {
    const figures = (files[file] ??= { mutants: 0, killed: 0, survivors: [] });
    figures.mutants++;
    if (killed) figures.killed++;
    else figures.survivors.push(`${line} ${kind}`);
  }
  const survivors = survivorsOf(tried).length;
  return {
    rules: rulesFingerprint(folder),
    mutants: tried.length,
    killed: tried.length - survivors,
    files,
  };
}

const share = ({ mutants, killed }: { mutants: number; killed: number }): string =>
  `${killed} of ${mutants} (${Math.floor((100 * killed) / mutants)} %)`;

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
          : 'laws';
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${count} by ${what}`).join(', ');
}

/** Survivors that a listing of everything shows for each file. */
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
    `${game}: ${share(result)} mutants killed: ${killers(tried)}`,
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
