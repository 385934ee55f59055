// Players of people's seats in a simulation, by name.
import { STRENGTHS, type Strength, greedyPlayer, mindOf, playerOf, randomPlayer } from '@xenotable/bots';
import { type AnyGame, type AnyPlayer, BadInput, closest } from '@xenotable/kernel';
import type { Subject } from './subject.ts';

/** Looks of a searching program unless its name says otherwise ('hard@800'); the same on every machine. */
export const LOOKS = 200;

const others: Record<string, (game: AnyGame) => AnyPlayer> = {
  random: randomPlayer,
  greedy: (game) => greedyPlayer(game),
};

const isStrength = (name: string): name is Strength => STRENGTHS.some((one) => one === name);

/** A fresh player for one game. Throws BadInput for an unknown name. */
export function playerFor({ game, players }: Pick<Subject, 'game' | 'players'>, name: string): AnyPlayer {
  const [who = '', looks] = name.split('@');
  if (isStrength(who)) return playerOf(game, mindOf(who, 0), Number(looks ?? LOOKS));
  const own = players?.[name];
  if (own !== undefined) return own;
  const other = others[name];
  if (other !== undefined) return other(game);
  const known = [...STRENGTHS, ...Object.keys(others), ...Object.keys(players ?? {})];
  throw new BadInput('players', `nobody is called ${JSON.stringify(name)}${closest(name, known)}`);
}

/** A player's name with the settings that decide how it plays: 'hard@200'. */
export const programName = (name: string): string => (name === 'hard' ? `hard@${LOOKS}` : name);
