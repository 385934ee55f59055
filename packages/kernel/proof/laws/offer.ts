// Offer: offered choices are legal, choices listed as refused are not, and no other seat may choose.
import { fastChance, uniform } from '../../src/chance/fast.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { refusedWell } from './judge.ts';
import { type Trial, must, randomGame } from './trial.ts';

/**
 * Each offer and each sample of a space is legal and has its own words; choices listed as refused are illegal; a seat
 * that is not asked may not choose.
 */
export function offerLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  return randomGame(game, trial, seed, ({ w, asks, choice }) => {
    for (const ask of asks) {
      const view = game.view(w, ask.seat);
      const words = new Map<string, string>();
      for (const offer of ask.offers) {
        must(game.judge(w, ask.seat, offer) === null, `an offer is illegal: ${JSON.stringify(offer)}`);
        const said = game.words.choice(offer, view);
        const twin = words.get(said);
        must(
          twin === undefined || twin === JSON.stringify(offer),
          `two offers are both called '${said}': ${twin} and ${JSON.stringify(offer)}`,
        );
        words.set(said, JSON.stringify(offer));
      }
      for (const way of ask.withdrawals)
        must(game.judge(w, ask.seat, way) === null, `a way back is illegal: ${JSON.stringify(way)}`);
      for (const space of ask.spaces) {
        const sample = game.sample!(w, ask.seat, space, fastChance(seed + any(1000)));
        const refusal = game.judge(w, ask.seat, sample);
        must(
          refusal === null,
          `a sample of a space is illegal: ${JSON.stringify(sample)} (${refusal?.reason})`,
        );
      }
      for (const one of game.refused(w, ask.seat))
        must(refusedWell(game, w, ask.seat, one.choice), `greyed but legal: ${JSON.stringify(one.choice)}`);
    }
    for (let seat = 0; seat < trial.seats.length; seat++) {
      if (!asks.some((other) => other.seat === seat))
        must(refusedWell(game, w, seat, choice), `seat ${seat} may choose although it is not asked`);
    }
  });
}
