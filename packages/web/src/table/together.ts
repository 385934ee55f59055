// Several listed choices that belong together, such as paying and then buying: previewed and played like a single choice.
import type { Json } from '@xenotable/kernel';

export const together = (choices: Json[]): Json => ({ together: choices });

/** Whether a choice is a plan of several. */
export const isPlan = (choice: Json): boolean => partsOf(choice)[0] !== choice;

/** The choices of a plan, in order. */
export const partsOf = (choice: Json): readonly Json[] =>
  typeof choice === 'object' && choice !== null && 'together' in choice && Array.isArray(choice['together'])
    ? choice['together']
    : [choice];
