// Set-ups that the laws and random play use, and how many decisions a game lasts at most.
import { type Trial, people } from '@xenotable/kernel/proof';

export const trials: readonly Trial[] = [{ name: 'alone', options: {}, seats: people(1) }];

export const bound = 2000;
