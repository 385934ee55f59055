// Pointing things out to others: a long press with the mouse, a drag with its right button, or a key on the focused
// thing. A long press with a finger opens the details, which have a button for it.
import { useEffect, useEffectEvent } from 'react';
import { keyOf } from '../../storage/keys.ts';
import type { Settings } from '../../storage/settings.ts';
import { thingAt } from './pointed.ts';
import type { TalkHere } from './useTalk.ts';
import { isModified } from '../../kit/keyEvents.ts';
import { useKeyDown } from '../../kit/useKeyDown.ts';

/** The length of a long press in milliseconds, and how far the pointer may move in pixels. */
const LONG = 500;
const STRAYS = 10;

/** Where pings are possible: the board, the hand, and the seats with their open hands. */
const POINTED = '.stage-board, .handtab, .seats';

interface Press {
  thing: string;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null;

type Keys = Pick<Settings, 'letters' | 'keys'>;

/** What the pointer does with things. */
interface Pointer {
  ping(thing: string): void;
  arrow(from: string, to: string): void;
  /** Opens the details. */
  open(thing: string): void;
}

/** A long press pings or, with a finger, opens the details; a drag with the right button draws an arrow. */
function usePointer(does: Pointer): void {
  const ping = useEffectEvent(does.ping);
  const arrow = useEffectEvent(does.arrow);
  const open = useEffectEvent(does.open);
  useEffect(() => {
    let press: Press | null = null;
    const under = ({ target, clientX, clientY }: PointerEvent): string | null =>
      target instanceof Element && target.closest(POINTED) !== null
        ? thingAt(target, clientX, clientY)
        : null;
    const end = (): void => {
      clearTimeout(press?.timer);
      press = null;
    };
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const down = (event: PointerEvent): void => {
      end();
      const thing = under(event);
      if (thing === null || event.button === 1) return;
      const held = (): void => {
        if (event.pointerType === 'touch') open(thing);
        else ping(thing);
        // Swallows the click at the end of a long press.
        document.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => document.removeEventListener('click', swallow, true), LONG * 2);
      };
      press = {
        thing,
        x: event.clientX,
        y: event.clientY,
        timer: event.button === 0 ? setTimeout(held, LONG) : undefined,
      };
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (press !== null && Math.hypot(clientX - press.x, clientY - press.y) > STRAYS)
        clearTimeout(press.timer);
    };
    const up = (event: PointerEvent): void => {
      const from = press?.thing;
      end();
      if (event.button !== 2 || from === undefined) return;
      const seen = document.elementFromPoint(event.clientX, event.clientY);
      const to = seen?.closest(POINTED) == null ? null : thingAt(seen, event.clientX, event.clientY);
      if (to !== null && to !== from) arrow(from, to);
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', end);
    return () => {
      end();
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', end);
    };
  }, []);
}

/** The key of the command *ping*, on the focused thing. */
function useKey(pings: (thing: string) => void, { letters, keys }: Keys): void {
  useKeyDown((event) => {
    const { target, key } = event;
    if (isModified(event) || !letters || typing(target)) return;
    if (key.toLowerCase() !== keyOf('ping', keys) || !(target instanceof Element)) return;
    const box = target.getBoundingClientRect();
    const thing =
      target.closest(POINTED) === null
        ? null
        : thingAt(target, box.x + box.width / 2, box.y + box.height / 2);
    if (thing !== null) pings(thing);
  });
}

const othersCall = ({ book, seat }: TalkHere, thing: string): string => book.toOthers?.(thing, seat) ?? thing;

/** Points something out to the selected audience. */
export const pingFrom = (here: TalkHere, thing: string): void =>
  here.say({ kind: 'ping', at: othersCall(here, thing) });

export function usePings(here: TalkHere, settings: Keys, open: (thing: string) => void): void {
  const ping = (thing: string): void => pingFrom(here, thing);
  const arrow = (from: string, to: string): void =>
    here.say({ kind: 'arrow', from: othersCall(here, from), to: othersCall(here, to) });
  usePointer({ ping, arrow, open });
  useKey(ping, settings);
}
