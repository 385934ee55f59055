// What the address of a print page carries after '#': a list as text, or the table that it was opened from.

export interface PrintAddress {
  list: string | null;
  table: string | null;
}

export function readAddress(hash: string): PrintAddress {
  const read = new URLSearchParams(hash.replace(/^#/, ''));
  return { list: read.get('list'), table: read.get('table') };
}

export function writeAddress({ list, table }: Partial<PrintAddress>): string {
  const written = new URLSearchParams({
    ...(list != null && { list }),
    ...(table != null && { table }),
  }).toString();
  return written === '' ? '' : `#${written}`;
}

/** Where a list is printed as a roster. */
export const listPath = (game: string, list: string): string =>
  `/print/${game}/roster${writeAddress({ list })}`;
