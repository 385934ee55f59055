// Keys during a film: they come before those of the table, and never decide anything.
import { isElsewhere, isTyping } from '../../kit/keyEvents.ts';
import { type Command, commandOf } from '../../storage/keys.ts';
import type { Settings } from '../../storage/settings.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { changeSettings } from '../../storage/settings.ts';
import type { Film, FilmState } from '../film/film.ts';

const pressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, label') !== null;

/** Milliseconds after its end in which a film still accepts the key that ends it. */
const LATE_MS = 1000;

const SPEEDS: ReadonlyMap<string, Settings['film']> = new Map([
  ['1', 'slow'],
  ['2', 'normal'],
  ['3', 'fast'],
]);

/** What a key does to a film; null for other keys. */
function actOf(event: KeyboardEvent, film: Film, { playing, live }: FilmState): (() => void) | null {
  const { key, shiftKey, target } = event;
  if (key === ' ' && !pressable(target)) return () => (playing ? film.pause() : film.play());
  if (key === 'Enter' && !pressable(target)) return () => (playing ? film.pause() : film.next());
  if (key === 'ArrowRight') return () => (shiftKey ? film.toGroup(1) : film.next());
  if (key === 'ArrowLeft') return () => (shiftKey ? film.toGroup(-1) : film.back());
  if (key === 'Home') return () => film.goTo(0);
  if (key === 'End' && live) return () => film.skip();
  if (key === 'End' || (key === 'Escape' && !live)) return () => film.finish();
  const speed = SPEEDS.get(key);
  if (speed !== undefined && target instanceof Element && target.closest('.beats') !== null)
    return () => changeSettings({ film: speed });
  return null;
}

export interface DigestKeys {
  /** Plays the film of what others did again. */
  watch(): void;
  /** Opens what others did. */
  open(): void;
  /** Shows or hides the trails. */
  trails(): void;
}

function digestAct(command: Command | null, digest: DigestKeys): (() => void) | null {
  if (command === 'watch') return digest.watch;
  if (command === 'digest') return digest.open;
  return command === 'trails' ? digest.trails : null;
}

export function useFilmKeys(
  film: Film,
  shown: FilmState | null,
  { letters, keys }: Pick<Settings, 'letters' | 'keys'>,
  digest: DigestKeys | null,
): void {
  const running = shown !== null && shown.at !== null;
  const ended = useRef(-Infinity);
  useEffect(() => {
    if (!running) return;
    return () => {
      ended.current = performance.now();
    };
  }, [running]);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (isElsewhere(event) || isTyping(event.target)) return;
    // The film has just ended by itself: the key was still meant for it.
    const late = !running && event.key === 'End' && performance.now() - ended.current < LATE_MS;
    const act = late
      ? () => {}
      : shown !== null && running
        ? actOf(event, film, shown)
        : letters && digest !== null
          ? digestAct(commandOf(event.key, keys), digest)
          : null;
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  // Before the keys of boards and table: arrows step through the film wherever the focus is.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
