// What is made beside a table: home-made things are weighed. A table does without it.
export { PRICES, PRINTED_WINS, weighed } from './scenario/pricing.ts';
