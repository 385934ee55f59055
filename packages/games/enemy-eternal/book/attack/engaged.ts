// Charging, fleeing, and the free attacks that a flight gives away.
import { type Bookmark, type Refusal, type Seat, applies, refuse } from '@xenotable/kernel';
import { type ChoiceOf, saidAs, wordsOf } from '../../choices.ts';
import { type Cell, type Model, type Table, other } from '../../table.ts';
import * as person from '../../auto/reacting.ts';
import { freeAttackOf } from '../automaton/free.ts';
import { armNamed, usableArms, worksClose } from './arms.ts';
import { type Declared, attackFrame } from './attack.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { cellOf, ground, spotOf, spotsOf } from '../board/ground.ts';
import { hackModel } from '../actions/hacking.ts';
import { has, isDown, isEngaged, onBoard, skill, touches } from '../models.ts';
import { type MoveEnd, moveFrame } from '../movement/move.ts';
import { chargeWay, contactCells } from '../movement/reach.ts';
import { commander, isScript, seatsOf } from '../seats.ts';
import { shotFault } from './targets.ts';
import { climbs } from '../tests.ts';
import { modelNamed, modelOf } from '../../tableReaders.ts';
import { gaitOf } from '../movement/prices.ts';

export const charge = fieldChapter<{ attack: Declared; path: Cell[]; answer?: MoveEnd }>('charge')
  .shows('attack', 'path')
  .steps({
    /** EE-CHG-02 EE-CHG-11 The move into contact, which may be reacted to. */
    move: {
      run(play, f) {
        applies('EE-CHG-11');
        return { call: moveFrame(play.w, f.attack.by, f.path, { target: f.attack.at }) };
      },
    },
    /** EE-CHG-03 EE-SPC-48 The Attack, or [Computer Use], as the second action. */
    strike: {
      run(play, f) {
        const { w } = play;
        const { attack } = f;
        const m = modelOf(w, attack.by);
        const target = modelOf(w, attack.at);
        if (
          f.answer !== 'arrived' ||
          !onBoard(target) ||
          target.control === m.control ||
          !touches(w, m, target)
        )
          return { answer: f.answer === 'halted' ? 'halted' : 'stopped' };
        applies(attack.weapon === 'Computer Use' ? 'EE-SPC-48' : 'EE-CHG-03');
        if (attack.weapon !== 'Computer Use') return { call: attackFrame(attack) };
        hackModel(play, m, target, 1);
      },
    },
    over: { run: () => ({ answer: 'arrived' }) },
  });

export interface Flight {
  model: number;
  path: Cell[];
  /** Enemies that were engaged with it and have not yet decided. */
  foes: number[];
}

/** EE-DWN-04 A Down model makes no free attack. */
function isFloored(foe: Model): boolean {
  if (isDown(foe)) applies('EE-DWN-04');
  return isDown(foe);
}

/** EE-ENG-11 An enemy that is engaged with others makes no free attack. */
function isStillEngaged(w: Table, foe: Model): boolean {
  const engaged = isEngaged(w, foe);
  if (engaged) applies('EE-ENG-11');
  return engaged;
}

/** EE-ENG-07 EE-ENG-10 EE-DWN-04 Enemies that may make a free attack now. */
function freeAttackers(w: Table, f: Flight): Model[] {
  const runner = modelOf(w, f.model);
  if (!onBoard(runner)) return [];
  return f.foes
    .map((id) => modelOf(w, id))
    .filter(
      (foe) =>
        onBoard(foe) &&
        !isFloored(foe) &&
        foe.control !== runner.control &&
        !isStillEngaged(w, foe) &&
        freeOptions(w, foe, runner).length > 0,
    );
}

export type FreeAttack = ChoiceOf<'free shot' | 'free charge'>;

/** EE-ENG-08 EE-ENG-09 A shot without -1, or a charge. */
function freeOptions(w: Table, foe: Model, runner: Model): FreeAttack[] {
  const options: FreeAttack[] = [];
  for (const arm of usableArms(w, foe))
    if (arm.range > 0 && shotFault(w, foe, arm, runner, foe.cell, false) === null)
      options.push({ do: 'free shot', model: foe.id, weapon: arm.name });
  const blades = usableArms(w, foe).filter(worksClose);
  for (const climb of ground(w).hills ? [false, true] : [false]) {
    if (blades.length === 0 || has(foe, 'Emplaced')) break;
    const cells = contactCells(w, foe, runner, gaitOf(foe, climb), skill(w, foe, 'MOBILITY'));
    if (cells.length > 0) applies('EE-ENG-09');
    for (const arm of blades)
      for (const { cell } of cells)
        options.push({
          do: 'free charge',
          model: foe.id,
          weapon: arm.name,
          to: spotOf(ground(w), cell),
          ...(climb && { climb: true as const }),
        });
  }
  return options;
}

/** The free attacks of one player's models. */
export const freeChoices = (w: Table, f: Flight, seat: Seat): FreeAttack[] =>
  freeAttackers(w, f)
    .filter((foe) => commander(w, foe) === seat)
    .flatMap((foe) => freeOptions(w, foe, modelOf(w, f.model)));

/** Why somebody may not make this free attack. */
function freeFault(w: Table, f: Flight, seat: Seat, choice: unknown): Refusal {
  const { do: kind, ...wish } = wordsOf(choice);
  const foe = modelNamed(w, wish['model']);
  if (foe === undefined || (kind !== 'free shot' && kind !== 'free charge'))
    return refuse('EE-ENG-07', 'Somebody whom it flees from attacks, or nobody.');
  if (!f.foes.includes(foe.id) || commander(w, foe) !== seat)
    return refuse('EE-ENG-07', `${foe.name} makes no free attack now.`);
  if (isDown(foe)) return refuse('EE-DWN-04', `${foe.name} is Down.`);
  if (isEngaged(w, foe)) return refuse('EE-ENG-11', `${foe.name} is still engaged.`);
  if (kind === 'free charge') return refuse('EE-ENG-09', `${foe.name} cannot charge there with that.`);
  const arm = armNamed(foe, wish['weapon']);
  if (arm === null) return refuse('EE-ATK-02', `${foe.name} has no such weapon.`);
  return (
    shotFault(w, foe, arm, modelOf(w, f.model), foe.cell, false) ??
    refuse('EE-ENG-08', `${foe.name} cannot fire like that.`)
  );
}

export const flee = fieldChapter<Flight>('flee')
  .shows('model', 'path', 'foes')
  .steps({
    /** EE-ENG-06 The way out. */
    run: { run: (play, f) => ({ call: moveFrame(play.w, f.model, f.path, { past: f.foes.slice() }) }) },
    'free attack': {
      rule: 'EE-ENG-07',
      prompt: (w, f) => `${modelOf(w, f.model).name} flees. A free attack?`,
      who: (w, f) => {
        const runner = modelOf(w, f.model);
        for (const seat of seatsOf(w, other(runner.control)))
          if (freeAttackers(w, f).some((foe) => commander(w, foe) === seat)) return seat;
        return null;
      },
      offers: (w, f, seat) => [...freeChoices(w, f, seat), { do: 'no free attack' }],
      judge: (w, f, seat, choice) => freeFault(w, f, seat, choice),
      /** EE-AUT-18 The automaton always takes its free attacks. */
      auto({ w }, f, seat) {
        if (!isScript(seat)) return person.freeAttack(w, f, seat);
        applies('EE-AUT-18');
        const runner = modelOf(w, f.model);
        const foe = freeAttackers(w, f)[0];
        return foe === undefined
          ? { do: 'no free attack' }
          : freeAttackOf(w, runner, freeOptions(w, foe, runner));
      },
      take(play, f, seat, choice) {
        if (choice.do !== 'no free attack')
          return strikeFree(play, f, saidAs(choice, 'free shot', 'free charge'));
        f.foes = f.foes.filter((id) => commander(play.w, modelOf(play.w, id)) !== seat);
        return 'again';
      },
    },
  });

/** EE-ENG-08 EE-ENG-09 A free shot has no -1; a free charge strikes with the second of its actions. */
export const freeAttackBy = (choice: FreeAttack, runner: number): Declared => {
  const charging = choice.do === 'free charge';
  return {
    by: choice.model,
    at: runner,
    weapon: choice.weapon,
    actions: charging ? 1 : 2,
    moving: charging,
    steady: false,
    reason: 'free',
  };
};

function strikeFree(play: Play, f: Flight, free: FreeAttack): { call: Bookmark; then: 'free attack' } {
  const { w } = play;
  f.foes = f.foes.filter((id) => id !== free.model);
  const foe = modelOf(w, free.model);
  const runner = modelOf(w, f.model);
  const path = free.do === 'free shot' ? [] : freeWay(w, foe, runner, free);
  play.tell?.(
    {
      type: 'free attack',
      model: foe.name,
      at: runner.name,
      weapon: free.weapon,
      path: spotsOf(ground(w), path),
    },
    'EE-ENG-07',
  );
  const attack = freeAttackBy(free, f.model);
  applies('EE-ENG-10');
  applies(free.do === 'free shot' ? 'EE-ENG-08' : 'EE-ENG-09');
  if (free.do === 'free shot') return { call: attackFrame(attack), then: 'free attack' };
  return { call: freeCharge.begin({ attack, path, climb: free.climb === true }), then: 'free attack' };
}

/** EE-ENG-09 The way of a free charge. */
function freeWay(w: Table, foe: Model, runner: Model, { to, climb }: ChoiceOf<'free charge'>): Cell[] {
  const gait = gaitOf(foe, climb === true);
  const way = chargeWay(w, foe, runner, gait, skill(w, foe, 'MOBILITY'), cellOf(ground(w), to), undefined);
  if ('rule' in way) throw new Error(`${foe.name} cannot charge ${runner.name}: ${way.reason}`);
  return way.path;
}

/** EE-ENG-09 EE-ENG-10 A charge outside the dice that draws no reactions. */
export const freeCharge = fieldChapter<{
  attack: Declared;
  path: Cell[];
  climb: boolean;
  answer?: MoveEnd;
}>('free charge')
  .shows('attack', 'path', 'climb')
  .steps({
    move: {
      run(play, f) {
        const { by, at } = f.attack;
        if (f.climb && !climbs(play, modelOf(play.w, by))) return 'done';
        return { call: moveFrame(play.w, by, f.path, { target: at, quiet: true }) };
      },
    },
    strike: {
      run(play, f) {
        const { w } = play;
        if (f.answer !== 'arrived' || !touches(w, modelOf(w, f.attack.by), modelOf(w, f.attack.at)))
          return 'done';
        return { call: attackFrame(f.attack) };
      },
    },
  });
