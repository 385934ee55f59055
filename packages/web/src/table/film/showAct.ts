// Leads from a row of the digest back to the film.
import type { Act } from './acts.ts';
import type { Film, FilmState } from './film.ts';
import { linesOf } from './pictures.ts';

/** Looks back at the first picture of an act. */
export function showAct(film: Film, { pictures }: FilmState, { lines }: Act): void {
  const at = pictures.findIndex((picture) =>
    linesOf(picture).some(({ entry, words }) => entry === lines[0]?.entry && words === lines[0].words),
  );
  if (at >= 0) film.goTo(at);
}
