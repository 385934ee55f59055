// The chapters in the order of the rules.
import { bookOf } from '@xenotable/kernel';
import { hunt } from './hunt.ts';

export const book = bookOf([hunt]);
