// Keys of the table. Letters can be changed and turned off; Enter, Escape and arrows always work.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isElsewhere, isTyping } from '../../kit/keyEvents.ts';
import { type Command, commandOf } from '../../storage/keys.ts';
import type { Settings } from '../../storage/settings.ts';

interface TableKeys {
  enter(): void;
  /** Whether Enter belongs to the prompt, whatever has the focus on the board; `idle`: nothing can be done at the focus. */
  claimsEnter(idle: boolean): boolean;
  /** A key moved the focus on the board, so Enter refers to the focused thing. */
  moved(): void;
  /** Shift and Enter: plays the choice in spite of the warning. */
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

const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, [role=button], [role=gridcell], [role=slider], summary, label') !== null;

/** Ctrl or Cmd and Z: everybody's key for undo. */
const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;

function pressed(event: KeyboardEvent, act: TableKeys, { letters, keys: set }: KeyRules): void {
  if (isUndo(event) && !isTyping(event.target) && document.querySelector('dialog[open]') === null) {
    event.preventDefault();
    return act.undo();
  }
  if (isElsewhere(event)) return;
  if (event.key === 'Escape') {
    if (isTyping(event.target)) event.target.blur();
    act.escape();
    return;
  }
  if (isTyping(event.target)) return;
  if (event.key.startsWith('Arrow')) {
    const inPanel =
      event.target instanceof Element &&
      event.target.closest('.left, .right, .tabs, [role=grid], [role=slider]') !== null;
    if (!inPanel && act.arrow(event.key)) event.preventDefault();
    return;
  }
  if (event.key === 'Enter') {
    // A key that is held down acts only once.
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

/** Keys that move the focus. */
const MOVES = /^(?:Arrow\w+|Tab|Home|End|PageUp|PageDown|n|N)$/;

/** Whether nothing can be done on a cell. */
const isIdle = (target: Element): boolean => target.matches('[data-cell]:not(.usable)');

/** Whether something is a piece of the board or of the hand. */
const isPiece = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  target.closest('.stage-board, .handtab') !== null &&
  target.closest('[data-thing], [data-cell]') !== null;

/** Whether Enter presses the prompt's button: on a piece of the board, or wherever the focus is while it belongs to the prompt. */
function claimed(
  { target, key, shiftKey, repeat }: KeyboardEvent,
  act: TableKeys,
  prompted: boolean,
): boolean {
  if (key !== 'Enter' || document.querySelector('dialog[open]') !== null || isTyping(target)) return false;
  if (!(prompted || (isPiece(target) && act.claimsEnter(isIdle(target))))) return false;
  if (!repeat) (shiftKey ? act.insist : act.enter)();
  return true;
}

/**
 * Whether Enter belongs to the prompt wherever the focus is: after a click, or after a key that presses one of its buttons. It ends
 * when a key has moved the focus, and not before: the same keys also step through a film.
 */
interface Prompted {
  now: boolean;
  /** The last event was a key that may move the focus. */
  moving: boolean;
}

export function useTableKeys(keys: TableKeys, rules: KeyRules): void {
  const prompted = useRef<Prompted>({ now: false, moving: false });
  const belongs = (): void => {
    prompted.current = { now: true, moving: false };
  };
  const buttons: Pick<TableKeys, 'end' | 'button'> = {
    end() {
      belongs();
      keys.end();
    },
    button(index) {
      belongs();
      keys.button(index);
    },
  };
  const press = useEffectEvent((event: KeyboardEvent) => pressed(event, { ...keys, ...buttons }, rules));
  const first = useEffectEvent((event: KeyboardEvent) => {
    prompted.current.moving = MOVES.test(event.key);
    if (!claimed(event, keys, prompted.current.now)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const focused = useEffectEvent(({ target }: FocusEvent) => {
    if (!prompted.current.moving) return;
    prompted.current.now = false;
    if (isPiece(target)) keys.moved();
  });
  // In a layout effect, so that keys work as soon as the table is visible.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    const hearFirst = (event: KeyboardEvent): void => first(event);
    const focus = (event: FocusEvent): void => focused(event);
    document.addEventListener('pointerdown', belongs, true);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', hear);
    document.addEventListener('keydown', hearFirst, true);
    return () => {
      document.removeEventListener('pointerdown', belongs, true);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', hear);
      document.removeEventListener('keydown', hearFirst, true);
    };
  }, []);
}
