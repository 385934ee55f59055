// Whoever follows an invitation sits down at once, at the next free seat.
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { go } from '../../kit/router.tsx';
import { findTable } from '../../table/client/lobby.ts';

export default function JoinScreen({ code }: { code: string }) {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    findTable(code).then(
      (link) => go(link, 'replace'),
      (error: Error) => setProblem(error.message),
    );
  }, [code]);
  return problem === '' ? (
    <main className="loading">Going to the table …</main>
  ) : (
    <Fallback problem={problem} />
  );
}
