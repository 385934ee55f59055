// The game round: the bag is filled, dice are drawn, models are activated, and the mission is looked at.
import { type Refusal, takeOut, applies } from '@xenotable/kernel';
import * as person from '../../auto/activating.ts';
import { type Choice, wordsOf } from '../../choices.ts';
import type { Model, Table } from '../../table.ts';
import { activationFrame } from '../actions/activation.ts';
import { chooseCommanded, chooseModel, couldAttack, wantsOverdrive } from '../automaton/choose.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { commandLimit, commandable } from './command.ts';
import { AUTOMATON, colourOf, diceIn, freeMind, seatOfColour, sideOfColour, victimOf } from './dice.ts';
import { again, choosable } from './choosable.ts';
import { fillBag } from './fillBag.ts';
import { discovery } from '../deployment/infiltrator.ts';
import { missionOf } from '../missions/index.ts';
import { has, onBoard } from '../models.ts';
import { reinforce, triggerPods } from '../deployment/pods.ts';
import { poisonTogether } from '../attack/sameMoment.ts';
import { isScript } from '../seats.ts';
import { checkWipe } from '../wipe.ts';
import { modelOf } from '../../tableReaders.ts';

interface Rounds {
  colour: string;
  /** Models still to be activated on this die: those brought forward, then the commander. */
  queue: number[];
  overdrive: boolean;
  /** EE-DIF-05 The extra die: a model acts a second time. */
  again: boolean;
}

export const rounds = fieldChapter<Rounds>('round')
  .shows('colour', 'queue', 'overdrive', 'again')
  .steps({
    /** EE-RND-07 The round number goes up, reinforcements arrive. */
    'the round begins': {
      run(play, f) {
        const { w } = play;
        w.round++;
        w.drawnDice = [];
        f.queue = [];
        play.tell?.({ type: 'round', round: w.round, of: missionOf(w).rounds }, 'EE-RND-07');
        missionOf(w).roundBegins?.(play);
        reinforce(play);
      },
    },
    /** EE-DEP-06 EE-SPC-30 Pods and markers are looked at when a round begins. */
    'at the start': {
      run(play) {
        const { w } = play;
        const standing = w.models.filter((m) => onBoard(m) && !m.neutral);
        triggerPods(play, standing);
        const found = discovery(w, standing, true);
        return found === null ? undefined : { ...found, then: 'at the start' };
      },
    },
    /** EE-RND-01 EE-COO-02 EE-DIF-06 One die for each eligible model; the automaton's number follows the difficulty, but is never none. */
    'fill the bag': { run: (play) => fillBag(play) },
    /** EE-RND-02 EE-GEN-04 One die is drawn and given to its owner. */
    draw: {
      run(play, f) {
        const { w } = play;
        const colour = play.draw(w.bag, 'EE-RND-02');
        if (colour === null) return { goTo: 'the round ends' };
        f.colour = colour;
        if (w.sides.some((side) => side.seats.length > 1)) applies('EE-COO-02');
        f.overdrive = false;
        f.again = false;
        w.drawnDice.push(f.colour);
        play.tell?.({ type: 'die drawn', colour: f.colour }, 'EE-RND-02');
        if (choosable(w, f.colour).length > 0) return;
        return bonusOrSpent(play, f);
      },
    },
    /** EE-RND-03 EE-SPC-22 EE-SPO-02 The owner of the die chooses a model, with whoever its commander brings forward. */
    'choose a model': {
      rule: 'EE-RND-03',
      prompt: 'Your die is drawn. Which model acts?',
      who: (_w, f) => (f.queue.length > 0 ? null : seatOfColour(f.colour)),
      offers: (w, f) =>
        choosable(w, f.colour)
          .flatMap((m) => activations(w, m))
          .concat(choosable(w, f.colour).every((m) => m.mind !== null) ? [{ do: 'leave the die' }] : []),
      judge: (w, f, _seat, choice) => activateFault(w, f.colour, choice),
      auto: ({ w }, f, seat) => (isScript(seat) ? automatonActivates(w) : person.activate(w, f.colour)),
      take(play, f, seat, choice) {
        const { w } = play;
        if (choice.do !== 'activate') {
          play.tell?.({ type: 'die spent', colour: f.colour }, isScript(seat) ? 'EE-AUT-23' : 'EE-SPC-17');
          return { goTo: 'draw' };
        }
        begin(play, f, modelOf(w, choice.model), choice.first ?? [], choice.overdrive === true);
      },
    },
    /** EE-RND-05 EE-SPC-24 Those brought forward act first, then the commander, if it is still there. */
    activate: {
      run(play, f) {
        const { w } = play;
        const id = f.queue.shift();
        if (id === undefined) return { goTo: 'draw' };
        const m = modelOf(w, id);
        if (!onBoard(m) || (m.activated > 0 && !f.again) || (m.mind !== null && m.mind.until !== w.round)) {
          applies('EE-RND-05');
          return 'again';
        }
        // EE-SPC-17 The victim uses the caster's activation.
        if (m.mind !== null) modelOf(w, m.mind.by).activated++;
        return { call: activationFrame(w, id, f.overdrive && f.queue.length === 0), then: 'activate' };
      },
    },
    /** EE-RND-04 EE-SPO-15 Poison takes its Wound. */
    'the round ends': {
      run(play) {
        applies('EE-RND-04');
        const poisoned = play.w.models.filter((m) => m.poisoned && onBoard(m));
        if (poisoned.length > 0) return { call: poisonTogether(poisoned) };
      },
    },
    /** EE-SPC-16 EE-SPC-18 The end of Mind Control. */
    'minds are freed': {
      run(play) {
        const { w } = play;
        for (const m of w.models) if (m.mind !== null && m.mind.until <= w.round) freeMind(play, m);
        checkWipe(play);
      },
    },
    /** EE-RND-07 EE-END-03 Mission scoring and end check, then the flags are cleared. */
    'mission check': {
      run(play) {
        const { w } = play;
        const mission = missionOf(w);
        mission.roundEnds?.(play);
        if (w.result === null && w.round >= mission.rounds) {
          applies('EE-END-03');
          mission.lastRound(play);
        }
        for (const m of w.models) {
          m.activated = 0;
          m.hitBy = [];
          m.spent = [];
        }
        return { goTo: 'the round begins' };
      },
    },
  });

/** EE-DIF-05 With the extra die a model acts again; otherwise the die is spent without effect (EE-RND-03). */
function bonusOrSpent(play: Play, f: Rounds): { goTo: 'draw' | 'activate' } {
  const { w } = play;
  const side = w.sides[sideOfColour(w, f.colour)];
  const models = side.bonus > 0 ? again(w, f.colour) : [];
  if (models.length === 0) {
    play.tell?.({ type: 'die spent', colour: f.colour }, 'EE-RND-03');
    return { goTo: 'draw' };
  }
  side.bonus--;
  const m = chooseModel(w, models);
  play.tell?.({ type: 'acts again', model: m.name }, 'EE-DIF-05');
  f.queue = [m.id];
  f.again = true;
  return { goTo: 'activate' };
}

/** Queues a commander behind those it brings forward, each on a die of its own from the bag. */
function begin(play: Play, f: Rounds, m: Model, first: readonly number[], overdrive: boolean): void {
  const { w } = play;
  if (first.length > 0) {
    m.spent.push('command');
    applies('EE-SPC-23');
    applies('EE-SPC-24');
    for (const id of first) takeOut(w.bag, colourOf(modelOf(w, id)));
    play.tell?.(
      { type: 'commands', model: m.name, first: first.map((id) => modelOf(w, id).name) },
      has(m, 'Field Command') ? 'EE-SPO-07' : has(m, 'Commanding Presence II') ? 'EE-SPP-02' : 'EE-SPC-22',
    );
  }
  f.queue = [...first, m.id];
  f.overdrive = overdrive;
}

/** EE-AIM-02 EE-AUT-01 EE-AUT-21 EE-AUT-23 The automaton chooses by its list; a controlled mind only where it can attack. */
export function automatonActivates(w: Table): Choice {
  applies('EE-AIM-01');
  applies('EE-AIM-02');
  const all = choosable(w, AUTOMATON);
  const own = all.filter((m) => m.mind === null);
  const among = own.length > 0 ? own : all.filter((m) => couldAttack(w, m));
  if (among.length === 0) return { do: 'leave the die' };
  const m = chooseModel(w, among);
  const first = chooseCommanded(w, m, Math.min(commandLimit(m), diceIn(w, AUTOMATON)));
  return {
    do: 'activate',
    model: m.id,
    ...(first.length > 0 && { first }),
    ...(wantsOverdrive(w, m) && { overdrive: true }),
  };
}

/** All ways to activate a model: alone, with those it commands, in Overdrive. */
function activations(w: Table, m: Model): Choice[] {
  const ways: Choice[] = [{ do: 'activate', model: m.id }];
  if (has(m, 'Overdrive') && !m.used.includes('Overdrive'))
    ways.push({ do: 'activate', model: m.id, overdrive: true });
  const able = commandable(w, m);
  for (const one of able) ways.push({ do: 'activate', model: m.id, first: [one.id] });
  if (commandLimit(m) < 2) return ways;
  for (const one of able)
    for (const two of able) {
      if (one === two || (colourOf(one) === colourOf(two) && diceIn(w, colourOf(one)) < 2)) continue;
      ways.push({ do: 'activate', model: m.id, first: [one.id, two.id] });
    }
  return ways;
}

function activateFault(w: Table, colour: string, choice: unknown): Refusal {
  const wish = wordsOf(choice);
  if (wish['do'] !== 'activate' || typeof wish['model'] !== 'number')
    return { rule: 'EE-RND-03', reason: 'Choose one of your models that has not acted.' };
  const m = w.models[wish['model']];
  if (m === undefined || !onBoard(m))
    return { rule: 'EE-RND-03', reason: 'There is no such model on the board.' };
  if (victimOf(w, m) !== null)
    return { rule: 'EE-SPC-17', reason: `${m.name} controls a mind and cannot act.` };
  if (m.activated > 0) return { rule: 'EE-RND-05', reason: `${m.name} has been activated this round.` };
  if (!choosable(w, colour).includes(m))
    return { rule: 'EE-RND-03', reason: `${m.name} is not yours to activate.` };
  return { rule: 'EE-SPC-23', reason: 'Nobody can be brought forward like that.' };
}
