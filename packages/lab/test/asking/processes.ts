// The command as a separate process, so that it can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Answer, type Question, playOne } from '@xenotable/questions';
import { gamePackage } from '@xenotable/shelf';
import { inquiryFor } from '../../src/asking/reading.ts';

const BIN = fileURLToPath(new URL('../../bin/xenotable.ts', import.meta.url));

export const start = (words: readonly string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [BIN, ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });

/** What a process prints until its end; throws if it fails. */
export async function printed(child: ChildProcess): Promise<string> {
  const [out, [code]] = await Promise.all([
    child.stdout === null ? '' : text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`ended with ${code}: ${out}`);
  return out;
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The same question answered in this thread, one game after the other. */
export async function answeredHere(question: Question): Promise<Answer> {
  const inquiry = await inquiryFor(question);
  const subject = await gamePackage(question.game);
  for (let games = inquiry.wanted(1); games.length > 0; games = inquiry.wanted(1))
    for (const game of games) inquiry.add(playOne(subject, inquiry.arms[game.arm]!, game));
  return inquiry.answer();
}

/** The example questions: the screen, the command and the queue must give the same answers. */
export const EXAMPLES = ['rate', 'variants', 'grid'] as const;

export const exampleFile = (name: string): string =>
  fileURLToPath(new URL(`../../../../questions/examples/${name}.yaml`, import.meta.url));

/** A small question whose games take a few milliseconds each. */
export const small = (games: number): unknown => ({
  question: 'Is an easy patrol easier?',
  game: 'earth-war',
  kind: 'variants',
  setup: { options: { play: 'patrol', threat: 6, difficulty: 'hard' } },
  variants: [{ name: 'hard' }, { name: 'easy', options: { difficulty: 'easy' } }],
  stop: { games },
});
