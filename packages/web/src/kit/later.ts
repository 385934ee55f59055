// Parts of a page that are loaded after its first picture: when they are shown, or when the page has been idle for a while.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<T> = () => Promise<T>;

const waiting = new Set<Load<unknown>>();

/** Remembers a load for `warmUp`. */
export function soon<T>(load: Load<T>): Load<T> {
  waiting.add(load);
  return load;
}

/** Like React's `lazy`. */
export const later = <P>(load: Load<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(soon(load));

/** Milliseconds before warming up, so that loading for the first question comes first. */
const REST = 4000;

const idle = (then: () => void): void =>
  typeof requestIdleCallback === 'function' ? void requestIdleCallback(then) : void setTimeout(then, 200);

/** Loads what is still waiting, one after the other, while the page is idle; the returned function stops it. */
export function warmUp(): () => void {
  let stopped = false;
  const next = (): void => {
    const [load] = waiting;
    if (stopped || load === undefined) return;
    waiting.delete(load);
    // Without a network it is loaded when it is shown; if that fails, an error is shown then.
    void load().then(
      () => idle(next),
      () => undefined,
    );
  };
  const timer = setTimeout(() => idle(next), REST);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
