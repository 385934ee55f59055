// Values that this browser keeps between visits. Each is read through a schema: one that is damaged is set aside, replaced by its
// fallback, and people are told so once.
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

/** Words for people about what could not be read or kept. */
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

/** Everything that is kept under a name that begins so is ours. */
export const keyOf = (...parts: string[]): string => ['xenotable', ...parts].join('.');

/** `name` says to people what it is: 'Your settings'. */
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

/** Everything that is kept, by its name and as text; what was found damaged and set aside is left out. */
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

/** Keeps texts under their names, as they came from `everythingKept`. */
export function keepAll(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) if (isOurs(key)) localStorage.setItem(key, text);
}
