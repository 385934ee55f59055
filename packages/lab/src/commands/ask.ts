// `xenotable ask`: answers a question of balance with all cores of this machine, or puts it into a queue for many.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BadInput, itemAt, writeRecord } from '@xenotable/kernel';
import { type Inquiry, type Question, gameNamed, recordOf } from '@xenotable/questions';
import { answerHere } from '../asking/answering.ts';
import { Checkpoint, takeKept } from '../asking/checkpoint.ts';
import { answerText } from '../asking/printing.ts';
import { inquiryFor, questionIn, subjectsFor } from '../asking/reading.ts';
import { type Command, type Flags, progress } from '../command.ts';
import { databaseUrl } from './worker.ts';

/** The record of one game of the question. */
async function record(question: Question, key: string): Promise<string> {
  const subjects = await subjectsFor(question);
  const { arms } = await inquiryFor(question);
  const game = gameNamed(question, arms, key);
  const arm = itemAt(arms, game.arm);
  return writeRecord(recordOf(subjects(arm.edition), arm, game));
}

const leftWords = (seconds: number): string =>
  seconds > 3600
    ? 'over an hour'
    : seconds > 90
      ? `about ${Math.round(seconds / 60)} min`
      : `about ${Math.ceil(seconds)} s`;

/** Prints the progress from time to time. */
function progressOf(inquiry: Inquiry): () => void {
  const begun = performance.now();
  const before = inquiry.known;
  let said = 0;
  return () => {
    const now = performance.now();
    if (now - said < 500) return;
    said = now;
    const { deals, mostDeals } = inquiry.progress;
    const rate = ((inquiry.known - before) * 1000) / (now - begun);
    const left = ((mostDeals - deals) * inquiry.known) / Math.max(1, deals) / Math.max(rate, 0.01);
    progress(
      `${deals} of ${mostDeals} deals at most, ${inquiry.known} games, ${rate.toFixed(1)} a second, ${leftWords(left)} left`,
    );
  };
}

async function here(inquiry: Inquiry, file: string, cores: number): Promise<void> {
  const kept = new Checkpoint(file, inquiry);
  const say = progressOf(inquiry);
  const stop = (): void => inquiry.stop();
  process.once('SIGINT', stop);
  try {
    await answerHere(
      inquiry,
      (results) => {
        kept.keep(results);
        say();
      },
      cores,
    );
  } finally {
    process.off('SIGINT', stop);
    kept.close();
    progress('');
  }
}

const resultsBeside = (file: string): string =>
  file === '-' ? 'question.results.jsonl' : `${file.replace(/\.(ya?ml|json)$/, '')}.results.jsonl`;

export const ask: Command = {
  name: 'ask',
  words: 'QUESTION',
  help: 'Answers a question of balance (docs/laboratory.md) on all cores: rates, differences, lists, grids, searches, causes, with intervals. It can be stopped at any moment, even by kill -9, and goes on where it stood.',
  flags: {
    json: { help: 'print the answer as JSON' },
    file: { value: 'FILE', help: 'keeps every result here (beside the question, .results.jsonl)' },
    fresh: { help: 'throw earlier results away' },
    kept: { help: 'play nothing: the answer of the results that are kept' },
    cores: { value: 'N', help: 'how many threads play (all)' },
    queue: { help: 'let workers play it: batches go into the PostgreSQL of DATABASE_URL' },
    record: {
      value: 'KEY',
      help: 'print the record of one game instead, to be opened as a replay or reviewed',
    },
  },
  example: 'xenotable ask questions/earth-war-play-now.yaml --json',
  async run(words, flags) {
    const [file] = words;
    if (file === undefined || words.length !== 1)
      throw new BadInput('ask', 'name one file with a question, or - for the input');
    const question = await questionIn(file);
    const key = flags.text('record');
    if (key !== undefined) process.stdout.write(await record(question, key));
    else {
      const inquiry = await inquiryFor(question);
      await answered(inquiry, flags, flags.text('file') ?? resultsBeside(file));
      const answer = inquiry.answer();
      process.stdout.write(flags.on('json') ? `${JSON.stringify(answer, null, 2)}\n` : answerText(answer));
    }
    return 0;
  },
};

async function answered(inquiry: Inquiry, flags: Flags, file: string): Promise<void> {
  if (flags.on('queue')) {
    const { askQueue } = await import('../queue/coordinator.ts');
    await askQueue(inquiry, databaseUrl(), progressOf(inquiry));
    return progress('');
  }
  if (flags.on('fresh')) rmSync(file, { force: true });
  if (flags.on('kept')) {
    takeKept(file, inquiry);
    return;
  }
  await here(inquiry, file, flags.count('cores', availableParallelism()));
}
