/** Grows with every change of play; the earlier ones are frozen in editions/. */
export const EDITION = '5';
