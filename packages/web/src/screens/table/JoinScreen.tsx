// Somebody who follows an invitation enters a name and takes the next free seat.
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { go } from '../../kit/router.tsx';
import { ownName } from '../../storage/person.ts';
import { type Entrance, type Introduction, entranceByCode, sitByCode } from '../../table/client/people.ts';
import { EnterForm } from './EnterForm.tsx';

export default function JoinScreen({ code }: { code: string }) {
  const [entrance, setEntrance] = useState<Entrance | null>(null);
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  const sit = (introduction: Introduction): void =>
    void sitByCode(code, introduction).then((link) => go(link, 'replace'), fail);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await entranceByCode(code);
      if (found.free) return setEntrance(found);
      // Somebody who already has a seat comes back to it.
      go(await sitByCode(code, { name: ownName() || 'Guest', word: '' }), 'replace');
    };
    look().catch((error: Error) => setProblem(error.message));
  }, [code]);
  if (entrance !== null) return <EnterForm {...{ entrance, problem, sit }} />;
  return problem === '' ? (
    <main className="loading">Going to the table …</main>
  ) : (
    <Fallback problem={problem} />
  );
}
