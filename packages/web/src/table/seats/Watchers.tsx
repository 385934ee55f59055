// Who watches a table, and as which viewer.
import type { WatcherInfo } from '@xenotable/server/protocol';
import { Icon } from '../../kit/draw/Icon.tsx';

interface WatchersProps {
  watching: readonly WatcherInfo[];
  watchers: number;
  delay: number;
  /** Names of the seats. */
  names: readonly string[];
}

const spoken = ({ name, sees, screen }: WatcherInfo, names: readonly string[]): string =>
  screen
    ? `${name ?? 'A screen'} is the table`
    : `${name ?? 'A guest'}, ${sees === null ? 'what everybody sees' : `with ${names[sees] ?? 'somebody'}`}`;

export default function Watchers({ watching, watchers, delay, names }: WatchersProps) {
  if (watchers === 0) return null;
  return (
    <section className="section watchers" aria-label="Watching">
      <header>
        <h2 className="label">Watching</h2>
        {delay > 0 && <span className="muted">{delay} decisions later</span>}
      </header>
      <ul className="plain">
        {watching.map((one, i) => (
          <li key={i}>
            <Icon name={one.screen ? 'screen' : 'eye'} />
            <span>{spoken(one, names)}</span>
          </li>
        ))}
        {watchers > watching.length && <li>and {watchers - watching.length} more</li>}
      </ul>
    </section>
  );
}
