// Where a rule is read: the prefix of its id names the game.
const GAMES: Record<string, string> = { XS: 'xenoshyft', CC: 'chibi-commander', EE: 'enemy-eternal', XR: 'xenos-rampant', EW: 'earth-war' };

export function rulePath(rule: string): string | null {
  const game = GAMES[rule.split('-')[0] ?? ''];
  return game === undefined ? null : `/rules/${game}/${rule}`;
}
