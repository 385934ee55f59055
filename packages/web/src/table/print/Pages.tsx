// Sheets as pages of paper. Blocks are first drawn in galleys of their column's width and measured; then each is put on its page.
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PaperSize, Printing } from '../../storage/printing.ts';
import { Wordmark } from '../../kit/draw/Icon.tsx';
import type { CardPages, CardSize, FlowPages, PrintPages } from './contract.ts';
import { type MeasuredSection, type PageLayout, paginate } from './paginate.ts';
import { Qr } from './Qr.tsx';
import './pages.css';
import './parts.css';
import './cards.css';

const MM = 96 / 25.4;
/** Millimetres: the paper, its margins, and the height of the foot. */
const PAPERS: Record<PaperSize, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};
const MARGIN = { side: 13, top: 12, foot: 19 };
/** Between columns, between sections, and below the head. */
const GAP = 4;
const BELOW = 2.4;

const CARDS: Record<CardSize, { width: number; height: number; across: number; down: number }> = {
  poker: { width: 63, height: 88, across: 3, down: 3 },
  token: { width: 27, height: 27, across: 6, down: 9 },
};

interface PagesProps {
  pages: readonly PrintPages[];
  foot: string;
  printing: Printing;
  /** Pages on the screen are drawn this large. */
  zoom: number;
  /** Called when everything is laid out, with the number of pages. */
  laidOut(count: number): void;
}

const columnWidth = (paper: PaperSize, columns: number): number =>
  (PAPERS[paper].width - 2 * MARGIN.side - (columns - 1) * GAP) / columns;

function Head({ flow, first }: { flow: FlowPages; first: boolean }) {
  return (
    <header className={`print-head${first ? '' : ' next'}`}>
      <Wordmark />
      <div>
        <h2>{flow.title}</h2>
        {first && <p>{flow.sub}</p>}
      </div>
      {first && flow.corner !== undefined && <b>{flow.corner}</b>}
      {first && flow.link !== undefined && <Qr link={flow.link} />}
    </header>
  );
}

/** All blocks of a flow, set in their widths. */
function Galley({ flow, paper }: { flow: FlowPages; paper: PaperSize }) {
  return (
    <div className={`print-galley${flow.dense === true ? ' dense' : ''}`}>
      <div style={{ width: `${columnWidth(paper, 1)}mm` }}>
        <Head flow={flow} first />
        <Head flow={flow} first={false} />
      </div>
      {flow.sections.map((section, i) => (
        <div key={i} className="print-section" style={{ width: `${columnWidth(paper, section.columns)}mm` }}>
          {section.blocks.map(({ node }, at) => (
            <div key={at} className="print-block">
              {node}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const heightOf = (el: Element): number => el.getBoundingClientRect().height;

function layoutOf(flow: FlowPages, galley: Element, paper: PaperSize): PageLayout[] {
  const [first = 0, next = 0] = [...galley.querySelectorAll('.print-head')].map(heightOf);
  const sections = [...galley.querySelectorAll('.print-section')].map((el, i): MeasuredSection => ({
    columns: flow.sections[i]?.columns ?? 1,
    heights: [...el.children].map(heightOf),
    headings: flow.sections[i]?.blocks.map((one) => one.heading === true) ?? [],
  }));
  const room = (PAPERS[paper].height - MARGIN.top - MARGIN.foot - GAP) * MM;
  return paginate(sections, (page) => room - (page === 0 ? first : next), BELOW * MM);
}

function Page({ printing, kind, children }: { printing: Printing; kind: string; children: ReactNode }) {
  const { paper, large, ink } = printing;
  return (
    <section
      className={`print-page ${paper === 'a4' ? 'paper-a4' : 'paper-letter'} ${kind}${large ? ' large' : ''}${ink ? ' saves-ink' : ''}`}
      data-theme="paper"
    >
      {children}
    </section>
  );
}

function PageFoot({ words, page, of }: { words: string; page: number; of: number }) {
  return (
    <footer className="print-foot">
      <b>XENOTABLE</b>
      <span>{words}</span>
      <span>
        {page} of {of}
      </span>
    </footer>
  );
}

function FlowBody({ flow, layout, paper }: { flow: FlowPages; layout: PageLayout; paper: PaperSize }) {
  return layout.map(({ section, columns }) => {
    const { columns: count, blocks } = flow.sections[section]!;
    return (
      <div key={section} className="print-columns">
        {columns.map((numbers, i) => (
          <div key={i} style={{ width: `${columnWidth(paper, count)}mm` }}>
            {numbers.map((number) => (
              <div key={number} className="print-block">
                {blocks[number]?.node}
              </div>
            ))}
          </div>
        ))}
      </div>
    );
  });
}

/** Short lines outside the cards that show where to cut. */
function CutMarks({ size, paper }: { size: CardSize; paper: PaperSize }) {
  const { width, height, across, down } = CARDS[size];
  const { width: w, height: h } = PAPERS[paper];
  const [left, top] = [(w - across * width) / 2, topOf(size, paper)];
  const [right, bottom] = [left + across * width, top + down * height];
  const upright = Array.from({ length: across + 1 }, (_, i) => left + i * width);
  const level = Array.from({ length: down + 1 }, (_, i) => top + i * height);
  const d = [
    ...upright.map((x) => `M${x} ${top - 1}v-3M${x} ${bottom + 1}v3`),
    ...level.map((y) => `M${left - 1} ${y}h-5M${right + 1} ${y}h5`),
  ].join('');
  return (
    <svg className="print-cuts" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <path d={d} stroke="#000" strokeWidth=".2" />
    </svg>
  );
}

const topOf = (size: CardSize, paper: PaperSize): number =>
  Math.max(4, (PAPERS[paper].height - 10 - CARDS[size].down * CARDS[size].height) / 2);

function CardGrid({ cards, size, paper }: { cards: readonly ReactNode[]; size: CardSize; paper: PaperSize }) {
  const { width, height, across, down } = CARDS[size];
  return (
    <>
      <CutMarks size={size} paper={paper} />
      <div
        className={`print-grid ${size}`}
        style={{
          top: `${topOf(size, paper)}mm`,
          left: `${(PAPERS[paper].width - across * width) / 2}mm`,
          gridTemplateColumns: `repeat(${across}, ${width}mm)`,
          gridTemplateRows: `repeat(${down}, ${height}mm)`,
        }}
      >
        {cards.map((card, i) => (
          <Fragment key={i}>{card}</Fragment>
        ))}
      </div>
    </>
  );
}

function sheetsOf({ cards, size }: CardPages): ReactNode[][] {
  const each = CARDS[size].across * CARDS[size].down;
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, i) =>
    cards.slice(i * each, (i + 1) * each),
  );
}

interface LaidOut {
  words: string;
  kind: string;
  body: ReactNode;
}

/** Every page with what is on it. */
function bodiesOf(
  pages: readonly PrintPages[],
  layouts: readonly PageLayout[][],
  paper: PaperSize,
): LaidOut[] {
  return pages.flatMap((one, i): LaidOut[] => {
    if (one.kind === 'cards')
      return sheetsOf(one).map((cards) => ({
        words: one.title,
        kind: 'cards',
        body: <CardGrid cards={cards} size={one.size} paper={paper} />,
      }));
    return (layouts[i] ?? []).map((layout, page) => ({
      words: one.title,
      kind: one.dense === true ? 'flow dense' : 'flow',
      body: (
        <>
          <Head flow={one} first={page === 0} />
          <FlowBody flow={one} layout={layout} paper={paper} />
        </>
      ),
    }));
  });
}

export function Pages({ pages, foot, printing, zoom, laidOut }: PagesProps) {
  const { paper, large, ink } = printing;
  const galleys = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [layouts, setLayouts] = useState<readonly PageLayout[][] | null>(null);
  useEffect(() => {
    void document.fonts.ready.then(() => setReady(true));
  }, []);
  const key = `${paper} ${large}`;
  const [laidFor, setLaidFor] = useState<readonly [readonly PrintPages[], string] | null>(null);
  const fresh = laidFor !== null && laidFor[0] === pages && laidFor[1] === key;
  useLayoutEffect(() => {
    if (!ready || fresh || galleys.current === null) return;
    const flows = [...galleys.current.querySelectorAll('.print-galley')];
    let at = 0;
    setLayouts(pages.map((one) => (one.kind === 'flow' ? layoutOf(one, flows[at++]!, paper) : [])));
    setLaidFor([pages, key]);
  }, [ready, fresh, pages, key, paper]);
  const bodies = fresh && layouts !== null ? bodiesOf(pages, layouts, paper) : null;
  const count = bodies?.length ?? 0;
  useEffect(() => {
    if (count > 0) laidOut(count);
  }, [count, laidOut]);
  if (bodies === null)
    return (
      <div
        className={`print-galleys${large ? ' large' : ''}${ink ? ' saves-ink' : ''}`}
        data-theme="paper"
        ref={galleys}
        aria-hidden="true"
      >
        {pages.map((one, i) => one.kind === 'flow' && <Galley key={i} flow={one} paper={paper} />)}
      </div>
    );
  return (
    <div className="print-pages" style={{ zoom }}>
      {bodies.map(({ words, kind, body }, i) => (
        <Page key={i} printing={printing} kind={kind}>
          {body}
          <PageFoot words={words === foot ? words : `${words} · ${foot}`} page={i + 1} of={count} />
        </Page>
      ))}
    </div>
  );
}
