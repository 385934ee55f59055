// What lies on the table now: a Squad to be named, the camp between missions, or the field.
import type { View } from './rulebook.ts';

export type Screen = 'muster' | 'camp' | 'field';

export function screenOf(view: View): Screen {
  const open = (...chapters: string[]): boolean =>
    view.flow.some((frame) => chapters.includes(frame.chapter));
  if (open('muster')) return 'muster';
  return view.campaign !== null && !open('round', 'deployment') ? 'camp' : 'field';
}
