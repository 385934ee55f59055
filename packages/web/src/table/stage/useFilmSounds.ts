// The sounds of a picture. Its sentence says the same.
import { type Beat } from '@xenotable/kernel';
import { useEffect, useEffectEvent } from 'react';
import type { FilmState } from '../film/film.ts';
import { type Heard, type Sound, play } from '../sound.ts';
import { leading } from './BeatMark.tsx';

const SOUNDS: Record<Beat['kind'], Sound | null> = {
  order: 'order',
  move: 'step',
  roll: 'roll',
  shot: 'tracer',
  blow: 'hit',
  save: 'armour',
  nerve: 'holds',
  retreat: 'step',
  loss: 'wound',
  death: 'death',
  reveal: 'reveal',
  answer: 'select',
  goal: 'goal',
  note: null,
};

export function soundOf({ kind, tone, dice }: Beat): Sound | null {
  if (kind === 'nerve') return tone === 'bad' || tone === 'miss' ? 'breaks' : 'holds';
  if (kind === 'goal') return tone === 'bad' ? 'goalLost' : 'goal';
  if (kind === 'shot' && tone === 'hit') return 'hit';
  if (kind === 'note' && dice !== undefined) return 'roll';
  return SOUNDS[kind];
}

/** `low`: somebody else acts in this picture. */
export function useFilmSounds(film: FilmState | null, low: boolean): void {
  const at = film?.at ?? null;
  const picture = film === null || at === null ? undefined : film.pictures[at];
  const hear = useEffectEvent(() => {
    if (film === null || picture === undefined) return;
    const beat = leading(picture);
    const sound = soundOf(beat);
    const heard: Heard = { weight: beat.weight, low };
    if (sound !== null && (film.pace.speed !== 'fast' || beat.weight > 1)) play(sound, heard);
  });
  useEffect(() => hear(), [picture]);
}
