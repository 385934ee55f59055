// Keys of the table. Letters can be changed and turned off; Enter, Escape and arrows always work.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Command, commandOf } from '../../storage/keys.ts';
import type { Settings } from '../../storage/settings.ts';

interface TableKeys {
  enter(): void;
  /** Enter belongs to the prompt, whatever has the focus on the board. */
  claimsEnter(): boolean;
  /** The focus on the board was moved by a key: Enter is meant for what it is on. */
  moved(): void;
  /** Shift and Enter: plays what was asked about. */
  insist(): void;
  escape(): void;
  undo(): void;
  end(): void;
  space(): boolean;
  search(): void;
  help(): void;
  briefing(): void;
  hint(): void;
  show(panel: 'act' | 'odds' | 'log'): void;
  button(index: number): void;
  /** True when the focus moved. */
  arrow(key: string): boolean;
}

type KeyRules = Pick<Settings, 'letters' | 'keys'>;

const typing = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, [role=button], [role=gridcell], [role=slider], summary, label') !== null;

function pressed(event: KeyboardEvent, act: TableKeys, { letters, keys: set }: KeyRules): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]')
  )
    return;
  if (event.key === 'Escape') {
    if (typing(event.target)) event.target.blur();
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
    // A key that is held down was meant once.
    if (onControl(event.target) || event.repeat) return;
    return event.shiftKey ? act.insist() : act.enter();
  }
  if (event.key === ' ') {
    if (!onControl(event.target) && act.space()) event.preventDefault();
    return;
  }
  const command = commandOf(event.key, set);
  if (command === 'search') {
    event.preventDefault();
    return act.search();
  }
  if (command === 'help') return act.help();
  if (!letters) return;
  if (/^[1-4]$/.test(event.key)) act.button(Number(event.key) - 1);
  else if (command !== null) carryOut(command, act);
}

function carryOut(command: Command, act: TableKeys): void {
  const does: Partial<Record<Command, () => void>> = {
    undo: act.undo,
    end: act.end,
    actions: () => act.show('act'),
    odds: () => act.show('odds'),
    log: () => act.show('log'),
    briefing: act.briefing,
    hint: act.hint,
  };
  does[command]?.();
}

/** Keys that move the focus on the board. */
const MOVES = /^(?:Arrow\w+|Tab|Home|End|n|N)$/;

/** Enter while the prompt's button says what Enter does: on a piece of the board, or on whatever a click has left the focus. */
function claimed(event: KeyboardEvent, act: TableKeys, clicked: boolean): boolean {
  const { target, key, repeat } = event;
  const onPiece =
    target instanceof Element &&
    target.closest('.stage-board, .handtab') !== null &&
    target.closest('[data-thing], [data-cell]') !== null;
  if (document.querySelector('dialog[open]') !== null || typing(target)) return false;
  if (onPiece && MOVES.test(key)) act.moved();
  if (key !== 'Enter' || !(clicked || (onPiece && act.claimsEnter()))) return false;
  if (!repeat) (event.shiftKey ? act.insist : act.enter)();
  return true;
}

export function useTableKeys(keys: TableKeys, rules: KeyRules): void {
  const press = useEffectEvent((event: KeyboardEvent) => pressed(event, keys, rules));
  // Whether the focus is where the last click was; a key that moves it makes it the keys' again.
  const clicked = useRef(false);
  const first = useEffectEvent((event: KeyboardEvent) => {
    if (MOVES.test(event.key)) clicked.current = false;
    if (!claimed(event, keys, clicked.current)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // In the layout effect: a table that is seen can be used by its keys.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    const hearFirst = (event: KeyboardEvent): void => first(event);
    const click = (): void => {
      clicked.current = true;
    };
    document.addEventListener('pointerdown', click, true);
    document.addEventListener('keydown', hear);
    document.addEventListener('keydown', hearFirst, true);
    return () => {
      document.removeEventListener('pointerdown', click, true);
      document.removeEventListener('keydown', hear);
      document.removeEventListener('keydown', hearFirst, true);
    };
  }, []);
}
