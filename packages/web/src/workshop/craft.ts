// What a title provides for its scenarios, so that the workshop can show, check, keep, share and play them.
import type { ScenarioHead, ScenarioProblem, ScenarioSheet, SeatPlan } from '@xenotable/kernel';
import type { ComponentType } from 'react';

export interface FormProps<S> {
  scenario: S;
  /** Replaces the scenario after one change: one step of undo. */
  change(scenario: S): void;
}

/** A page of settings beside the board. */
export interface SettingsPage<S> {
  id: string;
  name: string;
  /** The fields that it holds. */
  fields?: RegExp;
  Form: ComponentType<FormProps<S>>;
}

export interface Craft<S extends ScenarioHead, P extends ScenarioProblem = ScenarioProblem> {
  game: string;
  /** 'Map editor' */
  heading: string;
  sheet: Omit<ScenarioSheet<S>, 'problems'> & { problems(scenario: S): readonly P[] };
  /** Shown when there are no problems. */
  fine: string;
  /** The name of the left part if it is a tab: 'Paint'. */
  tools: string;
  /** The first one holds every field that no other names. */
  pages: readonly [SettingsPage<S>, ...SettingsPage<S>[]];
  /** The name of a field for people: 'Wave 2, Enemies'. Missing: the field's own name. */
  fieldWords?(field: string): string;
  /** Starting points besides a fresh one and the examples. */
  beginnings: readonly { name: string; make(): S }[];
  /** The seats of a table that tries it out. */
  seats(scenario: S): SeatPlan[];
  /** The same scenario on a map drawn from a seed. */
  generate?(scenario: S, seed: number): S;
  /** A whole mission from a seed: its goals, forces and map. */
  mission?(seed: number): S;
}

/** The page that holds a field. */
export const pageOf = <S>(
  [first, ...others]: readonly [SettingsPage<S>, ...SettingsPage<S>[]],
  field: string,
): string => (others.find(({ fields }) => fields?.test(field)) ?? first).id;

/** Whether it cannot be played. */
export const isStopped = (problems: readonly ScenarioProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'stop');
