// Shown when something is missing or failed: what it was, and where to go.
import type { ReactNode } from 'react';
import { PageHeader } from './shellParts.tsx';
import { Icon } from './draw/Icon.tsx';
import { Link } from './router.tsx';

export function Fallback({ problem, children }: { problem: string; children?: ReactNode }) {
  return (
    <>
      <PageHeader place={null} />
      <main className="fallback">
        <Icon name="ghost" size={48} />
        <h1>{problem}</h1>
        {children}
        <Link className="button primary" href="/">
          Home
        </Link>
      </main>
    </>
  );
}
