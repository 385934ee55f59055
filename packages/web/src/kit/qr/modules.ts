// The squares of a QR code.
import encodeQR from 'qr';

/** White squares around the code, so that scanners find it. */
const QUIET = 4;

/** Row by row, with the quiet zone: true is black. With `low` correction there are fewer, larger squares: for long links on paper. */
export const modulesOf = (text: string, ecc: 'low' | 'medium' = 'medium'): boolean[][] =>
  encodeQR(text, 'raw', { ecc, border: QUIET });

/** Black squares as one path, with one stroke for each run. */
export const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');

function runsOf(row: readonly boolean[]): [at: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((black, x) => {
    const last = runs.at(-1);
    if (!black) return;
    if (last !== undefined && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
