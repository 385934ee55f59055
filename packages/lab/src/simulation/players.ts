// Who plays the seats of people in a simulation, by name.
import { type Strength, STRENGTHS, greedyPlayer, mindOf, playerOf, randomPlayer } from '@xenotable/bots';
import { type AnyGame, type AnyPlayer, BadInput, closest } from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';

/** Looks of a program that searches, unless its name says otherwise ('hard@800'): the same on every machine. */
const LOOKS = 200;

const others: Record<string, (game: AnyGame) => AnyPlayer> = {
  random: randomPlayer,
  greedy: (game) => greedyPlayer(game),
};

const isStrength = (name: string): name is Strength => STRENGTHS.some((one) => one === name);

/** A fresh player for one game. Throws BadInput for a name that nobody has. */
export function playerFor({ game, players }: GamePackage, name: string): AnyPlayer {
  const [who = '', looks] = name.split('@');
  if (isStrength(who)) return playerOf(game, mindOf(who, 0), Number(looks ?? LOOKS));
  const own = players?.[name];
  if (own !== undefined) return own;
  const other = others[name];
  if (other !== undefined) return other(game);
  const known = [...STRENGTHS, ...Object.keys(others), ...Object.keys(players ?? {})];
  throw new BadInput('--player', `nobody is called ${JSON.stringify(name)}${closest(name, known)}`);
}
