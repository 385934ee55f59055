// Writes docs/happenings.md: `npx node packages/lab/scripts/happenings.ts`. A test compares it with the types.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { titles } from '@xenotable/shelf';
import { type HappeningType, happeningTypes } from './happeningTypes.ts';

const root = new URL('../../../', import.meta.url);

export const pagePath = fileURLToPath(new URL('docs/happenings.md', root));

const HEAD = `# Happenings

What \`happened\`, \`not happened\` and \`times\` of a [case](cases.md) can name: the type of a happening and its fields. Seats and ids are numbers from 0 unless a field
is called text; a field with \`?\` is not always there; "one of 40" is a word from a list of 40. Each happening has a \`rule\` besides.

This page is written by \`npx node packages/lab/scripts/happenings.ts\` from each game's \`happenings.ts\`.
`;

/** The text of the page. */
export function happeningsPage(): string {
  const files = titles.map(({ game }) =>
    fileURLToPath(new URL(`packages/games/${game}/happenings.ts`, root)),
  );
  const found = happeningTypes(files);
  return [HEAD, ...titles.map(({ name }, i) => section(name, found[i] ?? []))].join('\n');
}

const section = (name: string, types: readonly HappeningType[]): string =>
  [
    `## ${name}`,
    '',
    '| type | fields |',
    '| --- | --- |',
    ...types.map(({ type, fields }) => `| ${type} | ${fields.join('; ') || '(none)'} |`),
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(pagePath, happeningsPage());
