// While a film runs: the sources of the numbers of the current group.
import { Fragment } from 'react';
import { Marked } from '../../kit/Marked.tsx';
import type { FilmState } from '../film/film.ts';
import { type Picture, linesOf } from '../film/pictures.ts';
import { Items } from '../log/Items.tsx';
import './digest.css';

interface ExchangeProps {
  shown: FilmState;
  names: RegExp | null;
}

/** The current group, as far as it has been shown. */
const groupShown = ({ pictures, at }: FilmState): Picture[] =>
  at === null ? [] : pictures.slice(0, at + 1).filter((picture) => picture.group === pictures[at]?.group);

export default function Exchange({ shown, names }: ExchangeProps) {
  const lines = groupShown(shown).flatMap(linesOf);
  const title = lines.find((line) => line.opens !== undefined)?.opens ?? lines[0]?.words ?? '';
  const itemised = lines.filter((line) => (line.items ?? []).length > 0);
  return (
    <section className="section exchange" aria-label="This exchange">
      <header>
        <h2 className="label">This exchange</h2>
      </header>
      <p>
        <Marked text={title} names={names} />
      </p>
      {itemised.map((line, i) => (
        <Fragment key={i}>
          {line.words !== title && (
            <p className="muted">
              <Marked text={line.words} names={names} />
            </p>
          )}
          <Items line={line} />
        </Fragment>
      ))}
    </section>
  );
}
