// Sounds are made on the spot and distinct by contour. Silent until switched on; every event is in the log as words.
import { currentSettings } from '../storage/settings.ts';

export type Sound = 'play' | 'refuse' | 'turn';

/** Notes in hertz, each a twelfth of a second. */
const NOTES: Record<Sound, readonly number[]> = { play: [392, 494], refuse: [196, 196], turn: [523, 659] };

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!currentSettings().sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[sound].forEach((hertz, i) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.06, start + i / 12);
    volume.gain.exponentialRampToValueAtTime(0.001, start + (i + 1) / 12 + 0.08);
    tone.connect(volume).connect(context!.destination);
    tone.start(start + i / 12);
    tone.stop(start + (i + 1) / 12 + 0.1);
  });
}
