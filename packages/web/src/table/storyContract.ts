// What a game tells about its mission: goals and score while it is played, the briefing before it, the debrief after it.
import type { Json, LogLine, RuleId, SeatPlan, Viewer } from '@xenotable/kernel';
import type { ComponentType } from 'react';
import type { Side } from '../kit/draw/sides.ts';

export type GoalState = 'open' | 'now' | 'done' | 'waiting' | 'lost';

/** Something that wins or scores, in its present state. */
export interface Goal {
  /** Stays the same as long as it is the same goal; changes are recognised by it. */
  id: string;
  /** In a few words: 'Destroy both pylons'. */
  words: string;
  /** Open, the one to work on now, reached, waiting for something (or in danger), out of reach. */
  state: GoalState;
  /** What is missing, who did it and when, what delays it, why it is lost: 'blows at the end of round 5'. */
  detail?: string;
  /** What it is worth, or has brought: '2 points', '3 of 5'. */
  points?: string;
  rule?: RuleId;
  /** The legal choice that reaches it, if it is one act away. The button of the strip plans it. */
  choice?: Json;
}

export interface Score {
  side: Side;
  letter: string;
  points: string;
}

/** How long the game still lasts, including this round: { count: 2, unit: 'round' }. */
export interface TimeLeft {
  count: number;
  unit: string;
}

/** What a player needs to know before the first decision, own side first. Texts may mark their core in **bold**. */
export interface Briefing<V = Json> {
  /** By when: '6 rounds'. */
  length: string;
  /** One or two sentences. */
  story?: string;
  /** What you do, step by step, each with its chance, price or points as `value`. */
  you: readonly { text: string; rule: RuleId; value?: string }[];
  /** How the other side wins, and what gets worse with time. */
  them: readonly { text: string; rule?: RuleId }[];
  /** Both sides, own first; only the numbers that matter in this mission. */
  forces: readonly { name: string; side: Side; lines: readonly string[] }[];
  /** The map with zones and paths; it has its own label for screen readers. */
  Map?: ComponentType<{ view: V }>;
}

/** A set-up that can be begun from a button. */
export interface NextGame {
  label: string;
  /** What the new table is called, if not like the button. */
  name?: string;
  options: Record<string, Json>;
  seats: SeatPlan[];
  /** The state that it begins with, in the words of the game's `arrange`: what this game has brought. */
  given?: Json;
}

/** What a game shows before and after a mission. */
export interface Story<V = Json> {
  /** Only called while there is a `mission`. Views of earlier editions may lack a part. */
  briefing?(view: V, viewer: Viewer, seats: readonly SeatPlan[]): Briefing<V>;
  debrief?(view: V, lines: readonly LogLine[], seats: readonly SeatPlan[]): Debrief;
  /** The result in the game's own form; by default the reason given by the rules. */
  Report?: ComponentType<{ view: V; seats: readonly SeatPlan[] }>;
  /** One line of a result to share with others who play the same deal; it reveals nothing about the deal. */
  shares?(view: V): string;
}

/** What is shown when the game is over. */
export interface Debrief {
  /** Where the points came from: 'Pylons destroyed' '2 of 2'. */
  points: readonly { words: string; value: string }[];
  /** Those who fell, fled or were lost, by name: 'Duarte' 'shot by a Sectoid' 'round 3'. */
  losses: readonly { name: string; side: Side; how: string; when: string }[];
  /** The words for their number: 'Troops lost'. */
  lost?: string;
  /** What could be played next: the mission after this one, another level. */
  next?: readonly NextGame[];
}
