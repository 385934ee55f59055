// What the address of a print page has after '#': a list as text, a packed scenario, or the table it was opened from.

export interface PrintAddress {
  list: string | null;
  table: string | null;
  /** Compressed, as `pack` writes it. */
  scenario: string | null;
}

export function readAddress(hash: string): PrintAddress {
  const read = new URLSearchParams(hash.replace(/^#/, ''));
  return { list: read.get('list'), table: read.get('table'), scenario: read.get('scenario') };
}

export function writeAddress({ list, table, scenario }: Partial<PrintAddress>): string {
  const written = new URLSearchParams({
    ...(list != null && { list }),
    ...(table != null && { table }),
    ...(scenario != null && { scenario }),
  }).toString();
  return written === '' ? '' : `#${written}`;
}

/** Where a list is printed as a roster. */
export const listPath = (game: string, list: string): string =>
  `/print/${game}/roster${writeAddress({ list })}`;

/** Where a scenario is printed. */
export const scenarioPath = (game: string, scenario: string): string =>
  `/print/${game}/scenario${writeAddress({ scenario })}`;
