// Everything of a game that can be printed: the choice of sheet and paper, and a preview of the pages.
import { titleOf } from '@xenotable/shelf';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isPlayable } from '../../games/index.ts';
import { Fallback } from '../../kit/Fallback.tsx';
import { RadioSegments } from '../../kit/Segments.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link, go } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { type Printing, keepPrinting, readPrinting } from '../../storage/printing.ts';
import type { PrintChoice, PrintSheet, PrintSource } from '../../table/print/contract.ts';
import { Pages } from '../../table/print/Pages.tsx';
import { readAddress, writeAddress } from '../../table/print/address.ts';
import { saveHtml } from './saveHtml.ts';
import { usePages, usePrintable } from './usePrintPages.ts';
import './print-screen.css';

const PAPERS: readonly (readonly [paper: Printing['paper'], name: string])[] = [
  ['a4', 'A4'],
  ['letter', 'Letter'],
];

interface PrintScreenProps {
  game: string;
  sheet: string | null;
  choice: string | null;
}

export default function PrintScreen({ game, sheet, choice }: PrintScreenProps) {
  if (!isPlayable(game)) return <Fallback problem="There is no such game." />;
  return <Printables key={game} game={game} sheet={sheet} choice={choice} />;
}

function Printables({ game, sheet: wanted, choice: chosen }: PrintScreenProps) {
  const [address] = useState(() => readAddress(location.hash));
  const [problem, setProblem] = useState<string | null>(null);
  const fail = useCallback((error: Error) => setProblem(error.message), []);
  const found = usePrintable(game, address, fail);
  const name = titleOf(game)?.name ?? game;
  useEffect(() => {
    document.title = `Print · ${name} · Xenotable`;
    return () => {
      document.title = 'Xenotable';
    };
  }, [name]);
  if (problem !== null) return <Fallback problem={problem} />;
  if (found === null) return <main className="loading">Laying out the sheets …</main>;
  const sheet = wanted === null ? found.sheets[0] : found.sheets.find(({ id }) => id === wanted);
  if (sheet === undefined) return <Fallback problem={`${name} has no sheet “${wanted}” to print.`} />;
  const choices = sheet.choices?.(found.source) ?? [];
  const choice = choices.find(({ key }) => key === chosen) ?? choices[0];
  if (chosen !== null && choices.length > 0 && choice?.key !== chosen)
    return <Fallback problem={`There is no “${chosen}” to print.`} />;
  return (
    <Desk
      game={game}
      name={name}
      sheets={found.sheets}
      sheet={sheet}
      choices={choices}
      choice={choice?.key ?? ''}
      source={found.source}
      hash={writeAddress(address)}
      fail={fail}
    />
  );
}

interface DeskProps {
  game: string;
  name: string;
  sheets: readonly PrintSheet[];
  sheet: PrintSheet;
  choices: readonly PrintChoice[];
  choice: string;
  source: PrintSource;
  hash: string;
  fail(error: Error): void;
}

/** The size of a page on the screen: 70 percent of paper, or what fits on a phone. */
const zoomFor = (width: number): number => (width >= 900 ? 0.7 : Math.min(0.7, (width - 24) / 816));

function useZoom(): number {
  const [zoom, setZoom] = useState(() => zoomFor(innerWidth));
  useEffect(() => {
    const resized = (): void => setZoom(zoomFor(innerWidth));
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, []);
  return zoom;
}

const COPIED = new Set(['cards']);

function Desk({ game, name, sheets, sheet, choices, choice, source, hash, fail }: DeskProps) {
  const [printing, setPrinting] = useState(readPrinting);
  const [everyCopy, setEveryCopy] = useState(false);
  const [count, setCount] = useState<{ sheet: string; pages: number } | null>(null);
  const zoom = useZoom();
  const from = useMemo(() => ({ ...source, everyCopy }), [source, everyCopy]);
  const pages = usePages(sheet, choice, from, fail);
  const at = `${sheet.id} ${choice}`;
  const laidOut = useCallback((made: number) => setCount({ sheet: at, pages: made }), [at]);
  const change = (part: Partial<Printing>): void => {
    const changed = { ...printing, ...part };
    keepPrinting(changed);
    setPrinting(changed);
  };
  return (
    <>
      <PageHeader place={null} />
      <main className="print-desk">
        <aside aria-label="What to print">
          <h1>Print · {name}</h1>
          <WhatToPrint {...{ game, sheets, sheet, choices, choice, hash }} />
          <Paper printing={printing} change={change} />
          {COPIED.has(sheet.id) && (
            <label className="check">
              <input
                type="checkbox"
                checked={everyCopy}
                onChange={(event) => setEveryCopy(event.target.checked)}
              />
              Every copy that is in the box
            </label>
          )}
          <p role="status">
            {pages === null || count?.sheet !== at
              ? 'Laying out …'
              : `${count.pages} ${count.pages === 1 ? 'page' : 'pages'}`}
          </p>
          <div className="flex-row">
            <button
              type="button"
              className="button primary"
              onClick={() => print()}
              disabled={pages === null}
            >
              <Icon name="print" /> Print
            </button>
            <button
              type="button"
              className="button"
              disabled={pages === null}
              onClick={() => void saveHtml(`${name} ${sheet.name} ${choice}`).catch(fail)}
            >
              <Icon name="file" /> Save as a file
            </button>
          </div>
        </aside>
        <div className="print-preview" tabIndex={0} role="region" aria-label="The pages">
          {pages !== null && (
            <Pages
              pages={pages}
              foot={`${name} · edition ${source.edition} · our words and drawings`}
              printing={printing}
              zoom={zoom}
              laidOut={laidOut}
            />
          )}
        </div>
      </main>
    </>
  );
}

type WhatToPrintProps = Pick<DeskProps, 'game' | 'sheets' | 'sheet' | 'choices' | 'choice' | 'hash'>;

function WhatToPrint({ game, sheets, sheet, choices, choice, hash }: WhatToPrintProps) {
  const choose = (key: string): void => go(`/print/${game}/${sheet.id}/${encodeURIComponent(key)}${hash}`);
  return (
    <>
      <nav aria-label="Sheets">
        {sheets.map((one) => (
          <Link
            key={one.id}
            href={`/print/${game}/${one.id}${hash}`}
            aria-current={one === sheet ? 'page' : undefined}
          >
            {one.name}
          </Link>
        ))}
      </nav>
      <p className="muted">{sheet.says}</p>
      {choices.length > 1 && (
        <label className="print-choice">
          <span className="label">Which</span>
          <select className="field" value={choice} onChange={(event) => choose(event.target.value)}>
            {choices.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

function Paper({ printing, change }: { printing: Printing; change(part: Partial<Printing>): void }) {
  return (
    <>
      <fieldset className="pick">
        <legend>Paper</legend>
        <RadioSegments
          name="paper"
          items={PAPERS}
          chosen={printing.paper}
          choose={(paper) => change({ paper })}
        />
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          checked={printing.large}
          onChange={(event) => change({ large: event.target.checked })}
        />
        Large type
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={printing.ink}
          onChange={(event) => change({ ink: event.target.checked })}
        />
        Ink saver: enemy heads outlined
      </label>
    </>
  );
}
