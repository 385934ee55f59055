// Numbers as the board writes them.

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
