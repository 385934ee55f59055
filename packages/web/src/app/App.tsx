// Which screen an address shows. Everything but the home page is loaded when it is first opened.
import { Suspense, lazy } from 'react';
import { Defs } from '../draw/Defs.tsx';
import { Home } from '../home/Home.tsx';
import { Fallback } from './Fallback.tsx';
import { usePath } from './router.tsx';

const Setup = lazy(() => import('../setup/Setup.tsx'));
const LocalTableScreen = lazy(() => import('../table/LocalTableScreen.tsx'));
const OnlineTableScreen = lazy(() => import('../table/OnlineTableScreen.tsx'));
const JoinScreen = lazy(() => import('../table/JoinScreen.tsx'));
const Learn = lazy(() => import('../learn/Learn.tsx'));
const RulesScreen = lazy(() => import('../rules/RulesScreen.tsx'));
const ReplaysScreen = lazy(() => import('../replay/ReplaysScreen.tsx'));
const ReplayScreen = lazy(() => import('../replay/ReplayScreen.tsx'));
const ChibiEditor = lazy(() => import('../games/chibi-commander/editor/EditorScreen.tsx'));
const Daily = lazy(() => import('../games/earth-war/Daily.tsx'));
const CreditsScreen = lazy(() => import('../credits/CreditsScreen.tsx'));

function Screen() {
  const [place, name, detail] = usePath();
  switch (place) {
    case undefined:
      return <Home />;
    case 'new':
      return <Setup game={name ?? 'xenoshyft'} />;
    case 'table':
      return <LocalTableScreen key={name} id={name ?? ''} />;
    case 't':
      return <OnlineTableScreen key={name} table={name ?? ''} />;
    case 'join':
      return <JoinScreen key={name} code={name ?? ''} />;
    case 'learn':
      return <Learn key={name} game={name ?? 'xenoshyft'} />;
    case 'rules':
      return <RulesScreen game={name ?? null} rule={detail ?? null} />;
    case 'replays':
      return <ReplaysScreen />;
    case 'replay':
      return <ReplayScreen key={name} id={name ?? ''} />;
    case 'daily':
      return <Daily key={detail} date={detail ?? null} />;
    case 'editor':
      return name === 'chibi-commander' ? <ChibiEditor /> : <Fallback problem="There is no such page." />;
    case 'credits':
      return <CreditsScreen />;
    default:
      return <Fallback problem="There is no such page." />;
  }
}

export function App() {
  return (
    <>
      <Defs />
      <Suspense fallback={<main className="loading">One moment …</main>}>
        <Screen />
      </Suspense>
    </>
  );
}
