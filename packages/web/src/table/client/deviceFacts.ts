// The facts of every table that is not on a server.
import type { TableFacts } from './transport.ts';

export const ON_THIS_DEVICE = {
  absence: null,
  present: null,
  online: false,
  watches: null,
  watching: [],
  watchers: 0,
  watchDelay: 0,
  keepsTalk: false,
} satisfies Partial<TableFacts>;
