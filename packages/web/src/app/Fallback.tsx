// When something is not there or went wrong: what it was, and the way out.
import { Component, type ReactNode } from 'react';
import { Link } from './router.tsx';

export function Fallback({ problem }: { problem: string }) {
  return (
    <main className="fallback">
      <h1>{problem}</h1>
      <Link className="btn pri" href="/">
        Home
      </Link>
    </main>
  );
}

/** Tables are kept after every choice, so nothing is lost by starting again from the last one. */
export class Guard extends Component<{ children: ReactNode }, { problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <main className="fallback">
        <h1>The page stumbled.</h1>
        <p>{problem}</p>
        <p className="mut">Every choice is kept on this device; nothing is lost.</p>
        <button type="button" className="btn pri" onClick={() => location.reload()}>
          Go on from the last choice
        </button>
      </main>
    );
  }
}
