/** Whether the tests run as part of the long battery (`npm run soak`), which plays more games. */
export const LONG = process.env['XENOTABLE_LONG'] !== undefined;
