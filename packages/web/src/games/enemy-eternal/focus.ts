// Where a small screen looks: at what is planned, at who acts, or at those who can act.
import type { Asked } from '@xenotable/kernel';
import { type Plan, answersIn } from './shared/aiming.ts';
import { modelIn } from './shared/faces.ts';
import { offeredIn, spacesIn } from './shared/json.ts';
import { cellAt } from './things.ts';
import { type Choice, type Model, type View, pausedRun } from '@xenotable/enemy-eternal/preview';

/** Cells that fit on a phone, with what the camera leaves round them, at a size that a finger hits. */
const ROOM = { columns: 7, rows: 5 };

/** More of them, still large enough to be tapped: for who acts and whom it can attack. */
const WIDE = { columns: 13, rows: 9 };

/** The first cell, and of the others those that fit on the screen with it. */
export function together(cells: readonly number[], columns: number, room = ROOM): number[] {
  const taken: number[] = [];
  const span = (along: readonly number[]): number => Math.max(...along) - Math.min(...along) + 1;
  for (const cell of cells) {
    const all = [...taken, cell];
    const fits =
      span(all.map((one) => one % columns)) <= room.columns &&
      span(all.map((one) => Math.floor(one / columns))) <= room.rows;
    if (fits) taken.push(cell);
  }
  return taken;
}

/** The cell that a choice speaks of, if it is one that sets up or activates somebody. */
function cellNamed(choice: Choice, view: View): number | null {
  if (choice.do === 'place' || choice.do === 'marker') return cellAt(choice.at, view.shown.board.width);
  return choice.do === 'activate' ? (view.models.find((m) => m.id === choice.model)?.cell ?? null) : null;
}

/** Everybody who is part of what is planned: who acts, where it goes, whom it attacks, who may fire at it. */
function planned(plan: Plan, view: View): number[] {
  const cellOf = (model: number): number => modelIn(view, model).cell;
  return [
    ...(plan.by === null ? [] : [cellOf(plan.by)]),
    ...(plan.aim === null ? [] : [cellOf(plan.aim.target)]),
    ...(plan.move === null ? [] : plan.move.path.slice(-1)),
    ...(plan.aim === null && plan.move !== null ? plan.move.path : []),
  ];
}

/** Who acts, then its enemies, the nearest first. */
function facing(view: View, acting: Model): number[] {
  const { width } = view.shown.board;
  const away = (cell: number): number =>
    Math.max(
      Math.abs((cell % width) - (acting.cell % width)),
      Math.abs(Math.floor(cell / width) - Math.floor(acting.cell / width)),
    );
  const foes = view.models
    .filter((m) => m.place === 'board' && m.control !== acting.control && !m.neutral)
    .map((m) => m.cell);
  return [acting.cell, ...foes.sort((a, b) => away(a) - away(b))];
}

/** Columns that the buttons beside the board cover on a phone. */
const TOOLS = 2;

/** Who acts and whom it can attack, clear of the buttons; without targets the enemies who are near. */
function actingFocus(view: View, acting: Model): number[] {
  const { width } = view.shown.board;
  const near = facing(view, acting);
  const targets = new Set(view.shown.aims.map((aim) => modelIn(view, aim.target).cell));
  const cells = [acting.cell, ...near.filter((cell) => targets.has(cell))];
  if (cells.length === 1) return together(near, width);
  const shown = together(cells, width, WIDE);
  const east = shown.reduce((most, cell) => (cell % width > most % width ? cell : most));
  return [...shown, east + Math.min(TOOLS, width - 1 - (east % width))];
}

/** On a phone: as much of the plan as fits, else who acts, else those who can. */
export function focusOf(
  view: View,
  ask: Asked | null,
  picked: Choice | null,
  plan: Plan | null,
  own: readonly number[],
): number[] {
  const { width } = view.shown.board;
  const shown = plan === null ? [] : planned(plan, view);
  // The target first: it is pointed at once more to play the plan.
  const aimed = plan?.aim == null ? [] : [modelIn(view, plan.aim.target).cell];
  if (shown.length > 0) return together([...aimed, ...shown], width);
  const paused = pausedRun(view);
  if (paused.length > 0) return together(paused, width);
  if (ask !== null && answersIn(view).length > 0) return together(askedFocus(view, ask), width);
  const named = picked ?? offeredIn(ask)[0];
  const there = named === undefined ? null : cellNamed(named, view);
  const { active } = view.shown;
  if (there === null && active !== null) return actingFocus(view, modelIn(view, active.model));
  return together(there === null ? own : [there, ...own], width);
}

/** A run that asks whether it goes on: its way, and the enemies who may just have appeared. */
function pausedFocus(view: View): number[] {
  const paused = pausedRun(view);
  const { active } = view.shown;
  return paused.length === 0 || active === null
    ? paused
    : [...paused, ...facing(view, modelIn(view, active.model))];
}

/** Cells on each side of who acts that are shown with it: more would move the board under the pointer at most activations. */
const AROUND = 2;

/** A cell and the corners of what lies around it. */
function around(cell: number, { width, height }: View['shown']['board']): number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const [left, right] = [Math.max(0, x - AROUND), Math.min(width - 1, x + AROUND)];
  const [top, bottom] = [Math.max(0, y - AROUND), Math.min(height - 1, y + AROUND)];
  return [cell, top * width + left, bottom * width + right];
}

/**
 * Whom the question is about: an attack that answers something, who acts, or all who can be activated. Enemies of who
 * acts do not count: the board would move between the click that activates it and the next.
 */
function askedFocus(view: View, ask: Asked | null): number[] {
  if (ask === null) return [];
  const answers = answersIn(view).flatMap((aim) => [aim.target, aim.by]);
  if (answers.length > 0) return answers.map((model) => modelIn(view, model).cell);
  const { active } = view.shown;
  if (active !== null) return around(modelIn(view, active.model).cell, view.shown.board);
  return offeredIn(ask).flatMap((choice) => cellNamed(choice, view) ?? []);
}

/** On a large screen the camera stays where people put it: it begins with everybody, and goes only to what is planned or asked about. */
export function stableFocus(
  view: View,
  ask: Asked | null,
  plan: Plan | null,
  opening: readonly number[],
): readonly number[] {
  const shown = plan === null ? pausedFocus(view) : planned(plan, view);
  if (shown.length > 0) return shown;
  return opening.length > 0 ? opening : askedFocus(view, ask);
}

/** Before the first round: where the own models may be set up, and what the mission is about. */
export function setUpFocus(view: View, ask: Asked | null): number[] {
  const { rows, width } = view.shown.board;
  const marked = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === 'X' ? [y * width + x] : [])),
  );
  const zone = spacesIn(ask).flatMap((space) => (space.kind === 'place' ? space.cells : []));
  return zone.length === 0 ? [] : [...zone, ...marked];
}
