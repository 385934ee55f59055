// A path that brings something to light says whether it can be taken back afterwards, and it is so.
import { Recording, type Result, anyChoice, fastChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { previewOf } from '../preview/moves.ts';

/** Rules by which dice or draws decide about a pod. */
const OF_PODS = ['EE-DEP-07', 'EE-M-SE12-03'];

/** Runs of random games on which a pod comes into view and nobody may fire: what the preview says about undo, and whether dice decided about the pod. */
function runsWithPods(mission: string): { final: boolean; rolled: boolean }[] {
  const found: { final: boolean; rolled: boolean }[] = [];
  for (let seed = 1; seed <= 20; seed++) {
    const any = uniform(seed);
    const chance = fastChance(seed);
    const w = game.setup({ mission }, [{ kind: 'person', name: 'Ann' }], chance);
    for (let step = 0; step < 80 && w.over === null; step++) {
      const ask = game.asks(w)[0]!;
      const choice = anyChoice(game, w, ask, any, chance);
      const preview = choice.do === 'run' ? previewOf(game.view(w, ask.seat), choice) : null;
      const results: Result[] = [];
      game.play(w, ask.seat, choice, new Recording(chance, results));
      if (preview?.reveals != null && preview.reactions.length === 0)
        found.push({
          final: preview.reveals.final,
          rolled: results.some(([rule]) => OF_PODS.includes(rule)),
        });
    }
  }
  return found;
}

test.each(['SE1.1', 'SE1.3', 'SE1.6'])(
  'a pod that the mission lists appears without dice: undo goes back before it (%s)',
  (mission) => {
    const runs = runsWithPods(mission);
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.filter(({ final, rolled }) => final || rolled)).toEqual([]);
  },
);

test('EE-M-SE12-03 which pod a crate hides is drawn: undo ends there', () => {
  const runs = runsWithPods('SE1.2');
  expect(runs.length).toBeGreaterThan(0);
  expect(runs.filter(({ final, rolled }) => !final || !rolled)).toEqual([]);
});

test('EE-MOV-06 a run that has paused previews the rest of its way', () => {
  let paused = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const any = uniform(seed);
    const chance = fastChance(seed);
    const w = game.setup({ mission: 'SE1.1' }, [{ kind: 'person', name: 'Ann' }], chance);
    for (let step = 0; step < 60 && w.over === null; step++) {
      const ask = game.asks(w)[0]!;
      const goesOn = ask.offers.find((offer) => offer.do === 'go on');
      const preview = goesOn === undefined ? null : previewOf(game.view(w, ask.seat), goesOn);
      const choice = goesOn ?? anyChoice(game, w, ask, any, chance);
      game.play(w, ask.seat, choice, chance);
      if (preview === null || preview.reveals !== null || preview.reactions.length > 0) continue;
      paused++;
      expect(w.models.find((m) => m.id === preview.model)?.cell).toBe(preview.path.at(-1));
    }
  }
  expect(paused).toBeGreaterThan(0);
});
