// Which keys are meant for the page as a whole.

/** With a key of the browser or the system held down. */
export const isModified = ({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean => ctrlKey || metaKey || altKey;

/** Already answered, a key of the browser or the system, or meant for an open dialog. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || isModified(event) || document.querySelector('dialog[open]') !== null;

/** Whether keys go into a field. */
export const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null);
