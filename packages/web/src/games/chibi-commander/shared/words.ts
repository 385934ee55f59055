// Numbers as the board writes them.

/** The sign never stands alone on the next line. */
export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

/** 'Ghost 44 %, Grey 11 % and 2 more kinds 5 %': nothing is left out of the sum. */
export function kindsWords(could: readonly { what: string; chance: number }[], most: number): string {
  // A single kind needs no more room than its count.
  const shown = could.length <= most + 1 ? could : could.slice(0, most);
  const rest = could.slice(shown.length);
  const sum = rest.reduce((all, { chance }) => all + chance, 0);
  return `${shown.map(({ what, chance }) => `${what} ${percent(chance)}`).join(', ')}${rest.length === 0 ? '' : ` and ${rest.length} more kinds ${percent(sum)}`}`;
}
