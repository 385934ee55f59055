// A thread of ThinkingPool. It knows the rules and, of a table, only what one seat sees and is asked.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Strength, mindOf } from '@xenotable/bots';
import { type Ask, type Json, type Reason, fastChance, isJson } from '@xenotable/kernel';
import type { Games } from '../games.ts';
import { type StopSign, isStopped } from './stopSign.ts';

/** A question to a program, with everything that it may know. */
export interface Question {
  game: string;
  edition: string;
  view: Json;
  ask: Ask<Json>;
  strength: Strength;
  /** The number of programs' choices since a person last decided. */
  before: number;
  /** Fingerprints of the views in which the program has decided in this game. */
  memory: readonly string[];
  /** How long it may look ahead, in milliseconds; 0: not at all. */
  patienceMs: number;
  /** Ends looking ahead early. */
  stop: StopSign;
}

export interface Answer {
  choice: Json;
  why: Reason | null;
  /** New fingerprints to remember. */
  remembers: string[];
  /** Milliseconds of thinking, without loading the rules. */
  ms: number;
}

export type Reply = Answer | { problem: string };

/** The niceness of the thread: players come first. Linux can set it for a single thread. */
const GIVES_WAY = 10;

async function think(games: Games, question: Question): Promise<Answer> {
  const { view, ask, strength, before, patienceMs, stop } = question;
  const game = await games.load(question.game, question.edition);
  const begun = performance.now();
  const known = new Set(question.memory);
  const memory = new Set(known);
  const chance = fastChance(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
  const thought = mindOf(strength, before)(game, view, ask, chance, memory);
  while (!isStopped(stop) && performance.now() - begun < patienceMs && thought.look());
  const choice = thought.best();
  if (!isJson(choice)) throw new Error('the program found nothing to do');
  return {
    choice,
    why: game.reason?.(view, ask.seat, choice) ?? null,
    remembers: [...memory].filter((one) => !known.has(one)),
    ms: performance.now() - begun,
  };
}

/** The games that the named module exports. */
async function gamesOf(module: unknown): Promise<Games> {
  const { games }: { games: Games } = await import(String(module));
  return games;
}

if (process.platform === 'linux') setPriority(GIVES_WAY);
const games = await gamesOf(workerData);

parentPort?.on('message', (question: Question) => {
  const answer = (reply: Reply): void => parentPort?.postMessage(reply);
  think(games, question).then(answer, (error: unknown) =>
    answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
