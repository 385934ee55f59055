import { titleOfCompanion } from '@xenotable/shelf';

/** The folder of a game: its rules, cases and fixtures. That of a companion lies in the folder of its title. */
export function gameFolder(name: string): URL {
  const title = titleOfCompanion(name)?.game;
  return new URL(
    title === undefined ? `../../games/${name}/` : `../../games/${title}/companion/`,
    import.meta.url,
  );
}
