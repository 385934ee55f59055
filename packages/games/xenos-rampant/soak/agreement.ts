// What the table shows before a move against the judge, at 100,000 random points (XR-GEN-06).
import { uniform } from '@xenotable/kernel';
import { MOVERS, disagreements } from '../test/agreement.ts';

const POINTS = Number(process.env['POINTS'] ?? 100_000);
const EACH = 1000;

const any = uniform(11);
const faults: string[] = [];
for (let i = 0; i * EACH < POINTS; i++)
  faults.push(...disagreements(i, MOVERS[i % MOVERS.length]!, EACH, any));
for (const fault of faults.slice(0, 20)) console.log(fault);
console.log(
  `Borders and nearest points at ${POINTS.toLocaleString('en')} random points: ${faults.length} disagree with the judge`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
