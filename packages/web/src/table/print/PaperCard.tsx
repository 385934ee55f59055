// A card of paper, 63 x 88 mm: ours with a ruled head, the enemy's with a black one.
import type { ReactNode } from 'react';
import { capital } from '../../kit/words.ts';
import type { GlyphName } from '../../kit/draw/Glyph.tsx';
import type { Shape } from '../../kit/draw/sides.ts';
import { Boxes, Figure, Stats } from './parts.tsx';

export interface PaperCardProps {
  name: string;
  /** At the right of the name: its price. */
  corner?: string;
  enemy: boolean;
  glyph: GlyphName;
  shape: Shape;
  /** What is counted on it: Wounds, Hit Points. */
  boxes?: { words: string; count: number };
  /** Below the boxes, in small capitals. */
  note?: string;
  stats: readonly (readonly [string, string])[];
  /** One line each: weapons. */
  rows?: readonly string[];
  /** Rules and abilities; some have no name. */
  texts: readonly CardText[];
  foot: readonly string[];
}

export interface CardText {
  name?: string;
  text: string;
}

/** Millimetres of a card below its head and above its foot, and what the parts between take. */
const ROOM = 63;
const FACE = 14.6;
const STAT_ROW = 9.4;
const LINE = 2.95;
/** Letters in a line of the smaller type. */
const LETTERS = 48;

const linesOf = ({ name = '', text }: CardText): number =>
  Math.ceil((name.length + 2 + text.length) / LETTERS);

/** The number of lines of text that fit on a card. */
function roomFor({ stats, rows = [] }: PaperCardProps): number {
  const taken = FACE + Math.ceil(stats.length / 4) * STAT_ROW + rows.length * (LINE + 1.2);
  return Math.floor((ROOM - taken) / (LINE + 0.2));
}

interface CardProps {
  card: PaperCardProps;
  texts: readonly CardText[];
  /** Whether its texts are short, so that they are set larger. */
  roomy: boolean;
}

function Card({ card, texts, roomy }: CardProps) {
  const { name, corner, enemy, glyph, shape, boxes, note, stats, rows = [], foot } = card;
  return (
    <article className={`print-card${enemy ? ' enemy' : ''}${roomy ? ' roomy' : ''}`} aria-label={name}>
      <header>
        <h3 className={name.length > 20 ? 'long' : undefined}>{name}</h3>
        {corner !== undefined && <b>{corner}</b>}
      </header>
      <div className="print-face">
        <Figure glyph={glyph} shape={shape} enemy={enemy} size="13mm" />
        <div>
          {boxes !== undefined && boxes.count > 0 && (
            <>
              <span className="print-label">{boxes.words}</span>
              <Boxes count={boxes.count} words={`${boxes.count} ${boxes.words}`} />
            </>
          )}
          {note !== undefined && <span className="print-label">{note}</span>}
        </div>
      </div>
      {stats.length > 0 && <Stats values={stats} across={Math.min(4, stats.length)} />}
      {rows.length > 0 && (
        <ul className="print-rows">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
      <Texts texts={texts} />
      <footer>
        {foot.map((word, i) => (
          <span key={i}>{word}</span>
        ))}
      </footer>
    </article>
  );
}

const Texts = ({ texts }: { texts: readonly CardText[] }) => (
  <div className="print-words">
    {texts.map(({ name, text }, i) => (
      <p key={i}>
        {name !== undefined && <b>{name}.</b>} {capital(text)}
      </p>
    ))}
  </div>
);

/** A second card for rules that do not fit on the first. */
const SecondCard = ({ card, texts }: { card: PaperCardProps; texts: readonly CardText[] }) => (
  <article className="print-card" aria-label={`Rules of ${card.name}`}>
    <header>
      <h3 className="long">Rules of {card.name}</h3>
    </header>
    <Texts texts={texts} />
    <footer>
      {card.foot.map((word, i) => (
        <span key={i}>{word}</span>
      ))}
    </footer>
  </article>
);

/** The card, and a second one if its rules are too long for one. */
export function paperCards(card: PaperCardProps): ReactNode[] {
  let room = roomFor(card);
  const roomy = 2.4 * card.texts.reduce((sum, text) => sum + linesOf(text), 0) < room;
  const cut = card.texts.findIndex((text) => (room -= linesOf(text)) < 0);
  const first = cut < 0 ? card.texts : card.texts.slice(0, cut);
  return [
    <Card key={card.name} card={card} texts={first} roomy={roomy} />,
    ...(cut < 0 ? [] : [<SecondCard key={`${card.name} rules`} card={card} texts={card.texts.slice(cut)} />]),
  ];
}

/** A token of 27 mm: a word, and a sign or a number above it. */
export function PaperToken({
  words,
  sign,
  glyph,
  shape = 'round',
  enemy = false,
}: {
  words: string;
  sign?: string;
  glyph?: GlyphName;
  shape?: Shape;
  enemy?: boolean;
}) {
  return (
    <article className="print-token" aria-label={words}>
      {glyph !== undefined ? (
        <Figure glyph={glyph} shape={shape} enemy={enemy} size="15mm" />
      ) : (
        <b aria-hidden="true">{sign ?? words.charAt(0).toUpperCase()}</b>
      )}
      <span>{words}</span>
    </article>
  );
}

/** This many tokens of one kind. */
export const copies = (count: number, token: (number: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, i) => token(i + 1));
