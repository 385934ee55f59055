// How this device likes its table. Kept in the browser, put on the page as attributes that the styles read.
import { useSyncExternalStore } from 'react';

export interface Settings {
  theme: 'dark' | 'paper' | 'system';
  contrast: 'normal' | 'more';
  text: 'small' | 'normal' | 'large' | 'largest';
  motion: 'none' | 'fast' | 'normal';
  sound: boolean;
  /** Plays what is pointed at without a second click. */
  oneClick: boolean;
  /** Single letters act: U, E, L, O. */
  letters: boolean;
}

const KEY = 'xenotable.settings';
const DEFAULTS: Settings = {
  theme: 'dark',
  contrast: 'normal',
  text: 'normal',
  motion: 'normal',
  sound: false,
  oneClick: false,
  letters: true,
};

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

let settings = load();
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
  localStorage.setItem(KEY, JSON.stringify(settings));
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
