// What a title says about units, weapons and cards of one's own, so that the workshop can draw their form.
import type { Json, OwnKind, OwnThing, ScenarioHead, SeatPlan } from '@xenotable/kernel';
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
  /** The scenario after a thing was changed, and perhaps got another name: who used it still does. Also with the name of a printed one. */
  renamed(scenario: S, from: string, to: string): S;
  /** What the laboratory is asked about a thing with a price. Without it, the scenario is compared with one that has the printed thing instead. */
  question?(scenario: S, thing: OwnThing): QuestionInput;
  /** Who sits at the table of a comparison. */
  seats(scenario: S): SeatPlan[];
  game: string;
  options(scenario: S): Record<string, Json>;
}
