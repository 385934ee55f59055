// Shown when the page fails.
import { Component, type ReactNode } from 'react';
import { noteError } from '../kit/lastErrors.ts';
import { Icon } from '../kit/draw/Icon.tsx';
import { Rescue } from '../screens/table/Rescue.tsx';

/** Tables are stored after every choice, so nothing is lost by restarting from the last one. */
export class Guard extends Component<{ children: ReactNode }, { problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    noteError(error);
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const table = /^\/table\/(\w+)/.exec(location.pathname)?.[1];
    return (
      <main className="fallback">
        <Icon name="burst" size={48} />
        <h1>The page stumbled.</h1>
        <p>{problem}</p>
        <p className="muted">Every choice is kept; nothing is lost.</p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          Go on from the last choice
        </button>
        {table !== undefined && <Rescue table={table} />}
      </main>
    );
  }
}
