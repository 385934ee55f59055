/** The table is at another node: `owner` says where that node is reached (null: it does not listen yet). */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
  readonly owner: string | null;

  constructor(owner: string | null) {
    super('the table is at another node');
    this.owner = owner;
  }
}

/** A node cannot be reached, or has lost the table meanwhile: nothing was done there. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
