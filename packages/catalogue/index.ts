// Reads a game's RULES.md as a book: chapters with rules, each found by its id.

export interface Rule {
  id: string;
  title: string;
  /** A fact about the box (players' age, playing time) that no program can carry out. */
  fact: boolean;
  /** The text of the rule, in markdown. */
  text: string;
  /** Our own ruling where the book leaves something open. */
  ruling: string | null;
  example: string | null;
  /** The heading of the printed book. */
  source: string | null;
}

/** A row of a table or a worked example with an id of its own. */
export interface RuleEntry {
  id: string;
  title: string;
  fact: boolean;
  text: string;
  /** The other cells of a row, with the headings of their columns. */
  facts: readonly (readonly [label: string, value: string])[];
}

export interface RuleChapter {
  /** Its address: 'step-3-fight'. */
  slug: string;
  number: number;
  /** The part of the book that it belongs to. */
  part: string;
  title: string;
  /** The text before the first rule, in markdown. */
  lead: string;
  rules: Rule[];
  entries: RuleEntry[];
}

export interface RuleBook {
  game: string;
  chapters: RuleChapter[];
  /** The chapter of each id or slug. */
  where: ReadonlyMap<string, RuleChapter>;
}

export const ID = /\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g;
const ROW = /^\|\s*\**([A-Z]{2}(?:-[A-Z0-9]+)+)\**\s*(\*?\(fact\)\*?)?\s*\|\s*([^|]*)\|/;
const HEADING = /^([A-Z]{2}(?:-[A-Z0-9]+)+)\s+(\*?\(fact\)\*?\s+)?(.*)$/;
const EXAMPLE = /^\**([A-Z]{2}-EX-[0-9]+[A-Z]?)\**\s*[(.:]*\s*([^).:]{0,60})/;
const LABELS = ['Ruling', 'Example', 'Source'] as const;

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A rule whose lines are being read. */
interface OpenRule {
  id: string;
  title: string;
  fact: boolean;
  lines: string[];
}

/** Splits the labelled paragraphs off the end of a rule's text. */
function ruleOf({ id, title, fact, lines }: OpenRule): Rule {
  const parts: Record<string, string[]> = { text: [] };
  let into = parts['text']!;
  for (const line of lines) {
    const label = LABELS.find((one) => line.startsWith(`${one}: `));
    if (label !== undefined) {
      into = parts[label] ??= [];
      into.push(line.slice(label.length + 2));
    } else into.push(line);
  }
  const part = (name: string): string | null => parts[name]?.join('\n').trim() || null;
  return {
    id,
    title,
    fact,
    text: part('text') ?? '',
    ruling: part('Ruling'),
    example: part('Example'),
    source: part('Source'),
  };
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function entriesOf(lines: readonly string[]): RuleEntry[] {
  let heads: string[] = [];
  return lines.flatMap((line, i) => {
    if (/^\|\s*:?---/.test(line)) heads = cellsOf(lines[i - 1] ?? '');
    const row = ROW.exec(line);
    if (row) {
      const facts = cellsOf(line).flatMap((value, column) =>
        column < 2 || value === '-' || value === '' ? [] : [[heads[column] ?? '', value] as const],
      );
      return [
        {
          id: row[1]!,
          title: row[3]!.trim(),
          fact: row[2] !== undefined,
          text: facts.map(([label, value]) => `${label} ${value}`).join(' · '),
          facts,
        },
      ];
    }
    const example = EXAMPLE.exec(line);
    return example
      ? [
          {
            id: example[1]!,
            title: example[2]!.trim() || 'Worked example',
            fact: false,
            text: line.slice(example[0].length).replace(/^[).: ]+/, ''),
            facts: [],
          },
        ]
      : [];
  });
}

export function readBook(game: string, text: string): RuleBook {
  const chapters: RuleChapter[] = [];
  const where = new Map<string, RuleChapter>();
  let part = '';
  let title = '';
  let lead: string[] = [];
  let rules: OpenRule[] = [];

  const close = (): void => {
    if (title !== '' && (rules.length > 0 || lead.some((line) => line.trim() !== ''))) {
      let slug = slugOf(title);
      while (where.has(slug)) slug += '-more';
      const chapter: RuleChapter = {
        slug,
        number: chapters.length + 1,
        part,
        title,
        lead: lead.join('\n').trim(),
        rules: rules.map(ruleOf),
        entries: entriesOf([...lead, ...rules.flatMap((rule) => rule.lines)]),
      };
      chapters.push(chapter);
      for (const id of [
        slug,
        ...chapter.rules.map((rule) => rule.id),
        ...chapter.entries.map((entry) => entry.id),
      ])
        if (!where.has(id)) where.set(id, chapter);
    }
    lead = [];
    rules = [];
  };

  for (const line of text.split('\n')) {
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (heading === null) (rules.at(-1)?.lines ?? lead).push(line);
    else if (heading[1] === '####') {
      const rule = HEADING.exec(heading[2]!);
      if (rule) rules.push({ id: rule[1]!, title: rule[3]!, fact: rule[2] !== undefined, lines: [] });
      else lead.push(`**${heading[2]!}**`);
    } else {
      close();
      title = heading[1] === '#' ? 'About this book' : heading[2]!;
      if (heading[1] !== '###') part = title;
    }
  }
  close();
  return { game, chapters, where };
}

/** Ids that a rule's text mentions, without its own. */
export function namedIn(rule: Rule): string[] {
  const words = [rule.text, rule.ruling, rule.example].join(' ');
  return [...new Set(words.match(ID) ?? [])].filter((id) => id !== rule.id);
}
