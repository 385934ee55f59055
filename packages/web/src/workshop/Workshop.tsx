// The frame of all editors: tools on the left, the board in the middle, settings on the right, and commands above.
import type { ScenarioHead, ScenarioProblem } from '@xenotable/kernel';
import { titleOf } from '@xenotable/shelf';
import { type ReactNode, type Ref, useState } from 'react';
import { Arrived } from './Arrived.tsx';
import { isStopped } from './craft.ts';
import { playScenario } from './play.ts';
import { Share } from './Share.tsx';
import { Shelf } from './Shelf.tsx';
import { PROBLEMS, type Work } from './useWork.ts';
import { WorkshopBar } from './WorkshopBar.tsx';
import { WorkshopSide, WorkshopTabs } from './WorkshopSide.tsx';
import './workshop.css';

interface WorkshopProps<S extends ScenarioHead, P extends ScenarioProblem> {
  work: Work<S, P>;
  /** The left part: the tools. */
  tools: ReactNode;
  /** The board. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function Workshop<S extends ScenarioHead, P extends ScenarioProblem>({
  work,
  tools,
  children,
  ref,
}: WorkshopProps<S, P>) {
  const { craft, scenario, problems, tab, setTab, setNotice, arrived, dropping } = work;
  const [dialog, setDialog] = useState<'shelf' | 'share' | null>(null);
  const close = (): void => setDialog(null);
  const start = (which: S): void =>
    void playScenario(craft, which).catch((error: Error) => setNotice(error.message));
  const stopped = isStopped(problems);
  const play = (): void => {
    if (stopped) {
      setTab(PROBLEMS);
      setNotice('This cannot be played yet: see the problems.');
    } else start(scenario);
  };
  return (
    <div
      className={dropping ? 'editor game-surface dropping' : 'editor game-surface'}
      data-game={titleOf(craft.game)?.accent}
      data-tab={tab}
      ref={ref}
    >
      <WorkshopBar
        heading={craft.heading}
        name={scenario.name}
        steps={work}
        stopped={stopped}
        openShelf={() => setDialog('shelf')}
        openShare={() => setDialog('share')}
        play={play}
      />
      {tools}
      <main className="ed-stage">{children}</main>
      <WorkshopTabs work={work} />
      <WorkshopSide work={work} notice={dialog === 'shelf' ? '' : work.notice} />
      {dialog === 'shelf' && <Shelf work={work} close={close} />}
      {dialog === 'share' && <Share work={work} close={close} />}
      {arrived !== null && <Arrived work={work} scenario={arrived} play={() => start(arrived)} />}
    </div>
  );
}
