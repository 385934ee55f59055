// 10,000 random detachments: all legal, all read back from their text (XR-DET).
import { illegalLists } from '../test/randomLists.ts';

const COUNT = 10_000;
const wrong = illegalLists(COUNT);
for (const text of wrong.slice(0, 5)) console.log(`${text}\n`);
console.log(`${COUNT.toLocaleString('en')} random detachments: ${wrong.length} illegal`);
process.exitCode = wrong.length === 0 ? 0 : 1;
