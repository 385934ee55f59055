// The editor of sieges: what the Hive sends on the left, the waves in the middle, their settings on the right.
import { useMemo, useState } from 'react';
import { Workshop } from '../../../workshop/Workshop.tsx';
import { useWork, useWorkshopKeys } from '../../../workshop/useWork.ts';
import { ChosenWave } from './chosen.ts';
import { craft } from './craft.ts';
import { addWave } from './edit.ts';
import { Encounters } from './Encounters.tsx';
import { Waves } from './Waves.tsx';
import './editor.css';

/** 'waves[2].zones' is about the third wave. */
const waveIn = (field: string): number | null => {
  const at = /^waves\[(\d+)\]/.exec(field)?.[1];
  return at === undefined ? null : Number(at);
};

export default function EditorScreen() {
  const [chosen, setWave] = useState(0);
  const work = useWork(craft, {
    show({ field }) {
      const at = waveIn(field);
      if (at !== null) setWave(at);
      return false;
    },
    opened: () => setWave(0),
  });
  const { scenario, change } = work;
  const wave = Math.min(chosen, scenario.waves.length - 1);
  const value = useMemo(() => ({ wave, setWave }), [wave]);
  useWorkshopKeys(work, {
    n: () => {
      change(addWave(scenario, wave));
      setWave(wave + 1);
    },
  });
  return (
    <ChosenWave value={value}>
      <Workshop work={work} tools={<Encounters scenario={scenario} change={change} />}>
        <Waves scenario={scenario} change={change} />
      </Workshop>
    </ChosenWave>
  );
}
