// A chart's figures as rows of text: for screen readers, CSV files and tables.

export interface Figures {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const cell = (words: string): string => (/[",\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words);

/** Numbers as programs read them: a plain minus, no thin spaces. */
const plain = (words: string): string => words.replaceAll('−', '-').replaceAll('\u202f', '');

const csvOf = ({ head, rows }: Figures): string =>
  [head, ...rows].map((row) => row.map((words) => cell(plain(words))).join(',')).join('\n');

/** One file: what is needed to reproduce the answer, its figures, and other tables with their titles. */
export const csvFile = (
  about: readonly string[],
  figures: string,
  tables: readonly (Figures & { title: string })[],
): string =>
  [
    ...about.map((line) => `# ${line}`),
    '',
    figures.trimEnd(),
    ...tables.flatMap((table) => ['', `# ${table.title}`, csvOf(table)]),
  ].join('\n') + '\n';
