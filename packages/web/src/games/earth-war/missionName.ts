// What a mission is called: those of the book have numbers.
import { MISSIONS, missionSheet } from '@xenotable/earth-war/content';
import type { View } from '@xenotable/earth-war/preview';

/** 'Mission 3: The Hatchery' */
export function missionTitle({ number, name }: View['mission']): string {
  return number === 0 || number > MISSIONS.length ? name : `Mission ${number}: ${name}`;
}

/** The mission of a result. */
export const missionName = (view: View, number: number): string =>
  number > MISSIONS.length ? view.mission.name : missionSheet(number).name;
