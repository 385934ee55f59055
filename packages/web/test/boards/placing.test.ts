// Labels on a table are placed where they cover nothing, if there is such a place.
import { expect, test } from 'vitest';
import { type Box, placeAll } from '../../src/boards/measured/placing.ts';

const HALF = { x: 20, y: 10 };
const everywhere = (): boolean => true;
const unitAt = (x: number, y: number): Box => ({ x, y, half: { x: 15, y: 15 } });
const around = [
  { x: 100, y: 130 },
  { x: 100, y: 70 },
  { x: 140, y: 100 },
];

test('a label takes the best free place', () => {
  const place = (standing: Box[]) => placeAll([{ places: around, half: HALF }], standing, everywhere)[0];
  expect(place([])).toMatchObject({ x: 100, y: 130 });
  expect(place([unitAt(90, 140)])).toMatchObject({ x: 100, y: 70 });
  expect(place([unitAt(90, 140), unitAt(100, 60)])).toMatchObject({ x: 140, y: 100 });
});

test('labels do not overlap each other', () => {
  const [first, second] = placeAll(
    [
      { places: around, half: HALF },
      { places: around, half: HALF },
    ],
    [],
    everywhere,
  );
  expect(first).toMatchObject({ x: 100, y: 130 });
  expect(second).toMatchObject({ x: 100, y: 70 });
});

test('if every place covers something, the one that covers least is taken', () => {
  const crowded = [unitAt(100, 130), unitAt(110, 140), unitAt(100, 70), unitAt(140, 100), unitAt(150, 110)];
  expect(placeAll([{ places: around, half: HALF }], crowded, everywhere)[0]).toMatchObject({ x: 100, y: 70 });
});

test('places outside the visible area come last', () => {
  const inside = ({ y }: Box): boolean => y < 120;
  expect(placeAll([{ places: around, half: HALF }], [unitAt(100, 70)], inside)[0]).toMatchObject({
    x: 140,
    y: 100,
  });
});

test('a label covers other things rather than another label, and an optional one is left out', () => {
  const one = { places: [{ x: 100, y: 130 }], half: HALF };
  const two = {
    places: [
      { x: 100, y: 130 },
      { x: 100, y: 70 },
    ],
    half: HALF,
  };
  expect(placeAll([one, two], [unitAt(100, 60)], everywhere)[1]).toMatchObject({ x: 100, y: 70 });
  expect(placeAll([one, { ...one, most: 4 }, two], [], everywhere).map((box) => box?.y)).toEqual([
    130,
    undefined,
    70,
  ]);
});

test('units are kept visible before anything else', () => {
  const standing = [{ ...unitAt(100, 130), weight: 4 }, unitAt(100, 70), unitAt(110, 60)];
  expect(placeAll([{ places: around.slice(0, 2), half: HALF }], standing, everywhere)[0]).toMatchObject({
    x: 100,
    y: 70,
  });
});
