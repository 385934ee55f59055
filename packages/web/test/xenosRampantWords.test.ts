// What units and enemies say of themselves before anything is decided.
import { fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import { expect, test, vi } from 'vitest';
import { briefing } from '../src/games/xenos-rampant/story.ts';
import { overRange, ringsOf } from '../src/games/xenos-rampant/plan.ts';
import { outOfReach } from '../src/games/xenos-rampant/reachSigns.ts';
import { phraseBook } from '../src/games/xenos-rampant/phrases.ts';
import { detailOf } from '../src/games/xenos-rampant/shared/details.ts';
import { rosterLines } from '../src/games/xenos-rampant/shared/roster.ts';

// The page after a battle imports what needs a document.
vi.hoisted(() => {
  const addEventListener = (): void => undefined;
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener }));
});

function begun(at: [number, number]) {
  const w = game.arrange!({
    map: 'CROSS',
    'no obstacles': true,
    buildings: [10, 10],
    step: 'phase',
    seats: {
      A: {
        units: {
          L: { unit: 'Light Infantry', at: [31, 10], commander: true },
          R: { unit: 'Recon Infantry', at: [40, 4] },
        },
      },
      B: { units: { X: { unit: 'Lesser Xenomorphs', at } } },
    },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

test('XR-SHO-08 a range above 12" says that it is no limit, a shorter one does not', () => {
  const view = begun([40, 44]);
  const labels = view.units.map((unit) => ringsOf(unit, []).find(({ kind }) => kind === 'shoot')?.label);
  expect(labels[0]).toBe('shoot 18", farther: Armour +1');
  expect(labels[1]).toBe('shoot 12"');
  expect(rosterLines(view, 0).join()).toContain('18", farther: Armour +1');
});

test('an enemy that nobody reaches says why, one that can be shot at does not', () => {
  const hidden = begun([31, 30]);
  const [sign] = outOfReach(hidden, hidden.units[2]!);
  expect(sign?.text).toBe('L cannot see X.');
  const open = begun([40, 12]);
  expect(outOfReach(open, open.units[2]!)).toEqual([]);
});

test('XR-SHO-08 a gap just over the range is never rounded down to it', () => {
  expect(overRange(1807, 1800)).toBe('18.1"');
  expect(overRange(1800, 1800)).toBeNull();
  expect(overRange(1790, 1800)).toBeNull();
  expect(overRange(1850, 1800)).toBeNull();
});

test('what the other side scores for is said of it, not as if it were for the viewer', () => {
  const { them, you } = briefing(begun([40, 44]), 0);
  expect(them.map(({ text }) => text)).toEqual(['**Seat B** scores for the same, against you.']);
  expect(you.map(({ text }) => text)).toContain('Take out their Commander');
});

test('an enemy that acted did so in its own phase, not in this one', () => {
  const view = begun([40, 44]);
  const units = view.units.map((unit) => ({ ...unit, tried: true }));
  const text = (id: number) => detailOf(`unit:${id}`, { ...view, units })?.text;
  expect(text(0)).toMatch(/has acted\.$/);
  expect(text(2)).toMatch(/acted in its last phase\.$/);
});

test('phrases for allies are offered to allies only', () => {
  const view = begun([40, 44]);
  expect(phraseBook.offered(view, 0)).toEqual([]);
  const owners = [...view.owners, ...view.owners.slice(0, 1)];
  expect(phraseBook.offered({ ...view, owners }, 0)).toContainEqual({ phrase: 'left-flank' });
  // Whatever was said before can still be read.
  expect(phraseBook.words({ phrase: 'left-flank' }, view)).toBe('I take the left flank');
});
