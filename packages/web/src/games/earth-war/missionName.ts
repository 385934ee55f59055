// What a mission is called: those of the book have numbers.
import { MISSIONS, missionSheet } from '@xenotable/earth-war/content';
import type { View } from '@xenotable/earth-war/preview';

const isOfBook = (number: number): boolean => number > 0 && number <= MISSIONS.length;

/** 'Mission 3: The Hatchery' */
export const missionTitle = ({ number, name }: View['mission']): string =>
  isOfBook(number) ? `Mission ${number}: ${name}` : name;

/** Within a sentence: 'mission 3, The Hatchery' */
export const missionInWords = ({ number, name }: View['mission']): string =>
  isOfBook(number) ? `mission ${number}, ${name}` : name;

/** The mission of a result. */
export const missionName = (view: View, number: number): string =>
  number > MISSIONS.length ? view.mission.name : missionSheet(number).name;
