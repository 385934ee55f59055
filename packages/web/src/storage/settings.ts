// Settings of this device. They are kept in the browser and set on the page as attributes that the styles read.
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

const schema = v.object({
  theme: v.picklist(['dark', 'paper', 'system']),
  contrast: v.picklist(['normal', 'more']),
  text: v.picklist(['small', 'normal', 'large', 'largest']),
  motion: v.picklist(['none', 'fast', 'normal']),
  /** How happenings are shown, picture by picture: at a speed, one on each click, or not at all. */
  film: v.picklist(['slow', 'normal', 'fast', 'step', 'none']),
  /** Still pictures continue by themselves. */
  advance: v.boolean(),
  sound: v.boolean(),
  /** Plays what is pointed at without a second click. */
  oneClick: v.boolean(),
  /** Single letters act: U, E, L, O. */
  letters: v.boolean(),
  /** Keys that were set for commands of the table, by the command's name. */
  keys: v.record(v.string(), v.string()),
  /** Asks before a choice that leaves something undone. */
  nags: v.boolean(),
  /** Kinds of such questions that the player turned off: 'xenoshyft.zones'. */
  muted: v.array(v.string()),
  /** A mission is explained before its first decision. */
  briefings: v.boolean(),
});

export type Settings = v.InferOutput<typeof schema>;

const DEFAULTS: Settings = {
  theme: 'dark',
  contrast: 'normal',
  text: 'normal',
  motion: 'normal',
  film: 'normal',
  advance: false,
  sound: false,
  oneClick: false,
  letters: true,
  keys: {},
  nags: true,
  muted: [],
  briefings: true,
};

/** Settings that are newer than the last visit are missing. The pipe also refuses a list, which would pass as an object without fields. */
const written = v.pipe(
  v.custom<object>((value) => !Array.isArray(value)),
  v.partial(schema),
);

const kept = stored<Partial<Settings>>(keyOf('settings'), json(written), {}, 'Your settings');

let settings: Settings = { ...DEFAULTS, ...kept.read() };
const listeners = new Set<() => void>();
const light = matchMedia('(prefers-color-scheme: light)');

export function applySettings(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = settings.theme === 'system' ? (light.matches ? 'paper' : 'dark') : settings.theme;
  dataset['contrast'] = settings.contrast;
  dataset['text'] = settings.text;
  dataset['motion'] = settings.motion;
}
light.addEventListener('change', applySettings);

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  kept.write(settings);
  applySettings();
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settings,
  );
}

export const currentSettings = (): Settings => settings;
