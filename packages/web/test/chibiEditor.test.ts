// Whatever the map editor places can be played and removed again.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lay } from '../src/games/chibi-commander/editor/edit.ts';
import { PIECES, block, clearPiece, layPiece, repaint } from '../src/games/chibi-commander/editor/map.ts';
import { cellsOf, freshScenario, scenarioSheet, readScenario } from '@xenotable/chibi-commander/content';
import { pictureOf } from '@xenotable/chibi-commander/preview';

const blank = freshScenario();
const aCell = fc.integer({ min: 0, max: 383 });

test('a piece can be placed anywhere, leaves no door without walls and no room without a door, and can be removed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PIECES), aCell, (piece, cell) => {
      const map = repaint(blank.map, layPiece(piece, cell));
      expect(scenarioSheet.problems({ ...blank, map }).filter((problem) => problem.field === 'map')).toEqual(
        [],
      );
      if (piece === 'house') expect(map.join('')).toContain('D');
      expect(repaint(map, clearPiece(piece, cell))).toEqual(blank.map);
    }),
    { numRuns: 60 },
  );
});

test('the landing ship is that of the rulebook', () => {
  const ship = pictureOf(repaint(blank.map, layPiece('landing ship', 0)).join('\n'));
  const printed = pictureOf('Province');
  for (const cell of block(25, 24 * 5 + 6)) expect(ship.cells[cell]).toBe(printed.cells[cell]);
});

test('zones are painted and erased field by field', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(aCell, { maxLength: 30 }),
      fc.uniqueArray(aCell, { maxLength: 30 }),
      (painted, erased) => {
        const tool = { kind: 'zone', side: 'Invaders', zone: 'exits' } as const;
        const touched = (cells: readonly number[]) => ({ cells, edges: [], filled: false });
        const after = lay(lay(blank, tool, touched(painted), false), tool, touched(erased), true);
        expect(cellsOf(after.zones.Invaders.exits)).toEqual(
          painted.filter((cell) => !erased.includes(cell)).sort((a, b) => a - b),
        );
        expect(readScenario(scenarioSheet.write(after))).toEqual(after);
      },
    ),
  );
});

test('a field holds one unit, and erasing removes it', () => {
  const soldier = { kind: 'unit', type: 'Soldier', blip: false } as const;
  const at = { cells: [30], edges: [], filled: false };
  const twice = lay(lay(blank, soldier, at, false), { ...soldier, type: 'Medic' }, at, false);
  expect(twice.units.filter((one) => one.at === '6,1').map((one) => one.type)).toEqual(['Medic']);
  expect(lay(twice, soldier, at, true).units.some((one) => one.at === '6,1')).toBe(false);
});
