// Readers of fields that nodes and goals of a scenario share.
import { aNumber, textOf } from '@xenotable/kernel';

export const aNode = aNumber(1, 12);
export const aTitle = textOf(1, 40);
