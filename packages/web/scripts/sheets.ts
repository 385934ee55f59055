// Small pictures of every kind of printable sheet, for docs/print: npx node packages/web/scripts/sheets.ts, after a build.
import { mkdir, writeFile } from 'node:fs/promises';
import { preview } from 'vite';
import { launch } from './browser.ts';

const OUT = new URL('../../../docs/print/', import.meta.url);
const PORT = Number(process.env['PORT'] ?? 4173);
const QUALITY = 70;
const SCALE = 0.75;

/** Each kind of sheet once: its address after '/print/', and the page that is shown. */
const SHEETS: readonly (readonly [name: string, path: string, page: number])[] = [
  ['roster', 'xenos-rampant/roster/XR-D-01', 0],
  ['squad', 'enemy-eternal/roster/EE-S-02', 0],
  ['unit-cards', 'enemy-eternal/cards/ADVENT', 0],
  ['play-cards', 'xenoshyft/cards/Hive, wave 3', 0],
  ['shadows-cards', 'earth-war/cards/Shadows Deck', 0],
  ['tokens', 'chibi-commander/tokens', 0],
  ['mission', 'chibi-commander/mission/COOP 1', 0],
  ['scenario', 'xenos-rampant/mission/BUGHUNT', 0],
  ['nodes', 'earth-war/mission/2', 0],
  ['automaton-1', 'enemy-eternal/automaton', 0],
  ['automaton-2', 'enemy-eternal/automaton', 1],
  ['book', 'xenos-rampant/book/Rules', 0],
];

await mkdir(OUT, { recursive: true });
const server = await preview({
  root: new URL('..', import.meta.url).pathname,
  preview: { port: PORT, host: '127.0.0.1', strictPort: true },
  logLevel: 'warn',
});
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 900, height: 1200 }, serviceWorkers: 'block' });
await context.addInitScript(() =>
  localStorage.setItem('xenotable.printing', JSON.stringify({ paper: 'a4', large: false, ink: false })),
);
const page = await context.newPage();
for (const [name, path, number] of SHEETS) {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`http://127.0.0.1:${PORT}/print/${encodeURI(path)}`);
  const paper = page.locator('.print-page').nth(number);
  await paper.waitFor();
  await page.emulateMedia({ media: 'print' });
  const { x, y, width, height } = await paper.evaluate((el) => {
    const box = el.getBoundingClientRect();
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  });
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x, y, width, height, scale: SCALE },
  });
  await writeFile(new URL(`${name}.webp`, OUT), Buffer.from(data, 'base64'));
  console.log(name);
}
await browser.close();
await server.close();
