/** Wrong input: says where, what is wrong and what would be right. */
export class BadInput extends Error {
  override name = 'BadInput';
  readonly where: string;

  /** Compares by name, because an earlier edition of a game has its own copy of this class. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return (
      Function.prototype[Symbol.hasInstance].call(this, error) ||
      (this === BadInput && error instanceof Error && error.name === 'BadInput')
    );
  }

  constructor(where: string, problem: string) {
    super(where === '' ? problem : `${where}: ${problem}`);
    this.where = where;
  }
}
