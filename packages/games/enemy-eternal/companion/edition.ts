/** The edition of the companion's rules; records and tables name it. */
export const EDITION = '2';
