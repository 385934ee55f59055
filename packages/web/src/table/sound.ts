// Sounds, off by default; everything they tell is also in the log as words.
import { currentSettings } from '../storage/settings.ts';
import type { Heard, Sound } from './voices.ts';

export type { Heard, Sound };

export function play(name: Sound, heard: Heard = {}): void {
  if (!currentSettings().sound || heard.weight === 0 || !navigator.userActivation.hasBeenActive) return;
  import('./voices.ts').then(
    ({ sound }) => sound(name, heard),
    // If it cannot be loaded there is no sound.
    () => undefined,
  );
}
