/** The table is at another node, which is reached at `owner` (null: it does not listen yet). */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
  readonly owner: string | null;

  constructor(owner: string | null) {
    super('the table is at another node');
    this.owner = owner;
  }
}

/** A node cannot be reached or no longer has the table: nothing was done there. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
