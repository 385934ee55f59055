/** The element that an event is about; null: none. */
export const elementOf = ({ target }: { target: EventTarget | null }): Element | null =>
  target instanceof Element ? target : null;
