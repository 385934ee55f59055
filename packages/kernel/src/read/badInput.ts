/** Input that does not fit: says where, what is wrong and what would be right. */
export class BadInput extends Error {
  override name = 'BadInput';
  readonly where: string;
  constructor(where: string, problem: string) {
    super(where === '' ? problem : `${where}: ${problem}`);
    this.where = where;
  }
}
