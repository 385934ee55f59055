// What a title says about its scenarios, so that the workshop can show, check, keep, share and play them.
import type { ScenarioHead, ScenarioProblem, ScenarioSheet, SeatPlan } from '@xenotable/kernel';
import type { ComponentType } from 'react';

export interface FormProps<S> {
  scenario: S;
  /** The scenario with one change made to it: one step of undo. */
  change(scenario: S): void;
}

/** A page of settings beside the board. */
export interface SettingsPage<S> {
  id: string;
  name: string;
  Form: ComponentType<FormProps<S>>;
}

export interface Craft<S extends ScenarioHead, P extends ScenarioProblem = ScenarioProblem> {
  game: string;
  /** 'Map editor' */
  heading: string;
  sheet: Omit<ScenarioSheet<S>, 'problems'> & { problems(scenario: S): readonly P[] };
  /** What is said when nothing is wrong. */
  fine: string;
  /** What the left part is called where it is a tab: 'Paint'. */
  tools: string;
  pages: readonly SettingsPage<S>[];
  /** The page that holds a field. */
  pageFor(field: string): string;
  /** What people call a field of the document: 'Wave 2, Enemies'. Missing: by its own name. */
  fieldWords?(field: string): string;
  /** What one may begin with, besides a fresh one and the examples. */
  beginnings: readonly { name: string; make(): S }[];
  /** Who sits at a table that tries it out. */
  seats(scenario: S): SeatPlan[];
  /** The same scenario on a map drawn from a seed. */
  generate?(scenario: S, seed: number): S;
}

/** Whether it cannot be played. */
export const isStopped = (problems: readonly ScenarioProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'stop');
