/** The value of a list that a text names, such as the option of a select; undefined: none. */
export const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);
