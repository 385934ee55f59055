// The header of every page that is not a table, and the bar at the bottom of a phone.
import { useState } from 'react';
import { Icon, type IconName, Wordmark } from '../kit/draw/Icon.tsx';
import { Link } from '../kit/router.tsx';
import { useRunning } from '../kit/running.ts';
import { type Place, SettingsDialog } from '../kit/shellParts.tsx';

const PLACES: readonly (readonly [place: Place, words: string, href: string, icon: IconName])[] = [
  ['play', 'Play', '/', 'play'],
  ['replays', 'Replays', '/replays', 'clock'],
  ['rules', 'Rules', '/rules', 'book'],
  ['lab', 'Laboratory', '/lab', 'chart'],
  ['credits', 'Credits', '/credits', 'list'],
];

export function SiteHeader({ place }: { place: Place | null }) {
  const [settings, setSettings] = useState(false);
  const running = useRunning();
  return (
    <>
      <header className="site-top">
        <Link className="mark" href="/" aria-label="Xenotable, home">
          <Wordmark />
          XENOTABLE
        </Link>
        <nav aria-label="Main">
          {PLACES.map(([id, words, href]) => (
            <Link
              key={id}
              href={href}
              className={id === place ? 'active' : ''}
              aria-current={id === place ? 'page' : undefined}
            >
              {words}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        {running !== null && place !== 'lab' ? (
          <Link className="button small" href={running.href}>
            <Icon name="chart" size={13} />
            Laboratory: {running.words}
          </Link>
        ) : (
          <span className="chip line donly">
            <Icon name="off" size={13} />
            Works offline, nothing to sign up for
          </span>
        )}
        <button type="button" className="icon-button" aria-label="Settings" onClick={() => setSettings(true)}>
          <Icon name="gear" size={18} />
        </button>
      </header>
      <nav className="pbar" aria-label="Main, phone">
        {PLACES.map(([id, words, href, icon]) => (
          <Link
            key={id}
            href={href}
            className={id === place ? 'active' : ''}
            aria-current={id === place ? 'page' : undefined}
          >
            <Icon name={icon} size={18} />
            {words}
          </Link>
        ))}
      </nav>
      {settings && <SettingsDialog close={() => setSettings(false)} />}
    </>
  );
}
