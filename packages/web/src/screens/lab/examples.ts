// Example questions: those answered in docs/balance.md.
import type { Question } from '@xenotable/questions';
import { questionIn } from './ask/text.ts';

const FILES = import.meta.glob<string>('../../../../../questions/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const examples = (): Question[] => Object.values(FILES).map(questionIn);
