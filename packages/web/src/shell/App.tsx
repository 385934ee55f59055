// Which screen an address shows. All screens but the home page are loaded when they are first opened.
import { titles } from '@xenotable/shelf';
import { Suspense, lazy } from 'react';
import { Defs } from '../kit/draw/Defs.tsx';
import { Home } from '../screens/home/Home.tsx';
import { usePath } from '../kit/router.tsx';
import { type ShellParts, ShellPartsContext } from '../kit/shellParts.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const Setup = lazy(() => import('../screens/setup/Setup.tsx'));
const LocalTableScreen = lazy(() => import('../screens/table/LocalTableScreen.tsx'));
const OnlineTableScreen = lazy(() => import('../screens/table/OnlineTableScreen.tsx'));
const JoinScreen = lazy(() => import('../screens/table/JoinScreen.tsx'));
const Learn = lazy(() => import('../screens/learn/Learn.tsx'));
const PuzzlesScreen = lazy(() => import('../screens/puzzles/PuzzlesScreen.tsx'));
const RulesScreen = lazy(() => import('../screens/rules/RulesScreen.tsx'));
const ReplaysScreen = lazy(() => import('../screens/replay/ReplaysScreen.tsx'));
const ReplayScreen = lazy(() => import('../screens/replay/ReplayScreen.tsx'));
const GameScreen = lazy(() => import('../screens/GameScreen.tsx'));
const DailyScreen = lazy(() => import('../screens/daily/DailyScreen.tsx'));
const YouScreen = lazy(() => import('../screens/you/YouScreen.tsx'));
const PrintScreen = lazy(() => import('../screens/print/PrintScreen.tsx'));
const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'));
const LabScreen = lazy(() => import('../screens/lab/LabScreen.tsx'));
const CreditsScreen = lazy(() => import('../screens/credits/CreditsScreen.tsx'));

/** The game of an address without a game's name. */
const FIRST = titles[0]?.game ?? '';
const PARTS: ShellParts = { Header: SiteHeader, SettingsDialog };

function Screen() {
  const [place, name, detail, more] = usePath();
  switch (place) {
    case undefined:
      return <Home />;
    case 'new':
      return <Setup game={name ?? FIRST} />;
    case 'table':
      return <LocalTableScreen key={name} id={name ?? ''} />;
    case 't':
      return <OnlineTableScreen key={name} table={name ?? ''} />;
    case 'screen':
      return <OnlineTableScreen key={name} table={name ?? ''} screen />;
    case 'join':
      return <JoinScreen key={name} code={name ?? ''} />;
    case 'learn':
      return <Learn key={`${name} ${detail}`} game={name ?? FIRST} number={detail ?? null} />;
    case 'puzzles':
      return <PuzzlesScreen game={name ?? null} place={detail ?? null} />;
    case 'rules':
      return <RulesScreen game={name ?? null} rule={detail ?? null} />;
    case 'replays':
      return <ReplaysScreen />;
    case 'replay':
      return <ReplayScreen key={name} id={name ?? ''} />;
    case 'daily':
      return <DailyScreen key={`${name} ${detail}`} game={name ?? null} date={detail ?? null} />;
    case 'you':
      return <YouScreen />;
    case 'print':
      return <PrintScreen game={name ?? FIRST} sheet={detail ?? null} choice={more ?? null} />;
    case 'lab':
      return <LabScreen key={`${name} ${detail}`} place={name ?? null} detail={detail ?? null} />;
    case 'credits':
      return <CreditsScreen />;
    default:
      return (
        <GameScreen
          key={`${place} ${name} ${detail}`}
          screen={place}
          game={name ?? ''}
          detail={detail ?? null}
        />
      );
  }
}

export function App() {
  const [place] = usePath();
  return (
    <ShellPartsContext value={PARTS}>
      <Defs />
      <Suspense fallback={<main className="loading">One moment …</main>}>
        <div className="screen" data-screen={place ?? 'home'}>
          <Screen />
        </div>
      </Suspense>
      <StorageNotice />
      <UpdateNotice />
    </ShellPartsContext>
  );
}
