// `xenotable review`: what each decision of a record lost, and what chance gave or took.
import { type Review, Reviewer, errorOf, isMistake, turningPoints } from '@xenotable/bots';
import { BadInput } from '@xenotable/kernel';
import { gameFor } from '@xenotable/shelf';
import { type Command, progress } from '../command.ts';
import { oneRecord } from '../oneRecord.ts';

const points = (value: number): string => (value * 100).toFixed(1);
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${points(Math.abs(value))}`;

function report(review: Review, names: readonly string[]): string[] {
  const { start, result, luck, evenLuck, seats } = review;
  return [
    `In the name of ${names[review.seat] ?? ''}, ${review.fitted ? 'chances to win' : 'how the seat stands'} in points of 100:`,
    `  start ${points(start)}, decisions ${signed(evenLuck - start)} against the script's, luck ${signed(luck)}, result ${points(result)}; with even luck ${points(evenLuck)}`,
    ...seats.map(
      ({ error, decisions, mistakes }, seat) =>
        `  ${names[seat] ?? ''}: ${signed(error)} in ${decisions} decisions, ${mistakes} of them beyond doubt`,
    ),
    ...turningPoints(review).map(
      (step) =>
        `  ${signed(-errorOf(step))} ± ${points(step.give)}  entry ${step.entry}, ${names[step.seat] ?? ''}: ${step.words}; better: ${step.options[0]?.words ?? ''}`,
    ),
    ...(review.steps.some(isMistake) ? [] : ['  No error beyond doubt: luck decided it.']),
  ];
}

export const review: Command = {
  name: 'review',
  words: 'RECORD',
  help: 'Looks at every decision of a record again: what it gave away against the best found, and what chance gave or took.',
  flags: {
    seat: { value: 'N', help: 'in whose name, counted from 1 (1)' },
    looks: { value: 'N', help: 'rollouts for each decision (160)' },
    seed: { value: 'N', help: 'another seed gives other rollouts (1)' },
    json: { help: 'print the whole review as JSON' },
  },
  example: 'xenotable review game.jsonl --looks 1000',
  async run(words, flags) {
    const record = oneRecord('review', words);
    const { seats } = record.head;
    const seat = flags.count('seat', 1) - 1;
    if (seat >= seats.length) throw new BadInput('--seat', `the record has ${seats.length} seats`);
    const reviewer = new Reviewer(await gameFor(record.head), record, seat, {
      looks: flags.count('looks', 160),
      seed: flags.count('seed', 1),
    });
    while (reviewer.step()) progress(`${reviewer.done} of ${reviewer.total} decisions`);
    progress('');
    const done = reviewer.review();
    const names = seats.map(({ name }) => name);
    console.log(flags.on('json') ? JSON.stringify(done, null, 2) : report(done, names).join('\n'));
    return 0;
  },
};
