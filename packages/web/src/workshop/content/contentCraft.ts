// What a title says about units, weapons and cards of one's own, so that the workshop can draw their form.
import type { OwnKind, OwnThing, ScenarioHead } from '@xenotable/kernel';
import type { QuestionInput } from '@xenotable/questions';
import type { ComponentType } from 'react';

/** Somewhere in the scenario where a thing can be put with one press: 'The first seat’s detachment'. */
export interface Use<S> {
  name: string;
  put(): S;
}

export interface ContentCraft<S extends ScenarioHead> {
  kinds: readonly OwnKind[];
  /** The thing as it is drawn at the table. */
  Face: ComponentType<{ thing: OwnThing }>;
  uses(scenario: S, thing: OwnThing): readonly Use<S>[];
  /** The scenario after a thing got another name: who used it still does. */
  renamed(scenario: S, from: string, to: string): S;
  /** What the laboratory is asked: the price that makes it even, or what changes with it. Null: it is used nowhere yet. */
  question(scenario: S, thing: OwnThing): QuestionInput | null;
}
