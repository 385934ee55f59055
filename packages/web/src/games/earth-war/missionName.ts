// What a mission is called: those of the book have numbers, a mission of one's own says that it is home-made.
import { MISSIONS, missionSheet } from '@xenotable/earth-war/content';
import type { View } from '@xenotable/earth-war/preview';

/** 'Mission 3: The Hatchery' */
export function missionTitle({ number, name }: View['mission']): string {
  if (number === 0) return name;
  return number > MISSIONS.length ? `Home-made mission: ${name}` : `Mission ${number}: ${name}`;
}

/** The mission of a result. */
export const missionName = (view: View, number: number): string =>
  number > MISSIONS.length ? view.mission.name : missionSheet(number).name;
