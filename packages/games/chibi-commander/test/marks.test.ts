// Marks that end with a turn, a round or a move: in random play none outlives its end. Those of a unit's own account are compared by the auditor.
import { randomGame } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { NONE, type Table } from '../table.ts';
import { shortTrials } from '../trials.ts';

/** What must be gone when a turn begins. */
function leftOver(w: Table): string | null {
  const wary = w.units.find((unit) => unit.wary !== NONE);
  if (wary !== undefined) return `${wary.type} still has the cover of a woken sleeper (CC-MODE-03)`;
  const spotted = w.blips.find((blip) => blip.spotted);
  if (spotted !== undefined) return `Blip ${spotted.id} is still spotted on the move (CC-NPC-19)`;
  const landing = w.armies.find((army) => army.landing > 0);
  if (landing !== undefined) return `the ${landing.faction} may still land Ghosts (CC-M-VS2-15)`;
  if (w.takeOff !== 0 && w.takeOff < w.round) return 'the ship should have left (CC-UFO-02)';
  return null;
}

/** What must be gone besides when a round begins. */
function leftOverOfRound(w: Table): string | null {
  const unit = w.units.find((one) => one.activated || one.sent || one.starsUsed > 0);
  if (unit !== undefined) return `${unit.type} carries a mark of the last round (CC-TRN-02)`;
  const army = w.armies.find((one) => one.dragged || one.pulled);
  return army === undefined ? null : `the ${army.faction} have dragged before the first turn (CC-MOV-24)`;
}

test('nothing outlives its turn or round', () => {
  let turns = 0;
  for (const trial of shortTrials) {
    randomGame(game, trial, 7, ({ w, play }) => {
      const table = w as Table;
      let first = false;
      play((what) => {
        if (what.type === 'round') first = true;
        if (what.type !== 'turn') return;
        turns++;
        expect(leftOver(table)).toBe(null);
        // Effects at the start of a round may have spent something already: Ultra PSI acts with a victim, drugs wake somebody.
        if (first && table.mission !== 'VS 3' && table.mission !== 'VS 6')
          expect(leftOverOfRound(table)).toBe(null);
        first = false;
      });
    });
  }
  expect(turns).toBeGreaterThan(200);
});
