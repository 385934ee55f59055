// node packages/server/soak/faults.ts [FAULTS] [SEED] [MINUTES]: kills, pauses, restarts, cut, silent and slow lines, full
// disks, clocks that jump, second tabs, while bots play; what they were told is compared with the records afterwards. Each
// piece of 40 faults follows from a seed of its own, which also says where it is played: on the embedded database, or on two
// to four nodes or a group of workers with PostgreSQL. With MINUTES it ends before the next piece and says where to go on.
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { gamePackage } from '@xenotable/shelf';
import { type Toll, type Trial, embeddedTrial, postgresTrial } from '../test/support/battery.ts';
import { HIDING } from '../test/support/hiding.ts';
import { startPostgres } from '../test/support/postgres.ts';

const PIECE = 40;
const PLACES = ['embedded', 2, 3, 4, 'group'] as const;
/** Bots think for a moment: machines that do nothing but play hide what faults do. In milliseconds. */
const THINK_MS = 20;

const wanted = Number(process.argv[2] ?? 500);
const first = Number(process.argv[3] ?? 1);
const end = performance.now() + Number(process.argv[4] ?? Infinity) * 60_000;

async function plan(seed: number): Promise<Trial> {
  const { game: name, ...wish } = HIDING[Math.floor(seed / PLACES.length) % HIDING.length]!;
  const { game } = await gamePackage(name);
  const small = Array.from({ length: 6 }, () => ({ game: smugglers, seats: [{}, {}] }));
  const wishes = [...small, { ...wish, game }].map((one) => ({ ...one, thinkMs: THINK_MS }));
  return { faults: PIECE, seed, wishes, titles: [name], mostWait: 30_000 };
}

const postgres = await startPostgres();
const total = { faults: 0, acknowledged: 0, pictures: 0, violations: 0 };
let seed = first;
try {
  for (; total.faults < wanted && performance.now() < end; seed++) {
    const place = PLACES[seed % PLACES.length]!;
    const trial = await plan(seed);
    const started = performance.now();
    const toll: Toll =
      place === 'embedded' ? await embeddedTrial(trial) : await postgresTrial(postgres, place, trial);
    console.log(JSON.stringify({ ...toll, seconds: Math.round((performance.now() - started) / 1000) }));
    total.faults += PIECE;
    total.acknowledged += toll.acknowledged;
    total.pictures += toll.pictures;
    total.violations += toll.violations.length;
  }
} finally {
  await postgres.stop();
}
console.log(JSON.stringify({ ...total, seeds: [first, seed - 1], goOnWith: seed }));
if (total.violations > 0) process.exitCode = 1;
