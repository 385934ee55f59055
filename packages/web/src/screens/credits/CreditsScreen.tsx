// The authors of what is used here.
import { PageHeader } from '../../kit/shellParts.tsx';
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import { SILHOUETTE_AUTHORS } from './silhouettes.ts';
import { GAMES, PARTS } from './thanks.ts';
import './credits.css';

function Thanks({ rows }: { rows: readonly (readonly [name: string, about: string])[] }) {
  return (
    <dl>
      {rows.map(([name, about]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function CreditsScreen() {
  return (
    <>
      <PageHeader place="credits" />
      <main className="credits">
        <h1>Credits</h1>
        <section aria-labelledby="games">
          <h2 id="games">The games</h2>
          <p>
            The rules are retold in our own words; numbers and names are facts of the games. Buy the
            originals: they are worth it.
          </p>
          <Thanks rows={GAMES} />
        </section>
        <section aria-labelledby="silhouettes">
          <h2 id="silhouettes">Silhouettes</h2>
          <p>
            From <a href="https://game-icons.net">game-icons.net</a>, under the licence{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; only the paths are used,
            without their black ground, scaled and coloured. Busts of people, line icons, card backs, dice and
            maps were drawn for this table.
          </p>
          <ul className="plain">
            {SILHOUETTE_AUTHORS.map(([ours, theirs, author]) => (
              <li key={ours}>
                <GlyphSign name={ours} size={34} />
                <b>{theirs}</b>
                <span>{author}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="parts">
          <h2 id="parts">Type and code</h2>
          <Thanks rows={PARTS} />
        </section>
      </main>
    </>
  );
}
