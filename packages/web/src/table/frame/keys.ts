// Keys of the table. Letters can be turned off; Enter, Escape and arrows always work.
import { useEffectEvent, useLayoutEffect } from 'react';

interface TableKeys {
  enter(): void;
  escape(): void;
  undo(): void;
  end(): void;
  space(): boolean;
  search(): void;
  help(): void;
  show(panel: 'act' | 'odds' | 'log'): void;
  button(index: number): void;
  /** True when the focus moved. */
  arrow(key: string): boolean;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  ((target as HTMLElement).isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, [role=button], [role=gridcell], [role=slider], summary, label') !== null;

function pressed(event: KeyboardEvent, act: TableKeys, letters: boolean): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]')
  )
    return;
  if (event.key === 'Escape') {
    if (typing(event.target)) (event.target as HTMLElement).blur();
    act.escape();
    return;
  }
  if (typing(event.target)) return;
  if (event.key.startsWith('Arrow')) {
    const inPanel =
      event.target instanceof Element &&
      event.target.closest('.left, .right, .tabs, [role=grid], [role=slider]') !== null;
    if (!inPanel && act.arrow(event.key)) event.preventDefault();
    return;
  }
  if (event.key === 'Enter') {
    if (!onControl(event.target)) act.enter();
    return;
  }
  if (event.key === ' ') {
    if (!onControl(event.target) && act.space()) event.preventDefault();
    return;
  }
  if (event.key === '?') return act.help();
  if (event.key === '/') {
    event.preventDefault();
    return act.search();
  }
  if (!letters) return;
  const does: Record<string, () => void> = {
    u: act.undo,
    e: act.end,
    a: () => act.show('act'),
    o: () => act.show('odds'),
    l: () => act.show('log'),
  };
  if (/^[1-4]$/.test(event.key)) act.button(Number(event.key) - 1);
  else does[event.key.toLowerCase()]?.();
}

export function useTableKeys(keys: TableKeys, letters: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => pressed(event, keys, letters));
  // In the layout effect: a table that is seen can be used by its keys.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
