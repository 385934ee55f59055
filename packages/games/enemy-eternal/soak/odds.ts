// The odds that are shown before an attack against 100,000 simulated attacks, in 200 positions of random games.
import { fastChance } from '@xenotable/kernel';
import { compare } from '../test/compare.ts';
import { positions } from '../test/positions.ts';

const POSITIONS = 200;
const ATTACKS = 100_000;

let compared = 0;
let failures = 0;
let worst = { sigmas: 0, words: '' };
positions(POSITIONS).forEach((position, i) => {
  for (const line of compare(position, ATTACKS, fastChance(i + 1))) {
    compared++;
    if (line.sigmas > worst.sigmas) worst = line;
    if (line.fits) continue;
    failures++;
    console.log(`  position ${i + 1}: ${line.words}`);
  }
});
console.log(
  `${POSITIONS} positions, ${ATTACKS.toLocaleString('en')} attacks each, ${compared} chances compared, ${failures} outside`,
);
console.log(`worst: ${worst.words}, ${worst.sigmas.toFixed(2)} sigmas`);
process.exitCode = failures === 0 ? 0 : 1;
