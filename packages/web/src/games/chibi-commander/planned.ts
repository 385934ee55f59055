// A previewed choice or plan as a question, with what the map says about it.
import { cellName } from '@xenotable/chibi-commander/content';
import {
  actor,
  answersAt,
  type Answer,
  blipName,
  chainsFor,
  type Choice,
  choiceWords,
  fallChance,
  hurtChance,
  nameOf,
  seenOnWay,
  shotOf,
  type Sighting,
  type Target,
  type Unit,
  type View,
  type Walk,
  walkerNow,
  walkTo,
  type Way,
} from '@xenotable/chibi-commander/preview';
import type { Json } from '@xenotable/kernel';
import { chainWords, standing, unitOf } from './shared/faces.ts';
import { leavingWords } from './shared/leaving.ts';
import { type Plan, endsActivation, planIn } from './shared/plan.ts';
import { choiceOf } from './shared/things.ts';
import { percent } from './words.ts';

export interface Planned {
  sentence: string;
  button: string;
}

/** Who could hit a unit where it would stand. */
function dangerWords(view: View, unit: Unit, dangers: readonly Answer[]): string {
  if (unit.faction === null) return '';
  const [worst, ...others] = dangers;
  if (worst === undefined) return ' Nobody in sight could hit it there.';
  const chance = percent(worst.chance);
  return others.length === 0
    ? ` ${nameOf(view, worst.unit.id)} could hit it there, ${chance}.`
    : ` ${others.length + 1} could hit it there, ${chance} at most.`;
}

/** What turns up on the way, and that nothing can be taken back from there on. */
function sightingWords(view: View, sighting: Sighting | null, covered: boolean): string {
  if (sighting === null) return '';
  const at = cellName(sighting.cell);
  return covered
    ? ` ${nameOf(view, sighting.by)} sees it at ${at}: undo ends there.`
    : ` ${blipName(sighting.blip)} turns up at ${at}: undo ends there.`;
}

export const targetName = (view: View, target: Target): string =>
  'unit' in target ? nameOf(view, target.unit) : blipName(target.blip);

/** 'Walk 3 and shoot twice', 'Stay and strike'. */
export function wayWords({ path, range, attacks, chain, unit }: Way, view: View): string {
  const who = unitOf(view, unit);
  const blast = who !== null && chainsFor(view, who)[chain]?.deed === 'blast';
  const deed = blast ? 'fire' : range === 0 ? 'strike' : 'shoot';
  const often = attacks === 1 ? '' : attacks === 2 ? ', twice' : `, ${attacks} times`;
  return `${path.length === 0 ? 'Stay' : `Walk ${path.length}`} and ${deed}${often}`;
}

const isWhole = ({ plan }: Way): boolean =>
  plan.some((choice) => choice.do === 'attack' || choice.do === 'aim');

/** What the attacks of a way come to. */
function endWords({ end, chance, attacks }: Way): string {
  if (end === null) return `${percent(chance)} to hit.`;
  const often = attacks > 1 ? `${attacks} times ` : '';
  const falls = fallChance(end);
  return falls < 0.005
    ? `${often}${percent(chance)} to hit: ${percent(hurtChance(end))} hurt.`
    : `${often}${percent(chance)} to hit: ${percent(falls)} down.`;
}

function aimPlanned(view: View, { way, target }: Extract<Plan, { kind: 'aim' }>): Planned {
  const name = nameOf(view, way.unit);
  const at = targetName(view, target);
  const walks = way.path.length > 0 ? ` walks to ${cellName(way.from)} and` : '';
  const button = isWhole(way)
    ? `${way.path.length > 0 ? 'Walk and ' : ''}${way.range === 0 ? 'strike' : 'shoot'}`
    : 'Walk, then look';
  return {
    sentence: `${name}${walks} ${way.range === 0 ? 'strikes' : 'shoots'} ${at}? ${endWords(way)}${sightingWords(view, way.sighting, false)}`,
    button: button.charAt(0).toUpperCase() + button.slice(1),
  };
}

/** Whom it is walked to. */
function besideWords(view: View, beside: number): string {
  const unit = standing(view).find((one) => one.cell === beside);
  return unit === undefined ? '' : `, beside ${nameOf(view, unit.id)}`;
}

function walkPlanned(view: View, walk: Walk, beside = -1): Planned {
  const covered = 'blip' in walk.who;
  const unit = 'unit' in walk.who ? unitOf(view, walk.who.unit) : null;
  const name = 'unit' in walk.who ? nameOf(view, walk.who.unit) : blipName(walk.who.blip);
  const danger =
    unit === null || walk.sighting !== null ? '' : dangerWords(view, unit, answersAt(view, unit, walk.to));
  const twice = walk.actions > 1;
  return {
    sentence: `${name} walks to ${cellName(walk.to)}${besideWords(view, beside)}${twice ? ', two actions' : ''}?${sightingWords(view, walk.sighting, covered)}${danger}`,
    button: twice ? 'Walk twice' : 'Walk',
  };
}

function nextPlanned(view: View, unit: number): Planned {
  const name = nameOf(view, unit);
  return { sentence: `Activate ${name}?`, button: `Activate ${name}` };
}

/** Whose activation a plan ends before it begins, and what that leaves unused. */
function endedWords(view: View, choice: Json): string {
  const { acting } = view;
  if (acting === null || !endsActivation(choice)) return '';
  const name = nameOf(view, acting.unit);
  return acting.actions === 0
    ? `${name} is done. `
    : `${name} ends with ${acting.actions} ${acting.actions === 1 ? 'action' : 'actions'} unused. `;
}

const attackedName = (choice: Extract<Choice, { do: 'attack' }>, view: View): string =>
  'unit' in choice ? nameOf(view, choice.unit) : blipName(choice.blip);

function choicePlanned(choice: Choice, view: View): Planned | null {
  const unit = actor(view);
  const name = unit === null ? '' : nameOf(view, unit.id);
  switch (choice.do) {
    case 'spawn': {
      const coming = unitOf(view, choice.unit);
      return (
        coming && {
          sentence: `${nameOf(view, coming.id)} arrives on ${cellName(choice.at)}?${dangerWords(view, coming, answersAt(view, coming, choice.at))}${sightingWords(view, seenOnWay(view, coming.id, [choice.at]), false)}`,
          button: 'Arrive',
        }
      );
    }
    case 'walk': {
      const who = walkerNow(view);
      const walk = who === null ? null : walkTo(view, who, choice.to);
      return walk && walkPlanned(view, walk);
    }
    case 'leave':
      return { sentence: `${leavingWords(view)}.`, button: 'Leave the map' };
    case 'use': {
      const chain = unit && chainsFor(view, unit)[choice.chain];
      return chain ? { sentence: `${name}: ${chainWords(chain)}?`, button: 'Use it' } : null;
    }
    case 'attack':
    case 'aim': {
      const shot = shotOf(view, choice);
      const at = choice.do === 'attack' ? attackedName(choice, view) : cellName(choice.at);
      return (
        shot && {
          sentence: `${name} ${choice.do === 'attack' ? 'attacks' : 'aims at'} ${at}? ${percent(shot.chance)} to hit over ${shot.far}, ${shot.cover ? 'in cover' : 'no cover'}.`,
          button: choice.do === 'attack' ? 'Attack' : 'Fire',
        }
      );
    }
    default:
      return null;
  }
}

/** The words of a choice that is part of a plan, or of the whole plan. */
export function sayOf(choice: Json, view: View): string {
  const plan = planIn(choice, view);
  if (plan !== null) return plannedOf(choice, view)?.button ?? 'Do it';
  const one = choiceOf(choice);
  return one.do === 'use' && view.acting === null ? 'Use the chain' : choiceWords(one, view);
}

function planPlanned(plan: Plan, view: View): Planned {
  if (plan.kind === 'aim') return aimPlanned(view, plan);
  return plan.kind === 'walk' ? walkPlanned(view, plan.walk, plan.beside) : nextPlanned(view, plan.unit);
}

export function plannedOf(choice: Json, view: View): Planned | null {
  const plan = planIn(choice, view);
  if (plan === null) return choicePlanned(choiceOf(choice), view);
  const { sentence, button } = planPlanned(plan, view);
  return { sentence: endedWords(view, choice) + sentence, button };
}
