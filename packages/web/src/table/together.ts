// Several listed choices that people mean as one, such as paying and then buying: previewed and played like a single choice.
import type { Json } from '@xenotable/kernel';

export const together = (choices: Json[]): Json => ({ together: choices });

/** What is played for a choice, in order. */
export const partsOf = (choice: Json): readonly Json[] =>
  typeof choice === 'object' && choice !== null && 'together' in choice && Array.isArray(choice['together'])
    ? choice['together']
    : [choice];
