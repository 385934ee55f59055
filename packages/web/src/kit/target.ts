/** The element of an event, or null. */
export const elementOf = ({ target }: { target: EventTarget | null }): Element | null =>
  target instanceof Element ? target : null;
