// Values that this browser keeps between visits. Each is read through a schema. A damaged value is set aside and
// replaced by its fallback, and people are told once.
import { type GenericSchema, parse } from 'valibot';

export interface Format<T> {
  /** Throws if the text is not such a value. */
  read(text: string): T;
  write(value: T): string;
}

export const json = <T>(schema: GenericSchema<unknown, T>): Format<T> => ({
  read: (text) => parse(schema, JSON.parse(text)),
  write: (value) => JSON.stringify(value),
});

export const plainText: Format<string> = { read: (text) => text, write: (text) => text };

export interface Stored<T> {
  read(): T;
  write(value: T): void;
  remove(): void;
}

/** Messages for people about values that could not be read or kept. */
let problems: readonly string[] = [];
const listeners = new Set<() => void>();

function complain(words: string): void {
  if (problems.includes(words)) return;
  problems = [...problems, words];
  for (const listener of listeners) listener();
}

export const storageProblems = {
  all: (): readonly string[] => problems,
  dismiss(): void {
    problems = [];
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Storage keys with this prefix are ours. */
export const keyOf = (...parts: string[]): string => ['xenotable', ...parts].join('.');

/** `name` tells people what it is: 'Your settings'. */
export function stored<T>(key: string, format: Format<T>, fallback: T, name: string): Stored<T> {
  const refused = `This browser does not keep anything just now: a private window, or its storage is full. ${name} will be gone when the page is closed.`;
  const attempt = (change: () => void): void => {
    try {
      change();
    } catch {
      complain(refused);
    }
  };
  const load = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    read() {
      const text = load();
      if (text === null) return fallback;
      try {
        return format.read(text);
      } catch {
        complain(
          `${name} could not be read and had to begin anew. What was there is kept as “${key}.damaged”.`,
        );
        attempt(() => {
          localStorage.setItem(`${key}.damaged`, text);
          localStorage.removeItem(key);
        });
        return fallback;
      }
    },
    write: (value) => attempt(() => localStorage.setItem(key, format.write(value))),
    remove: () => attempt(() => localStorage.removeItem(key)),
  };
}

/** All kept values as text, by their keys; values that were damaged and set aside are left out. */
export function everythingKept(): Record<string, string> {
  const kept: Record<string, string> = {};
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    const value = key === null ? null : localStorage.getItem(key);
    if (key !== null && value !== null && isOurs(key) && !key.endsWith('.damaged')) kept[key] = value;
  }
  return kept;
}

export const isOurs = (key: string): boolean => key.startsWith(keyOf(''));

/** Stores texts under their keys, as `everythingKept` returned them. */
export function keepAll(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) if (isOurs(key)) localStorage.setItem(key, text);
}
