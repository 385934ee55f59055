// What a title provides for home-made units, weapons and cards, so that the workshop can draw their form.
import type { Json, OwnKind, OwnThing, ScenarioHead, SeatPlan } from '@xenotable/kernel';
import type { QuestionInput } from '@xenotable/questions';
import type { ComponentType } from 'react';

/** A place in the scenario where a thing can be put with one press: 'The first seat’s detachment'. */
export interface Use<S> {
  name: string;
  put(): S;
}

export interface ContentCraft<S extends ScenarioHead> {
  kinds: readonly OwnKind[];
  /** The thing as it is drawn at the table. */
  Face: ComponentType<{ thing: OwnThing }>;
  uses(scenario: S, thing: OwnThing): readonly Use<S>[];
  /** The scenario after a thing got another name: everything that used it still does. The new name may be that of a printed thing. */
  renamed(scenario: S, from: string, to: string): S;
  /** The laboratory's question about a thing with a price. Without it (null), the scenario is compared with one that has the printed thing instead. */
  question?(scenario: S, thing: OwnThing): QuestionInput | null;
  /** The seats of the table for a comparison. */
  seats(scenario: S): SeatPlan[];
  game: string;
  options(scenario: S): Record<string, Json>;
}
