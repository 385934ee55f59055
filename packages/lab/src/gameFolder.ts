/** The folder of a game: its rules, cases and fixtures. */
export const gameFolder = (name: string): URL => new URL(`../../games/${name}/`, import.meta.url);
