// One annotated game as text, to be read and reviewed like prose.
import { fastChance, uniform } from '../src/chance/fast.ts';
import type { AnyGame } from '../src/rules/game.ts';
import { type Happening, heard } from '../src/rules/happening.ts';
import { type Trial, startTrial } from './laws/trial.ts';
import { anyMove } from '../src/rules/playout.ts';
import { seatLetter } from '../src/rules/world.ts';

/** The text of one random game: each question, the choice, what happened and by which rule. */
export function playthrough(game: AnyGame, trial: Trial, seed: number, most = 400): string {
  const any = uniform(seed);
  const session = startTrial(game, trial, seed);
  const lines = [`${game.title}, edition ${game.edition}: ${trial.name}, seed ${seed}`, ''];
  const say = (what: Happening): string =>
    game.words.happening(
      what,
      trial.seats.map((seat) => seat.name),
    );
  const tellLast = (): void => {
    for (const told of session.told.at(-1)!) {
      const public_ = heard(told, 'table');
      lines.push(
        `    ${say(told.what)} [${told.rule}]${public_ === null ? ' (in private)' : public_.what === told.what ? '' : ` (others: ${say(public_.what)})`}`,
      );
    }
  };
  tellLast();
  for (let n = 1; session.world.over === null && n <= most; n++) {
    const asks = game.asks(session.world);
    const { seat, choice } = anyMove(game, session.world, asks, any, fastChance(seed + n));
    const ask = asks.find((one) => one.seat === seat)!;
    const said = game.words.choice(choice, game.view(session.world, ask.seat));
    lines.push(
      '',
      `${n}. ${seatLetter(ask.seat)}: ${ask.prompt} [${ask.rule}] (${ask.offers.length} offers) → ${said}`,
    );
    session.choose(ask.seat, choice);
    tellLast();
  }
  const over = session.world.over;
  lines.push(
    '',
    over === null
      ? `… (cut after ${most} decisions)`
      : `Over: ${over.why} [${over.rule}]; winners: ${over.winners.map(seatLetter).join(', ') || 'nobody'}`,
    '',
  );
  return lines.join('\n');
}
