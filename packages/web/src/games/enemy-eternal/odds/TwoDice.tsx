// All results of a test as a staircase: a column for each sum, a cell for each way to roll it, filled where the test is passed.

/** How many of all results give each sum from 2 to 12; with three dice the highest is left out. */
export function waysBySum(dice: 2 | 3): number[] {
  const ways = new Array<number>(11).fill(0);
  const third = dice === 3 ? 6 : 1;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= third; c++) {
        const sum = dice === 3 ? a + b + c - Math.max(a, b, c) : a + b;
        ways[sum - 2]!++;
      }
  return ways;
}

const STEP = 28;
const CELL = 9;

export function TwoDice({ value, dice }: { value: number; dice: 2 | 3 }) {
  const ways = waysBySum(dice);
  const most = Math.max(...ways);
  const height = most * (dice === 2 ? CELL : 2);
  return (
    <svg
      className="ee-dice"
      viewBox={`0 0 ${11 * STEP} ${height + 18}`}
      width="100%"
      role="img"
      aria-label={`Passed by every sum up to ${value}${dice === 3 ? ' of the two lowest of three dice' : ' of two dice'}`}
    >
      {ways.map((count, i) => {
        const sum = i + 2;
        const passed = value >= 12 || (value > 1 && sum <= value);
        return (
          <g key={sum} className={passed ? 'passing' : 'failing'}>
            {dice === 2 ? (
              Array.from({ length: count }, (_, row) => (
                <rect
                  key={row}
                  x={i * STEP + 2}
                  y={height - (row + 1) * CELL + 1}
                  width={STEP - 4}
                  height={CELL - 2}
                />
              ))
            ) : (
              <rect x={i * STEP + 2} y={height - count * 2} width={STEP - 4} height={count * 2} />
            )}
            <text x={i * STEP + STEP / 2} y={height + 13} textAnchor="middle">
              {sum}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
