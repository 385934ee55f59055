// Charging, fleeing, and the free attacks that a flight gives away.
import type { Choice } from '../choices.ts';
import type { Cell, Model, Table } from '../table.ts';
import { freeAttackOf } from './automaton/free.ts';
import { usableArms, worksClose } from './arms.ts';
import { attackFrame } from './attack.ts';
import { type P, fieldChapter } from './chapters.ts';
import { cellOf, ground, spotOf } from './ground.ts';
import { hackModel } from './hacking.ts';
import { has, isDown, isEngaged, onBoard, other, skill, touches } from './models.ts';
import { moveFrame } from './move.ts';
import { chargeWay, contactCells, gaitOf } from './reach.ts';
import { commander, isAutomaton, seatsOf } from './seats.ts';
import { shotRefused } from './targets.ts';
import { test } from './tests.ts';
import { closeTargets } from './close.ts';

export const charge = fieldChapter<{ model: number; target: number; weapon: string; path: Cell[]; steady: boolean }>('charge', {
  /** EE-CHG-02 EE-CHG-11 The move into contact, which may be reacted to. */
  move: { run: (play, f) => ({ call: moveFrame(play.w, f.model, f.path, { target: f.target }) }) },
  /** EE-CHG-03 EE-SPC-48 The Attack, or [Computer Use], as the second action. */
  strike: {
    run(play, f) {
      const { w } = play;
      const m = w.models[f.model]!;
      const target = w.models[f.target]!;
      if (f['answer'] !== 'arrived' || !closeTargets(w, m).includes(target)) return 'done';
      if (f.weapon === 'Computer Use') {
        hackModel(play, m, target, 1);
        return 'done';
      }
      return { call: attackFrame({ by: m.id, at: target.id, weapon: f.weapon, actions: 1, moving: true, steady: f.steady, reason: 'charge' }) };
    },
  },
});

interface Flight {
  model: number;
  path: Cell[];
  /** Enemies that were engaged with it and have not yet decided. */
  foes: number[];
}

/** EE-ENG-07 EE-ENG-10 EE-ENG-11 EE-DWN-04 Enemies that may make a free attack now. */
function freeAttackers(w: Table, f: Flight): Model[] {
  const runner = w.models[f.model]!;
  if (!onBoard(runner)) return [];
  return f.foes
    .map((id) => w.models[id]!)
    .filter((foe) => onBoard(foe) && !isDown(foe) && foe.control !== runner.control && !isEngaged(w, foe) && freeOptions(w, foe, runner).length > 0);
}

/** EE-ENG-08 EE-ENG-09 A shot without -1, or a charge. */
export function freeOptions(w: Table, foe: Model, runner: Model): Choice[] {
  const options: Choice[] = [];
  for (const arm of usableArms(w, foe))
    if (arm.range > 0 && shotRefused(w, foe, arm, runner, foe.cell, false) === null)
      options.push({ do: 'free shot', model: foe.id, weapon: arm.name });
  const blades = usableArms(w, foe).filter(worksClose);
  for (const climb of ground(w).hills ? [false, true] : [false]) {
    const cell =
      blades.length === 0 || has(foe, 'Emplaced') ? undefined : contactCells(w, foe, runner, gaitOf(foe, climb), skill(w, foe, 'MOBILITY'))[0];
    if (cell === undefined) continue;
    for (const arm of blades)
      options.push({ do: 'free charge', model: foe.id, weapon: arm.name, to: spotOf(ground(w), cell.cell), ...(climb && { climb: true as const }) });
  }
  return options;
}

export const flee = fieldChapter<Flight>('flee', {
  /** EE-ENG-06 The way out. */
  run: { run: (play, f) => ({ call: moveFrame(play.w, f.model, f.path) }) },
  /** EE-AUT-18 The automaton always takes its free attacks. */
  'the automaton strikes': {
    run(play, f) {
      const { w } = play;
      if (!isAutomaton(w, other(w.models[f.model]!.control))) return;
      const foe = freeAttackers(w, f)[0];
      if (foe === undefined) return 'done';
      return strikeFree(play, f, freeAttackOf(w, foe, w.models[f.model]!, freeOptions(w, foe, w.models[f.model]!)), 'the automaton strikes');
    },
  },
  'free attack': {
    rule: 'EE-ENG-07',
    prompt: (w, f) => `${w.models[f.model]!.name} flees. A free attack?`,
    who: (w, f) => {
      const runner = w.models[f.model]!;
      for (const seat of seatsOf(w, other(runner.control))) if (freeAttackers(w, f).some((foe) => commander(w, foe) === seat)) return seat;
      return null;
    },
    offers: (w, f, seat) => [
      ...freeAttackers(w, f)
        .filter((foe) => commander(w, foe) === seat)
        .flatMap((foe) => freeOptions(w, foe, w.models[f.model]!)),
      { do: 'no free attack' },
    ],
    take(play, f, seat, choice) {
      if (choice.do !== 'no free attack') return strikeFree(play, f, choice, 'free attack');
      f.foes = f.foes.filter((id) => commander(play.w, play.w.models[id]!) !== seat);
      return 'again';
    },
  },
});

function strikeFree(play: P, f: Flight, choice: Choice, then: string) {
  const { w } = play;
  const { model, weapon } = choice as { model: number; weapon: string };
  f.foes = f.foes.filter((id) => id !== model);
  play.tell?.({ type: 'free attack', model: w.models[model]!.name, at: w.models[f.model]!.name, weapon }, 'EE-ENG-07');
  if (choice.do !== 'free charge')
    return { call: attackFrame({ by: model, at: f.model, weapon, actions: 2, moving: false, steady: false, reason: 'free' }), then };
  return { call: freeCharge.begin({ model, target: f.model, weapon, to: cellOf(ground(w), choice.to), climb: choice.climb === true }), then };
}

/** EE-ENG-09 EE-ENG-10 A charge outside the dice that draws no reactions. */
export const freeCharge = fieldChapter<{ model: number; target: number; weapon: string; to: Cell; climb: boolean }>('free charge', {
  move: {
    run(play, f) {
      const { w } = play;
      const m = w.models[f.model]!;
      if (f.climb && !has(m, 'Grapple')) {
        const tested = test(play, skill(w, m, 'MOBILITY'), 'EE-MOV-09');
        play.tell?.({ type: 'test', model: m.name, what: 'Climb', dice: tested.dice, value: tested.value, passed: tested.passed }, 'EE-MOV-09');
        if (!tested.passed) return 'done';
      }
      const way = chargeWay(w, m, w.models[f.target]!, gaitOf(m, f.climb), skill(w, m, 'MOBILITY'), f.to, undefined);
      return 'rule' in way ? 'done' : { call: moveFrame(w, f.model, way.path, { target: f.target, quiet: true }) };
    },
  },
  strike: {
    run(play, f) {
      const { w } = play;
      if (f['answer'] !== 'arrived' || !touches(w, w.models[f.model]!, w.models[f.target]!)) return 'done';
      return { call: attackFrame({ by: f.model, at: f.target, weapon: f.weapon, actions: 1, moving: true, steady: false, reason: 'free' }) };
    },
  },
});
