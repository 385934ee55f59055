// A game with a table as large as those of our games (about ten kilobytes): forty soldiers on a map take steps in turn and wound the
// enemies they meet.

export interface Soldier {
  name: string;
  side: number;
  x: number;
  y: number;
  wounds: number;
  steps: number;
  gear: { name: string; range: number; shots: number }[];
  marks: string[];
}

export interface Field {
  /** Field by field, row after row: 0 open, 1 rubble. */
  ground: number[];
  soldiers: Soldier[];
  /** Steps taken so far. */
  steps: number;
}

const WIDTH = 32;
const HEIGHT = 24;
const EACH = 20;
/** Number of steps after which the game is over. */
export const STEPS = 60;
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

const GEAR = [
  { name: 'Assault rifle', range: 24, shots: 2 },
  { name: 'Sidearm', range: 8, shots: 1 },
  { name: 'Grenade', range: 6, shots: 1 },
];

export function drawnUp(): Field {
  const soldiers: Soldier[] = [];
  for (let i = 0; i < EACH * 2; i++) {
    const side = i % 2;
    const gear = GEAR.slice(0, 2 + (i % 2)).map((piece) => ({ ...piece }));
    const marks = i % 3 === 0 ? ['hidden', 'veteran'] : ['fresh'];
    soldiers.push({
      name: `Soldier ${i + 1}`,
      side,
      x: 1 + (i >> 1),
      y: 10 + side * 2,
      wounds: 0,
      steps: 0,
      gear,
      marks,
    });
  }
  return {
    ground: Array.from({ length: WIDTH * HEIGHT }, (_, i) => ((i * 7) % 11 === 0 ? 1 : 0)),
    soldiers,
    steps: 0,
  };
}

/** Soldiers act in their order: one of the first side, one of the second, and so on. */
const acting = ({ soldiers, steps }: Field): Soldier => soldiers[steps % soldiers.length]!;

/** The directions in which the acting soldier can go: to free fields on the map. */
export function directions(field: Field): number[] {
  const { x, y } = acting(field);
  const free: number[] = [];
  for (let d = 0; d < 8; d++) {
    const toX = x + DIRECTIONS[d]![0];
    const toY = y + DIRECTIONS[d]![1];
    if (toX < 0 || toY < 0 || toX >= WIDTH || toY >= HEIGHT) continue;
    if (!field.soldiers.some((other) => other.x === toX && other.y === toY)) free.push(d);
  }
  return free;
}

/** Moves the acting soldier and wounds every enemy beside the new field. */
export function step(field: Field, direction: number): void {
  const soldier = acting(field);
  soldier.x += DIRECTIONS[direction]![0];
  soldier.y += DIRECTIONS[direction]![1];
  soldier.steps++;
  for (const other of field.soldiers)
    if (
      other.side !== soldier.side &&
      Math.abs(other.x - soldier.x) <= 1 &&
      Math.abs(other.y - soldier.y) <= 1
    )
      other.wounds++;
  field.steps++;
}

/** A whole game. */
export function march(): number[] {
  const field = drawnUp();
  return Array.from({ length: STEPS }, (_, i) => {
    const free = directions(field);
    const direction = free[(i * 5) % free.length]!;
    step(field, direction);
    return direction;
  });
}
