// The kinds of question in players' words.
import type { Kind } from '@xenotable/questions';

interface KindWords {
  kind: Kind;
  title: string;
  says: string;
}

export const KIND_WORDS: readonly KindWords[] = [
  {
    kind: 'rate',
    title: 'How hard is it?',
    says: 'One set-up: how often it is won, by how much, and how long it takes.',
  },
  {
    kind: 'lists',
    title: 'Which is the strongest?',
    says: 'Lists or programs, all against all, each deal with the sides changed.',
  },
  {
    kind: 'variants',
    title: 'What changes if …?',
    says: 'Two to twelve variants on the same deals: differences, not two rates.',
  },
  {
    kind: 'grid',
    title: 'What do two numbers do together?',
    says: 'Every value of one option with every value of another, as a map.',
  },
  {
    kind: 'even',
    title: 'What makes it even?',
    says: 'Looks for the value of an option at which half of the games are won.',
  },
  {
    kind: 'causes',
    title: 'What decides games?',
    says: 'How games end, how long they are, how far they swing.',
  },
];

export const kindTitle = (kind: Kind): string => KIND_WORDS.find((one) => one.kind === kind)?.title ?? kind;
