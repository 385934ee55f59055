// What dice must show, as games write it: '5+', '≤ 7', '> 3'.

export interface Need {
  least: number;
  most: number;
}

/** The numbers that succeed; null if the text has another form. */
export function readNeed(need: string): Need | null {
  const plus = /^(\d+)\+$/.exec(need);
  if (plus) return { least: Number(plus[1]), most: Infinity };
  const above = /^>\s*(\d+)$/.exec(need);
  if (above) return { least: Number(above[1]) + 1, most: Infinity };
  const most = /^(?:≤|<=)\s*(\d+)$/.exec(need);
  if (most) return { least: -Infinity, most: Number(most[1]) };
  const within = /^(\d+)(?:[–-](\d+))?$/.exec(need);
  return within ? { least: Number(within[1]), most: Number(within[2] ?? within[1]) } : null;
}

export const meets = ({ least, most }: Need, value: number): boolean => value >= least && value <= most;

/** In spoken form: 'n or more', 'n or less'. */
export function needWords(need: string): string {
  const read = readNeed(need);
  if (read === null) return need;
  const { least, most } = read;
  if (most === Infinity) return `${least} or more`;
  if (least === -Infinity) return `${most} or less`;
  return least === most ? `a ${least}` : `${least} to ${most}`;
}
