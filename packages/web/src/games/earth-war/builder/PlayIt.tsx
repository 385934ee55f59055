// A table on this device with the squad of the builder, at once.
import { useState } from 'react';
import { Alert } from '../../../kit/Alert.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { go } from '../../../kit/router.tsx';
import { tablesWorker } from '../../../worker/client.ts';

interface PlayItProps {
  name: string;
  text: string;
  mission: number;
}

export function PlayIt({ name, text, mission }: PlayItProps) {
  const [problem, setProblem] = useState('');
  const play = async (): Promise<void> => {
    const row = await tablesWorker.start({
      game: 'earth-war',
      name,
      options: { play: 'mission', mission, roster: text },
      seats: [{ kind: 'person', name: 'Sergeant' }],
      cover: false,
    });
    go(`/table/${row.id}`);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void play().catch((error: Error) => setProblem(error.message))}
      >
        <Icon name="play" size={15} /> Play mission {mission} with it
      </button>
      <Alert words={problem} />
    </>
  );
}
