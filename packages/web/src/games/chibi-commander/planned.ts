// A previewed choice or plan as a question, with what the map says about it.
import { cellName } from '@xenotable/chibi-commander/content';
import {
  actor,
  answersAt,
  type Answer,
  blipName,
  type Capture,
  chainsFor,
  type Choice,
  choiceWords,
  doorPrice,
  fallChance,
  type Healing,
  hurtChance,
  nameOf,
  seenOnWay,
  seenThroughDoor,
  type Sending,
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
import { chainWords, heartsWords, standing, unitOf } from './shared/faces.ts';
import { leavingWords, savedWorth } from './shared/leaving.ts';
import { type Plan, endingIn, planIn } from './shared/plan.ts';
import { oneChoice } from './shared/things.ts';
import { percent } from './shared/words.ts';

export interface Planned {
  sentence: string;
  button: string;
}

/** Who could hurt a unit where it would stand. */
function dangerWords(view: View, unit: Unit, dangers: readonly Answer[]): string {
  if (unit.faction === null) return '';
  const [worst, ...others] = dangers;
  if (worst === undefined) return ' Nobody in sight could hurt it there.';
  const chance = percent(worst.hurt);
  return others.length === 0
    ? ` ${nameOf(view, worst.unit.id)} could hurt it there, ${chance} at most.`
    : ` ${others.length + 1} could hurt it there, ${chance} at most.`;
}

/** What turns up on the way, and that nothing can be taken back from there on. */
function sightingWords(view: View, sighting: Sighting | null, covered: boolean): string {
  if (sighting === null) return '';
  const at = cellName(sighting.cell);
  return covered
    ? ` ${nameOf(view, sighting.by)} sees it at ${at}: undo ends there.`
    : ` ${blipName(sighting.blip)} turns up at ${at}: undo ends there.`;
}

const targetName = (view: View, target: Target): string =>
  'unit' in target ? nameOf(view, target.unit) : blipName(target.blip);

/** 'Larva, 5 of 5 hearts'; nobody knows the hearts of a Blip. */
export function targetWords(view: View, target: Target): string {
  const unit = 'unit' in target ? unitOf(view, target.unit) : null;
  return unit === null ? targetName(view, target) : `${targetName(view, target)}, ${heartsWords(unit)}`;
}

/** 'Walk 3 and shoot, twice', 'Stay and strike', 'Stay and shoot, then walk to (12,14)'; 'then walk 3' where no field is safer. */
export function wayWords({ path, range, attacks, chain, unit, after, from, rest }: Way, view: View): string {
  const who = unitOf(view, unit);
  const blast = who !== null && chainsFor(view, who)[chain]?.deed === 'blast';
  const deed = blast ? 'fire' : range === 0 ? 'strike' : 'shoot';
  const often = attacks === 1 ? '' : attacks === 2 ? ', twice' : `, ${attacks} times`;
  const onward = after > 0 ? `, then walk ${rest === from ? after : `to ${cellName(rest)}`}` : '';
  return `${path.length === 0 ? 'Stay' : `Walk ${path.length}`} and ${deed}${often}${onward}`;
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
    : `${often}${percent(chance)} to hit: ${percent(hurtChance(end))} hurt, ${percent(falls)} down.`;
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

/** 'Postman runs off the map at (11,15), free, +1 point'. */
function sentWords(view: View, { civilian, exit, sighting }: Sending): string {
  const unit = unitOf(view, civilian);
  const worth = unit === null ? '' : savedWorth(view, unit);
  if (exit < 0) return `${nameOf(view, civilian)} walks up to 4 points at once, free`;
  const runs = `${nameOf(view, civilian)} runs ${sighting === null ? 'off the map at' : 'to'} ${cellName(exit)}, free`;
  return worth === '' ? runs : `${runs}, ${worth}${sighting === null ? '' : ' when it leaves'}`;
}

/** 'Save Postman: +1 point', 'Send Postman'. */
function sendButton(view: View, { civilian, exit, sighting }: Sending): string {
  const unit = unitOf(view, civilian);
  const worth = unit === null || exit < 0 || sighting !== null ? '' : savedWorth(view, unit);
  const name = nameOf(view, civilian);
  return worth === '' ? `Send ${name}: free` : `Save ${name}: ${worth}`;
}

function sendPlanned(view: View, sending: Sending): Planned {
  const then = sending.exit < 0 ? ' Then choose its field.' : '';
  return {
    sentence: `${nameOf(view, sending.by)} sends: ${sentWords(view, sending)}.${then}${sightingWords(view, sending.sighting, false)}`,
    button: sendButton(view, sending),
  };
}

/** Who is taken away, what it brings, and that the one who drags it is gone as well. */
function capturePlanned(view: View, { unit, captive, exit, actions }: Capture): Planned {
  const [name, whom] = [nameOf(view, unit), nameOf(view, captive)];
  const taken = unitOf(view, captive);
  const worth = taken === null ? '' : savedWorth(view, taken);
  const price = actions === 0 ? 'free' : actions === 1 ? 'one action' : 'two actions';
  return {
    sentence: `${name} drags ${whom} off the map at ${cellName(exit)}, ${price}${worth === '' ? '' : `, ${worth}`}? ${name} leaves with it and does not come back.`,
    button: worth === '' ? `Take ${whom} away` : `Capture ${whom}: ${worth}`,
  };
}

function healPlanned(view: View, { unit, patient, dice, actions }: Healing): Planned {
  const name = nameOf(view, patient);
  return {
    sentence: `${nameOf(view, unit)} heals ${name} with ${dice} ${dice === 1 ? 'die' : 'dice'}, ${actions === 1 ? 'one action' : 'two actions'}?`,
    button: `Heal ${name}`,
  };
}

function walkPlanned(view: View, walk: Walk, beside = -1, sends: Sending | null = null): Planned {
  const covered = 'blip' in walk.who;
  const unit = 'unit' in walk.who ? unitOf(view, walk.who.unit) : null;
  const name = 'unit' in walk.who ? nameOf(view, walk.who.unit) : blipName(walk.who.blip);
  const danger =
    unit === null || walk.sighting !== null ? '' : dangerWords(view, unit, answersAt(view, unit, walk.to));
  // The rest of a walk that has begun costs none, the walk after it does.
  const price = walk.actions > 1 ? ', two actions' : walk.walks > 1 ? ', with one more action' : '';
  const doors = walk.plan.some((choice) => choice.do === 'open');
  // CC-MOV-10 An Alien door takes an action of its own.
  const paid = doors && walk.actions > walk.walks;
  const opening = paid ? ', opening the Alien door first' : doors ? ', opening the door' : '';
  return {
    sentence: `${name} walks to ${cellName(walk.to)}${besideWords(view, beside)}${opening}${price}?${sightingWords(view, walk.sighting, covered)}${danger}${sends === null ? '' : ` ${sentWords(view, sends)}.`}`,
    button: sends === null ? walkButton(walk, paid) : sendButton(view, sends),
  };
}

function walkButton({ plan, walks }: Walk, paid: boolean): string {
  if (paid) return plan.at(-1)?.do === 'walk' ? 'Open and walk' : 'Open, then look';
  return walks > 1 ? 'Walk twice' : 'Walk';
}

/** CC-MOV-10 What is left after opening an Alien door, and what it brings to light. */
function openPlanned(view: View, door: number): Planned {
  const { acting } = view;
  const walker = walkerNow(view);
  const name =
    acting !== null
      ? nameOf(view, acting.unit)
      : walker === null
        ? 'Whoever is beside it'
        : 'blip' in walker
          ? blipName(walker.blip)
          : nameOf(view, walker.unit);
  const price = doorPrice(view, door);
  const lost = view.mover?.points ?? 0;
  const rest =
    lost === 0
      ? ''
      : `, and ${lost} ${lost === 1 ? 'point' : 'points'} of movement ${lost === 1 ? 'is' : 'are'} lost`;
  const words =
    price !== 'one action'
      ? `${name} opens the door, ${price}?`
      : acting?.actions === 1
        ? `${name} opens the Alien door with its last action${rest}: only others can walk through before it closes with the turn.`
        : `${name} opens the Alien door with one action${rest}; the other one is left to walk through.`;
  return {
    sentence: `${words}${sightingWords(view, seenThroughDoor(view, door), false)}`,
    button: 'Open the door',
  };
}

function nextPlanned(view: View, { unit, at }: Extract<Plan, { kind: 'next' }>): Planned {
  const name = nameOf(view, unit);
  if (at >= 0) return { sentence: `${name} arrives on ${cellName(at)}?`, button: 'Arrive' };
  if (unitOf(view, unit)?.fate === 'waiting')
    return { sentence: `Then choose where ${name} arrives.`, button: `${name} next` };
  return { sentence: `Activate ${name}?`, button: `Activate ${name}` };
}

/** Whose activation a plan ends before it begins, and what that leaves unused. */
function endedWords(view: View, choice: Json): string {
  const { acting } = view;
  const ending = endingIn(choice);
  if (acting === null || ending === null) return '';
  const name = `${nameOf(view, acting.unit)}${ending === 'done' ? '' : ' breaks off its chain and'}`;
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
    case 'open':
      return openPlanned(view, choice.door);
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
  const one = oneChoice(choice);
  // A plan that came from an earlier view has no words in this one.
  if (one === null) return plannedOf(choice, view)?.button ?? 'Do it';
  return one.do === 'use' && view.acting === null ? 'Use the chain' : choiceWords(one, view);
}

/** A chain belongs to the unit that the plan has activated before, not to the one that acts now. */
export function sayStepOf(plan: readonly Json[], at: number, view: View): string | null {
  const step = oneChoice(plan[at] ?? null);
  if (step?.do !== 'use') return null;
  const activated = plan
    .slice(0, at)
    .map(oneChoice)
    .findLast((one) => one?.do === 'activate');
  const unit = activated?.do === 'activate' ? unitOf(view, activated.unit) : null;
  const chain = unit === null ? undefined : chainsFor(view, unit)[step.chain];
  return chain === undefined ? null : `Use ${chain.text}`;
}

function planPlanned(plan: Plan, view: View): Planned {
  if (plan.kind === 'aim') return aimPlanned(view, plan);
  if (plan.kind === 'send') return sendPlanned(view, plan.sending);
  if (plan.kind === 'heal') return healPlanned(view, plan.healing);
  if (plan.kind === 'capture') return capturePlanned(view, plan.capture);
  return plan.kind === 'walk'
    ? walkPlanned(view, plan.walk, plan.beside, plan.sends)
    : nextPlanned(view, plan);
}

export function plannedOf(choice: Json, view: View): Planned | null {
  const plan = planIn(choice, view);
  if (plan === null) {
    const one = oneChoice(choice);
    return one && choicePlanned(one, view);
  }
  const { sentence, button } = planPlanned(plan, view);
  return { sentence: endedWords(view, choice) + sentence, button };
}
