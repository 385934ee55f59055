// What can be done with a title besides playing it.
import { Icon, type IconName } from '../../kit/draw/Icon.tsx';
import { Link } from '../../kit/router.tsx';
import type { GameModule } from '../../table/contract.ts';

interface Page {
  path: string;
  icon: IconName;
  words: string;
  /** Only titles that have this screen have the page. */
  screen?: string;
}

const PAGES: readonly Page[] = [
  { path: '/editor', screen: 'editor', icon: 'branch', words: 'Make a scenario of your own' },
  { path: '/campaign', screen: 'campaign', icon: 'flag', words: 'Play a campaign of your own' },
  { path: '/forces', screen: 'forces', icon: 'list', words: 'Make forces of your own' },
  { path: '/companion', screen: 'companion', icon: 'dice', words: 'Play on a real table' },
  { path: '/lab/ask', icon: 'chart', words: 'Ask the laboratory' },
  { path: '/print', icon: 'print', words: 'Print sheets and cards' },
];

export function OtherWays({ game, module }: { game: string; module: GameModule | null }) {
  const pages = PAGES.filter(({ screen }) => screen === undefined || module?.screens?.[screen] !== undefined);
  return (
    <nav className="other-ways" aria-labelledby="other-ways">
      <h2 id="other-ways">More with this title</h2>
      <ul className="plain">
        {pages.map(({ path, icon, words }) => (
          <li key={path}>
            <Link href={`${path}/${game}`}>
              <Icon name={icon} size={16} />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
