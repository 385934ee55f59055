// The overlay of films: it remembers where everything was, and draws when there is a film.
import { Suspense, useState } from 'react';
import { later } from '../../kit/later.ts';
import type { HappeningsProps } from './HappeningsLayer.tsx';
import { Memory, Remember } from './memory.ts';

const HappeningsLayer = later(() => import('./HappeningsLayer.tsx'));

export function Happenings(props: HappeningsProps) {
  const { stage, state, aftermath, step = 0 } = props;
  const [memory] = useState(() => new Memory());
  const { film, view, since } = state;
  const picture = film === null || film.at === null ? null : (film.pictures[film.at] ?? null);
  return (
    <>
      <Remember {...{ memory, stage, view, picture, since, step }} />
      <Suspense>
        {(film !== null || aftermath !== null) && <HappeningsLayer {...props} memory={memory} />}
      </Suspense>
    </>
  );
}
